import { describe, expect, test } from 'vitest'
import type { ObservedDice, Reading } from '../../../src/core/observation.ts'
import nexus from '../../../src/games/nexus-keepers/index.ts'
import { skerry } from '../../toy/index.ts'
import { peek } from '../peek.ts'
import { board, two } from '../positions.ts'
import { Table } from '../table.ts'

const at = (position: object): Table => new Table(skerry, { position: position as never })
const nearlyWon = {
  ...board('.01.', [1, 5, 5, 5]),
  score: [1, 0]
}

test('while a foul is put right the lamps follow the hand, and nothing else is waited for', () => {
  const t = at(two).shift('keeper/0', '2,1').rest()
  expect(t.ruling).toMatchObject({ corrections: [{ fix: 'move', from: '2,1', to: '0,0' }] })
  t.lift('keeper/0')
  expect(t.ruling).toMatchObject({ refusal: { rule: 'T-07' }, corrections: [{ fix: 'put', to: '0,0' }] })
  expect(peek(t.match).sensors.settling).toMatchObject({ is: 'idle' })
  t.wait(60_000)
  expect(t.heard).toEqual(['no.T-07'])
  t.put('keeper/0', '0,0').rest()
  expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
})

test('or a legal move is made instead', () => {
  const t = at(two).shift('keeper/0', '2,1').rest().shift('keeper/0', '1,0').rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [{ do: { act: 'step', to: [1, 0] } }] })
  expect(t.heard).toEqual(['no.T-07', 'say.step'])
})

test('when it is over figures may be put away', () => {
  const t = at({ ...nearlyWon, dice: [5, 5, 5, 5] })
    .lift('keeper/1')
    .rest()
  expect(t.heard).toEqual(['say.push', 'won'])
  t.lift('keeper/0').wait(60_000).put('keeper/0', '2,1').wait(60_000)
  expect(peek(t.match).sensors.settling).toMatchObject({ is: 'idle' })
  expect(t.heard).toEqual(['say.push', 'won'])
  expect(t.ruling).toMatchObject({ ruling: 'settled' })
})

test('but what is put back shows that it was not over', () => {
  const t = at({ ...nearlyWon, dice: [5, 5, 5, 5] })
    .lift('keeper/1')
    .rest()
    .put('keeper/1', '2,0')
    .rest()
  expect(t.heard).toEqual(['say.push', 'won', 'referee.takenBack'])
  expect(t.match.outcome).toBeNull()
  expect(t.judge.moves(t.match)).toEqual([])
})

test('a figure that is held where it stood, and put away after all, takes nothing back', () => {
  const t = at({ ...nearlyWon, dice: [5, 5, 5, 5] })
    .lift('keeper/1')
    .rest()
  t.hands(true).put('keeper/1', '2,0').lift('keeper/1').hands(false).wait(60_000)
  expect(t.heard).toEqual(['say.push', 'won'])
  expect(t.match.outcome).toMatchObject({ winners: [0] })
})

test('so does what goes on elsewhere: the last slide was read too short', () => {
  const position = { ...board('01o.', [5, 5, 5, 5]), score: [1, 0] }
  const t = at(position).lift('keeper/1').lift('2,0').rest()
  expect(t.match.outcome).toMatchObject({ winners: [0] })
  t.put('keeper/1', '3,0').rest()
  expect(t.match.outcome).toBeNull()
  expect(t.heard).toContain('referee.reread')
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'push', n: 2 } }])
})

test('a foul that was mended into a play half done is called no longer', () => {
  const t = new Table(nexus, { position: { cubes: ['0,0 S'], phase: 'place', active: 1 } })
  t.hands(true).put('cube/1/E', '#3,0').hands(false).rest()
  expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'NK-004' } })
  t.hands(true).lift('#3,0')
  expect(t.ruling).toMatchObject({ ruling: 'foul' })
  t.put('cube/1/E', '#2,1').hands(false).rest()
  expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ fix: 'put' }, { fix: 'put' }] })
  expect(t.cues('lifted')).toMatchObject({ '0,-1': 'put', '3,1': 'put' })
  expect(t.cues('foul')).toEqual({})
  t.put('keeper/0', '0,-1').put('keeper/1', '3,1').rest()
  expect(t.state).toMatchObject({ phase: 'roll' })
})

test('what nobody can tell is said so, written down, and over when it is taken away', () => {
  const t = new Table(nexus, { seats: [{}, {}] }).tray([6]).rest().tray([2]).rest().put('?', '#4,7').rest()
  const say = { say: 'referee.lost' }
  const gaveUp = { ruling: 'gave up', say, corrections: [{ fix: 'take', kind: null, from: '#4,7' }] }
  expect(t.ruling).toEqual(gaveUp)
  expect(t.told.at(-1)).toMatchObject({ say, by: 'referee', tone: 'foul' })
  expect(t.entries.at(-1)).toMatchObject({ entry: 'foul', see: { places: { '#4,7': ['?'] } }, say })
  // The lamps keep up with what is still wrong.
  expect(t.put('?', '#9,9').ruling).toMatchObject({ ruling: 'gave up', corrections: [{}, {}] })
  t.press(0, 'why')
  expect(t.heard.at(-1)).toBe('referee.wanted.other')
  t.lift('#4,7').lift('#9,9').rest()
  expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
})

describe('a tray that is seen later than the board is remembered as it lies', () => {
  const dice: ObservedDice = { lying: [1, 4, 4, 4].map((face) => ({ kind: 'regular', face })), thrown: [] }
  /** What is recorded while these readings come, one a second. */
  const recorded = (...all: Partial<Reading>[]) => {
    const { judge, start, reading } = new Table(skerry, { position: two })
    const opened = judge.open(start)
    if (!opened.ok) throw new Error('no Skerry')
    let [match] = opened.value
    const board = { places: reading.places, clear: ['tile', 'ground', 'side'], hand: false } as const
    return all.flatMap((it, i) => {
      const [next, effects] = judge.step(match, { input: 'reading', at: 1000 * i, reading: { ...board, ...it } })
      match = next
      return effects.flatMap((e) => (e.effect === 'record' ? [e.entry] : []))
    })
  }
  const look = (at: number) => ({ entry: 'look', at, see: { dice } })

  test('once the board was judged', () => {
    expect(recorded({}, { dice }, { dice })).toMatchObject([look(1000)])
  })

  test('and where it was not, because a hand was there', () => {
    expect(recorded({ hand: true }, { hand: true, dice }, { dice }, { dice })).toMatchObject([look(2000)])
  })
})
