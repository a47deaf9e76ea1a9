// Knows what the hands meant. It keeps the true state and enumerates which legal plays explain what the table shows. It shares no code
// with the referee's search, only the game contract.

import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Scene } from '../../src/core/scene.ts'
import type { Sketch } from '../../src/core/tabletop.ts'
import { lineage, type RefereeState } from '../referee/peek.ts'
import { isDetour } from './detour.ts'
import { isHand, throwsOf } from './faces.ts'
import { type Fact, isTouched, sumsOf, wordsOf } from './fact.ts'
import { pass, playLegal } from './passing.ts'
import type { Room } from './room.ts'
import { isSensed, layersOf, Shown } from './shown.ts'

export interface Truth {
  readonly state: Json
  readonly key: string
  /** A player declared the last move, so nothing before it is reinterpreted. */
  readonly said: boolean
  /** Who made the last move; null: nobody, or it no longer matters. */
  readonly by: Move['by'] | null
  /** The moves of the hands that led here, since time or draws were last recorded. */
  readonly plays: readonly Move<Action>[]
}

export type Explained = 'yes' | 'no' | 'unsure'

/** Limits for one question: states in the queue, and moves tried. */
const most = { states: 1500, plays: 4000 }

/** How often the turn may pass between two readings: a move and up to three replies. */
const longestExchange = 3

interface Node {
  readonly state: Json
  /** The table where the play began. Places that differ from it were touched. */
  readonly origin: Shown
  /** The play began at the present rest, so it undoes nothing. */
  readonly onward: boolean
  readonly seen: Shown
  readonly thrown: boolean
  readonly before: Node | null
  /** Who moved last, and how often the turn has passed so far. */
  readonly by: number | null
  readonly turns: number
}

export class Oracle {
  readonly #game: AnyGame
  readonly #identities: boolean
  /** The states at rest since the last commit point; the last one is the present. */
  history: Truth[]
  /** The number of commit points so far. */
  commitPoints = 0
  /** How many moves the hands made in the latest gesture after time had made them illegal. */
  late = 0
  /** The state after everything that time and draws have brought, as far as it is recorded for good. */
  #base: Json
  readonly #scenes = new Map<string, Shown>()

  constructor(game: AnyGame, first: Json, identities: boolean) {
    this.#game = game
    this.#identities = identities
    this.history = [{ state: first, key: game.key(first), said: true, by: null, plays: [] }]
    this.#base = first
  }

  get truth(): Json {
    return (this.history.at(-1) as Truth).state
  }

  get key(): string {
    return (this.history.at(-1) as Truth).key
  }

