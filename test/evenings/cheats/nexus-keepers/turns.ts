// Acting in another player's turn, and moving the cubes themselves.

import type { State } from '../../../../src/games/nexus-keepers/state.ts'
import { sameCell, step } from '../../../../src/kit/grid/square.ts'
import type { Cheat } from '../cheat.ts'
import { acting, cheat, during, figure, free, go, headings, one, others } from './moment.ts'

export const turns: readonly Cheat<State>[] = [
  cheat(
    'out-of-turn',
    'Somebody moves a figure out of turn.',
    ['NK-010', 'NK-017', 'NK-018', 'NK-021', 'NK-060'],
    acting((a) => {
      const it = one(a.luck, others(a))
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
    'both-at-once',
    'Two players move their figures in one turn.',
    ['NK-010', 'NK-017', 'NK-018', 'NK-060', 'NK-021'],
    acting((a) => {
      const it = one(a.luck, others(a))
      const mine = headings.map((way) => step(a.at, way)).filter((cell) => free(a.state, cell))
      const theirs = it ? headings.map((way) => step(it.at, way)).filter((cell) => free(a.state, cell)) : []
      const [to, there] = [one(a.luck, mine), one(a.luck, theirs)]
      return it && to && there && !sameCell(to, there) ? [figure(a.me, to), figure(it.seat, there)] : null
    })
  ),
  cheat(
    'places-changed',
    'Two figures change places.',
    ['NK-012', 'NK-016', 'NK-017', 'NK-018', 'NK-022', 'NK-060', 'NK-010', 'NK-021'],
    acting((a) => {
      const it = one(a.luck, others(a))
      return it && [figure(a.me, null), figure(it.seat, a.at), figure(a.me, it.at)]
    })
  ),
  cheat(
    'end-by-another',
    'Another player presses “end”.',
    ['NK-010', 'NK-139'],
    during(['actions'], ({ state, luck }) => {
      const seat = one(
        luck,
        state.players.flatMap((_, it) => (it === state.active ? [] : [it]))
      )
      return seat === null ? null : [{ step: 'press', seat, button: 'end' }]
    })
  ),
  cheat(
    'reserve-of-a-single',
    'A die is kept that is no unused double.',
    ['NK-090', 'NK-095', 'NK-043'],
    during(['actions'], ({ state, luck }) => [
      { step: 'say', by: state.active, do: { act: 'end', keep: luck.one([1, 2, 3, 4, 5, 6]) } as never }
    ])
  ),
  cheat(
    'cube-moved',
    'A cube is lifted and put down elsewhere.',
    [],
    during(['roll', 'reroll', 'actions'], ({ room, luck }) => {
      const it = one(
        luck,
        room.table.things().filter(({ layer, at }) => layer === 'ground' && at)
      )
      return it?.at
        ? [{ step: 'carry', thing: it.id, to: [it.at[0] + 1 + luck.below(4), it.at[1] + luck.below(3)], turn: it.turn }]
        : null
    })
  ),
  cheat(
    'cube-turned',
    'A cube is turned where it lies.',
    [],
    during(['roll', 'reroll', 'actions'], ({ room, luck }) => {
      const it = one(
        luck,
        room.table.things().filter(({ layer, at }) => layer === 'ground' && at)
      )
      return it ? [{ step: 'carry', thing: it.id, to: it.at, turn: (it.turn + 90) % 360 }] : null
    })
  )
]
