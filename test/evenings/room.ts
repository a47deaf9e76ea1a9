// A table with its reader, its serial line and its daemon, all in one thread and one simulated time, and what hands can do to the table.
// It knows no rules and no state of a match; the caller says where things go.

import type { AnyGame } from '../../src/core/game.ts'
import type { SensedPose } from '../../src/core/observation.ts'
import type { VirtualDie, VirtualThing } from '../../src/core/page.ts'
import type { Start } from '../../src/core/rules.ts'
import type { Piece, Point, Scene, SceneDie } from '../../src/core/scene.ts'
import { affine, type Calibration } from '../../src/devices/calibration.ts'
import { virtualPitch } from '../../src/devices/virtual/eye.ts'
import type { Fault } from '../../src/devices/virtual/faults.ts'
import { VirtualReader } from '../../src/devices/virtual/firmware.ts'
import { VirtualTable } from '../../src/devices/virtual/table.ts'
import { Clock } from './clock.ts'
import { Crystal } from './crystal.ts'
import { Daemon } from './daemon.ts'
import { fine, Lens, type Sensing } from './lens.ts'

export interface Furniture {
  readonly game: AnyGame
  /** The rules that the referee uses: the game's own, unless a test breaks them. */
  readonly refereed?: AnyGame
  readonly start: Start
  readonly seed: number
  readonly sensing: Sensing
  readonly wire: readonly Fault[]
  /** Receives every text that the reader sends. */
  readonly overhear?: (at: number, text: string) => void
  readonly listener?: Daemon['listener']
  /** Called whenever hands have waited for something. */
  readonly waited?: () => void
}

/** A thing, and where a hand takes it; null: off the table. */
export interface Carry {
  readonly thing: string
  readonly to: Point | null
  readonly turn?: number
}

const lie = (pitch: number) => affine({ pitch, origin: [0, 0], turn: 0, mirror: false })

export const calibrationOf = ({ by }: Sensing): Calibration => ({
  cells: lie(by === 'cells' ? fine : 1),
  tags: lie(virtualPitch),
  spots: {},
  kinds: {},
  strangers: 'by name',
  dice: {},
  pads: {},
  ground: by === 'tags'
})

export class Room {
  readonly clock = new Clock()
  readonly table: VirtualTable
  readonly lens: Lens
  readonly daemon: Daemon
  readonly sensing: Sensing
  /** The reader's clock, which may run fast, slow or jump. */
  readonly crystal: Crystal
  readonly #reader: VirtualReader
  readonly #waited: () => void
  #thrown = new Map<string, number>()

