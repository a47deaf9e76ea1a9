// Runs hardware/install.sh and uninstall.sh as root in a copy of this system (copy.ts). .ci/run runs it.

import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fetchNpm, npmOfDebian } from '../../tools/fetch-npm.ts'
import { inCopy } from './copy.ts'

const clone = resolve(import.meta.dirname, '../..')

await inCopy('install', ({ root, inside, has, text, holds }) => {
  // First with the oldest supported npm, then with the npm of this system.
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
    ].every(has)
  )
  holds('nothing that only builds came along', !has('/opt/tablekeeper/node_modules/vite'))
  holds('the command works', inside('/usr/local/bin/tablekeeper', '--version').status === 0)
  const doctor = inside('/usr/local/bin/tablekeeper', 'doctor')
  holds('and knows the installed table', doctor.stdout.includes('etc/tablekeeper/table.yaml'), doctor.stdout)
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
})
