// Adds to package-lock.json the optional platform packages that a partial registry could not show npm.
// Without them `npm ci` stops with "Missing: … from lock file", even on machines that would never install them.
// It only adds names that a locked package asks for by exact version; it never changes or removes an entry.
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = {
  version?: string
  dev?: boolean
  optional?: boolean
  cpu?: string[]
  os?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
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
const added: string[] = []
for (const [path, asker] of Object.entries(lock.packages)) {
  if (path === '') continue
  for (const [name, version] of Object.entries(asker.optionalDependencies ?? {})) {
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`]
    if (!/^\d/.test(version) || places.some((it) => it in lock.packages)) continue
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(asker.dev ? { dev: true } : {}),
      optional: true
    }
    added.push(name)
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
lock.packages = Object.fromEntries(sorted)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length === 0 ? 'package-lock.json is complete' : `added to package-lock.json: ${added.join(', ')}`)
