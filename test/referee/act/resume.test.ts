// Resuming a match from its record: after any entry, and whatever the table shows by then.

import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../../../src/core/json.ts'
import type { Folded } from '../../../src/referee/index.ts'
import { skerry } from '../../toy/index.ts'
import { peek } from '../peek.ts'
import { two } from '../positions.ts'
import { Table } from '../table.ts'

/** A match with some of everything: a throw, steps, a reinterpreted slide, an undo, declared actions, a secret, an answered question. */
function played(): Table {
  const t = new Table(skerry)
  t.say('chance', { act: 'pick', what: 'card/0', items: ['sun'] })
  t.say('chance', { act: 'pick', what: 'card/1', items: ['moon'] })
  t.tray([4, 4, 4, 4]).rest()
  t.shift('keeper/0', '1,0').rest().shift('keeper/0', '0,0').rest()
  t.shift('keeper/0', '0,1').rest().say(0, { act: 'peek' })
  t.hidden = (id) => id === '0,2' || id === '0,0'
  t.lift('keeper/0').rest().press(0, 'end').press(0, 1)
  t.hidden = null
  t.set(t.scene).show().rest()
  return t.tray([5, 5, 1, 1]).rest()
}

test('the evening has some of everything', () => {
  const { news, heard, state } = played()
  expect(new Set(news.map((entry) => (entry as { entry: string }).entry))).toEqual(new Set(['say', 'see', 'answer']))
  expect(heard).toContain('referee.takenBack')
  expect(state).toMatchObject({ turn: 1, phase: 'rolled' })
})

test('cut off after any entry, it is the match as it stood then', () => {
  const whole = played()
  const again = whole.judge.resume(whole.start, whole.entries)
  if (!again.ok) throw new Error('the start was legal once')
  expect(peek(again.value[0]).history).toEqual(peek(whole.match).history)
  expect(peek(again.value[0]).past).toEqual(peek(whole.match).past)
  expect(peek(again.value[0]).said).toEqual(peek(whole.match).said)
  for (let n = 0; n < whole.entries.length; n++) {
    const cut = whole.judge.resume(whole.start, whole.entries.slice(0, n))
    expect(cut.ok && whole.judge.moves(cut.value[0]).length).toBeLessThanOrEqual(whole.judge.moves(whole.match).length)
  }
})

test('its effects light and show the match, and tell again what was told, with its time', () => {
  const whole = played()
  const foul = whole.shift('keeper/1', '3,1').rest()
  expect(foul.ruling.ruling).toBe('foul')
  foul.shift('keeper/1', '3,0').rest()
  expect(whole.told.map(({ tone }) => tone)).toEqual(expect.arrayContaining(['move', 'chance', 'foul', 'undo']))
  const again = whole.judge.resume(whole.start, whole.entries)
  const effects = again.ok ? again.value[1] : []
  expect(effects.flatMap((it) => (it.effect === 'tell' ? [it.told] : []))).toEqual(whole.told)
  expect(effects.filter((it) => it.effect !== 'tell').map(({ effect }) => effect)).toEqual(['light', 'show'])
})

test('how it ended is told again', () => {
  const t = new Table(skerry, { position: { ...two, round: 60 } }).press(0, 'end')
  expect(t.told.at(-1)).toMatchObject({ tone: 'over' })
  const again = t.judge.resume(t.start, t.entries)
  expect(again.ok && again.value[1].flatMap((it) => (it.effect === 'tell' ? [it.told] : []))).toEqual(t.told)
})

test('of much that was told only the latest is told again', () => {
  const t = new Table(skerry, { position: two })
  for (let n = 0; n < 300; n++)
    t.wait(10)
      .say(0, { act: 'step', to: [1, 0] })
      .press(0, 'undo')
  const again = t.judge.resume(t.start, t.entries)
  const told = again.ok ? again.value[1].flatMap((it) => (it.effect === 'tell' ? [it.told] : [])) : []
  expect(told).toHaveLength(200)
  expect(told).toEqual(t.told.slice(-200))
})

