// One match of an evening: a room with table and daemon, the oracle that knows the truth, and comparisons of the two. legal.ts and
// cheating.ts contain the gestures.

import type { ChanceAction } from '../../src/core/chance.ts'
import { isOutcome } from '../../src/core/chance.ts'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Level } from '../../src/core/level.ts'
import { posesSensed, type SensedPose } from '../../src/core/observation.ts'
import type { AnyHooks } from '../../src/core/player.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import { begin, Luck } from '../conformance/playout.ts'
import { lineage, peek, type RefereeState, since } from '../referee/peek.ts'
import { Certificate } from './certificate.ts'
import type { Daemon } from './daemon.ts'
import type { Manner } from './gestures.ts'
import { carry } from './hands.ts'
import type { Kind } from './kinds.ts'
import { natureOf } from './nature/index.ts'
import type { Nature } from './nature/nature.ts'
import { Oracle } from './oracle.ts'
import { comes } from './passing.ts'
import { Room } from './room.ts'

export interface Computers {
  readonly level: Level
  readonly hooks: AnyHooks
}

export interface Match {
  readonly game: AnyGame
  /** The referee uses these rules instead of the game's own. */
  readonly refereed?: AnyGame
  readonly start: Start
  readonly seed: number
  readonly kind: Kind
  /** Computer players sit at every second seat. */
  readonly computers?: Computers
  readonly overhear?: (at: number, text: string) => void
  readonly listener?: Daemon['listener']
}

export class Evening {
  readonly match: Match
  readonly room: Room
  readonly oracle: Oracle
  readonly game: AnyGame
  readonly nature: Nature | null
  readonly #certificate: Certificate
  /** How many of the moves that the daemon recorded for good are in the truth already. */
  #past = 0
  /** Which of the daemon's moves are draws that the truth has: what was drawn may be drawn again at once, from a heap mixed anew. */
  readonly #taken = new Set<number>()
  /** The referee gave up, and the hands cannot continue from there. */
  lost = false
  /** The number of commit points when the gesture began. */
  commitPoints = 0
  /** When the hands finished their latest gesture, in ms. */
  doneAt = 0

  constructor(match: Match) {
    this.match = match
    this.game = match.game
    this.#certificate = new Certificate(match.game)
    const first = begin(match.game, match.start)
    this.oracle = new Oracle(match.game, first, match.kind.sensing.by === 'tags')
    const furniture = { ...match, sensing: match.kind.sensing, wire: match.kind.wire, waited: () => this.#follow() }
    this.room = new Room(furniture, match.game.scene(first))
    const { table, clock } = this.room
    this.nature = natureOf(match.game.id)?.({ now: clock.now, table }, first) ?? null
    this.drawn()
    // What the daemon has drawn may need pieces on the table. Put them there before the first move.
    this.arrange('plain', new Luck(match.seed))
    this.room.rest()
    this.room.rolled(true)
  }

  get truth(): Json {
    return this.oracle.truth
  }

  get over(): boolean {
    return this.lost || this.game.outcome(this.truth) !== null
  }

  close(): void {
    this.room.close()
  }

  /** The state after the moves, or null if one is illegal. */
  after(moves: readonly Move<Action>[], from = this.truth): Json | null {
    let state = from
    for (const move of moves) {
      if (this.game.refuse(state, move)) return null
      state = play(this.game, state, move)
    }
    return state
  }

  /** Whether sensors see a difference between the states, and no part of it is hidden from them. */
  isSeen(before: Json, after: Json): boolean {
    const [was, is] = [this.oracle.look(before), this.oracle.look(after)]
    return was.shows !== is.shows && was.hidden === is.hidden
  }

  /** Hands carry pieces to where they are in the true state. */
  arrange(manner: Manner, luck: Luck, state = this.truth): void {
    const scene = this.game.scene(state)
    const places = scene.places.filter(({ layer }) => layer === 'tile').map(({ at }) => at)
    carry(this.room, this.room.carries(scene), { manner, luck, places, pitch: this.game.pitch })
  }

  /** Hands turn, add and remove dice until the tray is as in the true state. */
  layTray(): void {
    const { table } = this.room
    const missing = (this.game.scene(this.truth).dice ?? []).filter(({ optional }) => !optional)
    if (this.game.scene(this.truth).dice === null) return
    const astray = table.dice().filter(({ state, kind, face }) => {
      const i = missing.findIndex((die) => state === 'lying' && die.kind === kind && die.face === face)
      if (i >= 0) missing.splice(i, 1)
      return i < 0
    })
    for (const { id, kind, state } of astray.sort(
      (a, b) => Number(a.state === 'aside') - Number(b.state === 'aside')
    )) {
      const i = missing.findIndex((die) => die.kind === kind)
      const [die] = i < 0 ? [] : missing.splice(i, 1)
      if (die) table.apply({ hand: 'face', die: id, face: die.face })
      else if (state !== 'aside') table.apply({ hand: 'aside', dice: [id] })
    }
    this.room.wait(100)
  }

  /** Hands put away dice that need not lie in the tray and no longer show what holds. */
  putAway(): void {
    const { table } = this.room
    const dice = [...(this.game.scene(this.truth).dice ?? [])]
    const may = new Set(dice.flatMap(({ optional, kind }) => (optional ? [kind] : [])))
    const old = this.room.lying.filter(({ kind, face }) => {
      const i = dice.findIndex((die) => die.kind === kind && die.face === face)
      if (i >= 0) dice.splice(i, 1)
      return i < 0 && may.has(kind)
    })
    if (old.length > 0) table.apply({ hand: 'aside', dice: old.map(({ id }) => id) })
  }

  /** In a game that follows time, brings the truth up to the daemon's recorded time. Returns whether anything was drawn. */
  #follow(): boolean {
    if (!this.game.follows) return false
    const { past, history } = peek(this.room.daemon.match)
    const recorded = past.slice(this.#past)
    const isNew = recorded.length > 0 && this.oracle.follows(recorded)
    if (isNew) this.#past = past.length
    if (recorded.length === 0 || isNew) this.#suppose(history)
    return isNew && recorded.some(({ do: { act } }) => act === 'pick')
  }

  /** While the daemon has several hypotheses, adopts the time that it recorded in the first one that agrees with the truth. */
  #suppose(history: RefereeState['history']): void {
    for (const [i] of (history.at(-1) ?? []).entries()) {
      const { moves } = since(history, 0, i)
      if (moves.some(comes) && this.oracle.follows(moves, false)) return
    }
  }

