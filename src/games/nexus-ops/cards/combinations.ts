// Combinations of list items: each once, in the order of the list.

/** All ways to take `n` of `from`, or all of it if there are fewer. Equal items are not told apart. */
export function combinations<T>(from: readonly T[], n: number): readonly (readonly T[])[] {
  const size = Math.min(n, from.length)
  const choose = (start: number, left: number): T[][] => {
    if (left === 0) return [[]]
    const all: T[][] = []
    for (let i = start; i <= from.length - left; i++) {
      if (i > start && from[i] === from[i - 1]) continue
      for (const rest of choose(i + 1, left - 1)) all.push([from[i] as T, ...rest])
    }
    return all
  }
  return size === 0 ? [] : choose(0, size)
}
