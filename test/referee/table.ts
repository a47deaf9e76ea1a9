// A simulated table for tests: hands move, lift and put figures, throw dice and press buttons, and the referee sees it
// only through readings. Time passes only when a test says so.

import type { AnyGame } from '../../src/core/game.ts'
import type { KindId, Seat } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import type { ObservedDice, ObservedPiece, Reading } from '../../src/core/observation.ts'
import type { Move, Outcome } from '../../src/core/rules.ts'
import type { Correction, Decision, Effect, Input, Layer, LogEntry, Ruling } from '../../src/core/ruling.ts'
import type { Place, Scene } from '../../src/core/scene.ts'
import type { Button } from '../../src/core/view.ts'
import { type MatchState, type Referee, referee, type SettlingTimes } from '../../src/referee/index.ts'
import { peek } from './peek.ts'

type Untimed = Input extends infer I ? (I extends Input ? Omit<I, 'at'> : never) : never

export interface Setting {
  readonly position?: Json
  readonly options?: Json
  readonly seats?: readonly Json[]
  readonly settling?: Partial<SettlingTimes>
  /** False: this table has no hand sensor. */
  readonly hands?: boolean
  /** False: the tray cannot tell which dice have rolled. */
  readonly rolls?: boolean
  /** The faces in the tray at the start. */
  readonly tray?: readonly number[]
  /** What the sensor makes of each kind; by default the kind itself. */
  readonly looks?: (kind: KindId) => ObservedPiece
  /** The places that the sensor sees; by default all. */
  readonly sees?: (place: Place) => boolean
}

export class Table {
  readonly judge: Referee
  match: MatchState
  at = 1000
  readonly told: LogEntry[] = []
  readonly entries: Json[] = []
  readonly rulings: Ruling[] = []
  layers: readonly Layer[] = []
  over: Outcome | null = null
  /** The decision on the latest input. */
  decision: Decision = { decision: 'waiting' }
  wake: number | null = null
  stand = new Map<string, KindId[]>()
  places = new Map<string, Place>()
  dice: ObservedDice = { lying: [], thrown: [] }
  hand = false
  tilt = false
  unsettled: NonNullable<Reading['unsettled']> = { rolling: 0, crooked: 0, held: 0 }

  /** Places that no sensor sees at the moment. */
  hidden: ((id: string) => boolean) | null = null
  private steps = 0

  readonly game: AnyGame
  readonly setting: Setting

  constructor(game: AnyGame, setting: Setting = {}) {
    this.game = game
    this.setting = setting
    this.dice = { lying: (setting.tray ?? []).map((face) => ({ kind: 'regular', face })), thrown: [] }
    this.judge = referee(game, setting.settling)
    const opened = this.judge.open(this.start)
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
    this.match = opened.value[0]
    this.perform(opened.value[1])
    this.tidy()
    this.show()
    this.rest()
  }

  get start() {
    const { options, seats, position } = this.setting
    return {
      options: options ?? Object.values(this.game.presets)[0] ?? {},
      seats: seats ?? [{}, {}],
      ...(position === undefined ? {} : { position })
    }
  }

  get state() {
    return this.judge.state(this.match)
  }

  get scene(): Scene {
    return this.game.scene(this.state)
  }

  get ruling(): Ruling {
    return this.match.ruling
  }

  /** Puts every figure where the game wants it. The referee sees it only with `show`. */
  tidy(): this {
    return this.set(this.scene)
  }

  /** Puts every figure as in this scene. The referee sees it only with `show`. */
  set({ places, pieces }: Scene): this {
    this.stand = new Map()
    for (const place of places) this.places.set(place.id, place)
    for (const { place, kind } of pieces) this.add(place, kind)
    return this
  }

  /** Whether the sensor sees this place. */
  sees(id: string): boolean {
    const place = this.places.get(id) ?? this.scene.places.find((it) => it.id === id)
    return !this.hidden?.(id) && (!place || (this.setting.sees?.(place) ?? true))
  }

  private add(place: string, kind: KindId): void {
    this.stand.set(place, [...(this.stand.get(place) ?? []), kind])
  }

  /** Takes a figure up, given by kind or by the place where it is the first. */
  private remove(what: string): KindId {
    const isKind = what.includes('/') && !what.startsWith('#')
    const found = [...this.stand].find(([place, kinds]) => (isKind ? kinds.includes(what as KindId) : place === what))
    const [place, kinds] = found ?? [what, []]
    const kind = isKind ? (what as KindId) : kinds[0]
    if (!found || !kind) throw new Error(isKind ? `${what} is not on the table` : `nothing stands on ${what}`)
    this.stand.set(place, kinds.toSpliced(kinds.indexOf(kind), 1))
    return kind
  }

  get reading(): Reading {
    const { looks = (kind) => kind, hands = true, rolls = true } = this.setting
    const known = new Set<string>([...this.scene.places.map(({ id }) => id), ...this.stand.keys()])
    const places: Record<string, ObservedPiece[]> = {}
    for (const place of known) if (this.sees(place)) places[place] = (this.stand.get(place) ?? []).map(looks)
    return {
      places,
      ...(this.setting.sees || this.hidden ? {} : { clear: ['tile', 'ground', 'side'] as const }),
      dice: rolls ? this.dice : { lying: this.dice.lying },
      ...(hands ? { hand: this.hand } : {}),
      ...(this.tilt ? { tilt: true } : {}),
      unsettled: this.unsettled
    }
  }

