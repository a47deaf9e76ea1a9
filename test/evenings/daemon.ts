// The daemon of an evening: bytes from the reader pass through the real codec, sensor, calibration, reading and referee. Disk, network
// and lamps are left out. What the daemon records is kept as plain JSON, and a restart has nothing else.

import { type ChanceNode, sample } from '../../src/core/chance.ts'
import type { Entry } from '../../src/core/entry.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { Seat } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import { seeded } from '../../src/core/random.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import type { Effect, Input, LogEntry, Ruling } from '../../src/core/ruling.ts'
import type { Scene } from '../../src/core/scene.ts'
import type { Calibration } from '../../src/devices/calibration.ts'
import type { Snapshot } from '../../src/devices/ports.ts'
import { Dates } from '../../src/devices/sensors/serial/dates.ts'
import { Snapshots } from '../../src/devices/sensors/serial/snapshot.ts'
import { Assembler } from '../../src/devices/wire/assembler.ts'
import type { Sensed } from '../../src/devices/wire/changes.ts'
import { Link } from '../../src/devices/wire/link.ts'
import type { HostSays } from '../../src/devices/wire/message.ts'
import type { WireState } from '../../src/devices/wire/state.ts'
import { writeLine } from '../../src/devices/wire/write.ts'
import { type MatchState, type Referee, referee, type Stepped } from '../../src/referee/index.ts'
import { openDealer } from '../../src/table/dealer.ts'
import { readingOf } from '../../src/table/reading.ts'
import type { Clock } from './clock.ts'

export type Untimed = Input extends infer I ? (I extends Input ? Omit<I, 'at'> : never) : never

/** The reader's end of the serial line. */
export interface Wire {
  readonly hear: (bytes: Uint8Array) => void
}

export interface Terms {
  readonly game: AnyGame
  readonly start: Start
  readonly calibration: Calibration
  readonly clock: Clock
  readonly wire: Wire
  /** What the reader senses now, even if the line lost it. Left out when a trace is replayed, where only lines are known. */
  readonly senses?: () => Sensed
  readonly seed: number
  readonly listener?: Daemon['listener']
}

/** How long the daemon waits for the reader's answer, and how often it checks the line, in ms. */
const [patience, beat] = [120, 300]
/** How often it asks a device for its time, if time matters in the game, in ms. */
const pinged = 5000

