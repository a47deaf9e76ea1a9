// Lists whose order means nothing: cards of a heap, dice in a tray.

/** Those of `all` that are left when one of each of `some` is taken away. */
export function less<T, U = T>(
  all: readonly T[],
  some: readonly U[],
  same: (a: T, b: U) => boolean = Object.is
): readonly T[] {
  if (some.length === 0) return all
  const left = all.slice()
  for (const it of some) {
    const i = same === Object.is ? left.indexOf(it as unknown as T) : left.findIndex((one) => same(one, it))
    if (i >= 0) left.splice(i, 1)
  }
  return left
}

/** Are all of `some` there, each as often? */
export const holds = <T>(all: readonly T[], some: readonly T[]): boolean =>
  less(all, some).length === all.length - some.length

/** Merges both, ascending. `ascending` is sorted already; the other list is short. */
export function merged<T extends number | string>(ascending: readonly T[], more: readonly T[]): readonly T[] {
  if (more.length === 0) return ascending
  let n = ascending.length
  const all = Array<T>(n + more.length)
  for (let i = 0; i < n; i++) all[i] = ascending[i] as T
  for (const it of more) {
    let i = n++
    for (; i > 0 && (all[i - 1] as T) > it; i--) all[i] = all[i - 1] as T
    all[i] = it
  }
  return all
}