/** The same table after a power cut, before the first reading. */
function afterDark(t: Table): Table {
  const again = t.judge.resume(t.start, t.entries)
  if (!again.ok) throw new Error('the start was legal once')
  t.match = again.value[0]
  return t
}

test('dice that a hand turned before it, when nobody minded, were not thrown in the dark', () => {
  const t = new Table(skerry, { position: { ...two, phase: 'rolled', dice: [1, 2, 4, 5] }, tray: [1, 2, 4, 5] })
  t.press(0, 'end').rest()
  t.dice = { lying: [6, 2, 4, 5].map((face) => ({ kind: 'regular', face })), thrown: [] }
  t.show().rest()
  t.dice = { lying: t.dice.lying }
  afterDark(t).show().rest()
  expect(t.state).toMatchObject({ turn: 1, phase: 'roll' })
})

test('a table left as it was is taken for that', () => {
  const t = afterDark(played())
  const entries = t.entries.length
  t.show().rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled' })
  expect(t.entries).toHaveLength(entries)
})

test('so is one where faces were said while other dice lay there, and a piece has moved since', () => {
  const t = new Table(skerry, { position: { ...two, phase: 'rolled', dice: [1, 2, 4, 5] }, tray: [1, 2, 4, 5] })
  const said = [2, 2, 4, 4].map((face) => ({ kind: 'regular', face }))
  t.press(0, 'end').rest().say('chance', { act: 'throw', dice: said }).rest().shift('keeper/1', '3,1').rest()
  const entries = t.entries.length
  afterDark(t).show().rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled' })
  expect(t.entries).toHaveLength(entries)
})

test('a step made in the dark is a step', () => {
  const t = new Table(skerry, { position: { dice: [1, 1, 4, 4] } })
  afterDark(t).shift('keeper/0', '1,0').rest()
  expect(t.heard).toEqual(['say.step'])
})

test.each([
  ['that were not there before are a throw', [], true],
  ['that lay there before anybody played are none', [4, 4, 4, 4], false]
])('dice seen after the dark %s', (_, before, thrown) => {
  const t = new Table(skerry, { rolls: false, tray: before })
  t.say('chance', { act: 'pick', what: 'card/0', items: ['sun'] })
  t.say('chance', { act: 'pick', what: 'card/1', items: ['moon'] })
  afterDark(t).dice = { lying: Array(4).fill({ kind: 'regular', face: 4 }), thrown: [] }
  t.show().rest()
  expect(t.heard.includes('say.throw')).toBe(thrown)
})

const said = (): Table => new Table(skerry, { position: two }).say(0, { act: 'step', to: [1, 0] })

test('a table that had not followed a word before the dark is led, and takes nothing back', () => {
  const t = afterDark(said()).show().rest()
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'step' } }])
  expect(t.ruling).toMatchObject({ ruling: 'on the way', say: { say: 'referee.wanted' } })
  t.obey().rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled' })
  expect(t.judge.moves(t.match)).toHaveLength(1)
})

test('dice that had not followed a word before the dark are waited for, like pieces', () => {
  const t = new Table(skerry, { position: { ...two, phase: 'rolled', dice: [1, 4, 4, 4] }, tray: [1, 4, 4, 4] })
  t.show()
    .rest()
    .say(0, { act: 'reroll', dice: [4, 4] })
    .rest()
  const before = t.ruling
  afterDark(t).show().lift('keeper/1').wait(200).put('keeper/1', '3,0').rest()
  expect(t.heard).not.toContain('referee.foul')
  expect(t.ruling).toEqual(before)
  t.tray([1, 2, 2, 4], [1, 2]).rest()
  expect(t.state).toMatchObject({ dice: [1, 2, 2, 4] })
})

test('nor does one that had not followed an undo make the move again', () => {
  const t = new Table(skerry, { position: two }).shift('keeper/0', '1,0').rest().press(0, 'undo')
  afterDark(t).show().rest()
  expect(t.judge.moves(t.match)).toEqual([])
  t.obey().rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [] })
})

