// What events do to cubes and keepers, and to the order of play.

import type { Cell } from '../../../kit/grid/square.ts'
import { blocks, carried, docked } from '../geometry/docking.ts'
import { isCovered } from '../geometry/layout.ts'
import { clockwise, setupOf } from '../state.ts'
import type { Handlers } from './handle.ts'
import { withPlayer } from './handle.ts'

type Names =
  | ('firstDie' | 'rollOff' | 'firstPlayer' | 'placed')
  | ('slot' | 'ended' | 'offered' | 'over')
  | ('stood' | 'fell' | 'eliminated')
  | ('removed' | 'closing' | 'docked' | 'closed')

export const boardHandlers: Handlers<Names> = {
  firstDie: (s, { face }) => ({
    ...s,
    rollOff: s.rollOff && { ...s.rollOff, faces: [...s.rollOff.faces, face] }
  }),
  rollOff: (s, { among }) => ({ ...s, rollOff: { among, faces: [], tied: true } }),
  firstPlayer: (s, { seat }) => ({ ...s, phase: 'place', active: seat, rollOff: null }),
  placed: (s, { seat, at, facing }) => ({
    ...s,
    cubes: [...s.cubes, { seat, ...setupOf(s, seat).cube, at, facing }],
    active: clockwise(s, seat)
  }),

  slot: (s, { seat }) => ({ ...s, phase: 'slot', active: seat, turn: null, offer: null }),
  ended: (s) => ({ ...withPlayer(s, s.active, { fresh: false }), phase: 'slot', turn: null }),
  offered: (s, { k, owed, first }) => ({ ...s, phase: 'bonus', offer: { k, owed, first } }),
  over: (s, { winners }) => ({ ...s, phase: 'over', turn: null, offer: null, closing: null, winners }),

  stood: (s, { seat, at }) => withPlayer(s, seat, { status: 'onBoard', at }),
  fell: (s, { seat }) => withPlayer(s, seat, { status: 'waiting', at: null }),
  // Q41: what lies in the reserve vanishes with the keeper.
  eliminated: (s, { seat }) => withPlayer(s, seat, { status: 'eliminated', at: null, reserve: null, extraDice: 0 }),

  removed: (s, { seat }) => ({ ...s, cubes: s.cubes.filter((it) => it.seat !== seat) }),
  closing: (s, { seat }) => ({ ...s, phase: 'closure', closing: seat }),
  closed: (s) => ({ ...s, phase: 'slot', closing: null }),
  docked: (s, { block: seat, at, facing }) => {
    const block = blocks(s.cubes).find((it) => it.seat === seat)
    const [lead] = block?.cubes ?? []
    if (!block || !lead) return s
    const moved = new Map(docked(block, { at, facing }).map((it) => [it.seat, it]))
    // NK-137: whoever stands on the block travels with it.
    const rides = (cell: Cell | null): Cell | null =>
      cell && isCovered(block.cubes, cell) ? carried(cell, lead, { at, facing }) : cell
    return {
      ...s,
      cubes: s.cubes.map((it) => moved.get(it.seat) ?? it),
      players: s.players.map((it) => ({ ...it, at: rides(it.at) }))
    }
  }
}
