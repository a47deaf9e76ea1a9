// Caches an answer by the identity of its input. Values never change, so a cached answer is always right; it is freed with the value. Use
// it only for answers that depend on that value alone.

export function remembered<K extends object, V>(work: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined || known.has(of)) return before as V
    const made = work(of)
    known.set(of, made)
    return made
  }
}

/** The same for an answer that depends on several values: it is freed with any of them. */
export function recalled<V>(): (of: readonly object[], work: () => V) => V {
  type Known = { readonly by: WeakMap<object, Known>; made?: { readonly value: V } }
  const root: Known = { by: new WeakMap() }
  return (of, work) => {
    let at = root
    for (const value of of) {
      const next = at.by.get(value) ?? { by: new WeakMap() }
      at.by.set(value, next)
      at = next
    }
    at.made ??= { value: work() }
    return at.made.value
  }
}

/** Gives back the value itself, so that a class that extends it adds its private field to that value. */
class Itself {
  constructor(value: object) {
    // biome-ignore lint/correctness/noConstructorReturn: this is what the class is for
    return value
  }
}

/**
 * For answers about values that come and go with every move: each is kept in a private field of the value, which nothing else can see, and
 * is freed with it. A WeakMap means the same, but a new entry costs a microsecond more, because the collector copies it though its value is gone.
 */
export function keeping<K extends object, V>(): { of(it: K): V | undefined; keep(it: K, made: V): void } {
  class Keeping extends Itself {
    #made: V
    constructor(it: K, made: V) {
      super(it)
      this.#made = made
    }
    static of(it: K): V | undefined {
      // A value without the field throws. Asking for it first (`#made in it`) would take five times as long as the answer.
      try {
        return (it as unknown as Keeping).#made
      } catch {
        return undefined
      }
    }
    static keep(it: K, made: V): void {
      if (#made in it) (it as unknown as Keeping).#made = made
      else new Keeping(it, made)
    }
  }
  return Keeping
}
