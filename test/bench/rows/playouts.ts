// Random playouts of the toy: ours through the game contract, theirs through boardgame.io's reducer. First, both play the same matches
// with the same dice and choices, and must agree about every list of choices and every end.

import { play } from '../../../src/core/game.ts'
import { draw, type Random, seeded } from '../../../src/core/random.ts'
import { rate } from '../measure.ts'
import { begin, playout } from '../playout.ts'
import type { Row } from '../row.ts'
import { type Action, type State, toy } from '../toy/ours.ts'
import { act, begin as beginTheirs, type Choice, enumerate, type Theirs } from '../toy/theirs.ts'

const first = begin(toy, { options: {}, seats: [{}, {}] }) as State

export const playouts: Row = {
  name: 'playouts',
  title: 'random playouts a second, toy game',
  baseline: 'boardgame.io reducer',
  lines: [
    { of: 'perSecond', what: 'random playouts of the toy', unit: '/s', as: 'ratio', aim: { least: 100, stretch: 300 } },
    { of: 'perCpuSecond', what: 'the same by processor time', unit: '/s', as: 'ratio' }
  ],
  async open() {
    const same = sideBySide(200)
    let random: Random = seeded(1)
    let seed = 0
    return {
      same: `${same}; ${split(1000)}`,
      ours: () =>
        rate(() => {
          for (let i = 0; i < 100; i++) random = playout(toy, first, random).random
          return 100
        }, 1000),
      baseline: () => rate(() => theirs(++seed, random).ended, 2000)
    }
  }
}

/** Plays one match in boardgame.io with random choices. */
function theirs(seed: number, start: Random): { ended: 1; moves: number; winner: string | null } {
  let [state, random, moves] = [beginTheirs(seed), start, 0]
  for (let all = enumerate(state); all.length > 0; all = enumerate(state), moves++) {
    const [i, next] = draw(random, all.length)
    random = next
    state = act(state, all[i] as Choice)
  }
  return { ended: 1, moves, winner: state.ctx.gameover?.winner ?? null }
}

/** Plays matches on both sides at once. Returns a sentence on what was compared; throws where they differ. */
export function sideBySide(matches: number): string {
  let [random, moves] = [seeded(2), 0]
  for (let match = 0; match < matches; match++) {
    let [ours, other] = [first, beginTheirs(match + 1)]
    for (let all = enumerate(other); all.length > 0; all = enumerate(other), moves++) {
      const [i, next] = draw(random, all.length)
      random = next
      const choice = all[i] as Choice
      agree(JSON.stringify(choices(ours)), JSON.stringify(all), match)
      other = act(other, choice)
      ours = play(toy, ours, { by: choice[0] === 'throw' ? 'chance' : ours.active, do: actionOf(choice, other) })
    }
    agree(toy.outcome(ours)?.winners.join(), other.ctx.gameover?.winner ?? '', match)
  }
  return `${matches} matches side by side agree in each of ${moves} choices and every end`
}

function agree(ours: string | undefined, others: string, match: number): void {
  if (ours !== others) throw new Error(`the two toys part in match ${match}: ${ours} against ${others}`)
}

const choices = (s: State): Choice[] =>
  toy
    .toAct(s)
    .flatMap((by) =>
      by === 'chance'
        ? [['throw'] as const]
        : [...toy.legal(s, by)].map(
            (it) => (it.act === 'end' || it.act === 'throw' ? [it.act] : [it.act, it.to]) as Choice
          )
    )

/** A choice of theirs as our action; what a throw showed is read from their next state. */
export function actionOf([move, way]: Choice, after: Theirs): Action {
  if (move === 'throw')
    return { act: 'throw', dice: after.G.dice.toSorted((a, b) => a - b).map((face) => ({ kind: 'regular', face })) }
  return move === 'end' ? { act: 'end' } : { act: move, to: way as number }
}

/** Compares the length and the winners of matches that each side plays with its own random numbers. */
function split(matches: number): string {
  const ended = (all: readonly { moves: number; winner: string | null }[]) => {
    const share = (winner: string | null): number => all.filter((it) => it.winner === winner).length / all.length
    return { length: all.reduce((sum, it) => sum + it.moves, 0) / all.length, won: share('0'), lost: share('1') }
  }
  let random: Random = seeded(3)
  const mine = Array.from({ length: 20 * matches }, () => {
    const { moves, state, random: next } = playout(toy, first, random)
    random = next
    const winner = toy.outcome(state as State)?.winners[0]
    return { moves, winner: winner === undefined ? null : String(winner) }
  })
  const others = Array.from({ length: matches }, (_, i) => theirs(i + 1, seeded(i)))
  const [a, b] = [ended(mine), ended(others)]
  const show = ({ length, won, lost }: typeof a): string =>
    `${length.toFixed(1)} moves, ${(100 * won).toFixed(1)} % and ${(100 * lost).toFixed(1)} % won`
  const apart = Math.max(Math.abs(a.length / b.length - 1), Math.abs(a.won - b.won), Math.abs(a.lost - b.lost))
  if (apart > 0.03) throw new Error(`the two toys are not the same game: ${show(a)} against ${show(b)}`)
  return `left to their own luck ${show(a)} against ${show(b)}, ${(100 * apart).toFixed(1)} % apart`
}
