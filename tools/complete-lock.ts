// Makes package-lock.json one that every npm from 9.2.0 on installs from, on every platform and from every registry: run it after
// each change of a dependency.
// - Adds the optional platform packages that a partial registry could not show npm: without them `npm ci` stops with "Missing: …
//   from lock file", even on machines that would never install them.
// - Gives packages that two foreign platform packages share to each of them (`homeless` in lock.ts says why).
// - Takes out the addresses: a package is held to its hash, wherever it comes from.
import { readFileSync, writeFileSync } from 'node:fs'
import { asks, type Entry, found, homeless } from './lock.ts'

type Lock = { packages: Record<string, Entry> }

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** What the name says of its platform: '@biomejs/cli-linux-arm64-musl' → os linux, cpu arm64, libc musl. */
function platformOf(name: string): Pick<Entry, 'cpu' | 'os' | 'libc'> {
  const parts = name.split(/[-/]/)
  const os = SYSTEMS.filter((it) => parts.includes(it))
  const cpu = PROCESSORS.filter((it) => parts.includes(it))
  const libc = parts.some((it) => it.startsWith('musl'))
    ? ['musl']
    : parts.some((it) => it.startsWith('gnu') && os.includes('linux'))
      ? ['glibc']
      : []
  return { ...(cpu.length ? { cpu } : {}), ...(libc.length ? { libc } : {}), ...(os.length ? { os } : {}) }
}

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
const changes: string[] = []
for (const [path, asker] of Object.entries(lock.packages)) {
  if (path === '') continue
  for (const { name, spec: version, kind } of asks(lock.packages, path)) {
    if (kind !== 'optional' || !/^\d/.test(version) || found(lock.packages, path, name) !== null) continue
    const { dev } = asker
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true }
    changes.push(`added ${name}`)
  }
}
for (const [path, askers] of homeless(lock.packages)) {
  const entry = lock.packages[path] ?? {}
  for (const asker of askers) {
    const beside = `${asker.slice(0, asker.lastIndexOf('node_modules/'))}${path.slice(path.lastIndexOf('node_modules/'))}`
    if (beside !== path) changes.push(`copied ${path} to ${beside}`)
    lock.packages[beside] = entry
  }
}
for (const [path, { resolved, ...entry }] of Object.entries(lock.packages)) {
  if (resolved === undefined) continue
  lock.packages[path] = entry
  changes.push(`took the address out of ${path}`)
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(sorted)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(changes.length === 0 ? 'package-lock.json is complete' : changes.join('\n'))
