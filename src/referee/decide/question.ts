// Two hypotheses can no longer merge, and their difference matters now: one question, with one option for each history that people can tell
// apart.

import { digestOf } from '../../core/digest.ts'
import type { Json } from '../../core/json.ts'
import type { Action, Move } from '../../core/rules.ts'
import type { Question } from '../../core/ruling.ts'
import type { Phrase } from '../../core/words.ts'
import { changed, standingOf } from '../infer/agreement.ts'
import { type Belief, type History, type Hypothesis, type Position, since } from '../infer/belief.ts'
import type { Graph } from '../infer/graph.ts'
import { questionLimits } from '../limits.ts'
import { alike } from '../sense/observed.ts'
import { sayings } from '../tell/log.ts'
import type { Asked, Change, RefereeState } from './state.ts'

/** The question that the belief raises; null when nothing that matters is open. */
export function questionAfter(graph: Graph, { root, history }: Pick<RefereeState, 'root' | 'history'>): Asked | null {
  const belief = history.at(-1) as Belief
  if (belief.length < 2 || new Set(belief.map((hypothesis) => bearing(graph, hypothesis))).size < 2) return null
  const { start, plays } = parted(graph, root, history)
  const shared = sharedStart(plays)
  const options = new Map<string, { readonly say: Phrase; readonly keep: number[] }>()
  for (const [i, play] of plays.entries()) {
    const moves = sayings(graph, start, play)
      .slice(shared)
      .filter((it) => it !== null)
    const say: Phrase = moves.length > 0 ? { say: 'referee.option', with: { moves } } : { say: 'referee.asItWas' }
    const known = options.get(JSON.stringify(say))
    if (known) known.keep.push(i)
    else options.set(JSON.stringify(say), { say, keep: [i] })
  }
  if (options.size < 2) return null
  const all = [...options.values()]
  return {
    question: which(
      belief,
      all.map(({ say }) => say)
    ),
    keep: all.map(({ keep }) => keep)
  }
}

const which = (belief: Belief, options: readonly Phrase[]): Question => ({
  id: digestOf(belief.map(({ key }) => key).join('\n')).toString(36),
  say: { say: 'referee.which' },
  options,
  seat: null
})

/**
 * Whether what was read again was played: it is more than one move longer than what was believed, and the table never stood on its way as
 * it was seen to stand. Null: nobody doubts it.
 */
export function doubtAfter(
  graph: Graph,
  { history }: Pick<RefereeState, 'history'>,
  { keep, steps, said }: Change,
  belief: Belief,
  path: readonly Position[]
): Asked | null {
  const [step] = steps
  if (said || !step || keep >= history.length) return null
  if (step.moves.length <= since(history, keep).moves.length + 1) return null
  const shown = graph.layoutAt((history.at(-1) as Belief)[0] as Hypothesis)
  if (path.some((it) => changed(shown, graph.layoutAt(it)).length === 0)) return null
  const before = (history[keep - 1] as Belief)[step.from] as Hypothesis
  const moves = sayings(graph, before, step.moves).filter((it) => it !== null)
  const options: Phrase[] = [{ say: 'referee.option', with: { moves } }, { say: 'referee.notPlayed' }]
  const instead = (history.at(-1) as Belief).map((_, i) => since(history, keep, i))
  return { question: which(belief, options), keep: [[...belief.keys()]], instead: { keep, steps: instead } }
}

/** What a difference would show in: who acts and what may be done, how it ends, what must lie and stand on the table. */
function bearing({ game, node }: Graph, { state, key }: Position): string {
  const { layout } = node(state, key)
  const actors = game.toAct(state)
  const can = actors.map((by) => (by === 'chance' ? game.chance(state) : first(game.legal(state, by))))
  return JSON.stringify([actors, can, game.outcome(state), layout.dice, standingOf(layout)])
}

function first(legal: Iterable<Action>): Action[] {
  const actions: Action[] = []
  for (const action of legal) {
    actions.push(action)
    if (actions.length >= questionLimits.compared) break
  }
  return actions
}

type Moves = readonly Move<Action>[]

/** The latest rest that all of this has grown from, and how it has. */
function parted(graph: Graph, root: Json, history: History): { readonly start: Position; readonly plays: Moves[] } {
  const now = history.at(-1) as Belief
  let [rest, from] = [history.length, [...now.keys()]]
  for (; rest > 0 && new Set(from).size > 1; rest--)
    from = from.map((i) => ((history[rest - 1] as Belief)[i] as Hypothesis).from)
  const start = history[rest - 1]?.[from[0] as number] ?? { state: root, key: graph.game.key(root) }
  return { start, plays: [...now.keys()].map((i) => since(history, rest, i).moves) }
}

function sharedStart(plays: readonly Moves[]): number {
  const first = plays[0] as Moves
  let n = 0
  while (n < first.length && plays.every((moves) => alike(moves[n], first[n]))) n++
  return n
}
