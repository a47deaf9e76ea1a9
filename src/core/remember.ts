// What is asked of the same value again and again is worked out once. Values never change, so this changes no answer; it forgets
// with the value, and is no place for anything that depends on more than it.

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
