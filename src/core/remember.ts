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
