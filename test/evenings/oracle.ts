// Who knows what the hands meant. It keeps the true state, enumerates plainly what legal play could have made of it, and checks
// what a referee believes move by move. It has not one line in common with the referee's search: only the game's own contract.

import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Scene } from '../../src/core/scene.ts'
import type { Sketch } from '../../src/core/tabletop.ts'
import { lineage, peek, type RefereeState, since } from '../referee/peek.ts'
import { isDetour } from './detour.ts'
import { isHand, throwsOf } from './faces.ts'
import { type Fact, isTouched, sumsOf, wordsOf } from './fact.ts'
import { pass } from './passing.ts'
import type { Room } from './room.ts'
import { isSensed, layersOf, Shown } from './shown.ts'

export interface Truth {
  readonly state: Json
  readonly key: string
  /** Somebody said what led here: nothing before it is read anew. */
  readonly said: boolean
  /** Who played last; null: nobody, or it does not matter any more. */
  readonly by: Move['by'] | null
  /** What the hands have done to come here, since time or draws were last told. */
  readonly plays: readonly Move<Action>[]
}

export type Explained = 'yes' | 'no' | 'unsure'

/** More states than this are not enumerated for one question, nor more moves made. */
const most = { states: 1500, plays: 4000 }

/** So often may the turn pass between two looks at the table: move, reply, reply, reply. */
const longestExchange = 3

interface Node {
  readonly state: Json
  /** Where the play began: what stands otherwise now than then was touched. */
  readonly origin: Shown
  /** It began where the table rests now, and takes nothing back. */
  readonly onward: boolean
  readonly seen: Shown
  readonly thrown: boolean
  readonly before: Node | null
  /** Who played last, and how often the turn has passed on the way. */
  readonly by: number | null
  readonly turns: number
}

export class Oracle {
  readonly #game: AnyGame
  readonly #identities: boolean
  /** Where the table has rested since chance last spoke or somebody learnt something; the last is now. */
  history: Truth[]
  /** How often something was done that nothing goes back behind. */
  commitPoints = 0
  /** The state after all that time and draws were told. */
  #base: Json
  readonly #scenes = new Map<string, Shown>()
  readonly #certified = new WeakSet<object>()
  #verified: { readonly root: Json; readonly moves: number; readonly state: Json } | null = null

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

  /** The hands have played this, legally. */
  played(moves: readonly Move<Action>[], said: boolean): void {
    let state = this.truth
    let rests = true
    let { plays } = this.history.at(-1) as Truth
    for (const move of moves) {
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
   * What time brought, and what was drawn, is true for everybody. What the hands did must be recorded with it, in their order, unless time
   * has forbidden it. False: something else was recorded. `known`: it is recorded for good.
   */
  follows(recorded: readonly Move<Action>[], known = true): boolean {
    const { plays } = this.history.at(-1) as Truth
    const passed = pass(this.#game, this.#base, plays, recorded)
    if (!passed) return false
    if (known) this.#base = passed.state
    this.becomes(passed.state, known ? [] : plays)
    if (known)
      for (const move of passed.left) if (this.#game.refuse(this.truth, move) === null) this.played([move], true)
    return true
  }

  /** The table stands as it stood then. */
  back(index: number): void {
    this.history = this.history.slice(0, index + 1)
  }

  /** What is believed is true, with every rest on the way there. */
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

  /** A state that nothing goes back behind. */
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

  /** What a scene shows to these sensors. */
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

  /** Is there any legal play, of what the table can show, from where it last rested to what it shows now? */
  explains(fact: Fact): Explained {
    // What was said stays said; what somebody else has answered is only given up for the play of one.
    const last = this.history.at(-1)?.by ?? null
    const answered = this.history.findLastIndex(({ by }, i) => i > 0 && by !== last)
    const from = Math.max(
      0,
      this.history.findLastIndex(({ said }) => said)
    )
    // Pieces put back are a take-back, however it was said.
    if (fact.thrown.length === 0 && this.history.some(({ state, key }) => this.agrees(state, fact, key))) return 'yes'
    const turn = this.#reaches(this.history.slice(Math.max(from, answered)), fact, false)
    return turn === 'no' && answered > from ? this.#reaches(this.history.slice(from, answered), fact, true) : turn
  }

  /** Is there a play from one of these rests? `alone`: of one seat. */
  #reaches(rests: readonly Truth[], fact: Fact, alone: boolean): Explained {
    const threw = fact.thrown.length > 0
    const known = new Set<string>()
    const queue: Node[] = []
    let detoured = false
    /** What leaves no trace is only taken for done when something shown needs it: nothing ends with it. */
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
      // There and back again explains anything, and a long exchange nearly so: nobody saw it. What rested before is played otherwise by
      // one seat, whom one other may have answered.
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
   * Whoever answers takes up what was touched: what stands where it stood was not. The answer of an answer goes no further than one play
   * in which nobody can tell which of several alike has gone.
   */
  #mayAnswer({ by: last, turns, origin, seen }: Node, by: number, { moves, takes }: Sketch, fact: Fact): boolean {
    if ((!moves && !takes) || (turns === 0 && (last === null || last === by))) return true
    const left = [...(moves ?? []).flatMap(({ from }) => from ?? []), ...(takes ?? [])]
    return left.every(
      (place) => wordsOf(origin.shows, place) !== wordsOf(seen.shows, place) || isTouched(fact, origin, place)
    )
  }

  /** Everything believed must have come about by legal moves. Null, or what has not. */
  certify(room: Room): string | null {
    const { root, past, history } = peek(room.daemon.match)
    const done = this.#verified
    if (done?.root !== root) {
      const goesOn = done !== null && past.length >= done.moves
      const begin = goesOn ? done.state : this.#setup(room)
      const reached = this.#walk(begin, past.slice(goesOn ? done.moves : 0))
      if (typeof reached === 'string') return reached
      if (this.#game.key(reached.state) !== this.#game.key(root)) return 'its moves do not lead to what it remembers'
      this.#verified = { root, moves: past.length, state: root }
    }
    for (const [i, line] of (history.at(-1) ?? []).entries()) {
      if (this.#certified.has(line)) continue
      const reached = this.#walk(root, since(history, 0, i).moves)
      if (typeof reached === 'string') return reached
      if (this.#game.key(reached.state) !== line.key) return 'its moves do not lead to what it believes'
      this.#certified.add(line)
    }
    return null
  }

  #setup(room: Room): Json {
    const set = this.#game.setup(room.daemon.match.start)
    if (!set.ok) throw new Error('a match cannot begin')
    return set.value as Json
  }

  #walk(from: Json, moves: readonly Move<Action>[]): { readonly state: Json } | string {
    let state = from
    for (const move of moves) {
      const refusal = this.#game.refuse(state, move)
      if (refusal) return `it believes ${JSON.stringify(move)}, which ${refusal.rule} forbids`
      state = play(this.#game, state, move)
    }
    return { state }
  }
}
