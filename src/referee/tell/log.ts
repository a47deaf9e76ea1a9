// The log of the match: one sentence for each move of the likeliest hypothesis, told as it is accepted or taken back.

import type { Entry, Step } from '../../core/entry.ts'
import type { Seat } from '../../core/ids.ts'
import type { Action, Move, Outcome } from '../../core/rules.ts'
import type { Effect, Layer, LogEntry, Ruling } from '../../core/ruling.ts'
import type { Phrase } from '../../core/words.ts'
import { changed } from '../infer/agreement.ts'
import { type Belief, extend, type History, type Hypothesis, type Position, since } from '../infer/belief.ts'
import type { Graph, Node } from '../infer/graph.ts'
import { alike } from '../sense/observed.ts'

/** The history is cut to `keep` and grows by `steps`; `path`: where each move of the first of them leads. */
interface Growth {
  readonly keep: number
  readonly steps: readonly Step[]
  readonly path: readonly Position[]
}

/** What to tell when the history grows, or is cut. */
export function log(
  graph: Graph,
  { history, past }: { readonly history: History; readonly past: readonly Move<Action>[] },
  { keep, steps, path }: Growth,
  at: number
): readonly LogEntry[] {
  const base = history[keep - 1] as Belief
  const undone = since(history, keep)
  const [step] = steps
  const moves = step?.moves ?? []
  const stood = past.length + count(history, undone.from, keep)
  const again: LogEntry[] =
    undone.moves.length === 0 ? [] : [{ ...takenBack(graph, base, undone, moves.length > 0, at), step: stood }]
  const from = step?.from ?? 0
  const made = past.length + count(history, from, keep)
  return [...again, ...tellMoves(graph, [base[from] as Hypothesis, ...path], moves, made, at)]
}

function takenBack(graph: Graph, base: Belief, undone: Step, replaced: boolean, at: number): LogEntry {
  if (replaced) return { at, say: { say: 'referee.reread' }, by: 'referee', tone: 'undo' }
  const moves = sayings(graph, base[undone.from] as Hypothesis, undone.moves).filter((say) => say !== null)
  const by = undone.moves.find(({ by: actor }) => actor !== 'chance')?.by ?? 'referee'
  return { at, say: { say: 'referee.takenBack', with: { moves } }, by, tone: 'undo' }
}

/** What moves are called, each as it looks from the state before it; null: nothing. */
export function sayings({ game }: Graph, start: Position, moves: readonly Move<Action>[]): (Phrase | null)[] {
  let here = start
  return moves.map((move) => {
    const say = game.tell(here.state, move)
    here = extend(game, here, [move])
    return say
  })
}

/** So many moves this hypothesis of the rest `at` made since the root. */
const count = (history: History, from: number, at: number): number => since(history, 0, from, at).moves.length

function tellMoves(
  graph: Graph,
  path: readonly Position[],
  moves: readonly Move<Action>[],
  made: number,
  at: number
): LogEntry[] {
  return moves.flatMap((move, i): LogEntry[] => {
    const [here, next] = [path[i] as Position, path[i + 1] as Position]
    const told = tellMove(graph, graph.node(here.state, here.key), move, graph.node(next.state, next.key))
    return told ? [{ at, ...told, step: made + i + 1 }] : []
  })
}

/** A move and the boards before and after it; null: it goes without saying. */
export function tellMove(
  { game }: Graph,
  here: Node,
  move: Move<Action>,
  next: Node
): Omit<LogEntry, 'at' | 'step'> | null {
  const say = game.tell(here.state, move)
  if (!say) return null
  const places = changed(here.layout, next.layout)
  const turn = game.view(here.state, 'audience').seats.find(({ state }) => state === 'plays')?.seat
  const { dice } = move.do as { readonly dice?: LogEntry['dice'] }
  const routes = (move.by === 'chance' ? [] : (game.sketch(here.state, move).moves ?? [])).flatMap(({ from, to }) =>
    from === null || to === null ? [] : [[from, to] as const]
  )
  return {
    say,
    by: move.by,
    tone: move.by === 'chance' ? 'chance' : 'move',
    ...(places.length > 0 ? { places } : {}),
    ...(turn === undefined ? {} : { turn }),
    ...(move.by === 'chance' && dice ? { dice } : {}),
    ...(routes.length > 0 ? { routes } : {})
  }
}

/** A sentence of the referee's own; `to`: who alone hears it. */
export const said = (at: number, say: Phrase, tone: LogEntry['tone'] = 'note', to?: readonly Seat[]): LogEntry => ({
  at,
  say,
  by: 'referee',
  tone,
  ...(to ? { to } : {})
})

/** What everybody can see of a match. */
interface Shown {
  readonly history: History
  readonly past: readonly Move<Action>[]
  readonly ruling: Ruling
  readonly layers: readonly Layer[]
  readonly outcome: Outcome | null
}

/** What was told of an entry that made `after` of `before`; `path`: as of a growth. */
export function retold(
  graph: Graph,
  before: Shown,
  entry: Entry,
  after: Shown,
  path: readonly Position[]
): readonly LogEntry[] {
  if (entry.entry === 'foul') return [said(entry.at, entry.say, 'foul')]
  if (!('steps' in entry)) return []
  return [...log(graph, before, { ...entry, path }, entry.at), ...ending(before, after, entry.at)]
}

const ending = (before: Shown | null, { outcome }: Shown, at: number): LogEntry[] =>
  outcome && before && !before.outcome ? [said(at, outcome.why, 'over')] : []

/** What is new to whoever looks on; `before` null: all of it. */
export const signals = (before: Shown | null, now: Shown, told: readonly LogEntry[], at: number): Effect[] => [
  ...(before?.layers === now.layers ? [] : [{ effect: 'light', layers: now.layers } as const]),
  ...(before && alike(before.ruling, now.ruling) ? [] : [{ effect: 'show', ruling: now.ruling } as const]),
  ...[...told, ...ending(before, now, at)].map((line) => ({ effect: 'tell', told: line }) as const),
  ...(now.outcome && !before?.outcome ? [{ effect: 'over', outcome: now.outcome } as const] : [])
]
