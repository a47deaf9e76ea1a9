// Plays matches of Nexus Keepers with simulated hands, sometimes illegally. It knows the true state, and compares it with what the daemon
// believes. It declares nothing that sensors could see.

import { setTimeout as sleep } from 'node:timers/promises'
import { play } from '../../src/core/game.ts'
import type { Doc } from '../../src/core/page.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import type { Point } from '../../src/core/scene.ts'
import { houseCards } from '../../src/games/nexus-keepers/cards/house.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import type { State } from '../../src/games/nexus-keepers/state.ts'
import { type Hands, shows } from '../bench/hands.ts'
import { startOn } from '../bench/house.ts'
import type { Daemon } from '../bench/process.ts'
import { begin, type Luck } from '../conformance/playout.ts'
import { Oracle } from '../evenings/oracle.ts'
import type { Onlooker } from './onlooker.ts'
import type { Tally } from './tally.ts'

export interface Seated {
  readonly daemon: Pick<Daemon, 'post' | 'text'>
  readonly onlooker: Pick<Onlooker, 'doc' | 'onDoc'>
  readonly hands: Hands
  readonly luck: Luck
  readonly tally: Tally
  /** Whether the table has dice and buttons. If not, both are declared on a screen. */
  readonly tray: boolean
  /** Resolves when the reader is ready, so that a press would be received. */
  readonly powered: () => Promise<void>
  /** A player who presses a button and sees no effect presses again after this time, in ms. */
  readonly impatience?: number
}

/** A thing in a place to which no legal play could have moved it. */
export interface Forgery {
  readonly thing: string
  readonly home: Point
  readonly to: Point
}

const ordinaryImpatience = 4000

export class Player {
  readonly #at: Seated
  #start: Start = startOn('B2')
  #first = begin(nexus, this.#start) as unknown as State
  #oracle = new Oracle(nexus, this.#first as never, true)
  #seen = new Set<string>()
  #state: State = this.#first
  #begun = false
  /** The latest throw, if the dice look as before it, so that nobody could see it. */
  #unseen: readonly Move<Action>[] = []
  #cheating = false
  /** Accusations in this match so far, so that each is reported once. */
  #accused = new Set<string>()

  constructor(at: Seated) {
    this.#at = at
    at.onlooker.onDoc = (doc) => this.#hear(doc)
  }

  get over(): boolean {
    return !this.#begun || nexus.outcome(this.#state) !== null
  }

