// Plays that explain the table: from the belief, from earlier rests, or from what was taken back. An earlier reading may have been too
// short, a reply a change of mind, and a take-back the start of something else.

import type { Step } from '../../core/entry.ts'
import { type AnyGame, play } from '../../core/game.ts'
import type { Actor, KindId } from '../../core/ids.ts'
import type { Json } from '../../core/json.ts'
import type { Action, Move } from '../../core/rules.ts'
import { learning, reinterpretationLimits, searchLimits } from '../limits.ts'
import { count, moved, placesAgree, standing } from './agreement.ts'
import { afterStart, type Belief, type Hypothesis, type Position, since, toldFrom } from './belief.ts'
import type { Evidence, Known, Limits, Undone } from './evidence.ts'
import type { Path } from './path.ts'
import { type SearchResult, turnedDice } from './search.ts'

/** The history is cut to `keep` and grows by `steps`, which end as `ends` say. */
export interface Play {
  readonly keep: number
  readonly steps: readonly Step[]
  readonly ends: readonly Path[]
  /** Nobody may have done so: the game only lives with it. */
  readonly slip?: true
}

type Found = Pick<Play, 'steps' | 'ends'>

const playAt = (keep: number, { steps, ends }: Found): Play | null => (ends.length > 0 ? { keep, steps, ends } : null)

/** From what is believed now. */
export const searchOn = (e: Evidence, limits?: Limits): SearchResult => e.ask(e.match.history.slice(-1), limits)

export const onward = (e: Evidence): Play | null => playAt(e.match.history.length, searchOn(e))

/** The rest from which one seat alone has played, has said nothing since, and has made no slip: a search finds none anew. */
export const turnBegan = ({ graph, match: { history }, lastWord, once }: Evidence): number =>
  once(turnBegan, () => {
    const seats = new Set<Actor>()
    let [at, from] = [history.length - 1, 0]
    for (; at > Math.max(0, lastWord); at--) {
      const hypothesis = (history[at] as Belief)[from] as Hypothesis
      for (const { by } of hypothesis.moves) if (by !== 'chance') seats.add(by)
      const before = (history[at - 1] as Belief)[hypothesis.from] as Hypothesis
      if (seats.size > 1 || hasAny(graph.game, before, hypothesis.moves, isSlip)) break
      from = hypothesis.from
    }
    return at
  })

/** From where the turn began; null: from there is from now. */
export function searchTurn(e: Evidence): SearchResult | null {
  const first = turnBegan(e)
  return first < e.match.history.length - 1 ? e.ask(e.match.history.slice(first), ownTurn) : null
}

/**
 * Nothing was played since an earlier rest, which looked like this: since then the table has only been read more closely, as a die by
 * what its hands did.
 */
export function readWider(e: Evidence): Play | null {
  const { history } = e.match
  for (let keep = history.length - 1; keep > e.lastWord && keep > 0; keep--) {
    if (since(history, keep).moves.length > 0) return null
    const wider = playAt(keep, e.ask(history.slice(keep - 1), { effort: 0 }))
    if (wider) return wider
  }
  return null
}

/** The own turn is read again from its latest rest that leads here. */
export function reread(e: Evidence): Play | null {
  const again = searchTurn(e)
  return again && again.ends.length > 0 ? fromRests(e, e.match.history.length - 1, turnBegan(e), ownTurn) : null
}

/** Where the search of a whole turn was given up, the way from its latest rests is shorter. */
export function rereadNear(e: Evidence): Play | null {
  if (searchTurn(e)?.sure !== false) return null
  const latest = e.match.history.length - 1
  const least = Math.max(turnBegan(e), latest - reinterpretationLimits.nearRests)
  return fromRests(e, latest, least, { ...ownTurn, ...aShare })
}

/** What others are believed to have answered may have been a change of mind: one seat's play instead of all that. */
export function rereadAlone(e: Evidence): Play | null {
  const first = turnBegan(e)
  const least = Math.max(0, e.lastWord, first - reinterpretationLimits.answers)
  return fromRests(e, Math.min(first, e.match.history.length - 1), least, { turns: 0 })
}

