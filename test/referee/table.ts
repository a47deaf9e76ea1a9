// A table as hands treat it, for tests: figures are moved, lifted and put, dice thrown, buttons pressed, and the referee sees it
// all through readings. Time only goes by when a test says so.

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
  /** False: this table has no eye for hands. */
  readonly hands?: boolean
  /** False: the tray cannot tell which dice rolled. */
  readonly rolls?: boolean
  /** What lies in the tray from the start. */
  readonly tray?: readonly number[]
  /** How pieces look to the sensor; as they are unless said. */
  readonly looks?: (kind: KindId) => ObservedPiece
  /** Places that the sensor sees; all unless said. */
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
  /** What became of the latest input. */
  decision: Decision = { decision: 'waiting' }
  wake: number | null = null
  stand = new Map<string, KindId[]>()
  places = new Map<string, Place>()
  dice: ObservedDice = { lying: [], thrown: [] }
  hand = false
  tilt = false
  unsettled: NonNullable<Reading['unsettled']> = { rolling: 0, crooked: 0, held: 0 }

  /** Places that cannot be seen just now. */
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

  /** Every figure where the game wants it, unseen by the referee until `show`. */
  tidy(): this {
    return this.set(this.scene)
  }

  /** Every figure as in this scene, likewise unseen as yet. */
  set({ places, pieces }: Scene): this {
    this.stand = new Map()
    for (const place of places) this.places.set(place.id, place)
    for (const { place, kind } of pieces) this.add(place, kind)
    return this
  }

  /** Can the sensor see this place? */
  sees(id: string): boolean {
    const place = this.places.get(id) ?? this.scene.places.find((it) => it.id === id)
    return !this.hidden?.(id) && (!place || (this.setting.sees?.(place) ?? true))
  }

  private add(place: string, kind: KindId): void {
    this.stand.set(place, [...(this.stand.get(place) ?? []), kind])
  }

  private remove(place: string): KindId {
    const [kind, ...rest] = this.stand.get(place) ?? []
    if (!kind) throw new Error(`nothing stands on ${place}`)
    this.stand.set(place, rest)
    return kind
  }

  private where(kind: string): string {
    for (const [place, kinds] of this.stand) if (kinds.includes(kind as KindId)) return place
    throw new Error(`${kind} is not on the table`)
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
    // A match is plain JSON: whatever is not would be lost here. Now and then is often enough.
    const match = this.steps++ % 10 === 0 ? (JSON.parse(JSON.stringify(this.match)) as MatchState) : this.match
    const [next, effects, decision] = this.judge.step(match, { ...what, at: this.at } as Input)
    this.match = next
    this.decision = decision
    this.perform(effects)
    return this
  }

  /** What was written down of play: the first look at the tray is none. */
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

  /** The sensors report the table as it is. */
  show(): this {
    return this.input({ input: 'reading', reading: this.reading })
  }

  /** Something of what they say is lost on the way: what they said last stands until they report all anew. */
  miss(): this {
    return this.input({ input: 'reading', reading: { ...(peek(this.match).sensors.last as Reading), stale: true } })
  }

  /** Time goes by; the referee wakes as often as it asked to. */
  wait(ms: number): this {
    const end = this.at + ms
    while (this.wake !== null && this.wake <= end) {
      this.at = Math.max(this.at, this.wake)
      this.input({ input: 'tick' })
    }
    this.at = end
    return this
  }

  /** Long enough for anything but patience. */
  rest(): this {
    return this.wait(3000)
  }

  /** A figure is lifted, by kind or from a place. */
  lift(what: string): this {
    this.remove(what.includes('/') && !what.startsWith('#') ? this.where(what) : what)
    return this.show()
  }

  put(kind: string, place: string): this {
    this.add(place, kind as KindId)
    return this.show()
  }

  /** Lifted and put in one sweep, too fast to be seen between. */
  shift(what: string, to: string): this {
    const kind = this.remove(what.includes('/') && !what.startsWith('#') ? this.where(what) : what)
    return this.put(kind, to)
  }

  hands(over: boolean): this {
    this.hand = over
    return this.show()
  }

  /** The table is knocked: while it shakes pieces go where `fall` puts them, and these dice roll. */
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

  /** Dice lie as given; `thrown` are the indexes of those that rolled. */
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

  /** What the referee has said, by key. */
  get heard(): readonly string[] {
    return this.told.map(({ say }) => say.say)
  }

  cues(layer: Layer['layer']): Record<string, string> {
    const cues = this.layers.find((l) => l.layer === layer)?.cues ?? []
    return Object.fromEntries(cues.map(({ place, cue }) => [place, cue]))
  }
}
