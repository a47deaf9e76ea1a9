// Values made one by one as somebody asks for them. A list that a search may look through is an array; this is for the few that are too
// long to be made whole.

/** Says so, where an array is expected otherwise. It may be gone through again and again. */
export interface Lazy<T> extends Iterable<T> {
  readonly lazy: true
}

export const lazily = <T>(values: () => Iterable<T>): Lazy<T> => ({
  lazy: true,
  [Symbol.iterator]: () => values()[Symbol.iterator]()
})
