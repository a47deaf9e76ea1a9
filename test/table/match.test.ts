// The order of a match’s effects: lamps never wait for what sensors can report again; everything else waits for the disk.

import { expect, test } from 'vitest'
import { became } from '../../src/core/game.ts'
import { type Desk, openMatch } from '../../src/table/match.ts'
import { at, two } from '../referee/positions.ts'
import { skerry } from '../toy/index.ts'

const atOnce = { done: 0, paused: 0, slide: 0, gone: 0 }

/** A match at the same table as `t`, and the list of requests to its desk, in order. `disk`: completes the pending writes. */
function played(t: ReturnType<typeof at>, game = skerry) {
  const asked: string[] = []
  let written = (): void => undefined
  const ask =
    (what: string) =>
    (..._: unknown[]): void =>
      void asked.push(what)
  const desk: Desk = {
    now: () => t.at,
    after: () => () => undefined,
    note: ask('note'),
    aside: async () => undefined,
    light: ask('light'),
    over: async () => asked.push('over') > 0,
    changed: ask('changed'),
    keep: () => {
      asked.push('keep')
      return new Promise((resolve) => {
        written = () => resolve(true)
      })
    }
  }
  const opened = openMatch({ game, start: t.start, seed: 1, settling: { ...atOnce, ...t.setting.settling } }, desk)
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  const match = opened.value
  match.read(t.reading)
  asked.length = 0
  return { match, asked, disk: () => written() }
}

test('a move that the table shows is lit first, told then, and written after', () => {
  const t = at(two, { settling: atOnce })
  const { match, asked } = played(t)
  t.shift('keeper/0', '1,0')
  match.read(t.reading)
  expect(match.moves()).toHaveLength(1)
  expect(asked.filter((it) => it !== 'changed')).toEqual(['light', 'note'])
  expect(asked.indexOf('changed')).toBeGreaterThan(asked.indexOf('light'))
})

test('a word is on the disk before any lamp or page shows it', async () => {
  const t = at(two, { settling: atOnce })
  const { match, asked, disk } = played(t)
  expect(match.say(0, { act: 'step', to: [1, 0] })).toBeNull()
  expect(asked).toEqual(['keep'])
  expect(match.moves()).toHaveLength(0)
  disk()
  await expect.poll(() => asked).toEqual(['keep', 'light', 'changed'])
  expect(match.moves()).toHaveLength(1)
})

test('a refused word is answered with its reason, even where it made a step count that was waiting', () => {
  const t = at(two, { settling: { ...atOnce, done: 1000, paused: 1000, slide: 1000 }, hands: false })
  const { match } = played(t)
  t.shift('keeper/0', '1,0')
  match.read(t.reading)
  expect(match.moves()).toHaveLength(0)
  expect(match.say(0, { act: 'step', to: [9, 9] })).toMatchObject({ say: expect.stringContaining('no.') })
  expect(match.moves()).toHaveLength(1)
})

test('the same table seen again lights nothing and writes nothing', () => {
  const t = at(two, { settling: atOnce })
  const { match, asked } = played(t)
  match.read(t.reading)
  expect(asked.filter((it) => it !== 'changed')).toEqual([])
})

test('a card that a step makes due is drawn once the hand has left, which may have gone on', async () => {
  const dealing: typeof skerry = {
    ...skerry,
    decide: (state, move) =>
      move.do.act === 'step' ? became({ ...state, phase: 'deal', cards: [null, null] }) : skerry.decide(state, move)
  }
  const t = at(two, { settling: atOnce })
  const { match, asked, disk } = played(t, dealing)
  match.read({ ...t.reading, hand: true })
  match.say(0, { act: 'step', to: [1, 0] })
  disk()
  await expect.poll(() => match.moves()).toMatchObject([{ do: { act: 'step' } }])
  expect(asked.filter((it) => it === 'keep')).toHaveLength(1)
  match.read({ ...t.reading, hand: false })
  disk()
  await expect.poll(() => match.moves().slice(1)).toMatchObject([{ do: { act: 'pick' } }])
})
