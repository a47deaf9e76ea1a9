// The toy of the bench, a reduced Nexus Keepers: two cubes, two keepers, six dice whose pairs buy moves and pushes. Here are its
// facts and nothing that plays it: ours.ts and theirs.ts each do that in their own house's way and share nothing else.

/** Two cubes of five tiles each, docked: the board B2 of the rules. */
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

/** The tile on which each keeper begins, by its place in the list: the middle of its cube. */
export const homes = [2, 7] as const

/** The ways to go: north, east, south, west. */
export const directions = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0]
] as const

export const diceEach = 6

/** What two dice of a face buy, from one to six: one space to move, or one to push the other keeper. */
export const buys = [null, 'move', 'move', 'push', 'push', 'move'] as const

/** A match in which nobody was pushed off the tiles after so many turns is a draw. */
export const turnsAtMost = 40

/** On a turn the dice are thrown once; then its player moves and pushes while points last, and ends it. */
