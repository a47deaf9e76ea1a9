// Which mounts are sticks, by the kernel's own table of mounts.

import { expect, test } from 'vitest'
import { mountAt, mountsIn } from '../../src/journal/sticks.ts'

const table = String.raw`22 1 254:0 / / rw,relatime - ext4 /dev/vda rw
41 22 8:1 / /media/pi/MY\040STICK rw,nosuid,nodev shared:9 - vfat /dev/sda1 rw,uid=999
42 22 8:2 / /media/old ro,relatime - ext4 /dev/sda2 rw
43 22 11:0 / /media/disc ro - iso9660 /dev/sr0 ro
44 22 0:51 / /media/nas rw - nfs4 nas:/backups rw
45 22 8:3 / /run/media/ann/BIG rw master:4 - exfat /dev/sda3 ro
46 22 8:4 / /mnt/disk rw - ext4 /dev/sda4 rw
47 22 0:52 / /media rw - tmpfs none rw
48 42 8:5 / /media/old rw - vfat /dev/sdb1 rw
`
const disks = (device: string): string => `disk ${device}`
const found = mountsIn(table, disks)
const named = (name: string) => found.find((it) => it.name === name)

test('sticks are file systems on devices, mounted where Linux mounts what people plug in', () => {
  expect(found.filter((it) => it.isStick).map((it) => it.path)).toEqual([
    '/media/pi/MY STICK',
    '/run/media/ann/BIG',
    '/media/old'
  ])
  expect(named('nas')).toMatchObject({ isStick: false })
})

test('write protection is an option of the mount or of the file system, and what is mounted later covers what was there', () => {
  expect(found.map((it) => [it.name, it.isReadOnly])).toEqual([
    ['MY STICK', false],
    ['disc', true],
    ['nas', false],
    ['BIG', true],
    ['old', false]
  ])
})

test('an id is short, tells nothing of the path, and is another one for another stick at the same place', () => {
  const { id } = named('old') ?? { id: '' }
  expect(id).toMatch(/^[\w-]{16}$/)
  expect(mountsIn(table, disks).find((it) => it.name === 'old')?.id).toBe(id)
  const again = [table.replace('48 42 8:5', '49 42 8:5'), table.replace('8:5', '8:21')]
  for (const it of again) expect(mountsIn(it, disks).find((mount) => mount.name === 'old')?.id).not.toBe(id)
  expect(mountsIn(table, () => 'a later disk').find((it) => it.name === 'old')?.id).not.toBe(id)
})

test.runIf(process.platform === 'linux')('a path below the folders for sticks is on a stick, or on none', () => {
  expect(mountAt('/media/pi/MY STICK/backups', found)).toBe(named('MY STICK'))
  expect(mountAt('/media/pi/MY STICK', found)).toBe(named('MY STICK'))
  for (const it of ['/media/pi/MY STICK2', '/media/stick', '/media/pi', '/media/old/../new'])
    expect([it, mountAt(it, found)]).toEqual([it, 'missing'])
  for (const it of ['/mnt/disk', '/var/backups', '/mediathek']) expect([it, mountAt(it, found)]).toEqual([it, null])
})