  /** Starts another match and sets up its pieces. */
  async match(): Promise<void> {
    const { daemon, hands, luck, tally } = this.#at
    const ready = startOn('B2')
    const cards = [...houseCards]
    const seats = ready.seats.map((seat) => ({
      ...(seat as object),
      card: cards.splice(luck.below(cards.length), 1)[0]?.id ?? 'plain'
    }))
    this.#start = { ...ready, seats }
    this.#first = begin(nexus, this.#start) as unknown as State
    this.#state = this.#first
    this.#oracle = new Oracle(nexus, this.#first as never, true)
    this.#seen = new Set()
    this.#accused = new Set()
    hands.table.stock(nexus.box(this.#first))
    const why = await daemon.post('api/match', { game: nexus.id, start: this.#start })
    if (why !== null) throw new Error(why)
    tally.matches++
    this.#begun = true
    await this.restore()
  }

  /** Plays one move. */
  async move(): Promise<void> {
    const [by] = nexus.toAct(this.#state)
    if (by === undefined) return
    const [before, tray] = [this.#state, this.#tray]
    const move = by === 'chance' ? null : { by, do: this.#at.hands.choose(nexus, before as never, by, this.#seen) }
    const how = move && nexus.sketch(before, move as never).how
    const made = move ? await this.#perform(move) : [await this.#throw(before)]
    this.#oracle.played(made, how !== 'observed')
    for (const one of made) {
      this.#state = play(nexus, this.#state, one as never)
      this.#at.tally.moves++
      if (one.by === 'chance' || one.do.act === 'end') this.#seen.clear()
      this.#seen.add(shows(nexus, this.#state as never))
    }
    this.#unseen = made.at(-1)?.by === 'chance' && this.#tray === tray ? made : []
    await this.restore()
  }

  /** Declares a throw that happened while sensors were dead and left the dice looking as before, so that nobody could see it. */
  async sayUnseen(): Promise<void> {
    const said = this.#unseen
    this.#unseen = []
    for (const move of said) await this.#at.daemon.post('api/match/moves', move)
    if (said.length > 0) this.#at.tally.unseen++
  }

  /** Puts everything where the true state has it. */
  async restore(): Promise<void> {
    await this.#at.hands.arrange(nexus.scene(this.#state))
  }

  /** Finds a figure and a place that no legal play explains; null: there is none. */
  forge(): Forgery | null {
    const { hands, luck, tray } = this.#at
    // Without a tray the throw that comes next may already have happened, which would explain many things.
    if (!tray && nexus.chance(this.#state)) return null
    const scene = nexus.scene(this.#state)
    const tiles = scene.places.filter(
      ({ id, layer }) => layer === 'tile' && scene.pieces.every((it) => it.place !== id)
    )
    const lying = hands.table.dice().filter(({ state }) => state === 'lying')
    const figures = hands.table.things().filter(({ layer, at }) => layer === 'figure' && at !== null)
    for (let tries = 0; tries < 12 && tiles.length > 0 && figures.length > 0; tries++) {
      const [tile, thing] = [luck.one(tiles), luck.one(figures)]
      const pieces = scene.pieces.map((it) => (it.kind === thing.kind ? { ...it, place: tile.id } : it))
      const { shows: look } = this.#oracle.shows({ ...scene, pieces })
      const dice = lying.map(({ kind, face }) => ({ kind, face }))
      if (this.#oracle.explains({ shows: [look, look], dice, thrown: [] }) === 'no')
        return { thing: thing.id, home: thing.at as Point, to: tile.at }
    }
    return null
  }

  /** Makes the illegal move. Until `forgiven`, the referee is right to call fouls. */
  async cheat({ thing, to }: Forgery): Promise<void> {
    this.#cheating = true
    this.#at.tally.cheats++
    await this.#carry(thing, to)
  }

  /** Puts the thing back. */
  async fair({ thing, home }: Forgery): Promise<void> {
    await this.#carry(thing, home)
  }

  /** Whether the referee calls the foul, or, if it could not see a throw, asks for dice that would explain the table. */
  isAccused(): boolean {
    const ruling = this.#at.onlooker.doc?.ruling
    if (ruling?.ruling === 'on the way') return ruling.towards.some((fix) => fix.fix === 'die' && fix.from === '?')
    return ruling?.ruling === 'foul'
  }

  /** Whether the referee finds nothing wrong and waits for nothing. */
  isSettled(): boolean {
    const { ruling, seen } = this.#at.onlooker.doc ?? {}
    return ruling?.ruling === 'settled' && Object.keys(seen ?? {}).length === 0
  }

  forgiven(): void {
    this.#cheating = false
  }

  /** Whether the moves in the daemon's record lead to the true state. */
  async believes(): Promise<boolean> {
    return (await this.#belief()) === true
  }

  /** The same; null if nobody answers. */
  async #belief(): Promise<boolean | null> {
    const record = await this.#at.daemon.text('api/match/record').catch(() => null)
    if (record === null) return null
    const moves = record.trim().split('\n').slice(1)
    const believed = moves.reduce((state, line) => play(nexus, state, JSON.parse(line) as never), this.#first)
    return nexus.key(believed) === nexus.key(this.#state)
  }

  /** Details for a person who looks for a mistake. */
  async account(): Promise<string> {
    const [record = '', doc] = [await this.#at.daemon.text('api/match/record').catch(() => ''), this.#at.onlooker.doc]
    const last = record.trim().split('\n').slice(-4).join(' ')
    return `truth ${nexus.key(this.#state)}; last believed ${last}; ruling ${JSON.stringify(doc?.ruling)}; seen ${JSON.stringify(doc?.seen)}`
  }

  async #carry(thing: string, at: Point): Promise<void> {
    const { hands } = this.#at
    hands.do({ hand: 'lift', thing })
    await hands.pause(200, 600)
    hands.do({ hand: 'put', thing, at })
  }

  #hear({ ruling, match }: Doc): void {
    if (!match || this.#cheating) return
    if (ruling?.ruling === 'ask') this.#at.tally.questions++
    if (ruling?.ruling !== 'foul' || ruling.refusal === null) return
    const said = JSON.stringify(ruling)
    if (this.#accused.has(said)) return
    this.#accused.add(said)
    this.#at.tally.wrong.push(`a legal play was called foul: ${said}; truth ${nexus.key(this.#state)}`)
  }

  /** Makes a move on the table, and the throw that follows it. */
  async #perform(move: Move<Action>): Promise<Move<Action>[]> {
    const after = play(nexus, this.#state, move as never)
    if (this.#at.tray && nexus.chance(after)?.chance === 'throw') return [move, await this.#throw(after)]
    const { how, button } = nexus.sketch(this.#state, move as never)
    // A move that leaves no trace, or the same trace as another move, could be inferred in more than one way. So the player declares it, as
    // people do who care which move counts.
    if (how === 'observed' && !this.#isTwofold(move, after)) await this.#at.hands.arrange(nexus.scene(after))
    else {
      const pressed = this.#at.tray && button !== undefined && this.#says(move, button)
      await this.#insist(after, async (again) => {
        if (pressed) {
          await this.#at.powered()
          // The press may have been seen before the power failed.
          if (again && (await this.#belief()) !== false) return
          if (again) this.#at.tally.repeated++
          this.#at.hands.do({ hand: 'press', seat: move.by as number, button })
          return
        }
        if (again) this.#at.tally.repeated++
        if ((await this.#at.daemon.post('api/match/moves', move).catch(() => 'nobody')) === 'nobody') await sleep(50)
      })
    }
    return [move]
  }

  /** Whether another move would leave the same table; for example a skill moves a keeper like a jump. */
  #isTwofold({ by }: Move<Action>, after: State): boolean {
    const [there, key] = [shows(nexus, after as never), nexus.key(after)]
    return [...nexus.legal(this.#state, by as number)].some((action) => {
      const other = play(nexus, this.#state, { by, do: action } as never)
      return shows(nexus, other as never) === there && nexus.key(other) !== key
    })
  }

  /**
   * Repeats a declaration until the daemon believes it, as people do who see no effect. While nobody answers they wait: the first one may have been
   * heard.
   */
  async #insist(after: State, say: (again: boolean) => Promise<void>): Promise<void> {
    const { impatience = ordinaryImpatience } = this.#at
    const truth = this.#state
    this.#state = after
    for (let said = false; ; ) {
      const believed = await this.#belief()
      if (believed) break
      if (said && believed === null) {
        await sleep(20)
        continue
      }
      await say(said)
      said = true
      const until = performance.now() + impatience
      while (performance.now() < until && !(await this.believes())) await sleep(20)
    }
    this.#state = truth
  }

  /** The dice in the tray, sorted. */
  get #tray(): string {
    const lying = this.#at.hands.table.dice().filter(({ state }) => state === 'lying')
    return lying
      .map(({ kind, face }) => `${kind} ${face}`)
      .sort()
      .join()
  }

  #says({ by, do: action }: Move<Action>, button: string): boolean {
    const choice = nexus.view(this.#state, by as number).choices.find((it) => it.button === button)
    return JSON.stringify(choice?.action) === JSON.stringify(action)
  }

  async #throw(state: State): Promise<Move<Action>> {
    if (this.#at.tray) return this.#at.hands.throw(nexus, state as never)
    const move = this.#at.luck.chance(nexus, state as never)
    await this.#insist(play(nexus, state, move as never), async () => {
      await this.#at.daemon.post('api/match/moves', move).catch(() => sleep(50))
    })
    return move
  }
}
