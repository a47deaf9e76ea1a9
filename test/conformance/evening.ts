// Plays a random match on a table with a referee. Hands make legal moves; the referee gets only sensor readings and presses. Every foul that
// it calls, or move that it misses, is a failure.

import type { ChanceAction } from '../../src/core/chance.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { PlaceId } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import type { ObservedDice, Reading } from '../../src/core/observation.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import type { Scene } from '../../src/core/scene.ts'
import type { Belief } from '../referee/peek.ts'
import { changed, layout, peek } from '../referee/peek.ts'
import { type Setting, Table } from '../referee/table.ts'
import { Luck, playout, type Turn } from './playout.ts'
import { still, thrown } from './tray.ts'

export interface Evening {
  readonly table: Table
  /** Every wrong ruling, with the state in which it was made. */
  readonly wrong: readonly string[]
  readonly moves: number
  readonly truth: Json
}

export interface How extends Setting {
  /** The greatest number of moves. */
  readonly most?: number
  /** Each change is first seen partially: some places are hidden. */
  readonly dimly?: boolean
  /** Sensors tell so little that the referee may give up. Then the match ends. */
  readonly mayGiveUp?: boolean
}

export function evening(game: AnyGame, start: Start, seed: number, how: How = {}): Evening {
  const { seats, options, position } = start
  const table = new Table(game, { ...how, seats, options, ...(position === undefined ? {} : { position }) })
  const wrong: string[] = []
  const luck = new Luck(seed)
  let moves = 0
  let truth = table.state
  let traceless: Move<Action>[] = []
  for (const turn of playout(game, truth, seed, how.most ?? 100, looksBack(game, how))) {
    const { state, move, next } = turn
    const complain = (what: string): void => {
      wrong.push(`${what} after ${JSON.stringify(move)} in ${game.key(state)}`)
    }
    moves++
    const entries = table.entries.length
    traceless = isTraceless(game, turn) ? [...traceless, move] : perform(table, game, turn, traceless) ? [] : traceless
    table.set(game.scene(next))
    if (how.dimly) {
      const lost = luck.below(4)
      table.hidden = (id) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), lost) % 4 === 0
      table.show().rest()
      if (isCalledWrong(table)) complain(`dimly seen: ${JSON.stringify(table.ruling)}`)
      table.hidden = null
    }
    table.show().rest()
    answerTruly(table, game, next)
    if (game.sketch(state, move).how === 'declared' && table.entries.length === entries) complain('nothing was heard')
    if (how.mayGiveUp && table.ruling.ruling === 'gave up') break
    if (isCalledWrong(table)) complain(JSON.stringify(table.ruling))
    if (move.by === 'chance' && !keys(table).includes(game.key(next))) complain('the truth is not believed')
    truth = next
    if (wrong.length > 3) break
  }
  return { table, wrong, moves, truth }
}

/** Whether a move restores an earlier look of the same turn. The referee takes that for undo, so random play must avoid it. */
function looksBack(game: AnyGame, { looks = (kind) => kind }: How): (turn: Turn) => boolean {
  let whose: Move<Action>['by'] | null = null
  let before = new Set<string>()
  const look = (state: Json): string => {
    const { at } = layout(game.scene(state))
    return JSON.stringify([...at].map(([place, kinds]) => [place, kinds.map(looks).sort()]).sort())
  }
  return ({ state, move, next }) => {
    if (move.by !== whose) [whose, before] = [move.by, new Set()]
    before.add(look(state))
    return look(next) !== look(state) && before.has(look(next))
  }
}

const isCalledWrong = ({ ruling: { ruling } }: Table): boolean => ruling === 'foul' || ruling === 'gave up'

const keys = ({ match }: Table): string[] => (peek(match).history.at(-1) as Belief).map(({ key }) => key)

const isTraceless = (game: AnyGame, { state, move }: Turn): boolean => game.sketch(state, move).how === 'inferred'

/** Throws dice and declares moves; the caller sets the pieces. Also declares moves that no sensor can see. */
function perform(table: Table, game: AnyGame, turn: Turn, traceless: readonly Move<Action>[]): boolean {
  const { state, move, next } = turn
  const action = move.do as unknown as ChanceAction
  if (move.by === 'chance' && action.act === 'throw') {
    const tray = thrown(game, state, action)
    const hidden = table.setting.rolls === false && faces(tray) === faces(table.dice)
    table.roll()
    table.dice = tray
    table.unsettled = { rolling: 0, crooked: 0, held: 0 }
    if (hidden) for (const it of [...traceless, move]) table.say(it.by, it.do as unknown as Json)
    return true
  }
  table.dice = still(table.dice)
  const { how, button } = game.sketch(state, move)
  if (how !== 'declared' && isWitnessed(table, game.scene(state), game.scene(next))) return true
  const choice = move.by === 'chance' ? null : game.view(state, move.by).choices.find((c) => c.button === button)
  if (move.by !== 'chance' && button && JSON.stringify(choice?.action) === JSON.stringify(move.do))
    table.press(move.by, button)
  else table.say(move.by, move.do as unknown as Json)
  return true
}

/** Whether sensors see a difference on every place that changed. A piece that replaces an equal one leaves none. */
function isWitnessed(table: Table, before: Scene, after: Scene): boolean {
  const [was, is] = [before, after].map((scene) => table.set(scene).reading.places)
  const went = changed(layout(before), layout(after))
  const shows = (places: Reading['places'] | undefined, place: PlaceId): string =>
    [...(places?.[place] ?? [])].sort().join()
  return went.length > 0 && went.every((place) => table.sees(place) && shows(was, place) !== shows(is, place))
}

const faces = ({ lying }: ObservedDice): string =>
  JSON.stringify(lying.map(({ kind, face }) => `${kind}${face}`).sort())

/** If the referee asks, answers with the truth. */
function answerTruly(table: Table, game: AnyGame, truth: Json): void {
  const { asked, history } = peek(table.match)
  if (!asked) return
  const key = game.key(truth)
  const line = (history.at(-1) as Belief).findIndex((it) => it.key === key)
  const option = asked.keep.findIndex((lines) => lines.includes(line))
  if (option >= 0) table.input({ input: 'answer', seat: null, question: asked.question.id, option })
}
