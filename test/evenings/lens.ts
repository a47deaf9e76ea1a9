// What stands between a table and its reader: a hand that slides without lifting, and everything a sensor may get wrong for a
// moment. It changes what is sensed, never what is there, and it is seeded.

import type { Scene } from '../../src/core/scene.ts'
import { Eye, virtualPitch } from '../../src/devices/virtual/eye.ts'
import type { VirtualTable } from '../../src/devices/virtual/table.ts'
import type { Sensed } from '../../src/devices/wire/changes.ts'
import type { CellReport, TagReport } from '../../src/devices/wire/message.ts'
import { Luck } from '../conformance/playout.ts'
import type { Clock } from './clock.ts'

/** Chances are per thousand gestures; durations in ms, both ends included. */
export interface Faults {
  /** A figure is not seen for a while. */
  readonly lost?: { readonly often: number; readonly ms: readonly [number, number] }
  /** Something is seen where nothing stands. */
  readonly ghost?: { readonly often: number; readonly ms: readonly [number, number] }
  /** A figure comes and goes, `times` over. */
  readonly flicker?: { readonly often: number; readonly ms: readonly [number, number]; readonly times: number }
  /** A settled die's face cannot be read, for good. */
  readonly unread?: { readonly often: number }
}

export interface Sensing {
  /** `tags`: what stands where, and which way it faces; `cells`: only that something stands there. */
  readonly by: 'tags' | 'cells'
  /** Whether hands over the table are noticed. */
  readonly hands: boolean
  readonly faults: Faults
}

/** Cells of a reader without identities are this many to a board unit: any board fits on them. */
export const fine = 100

export class Lens {
  /** A hand is over the table and holds nothing up. */
  hand = false
  readonly #table: VirtualTable
  readonly #eye: Eye
  readonly #sensing: Sensing
  #luck = new Luck(0)
  readonly #clock: Pick<Clock, 'after'>
  readonly #lost = new Map<string, number>()
  #ghosts: readonly CellReport[] = []
  /** Dice that cannot be read, by the throw after which they lie so; another face, turned up by a hand, can be. */
  readonly #unread = new Map<string, { readonly throws: number; face: number | null }>()
  #busy = 0

  constructor(table: VirtualTable, sensing: Sensing, clock: Pick<Clock, 'after'>) {
    this.#table = table
    this.#eye = new Eye(table)
    this.#sensing = sensing
    this.#clock = clock
  }

  /** Something seems to have changed, or a hand to have come: the reader looks again, as it does at every word to the table. */
  again(): void {
    this.#table.apply({ hand: 'fault', fault: 'stuck', on: false })
  }

  /** Nothing is wrong just now that will not stay so. */
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

  /** What goes wrong while the next thing is done, or right after. */
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

  /** Figures on a board that feels weight and nothing else: several on one spot feel like one. */
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
