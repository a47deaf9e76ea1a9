// Laws of the search that explains what a table shows, for every game. Sound: explanations are legal. Complete: it finds every legal play.
// Silent: it invents nothing. Blind: missing readings never make a foul.

import { describe, expect, test } from 'vitest'
import type { ChanceAction } from '../../src/core/chance.ts'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { KindId, PlaceId } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import type { Observation, ObservedDice, ObservedPiece } from '../../src/core/observation.ts'
import type { Belief } from '../referee/peek.ts'
import { graph, type SearchResult, search, viewAgrees, viewOf } from '../referee/peek.ts'
import { sized } from '../sized.ts'
import { games } from './games.ts'
import { begin, each, Luck, matches, starts, type Turn } from './playout.ts'
import { still, thrown } from './tray.ts'

/** A few moves in a row that sensors can follow, with one throw at most, and what the table shows after them. */
interface Stretch {
  readonly from: Json
  readonly to: Json
  readonly moves: number
  readonly lastDice: ObservedDice
  readonly seen: Observation
}

function stretches(game: AnyGame, turns: readonly Turn[], luck: Luck): Stretch[] {
  const found: Stretch[] = []
  let tray: ObservedDice = { lying: [], thrown: [] }
  let i = 0
  while (i < turns.length) {
    const first = turns[i] as Turn
    const lastDice = still(tray)
    const longest = 1 + luck.below(4)
    let [to, n, throws] = [first.state, 0, 0]
    for (; n < longest && i + n < turns.length; n++) {
      const { state, move, next } = turns[i + n] as Turn
      if (game.sketch(state, move).how === 'declared') break
      if (move.by === 'chance' && ++throws > 1) break
      if (move.by === 'chance') tray = thrown(game, state, move.do as ChanceAction)
      to = next
    }
    if (n > 0 && !game.toAct(to).includes('chance'))
      found.push({ from: first.state, to, moves: n, lastDice, seen: shows(game, to, tray) })
    tray = still(tray)
    i += Math.max(1, n)
  }
  return found
}

function shows(game: AnyGame, state: Json, dice: ObservedDice): Observation {
  const { places, pieces } = game.scene(state)
  const seen: Record<PlaceId, KindId[]> = Object.fromEntries(places.map(({ id }) => [id, []]))
  for (const { place, kind } of pieces) seen[place]?.push(kind)
  return { places: seen, clear: ['tile', 'ground', 'side'], dice }
}

const faces = (dice: ObservedDice['lying']): string =>
  dice
    .map((d) => JSON.stringify(d))
    .sort()
    .join()

const believed = (game: AnyGame, state: Json): Belief => [{ state, key: game.key(state), from: 0, moves: [] }]

/** Removes information: some places are hidden, some pieces are only "something", and the tray may be missing. */
function dim({ places, dice }: Observation, luck: Luck): Observation {
  const seen = Object.entries(places).flatMap(([place, things]): [string, readonly ObservedPiece[]][] =>
    luck.below(3) === 0 ? [] : [[place, luck.below(3) === 0 ? things.map(() => '?') : things]]
  )
  return { places: Object.fromEntries(seen), ...(dice && luck.below(4) > 0 ? { dice } : {}) }
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const all = starts(game).flatMap(([, start], i) => {
    const atlas = graph(game)
    const luck = new Luck(i)
    return [...matches(game, begin(game, start), 7 + i, each(game, sized(400, 2000)), sized(15, 75))]
      .flatMap((turns) => stretches(game, turns, luck))
      .map((stretch) => ({ ...stretch, atlas }))
  })

  test('sound: an explanation is legal and shows what is seen', () => {
    for (const { atlas, from, lastDice, seen } of all) {
      for (const { moves } of search(atlas, believed(game, from), { observed: seen, lastDice }).steps) {
        let state = from
        for (const move of moves) {
          expect(game.refuse(state, move)).toBeNull()
          state = play(game, state, move)
        }
        expect(viewAgrees(viewOf(seen), atlas.node(state).layout)).toBe(true)
        const throws = moves.filter(({ by }) => by === 'chance')
        expect(throws.length).toBe(seen.dice?.thrown?.length ? 1 : 0)
      }
    }
  })

  /** Whether the search succeeded. It may fail for more than three moves in one reading, if it says that it is not sure. */
  const isDone = (moves: number, { steps, sure }: Pick<SearchResult, 'steps' | 'sure'>): boolean =>
    steps.length > 0 || (moves > 3 && !sure)

  test('complete: whatever legal play did is explained', () => {
    expect(all.length).toBeGreaterThan(sized(25, 50))
    let given = 0
    for (const { atlas, from, to, moves, lastDice, seen } of all) {
      const found = search(atlas, believed(game, from), { observed: seen, lastDice })
      if (found.steps.length === 0) given++
      expect(isDone(moves, found), `${JSON.stringify(from)} to ${JSON.stringify(to)}`).toBe(true)
    }
    expect(given).toBeLessThan(all.length / 50)
  })

  test('complete also if the tray does not report which dice rolled, as long as it looks different', () => {
    for (const { atlas, from, moves, lastDice, seen } of all) {
      const lying = seen.dice?.lying ?? []
      if (seen.dice?.thrown?.length && faces(lying) === faces(lastDice.lying)) continue
      const found = search(atlas, believed(game, from), {
        observed: { ...seen, dice: { lying } },
        lastDice: { lying: lastDice.lying }
      })
      expect(isDone(moves, found)).toBe(true)
    }
  })

  test('silent: nothing happened, nothing said', () => {
    for (const { atlas, to, seen } of all) {
      const dice = seen.dice && still(seen.dice)
      const found = search(atlas, believed(game, to), {
        observed: { ...seen, ...(dice ? { dice } : {}) },
        lastDice: dice
      })
      expect(found.steps).toEqual([{ from: 0, moves: [] }])
    }
  })

  test('blind: fewer readings never make a foul', () => {
    const luck = new Luck(11)
    for (const { atlas, from, lastDice, seen } of all.filter((_, i) => i % 2 === 0)) {
      const dimmed = dim(seen, luck)
      const { steps, unseen, guessed, sure } = search(atlas, believed(game, from), { observed: dimmed, lastDice })
      // Accepted: it waits for unseen dice, or says that too many moves are possible to guess what it can't see.
      expect(steps.length > 0 || unseen !== null || guessed || !sure, JSON.stringify(dimmed)).toBe(true)
    }
  })
})
