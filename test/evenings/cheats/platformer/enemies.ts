// Enemies carried to a space where they may not go, and a boss that appears too early.

import { enemyKind } from '../../../../src/games/platformer/places.ts'
import { bossAt, isTaken, type State, square } from '../../../../src/games/platformer/state.ts'
import { distance } from '../../../../src/games/platformer/tower/cell.ts'
import { near } from '../../../../src/games/platformer/turn/near.ts'
import type { Cheat } from '../cheat.ts'
import { acting, any, away, bring, cells, cheat, enemies, oneOf, walk } from './moment.ts'
import { barred, enemyRoutes, free, isDiagonal, lacks } from './routes.ts'

export const enemyCheats: readonly Cheat<State>[] = [
  cheat(
    'push-from-afar',
    'An enemy is pushed by nobody.',
    ['PL-021', 'PL-090'],
    acting(oneOf((s) => (lacks(s, 'PAW') ? enemyRoutes(free)(s) : []), walk))
  ),
  cheat(
    'enemy-diagonally',
    'An enemy goes to a space that touches its own by a corner.',
    ['PL-090'],
    acting(
      oneOf(
        enemyRoutes((s, a, b) => isDiagonal(a, b) && barred(s, a, b)),
        walk
      )
    )
  ),
  cheat(
    'enemy-through-an-edge',
    'An enemy goes through a wall or a platform.',
    ['PL-090'],
    acting(
      oneOf(
        enemyRoutes((s, a, b) => distance(a, b) === 1 && barred(s, a, b)),
        walk
      )
    )
  ),
  cheat(
    'enemy-two-spaces',
    'An enemy goes two spaces in a line.',
    ['PL-090'],
    acting(
      oneOf(
        enemyRoutes((s, a, b) => distance(a, b) === 2 && !isDiagonal(a, b) && barred(s, a, b)),
        walk
      )
    )
  ),
  cheat(
    'enemy-onto-a-figure',
    'An enemy goes to a taken space.',
    ['PL-091', 'PL-117', 'PL-118'],
    acting(
      oneOf(
        enemyRoutes((s, a, b) => near(s, a).includes(b) && isTaken(s, b)),
        walk
      )
    )
  ),
  cheat(
    'enemy-goes-on',
    'An enemy walks once more before the dice are thrown.',
    ['PL-009', 'PL-095'],
    oneOf((s) => (s.phase === 'roll' ? enemyRoutes(free)(s) : []), walk)
  ),
  cheat(
    'enemy-taken',
    'An enemy that nobody has defeated is taken from the map.',
    ['PL-081', 'PL-083', 'PL-084', 'PL-093'],
    acting(oneOf(enemies, ({ kind, at }, now) => away(kind, at, now)))
  ),
  cheat(
    'enemy-comes-back',
    'An enemy comes to the map once more.',
    ['PL-089'],
    oneOf(
      (s) => cells(s).filter((it) => square(s, it)?.feature === 'spawner' && !isTaken(s, it)),
      (at, now) => {
        const id = any(now.luck, now.state.match.enemies)?.id
        return id === undefined ? null : bring(enemyKind(id), at, now)
      }
    )
  ),
  cheat(
    'enemy-swapped',
    'An enemy is swapped for one of another kind.',
    [],
    oneOf(enemies, ({ kind, at }, now) => {
      const other = any(
        now.luck,
        now.state.match.enemies.filter(({ id }) => enemyKind(id) !== kind)
      )
      const [off, on] = [away(kind, at, now), other && bring(enemyKind(other.id), at, now)]
      return off && on && [...off, ...on]
    })
  ),
  cheat('boss-too-early', 'The boss comes to the map before its level.', ['PL-151'], (now) => {
    const to = bossAt(now.state) === null ? any(now.luck, cells(now.state)) : null
    return to === null ? null : bring(enemyKind(now.state.match.sheet.id), to, now)
  })
]
