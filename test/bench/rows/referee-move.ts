// One move without disk and sockets. Ours: the referee judges and records it, and the document is made and written as a patch. Theirs:
// boardgame.io's client with a subscriber. Both play the toy at random.

import { sample } from '../../../src/core/chance.ts'
import type { Json } from '../../../src/core/json.ts'
import { draw, type Random, seeded } from '../../../src/core/random.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import type { LogEntry } from '../../../src/core/ruling.ts'
import { type MatchState, type Referee, referee } from '../../../src/referee/index.ts'
import { withoutMoves } from '../../../src/table/doc.ts'
import { shorten } from '../../../src/table/log.ts'
import { diff } from '../../../src/table/patch.ts'
import { rate } from '../measure.ts'
import type { Row } from '../row.ts'
import { type State, toy } from '../toy/ours.ts'
import { type Choice, client, enumerate } from '../toy/theirs.ts'

export const refereeMove: Row = {
  name: 'referee-move',
  title: 'a whole move: events, record, patch; no disk, no socket',
  baseline: 'boardgame.io Client',
  lines: [
    {
      of: 'perSecond',
      what: 'whole moves: judged, recorded, written as a patch',
      unit: '/s',
      as: 'ratio',
      aim: { least: 25, stretch: 60 }
    },
    { of: 'perCpuSecond', what: 'the same by processor time', unit: '/s', as: 'ratio' },
    { of: 'judged', what: 'of one whole move: judged, lit and told', unit: 'µs', as: 'value' },
    { of: 'compared', what: 'of one whole move: drawn and compared with what was shown', unit: 'µs', as: 'value' },
    { of: 'written', what: 'of one whole move: record and patch written as text', unit: 'µs', as: 'value' }
  ],
  async open() {
    let seed = 0
    return {
      ours: () => ({ ...rate(() => ours(seeded(++seed)), 1500), ...parts(100, () => ++seed) }),
      baseline: () => rate(() => theirs(++seed, seeded(seed)), 1500)
    }
  }
}

/** The microseconds that each stage of a move takes, measured over further matches. */
function parts(matches: number, seed: () => number): Record<(typeof stages)[number], number> {
  const spent: number[] = stages.map(() => 0)
  let moves = 0
  for (let i = 0; i < matches; i++) {
    let began = performance.now()
    moves += ours(seeded(seed()), (stage) => {
      const now = performance.now()
      if (stage) spent[stages.indexOf(stage)] = (spent[stages.indexOf(stage)] as number) + now - began
      began = now
    })
  }
  return Object.fromEntries(stages.map((stage, i) => [stage, (1000 * (spent[i] as number)) / moves])) as never
}

const stages = ['judged', 'compared', 'written'] as const
type Done = (stage: (typeof stages)[number] | null) => void

/** Plays one match and returns the number of moves. Calls `done` after each stage; null: the time before does not count. */
function ours(luck: Random, done: Done = () => undefined): number {
  const judge = referee(toy)
  const opened = judge.open({ options: {}, seats: [{}, {}] })
  if (!opened.ok) throw new Error('the toy begins')
  let [match] = opened.value
  let [random, moves, written] = [luck, 0, 0]
  let told: readonly LogEntry[] = []
  let shown = draws(judge, match, told)
  for (;;) {
    const state = judge.state(match) as State
    const [by] = toy.toAct(state)
    if (by === undefined) break
    let action: Action
    if (by === 'chance') [action, random] = sample(toy.chance(state) as never, random) as [Action, Random]
    else {
      const all = [...toy.legal(state, by)]
      const [i, next] = draw(random, all.length)
      ;[action, random] = [all[i] as Action, next]
    }
    done(null)
    const [next, effects] = judge.step(match, { input: 'choice', at: moves, move: { by, do: action } as Move<Action> })
    match = next
    done('judged')
    for (const it of effects) if (it.effect === 'tell') told = shorten([...told, it.told])
    const after = draws(judge, match, told)
    const patch = diff(shown, after)
    done('compared')
    for (const it of effects) if (it.effect === 'record') written += JSON.stringify(it.entry).length
    written += JSON.stringify(patch).length
    done('written')
    shown = after
    moves += 1
  }
  if (written === 0) throw new Error('nothing was written')
  return moves
}

/** What a tablet receives: the parts of a match's document that a move changes. */
const draws = (judge: Referee, match: MatchState, told: readonly LogEntry[]): Json => {
  const { outcome, layers } = match
  const ruling = withoutMoves(match.ruling)
  const view = toy.view(judge.state(match) as State, 'audience')
  return { scene: judge.scene(match), view, ruling, told, over: outcome, layers } as unknown as Json
}

function theirs(seed: number, luck: Random): number {
  const it = client(seed)
  let heard = 0
  it.start()
  const off = it.subscribe(() => {
    heard += 1
  })
  let [random, moves] = [luck, 0]
  for (let all = enumerate(it.getState()); all.length > 0; all = enumerate(it.getState())) {
    const [i, next] = draw(random, all.length)
    random = next
    const [move, ...args] = all[i] as Choice
    it.moves[move]?.(...args)
    moves += 1
  }
  off()
  it.stop()
  if (heard < moves) throw new Error('the client did not tell of every move')
  return moves
}