  /** Whether the passing of time alone changes nothing here, so that moves can be undone. */
  get still(): boolean {
    const to = (this.game.time?.(this.truth) ?? 0) + 5000
    const dated = { to, error: 0, posed: [], unseen: {}, stamp: false }
    return !this.game.follows || this.game.follows(this.truth, dated).length === 0
  }

  /** Checks that every believed move is legal, and that nature agrees. Returns null, or what is wrong. */
  certify(): string | null {
    const { room, nature } = this
    const illegal = this.#certificate.certify(room)
    const { shift } = peek(room.daemon.match).sensors.time
    const told = this.game.time?.(this.truth) ?? null
    if (illegal || !nature) return illegal
    return nature.denies(this.truth, told === null || shift === null ? room.clock.now() : told - shift)
  }

  /** The pose of a thing, or null if no sensor reports it. */
  posed(thing: string): SensedPose | null {
    const isTold = posesSensed(peek(this.room.daemon.match).sensors.last).includes(thing)
    return isTold ? (this.room.table.posed().find(({ id }) => id === thing)?.pose ?? null) : null
  }

  /** Adds to the truth what the daemon drew from heaps that no player holds. Returns whether there was anything. */
  drawn(): boolean {
    if (this.game.follows) return this.#follow()
    const { moves } = this.room.daemon
    let isDrawn = false
    let first = moves.length
    while (first > 0 && moves[first - 1]?.by === 'chance' && moves[first - 1]?.do.act === 'pick') first--
    for (const at of this.#taken) if (at >= moves.length) this.#taken.delete(at)
    for (const [i, move] of moves.slice(first).entries()) {
      const node = this.game.chance(this.truth)
      if (this.#taken.has(first + i)) continue
      if (node?.chance !== 'pick' || !isOutcome(node, move.do as unknown as ChanceAction)) continue
      this.#taken.add(first + i)
      this.oracle.played([move], true)
      isDrawn = true
    }
    return isDrawn
  }

  /** Whether a state was believed at the given rest; -1 is the latest. */
  believes(key: string, rest = -1): boolean {
    return (
      peek(this.room.daemon.match)
        .history.at(rest)
        ?.some((line) => line.key === key) ?? false
    )
  }

  /**
   * The option that is the true answer to the open question; null if there is none. The referee may have read a longer play than was meant;
   * then it is the option that has the right dice.
   */
  trueOption(): number | null {
    const { asked, history } = peek(this.room.daemon.match)
    const lines = history.at(-1) ?? []
    const optionOf = (isTrue: (line: number) => boolean): number =>
      asked?.keep.findIndex((kept) => kept.some((i) => lines[i] !== undefined && isTrue(i))) ?? -1
    const option = optionOf((i) => lines[i]?.key === this.oracle.key)
    const fell = this.oracle.history[0]?.key
    const begun = option < 0 ? optionOf((i) => lineage(history, i)[0]?.key === fell) : option
    // A reinterpretation may tell the play differently from how it was played. The hands go on from what the table shows.
    return begun >= 0 ? begun : asked?.instead ? 0 : null
  }

  /** Answers every open question. Returns false if no option is true. */
  answered(): boolean {
    const { daemon } = this.room
    for (let n = 0; n < 4 && daemon.match.asked; n++) {
      const option = this.trueOption()
      if (option === null) return false
      daemon.answer(daemon.match.asked.question.id, option)
      this.oracle.answered()
      this.drawn()
      this.room.rest()
    }
    return true
  }

  /** All that the referee believes, as a text to compare. */
  belief(): string {
    const { past, history } = peek(this.room.daemon.match)
    const lines = history.at(-1) ?? []
    // Time changes every state, so compare the moves instead.
    if (this.game.follows)
      return lines
        .map((_, i) => JSON.stringify([...past, ...since(history, 0, i).moves].filter((it) => !comes(it))))
        .sort()
        .join('\n')
    return lines
      .map(({ key }) => key)
      .sort()
      .join('\n')
  }

  /** Replaces the truth by a believed state that the table shows. With `called`, the rest of the table may be a foul. */
  adopt(called = false): boolean {
    const { room, oracle } = this
    const fact = oracle.fact(room)
    const lines = peek(room.daemon.match).history.at(-1) ?? []
    const line = lines.findIndex(({ key, state }) => called || oracle.agrees(state, fact, key))
    if (line < 0) return false
    oracle.adopts(peek(room.daemon.match), line)
    this.#past = peek(room.daemon.match).past.length
    this.drawn()
    return true
  }
}
