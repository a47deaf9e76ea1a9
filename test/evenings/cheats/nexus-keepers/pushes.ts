// Illegal pushes, and wrong places for the keepers that are pushed.

import { keeperAt, startTile } from '../../../../src/games/nexus-keepers/board.ts'
import type { State } from '../../../../src/games/nexus-keepers/state.ts'
import type { Cell } from '../../../../src/kit/grid/square.ts'
import { diagonals, sameCell, step } from '../../../../src/kit/grid/square.ts'
import type { Cheat } from '../cheat.ts'
import { acting, apart, cheat, during, figure, free, go, headings, one, others, pushable, tiles } from './moment.ts'

export const pushes: readonly Cheat<State>[] = [
  cheat(
    'pusher-goes-along',
    'The pusher moves along with its push.',
    ['NK-017', 'NK-060', 'NK-012', 'NK-062', 'NK-064'],
    acting((a) => {
      const it = one(
        a.luck,
        [...pushable(a)].filter(({ to }) => free(a.state, to))
      )
      return it && [figure(it.seat, it.to), figure(a.me, it.at)]
    })
  ),
  cheat(
    'push-sideways',
    'The pushed figure goes to the side.',
    ['NK-017', 'NK-018', 'NK-021', 'NK-060'],
    acting((a) => {
      for (const { seat, heading, at } of pushable(a)) {
        const cells = headings
          .filter((it) => it !== heading)
          .map((it) => step(at, it))
          .filter((cell) => free(a.state, cell))
        if (cells.length > 0) return go(a, seat, cells)
      }
      return null
    })
  ),
  cheat(
    'push-diagonally',
    'A figure at the corner is pushed diagonally.',
    ['NK-021', 'NK-017', 'NK-060'],
    acting((a) => {
      for (const way of diagonals) {
        const seat = keeperAt(a.state, step(a.at, way))
        const to = step(a.at, way, 2)
        if (seat !== null && free(a.state, to)) return [figure(seat, to)]
      }
      return null
    })
  ),
  cheat(
    'push-from-afar',
    'A figure that is not adjacent is pushed.',
    ['NK-017', 'NK-018', 'NK-021', 'NK-010', 'NK-060'],
    acting((a) => {
      const it = one(
        a.luck,
        others(a).filter(({ at }) => apart(at, a.at) > 2)
      )
      return (
        it &&
        go(
          a,
          it.seat,
          headings.map((way) => step(it.at, way)).filter((cell) => free(a.state, cell))
        )
      )
    })
  ),
  cheat(
    'push-too-far',
    'A figure is pushed four spaces or more.',
    ['NK-060', 'NK-062', 'NK-064', 'NK-074', 'NK-085'],
    acting((a) => {
      for (const { seat, heading } of pushable(a)) {
        const cells = [5, 6, 7].map((n) => step(a.at, heading, n)).filter((cell) => free(a.state, cell))
        if (cells.length > 0) return go(a, seat, cells)
      }
      return null
    })
  ),
  cheat(
    'pulled',
    'A figure is pulled over to the other side.',
    ['NK-018', 'NK-017', 'NK-060'],
    acting((a) => {
      for (const { seat, at } of pushable(a)) {
        const to: Cell = [2 * a.at[0] - at[0], 2 * a.at[1] - at[1]]
        if (free(a.state, to)) return [figure(seat, to)]
      }
      return null
    })
  ),
  cheat(
    'chain-left-undone',
    'A figure is pushed into the next one, which stays where it is.',
    ['NK-019', 'NK-022', 'NK-060'],
    acting((a) => {
      for (const { seat, to } of pushable(a))
        if (keeperAt(a.state, to) !== null) return [figure(seat, [to[0] - 0.2, to[1] + 0.2])]
      return null
    })
  ),
  cheat(
    'taken-off',
    'Somebody else’s figure is taken off the board.',
    ['NK-017', 'NK-018', 'NK-060', 'NK-021'],
    acting((a) => {
      const it = one(a.luck, others(a))
      return it && [figure(it.seat, null)]
    })
  ),
  cheat(
    'fallen-put-back',
    'A figure that has fallen is put on a tile.',
    [],
    during(['actions', 'reroll', 'roll', 'bonus'], (now) => {
      const seat = now.state.players.findIndex(({ status }) => status === 'waiting' || status === 'eliminated')
      return seat < 0
        ? null
        : go(
            now,
            seat,
            tiles(now.state).filter((cell) => free(now.state, cell))
          )
    })
  ),
  cheat(
    'start-tile-missed',
    'A figure just returned is put on another tile than its start tile.',
    ['NK-010', 'NK-060', 'NK-036'],
    during(['roll'], (now) => {
      const { state } = now
      const me = state.active
      const [at, start] = [state.players[me]?.at, startTile(state, me)]
      if (!at || !start || !sameCell(at, start)) return null
      return go(
        now,
        me,
        headings.map((way) => step(at, way)).filter((cell) => free(state, cell))
      )
    })
  )
]
