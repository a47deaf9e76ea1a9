// Ready-made positions on the house’s board: to show the middle of a game, and to measure speed with a full table.

import type { Ready } from '../../core/rules.ts'
import type { Written } from './position/written.ts'

/** All figures that a seat can have on the table: on its base (front, front, back) and on two hexes before it. */
const army = ['H4 F3 C3', 'H4 F3 C3', 'H4 F2 C2 D1', 'S3 L2 D1', 'S3 L2 D1'] as const
const homes = [
  ['2,1', '1,2', '2,2', '1,1', '2,0'],
  ['-1,3', '-2,3', '-2,4', '0,2', '-2,2'],
  ['-2,-1', '-1,-2', '-2,-2', '-1,-1', '-2,0'],
  ['1,-3', '2,-3', '2,-4', '1,-2', '2,-2']
] as const

const standing: Written['units'] = Object.fromEntries(
  homes.flatMap((places, seat) =>
    places.map((at, i) => [at, homes.map((_, it) => (it === seat ? (army[i] ?? '') : ''))])
  )
)

const written: Readonly<Record<string, { readonly seats: number; readonly position: Written }>> = {
  fullHouse: {
    seats: 4,
    position: {
      phase: 'move',
      units: standing,
      mines: { '1,0': 2, '-1,0': 2, '0,1': 1, '0,-1': 1 },
      tiles: ['1,-1', '-1,2']
    }
  },
  clash: {
    seats: 2,
    position: {
      phase: 'battle',
      units: {
        '0,0': ['D1 S1', 'D1'],
        '1,0': ['H2 F1', 'S1 H1'],
        '1,-1': ['L2', 'L1 C2'],
        '2,1': ['H2 C1'],
        '1,2': ['H1'],
        '-2,-1': ['', 'H2 F2'],
        '-1,-2': ['', 'D1 H1']
      },
      mines: { '1,0': 2, '1,1': 1 },
      tiles: ['0,1', '-1,0', '-1,1', '0,-1', '2,0', '0,2', '-2,2', '-2,0'],
      rubium: [7, 9],
      vp: [4, 5],
      hands: [
        ['EN-06', 'EN-08', 'SM-01', 'SM-09'],
        ['EN-07', 'EN-09', 'EN-11', 'SM-13']
      ]
    }
  },
  showdown: {
    seats: 3,
    position: {
      phase: 'deploy',
      units: {
        '0,0': ['', 'S1'],
        '1,1': ['F2', '', 'H1'],
        '0,1': ['C1 D1'],
        '2,-1': ['', '', 'L1 H1'],
        '-1,0': ['', 'F1 C1'],
        '-3,2': ['H1', 'H2'],
        '2,1': ['H2'],
        '1,-3': ['', '', 'H2 D1']
      },
      mines: { '1,1': 2, '0,1': 1, '2,-1': 1 },
      tiles: ['-1,2', '0,2', '-2,0'],
      rubium: [15, 12, 20],
      vp: [10, 10, 9],
      hands: [
        ['EN-01', 'EN-04', 'SM-02'],
        ['EN-05', 'SM-18'],
        ['EN-03', 'EN-10', 'SM-11']
      ]
    }
  }
}

export const positions: Readonly<Record<string, Ready>> = Object.fromEntries(
  Object.entries(written).map(([name, it]) => [name, { title: { say: `position.${name}` }, ...it }])
)
