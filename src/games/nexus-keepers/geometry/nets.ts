// The 24 nets of a Nexus cube with one upright face (section 3.2), as data: no code names a net, apart from the default below.
// A cube’s `mirror` flag selects the mirror image.

import type { Cell } from '../../../kit/grid/square.ts'

export interface Net {
  /** The five tiles in sticker order, start tile first at (0,0). The portal is on its north edge. */
  readonly tiles: readonly [Cell, Cell, Cell, Cell, Cell]
  /** The cell of the net that counts as the position of the cube. */
  readonly anchor: Cell
}

const foot: Cell = [0, 0]

function net(a: Cell, b: Cell, c: Cell, d: Cell, anchor = foot): Net {
  return { tiles: [foot, a, b, c, d], anchor }
}

export const nets = {
  X1: net([0, -1], [-1, -1], [1, -1], [0, -2], [0, -1]),
  L1: net([-1, 0], [-2, 0], [-3, 0], [-3, -1]),
  L2: net([0, -1], [-1, 0], [-2, 0], [-3, 0]),
  L3: net([1, 0], [-1, 0], [-2, 0], [-2, -1]),
  L4: net([1, 0], [1, -1], [-1, 0], [-2, 0]),
  Y1: net([-1, 0], [-2, 0], [-3, 0], [-2, -1]),
  Y2: net([-1, 0], [-2, 0], [-3, 0], [-1, -1]),
  Y3: net([1, 0], [-1, 0], [-2, 0], [-1, -1]),
  Y4: net([1, 0], [-1, 0], [-2, 0], [0, -1]),
  T1: net([-1, 0], [-2, 0], [-1, -1], [-1, -2]),
  T2: net([0, -1], [0, -2], [-1, -2], [1, -2]),
  T3: net([-1, 0], [1, 0], [0, -1], [0, -2]),
  N1: net([-1, 0], [-2, 0], [-2, -1], [-3, -1]),
  N2: net([1, 0], [-1, 0], [-1, -1], [-2, -1]),
  N3: net([-1, 0], [-2, 0], [0, -1], [1, -1]),
  N4: net([0, -1], [-1, -1], [-1, -2], [-1, -3]),
  F1: net([-1, 0], [-1, -1], [-1, -2], [-2, -1]),
  F2: net([0, -1], [1, -1], [-1, -1], [-1, -2]),
  F3: net([0, -1], [1, -1], [0, -2], [-1, -2]),
  F4: net([1, 0], [0, -1], [0, -2], [-1, -1]),
  W1: net([-1, 0], [-1, -1], [-2, -1], [-2, -2]),
  W2: net([1, 0], [0, -1], [-1, -1], [-1, -2]),
  Z1: net([-1, 0], [-1, -1], [-1, -2], [-2, -2]),
  Z2: net([1, 0], [0, -1], [0, -2], [-1, -2])
} as const satisfies Record<string, Net>

export type NetId = keyof typeof nets
export const netIds = Object.keys(nets) as readonly NetId[]
/** The Latin cross, unless the cube’s owner chooses another net (Q49). */
export const defaultNet: NetId = 'X1'
