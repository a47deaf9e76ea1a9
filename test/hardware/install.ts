// Runs hardware/install.sh and uninstall.sh as root in a copy of this very system that is thrown away: a folder laid over the
// root, so that nothing outside of it changes. Prints what holds, a line each, and a tally; run by .ci/run. Needs root and a
// kernel that lays folders over each other; says so and ends well where it has neither.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fetchNpm, npmOfDebian } from '../../tools/fetch-npm.ts'

const clone = resolve(import.meta.dirname, '../..')
const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8', timeout: 900_000 })

let passed = 0
let failed = 0
function holds(what: string, is: boolean, more = ''): void {
  if (is) passed++
  else failed++
  console.log(`  ${is ? '✓' : '✗'} ${what}${is || more === '' ? '' : `\n${more}`}`)
}

const base = mkdtempSync(join(tmpdir(), 'install-'))
const root = join(base, 'root')
try {
  if (!lay()) console.log('install: not run: it needs root and overlay mounts')
  else {
    trial()
    console.log(`install: ${passed} passed, ${failed} failed`)
  }
} finally {
  for (const it of ['dev', 'proc']) run('umount', join(root, it))
  run('umount', root)
  run('umount', join(base, 'upper'))
  rmSync(base, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0

/** Lays an empty folder over the root; false where that cannot be done. */
function lay(): boolean {
  if (process.getuid?.() !== 0) return false
  for (const it of ['root', 'upper']) mkdirSync(join(base, it))
  // What is written goes to memory: the folder below may itself lie on an overlay, which cannot carry another.
  if (run('mount', '-t', 'tmpfs', 'none', join(base, 'upper')).status !== 0) return false
  for (const it of ['up', 'work']) mkdirSync(join(base, 'upper', it))
  const layers = `lowerdir=/,upperdir=${join(base, 'upper/up')},workdir=${join(base, 'upper/work')}`
  if (run('mount', '-t', 'overlay', 'none', '-o', layers, root).status !== 0) return false
  run('mount', '--bind', '/dev', join(root, 'dev'))
  run('mount', '-t', 'proc', 'none', join(root, 'proc'))
  return true
}

function trial(): void {
  const inside = (...command: string[]) => run('chroot', root, ...command)
  const has = (path: string): boolean => existsSync(join(root, path))
  const text = (path: string): string => readFileSync(join(root, path), 'utf8')

  // First with the oldest npm that it may meet, then with the one of this system.
  const why = fetchNpm()
  if (why !== null) console.log(`  Debian’s npm was not fetched, so this system’s is tried twice: ${why}`)
  const old = ['env', `PATH=${why === null ? `${resolve(clone, npmOfDebian)}:` : ''}${process.env.PATH}`]
  const first = inside(...old, `${clone}/hardware/install.sh`)
  holds(`install.sh ends well with npm ${versionOf(old)}`, first.status === 0, first.stdout + first.stderr)
  clean(old)
  holds('it ends in the doctor’s report', /✓ Table file/.test(first.stdout), first.stdout)
  holds(
    'program, table file, rights and service are there',
    [
      '/opt/tablekeeper/dist/web/index.html',
      '/etc/tablekeeper/table.yaml',
      '/etc/udev/rules.d/70-tablekeeper.rules',
      '/etc/systemd/system/multi-user.target.wants/tablekeeper.service'
    ].every((it) => has(it) || lies(it))
  )
  holds('nothing that only builds came along', !has('/opt/tablekeeper/node_modules/vite'))
  holds('the command works', inside('/usr/local/bin/tablekeeper', '--version').status === 0)
  holds(
    'systemd can read the service',
    inside('systemd-analyze', 'verify', '/etc/systemd/system/tablekeeper.service').status === 0
  )

  writeFileSync(join(root, 'etc/tablekeeper/table.yaml'), `${text('/etc/tablekeeper/table.yaml')}# mine\n`)
  writeFileSync(join(root, 'var/lib/tablekeeper/journal.sqlite'), 'a game')
  const started = inside(
    'su',
    '-s',
    '/bin/sh',
    'tablekeeper',
    '-c',
    'cd /opt/tablekeeper && exec node_modules/.bin/node bin/tablekeeper.js check test-nothing 2>&1 || true'
  )
  holds('its user may run it', started.stdout.includes('test-nothing'), started.stdout + started.stderr)
  const second = inside(`${clone}/hardware/install.sh`)
  holds(`run again with npm ${versionOf([])}, it ends well`, second.status === 0, second.stdout + second.stderr)
  clean([])
  holds(
    'and leaves table file and games as they were',
    text('/etc/tablekeeper/table.yaml').endsWith('# mine\n') && text('/var/lib/tablekeeper/journal.sqlite') === 'a game'
  )

  const gone = inside(`${clone}/hardware/uninstall.sh`)
  holds('uninstall.sh ends well', gone.status === 0, gone.stdout + gone.stderr)
  holds(
    'program, rights and service are gone',
    !has('/opt/tablekeeper') &&
      !has('/etc/udev/rules.d/70-tablekeeper.rules') &&
      !has('/etc/systemd/system/tablekeeper.service')
  )
  holds(
    'games and table file are still there',
    has('/var/lib/tablekeeper/journal.sqlite') && has('/etc/tablekeeper/table.yaml')
  )
  inside(`${clone}/hardware/uninstall.sh`, '--games')
  holds('with --games nothing is left', !has('/var/lib/tablekeeper') && !has('/etc/tablekeeper'))

  function versionOf(env: readonly string[]): string {
    return inside(...env, 'npm', '--version').stdout.trim()
  }

  function clean(env: readonly string[]): void {
    const listed = inside(...env, 'npm', '--prefix', '/opt/tablekeeper', 'ls', '--all', '--omit=dev')
    holds('every package is one that somebody asks for, and as asked for', listed.status === 0, listed.stderr)
  }

  /** A link whose target is only right inside. */
  function lies(path: string): boolean {
    return run('test', '-L', join(root, path)).status === 0
  }
}
