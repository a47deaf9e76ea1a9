// What a reader over the virtual table senses: tags of figures and tiles in millimetres, dice in the tray, hands, pads. Two faults of
// sensing are simulated here: a figure still read where it was, and one that is not there.

import type { VirtualThing } from '../../core/page.ts'
import type { Point } from '../../core/scene.ts'
import type { Sensed } from '../wire/changes.ts'
import type { CellReport, DieReport, Hello, PoseReport, TagReport } from '../wire/message.ts'
import { wireVersion } from '../wire/message.ts'
import type { TurnedThing } from './shelf.ts'
import type { VirtualTable } from './table.ts'
import type { TrayDie } from './tray.ts'

/** Millimetres a board unit measures on the virtual table. */
export const virtualPitch = 40

/** How far the virtual reader sees in each direction, in board units: farther than any board. */
const range = 64

/** How the reader introduces itself, but for the reason of its start. */
export const introduction: Omit<Hello, 'reset'> = {
  say: 'hello',
  version: wireVersion,
  name: 'virtual',
  firmware: null,
  can: ['cells', 'tags', 'dice', 'hand', 'tilt', 'buttons', 'poses', 'pong'],
  grid: [-range, -range, range, range],
  view: [-range * virtualPitch, -range * virtualPitch, range * virtualPitch, range * virtualPitch]
}

export class Eye {
  readonly #table: VirtualTable
  readonly #tagged = new WeakMap<VirtualThing, TagReport>()
  #stuck: TagReport | null = null
  #ghost: CellReport | null = null

  constructor(table: VirtualTable) {
    this.#table = table
  }

  look(): Sensed {
    const { dice, posed, hand, tilt, presses } = this.#table.sensed()
    const tags = this.#tags()
    const faults = this.#table.faults()
    this.#stuck = faults.includes('stuck') ? (this.#stuck ?? this.#figures(tags)[0] ?? null) : null
    this.#ghost = faults.includes('ghost') ? (this.#ghost ?? beside(this.#figures(tags)[0])) : null
    const stuck = this.#stuck
    return {
      tags: stuck ? [...tags.filter((it) => it.id !== stuck.id), stuck] : tags,
      cells: this.#ghost ? [this.#ghost] : [],
      dice: dice.flatMap(dieSaid),
      poses: posed.flatMap(poseSaid),
      presses: presses.map(({ seat, button, count }) => ({ pad: seat, button, count: count & 0xffff })),
      hand,
      tilt
    }
  }

  #tags(): TagReport[] {
    return this.#table.things().flatMap((thing) => (thing.at && !thing.held ? [this.#tagOf(thing, thing.at)] : []))
  }

  /** What did not move is not measured again. */
  #tagOf(thing: VirtualThing, at: Point): TagReport {
    const before = this.#tagged.get(thing)
    if (before) return before
    const [x, y] = [millimetres(at[0]), millimetres(at[1])]
    const tag = { id: thing.id, at: { x, y, turn: ((Math.round(thing.turn) % 360) + 360) % 360 } }
    this.#tagged.set(thing, tag)
    return tag
  }

  #figures(tags: readonly TagReport[]): readonly TagReport[] {
    const figures = new Set(this.#table.things().flatMap((it) => (it.layer === 'figure' ? [it.id] : [])))
    return tags.filter((it) => figures.has(it.id))
  }
}

const millimetres = (units: number): number => Math.round(units * virtualPitch * 10) / 10

/** The cell to the right of a figure, or the middle of the table: where the ghost stands. */
const beside = (tag: TagReport | undefined): CellReport => ({
  x: Math.round((tag?.at?.x ?? 0) / virtualPitch) + 1,
  y: Math.round((tag?.at?.y ?? 0) / virtualPitch),
  holds: 'something'
})

/** By the host's clock; the reader converts it to its own. */
const poseSaid = ({ shown: { id, pose }, since }: TurnedThing): PoseReport[] =>
  pose === null ? [] : [{ id, pose, since: Math.round(since * 1000) }]

function dieSaid({ shown: { id, kind, face, state }, throws }: TrayDie): DieReport[] {
  if (state === 'aside') return []
  return [{ id, colour: kind, status: state === 'lying' ? face : state, throws: throws & 0xffff }]
}
