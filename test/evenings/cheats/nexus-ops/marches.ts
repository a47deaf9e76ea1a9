// Units that move to a wrong place, at a wrong time, or in a way they may not.

import { beside, controls, enemiesAt, isEmpty, mayStand, terrainAt } from '../../../../src/games/nexus-ops/board.ts'
import { route } from '../../../../src/games/nexus-ops/movement.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import type { HexId } from '../../../../src/kit/grid/hex.ts'
import type { Cheat } from '../cheat.ts'
import { apart, cheat, during, first, fresh, march, one, type Stack, stacks, take } from './moment.ts'

/** A unit moves to a neighbouring hex with a terrain that it may not enter. */
const onto = (terrain: string) =>
  during(['move'], (now) => {
    const { state: s } = now
    const ways = fresh(s).flatMap((it) =>
      beside(s, it.at)
        .filter((at) => terrainAt(s, at) === terrain && !mayStand(s, it.unit, at))
        .map((at) => ({ it, at }))
    )
    return first(one(now.luck, ways), ({ it, at }) => take(now, it, at))
  })

/** Units of the active player that have already moved. */
const tired = (s: State): readonly Stack[] =>
  stacks(s).filter(({ seat, unit, at }) => seat === s.active && (s.turn.moved[at]?.[unit] ?? 0) > 0)

/** A unit moves to a hex `n` away that it cannot reach by a legal route. */
const far = (units: readonly string[], n: number, fits: (s: State, it: Stack, to: HexId) => boolean = () => true) =>
  during(['move'], (now) => {
    const { state: s } = now
    const able = fresh(s).filter(({ unit }) => units.includes(unit))
    return march(now, able, (it) =>
      apart(s, it.at, n).filter((to) => route(s, it.unit, it.at, to) === null && fits(s, it, to))
    )
  })

const retreating = (units: readonly string[]) =>
  during(['move'], (now) => {
    const { state: s } = now
    const bound = fresh(s).filter(({ unit, at }) => s.turn.bound.includes(at) && units.includes(unit))
    return march(now, bound, (it) =>
      [...apart(s, it.at, 1), ...apart(s, it.at, 2)].filter(
        (to) => route(s, it.unit, it.at, to) !== null && !isEmpty(s, to) && !controls(s, s.active, to)
      )
    )
  })

const common = ['human', 'fungoid', 'crystalline'] as const

export const marches: readonly Cheat<State>[] = [
  cheat('onto-magma', 'A Human walks into a Magma Pool.', ['NO-031'], onto('magma')),
  cheat('onto-the-monolith', 'A miner climbs the Monolith.', ['NO-032'], onto('monolith')),
  cheat('two-spaces', 'A miner goes two spaces.', ['NO-030'], far(common, 2)),
  cheat(
    'three-spaces',
    'A unit goes three spaces.',
    ['NO-030', 'NO-037', 'NO-039'],
    far([...common, 'strider', 'leaper', 'dragon'], 3)
  ),
  cheat(
    'strider-off-the-rock',
    'A Rock Strider goes two spaces without rock on its way.',
    ['NO-034'],
    far(['strider'], 2, (s, { at }, to) =>
      [to, ...beside(s, at).filter((it) => beside(s, it).includes(to))].every((it) => terrainAt(s, it) !== 'rock')
    )
  ),
  cheat(
    'strider-through-enemies',
    'A Rock Strider goes through enemies.',
    ['NO-033', 'NO-034'],
    far(['strider'], 2, (s, { at, seat }, to) =>
      beside(s, at)
        .filter((it) => beside(s, it).includes(to))
        .every((it) => enemiesAt(s, it, seat).length > 0)
    )
  ),
  cheat(
    'leap-from-the-ground',
    'A Lava Leaper leaps two spaces from where no magma is.',
    ['NO-037'],
    far(['leaper'], 2)
  ),
  cheat('leap-too-far', 'A Lava Leaper leaps three spaces.', ['NO-037'], far(['leaper'], 3)),
  cheat('flight-from-the-ground', 'A Dragon flies off from where no Monolith is.', ['NO-039'], far(['dragon'], 2)),
  cheat(
    'moved-twice',
    'A unit that has moved goes on.',
    ['NO-030', 'NO-037', 'NO-039', 'NO-034', 'NO-033'],
    during(['move'], (now) => march(now, tired(now.state), (it) => beside(now.state, it.at)))
  ),
  cheat('retreat-into-battle', 'A unit leaves one battle for another.', ['NO-040'], retreating([...common, 'strider'])),
  cheat(
    'leap-into-battle',
    'A Lava Leaper or Dragon leaves one battle for another.',
    ['NO-043'],
    retreating(['leaper', 'dragon'])
  ),
  cheat(
    'moved-too-early',
    'A unit moves in the Deploy phase.',
    ['NO-030', 'NO-023'],
    during(['deploy'], (now) => {
      const mine = stacks(now.state).filter(({ seat }) => seat === now.state.active)
      return march(now, mine, (it) => beside(now.state, it.at))
    })
  ),
  cheat(
    'moved-too-late',
    'A unit moves when the Move phase is over.',
    ['NO-030'],
    during(['breath', 'explore', 'battle', 'draw'], (now) => {
      const mine = stacks(now.state).filter(({ seat }) => seat === now.state.active)
      return march(now, mine, (it) => beside(now.state, it.at))
    })
  ),
  cheat(
    'moved-out-of-turn',
    'Somebody moves a unit in another’s turn.',
    ['NO-005'],
    during(['deploy', 'move', 'battle', 'draw'], (now) => {
      const theirs = stacks(now.state).filter(({ seat }) => seat !== now.state.active)
      return march(now, theirs, (it) => beside(now.state, it.at))
    })
  ),
  cheat(
    'both-march',
    'Two players move a unit each.',
    ['NO-005', 'NO-030'],
    during(['move'], (now) => {
      const theirs = stacks(now.state).filter(({ seat }) => seat !== now.state.active)
      const a = march(now, fresh(now.state), (it) => beside(now.state, it.at))
      const b = march(now, theirs, (it) => beside(now.state, it.at))
      return a && b ? [...a, ...b] : null
    })
  )
]
