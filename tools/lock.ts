// package-lock.json as npm reads it: who asks for what, and which copy answers.

export interface Entry {
  readonly version?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly cpu?: readonly string[]
  readonly os?: readonly string[]
  readonly libc?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}
/** By path; '' is the project itself. */
export type Packages = Readonly<Record<string, Entry>>

interface Ask {
  readonly name: string
  /** The range or tag. */
  readonly spec: string
  readonly kind: 'needed' | 'optional' | 'peer' | 'optional peer'
}

/** Everything that the package at this path asks for. */
export function asks(packages: Packages, path: string): readonly Ask[] {
  const it = packages[path] ?? {}
  const listed = (all: Entry['dependencies'], kindOf: (name: string) => Ask['kind']): Ask[] =>
    Object.entries(all ?? {}).map(([name, spec]) => ({ name, spec, kind: kindOf(name) }))
  return [
    ...listed({ ...it.devDependencies, ...it.dependencies }, () => 'needed'),
    ...listed(it.optionalDependencies, () => 'optional'),
    ...listed(it.peerDependencies, (name) => (it.peerDependenciesMeta?.[name]?.optional ? 'optional peer' : 'peer'))
  ]
}

/** Where the package at this path finds another: beside its own, or further up; null when nowhere. */
export function found(packages: Packages, path: string, name: string): string | null {
  for (let folder = path; ; ) {
    const at = `${folder}${folder && '/'}node_modules/${name}`
    if (at in packages) return at
    if (folder === '') return null
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  }
}

/**
 * Packages that only other platforms need, but more than one package of theirs. npm 9 leaves out a platform's package with all
 * that it alone asks for, so it installs these though nobody asks for them. By path, with those who ask.
 */
export function homeless(packages: Packages): Map<string, string[]> {
  const asked = new Map<string, string[]>()
  for (const path of Object.keys(packages))
    for (const { name } of asks(packages, path)) {
      const at = found(packages, path, name)
      if (at !== null) asked.set(at, [...(asked.get(at) ?? []), path])
    }
  const foreign = Object.keys(packages).filter((path) => packages[path]?.cpu ?? packages[path]?.os)
  const gone = new Set<string>()
  for (const path of foreign) {
    const set = new Set([path])
    for (let before = 0; before < set.size; ) {
      before = set.size
      for (const [at, by] of asked) if (by.every((it) => set.has(it) || it === at)) set.add(at)
    }
    for (const it of set) gone.add(it)
  }
  const kept = new Set(['', ...foreign])
  const left = [...asked].filter(([at, by]) => !gone.has(at) && !kept.has(at) && by.every((it) => gone.has(it)))
  return new Map(left)
}
