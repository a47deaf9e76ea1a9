// The 24 ways in which a Nexus cube with one upright face can unfold (section 3.2), as data: the code knows no net by name.
// Their mirror images are possible too; a cube says so by its `mirror` flag.

import type { Cell } from '../../../kit/grid/square.ts'

export interface Net {
  /** The five tiles in the order of their stickers, start tile first at (0,0); the portal stands on its north edge. */
  readonly tiles: readonly [Cell, Cell, Cell, Cell, Cell]
  /** The tile that gives the cube its place. */
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
/** The Latin cross: what a Nexus cube is taken for unless its owner says otherwise (Q49). */
export const defaultNet: NetId = 'X1'
