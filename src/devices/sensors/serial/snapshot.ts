// From a complete state of the wire to what a sensor says in board units. It remembers one thing only: how the dice lay when
// they last rested, so that it can tell which of them have rolled since. Picking a die up and setting it down is no throw.

import { type Json, same } from '../../../core/json.ts'
import type { Dated, ObservedDice, ObservedDie } from '../../../core/observation.ts'
import type { Calibration } from '../../calibration.ts'
import { coverOf, thingsOf } from '../../calibration.ts'
import type { Snapshot } from '../../ports.ts'
import type { DieReport } from '../../wire/message.ts'
import type { WireState } from '../../wire/state.ts'

type Unsettled = NonNullable<Snapshot['unsettled']>

interface Tray {
  readonly dice: ObservedDice
  readonly unsettled: Unsettled | null
}

/** Dice at rest: the reader's report of them, and which had rolled since the rest before. */
interface Rest {
  readonly boot: string
  readonly said: string
  readonly throws: ReadonlyMap<string, number>
  readonly thrown: readonly number[] | null
  /** Dice had rolled before we listened, so the count of a new die says nothing. It was thrown if it was seen to roll, or if others were. */
  readonly midway: boolean
}

/** How often passing time alone is reported, in milliseconds. */
const tellMs = 150

const written = ({ posed }: Dated): Json => posed as unknown as Json

export class Snapshots {
  readonly #calibration: Calibration
  /** The last state, and the snapshot made of it. */
  #state: WireState | null = null
  #sensed: Omit<Snapshot, 'covers'> | null = null
  #tray: Tray | null = null
  /** The tray when the dice last rested. */
  #rested: Tray | null = null
  #stale = false
  /** Keeps its identity while the visible area and the blind cells stay the same. */
  #covers: Snapshot['covers'] = () => false
  #coverage = ''
  #rest: Rest | null = null
  #moving = false
  /** Dice that were seen to roll since they last rested. */
  readonly #rolling = new Set<string>()

  constructor(calibration: Calibration) {
    this.#calibration = calibration
  }

  /** The snapshot now; null if nothing changed. */
  see(state: WireState, dated: Dated | null = null): Snapshot | null {
    const last = this.#state
    if (state === last && !this.#isLater(dated)) return null
    this.#state = state
    const reached = this.#covers
    if (state.cells !== last?.cells || state.hello !== last.hello) this.#look(state)
    const isOfThisLife = state.boot === last?.boot && state.hello === last.hello
    if (!isOfThisLife || state.dice !== last.dice)
      this.#tray = state.hello.can.includes('dice') ? this.#dice(state) : null
    const isUnmoved = isOfThisLife && state.cells === last.cells && state.tags === last.tags
    const tray = this.#tray
    const { hand, tilt } = state
    const sensed = {
      things: (isUnmoved && this.#sensed?.things) || thingsOf(state, this.#calibration),
      seesGround: this.#calibration.ground,
      ...(tray ? { dice: tray.dice } : {}),
      ...(tray?.unsettled ? { unsettled: tray.unsettled } : {}),
      ...(dated ? { dated } : {}),
      ...(hand === null ? {} : { hand }),
      ...(tilt === null ? {} : { tilt })
    }
    const isKnown = state.boot === last?.boot && this.#covers === reached && !this.#stale
    this.#stale = false
    const known = this.#sensed?.dated && dated && !this.#isLater(dated) ? { ...this.#sensed, dated } : this.#sensed
    if (isKnown && same(sensed as unknown as Json, known as unknown as Json)) return null
    this.#sensed = sensed
    return { ...sensed, covers: this.#covers }
  }

  /** Marks the snapshot as stale; null if that was reported already, or nothing was ever sensed. */
  miss(): Snapshot | null {
    if (this.#stale || !this.#sensed) return null
    this.#stale = true
    return { ...this.#sensed, covers: this.#covers, stale: true }
  }

  /** The next state is reported whatever it shows: a consumer may have given up on us. */
  again(): void {
    this.#state = null
  }

  /** Things are held in another pose, or enough time has passed to report it. */
  #isLater(dated: Dated | null): boolean {
    const before = this.#sensed?.dated
    if (!dated || !before) return dated !== (before ?? null)
    return dated.to - before.to >= tellMs || dated.watched !== before.watched || !same(written(dated), written(before))
  }

  /** How far the device reaches now. */
  #look(state: WireState): void {
    const { grid, view } = state.hello
    const blind = [...state.cells.values()].filter((it) => it.holds === 'blind').map(({ x, y }) => `${x},${y}`)
    const coverage = JSON.stringify([grid, view, blind.sort()])
    if (coverage !== this.#coverage) this.#covers = coverOf(state, this.#calibration)
    this.#coverage = coverage
  }

  #dice(state: WireState): Tray {
    const dice = [...state.dice.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
    const lying = dice.filter(isLying)
    const observed: ObservedDie[] = lying.map(({ colour, status }) => ({
      kind: this.#calibration.dice[colour] ?? (colour === 'any' ? '?' : colour),
      face: status === 'unreadable' ? '?' : status
    }))
    const count = (how: DieReport['status']): number => dice.filter((it) => it.status === how).length
    const unsettled = { rolling: count('rolling'), crooked: count('crooked'), held: count('held') }
    if (lying.length < dice.length) {
      for (const { id, status } of dice) if (status === 'rolling') this.#rolling.add(id)
      this.#moving = true
      return { dice: { lying: observed }, unsettled }
    }
    const rested = this.#rested
    const before = this.#rest
    this.#restNow(state.boot, lying)
    if (rested && this.#rest === before) return rested
    const thrown = this.#rest?.thrown
    const now = { lying: observed, ...(thrown ? { thrown } : {}) }
    // Another throw may look just like the last one, whether or not somebody saw it roll.
    const isTwin = thrown?.length && same(now as unknown as Json, rested?.dice as unknown as Json)
    this.#rested = { dice: isTwin ? { ...now, again: true } : now, unsettled: null }
    return this.#rested
  }

  #restNow(boot: string, lying: readonly DieReport[]): void {
    const said = JSON.stringify(lying)
    const before = this.#rest
    const stillThere = before?.boot === boot && before.said === said && !this.#moving
    this.#moving = false
    if (stillThere) return
    // After a restart the counts start again, so nobody can tell what rolled.
    const known = before?.boot === boot ? before.throws : null
    const midway = before && known ? before.midway : lying.some(({ throws }) => throws > 0)
    const rolled = ({ id, throws }: DieReport): boolean => throws !== (known?.get(id) ?? (midway ? throws : 0))
    const isThrow = lying.some(rolled)
    const isStranger = ({ id, throws }: DieReport): boolean => midway && !known?.has(id) && throws > 0
    const isThrown = (die: DieReport): boolean =>
      rolled(die) || (isStranger(die) && (isThrow || this.#rolling.has(die.id)))
    const thrown = known && lying.flatMap((die, i) => (isThrown(die) ? [i] : []))
    this.#rolling.clear()
    const throws = new Map([...(known ?? []), ...lying.map(({ id, throws }) => [id, throws] as const)])
    this.#rest = { boot, said, throws, thrown, midway }
  }
}

type LyingDie = DieReport & { readonly status: number | 'unreadable' }

const isLying = (die: DieReport): die is LyingDie => typeof die.status === 'number' || die.status === 'unreadable'
