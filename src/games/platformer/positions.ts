// Positions that lie ready to be played.

import type { Ready } from '../../core/rules.ts'

export const positions: Readonly<Record<string, Ready>> = {
  climb: {
    title: { say: 'position.climb' },
    seats: 2,
    position: {
      levels: [
        ['F01', 'F04'],
        ['F07', 'F11']
      ],
      roster: ['N1', 'N4'],
      heroes: ['H3', 'H1'],
      at: ['2,4', '6,2'],
      gems: [3, 2],
      coins: [2, 1],
      enemies: { '3,3': 'N1', '5,1': 'N1', '2,6': 'N4' },
      tokens: { '1,3': 'gem', '2,2': 'coin', '2,8': 'gem' },
      phase: 'roll'
    }
  },
  boss: {
    title: { say: 'position.boss' },
    seats: 2,
    position: {
      levels: [
        ['F01', 'F04'],
        ['F07', 'F11'],
        ['F09', 'F10'],
        ['FB1', 'FB2']
      ],
      lowest: 4,
      roster: ['N1', 'N4', 'N5'],
      heroes: ['H6', 'H2'],
      at: ['3,13', '7,13'],
      gems: [9, 7],
      coins: [3, 4],
      enemies: { '4,14': 'matron' },
      tokens: { '2,14': 'gem' },
      phase: 'roll'
    }
  }
}