  /** Adds moves that the hands have played: legal ones, unless time was faster than the hands. */
  played(moves: readonly Move<Action>[], said: boolean): void {
    let state = this.truth
    let rests = true
    let { plays } = this.history.at(-1) as Truth
    for (const move of moves) {
      if (this.#game.follows && this.#game.refuse(state, move)) {
        this.late++
        break
      }
      const isCommitPoint = move.by === 'chance' || this.#game.learns(state, move).length > 0
      state = play(this.#game, state, move)
      plays = [...plays, move]
      rests = isCommitPoint
      if (isCommitPoint) this.becomes(state, plays)
    }
    const by = moves.at(-1)?.by ?? null
    if (!rests) this.history = [...this.history, { state, key: this.#game.key(state), said, by, plays }]
  }

  /**
   * Adds recorded time and draws to the truth. The hands' moves must be recorded among them in the same order, except moves that time has
   * made illegal. Returns false if something else was recorded. `known`: it is recorded for good, not only one hypothesis.
   */
  follows(recorded: readonly Move<Action>[], known = true): boolean {
    const { plays } = this.history.at(-1) as Truth
    const passed = pass(this.#game, this.#base, plays, recorded)
    if (!passed) return false
    if (!known) {
      this.becomes(playLegal(this.#game, passed.state, passed.left), plays)
      return true
    }
    this.#base = passed.state
    this.becomes(passed.state)
    this.late += passed.late
    for (const move of passed.left) this.played([move], true)
    return true
  }

  /** Somebody answered a question about what was played: from then on nobody reads it otherwise. */
  answered(): void {
    const last = this.history.at(-1) as Truth
    this.history = this.history.with(-1, { ...last, said: true })
  }

  /** The rest before the latest play; −1 if there is none. An answer to the referee may be a rest of its own, and is no play. */
  beforeLast(): number {
    const { plays: all } = this.history.at(-1) as Truth
    return this.history.findLastIndex(({ plays }) => plays.length < all.length)
  }

  /** The table is as it was at that rest; later ones are undone. */
  back(index: number): void {
    this.history = this.history.slice(0, index + 1)
  }

  /** Replaces the truth by one of the referee's hypotheses, with all its rests. */
  adopts({ root, history, said }: RefereeState, line: number): void {
    let last: Truth['by'] = null
    let plays: Truth['plays'] = []
    this.#base = root
    this.history = lineage(history, line).map(({ state, key, moves }, i) => {
      last = moves.at(-1)?.by ?? last
      plays = [...plays, ...moves]
      return { state, key, said: i === 0 || said[i] === true, by: i === 0 ? null : last, plays }
    })
  }

  /** Starts a new history: nothing before this state can be undone. */
  becomes(state: Json, plays: Truth['plays'] = []): void {
    this.commitPoints++
    this.history = [{ state, key: this.#game.key(state), said: true, by: null, plays }]
  }

  fact(room: Room): Fact {
    const on: string[] = []
    const beside: string[] = []
    const scene = this.#game.scene(this.truth)
    const layers = layersOf(scene.places)
    for (const { kind, layer, at, turn, held } of room.table.things()) {
      if (!at || held || (layer === 'ground' && !this.#identities)) continue
      const found = this.#game.locate({ kind, at, turn })
      if (!found) continue
      const where = layers.get(found.place)
      if (!isSensed(where, this.#identities)) continue
      const word = `${found.place}=${this.#identities ? found.kind : '?'}`
      if (layer === 'ground' || where !== undefined) on.push(word)
      else beside.push(word)
    }
    const shown = [...room.table.dice()].filter(({ state }) => state === 'lying')
    const rolled = room.rolled()
    const unread = new Set(room.lens.look().dice.flatMap(({ id, status }) => (status === 'unreadable' ? [id] : [])))
    return {
      shows: [[...on, ...beside].sort().join(' '), on.sort().join(' ')],
      dice: shown.map(({ id, kind, face }) => ({ kind, face: unread.has(id) ? '?' : face })),
      thrown: shown.flatMap(({ id }, i) => (rolled.has(id) ? [i] : []))
    }
  }

  /** What these sensors can show of a scene. */
  shows(scene: Scene): Shown {
    return new Shown(scene, this.#identities)
  }

  look(state: Json, key = this.#game.key(state)): Shown {
    const known = this.#scenes.get(key)
    if (known) return known
    if (this.#scenes.size > 20_000) this.#scenes.clear()
    const seen = this.shows(this.#game.scene(state))
    this.#scenes.set(key, seen)
    return seen
  }

  agrees(state: Json, fact: Fact, key?: string): boolean {
    const seen = this.look(state, key)
    if (!sumsOf(fact).includes(seen.sum) || !fact.shows.includes(seen.shows)) return false
    return seen.dice === null || isHand(fact.dice, seen.dice)
  }

  /** Whether a legal play that the table can show leads from an earlier rest to what the table shows now. */
  explains(fact: Fact): Explained {
    // A declared move is never reinterpreted. A move that somebody has answered is reinterpreted only as a play of one seat.
    const last = this.history.at(-1)?.by ?? null
    const answered = this.history.findLastIndex(({ by }, i) => i > 0 && by !== last)
    const from = Math.max(
      0,
      this.history.findLastIndex(({ said }) => said)
    )
    // Pieces that are put back mean undo, even if moves were declared. Dice alone never do: those of a throw that is due lie as before.
    const isMoved = !fact.shows.includes(this.look(this.truth, this.key).shows)
    if (isMoved && fact.thrown.length === 0 && this.history.some(({ state, key }) => this.agrees(state, fact, key)))
      return 'yes'
    const turn = this.#reaches(this.history.slice(Math.max(from, answered)), fact, false)
    return turn === 'no' && answered > from ? this.#reaches(this.history.slice(from, answered), fact, true) : turn
  }

  /** Whether a play leads here from one of these rests. `alone`: a play of one seat. */
  #reaches(rests: readonly Truth[], fact: Fact, alone: boolean): Explained {
    const threw = fact.thrown.length > 0
    const known = new Set<string>()
    const queue: Node[] = []
    let detoured = false
    /** Adds a state to the queue. With `ends` false the play can't end here: a move without a trace counts only if a later one needs it. */
    const enter = (state: Json, thrown: boolean, before: Node | null, by: number | null, ends = true): boolean => {
      const key = this.#game.key(state)
      const name = `${thrown} ${key}`
      if (known.has(name)) return false
      known.add(name)
      const passes = before !== null && before.by !== null && by !== before.by ? 1 : 0
      const seen = this.look(state, key)
      const origin = before?.origin ?? seen
      const onward = before?.onward ?? state === this.history.at(-1)?.state
      const node = { state, origin, onward, seen, thrown, before, by, turns: (before?.turns ?? 0) + passes }
      queue.push(node)
      if (!ends || thrown !== threw || !this.agrees(state, fact, key)) return false
      // A detour could explain anything, and a long exchange nearly anything, yet nobody saw one. A play from an earlier rest may have one
      // seat and at most one reply.
      const exchange = alone ? 0 : node.onward ? longestExchange : 1
      const detour = isDetour(node) || node.turns > exchange
      detoured ||= detour
      return !detour
    }
    for (const { state } of rests) if (enter(state, false, null, null)) return 'yes'
    let plays = 0
    for (let i = 0; i < queue.length; i++) {
      if (queue.length > most.states) return 'unsure'
      const node = queue[i] as Node
      const { state, thrown } = node
      for (const by of this.#game.toAct(state)) {
        if (by === 'chance') {
          if (thrown) continue
          for (const move of throwsOf(this.#game, state, this.look(state).dice, fact))
            if (enter(play(this.#game, state, move), true, node, node.by)) return 'yes'
          continue
        }
        for (const action of this.#game.legal(state, by) as Iterable<Action>) {
          if (++plays > most.plays) return 'unsure'
          const move = { by, do: action }
          const sketch = this.#game.sketch(state, move)
          const { how } = sketch
          if (how === 'declared' || !this.#mayAnswer(node, by, sketch, fact)) continue
          if (enter(play(this.#game, state, move), thrown, node, by, how === 'observed')) return 'yes'
        }
      }
    }
    return detoured ? 'unsure' : 'no'
  }

  /**
   * A reply takes pieces only from places that the play has changed so far or that look different now: a piece that still stands where it
   * stood was not touched. This bounds long exchanges in which nobody could tell which of several equal pieces went.
   */
  #mayAnswer({ by: last, turns, origin, seen }: Node, by: number, { moves, takes }: Sketch, fact: Fact): boolean {
    if ((!moves && !takes) || (turns === 0 && (last === null || last === by))) return true
    const left = [...(moves ?? []).flatMap(({ from }) => from ?? []), ...(takes ?? [])]
    return left.every(
      (place) => wordsOf(origin.shows, place) !== wordsOf(seen.shows, place) || isTouched(fact, origin, place)
    )
  }
}
