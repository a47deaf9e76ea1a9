// The npm packages of an installed tablekeeper: those inside the bundle and the page, those that stay outside with all that they need,
// and Node. Which they are is read off what was built, and told as an SBOM and as a list of licences.

import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export interface Package {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly folder: string
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string | { readonly type: string }
  readonly dependencies?: Readonly<Record<string, string>>
}

const manifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function packageIn(folder: string): Package {
  const { name, version, license = 'unknown' } = manifest(folder)
  return { name, version, license: typeof license === 'string' ? license : license.type, folder }
}

/** Where Node finds a package for what lies in `from`. */
function find(name: string, from: string): string | null {
  for (let at = from; ; at = dirname(at)) {
    const here = join(at, 'node_modules', name)
    if (existsSync(join(here, 'package.json'))) return here
    if (at === dirname(at)) return null
  }
}

/** The named packages that are installed, and all that they need. */
export function withNeeds(names: readonly string[], house: string): Package[] {
  const found = new Map<string, Package>()
  const take = (name: string, from: string): void => {
    const folder = find(name, from)
    if (folder === null || found.has(folder)) return
    found.set(folder, packageIn(folder))
    for (const it of Object.keys(manifest(folder).dependencies ?? {})) take(it, folder)
  }
  for (const it of names) take(it, house)
  return [...found.values()]
}

/** The packages whose code a bundle contains, as its source maps tell. */
export function inside(bundle: string): Package[] {
  const folders = new Set<string>()
  for (const file of globSync('**/*.js.map', { cwd: bundle })) {
    const { sources } = JSON.parse(readFileSync(join(bundle, file), 'utf8')) as { sources: string[] }
    for (const it of sources) {
      const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(join(dirname(join(bundle, file)), it)) ?? []
      if (folder) folders.add(folder)
    }
  }
  return [...folders].sort().map(packageIn)
}

/** What runs needs no types, sources, tests or documents. */
const litter =
  /\.(d\.[cm]?ts|ts|map|md|markdown|cpp|cc|c|h|hpp|gyp|gypi|yml|flow)$|\/(test|tests|docs|doc|examples?|eg|assets|hidapi|benchmarks?|firmware|\.[^/]+)(\/|$)|\/(Gruntfile\.js|Makefile|\.[^/]+)$/
const isForOthers = (path: string, cpu: string): boolean =>
  path.includes('/prebuilds/') && !(path.includes(`/linux-${cpu}/`) || path.includes(`-linux-${cpu}/`))

export function copyPackages(all: readonly Package[], house: string, to: string, cpu: string): void {
  for (const { folder } of all) {
    const filter = (path: string): boolean => {
      const within = path.slice(folder.length)
      if (within.startsWith('/node_modules') || litter.test(within) || /musl/.test(within)) return false
      return !/\/prebuilds\/[^/]+/.test(within) || !isForOthers(`${within}/`, cpu)
    }
    cpSync(folder, join(to, relative(house, folder)), { recursive: true, filter })
  }
}

/** CycloneDX, without a time or a random number: the same packages make the same bytes. */
export function sbom(version: string, all: readonly Package[]): string {
  const components = sorted(all).map(({ name, version, license }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { name: license } }]
  }))
  const metadata = { component: { type: 'application', name: 'tablekeeper', version } }
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata, components }, null, 1)}\n`
}

/** Every package with its licence, in its own words where it brings them. */
export function licences(all: readonly Package[]): string {
  return sorted(all)
    .map(({ name, version, license, folder }) => {
      const [file] = globSync('{LICEN[CS]E,licen[cs]e,COPYING}*', { cwd: folder }).sort()
      const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
      return `== ${name} ${version}: ${license}\n${text}`
    })
    .join('\n')
}

const sorted = (all: readonly Package[]): Package[] =>
  [...new Map(all.map((it) => [`${it.name}@${it.version}`, it])).values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1
  )
