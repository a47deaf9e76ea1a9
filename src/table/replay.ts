// A match as it is looked at again: the document that the audience had at first, and what each move changed of it. A long match is
// walked through in slices, so that the one on the table never waits for it.

import { isHandover, isHint } from '../core/aside.ts'
import type { Json } from '../core/json.ts'
import type { Doc, PatchOp, Replay, SeatHead } from '../core/page.ts'
import type { Action, Move, Start } from '../core/rules.ts'
import { walk } from '../referee/index.ts'
import { seatInTurn, viewOf } from './audience.ts'
import { counted, hintTold } from './coach.ts'
import { headOf, nameOf, withoutEdition } from './doc.ts'
import { openLuck } from './luck.ts'
import { diff } from './patch.ts'
import { handoverTold, playersOf } from './players.ts'
import { openStart, type Played } from './record.ts'

/** The longest slice of work before other events get their turn, in ms. */
const slice = 8

/** `first`: the state that it began in. */
export async function replayOf(number: number, played: Played, first: Json): Promise<Replay> {
  const { game, moves, outcome } = played
  const over = outcome()
  const start = over ? atOnce(played.start) : played.start
  const shown = (state: Json): Pick<Doc, 'scene' | 'view'> => ({
    scene: game.scene(state),
    view: viewOf(game, state, start, 'audience')
  })
  const doc: Doc = {
    match: {
      id: String(number),
      game: game.id,
      seats: playersOf(start, []).map((player, i) =>
        headOf({ name: nameOf(start.seats[i] as Json, i), claimed: false }, player)
      ),
      start: withoutEdition(over ? played.start : openStart(played)),
      over: null
    },
    you: { seat: null },
    ...shown(first),
    draw: null,
    lamps: [],
    ruling: null,
    told: [],
    seen: {},
    undo: null,
    devices: [],
    virtual: null,
    settling: {}
  }
  const steps: PatchOp[][] = []
  const fell = openLuck(game)
  const begun = beside(doc, played, 0)
  let [now, turns, turn, since] = [begun, 0, -1, performance.now()]
  for (const { before, state, scene, told } of walk(game, first, moves())) {
    const view = viewOf(game, state, start, 'audience')
    const next = beside({ ...now, scene, view, told: told ? [...now.told, told] : now.told }, played, steps.length + 1)
    const plays = now.view ? seatInTurn(now.view) : -1
    const move = moves()[steps.length] as Move<Action>
    fell.add(before, move, plays)
    if (plays !== turn && plays >= 0) turns += 1
    turn = plays >= 0 ? plays : turn
    steps.push(diff(now, next))
    now = next
    if (performance.now() - since < slice) continue
    await new Promise((go) => setImmediate(go))
    since = performance.now()
  }
  return { doc: begun, steps, turns, luck: fell.all() }
}

/** The document with the asides that were made after so many moves. */
function beside(doc: Doc, { start, moves, asides }: Played, n: number): Doc {
  const isHere = ({ after }: { readonly after: number }): boolean => Math.min(after, moves().length) === n
  const hints = counted(asides().filter(isHint))
  const given = hints.flatMap((it, i) => (isHere(it) ? [i] : []))
  const made = asides().filter(isHandover).filter(isHere)
  if ((given.length === 0 && made.length === 0) || !doc.match) return doc
  const lines = [...given.map((i) => hintTold(hints, i, start.agreed?.hints?.each ?? 0)), ...made.map(handoverTold)]
  const seats = doc.match.seats.map((head, seat): SeatHead => {
    const more = given.filter((i) => hints[i]?.hint === seat).length
    const last = made.findLast(({ handover }) => handover === seat)
    const now = last ? headOf(head, last.to) : head
    return more === 0 ? now : { ...now, hints: (now.hints ?? 0) + more }
  })
  return { ...doc, match: { ...doc.match, seats }, told: [...doc.told, ...lines.map((it) => ({ ...it, at: 0 }))] }
}

/** Once it is over nothing needs to be late. */
const atOnce = ({ agreed, ...start }: Start): Start => (agreed ? { ...start, agreed: { ...agreed, lag: 0 } } : start)