test('one that had followed it is taken for that, and goes on', () => {
  const t = afterDark(said().obey().rest()).show().rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled' })
  t.press(0, 'end').shift('keeper/1', '3,1').rest()
  expect(t.judge.moves(t.match)[0]).toMatchObject({ do: { act: 'step' } })
})

test('and a step made in the dark after it is a step', () => {
  const t = new Table(skerry, { position: two }).say(0, { act: 'step', to: [1, 0] }).obey()
  afterDark(t.rest()).shift('keeper/0', '1,1').rest()
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { to: [1, 0] } }, { do: { to: [0, 1] } }])
})

test('a figure knocked over in the dark is led back', () => {
  const t = afterDark(played()).shift('keeper/1', '2,2').rest()
  expect(t.ruling).toMatchObject({
    ruling: 'foul',
    corrections: [{ fix: 'move', kind: 'keeper/1', from: '2,2', to: '3,0' }]
  })
  expect(t.obey().rest().ruling).toEqual({ ruling: 'settled', moves: [] })
})

test('a start that the game refuses is no match', () => {
  const { judge } = new Table(skerry)
  expect(judge.open({ options: {}, seats: [{}] })).toMatchObject({ ok: false, problems: [{ rule: 'T-15' }] })
})

test('older entries, which also name the move beside its steps, are the same match', () => {
  const whole = played()
  const older = whole.entries.map((entry) => {
    const { entry: kind, steps } = entry as { entry: string; steps?: readonly { readonly moves: readonly Json[] }[] }
    const move = kind === 'say' ? steps?.[0]?.moves.at(-1) : undefined
    return move === undefined ? entry : { ...(entry as JsonObject), move }
  })
  expect(older).not.toEqual(whole.entries)
  expect(whole.judge.resume(whole.start, older)).toEqual(whole.judge.resume(whole.start, whole.entries))
})

const folded = (t: Table): Folded[] => {
  const all: Folded[] = []
  expect(t.judge.resume(t.start, t.entries, (it) => all.push(it)).ok).toBe(true)
  return all
}

test('whoever wants to hears of every move as it is folded, with where it led and what it made', () => {
  const t = new Table(skerry, { position: two }).shift('keeper/0', '1,0').rest().press(0, 'end').rest()
  t.tray([2, 3, 4, 5]).rest()
  const all = folded(t)
  expect(all.map(({ number, move: { do: it } }) => [number, it.act])).toEqual([
    [1, 'step'],
    [2, 'end'],
    [3, 'roll'],
    [4, 'throw']
  ])
  expect(all.map(({ move }) => move)).toEqual(t.judge.moves(t.match))
  for (const [i, { before, after, made }] of all.entries()) {
    expect(after.key).toBe(skerry.key(after.state as never))
    expect(made.events.length).toBeGreaterThan(0)
    expect(before).toEqual(i === 0 ? new Table(skerry, { position: two }).state : all[i - 1]?.after.state)
  }
  expect(all.at(-1)?.after.state).toEqual(t.state)
})

test('a move after an undo has the number of the one that was undone', () => {
  const t = new Table(skerry, { position: two }).shift('keeper/0', '1,0').rest().shift('keeper/0', '0,0').rest()
  t.shift('keeper/0', '0,1').rest()
  expect(folded(t).map(({ number, move: { do: it } }) => [number, it])).toEqual([
    [1, { act: 'step', to: [1, 0] }],
    [1, { act: 'step', to: [0, 1] }]
  ])
})

test('what waits when it is taken up has waited since the last entry', () => {
  const t = new Table(skerry, { position: two }).wait(5000).shift('keeper/0', '1,0').rest()
  expect(folded(t).map(({ number }) => number)).toEqual([1])
  const again = t.judge.resume(t.start, t.entries)
  expect(again.ok && again.value[1].filter(({ effect }) => effect === 'wake')).toEqual([])
})
