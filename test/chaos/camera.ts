// An evening under a camera, with the real daemon, its worker and its tag finder, on images of the table drawn in perspective. Simulated:
// the lens, and `ffmpeg`, which a script replaces that writes the newest image ten times a second. Dice are declared on a screen, as
// on a table without a tray.

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../src/devices/host.ts'
import { VirtualTable } from '../../src/devices/virtual/table.ts'
import { Hands } from '../bench/hands.ts'
import { Daemon } from '../bench/process.ts'
import type { Luck } from '../conformance/playout.ts'
import { lens } from '../devices/camera/scene.ts'
import type { Evening } from './evening.ts'
import { freePort } from './free-port.ts'
import { Onlooker } from './onlooker.ts'
import { Player } from './player.ts'
import type { Tally } from './tally.ts'
import { childOf, killed, lasting, type Trouble } from './troubles.ts'
import { imagesEach, lensView, View } from './view.ts'

/** How many times faster than people the hands play: as fast as the image rate allows. */
const speed = 3
/** Replaces `ffmpeg`: writes the present images in turn, for as long as the camera is plugged in. */
const standIn = `#!/bin/sh
while [ $# -gt 1 ] && [ "$1" != -i ]; do shift; done
n=0
while dd if="$2" bs=${lens().width * lens().height} skip=$n count=1 status=none; do
  n=$(( (n + 1) % ${imagesEach} ))
  sleep 0.1
done
`

export async function cameraEvening(luck: Luck, tally: Tally): Promise<Evening> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  const device = join(folder, 'video0')
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  writeFileSync(join(programs, 'ffmpeg'), standIn)
  chmodSync(join(programs, 'ffmpeg'), 0o755)
  const things = new VirtualTable({ now: systemClock.now, after: systemClock.after, seed: luck.below(2 ** 30) })
  const view = new View(things, device, luck)
  view.plug()
  const config = join(folder, 'table.yaml')
  writeFileSync(config, JSON.stringify({ reader: { driver: 'camera', device, ...lensView } }))
  const seed = String(luck.below(2 ** 30))
  const args = ['--config', config, '--data', join(folder, 'data'), '--port', String(await freePort()), '--seed', seed]
  const daemon = new Daemon(args, false, { env: { PATH: `${programs}:${process.env.PATH}` } })
  await daemon.start()
  const onlooker = new Onlooker(() => daemon.address)
  const hands = new Hands(things, speed, luck.below(2 ** 30))
  const player = new Player({ daemon, onlooker, hands, luck, tally, tray: false, powered: async () => {} })
  const isSeen = (): boolean =>
    view.isPlugged && onlooker.doc?.devices.find(({ role }) => role === 'reader')?.state === 'ready'
  const program = (): number | null => childOf(daemon, device)
  /** Whether a new program has replaced the given one, and its images are in use. */
  const another = (before: number | null) => (): boolean => {
    const now = program()
    return now !== null && now !== before && isSeen()
  }
  const ended = (kind: string, signal: NodeJS.Signals) => (): Trouble => {
    const before = program()
    return {
      kind,
      async strike() {
        if (before !== null) process.kill(before, signal)
      },
      healed: another(before)
    }
  }

  return {
    player,
    troubles: {
      camera: () => {
        const before = program()
        return {
          kind: 'camera unplugged',
          async strike() {
            view.pull()
            await lasting(luck, 150, 2500)
            view.plug()
          },
          healed: another(before)
        }
      },
      'camera program': ended('camera program killed', 'SIGKILL'),
      'camera hangs': ended('camera hung', 'SIGSTOP'),
      tags: () => ({
        kind: 'a tag in glare',
        async strike() {
          view.glare(luck.below(2))
          await lasting(luck, 100, 900)
          view.glare(null)
        },
        healed: isSeen
      }),
      daemon: () => killed(daemon, isSeen)
    },
    // There is one camera, so only one of these faults at a time makes sense.
    never: [
      ['camera', 'camera program'],
      ['camera', 'camera hangs'],
      ['camera program', 'camera hangs'],
      ['daemon', 'camera'],
      ['daemon', 'camera program'],
      ['daemon', 'camera hangs']
    ],
    lacks: [],
    noises: [0],
    noise: () => {},
    passed: new Map(),
    complaints: () => daemon.complaints,
    async close() {
      onlooker.close()
      await daemon.stop()
      view.close()
      things.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
