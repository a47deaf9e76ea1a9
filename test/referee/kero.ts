// A KERO table for tests: trucks that are stood, tipped and laid flat, a pose sensor with its own clock, and dice thrown by name.

import type { Json } from '../../src/core/json.ts'
import type { ObservedDie, Reading, SensedPose } from '../../src/core/observation.ts'
import { type Die, dice } from '../../src/games/kero/data/names.ts'
import game from '../../src/games/kero/index.ts'
import type { State } from '../../src/games/kero/state.ts'
import { fuel } from '../../src/games/kero/state.ts'
import { Table } from './table.ts'

/** How often a truck reports that does not lie flat, in ms. */
const beat = 200

interface Held {
  readonly pose: SensedPose
  readonly at: number
  readonly spell: string
}

export class Camp extends Table {
  private held: readonly (Held | null)[] = [null, null]
  private watched = 0
  private spells = 0
  /** The sensor’s time may be wrong by this much, in ms. */
  private readonly error: number

  constructor(position: Json, { error = 5, options = {} }: { error?: number; options?: Json } = {}) {
    super(game, { position, options })
    this.error = error
    this.laid()
  }

  /** Both trucks lie flat, and the sensor reports them. */
  private laid(): void {
    this.held = [0, 1].map((seat) => ({ pose: 'lying', at: this.at, spell: `flat ${seat}` }))
    this.show()
  }

  get kero(): State {
    return this.state as unknown as State
  }

  override get reading(): Reading {
    const { held = [], watched, error } = this
    const posed = held.flatMap((it, seat) => (it ? [{ thing: `truck/${seat}`, ...it, error }] : []))
    return posed.length > 0 ? { ...super.reading, dated: { to: this.at, error, watched, posed } } : super.reading
  }

  /** Turns a truck; it stays so from now on. `seen`: the sensor reports it at once. */
  pose(seat: number, pose: SensedPose, seen = true): this {
    this.spells++
    this.held = this.held.map((it, i) => (i === seat ? { pose, at: this.at, spell: `spell ${this.spells}` } : it))
    return seen ? this.show() : this
  }

  /** Lets time pass while the sensor watches. */
  run(ms: number): this {
    for (let left = ms; left > 0; left -= beat) this.wait(Math.min(beat, left)).show()
    return this
  }

  /** The cable is unplugged for `ms`; meanwhile `hands` do something. */
  cut(ms: number, hands: () => void = () => {}): this {
    this.miss()
    hands()
    this.wait(ms)
    this.watched = this.at
    return this.show()
  }

  /** The truck has lain flat since then. */
  lay(seat: number, at: number): this {
    this.held = this.held.map((it, i) => (i === seat ? { pose: 'lying', at, spell: `flat since ${at}` } : it))
    return this.show()
  }

  /** The sensor’s clock jumps: the daemon renames what was held, and another process would date it otherwise. */
  jump(ms: number): this {
    this.watched = this.at
    this.held = this.held.map((it) => it && { ...it, spell: `${it.spell}~` })
    this.show()
    this.held = this.held.map((it) => it && { ...it, at: it.at - ms, spell: it.spell.slice(0, -1) })
    return this
  }

  /** The daemon stops and starts again `ms` later, and its clock starts from zero. */
  restart(ms: number): this {
    const clock = this.at + ms
    const again = this.judge.resume(this.start, this.entries as Json[])
    if (!again.ok) throw new Error(JSON.stringify(again.problems))
    this.match = again.value[0]
    const began = clock - 2000
    this.held = this.held.map((it) => it && { ...it, at: it.at - began })
    this.at = clock - began
    this.watched = this.at
    return this.show()
  }

  /** These dice roll for `ms` and then show the given faces; the others in the tray stay. */
  throw(some: Partial<Record<Die, number>>, ms = 400): this {
    this.roll().run(ms)
    const before = new Map(this.dice.lying.map((it) => [it.kind, it]))
    const lying = dice.flatMap((kind): ObservedDie[] => {
      const face = some[kind]
      const old = before.get(kind)
      return face === undefined ? (old ? [old] : []) : [{ kind, face }]
    })
    this.dice = { lying, thrown: lying.flatMap(({ kind }, i) => (kind in some ? [i] : [])) }
    this.unsettled = { rolling: 0, crooked: 0, held: 0 }
    return this.show()
  }

  /** A pawn is carried from one place to another. */
  carry(from: string, to: string): this {
    const [pawn, ...rest] = this.stand.get(from) ?? []
    if (!pawn) throw new Error(`nobody stands on ${from}`)
    this.stand.set(from, rest)
    return this.put(pawn, to)
  }

  /** The fuel in a truck now: lower and upper bound. */
  fuel(seat: number): readonly [number, number] {
    const { lo, hi } = fuel(this.kero, seat)
    return [lo, hi]
  }

  get moves(): readonly string[] {
    return this.judge.moves(this.match).map(({ do: { act } }) => act)
  }

  /** The rules of all fouls in the log. */
  get fouls(): readonly string[] {
    return [...JSON.stringify(this.told).matchAll(/log\.foul\.(KE-\d+)/g)].map(([, rule = '']) => rule)
  }
}
