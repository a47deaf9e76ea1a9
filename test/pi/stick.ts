// A USB stick for backups, plugged into the emulated computer as an owner would: it is mounted, the host's page writes a backup to it, and it is
// pulled out. Plugged in again, it has the backup.

import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './debian.ts'
import type { Facts } from './facts.ts'
import type { Machine } from './machine.ts'
import { patience } from './table.ts'
import type { Tablet } from './tablet.ts'

const size = 2 ** 20 * 64
const place = '/media/tablekeeper'
/** Time between two looks at what is plugged in, in ms. */
const againMs = 1000

export async function stick(machine: Machine, host: Tablet, folder: string, facts: Facts): Promise<void> {
  const image = join(folder, 'stick')
  writeFileSync(image, '')
  truncateSync(image, size)
  const made = run('mkfs.vfat', ['-n', 'TABLEKEEPER', image])
  if (made.status !== 0) throw new Error(made.stderr)

  await machine.plug(image)
  const found = await listed(host, ({ sticks }) => sticks.length > 0)
  const [one] = found?.sticks ?? []
  facts.holds(
    "a stick that is plugged in is on the host's page, and can take a backup",
    one?.why === null,
    `${JSON.stringify(found)}\n${await about(machine)}`
  )
  if (one?.why !== null) return
  const refused = await host.ask({ m: 'backup', stick: one.stick }, ({ backed }) => backed !== null)
  facts.holds(
    `the page writes a backup to it: ${host.backed?.matches} match`,
    refused === null && host.backed?.matches === 1,
    `${refused}`
  )

  await machine.pull()
  const gone = await listed(host, ({ sticks }) => sticks.length === 0)
  facts.holds('pulled out, it is gone from the page', gone !== null, await about(machine))
  await machine.plug(image)
  const again = await listed(host, ({ sticks }) => sticks.length > 0)
  const kept = again?.backups.filter(({ backup }) => backup.startsWith(place)) ?? []
  facts.holds('plugged in again, it has this backup', kept.length === 1, JSON.stringify(again))
  const [backup] = kept
  if (!backup) return
  const shown = await host.ask({ m: 'preview', backup: backup.backup }, ({ preview }) => preview !== null)
  facts.holds('and the page shows the match in it', host.preview?.matches.length === 1, `${shown}`)
  await machine.pull()
}

/** What the page lists once this holds; null: it never does. */
async function listed(
  host: Tablet,
  holds: (it: NonNullable<Tablet['backups']>) => boolean
): Promise<Tablet['backups']> {
  for (const began = performance.now(); performance.now() - began < patience / 10; await sleep(againMs)) {
    const before = host.backups
    await host.ask({ m: 'backups' }, ({ backups }) => backups !== before)
    if (host.backups && holds(host.backups)) return host.backups
  }
  return null
}

/** What the system has made of the stick, for whoever must find a fault. */
const about = async (machine: Machine): Promise<string> =>
  (
    await machine.inside(
      `ls -l /dev/disk/by-label; findmnt ${place}; systemctl status media-tablekeeper.mount; dmesg | tail`
    )
  ).said
