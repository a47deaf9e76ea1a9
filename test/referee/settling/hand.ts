// Simulates one hand over a Nexus Keepers table, as sensors see it over time: a figure is slid at a given speed, or lifted and put, and
// the hand leaves. Records what the hand meant, and when it had finished. Knows the tiles and nothing of the referee.

import { type AnyGame, play } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import type { ObservedPiece, Reading } from '../../../src/core/observation.ts'
import type { Move, Start } from '../../../src/core/rules.ts'
import type { Input } from '../../../src/core/ruling.ts'
import { Luck } from '../../conformance/playout.ts'

export interface Trace {
  readonly name: string
  readonly game: AnyGame
  readonly start: Start
  /** All readings of the sensors, with their times in ms. */
  readonly seen: readonly { readonly at: number; readonly reading: Reading }[]
  /** The moves played before the trace, if any. */
  readonly before?: readonly Move[]
  /** Presses and declared actions during the trace, if any. */
  readonly said?: readonly Input[]
  /** The states that the hand meant the table to reach, by key, with the times when it had finished. */
  readonly meant: readonly { readonly at: number; readonly key: string }[]
}

/** The distance between two tiles, in cm. */
const tileCm = 4

export class Hand {
  readonly #seen: { at: number; reading: Reading }[] = []
  readonly #meant: { at: number; key: string }[] = []
  readonly #stand = new Map<string, ObservedPiece[]>()
  readonly #luck: Luck
  readonly #game: AnyGame
  readonly #start: Start
  readonly #watched: boolean
  #state: Json
  #at = 1000
  #over = false

  constructor(game: AnyGame, start: Start, seed: number, witnessed = true) {
    const set = game.setup(start)
    if (!set.ok) throw new Error(JSON.stringify(set.problems))
    this.#game = game
    this.#start = start
    this.#state = set.value as Json
    this.#luck = new Luck(seed)
    this.#watched = witnessed
    const { places, pieces } = game.scene(this.#state)
    for (const { id } of places) this.#stand.set(id, [])
    for (const { kind, place } of pieces) this.#stand.get(place)?.push(kind)
    this.#say()
  }

  trace(name: string): Trace {
    return { name, game: this.#game, start: this.#start, seen: this.#seen, meant: this.#meant }
  }

  wait(ms: number): this {
    this.#at += ms
    return this
  }

  /** The hand arrives before it does anything, and takes some time to leave. */
  comes(): this {
    this.#over = true
    return this.#say().wait(80 + this.#luck.below(200))
  }

  leaves(): this {
    this.wait(20 + this.#luck.below(180))
    this.#over = false
    return this.#say()
  }

  /** Slides a figure over these places, the first being its own. It spends the time over each that its speed implies. */
  slides(places: readonly string[], cmPerS: number): this {
    for (const [i, to] of places.slice(1).entries()) {
      this.wait((tileCm / cmPerS) * 1000 * (i === 0 ? 0.5 : 1))
      const [from] = [places[i] as string]
      this.#stand.set(to, [...(this.#stand.get(to) ?? []), ...(this.#stand.get(from)?.splice(0, 1) ?? [])])
      this.#say()
    }
    return this
  }

  /** Lifts a figure, carries it for a while, and puts it down. */
  carries(from: string, to: string): this {
    const [figure] = this.#stand.get(from)?.splice(0, 1) ?? []
    this.#say().wait(200 + this.#luck.below(500))
    if (figure) this.#stand.get(to)?.push(figure)
    return this.#say()
  }

  /** The table now shows what these moves were meant to produce. */
  meant(...moves: readonly Move[]): this {
    for (const move of moves) this.#state = play(this.#game, this.#state, move) as Json
    this.#meant.push({ at: this.#at, key: this.#game.key(this.#state) })
    return this
  }

  #say(): this {
    const places = Object.fromEntries([...this.#stand].map(([place, things]) => [place, [...things]]))
    const reading = { places, clear: ['tile' as const], ...(this.#watched ? { hand: this.#over } : {}) } as Reading
    this.#seen.push({ at: this.#at, reading })
    return this
  }
}
