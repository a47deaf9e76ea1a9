// Two readings that can no longer merge and now matter: one question, one option for each story that people can tell apart.

import type { Action } from '../../core/rules.ts'
import type { Question } from '../../core/ruling.ts'
import type { Phrase } from '../../core/words.ts'
import { standingOf } from '../infer/agreement.ts'
import type { Belief, Line } from '../infer/belief.ts'
import type { Reach } from '../infer/graph.ts'
import { alike } from '../sense/sensors.ts'
import { sayings } from '../tell/log.ts'
import type { Bench } from './state.ts'

/** The question that the bench's belief raises; null when nothing that matters is open. */
export function questionAfter(reach: Reach, { root, trail }: Pick<Bench, 'root' | 'trail'>): Bench['asked'] {
  const belief = trail.at(-1) as Belief
  if (belief.length < 2 || new Set(belief.map((line) => bearing(reach, line))).size < 2) return null
  const shared = sharedStart(belief)
  const begin: Line = { state: root, key: reach.game.key(root), moves: [] }
  const options = new Map<string, { readonly say: Phrase; readonly keep: number[] }>()
  for (const [i, line] of belief.entries()) {
    const moves = sayings(reach, begin, line.moves)
      .slice(shared)
      .filter((it) => it !== null)
    const say: Phrase = moves.length > 0 ? { say: 'referee.option', with: { moves } } : { say: 'referee.asItWas' }
    const known = options.get(JSON.stringify(say))
    if (known) known.keep.push(i)
    else options.set(JSON.stringify(say), { say, keep: [i] })
  }
  if (options.size < 2) return null
  const question: Question = {
    id: belief.map(({ key }) => key).join('\n'),
    say: { say: 'referee.which' },
    options: [...options.values()].map(({ say }) => say),
    seat: null
  }
  return { question, keep: [...options.values()].map(({ keep }) => keep) }
}

/** What a difference would show in: who acts and what may be done, how it ends, what must lie and stand on the table. */
function bearing({ game, spot }: Reach, { state, key }: Line): string {
  const { layout } = spot(state, key)
  const actors = game.toAct(state)
  const can = actors.map((by) => (by === 'chance' ? game.chance(state) : first(game.legal(state, by))))
  return JSON.stringify([actors, can, game.outcome(state), layout.dice, standingOf(layout)])
}

const mostCompared = 200

function first(legal: Iterable<Action>): Action[] {
  const actions: Action[] = []
  for (const action of legal) {
    actions.push(action)
    if (actions.length >= mostCompared) break
  }
  return actions
}

function sharedStart(belief: Belief): number {
  const first = (belief[0] as Line).moves
  let n = 0
  while (n < first.length && belief.every(({ moves }) => alike(moves[n], first[n]))) n++
  return n
}
