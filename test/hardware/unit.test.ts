// Runs systemd's own check on our unit file. The figures are those in docs/security.md.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const unit = 'hardware/systemd/tablekeeper.service'
const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
const isHere = analyze('--version').status === 0

test.skipIf(!isHere)('systemd sees an exposure of 1.5 at most', () => {
  const { status, stdout } = analyze('security', '--offline=true', '--no-pager', '--threshold=15', unit)
  expect(
    status,
    stdout
      .split('\n')
      .filter((it) => it.includes('✗'))
      .join('\n')
  ).toBe(0)
  expect(Number(/exposure level[^:]*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(1.5)
})

test('memory and processes are limited, and the process that feeds the watchdog may still run', () => {
  const text = readFileSync(unit, 'utf8')
  for (const line of ['MemoryMax=768M', 'TasksMax=128', 'WatchdogSec=120']) expect(text).toContain(`\n${line}\n`)
  // A `systemd-notify` process, started from the daemon's event loop, reports that it is alive (src/cli/service.ts).
  expect(text).toContain('\nNotifyAccess=all\n')
  expect(text).toMatch(/\nRestrictAddressFamilies=.*AF_UNIX/)
})

test('tablekeeper.local is published by a user whom every system can name, since the bus refuses others', () => {
  const text = readFileSync('hardware/debian/tablekeeper-name.service', 'utf8')
  expect(text).not.toContain('DynamicUser')
  const [, user] = /^User=(.*)$/m.exec(text) ?? []
  expect(readFileSync('hardware/debian/postinst', 'utf8')).toMatch(new RegExp(`adduser --system .* ${user}$`, 'm'))
})

test('a stick named TABLEKEEPER is mounted for the service, where it may write', () => {
  const text = readFileSync('hardware/systemd/media-tablekeeper.mount', 'utf8')
  const [, label = ''] = /^What=\/dev\/disk\/by-label\/(.*)$/m.exec(text) ?? []
  // FAT has eleven letters for a name.
  expect(label).toMatch(/^[A-Z]{1,11}$/)
  const [, where = ''] = /^Where=(.*)$/m.exec(text) ?? []
  expect(`${where.slice(1).replace('/', '-')}.mount`).toBe('media-tablekeeper.mount')
  expect(readFileSync('hardware/udev/70-tablekeeper.rules', 'utf8')).toMatch(
    new RegExp(`^[^#].*ENV\\{ID_FS_LABEL\\}=="${label}".*ENV\\{SYSTEMD_WANTS\\}\\+="media-tablekeeper.mount"$`, 'm')
  )
  const service = readFileSync(unit, 'utf8')
  const [, user] = /^User=(.*)$/m.exec(service) ?? []
  expect(text).toMatch(new RegExp(`^Options=.*uid=${user},gid=${user},umask=077`, 'm'))
  expect(service).toMatch(/^ReadWritePaths=.*-\/media( |$)/m)
})

test.skipIf(!isHere)('systemd accepts the mount of the stick', () => {
  const { status, stderr } = analyze('verify', '--man=no', 'hardware/systemd/media-tablekeeper.mount')
  expect([status, stderr]).toEqual([0, ''])
})
