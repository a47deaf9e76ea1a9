// Nexus Ops with nearly all units on the board: same answers, although far more moves are legal and each costs more to compute.

import { expect, test } from 'vitest'
import { at, carry, played } from './armies.ts'

type Armies = readonly Readonly<Record<string, string>>[]

// Two boards with nearly all units of the box, from matches of simulated hands: for each seat its units by hex.
const leapers: Armies = [
  { '2,0': 'C1 S4 L2 D1', '1,1': 'C1 S1 L1 D1', '2,1': 'H3 F4 C1 L1', '1,2': 'H5 F2 C3 S1', '2,2': 'H4 F2 C2 D1' },
  {
    '0,1': 'D1',
    '0,2': 'S3 L2',
    '-1,2': 'C1 S1',
    '-2,2': 'H2 S1 L1 D1',
    '-1,3': 'H4 F3 C2',
    '-2,3': 'H2 F3 C4',
    '-2,4': 'H4 F2 C1 S1 D1'
  },
  {
    '-2,1': 'D1',
    '-2,0': 'S3 L2',
    '-1,-1': 'S3 L2',
    '-2,-1': 'H4 F3 C3 D1',
    '-1,-2': 'H4 F3 C3',
    '-2,-2': 'H4 F2 C2 D1'
  },
  {
    '1,0': 'S1',
    '0,-2': 'S1',
    '1,-2': 'S1 L2 D1',
    '2,-2': 'S3 L1 D1',
    '1,-3': 'H4 F3 C2 D1',
    '2,-3': 'H4 F3 C4',
    '2,-4': 'H4 F2 C2'
  }
]
const striders: Armies = [
  { '1,0': 'S1 D1', '2,0': 'S3 L2', '1,1': 'S2 L2', '2,1': 'H6 F4 C3', '1,2': 'H3 F2 C3', '2,2': 'H3 F2 C2 D2' },
  {
    '0,2': 'C2 S3 L1',
    '-2,2': 'S2 L2 D1',
    '-1,3': 'H5 F3 C2',
    '-2,3': 'H4 F2 C3 S1 L1',
    '-2,4': 'H3 F3 C1 D2'
  },
  {
    '0,0': 'S1',
    '-1,0': 'D1',
    '0,-1': 'H1',
    '-2,0': 'S3 D1',
    '-1,-1': 'S2 L2',
    '-2,-1': 'H4 F3 C3 L1 D1',
    '-1,-2': 'H3 F3 C3 L1',
    '-2,-2': 'H4 F2 C2'
  },
  {
    '0,-2': 'F1',
    '1,-2': 'S2 L1 D1',
    '2,-2': 'S4 L1 D1',
    '1,-3': 'H4 F3 C3',
    '2,-3': 'H5 F3 C4 L2',
    '2,-4': 'H3 F1 C1 D1'
  }
]

test.each([
  [leapers, 0, 'leaper/0 1,1 > 2,-1', '1,-1', ['move leaper 1,1 > 2,0', 'move leaper 2,0 > 2,-1']],
  [striders, 2, 'strider/2 -1,-1 > -2,1', '-1,2', ['move strider -1,-1 > 0,0', 'move strider 0,0 > -2,1']]
] as const)(
  'of two alike one steps to where the other leaves, whichever of the two was carried',
  (armies, active, carried, tile, moves) => {
    const units = Object.fromEntries(
      armies.flatMap((army, seat) =>
        Object.entries(army).map(([hex, stack]) => [hex, armies.map((_, n) => (n === seat ? stack : ''))])
      )
    )
    const mines = { '1,0': 2, '-1,0': 2, '0,1': 1, '0,-1': 1 }
    const t = at({ phase: 'move', active, units, tiles: [tile], mines }, {}, 4)
    carry(t, carried)
    expect([t.ruling.ruling, played(t).sort()]).toEqual(['settled', [...moves]])
  }
)