/** From the latest of these rests that leads here: the history cut to `most`, and so on down to more than `least`. */
function fromRests(e: Evidence, most: number, least: number, limits: Limits): Play | null {
  for (let keep = most; keep > least; keep--) {
    const found = playAt(keep, e.ask(e.match.history.slice(keep - 1), limits))
    if (found) return found
  }
  return null
}

/** A turn read again may end with a reply. */
const ownTurn: Limits = { turns: 1 }

/** Moves for each of several searches. */
const aShare: Limits = { effort: searchLimits.moves / reinterpretationLimits.nearRests }

/** What was believed before all that was taken back of late, and before the last of it, which may have nothing to do with the rest. */
export function givenUp({ match: { recent } }: Evidence): readonly Undone[] {
  const whole = recent.undone.filter(({ latest }) => latest)
  return whole.slice(1).slice(-1).concat(whole.slice(0, 1))
}

/**
 * A take-back that was none: the first piece of a longer play stood, for a moment, where it had come from. Read on from what was
 * taken back last, or from what else was and agrees with the table.
 */
export function redone(e: Evidence): Play | null {
  const stands = ({ belief }: Undone): boolean => belief.some((it) => placesAgree(e.view, e.graph.layoutAt(it)))
  for (const it of [...e.match.recent.undone.filter(stands), ...givenUp(e)]) {
    const found = goneOn(e, it)
    if (found) return found
  }
  return null
}

/**
 * What was read again or taken back, too early, and goes on from what had been read first: a piece that came and went looks as if it had
 * stayed.
 */
export function readFirst(e: Evidence): Play | null {
  const { undone, open } = e.match.recent
  for (const it of [...open, ...undone]) {
    const found = wentOn(e, it, aShare)
    if (found) return found
  }
  return null
}

/** What leads on from there, told from the rest that it was told from. */
function wentOn(e: Evidence, { keep, belief }: Undone, limits: Limits): Play | null {
  const { steps, ends } = e.ask([belief, e.now], limits)
  const told = steps.map(({ from, moves }) => {
    const before = belief[from] as Hypothesis
    return { from: before.from, moves: [...before.moves, ...moves] }
  })
  return playAt(keep, { steps: told, ends })
}

/** The turn was read again, and goes on: in no more moves than such a play it goes on from what had been read first. */
export function readBefore(e: Evidence, play: Play | null): Play | null {
  const read = e.match.recent.open.find(({ latest }) => latest)
  const within = play?.ends[0]?.depth
  const found = read && within ? wentOn(e, read, { ...aShare, turns: 0, within }) : null
  return found?.ends[0]?.depth ? found : null
}

export const searchUndone = (e: Evidence, { belief }: Undone, limits?: Limits): SearchResult =>
  e.ask([belief, e.now], limits)

/** What leads on from there, told from now; nothing of it that has nothing to do with what is believed now. */
function goneOn(e: Evidence, undone: Undone, limits?: Limits): Play | null {
  const { steps, ends } = searchUndone(e, undone, limits)
  const told = steps.flatMap((step, i) => {
    const { from, moves } = undone.belief[step.from] as Hypothesis
    const on = fromNow(e, undone, { from, moves: [...moves, ...step.moves] })
    return on ? [{ step: on, end: ends[i] as Path }] : []
  })
  return playAt(e.match.history.length, { steps: told.map(({ step }) => step), ends: told.map(({ end }) => end) })
}

/** A play from the rest to which was taken back, told from now; null where now is no part of it. */
function fromNow({ match: { history }, now }: Evidence, { keep }: Undone, play: Step): Step | null {
  for (const from of now.keys()) {
    const moves = afterStart(play, since(history, keep, from))
    if (moves) return { from, moves }
  }
  return null
}

/**
 * Plays that explain the table equally well, told from the earliest rest of them. One that leads nowhere else than the first does not make
 * one rest of several: what one piece took back would be lost.
 */
export function together(e: Evidence, first: Play, others: readonly Play[]): Play {
  if (others.length === 0) return first
  const to = new Set(first.ends.map(({ node }) => node.key))
  const elsewhere = others.filter(({ ends }) => ends.some(({ node }) => !to.has(node.key)))
  const keep = Math.min(first.keep, ...elsewhere.map((it) => it.keep))
  const all = [first, ...others.filter((it) => it.keep >= keep)]
  const steps = all.flatMap((it) => it.steps.map((step) => toldFrom(e.match.history, keep, step, it.keep)))
  return { ...first, keep, steps, ends: all.flatMap(({ ends }) => ends) }
}

