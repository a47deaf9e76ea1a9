// Ready-made positions to play from.

import type { Ready } from '../../core/rules.ts'

export const positions: Readonly<Record<string, Ready>> = {
  /** The first conquest is near, and both players have collected a lot. */
  oasis: {
    title: { say: 'position.oasis' },
    seats: 2,
    position: {
      active: 0,
      row: ['S10', 'C06', 'S12', 'C11', 'S02', 'C21'],
      cards: [
        ['S01', 'S05'],
        ['S04', 'S08']
      ],
      powers: [['DG'], ['wheat']],
      lands: ['L01', 'L09', 'L05', 'L10'],
      pawns: [
        [2, 1, 0, 0],
        [1, 1, 0, 1]
      ],
      jerrycans: [3, 4],
      tuareks: [
        ['MOVE', 'TWO_RESOURCES'],
        ['FIVE_DICE', 'REMOVE']
      ],
      fuel: [32_000, 21_000]
    }
  },
  /** The truck is nearly dry, so the roll is short. */
  fumes: {
    title: { say: 'position.fumes' },
    seats: 2,
    position: {
      active: 1,
      fuel: [48_000, 7000],
      jerrycans: [1, 3],
      tuareks: [['FIVE_DICE'], ['FREE_REFUEL', 'REROLL_FIRE']],
      cards: [['S03'], ['S09']],
      powers: [[], ['brick']]
    }
  },
  /** KE-231: the last turn of the game, with explorers for the empty pile. */
  farewell: {
    title: { say: 'position.farewell' },
    seats: 2,
    position: {
      conquered: 3,
      last: true,
      active: 1,
      first: 0,
      row: ['C13', 'C15', 'C17', 'C22', 'C23', 'C24'],
      cards: [
        ['S01', 'S05', 'S10', 'C11', 'C21'],
        ['S02', 'S08', 'C06', 'C09', 'C14']
      ],
      won: [
        ['L01', 'L05', 'L08'],
        ['L03', 'L07', 'L12']
      ],
      powers: [['DG'], ['wheat', 'metal', 'WIN_TIES']],
      jerrycans: [2, 4],
      tuareks: [['FIVE_DICE'], ['TWO_RESOURCES', 'EXTRA_DICE']],
      fuel: [20_000, 41_000]
    }
  }
}
