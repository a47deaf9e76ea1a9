// A whole match played by simulated hands over the real wire, driver, referee and journal: the record equals what the hands meant.

import { expect, test } from 'vitest'
import { play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import { draw, type Random, seeded } from '../../src/core/random.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { referee } from '../../src/referee/index.ts'
import { long, sized } from '../sized.ts'
import { arrange, perform } from './hands.ts'
import { hasty, openParlour, tidied, until } from './parlour.ts'

const start: Start = {
  options: {},
  seats: [
    { name: 'Ana', card: 'hessa' },
    { name: 'Bo', card: 'dorn' }
  ],
  position: { cubes: ['0,0 S', '1,2 N'] }
}

const shows = (s: Parameters<typeof nexus.scene>[0]): string =>
  JSON.stringify(nexus.scene(s).pieces.map((p) => [p.kind, p.place]))

/** The number of actions; in the long run they reach the end of the match. */
const most = sized(100, 2000)

test('an evening of hands on the virtual table is refereed move by move', async () => {
  const parlour = openParlour({ game: nexus, clock: hasty(30) })
  expect(await parlour.room.start('nexus-keepers', start, { seed: 1 })).toBeNull()
  const first = nexus.setup(start)
  if (!first.ok) throw new Error(JSON.stringify(first.problems))
  let state = first.value
  let random: Random = seeded(6)
  const choose = <T>(all: readonly T[]): T => {
    const [i, next] = draw(random, all.length)
    random = next
    return all[i] as T
  }
  const turn = new Set<string>()
  const entries = (): readonly Json[] => {
    const read = parlour.journal.read(1)
    return read?.ok ? read.entries.map((e) => e.entry) : []
  }
  /** The record shown after each number of journal entries. */
  const shownAfter = new Map<number, string>()
  parlour.room.onChange(() => shownAfter.set(entries().length, parlour.room.record() ?? ''))
  let last: Move<Action> | null = null
  /** The state at the end of the room’s own record, replayed from the start. */
  const believed = (): string => {
    const moves = (parlour.room.record() ?? '').trim().split('\n').slice(1)
    return nexus.key(moves.reduce((s, line) => play(nexus, s, JSON.parse(line) as never), first.value))
  }
  // The reader must see the dice at rest before it can see them thrown.
  await tidied(parlour)
  for (let n = 0; n < most && nexus.outcome(state) === null; n++) {
    const [seat] = nexus.toAct(state)
    if (seat === undefined || seat === 'chance') throw new Error(`nobody can move after ${JSON.stringify(last)}`)
    // Returning to an earlier scene of the same turn would be an undo. The hands never mean that here, so skip such moves.
    const here = shows(state)
    const all = [...nexus.legal(state, seat)].filter((a) => {
      const there = shows(play(nexus, state, { by: seat, do: a }))
      return there === here || !turn.has(there)
    })
    const onBoard = nexus.scene(state).pieces.length
    const off = all.find(
      (a) => a.act === 'push' && nexus.scene(play(nexus, state, { by: seat, do: a })).pieces.length < onBoard
    )
    const made = await perform(parlour, nexus, state, { by: seat, do: off ?? choose(all) })
    for (const move of made) {
      const quiet = nexus.sketch(state, move as never).how === 'inferred'
      state = play(nexus, state, move as never)
      last = move
      if (move.by === 'chance' || move.do.act === 'end') turn.clear()
      turn.add(shows(state))
      if (quiet) continue
      arrange(parlour, nexus.scene(state))
      await until(parlour, `played ${JSON.stringify(move)}`, () => believed() === nexus.key(state))
    }
  }
  const outcome = nexus.outcome(state)
  await until(parlour, 'over', () => (parlour.room.doc('audience').match?.over !== null) === (outcome !== null))
  expect(parlour.room.doc('audience').match?.over?.winners).toEqual(outcome?.winners)
  expect(long && outcome === null).toBe(false)

  // Killed after any entry (in `npm test` after every third), the match resumes with exactly the moves that the page had shown.
  const all = entries()
  const judge = referee(nexus)
  const key = (moves: readonly Move<Action>[]): string =>
    nexus.key(moves.reduce((s, m) => play(nexus, s, m as never), first.value))
  const tried = [...shownAfter].filter((_, i) => i % sized(3, 1) === 0)
  const wrong = tried.filter(([n, record]) => {
    const again = judge.resume(start, all.slice(0, n))
    const shown = record
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as Move<Action>)
    return !again.ok || key(judge.moves(again.value[0])) !== key(shown)
  })
  expect(tried.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})