/**
 * Of several alike one goes on from where one has only just been set down: it may be another, or the same, which has gone further at
 * once.
 */
export function likeWentOn(e: Evidence): Play | null {
  const before = e.match.history.length - 1
  const accepted = lastStep(e)
  if (!accepted?.wait || !isFresh(e, accepted)) return null
  const isLeft = (kind: string): boolean =>
    e.view.places.some(([place, things]) => {
      const stood = count(standing(e.layout, place), kind as KindId)
      return stood > 1 && things.filter((it) => it === kind).length < stood
    })
  if (!accepted.kinds.some(isLeft)) return null
  const further = e.ask(e.match.history.slice(before - 1), aShare)
  return further.crowded ? null : playAt(before, further)
}

/**
 * A piece that was set down may have begun a play that moves others, too: with fewer moves than it and what followed. A piece that goes on
 * itself was seen to stand, unless that is only a moment ago.
 */
export function atOneStroke(e: Evidence): Play | null {
  const { history } = e.match
  const before = history.length - 1
  const [onward] = searchOn(e).ends
  const accepted = lastStep(e)
  if (!accepted || !onward) return null
  const kinds = moved(onward.origin.layout, onward.node.layout)
  if (accepted.kinds.some((kind) => kinds.has(kind as KindId)) && !isFresh(e, accepted)) return null
  const least = Math.min(...e.now.map((_, from) => since(history, before, from).moves.length))
  const within = least + onward.depth - 1
  const found = within > 0 ? e.ask(history.slice(before - 1), { ...aShare, turns: 0, within }) : null
  return found?.ends[0]?.depth ? playAt(before, found) : null
}

type Accepted = NonNullable<Known['recent']['accepted']>

/** What was accepted last, without a word. */
const lastStep = ({ match: { history, said, recent } }: Evidence): Accepted | null =>
  history.length > 1 && !said.at(-1) ? recent.accepted : null

/** It was a moment ago, and may have been judged too early. */
const isFresh = ({ match: { sensors } }: Evidence, { at }: Accepted): boolean =>
  sensors.changedAt - at < learning.tooSoon

/**
 * A piece that unsaid a word because it was away for long, and stands elsewhere now: whoever took it back plays it there, whoever only
 * held it moves it there after the word.
 */
export function heldOverWord(e: Evidence): Play | null {
  const given = e.match.recent.undone.at(-1)
  const [likeliest] = given?.belief ?? []
  const held = given && likeliest ? fromNow(e, given, likeliest) : null
  if (!given || !held || !hasAny(e.graph.game, e.now[held.from] as Hypothesis, held.moves, isDeclared)) return null
  return goneOn(e, given, aShare)
}

/** Searched with what the game lives with, where the table shows any of that. */
export function slipped(e: Evidence): Play | null {
  const isShown = e.now.some(({ state }) => [...(e.graph.game.slips?.(state, e.observed) ?? [])].length > 0)
  const found = isShown ? playAt(e.match.history.length, searchOn(e, { slips: true })) : null
  return found && { ...found, slip: true }
}

/** Nobody said it: a die was turned as a word would have it, and that is the word. */
export function turned(e: Evidence): Play | null {
  const isShown = e.now.some(({ state, key }) => turnedDice(e.graph, e.graph.node(state, key), e.observed).length > 0)
  return isShown ? playAt(e.match.history.length, searchOn(e, { turned: true })) : null
}

/** Moves that no sensor shows: no search would find them anew. */
export const isDeclared = (game: Pick<AnyGame, 'sketch'>, state: Json, move: Move<Action>): boolean =>
  move.by !== 'chance' && game.sketch(state, move).how === 'declared'

/** What nobody may do, and the game lives with. */
const isSlip: typeof isDeclared = (game, state, move) =>
  move.by !== 'chance' && game.sketch(state, move).how === 'found'

/** Is any of these moves such a one? */
function hasAny(game: AnyGame, start: Position, moves: readonly Move<Action>[], isSuch: typeof isDeclared): boolean {
  let { state } = start
  return moves.some((move, i) => {
    if (i > 0) state = play(game, state, moves[i - 1] as Move<Action>)
    return isSuch(game, state, move)
  })
}
