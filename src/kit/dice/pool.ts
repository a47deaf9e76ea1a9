// A pool of dice with exact payment: each die pays for one thing. The game says which dice pay for what.

/** How many dice show each face; index 0 is unused. */
export type Hand = readonly number[]

export function handOf(dice: readonly number[], more: readonly number[] = []): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const face of dice) counts[face] = (counts[face] ?? 0) + 1
  for (const face of more) counts[face] = (counts[face] ?? 0) + 1
  return counts
}

/** The hand without these dice; null when they are not all there. */
export function take(hand: Hand, dice: readonly number[]): number[] | null {
  // Most hands lack a face altogether: see that before copying.
  for (const face of dice) if (!hand[face]) return null
  const left = hand.slice()
  for (const face of dice) {
    const n = (left[face] ?? 0) - 1
    if (n < 0) return null
    left[face] = n
  }
  return left
}

/** Whether the hand pays for `wanted[from]` and all after it, each with one of its sets, and the dice left over satisfy `rest`. */
export function pays<T>(
  hand: Hand,
  wanted: readonly T[],
  sets: (it: T, left: Hand) => Iterable<readonly number[]>,
  rest: (left: Hand) => boolean,
  from = 0
): boolean {
  if (from === wanted.length) return rest(hand)
  for (const dice of sets(wanted[from] as T, hand)) {
    const left = take(hand, dice)
    if (left && pays(left, wanted, sets, rest, from + 1)) return true
  }
  return false
}

/** Dice of consecutive faces, and of one face. */
export const run = <Face extends number>(from: Face, length: number): readonly Face[] =>
  Array.from({ length }, (_, i) => (from + i) as Face)
export const equal = <Face extends number>(face: Face, n: number): readonly Face[] => Array<Face>(n).fill(face)

/** The minimal sets of dice with at least the sum `wanted`: without any one die, a set falls short. Highest faces first. */
export function sums(hand: Hand, wanted: number, face = 6): readonly (readonly number[])[] {
  if (wanted <= 0) return [[]]
  if (face === 0) return []
  const found: (readonly number[])[] = []
  for (let n = Math.min(hand[face] ?? 0, Math.ceil(wanted / face)); n >= 0; n--)
    for (const rest of sums(hand, wanted - n * face, face - 1)) found.push([...rest, ...equal(face, n)])
  return found
}
