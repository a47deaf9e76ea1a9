// Caches an answer by the identity of its input. Values never change, so a cached answer is always right; it is freed with the value. Use
// it only for answers that depend on that value alone.

export function remembered<K extends object, V>(work: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly made: V }>()
  return (of) => {
    const before = known.get(of)
    if (before) return before.made
    const made = work(of)
    known.set(of, { made })
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
