// Fuzzes positions, from a seed: the game refuses each where it is wrong, or it can be played.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sample } from '../../../src/core/chance.ts'
import { play } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import { seeded } from '../../../src/core/random.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { Luck, some } from '../../conformance/playout.ts'
import { mutate, poolOf } from '../mutate.ts'
import { readable } from '../readable.ts'

interface Begun {
  readonly seats: readonly Json[]
  readonly options: Json
  readonly position: Json
}
const folder = 'test/scenarios/nexus-ops'
const written = readdirSync(folder).map((file): Begun => {
  const [header = ''] = readFileSync(join(folder, file), 'utf8').split('\n')
  const { seats, options = {}, position = {} } = JSON.parse(header)
  return { seats, options, position }
})
const ready = Object.values(game.positions ?? {}).map(({ seats, position }): Begun => {
  return { seats: Array.from({ length: seats }, () => ({})), options: {}, position }
})
/** A position with every key, so that the fuzzer corrupts each of them. */
const rest: Begun = {
  seats: [{}, {}, {}, {}],
  options: { teams: true, emptySupplyExplore: 'owed' },
  position: {
    first: 1,
    active: 2,
    phase: 'battle',
    ground: { '1,0': 'magma', '1,-1': 'rock' },
    units: { '1,-1': ['', '', 'S2'], '-1,2': ['H1', '', '', 'L1'], '2,0': ['C1', '', 'H1'] },
    settled: { '-1,2': ['H1'] },
    mines: { '-1,2': 1, '2,0': 2 },
    tiles: ['0,1', '0,2'],
    known: { '0,1': { tile: 'XT-6', seats: [0, 2] } },
    revealed: ['XT-1', 'XT-4', 'XT-2'],
    rubium: [5, 0, 9, 2],
    vp: [1, 2, 3, 4],
    owed: ['S1'],
    hands: [['EN-06'], [], ['SM-01', 'EN-11'], ['EN-01']],
    played: [[], [], ['MI-01', 'SM-12'], []],
    discards: { energize: ['EN-02'], secret: ['SM-20'] },
    missions: 19,
    out: [1],
    moved: { '2,0': 'H1' },
    fought: ['-1,2']
  }
}
const corpus = [...ready, ...written, rest]
const pool = poolOf(corpus.map(({ position }) => position))

/** Asks the game everything that a page or a referee asks first, then plays one move and asks again. */
function asked(s: State): void {
  const look = (now: State): void => {
    game.scene(now)
    game.key(now)
    game.outcome(now)
    for (const viewer of ['audience', ...now.players.keys()] as const) game.view(now, viewer)
  }
  look(s)
  const [actor] = game.toAct(s)
  if (actor === undefined) return
  const node = game.chance(s)
  const chosen = node ? sample(node, seeded(1))[0] : some(game.legal(s, actor), 200).at(-1)
  expect(chosen, 'somebody is to act and cannot').toBeDefined()
  const move = { by: node ? 'chance' : actor, do: chosen } as never
  expect(game.refuse(s, move)).toBeNull()
  game.sketch(s, move)
  game.tell(s, move)
  look(play(game, s, move) as State)
}

test('what is spoilt was a position before', () => {
  for (const start of corpus) {
    const set = game.setup(start)
    expect(set.ok ? [] : set.problems, JSON.stringify(start)).toEqual([])
    if (set.ok) asked(set.value)
  }
})

test('a spoilt position is refused where it is wrong, or it can be played', () => {
  const each = Math.ceil(Number(process.env.MUTANTS ?? 5000) / corpus.length)
  let [good, refused] = [0, 0]
  for (const [i, start] of corpus.entries())
    for (let n = 0; n < each; n++) {
      const position = mutate(start.position, pool, new Luck(1000 * i + n), 1 + (n % 3))
      const told = JSON.stringify({ ...start, position })
      try {
        const set = game.setup({ ...start, position })
        if (set.ok) {
          asked(set.value)
          good++
          continue
        }
        expect(set.problems.length).toBeGreaterThan(0)
        for (const { at, why } of set.problems) {
          expect(at[0]).toBe('position')
          readable(game.words, why)
        }
        refused++
      } catch (error) {
        throw new Error(`${(error as Error).message}\n${told}`, { cause: error })
      }
    }
  expect(good).toBeGreaterThan(200)
  expect(refused).toBeGreaterThan(1000)
})
