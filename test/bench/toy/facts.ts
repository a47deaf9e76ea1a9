// The toy of the benchmarks, a reduced Nexus Keepers: two cubes, two keepers, six dice whose pairs buy moves and pushes. This file has
// only its constants. ours.ts and theirs.ts implement it in the style of each framework, and share nothing else.

/** Two docked cubes of five tiles each: board B2 of the rules. */
export const tiles = [
  [0, -1],
  [-1, 0],
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [1, 3]
] as const

/** The tile on which each keeper begins, as an index: the middle of its cube. */
export const homes = [2, 7] as const

/** The four directions: north, east, south, west. */
export const directions = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0]
] as const

export const diceEach = 6

/** What two dice of a face buy, for faces 1 to 6: one space to move, or one space to push the other keeper. */
export const buys = [null, 'move', 'move', 'push', 'push', 'move'] as const

/** If no keeper is off the tiles after so many turns, the match is a draw. */
export const turnsAtMost = 40

/** Turn: the player throws the dice once, then moves and pushes while points last, then ends the turn. */
