// All searches for one verdict share one effort budget, so a judgement always ends in bounded time.

import { expect, test } from 'vitest'
import type { Observation } from '../../../src/core/observation.ts'
import { after, duel, legal, near, type State, spaces, start } from '../../toy/duel.ts'
import { type Belief, evidence, graph, searchLimits } from '../peek.ts'

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
