// An evening under a camera, with the real daemon, its worker and its tag finder, on images of the table drawn in perspective. Simulated:
// the lens, and `ffmpeg`, which a script replaces that writes the newest image ten times a second. Dice are declared on a screen, as
// on a table without a tray.

import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../src/devices/host.ts'
import { VirtualTable } from '../../src/devices/virtual/table.ts'
import { Hands } from '../bench/hands.ts'
import { Daemon } from '../bench/process.ts'
import type { Luck } from '../conformance/playout.ts'
import { corners, develop, expose, lens, seeded } from '../devices/camera/scene.ts'
import type { Evening } from './evening.ts'
import { freePort } from './free-port.ts'
import { Onlooker } from './onlooker.ts'
import { Player } from './player.ts'
import type { Tally } from './tally.ts'
import { childOf, killed, lasting, type Trouble } from './troubles.ts'

/** How many times faster than people the hands play: as fast as the image rate allows. */
const speed = 3
/** Millimetres in a board unit, and the position of the board's origin. */
const pitch = 60
const zero = [200, 140] as const
/** The radius of a hand over the board while it carries something, in mm. */
const handRadius = 45

/** How many images of one scene are made. Each has its own noise, so that what one hides the next shows. */
const pictures = 4
/** Replaces `ffmpeg`: writes the present images in turn, for as long as the camera is plugged in. */
const standIn = `#!/bin/sh
while [ $# -gt 1 ] && [ "$1" != -i ]; do shift; done
n=0
while dd if="$2" bs=${lens().width * lens().height} skip=$n count=1 status=none; do
  n=$(( (n + 1) % ${pictures} ))
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
  const lies = { pitch, origin: [-zero[0] / pitch, -zero[1] / pitch] }
  const pieces = { 0: 'keeper/0', 1: 'keeper/1' }
  const reader = { driver: 'camera', device, corners, pieces, table: { tags: lies, strangers: 'by name' } }
  writeFileSync(config, JSON.stringify({ reader }))
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

/** What the lens sees, as a file that exists while the camera is plugged in. */
class View {
  isPlugged = false
  readonly #things: VirtualTable
  readonly #device: string
  #luck: ReturnType<typeof seeded>
  /** Where things were before a hand lifted them. */
  readonly #last = new Map<string, readonly [number, number]>()
  #hidden: number | null = null
  #soon: NodeJS.Immediate | null = null
  readonly #stop: () => void
  readonly #lens = lens()

  constructor(things: VirtualTable, device: string, luck: Luck) {
    this.#things = things
    this.#device = device
    this.#luck = seeded(luck.below(2 ** 30))
    this.#stop = things.onChange(() => this.#changed())
  }

  plug(): void {
    this.isPlugged = true
    this.#draw()
  }

  pull(): void {
    this.isPlugged = false
    rmSync(this.#device, { force: true })
  }

  glare(tag: number | null): void {
    this.#hidden = tag
    this.#changed()
  }

  close(): void {
    this.#stop()
    if (this.#soon) clearImmediate(this.#soon)
    this.pull()
  }

  #changed(): void {
    this.#soon ??= setImmediate(() => {
      this.#soon = null
      if (this.isPlugged) this.#draw()
    })
  }

  #draw(): void {
    const tags = []
    const hands = []
    for (const { kind, at, turn, held } of this.#things.things()) {
      const id = Number(/^keeper\/(\d)$/.exec(kind)?.[1] ?? Number.NaN)
      if (Number.isNaN(id)) continue
      const where = at ?? this.#last.get(kind)
      if (held && where) hands.push({ at: millimetres(where), radius: handRadius })
      if (!at || held) continue
      this.#last.set(kind, at)
      if (id !== this.#hidden) tags.push({ id, at: millimetres(at), turn })
    }
    const light = expose({ tags, hands }, this.#lens)
    const all = Array.from({ length: pictures }, () => {
      const [picture, next] = develop(light, this.#lens, this.#luck)
      this.#luck = next
      return picture.data
    })
    writeFileSync(`${this.#device}.next`, Buffer.concat(all))
    renameSync(`${this.#device}.next`, this.#device)
  }
}

const millimetres = ([x, y]: readonly [number, number]): readonly [number, number] => [
  zero[0] + x * pitch,
  zero[1] + y * pitch
]
