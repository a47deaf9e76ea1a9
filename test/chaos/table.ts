// An evening at a table with a reader and lamps: the real daemon, on two real serial lines, with a disk and a clock of its own. Simulated:
// the devices behind the lines (the virtual reader with its table, and node-pixel's side of Firmata).

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../../src/devices/host.ts'
import { layOut } from '../../src/devices/lights/layout.ts'
import { VirtualReader } from '../../src/devices/virtual/firmware.ts'
import { VirtualTable } from '../../src/devices/virtual/table.ts'
import { Hands } from '../bench/hands.ts'
import { Daemon } from '../bench/process.ts'
import type { Luck } from '../conformance/playout.ts'
import { PixelBoard } from '../devices/lights/pixel-board.ts'
import { Lens } from '../evenings/lens.ts'
import { broken } from '../firmware/lamps/promised.ts'
import { Cable } from './cable.ts'
import { Disk, WallClock } from './disk.ts'
import type { Evening } from './evening.ts'
import { freePort } from './free-port.ts'
import { Onlooker } from './onlooker.ts'
import { Player } from './player.ts'
import type { Tally } from './tally.ts'
import { childOf, killed, lasting, type Trouble } from './troubles.ts'

/** How many times faster than people. */
const speed = 6
const brightness = 0.5
const pixels = [{ from: [-2, -2], columns: 6, rows: 6, snake: true }] as const
/** Sensor faults: a figure disappears for a while or flickers, or something appears where nothing is. */
const poorEyes = {
  lost: { often: 600, ms: [30, 500] },
  flicker: { often: 600, ms: [10, 80], times: 6 },
  ghost: { often: 600, ms: [20, 200] }
} as const
/** Jumps of a wall clock, in seconds: summer time, an empty battery, a correction from the network. */
const jumps = [1, -1, 60, -60, 3600, -3600, 86_400 * 400, -86_400 * 4000]

export async function tableEvening(luck: Luck, tally: Tally): Promise<Evening> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  const things = new VirtualTable({ now: systemClock.now, after: systemClock.after, seed: luck.below(2 ** 30) })
  const lens = new Lens(things, { by: 'tags', hands: true, faults: poorEyes }, systemClock)
  const reader = new VirtualReader({ table: things, clock: systemClock, seed: luck.below(2 ** 30), eye: lens })
  const cable = new Cable(join(folder, 'reader'), luck)
  const board = new PixelBoard(join(folder, 'lamps'))
  const disk = await Disk.open(join(folder, 'disk'))
  const clock = WallClock.open(join(folder, 'time'))
  cable.hear = (bytes) => reader.hear(bytes)
  const plug = async (): Promise<void> => {
    await cable.plug()
    reader.listenedBy((text) => cable.say(text))
    reader.power('power')
  }
  const pull = async (): Promise<void> => {
    reader.dark()
    reader.listenedBy(null)
    await cable.pull()
  }
  await plug()
  await board.plug()
  const config = join(folder, 'table.yaml')
  writeFileSync(config, tableFile(cable.path, board.path))
  const data = join(disk?.path ?? folder, 'data')
  // Use the same port after every restart, as a real table does.
  const seed = String(luck.below(2 ** 30))
  const args = ['--config', config, '--data', data, '--port', String(await freePort()), '--seed', seed]
  const daemon = new Daemon(args, false, { by: disk?.by ?? [], env: clock?.env ?? {} })
  await daemon.start()
  const onlooker = new Onlooker(() => daemon.address)
  const hands = new Hands(things, speed, luck.below(2 ** 30))
  const powered = async (): Promise<void> => {
    while (!isReady('reader')) await sleep(10)
  }
  const player = new Player({ daemon, onlooker, hands, luck, tally, tray: true, powered })

  function isReady(role: string): boolean {
    return onlooker.doc?.devices.find((it) => it.role === role)?.state === 'ready'
  }
  const points = layOut(pixels)
  const isLit = (): boolean =>
    onlooker.doc !== null && board.strip !== null && broken(onlooker.doc, points, board.strip, brightness).length === 0
  const isRead = (): boolean => cable.isPlugged && cable.spoken && isReady('reader')

  const troubles: Record<string, () => Trouble> = {
    reader: () => ({
      kind: 'reader unplugged',
      async strike() {
        await pull()
        await lasting(luck, 5, 2500)
        await plug()
      },
      healed: isRead
    }),
    lamps: () => ({
      kind: 'lamps unplugged',
      async strike() {
        await board.unplug()
        await lasting(luck, 5, 2500)
        await board.plug()
      },
      healed: isLit
    }),
    'lamp process': () => {
      const before = board.configured.length
      return {
        kind: 'lamp process killed',
        async strike() {
          const pid = childOf(daemon, 'lights/child.ts')
          if (pid !== null) process.kill(pid, 'SIGKILL')
        },
        healed: () => board.configured.length > before && isLit()
      }
    },
    daemon: () => killed(daemon, () => isRead() && isLit()),
    tags: () => ({
      kind: 'tags lost, flickering, seen where nothing stands',
      async strike() {
        if (onlooker.doc?.scene) lens.trouble(onlooker.doc.scene, false, luck)
        await lasting(luck, 0, 300)
        while (!lens.calm) await sleep(10)
      },
      healed: isRead
    }),
    noise: () => ({
      kind: 'one byte in 100 bent',
      async strike() {
        const before = cable.noise
        cable.noise = 1e-2
        await lasting(luck, 300, 3000)
        cable.noise = before
      },
      healed: isRead
    }),
    ...(disk && {
      disk: () => ({
        kind: 'disk full',
        async strike() {
          disk.fill()
          await lasting(luck, 100, 3000)
          disk.free()
        },
        healed: async () => (await daemon.get<{ journal: { state: string } }>('api/health')).journal.state === 'good'
      })
    }),
    ...(clock && {
      clock: () => ({
        kind: 'clock jumped',
        async strike() {
          clock.jump(luck.one(jumps))
        },
        healed: () => isRead() && isLit()
      })
    })
  }
  return {
    player,
    troubles,
    // With a full disk, moves exist only in memory and are lost if the daemon dies. No program can prevent that.
    never: [['daemon', 'disk']],
    lacks: [
      ...(disk ? [] : ['disk full: no user may have a disk of their own here']),
      ...(clock ? [] : ['clock jumped: libfaketime is not installed'])
    ],
    noises: [0, 1e-5, 1e-4, 1e-3],
    noise: (often) => {
      cable.noise = often
    },
    passed: cable.passed,
    complaints: () => daemon.complaints,
    async close() {
      onlooker.close()
      await daemon.stop()
      await pull()
      await board.unplug()
      things.close()
      await disk?.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const tableFile = (reader: string, lamps: string): string =>
  JSON.stringify({
    reader: { driver: 'serial', port: reader, table: { tags: { pitch: 40 }, strangers: 'by name', ground: true } },
    lights: { driver: 'johnny-five', path: lamps, layout: 'strip', pixels, brightness, current: 20_000 }
  })