  input(what: Untimed): this {
    // A match must be plain JSON: anything else would be lost in this round trip. Every tenth step is enough to notice.
    const match = this.steps++ % 10 === 0 ? (JSON.parse(JSON.stringify(this.match)) as MatchState) : this.match
    const [next, effects, decision] = this.judge.step(match, { ...what, at: this.at } as Input)
    this.match = next
    this.decision = decision
    this.perform(effects)
    return this
  }

  /** The entries about play, without the first look at the tray. */
  get news(): readonly Json[] {
    return this.entries.filter((it) => (it as { entry?: string }).entry !== 'look')
  }

  private perform(effects: readonly Effect[]): void {
    this.wake = null
    for (const e of effects) {
      if (e.effect === 'record') this.entries.push(JSON.parse(JSON.stringify(e.entry)))
      else if (e.effect === 'tell') this.told.push(e.told)
      else if (e.effect === 'show') this.rulings.push(e.ruling)
      else if (e.effect === 'light') this.layers = e.layers
      else if (e.effect === 'over') this.over = e.outcome
      else this.wake = e.at
    }
  }

  /** The sensors report the table as it is now. */
  show(): this {
    return this.input({ input: 'reading', reading: this.reading })
  }

  /** Part of a report is lost: the last reading stands, marked as stale, until the sensors report everything again. */
  miss(): this {
    return this.input({ input: 'reading', reading: { ...(peek(this.match).sensors.last as Reading), stale: true } })
  }

  /** Lets time pass. The referee wakes as often as it has asked to. */
  wait(ms: number): this {
    const end = this.at + ms
    while (this.wake !== null && this.wake <= end) {
      this.at = Math.max(this.at, this.wake)
      this.input({ input: 'tick' })
    }
    this.at = end
    return this
  }

  /** Waits longer than every wait except `patience`. */
  rest(): this {
    return this.wait(3000)
  }

  /** Lifts a figure, given by kind or place. */
  lift(what: string): this {
    this.remove(what)
    return this.show()
  }

  put(kind: string, place: string): this {
    this.add(place, kind as KindId)
    return this.show()
  }

  /** Lifts a figure and puts it elsewhere, too fast for any reading in between. */
  shift(what: string, to: string): this {
    const kind = this.remove(what)
    return this.put(kind, to)
  }

  hands(over: boolean): this {
    this.hand = over
    return this.show()
  }

  /** Bumps the table: while it shakes, pieces go where `fall` says and these dice roll. */
  knock(
    fall: Readonly<Record<string, string>>,
    faces: readonly number[] | null = null,
    rolled?: readonly number[]
  ): this {
    this.tilt = true
    this.show()
    for (const [what, to] of Object.entries(fall)) this.shift(what, to)
    if (faces) this.tray(faces, rolled)
    this.wait(800)
    this.tilt = false
    return this.show()
  }

  /** Dice show these faces; `thrown` are the indices of those that rolled. */
  tray(faces: readonly number[], thrown: readonly number[] = faces.map((_, i) => i), kind = 'regular'): this {
    this.roll()
    this.dice = { lying: faces.map((face) => ({ kind, face })), thrown }
    this.unsettled = { rolling: 0, crooked: 0, held: 0 }
    return this.show()
  }

  roll(): this {
    this.unsettled = { rolling: 1, crooked: 0, held: 0 }
    return this.show()
  }

  /** Does what the lamps ask for, if anything. */
  obey(): this {
    const { ruling } = this
    const fixes = 'corrections' in ruling ? ruling.corrections : 'towards' in ruling ? ruling.towards : []
    for (const fix of fixes) {
      if (fix.fix === 'move') this.shift(fix.from, fix.to)
      else if (fix.fix === 'put') this.put(fix.kind, fix.to)
      else if (fix.fix === 'take') this.lift(fix.from)
      else this.turn(fix)
    }
    return this
  }

  private turn({ kind, from, to }: Extract<Correction, { fix: 'die' }>): void {
    const lying = [...this.dice.lying]
    const i = lying.findIndex((die) => die.kind === kind && die.face === from)
    if (from !== null && i < 0) throw new Error(`no ${kind} die shows ${from}`)
    if (to === null) lying.splice(i, 1)
    else if (from === null) lying.push({ kind, face: to })
    else lying[i] = { kind, face: to }
    this.dice = { lying, thrown: [] }
    this.show()
  }

  press(seat: Seat, button: Button | number): this {
    return this.input({ input: 'press', seat, button })
  }

  say(by: Move['by'], action: Json): this {
    return this.input({ input: 'choice', move: { by, do: action as never } })
  }

  /** The keys of all sentences that the referee has said. */
  get heard(): readonly string[] {
    return this.told.map(({ say }) => say.say)
  }

  cues(layer: Layer['layer']): Record<string, string> {
    const cues = this.layers.find((l) => l.layer === layer)?.cues ?? []
    return Object.fromEntries(cues.map(({ place, cue }) => [place, cue]))
  }
}
