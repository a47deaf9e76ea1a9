// An endless match without chance: in each turn a piece is lifted and put down one step further. All moves can be undone, so the referee
// must remember all of them. The tests measure whether a turn costs more when there were many before it.

import type { AnyGame } from '../../src/core/index.ts'
import type { Reading } from '../../src/core/observation.ts'
import type { Input } from '../../src/core/ruling.ts'
import type { Scene } from '../../src/core/scene.ts'
import { type MatchState, type Referee, referee } from '../../src/referee/index.ts'
import { after, duel, legal, type State } from '../toy/duel.ts'
import { Luck } from './playout.ts'

export interface Turn {
  /** The number of scenes drawn and moves made by the game's code during the turn. */
  readonly drawn: number
  readonly made: number
  /** Processor time in ms. */
  readonly cpu: number
}

export interface Lasting {
  readonly judge: Referee
  readonly match: () => MatchState
  /** Shows this state to the sensors, and waits until the referee has judged it. */
  readonly show: (state: State) => void
  /** Plays this many more turns. */
  readonly play: (turns: number) => Turn[]
}

export function lasting(seed = 7): Lasting {
  const count = { drawn: 0, made: 0 }
  const plain = duel()
  const game: AnyGame = {
    ...plain,
    scene(s) {
      count.drawn++
      return plain.scene(s)
    },
    decide(s, move) {
      count.made++
      return plain.decide(s, move)
    }
  }
  const judge = referee(game)
  const opened = judge.open({ options: {}, seats: [{}, {}] })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  let [match] = opened.value
  let at = 1000
  const input = (what: Record<string, unknown>): void => {
    let due: number | null = at
    for (let it = what; due !== null; it = { input: 'tick' }) {
      at = due
      const [next, effects]: ReturnType<Referee['step']> = judge.step(match, { ...it, at } as Input)
      match = next
      due = effects.reduce<number | null>((wake, e) => (e.effect === 'wake' ? e.at : wake), null)
    }
  }
  const reading = ({ places, pieces }: Scene, hand: boolean): Reading => ({
    places: Object.fromEntries(
      places.map(({ id }) => [id, pieces.flatMap(({ place, kind }) => (place === id ? [kind] : []))])
    ) as Reading['places'],
    clear: ['tile'],
    dice: { lying: [], thrown: [] },
    hand,
    unsettled: { rolling: 0, crooked: 0, held: 0 }
  })
  const look = (state: State, hand: boolean): void =>
    input({ input: 'reading', reading: reading(plain.scene(state), hand) })
  const show = (state: State): void => {
    at += 2000
    look(state, true)
    at += 500
    look(state, false)
  }
  const luck = new Luck(seed)
  const play = (turns: number): Turn[] =>
    Array.from({ length: turns }, () => {
      const state = judge.state(match) as State
      const step = luck.one(legal(state))
      const [before, began] = [{ ...count }, process.cpuUsage()]
      at += 2000
      look({ ...state, men: `${state.men.slice(0, step.from)}.${state.men.slice(step.from + 1)}` }, true)
      show(after(state, step))
      if (plain.key(judge.state(match)) !== plain.key(after(state, step)))
        throw new Error(`${JSON.stringify(step)} is not believed`)
      const { user, system } = process.cpuUsage(began)
      return { drawn: count.drawn - before.drawn, made: count.made - before.made, cpu: (user + system) / 1000 }
    })
  show(judge.state(match) as State)
  return { judge, match: () => match, show, play }
}
