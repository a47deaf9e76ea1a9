// A list whose values are made one by one, on request. Use an array for a list that the search may look through; use this for the few that
// are too long to build.

/** Says so, where an array is expected otherwise. It may be gone through again and again. */
export interface Lazy<T> extends Iterable<T> {
  readonly lazy: true
}

export const lazily = <T>(values: () => Iterable<T>): Lazy<T> => ({
  lazy: true,
  [Symbol.iterator]: () => values()[Symbol.iterator]()
})