  constructor(furniture: Furniture, first: Scene) {
    const { game, start, seed, sensing, wire, overhear, listener = null, refereed = game } = furniture
    const { clock } = this
    this.sensing = sensing
    this.#waited = furniture.waited ?? (() => {})
    // In games without rules about time, the reader's clock is exact.
    this.crystal = new Crystal(clock, game.follows ? seed : null)
    this.table = new VirtualTable({ now: this.crystal.now, after: clock.after, seed })
    this.lens = new Lens(this.table, sensing, clock)
    this.#reader = new VirtualReader({ table: this.table, clock: this.crystal, seed: seed + 3, eye: this.lens })
    const calibration = calibrationOf(sensing)
    this.daemon = new Daemon({
      game: refereed,
      start,
      calibration,
      clock,
      wire: this.#reader,
      senses: () => this.lens.look(),
      seed: seed + 5,
      listener
    })
    this.#reader.listenedBy((text) => {
      overhear?.(clock.now(), text)
      this.daemon.hear(text)
    })
    const set = game.setup(start)
    if (set.ok) this.table.stock(game.box(set.value))
    for (const { thing, to, turn } of this.carries(first)) this.put(thing, to, turn)
    for (const { id } of this.table.posed()) this.hold(id, 'lying')
    this.#reader.power('power')
    clock.run(400)
    for (const fault of wire) this.table.apply({ hand: 'fault', fault, on: true })
  }

  close(): void {
    this.#reader.dark()
    this.table.close()
    this.daemon.close()
  }

  /** Waits until the daemon knows the table and the referee waits for nothing more, or only for people. */
  rest(): void {
    for (let turn = 0; turn < 400; turn++) {
      this.clock.run(turn === 0 ? 12 : 25)
      const { wake } = this.daemon
      const busy = !this.daemon.knows(this.lens.look()) || this.table.dice().some(({ state }) => state === 'rolling')
      if (!busy && this.lens.calm && (wake === null || wake - this.clock.now() > patient)) break
    }
    this.#waited()
  }

  wait(ms: number): void {
    this.clock.run(ms)
    this.#waited()
  }

  /** A hand stands a thing up, tips it over or lays it flat. */
  hold(thing: string, pose: SensedPose): void {
    this.table.apply({ hand: 'pose', thing, pose })
  }

  lift(thing: string): void {
    this.table.apply({ hand: 'lift', thing })
  }

  put(thing: string, at: Point | null, turn?: number): void {
    this.table.apply({ hand: 'put', thing, at, ...(turn === undefined ? {} : { turn }) })
  }

  press(seat: number, button: string | number): void {
    this.table.apply({ hand: 'press', seat, button: button as never })
  }

  /** What hands must carry to make the table show this scene. They carry the piece that moves, not an equal one. */
  carries(scene: Scene): Carry[] {
    const at = new Map(scene.places.map((place) => [place.id, place.at]))
    const spot = ({ place }: Piece): Point => at.get(place) as Point
    // Equal pieces on a place may be the same object. Copies make each count once.
    const free = new Set(scene.pieces.map((piece) => ({ ...piece })))
    const idle = new Set<VirtualThing>(this.table.things())
    const pairUp = (
      fits: (thing: VirtualThing, piece: Piece) => boolean,
      take: (t: VirtualThing, p: Piece) => void
    ) => {
      for (const thing of idle) {
        for (const piece of free) {
          if (!isOf(thing, piece) || !fits(thing, piece)) continue
          idle.delete(thing)
          free.delete(piece)
          take(thing, piece)
          break
        }
      }
    }
    const carried: Carry[] = []
    pairUp(
      (thing, piece) => samePoint(thing.at, spot(piece)) && (piece.turn ?? thing.turn) === thing.turn,
      () => {}
    )
    const carry = ({ id }: VirtualThing, piece: Piece) =>
      carried.push({ thing: id, to: spot(piece), ...(piece.turn === undefined ? {} : { turn: piece.turn }) })
    // Prefer a piece that is in a wrong place to an equal one beside the board.
    pairUp(({ at }) => at !== null, carry)
    pairUp(() => true, carry)
    for (const { id, at: lies } of idle) if (lies) carried.push({ thing: id, to: null })
    return carried
  }

  thing(id: string): VirtualThing | undefined {
    return this.table.things().find((it) => it.id === id)
  }

  get lying(): readonly VirtualDie[] {
    return this.table.dice().filter(({ state }) => state !== 'aside')
  }

  /**
   * Picks dice for a throw. Dice that must stay are left, other dice on the table are put aside. Returns the dice, or null if there are too
   * few.
   */
  takeUp(
    staying: readonly SceneDie[] | null,
    wanted: readonly { readonly kind: string; readonly count: number }[]
  ): string[] | null {
    const stay = [...(staying ?? [])]
    const free = this.table.dice().filter((die) => {
      const i =
        die.state === 'lying' ? stay.findIndex((it) => it.kind === die.kind && (it.any || it.face === die.face)) : -1
      if (i >= 0) stay.splice(i, 1)
      return i < 0
    })
    const taken = wanted.flatMap(({ kind, count }) => free.filter((die) => die.kind === kind).slice(0, count))
    if (taken.length < wanted.reduce((sum, { count }) => sum + count, 0)) return null
    const unused = free.filter((die) => die.state === 'lying' && !taken.includes(die)).map(({ id }) => id)
    if (unused.length > 0) this.table.apply({ hand: 'aside', dice: unused })
    return taken.map(({ id }) => id)
  }

  /** The dice that have rolled since the last call with `forget`. */
  rolled(forget = false): ReadonlySet<string> {
    const { dice } = this.table.sensed()
    const rolled = new Set(
      dice.filter(({ shown, throws }) => throws !== (this.#thrown.get(shown.id) ?? 0)).map(({ shown }) => shown.id)
    )
    if (forget) this.#thrown = new Map(dice.map(({ shown, throws }) => [shown.id, throws]))
    return rolled
  }
}

/**
 * If the referee's next tick is later than this, in ms, it waits for people. The waits for unfinished plays, which adapt to the players,
 * stay below it.
 */
const patient = 3800

const isOf = (thing: VirtualThing, piece: Piece): boolean =>
  piece.kind === thing.kind || (piece.turn !== undefined && piece.kind.startsWith(`${thing.kind}/`))

const samePoint = (a: Point | null, b: Point): boolean =>
  a !== null && Math.abs(a[0] - b[0]) < 1e-6 && Math.abs(a[1] - b[1]) < 1e-6
