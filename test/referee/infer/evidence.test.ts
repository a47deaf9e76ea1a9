// All searches for one verdict share one effort budget, so a judgement always ends in bounded time.

import { describe, expect, test } from 'vitest'
import type { PlaceId } from '../../../src/core/ids.ts'
import type { Observation } from '../../../src/core/observation.ts'
import { after, duel, legal, near, place, type State, spaces, start } from '../../toy/duel.ts'
import { type Belief, evidence, graph, idle, type RefereeState, searchLimits } from '../peek.ts'

const game = duel({ alike: true })
const believed = (state: State): Belief => [{ state, key: game.key(state), from: 0, moves: [] }]

/** `n` states, each after the first legal step from the one before. */
const states = (n: number): State[] => {
  const all = [start]
  for (let i = 0; i < n; i++) {
    const s = all.at(-1) as State
    all.push(after(s, legal(s)[i % 3] as ReturnType<typeof legal>[number]))
  }
  return all
}

test('the searches for one verdict share their effort, and what is left unsearched is not sure', () => {
  const all = states(8)
  const history = all.map(believed)
  const now = all.at(-1) as State
  const { men } = now
  const from = men.indexOf('0')
  const far = spaces.findLast((to) => men[to] === '.' && !near[from]?.includes(to)) as number
  const { pieces, places } = game.scene(after(now, { act: 'step', from, to: far }))
  const seen: Observation = {
    places: Object.fromEntries(places.map(({ id }) => [id, pieces.flatMap((it) => (it.place === id ? [it.kind] : []))]))
  }
  const sensors = { last: null, base: null, changedAt: 0, touched: null, tray: { rolled: 0 } }
  const match = { history, said: history.map(() => false), sensors, recent: { undone: [], open: [], accepted: null } }
  const { ask } = evidence(graph(game), match, seen)
  const found = [4, 3, 2, 1].flatMap((turns) => history.map((_, i) => ask(history.slice(i), { turns })))
  const spent = found.reduce((sum, it) => sum + it.spent, 0)
  expect(found[0]?.spent).toBeGreaterThan(1000)
  expect(spent).toBeLessThan(searchLimits.judgement + 100)
  expect(found.at(-1)).toMatchObject({ steps: [], sure: false, spent: 0 })
  // A repeated question costs nothing.
  expect(ask(history, { turns: 4 })).toBe(found[0])
})

/** Men of seat 0 (first) and of seat 1 on these spaces; seat 0 is to move. */
const men = (mine: readonly number[], theirs: readonly number[]): State => ({
  men: [...start.men].map((_, i) => (mine.includes(i) ? '0' : theirs.includes(i) ? '1' : '.')).join(''),
  turn: 0
})
const shows = (s: State, sees: (place: string) => boolean = () => true): Observation => {
  const { places, pieces } = duel().scene(s)
  const seen = places.filter(({ id }) => sees(id))
  return {
    places: Object.fromEntries(seen.map(({ id }) => [id, pieces.flatMap((it) => (it.place === id ? [it.kind] : []))]))
  }
}
const at = (x: number, y: number): number => 8 * y + x
const places = (...all: number[]): PlaceId[] => all.map(place)

describe('places that were seen to change since the table was judged', () => {
  // The first man seems to have moved two spaces at once, past the second: he has not, unless the other moved, or somebody answered.
  const [a, b, c, far] = [at(1, 1), at(2, 1), at(3, 1), at(7, 7)]
  const from = men([a, b], [far])
  const leapt = men([b, c], [far])
  const believed = (state: State): Belief => [{ state, key: duel().key(state), from: 0, moves: [] }]
  type Seen = Partial<Pick<RefereeState['sensors'], 'base' | 'last' | 'touched'>>
  const about = (sensors: Seen, rests: readonly State[] = [from], moves: Belief[number]['moves'] = []) => {
    const history = rests.map((rest, i) => believed(rest).map((it) => (i > 0 ? { ...it, moves } : it)))
    const said = history.map(() => false)
    const recent = { undone: [], open: [], accepted: null }
    return evidence(
      graph(duel()),
      { history, said, sensors: { ...idle, last: shows(leapt), ...sensors }, recent },
      shows(leapt)
    )
  }
  const explained = (sensors: Seen, rests: readonly State[] = [from], moves: Belief[number]['moves'] = []): boolean => {
    const e = about(sensors, rests, moves)
    return e.ask(e.match.history).steps.length > 0
  }
  const unseen = (id: string): boolean => id !== place(b) && id !== place(far)

  test('are all that moves may have changed', () => {
    expect(explained({ touched: places(a, c), base: shows(from) })).toBe(false)
    expect(explained({ touched: places(a, b, c, far), base: shows(from) })).toBe(true)
  })

  test('are not known where nobody can tell', () => {
    expect(explained({ touched: null, base: shows(from) })).toBe(true)
  })

  test('and so may have any that was out of view then and is seen now', () => {
    expect(explained({ touched: places(a, c), base: shows(from, unseen) })).toBe(true)
    expect(explained({ touched: places(a, c), base: { ...shows(from, unseen), clear: [] } })).toBe(true)
    expect(explained({ touched: places(a, c), base: shows(from, unseen), last: shows(leapt, unseen) as never })).toBe(
      false
    )
    expect(explained({ touched: places(a, c), base: shows(from, unseen), last: null })).toBe(false)
  })

  test('but not where all was seen: what is not listed was empty', () => {
    expect(explained({ touched: places(a, c), base: { ...shows(from, unseen), clear: ['tile'] } })).toBe(false)
  })

  test('nor before the first judgement', () => {
    expect(explained({ touched: places(a, c), base: null })).toBe(false)
  })

  test('from an earlier rest, those that what was believed since has changed are added', () => {
    // Since then the second man went and came, as two rests show, and so did another.
    const rests = [from, men([a, at(2, 2)], [far]), men([a, b], [at(6, 7)]), from]
    expect(explained({ touched: places(a, c), base: shows(from) }, [from, from])).toBe(false)
    expect(explained({ touched: places(a, c), base: shows(from) }, rests)).toBe(true)
  })

  test('so are those that moves between two rests changed and changed back', () => {
    const steps = [
      [0, b, at(2, 2)],
      [1, far, at(6, 7)],
      [0, at(2, 2), b],
      [1, at(6, 7), far]
    ] as const
    const moves = steps.map(([by, from, to]) => ({ by, do: { act: 'step', from, to } }))
    expect(explained({ touched: places(a, c), base: shows(from) }, [from, from], moves)).toBe(true)
  })

  test('the rest of it is what is believed now', () => {
    const e = about({}, [from, leapt])
    expect(e.now[0]?.state).toEqual(leapt)
    expect(e.layout).toBe(e.graph.layoutAt(e.now[0] as never))
    expect(e.lastWord).toBe(-1)
    expect(e.ask(e.match.history.slice(-1)).ends.map(({ depth }) => depth)).toEqual([0])
  })
})

test('what was worked out for one verdict is not worked out again, whatever came of it', () => {
  const history = [believed(start)]
  const sensors = { ...idle, touched: null }
  const recent = { undone: [], open: [], accepted: null }
  const { once, lastWord } = evidence(graph(game), { history, said: [true], sensors, recent }, { places: {} })
  let worked = 0
  const work = (it: unknown) => () => {
    worked++
    return it
  }
  expect([once('a', work(null)), once('a', work(1)), once('b', work(2))]).toEqual([null, null, 2])
  expect(worked).toBe(2)
  expect(lastWord).toBe(0)
})
