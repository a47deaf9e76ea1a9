// What a lens above the virtual table sees, as a file of grey images. Only keepers carry tags.

import { renameSync, rmSync, writeFileSync } from 'node:fs'
import type { VirtualTable } from '../../src/devices/virtual/table.ts'
import type { Luck } from '../conformance/playout.ts'
import { corners, develop, expose, lens, seeded } from '../devices/camera/scene.ts'

/** Millimetres in a board unit, and the position of the board's origin. */
const pitch = 60
const zero = [200, 140] as const
/** The radius of a hand over the board while it carries something, in mm. */
const handRadius = 45

/** How many images of one scene are made. Each has its own noise, so that what one hides the next shows. */
export const imagesEach = 4

/** What the table file says of the lens and of what it sees. */
export const lensView = {
  corners,
  pieces: { 0: 'keeper/0', 1: 'keeper/1' },
  table: { tags: { pitch, origin: [-zero[0] / pitch, -zero[1] / pitch] }, strangers: 'by name' }
} as const

/** What the lens sees, as a file that exists while the camera is plugged in. */
export class View {
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
    const all = Array.from({ length: imagesEach }, () => {
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
