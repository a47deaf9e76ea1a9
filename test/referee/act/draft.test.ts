// What one step of the referee says, lights and records, and in which order.

import { expect, test } from 'vitest'
import type { Effect, Input } from '../../../src/core/ruling.ts'
import { skerry } from '../../toy/index.ts'
import { board, two } from '../positions.ts'
import { Table } from '../table.ts'

const nearlyWon = {
  ...board('..01', [1, 1, 5, 5]),
  score: [1, 0]
}
const at = (position: object): Table => new Table(skerry, { position: position as never })

/** The names of the effects of one input. */
function effects(t: Table, input: object): string[] {
  const [, all] = t.judge.step(t.match, { at: t.at, ...input } as Input)
  return all.map((it: Effect) => it.effect)
}

test('the end is told once, by the referee, in the game’s words', () => {
  const t = at(nearlyWon).lift('keeper/1').rest()
  const last = {
    at: expect.any(Number),
    say: { say: 'won', with: { seats: [{ seat: 0 }] } },
    by: 'referee',
    tone: 'over'
  }
  expect(t.told.at(-1)).toEqual(last)
  expect(t.over).toMatchObject({ winners: [0] })
  const told = t.told.length
  t.over = null
  t.shift('keeper/0', '2,1').rest().press(0, 'why')
  expect(t.over).toBeNull()
  expect(t.told.slice(told).filter(({ tone }) => tone === 'over')).toEqual([])
})

test('a match that is taken up when it is over is not told again', () => {
  const t = at({ ...nearlyWon, phase: 'over', score: [2, 0] })
  expect(t.over).toMatchObject({ winners: [0] })
  expect(t.heard).toEqual([])
})

test('remarks and fouls are the referee’s own', () => {
  const t = at({ ...nearlyWon, dice: [1, 1, 4, 4] }).press(0, 'undo')
  expect(t.told).toEqual([{ at: t.at, say: { say: 'referee.nothingToUndo' }, by: 'referee', tone: 'note' }])
  t.shift('keeper/0', '0,1').rest()
  expect(t.told.at(-1)).toMatchObject({ by: 'referee', tone: 'foul' })
})

test('what the table can show again is lit first; what only ears heard is written down first', () => {
  const t = at({
    ...nearlyWon,
    keepers: [
      [0, 0],
      [3, 0]
    ],
    dice: [1, 1, 4, 4]
  })
  const { reading } = t.shift('keeper/0', '1,0')
  t.shift('keeper/0', '0,0').rest()
  const seen = effects(t, { input: 'reading', reading: { ...reading, hand: false } })
  expect(seen.indexOf('record')).toBeGreaterThan(seen.indexOf('light'))
  expect(seen.indexOf('record')).toBeGreaterThan(seen.indexOf('tell'))
  const said = effects(t, { input: 'press', seat: 0, button: 'end' })
  expect(said[0]).toBe('record')
  expect(said).toContain('light')
  expect(said).toContain('show')
})

test('when it wants to look again is said last', () => {
  const t = at({ ...nearlyWon, dice: [1, 1, 4, 4] })
  const { reading } = t.shift('keeper/0', '1,2')
  t.shift('keeper/0', '2,0').rest()
  const last = t.judge.step(t.match, { input: 'reading', at: t.at, reading })[1].at(-1)
  expect(last).toEqual({ effect: 'wake', at: expect.any(Number) })
  expect(last?.effect === 'wake' && last.at).toBeGreaterThan(t.at)
})

test('a look that shows nothing new brings nothing about', () => {
  const t = at(nearlyWon)
  expect(effects(t, { input: 'tick' })).toEqual([])
  expect(effects(t, { input: 'reading', reading: t.reading })).toEqual([])
})

test('a word over a step that nobody has judged yet: both are written down before anything is seen', () => {
  const t = at({ ...nearlyWon, dice: [1, 4, 4, 4], ...board('0..1 .oo.') })
    .shift('keeper/0', '1,0')
    .wait(10)
  expect(effects(t, { input: 'press', seat: 0, button: 'end' }).slice(0, 2)).toEqual(['record', 'record'])
})

test('so is every word: what is said, undone or answered', () => {
  const t = at({ ...nearlyWon, dice: [4, 4, 4, 4], ...board('0..1') })
  const move = { by: 0, do: { act: 'step', to: [1, 0] } }
  expect(effects(t, { input: 'choice', move })[0]).toBe('record')
  t.shift('keeper/0', '1,0').rest()
  expect(effects(t, { input: 'undo', seat: 0 })[0]).toBe('record')
  const out = at({ ...two, dice: [4, 4, 4, 4] })
    .shift('keeper/0', '0,1')
    .rest()
  out.hidden = (id) => id === '0,2' || id === '0,0'
  out.say(0, { act: 'peek' }).lift('keeper/0').rest().press(0, 'end')
  const { asked } = out.match
  expect(asked?.question.options.length).toBeGreaterThan(1)
  expect(effects(out, { input: 'answer', question: asked?.question.id, option: 0 })[0]).toBe('record')
})

test('a foul and a first look are lit first, and written down after', () => {
  const t = at(nearlyWon).hands(true).shift('keeper/0', '0,1')
  t.hands(false)
  t.at += 60_000
  const foul = effects(t, { input: 'tick' })
  expect(foul).toContain('tell')
  expect(foul.indexOf('record')).toBeGreaterThan(foul.indexOf('tell'))
})
