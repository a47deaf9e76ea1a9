// A random match played on a table under the referee's eyes: hands do what the rules allow, the referee is told nothing but what
// its sensors and buttons say. Whatever it rules wrongly is a failure of the house.

import type { ChanceAction } from '../../src/core/chance.ts'
import type { AnyGame, Start } from '../../src/core/game.ts'
import type { KindId } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import type { Belief } from '../../src/referee/belief.ts'
import { type Setting, Table } from '../referee/table.ts'
import { playout, type Turn } from './playout.ts'
import { thrown } from './tray.ts'

export interface Evening {
  readonly table: Table
  /** Every ruling that play did not deserve, with the state it was given in. */
  readonly wrong: readonly string[]
  readonly moves: number
  readonly truth: Json
}

export interface How extends Setting {
  /** After so many moves the match is left. */
  readonly most?: number
  /** Called before each move. */
  readonly before?: (table: Table, turn: Turn) => void
}

export function evening(game: AnyGame, start: Start, seed: number, how: How = {}): Evening {
  const { seats, options, position } = start
  const table = new Table(game, { ...how, seats, options, ...(position === undefined ? {} : { position }) })
  const wrong: string[] = []
  let moves = 0
  let truth = table.state
  const complain = (what: string, { state, move }: Turn): void => {
    wrong.push(`${what} after ${JSON.stringify(move)} in ${JSON.stringify(state)}`)
  }
  for (const turn of playout(game, truth, seed, how.most ?? 400)) {
    how.before?.(table, turn)
    moves++
    const { state, move, next } = turn
    const entries = table.entries.length
    const said = perform(table, game, turn)
    if (said && table.entries.length === entries) complain(`“${said}” was not heard`, turn)
    stand(table, game, next)
    table.show().rest()
    answerTruly(table, game, next)
    truth = next
    const { ruling } = table
    if (ruling.ruling === 'foul' || ruling.ruling === 'gave up')
      complain(`${ruling.ruling} ${JSON.stringify(ruling)}`, turn)
    if (move.by === 'chance' && !keys(table).includes(game.key(next))) complain('the truth is not believed', turn)
    if (wrong.length > 3) break
    void state
  }
  return { table, wrong, moves, truth }
}

const keys = ({ bench }: Table): string[] => (bench.trail.at(-1) as Belief).map(({ key }) => key)

/** Dice are thrown, words are said; what is only shown is left to `stand`. */
function perform(table: Table, game: AnyGame, { state, move }: Turn): string | null {
  if (move.by === 'chance') {
    const action = move.do as ChanceAction
    if (action.act === 'throw') {
      const tray = thrown(game, state, action)
      table.roll()
      table.dice = tray
      table.unsettled = { rolling: 0, crooked: 0, held: 0 }
      return null
    }
    table.say('chance', move.do as unknown as Json)
    return action.what
  }
  const { how, button } = game.sketch(state, move)
  if (how !== 'said') return null
  const choices = game.view(state, move.by).choices
  const shown = choices.find((c) => c.button === button)
  const presses = button && JSON.stringify(shown?.action) === JSON.stringify(move.do)
  if (presses) table.press(move.by, button)
  else table.say(move.by, move.do as unknown as Json)
  return move.do.act
}

/** Puts every piece where the truth has it. */
export function stand(table: Table, game: AnyGame, state: Json): void {
  table.stand = new Map()
  for (const { place, kind } of game.scene(state).pieces) {
    table.stand.set(place, [...(table.stand.get(place) ?? []), kind as KindId])
  }
  if (table.dice.thrown?.length && !table.bench.watch.stirred) table.dice = { ...table.dice, thrown: [] }
}

/** Whoever is asked tells the truth. */
function answerTruly(table: Table, game: AnyGame, truth: Json): void {
  const { asked, trail } = table.bench
  if (!asked) return
  const key = game.key(truth)
  const line = (trail.at(-1) as Belief).findIndex((it) => it.key === key)
  const option = asked.keep.findIndex((lines) => lines.includes(line))
  if (option >= 0) table.input({ input: 'answer', seat: null, question: asked.question.id, option })
}