export class Daemon {
  readonly #terms: Terms
  readonly #judge: Referee
  readonly #ground: ReadonlySet<string>
  readonly entries: Entry[] = []
  /** The rulings since these lists were last emptied, and the log entries. */
  rulings: Ruling[] = []
  told: LogEntry[] = []
  /**
   * Fouls that the referee called while a damaged line kept back something that the reader had sensed, and the rulings that replaced them
   * before the line was complete again.
   */
  readonly uninformed = new WeakSet<Ruling>()
  match: MatchState
  /** The time at which the referee wants its next tick. */
  wake: number | null = null
  /** Receives every input, ruling and restart; used to write traces. */
  listener: {
    readonly input: (input: Input) => void
    readonly ruled: (at: number, ruling: Ruling) => void
    readonly restarted: (at: number) => void
  } | null = null
  #cancel: () => void = () => {}
  /** While a question is open, nobody knows yet whether anything is to be drawn. */
  #dealer = openDealer({
    now: () => this.#terms.clock.now(),
    after: (ms, run) => this.#terms.clock.after(ms, run),
    isDue: () => !this.match.asked && this.#terms.game.chance(this.state)?.chance === 'pick',
    draw: () => this.#draw()
  })
  #stopBeat: () => void
  #assembler = new Assembler()
  #link = new Link()
  #snapshots: Snapshots
  #dates: Dates
  /** The cable is unplugged. */
  #deaf = false
  #ping = { at: Number.NEGATIVE_INFINITY, seq: -1 }
  #told: WireState | null = null
  #askedAt = Number.NEGATIVE_INFINITY
  #seq = 0
  #ruled: Ruling | null = null
  #scene: { readonly state: Json; readonly scene: Scene } | null = null

  constructor(terms: Terms) {
    this.#terms = terms
    this.#judge = referee(terms.game)
    this.#snapshots = new Snapshots(terms.calibration)
    this.#dates = new Dates(terms.calibration)
    this.listener = terms.listener ?? null
    const opened = this.#judge.open(terms.start)
    if (!opened.ok) throw new Error(`${terms.game.id} refuses the start: ${JSON.stringify(opened.problems)}`)
    this.match = opened.value[0]
    const { pieces } = terms.game.box(this.state)
    this.#ground = new Set(pieces.flatMap(({ layer, kind }) => (layer === 'ground' ? [kind] : [])))
    this.#perform(opened.value)
    this.#stopBeat = terms.clock.after(beat, () => this.#beat())
    this.#dealer.deal()
  }

  get state(): Json {
    return this.#judge.state(this.match)
  }

  get ruling(): Ruling {
    return this.match.ruling
  }

  get moves(): readonly Move<Action>[] {
    return this.#judge.moves(this.match)
  }

  /** Whether the daemon knows all that the reader senses now. What a damaged line lost comes with the next keyframe. */
  knows({ tags, cells, dice, poses, hand }: Sensed): boolean {
    const told = this.#told
    if (this.#deaf) return true
    if (told === null || this.#link.needs !== null || (told.hand !== null && told.hand !== hand)) return false
    const seen = tags.flatMap(({ id, at }) => (at ? [{ id, at }] : []))
    const isTold = ({ id, at }: (typeof seen)[number]): boolean => {
      const was = told.tags.get(id)
      return was !== undefined && Math.hypot(was.x - at.x, was.y - at.y) < 1
    }
    return (
      told.tags.size === seen.length &&
      seen.every(isTold) &&
      told.cells.size === cells.length &&
      cells.every(({ x, y }) => told.cells.has(`${x},${y}`)) &&
      told.dice.size === dice.length &&
      poses.every(({ id, pose }) => told.poses.get(id)?.pose === pose) &&
      dice.every(({ id, status }) => told.dice.get(id)?.status === status)
    )
  }

  /** Text from the reader, in pieces of any size. */
  hear(text: string): void {
    if (this.#deaf) return
    for (const frame of this.#assembler.push(Buffer.from(text, 'latin1'))) {
      const { state, presses = [], pong } = this.#link.hear(frame)
      if (this.#link.line) this.#dates.hear(this.#link.line, this.#terms.clock.now())
      if (pong?.ping === this.#ping.seq) this.#dates.answered(this.#ping.at)
      for (const { pad, button } of presses) this.input({ input: 'press', seat: pad, button })
      if (state) {
        this.#told = state
        this.#see(this.#snapshots.see(state, this.#dates.see(state)))
      } else if (!this.#link.inStep) this.#miss()
    }
    this.#terms.clock.after(0, () => {
      this.#ask()
      this.#time()
    })
  }

  #see(snapshot: Snapshot | null): void {
    if (!snapshot) return
    const reading = readingOf(this.#terms.game, this.#sceneNow(), snapshot, this.#ground)
    this.input({ input: 'reading', reading })
  }

  #miss(): void {
    this.#dates.missed()
    this.#see(this.#snapshots.miss())
  }

  /** Unplugs the cable, or plugs it in again. */
  unplug(out: boolean): void {
    this.#deaf = out
    if (out) {
      this.#miss()
      return
    }
    this.#assembler = new Assembler()
    this.#link.joined()
    this.#snapshots.again()
    this.#ping = { at: Number.NEGATIVE_INFINITY, seq: -1 }
    this.#askedAt = Number.NEGATIVE_INFINITY
    this.#ask()
  }

  say(by: Move['by'], action: Json): void {
    this.input({ input: 'choice', move: { by, do: action as never } })
  }

  answer(question: string, option: number, seat: Seat | null = null): void {
    this.input({ input: 'answer', question, option, seat })
  }

  input(what: Untimed): void {
    const input = { ...what, at: this.#terms.clock.now() } as Input
    this.listener?.input(input)
    this.#perform(this.#judge.step(this.match, input))
    if (input.input === 'reading') this.#dealer.read(input.reading)
    this.#dealer.deal()
  }

  /** Kills the daemon and starts it again from what it recorded. It joins the line again. */
  restart(): void {
    const again = this.#judge.resume(this.#terms.start, JSON.parse(JSON.stringify(this.entries)) as Json[])
    if (!again.ok) throw new Error('a match that was begun once can be begun again')
    this.#assembler = new Assembler()
    this.#link = new Link()
    this.#told = null
    this.#dealer.read({ places: {} })
    this.#snapshots = new Snapshots(this.#terms.calibration)
    this.#dates = new Dates(this.#terms.calibration)
    this.#ping = { at: Number.NEGATIVE_INFINITY, seq: -1 }
    this.#askedAt = Number.NEGATIVE_INFINITY
    this.listener?.restarted(this.#terms.clock.now())
    const [match, effects, decision] = again.value
    // A real daemon tells the log again after a restart. Here it would count twice.
    this.#perform([match, effects.filter((it) => it.effect !== 'tell'), decision])
    this.#ask()
    this.#dealer.deal()
  }

  close(): void {
    this.#cancel()
    this.#dealer.close()
    this.#stopBeat()
  }

  #sceneNow(): Scene {
    const { state } = this
    if (this.#scene?.state !== state) this.#scene = { state, scene: this.#terms.game.scene(state) }
    return this.#scene.scene
  }

  #perform([match, effects]: Stepped): void {
    const { clock } = this.#terms
    this.match = match
    this.#cancel()
    this.wake = null
    for (const it of effects) this.#do(it)
    if (this.wake === null) return
    this.#cancel = clock.after(Math.max(0, this.wake - clock.now()), () => this.input({ input: 'tick' }))
  }

  #excuse(ruling: Ruling): void {
    const { senses } = this.#terms
    const before = this.#ruled
    this.#ruled = ruling
    if (ruling.ruling !== 'foul' || !senses) return
    if ((before && this.uninformed.has(before)) || !this.knows(senses())) this.uninformed.add(ruling)
  }

  #do(effect: Effect): void {
    if (effect.effect === 'record') this.entries.push(effect.entry)
    else if (effect.effect === 'tell') this.told.push(effect.told)
    else if (effect.effect === 'wake') this.wake = effect.at
    else if (effect.effect === 'show') {
      this.rulings.push(effect.ruling)
      this.#excuse(effect.ruling)
      this.listener?.ruled(this.#terms.clock.now(), effect.ruling)
    }
  }

  /** The daemon itself draws from the heaps that no player holds. After a restart it draws the same items. */
  #draw(): void {
    const node = this.#terms.game.chance(this.state) as ChanceNode
    const [action] = sample(node, seeded(this.#terms.seed ^ Math.imul(this.entries.length + 1, 0x9e3779b1)))
    this.input({ input: 'choice', move: { by: 'chance', do: action } })
  }

  /** Asks the reader for what the line has lost, but not again while the answer may still come. */
  #ask(): void {
    const { needs } = this.#link
    const now = this.#terms.clock.now()
    if (!needs || now - this.#askedAt < patience) return
    this.#askedAt = now
    this.#write({ say: needs })
  }

  #write(says: HostSays): number {
    const seq = this.#seq++ & 0xffff
    const line = writeLine({ boot: 'd000', seq, micros: 0 }, says)
    if (!this.#deaf) this.#terms.wire.hear(Buffer.from(`${line}\n`, 'latin1'))
    return seq
  }

  /** If time matters in the game, asks the device for its time. */
  #time(): void {
    const at = this.#terms.clock.now()
    if (!this.#terms.game.follows || at - this.#ping.at < pinged) return
    this.#ping = { at, seq: this.#seq & 0xffff }
    this.#write({ say: 'ping', good: 0, bad: 0 })
  }

  #beat(): void {
    this.#ask()
    this.#time()
    this.#stopBeat = this.#terms.clock.after(beat, () => this.#beat())
  }
}
