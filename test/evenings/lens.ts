// Sits between the virtual table and its reader, and simulates sensor faults and hands that slide without lifting. It changes what is
// sensed, never the table, and draws its faults from a seed.

import type { Scene } from '../../src/core/scene.ts'
import { Eye, virtualPitch } from '../../src/devices/virtual/eye.ts'
import type { VirtualTable } from '../../src/devices/virtual/table.ts'
import type { Sensed } from '../../src/devices/wire/changes.ts'
import type { CellReport, TagReport } from '../../src/devices/wire/message.ts'
import { Luck } from '../conformance/playout.ts'
import type { Clock } from './clock.ts'

/** Chances are per thousand gestures; durations are ranges in ms, both ends included. */
export interface Faults {
  /** A figure disappears for a while. */
  readonly lost?: { readonly often: number; readonly ms: readonly [number, number] }
  /** Something appears where nothing is. */
  readonly ghost?: { readonly often: number; readonly ms: readonly [number, number] }
  /** A figure disappears and reappears, `times` times. */
  readonly flicker?: { readonly often: number; readonly ms: readonly [number, number]; readonly times: number }
  /** The face of a die at rest can't be read; that does not change. */
  readonly unread?: { readonly often: number }
}

export interface Sensing {
  /** `tags`: the reader knows each figure and where it faces; `cells`: it only knows that something is there. */
  readonly by: 'tags' | 'cells'
  /** Whether the reader notices hands over the table. */
  readonly hands: boolean
  readonly faults: Faults
}

/** A reader without identities has this many cells in a board unit, so that any board fits on them. */
export const fine = 100

export class Lens {
  /** A hand is over the table without lifting anything. */
  hand = false
  readonly #table: VirtualTable
  readonly #eye: Eye
  readonly #sensing: Sensing
  #luck = new Luck(0)
  readonly #clock: Pick<Clock, 'after'>
  readonly #lost = new Map<string, number>()
  #ghosts: readonly CellReport[] = []
  /** Unreadable dice, with the number of the throw and the face. If a hand turns the die to another face, that one can be read. */
  readonly #unread = new Map<string, { readonly throws: number; face: number | null }>()
  #busy = 0

  constructor(table: VirtualTable, sensing: Sensing, clock: Pick<Clock, 'after'>) {
    this.#table = table
    this.#eye = new Eye(table)
    this.#sensing = sensing
    this.#clock = clock
  }

  /** Makes the reader look again; clearing a fault that is not set has this effect and no other. */
  again(): void {
    this.#table.apply({ hand: 'fault', fault: 'stuck', on: false })
  }

  /** Whether no temporary fault is active or planned. */
  get calm(): boolean {
    return this.#busy === 0
  }

  look(): Sensed {
    const sensed = this.#eye.look()
    const seen = sensed.tags.filter(({ id }) => !this.#lost.has(id))
    const asCells = this.#sensing.by === 'cells'
    const hand = this.#sensing.hands ? sensed.hand || this.hand : null
    return {
      ...sensed,
      tags: asCells ? [] : seen,
      cells: [...this.#ghosts, ...(asCells ? this.#felt(seen) : [])],
      dice: sensed.dice.map((die) => (this.#isUnread(die) ? { ...die, status: 'unreadable' } : die)),
      hand: hand as boolean,
      tilt: this.#sensing.hands ? sensed.tilt : (null as unknown as boolean)
    }
  }

  /** Draws the faults that happen during the next gesture, or shortly after. */
  trouble(scene: Scene, throws: boolean, luck: Luck): void {
    this.#luck = luck
    const { lost, ghost, flicker, unread: dim } = this.#sensing.faults
    const strikes = (often: number | undefined): boolean => often !== undefined && this.#luck.below(1000) < often
    const figures = this.#eye.look().tags
    const victim = figures[this.#luck.below(Math.max(1, figures.length))]
    if (strikes(lost?.often) && lost && victim) this.#later(() => this.#lose(victim, this.#between(lost.ms)))
    if (strikes(flicker?.often) && flicker && victim)
      this.#later(() => this.#flicker(victim, this.#between(flicker.ms), flicker.times))
    if (strikes(ghost?.often) && ghost) this.#later(() => this.#haunt(scene, this.#between(ghost.ms)))
    if (throws)
      for (const { shown, throws: n } of this.#table.sensed().dice)
        if (strikes(dim?.often)) this.#unread.set(shown.id, { throws: n + 1, face: null })
  }

  #isUnread({ id, throws, status }: Sensed['dice'][number]): boolean {
    const it = this.#unread.get(id)
    if (it?.throws !== throws || typeof status !== 'number') return false
    it.face ??= status
    return it.face === status
  }

  /** What a board that senses only weight reports: several figures on one point count as one. */
  #felt(tags: readonly TagReport[]): CellReport[] {
    const figures = new Set(this.#table.things().flatMap((it) => (it.layer === 'figure' ? [it.id] : [])))
    const cells = new Map<string, CellReport>()
    for (const { id, at } of tags) {
      if (!at || !figures.has(id)) continue
      const [x, y] = [at.x, at.y].map((mm) => Math.round((mm / virtualPitch) * fine)) as [number, number]
      cells.set(`${x},${y}`, { x, y, holds: 'something' })
    }
    return [...cells.values()]
  }

  #between([least, most]: readonly [number, number]): number {
    return least + this.#luck.below(most - least + 1)
  }

  #later(run: () => void): void {
    this.#busy++
    this.#clock.after(this.#luck.below(900), () => {
      this.#busy--
      run()
    })
  }

  #lose({ id }: TagReport, ms: number): void {
    this.#busy++
    this.#lost.set(id, (this.#lost.get(id) ?? 0) + 1)
    this.again()
    this.#clock.after(ms, () => {
      this.#busy--
      const left = (this.#lost.get(id) ?? 1) - 1
      if (left > 0) this.#lost.set(id, left)
      else this.#lost.delete(id)
      this.again()
    })
  }

  #flicker(tag: TagReport, ms: number, times: number): void {
    this.#lose(tag, ms)
    if (times <= 1) return
    this.#busy++
    this.#clock.after(ms * 2, () => {
      this.#busy--
      this.#flicker(tag, ms, times - 1)
    })
  }

  #haunt(scene: Scene, ms: number): void {
    const place = scene.places.length > 0 ? this.#luck.one(scene.places) : null
    if (!place) return
    const scale = this.#sensing.by === 'cells' ? fine : 1
    const ghost: CellReport = {
      x: Math.round(place.at[0] * scale),
      y: Math.round(place.at[1] * scale),
      holds: 'something'
    }
    this.#busy++
    this.#ghosts = [...this.#ghosts, ghost]
    this.again()
    this.#clock.after(ms, () => {
      this.#busy--
      this.#ghosts = this.#ghosts.filter((it) => it !== ghost)
      this.again()
    })
  }
}
