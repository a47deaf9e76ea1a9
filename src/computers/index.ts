// Seats computer players at the table. Each is one more client of the room: it looks at the position, declares its move, and carries its
// pieces on a virtual table; on a real one, lamps show people where to put them. The referee judges it like anybody. The same thread
// advises people who ask for a hint.

import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Level } from '../core/level.ts'
import type { Action, Move } from '../core/rules.ts'
import type { Sketch } from '../core/tabletop.ts'
import { verbatim } from '../core/words.ts'
import type { Answer, Position, Room } from '../table/room.ts'
import { type Due, dueIn, lastMover, ponders, turnsIn } from './due.ts'
import type { Thinker } from './thinker.ts'

export interface ComputersParts {
  readonly room: Room
  readonly thinker: Omit<Thinker, 'review' | 'hush'>
  readonly after: (ms: number, run: () => void) => () => void
  readonly now: () => number
  /** There is a virtual table. */
  readonly virtual: boolean
  /** The folder of a game. */
  readonly folderOf: (id: string) => string | undefined
  readonly failed: (why: unknown) => void
}

/**
 * In milliseconds: how long people may look before the next step, how slow the beat of answers may become for a whole match, how long a
 * take-back may be followed by another, and how long a hand may be in the way.
 */
const pauses = { step: 700, slowest: 2800, undone: 5000, again: 2000 }

export function openComputers(parts: ComputersParts): { readonly close: () => Promise<void> } {
  const { room, thinker, after, now, virtual, folderOf, failed } = parts
  let doing: Doing | null = null
  let cancel: () => void = () => undefined
  let moves = { match: 0, n: 0 }
  let undone = false
  let quietUntil = 0
  let beat = pauses.step
  /** The state that was pondered last, and for whom. */
  let pondered: Pick<Position, 'state' | 'players'> | null = null

  function stop(): void {
    cancel()
    thinker.cancel()
    doing = null
    room.busy(null)
  }

  function consider(): void {
    const position = room.position()
    if (position) noticeUndo(position)
    const due = position && dueIn(position, virtual, undone)
    if (position && due && doing && same(doing.due, due) && goesOn(doing, position)) return
    if (doing) stop()
    ponder(position, due)
    if (!position || !due) return
    doing = { due, match: position.match, moves: position.moves.length, state: position.state }
    if (due.due === 'move') void think(position, due.seat, due.level)
    else if (due.due === 'hint') void advise(position, due.seat)
    else soon(() => step(due))
  }

  function ponder(position: Position | null, due: Due | null): void {
    if (!position || !ponders(position, due)) {
      if (pondered) thinker.rest()
      pondered = null
      return
    }
    const { game, match, state, moves, players } = position
    if (pondered?.state === state && same(pondered.players, players)) return
    pondered = { state, players }
    const now = { state, players, seats: players.length, seed: match, turn: turnsIn(moves), moves: moves.length }
    thinker.ponder({ folder: folderOf(game.id) ?? '', now: { ...now, last: lastMover(moves) } })
  }

  function noticeUndo({ match, moves: { length } }: Position): void {
    if (moves.match !== match) beat = pauses.step
    if (moves.match === match && length < moves.n) {
      undone = true
      quietUntil = now() + pauses.undone
    } else if (moves.match !== match || length > moves.n) undone = false
    moves = { match, n: length }
  }

  /** After the pause that people need to see what happened. */
  function soon(run: () => void, at = now() + pauses.step): void {
    cancel = after(Math.max(0, at - now(), quietUntil - now()), run)
  }

  /**
   * How long a player thinks depends on what it holds; when it answers must not. Every answer waits for as long as the longest thought of the
   * match, doubled up from the ordinary pause, so that a short one looks no different.
   */
  function answerAt(began: number): number {
    let mine = beat
    while (began + mine < now()) mine *= 2
    beat = Math.min(mine, pauses.slowest)
    return began + mine
  }

  function step(due: Due): void {
    if (due.due === 'throw') room.act('chance', { act: 'draw' })
    else if (due.due === 'carry') carry()
    else if (due.due === 'answer') room.answer(due.question, 0, due.seat)
  }

  /** A piece that a hand holds is left to it for a while: taken out of the hand, it would land wherever the hand lets go. */
  function carry(): void {
    const tidy = (): unknown => room.hand({ hand: 'tidy' })
    if (room.doc('audience').virtual?.things.some(({ held }) => held)) cancel = after(pauses.again, tidy)
    else tidy()
  }

  const askedOf = ({ game, match, players, state, moves }: Position, seat: Seat) => ({
    folder: folderOf(game.id) ?? '',
    request: { state, seat, seats: players.length, seed: match, turn: turnsIn(moves), moves: moves.length }
  })

  /** The same position always asks for the same advice, so after a restart it is the same again. */
  async function advise(position: Position, seat: Seat): Promise<void> {
    const mine = doing
    const advice = await unlessFailed(thinker.advise(askedOf(position, seat)))
    if (doing === mine) room.advise(advice)
  }

  async function think(position: Position, seat: Seat, level: Level): Promise<void> {
    const began = now()
    const mine = doing
    room.busy({ seat })
    for (const it of [level, null]) {
      const action = await unlessFailed(thinker.think({ ...askedOf(position, seat), level: it }))
      if (doing !== mine) return
      if (!action) continue
      soon(() => {
        // A refusal means that a hand interfered: it looks again a little later.
        if (make({ by: seat, do: action }) !== null && doing === mine) retry()
      }, answerAt(began))
      return
    }
  }

  /** Declares a move. What a sensor tells, hands do: those of the virtual table or people’s, who are asked. */
  function make(move: Mine): Answer {
    const position = room.position()
    const poses = position && posedBy(position, move)
    if (!position || !poses || !position.posed.includes(poses.thing))
      return room.act(move.by, move.do as unknown as Json)
    const refused = virtual ? room.hand({ hand: 'pose', ...poses }) : null
    if (refused) return refused
    if (doing) doing = { ...doing, held: { move, thing: poses.thing } }
    if (virtual) return null
    const name = position.game.box(position.state).posed?.find(({ kind }) => kind === poses.thing)?.name
    room.busy({ seat: move.by, hold: { name: name ?? verbatim(poses.thing), pose: poses.pose } })
    return null
  }

  const unlessFailed = <T>(thought: Promise<T>): Promise<T | null> =>
    thought.catch((why: unknown) => {
      failed(why)
      return null
    })

  function retry(): void {
    cancel = after(pauses.again, () => {
      doing = null
      consider()
    })
  }

  const unsubscribe = room.onChange(consider)
  consider()
  return {
    close() {
      unsubscribe()
      stop()
      return thinker.close()
    }
  }
}

const same = <T>(a: T, b: T): boolean => JSON.stringify(a) === JSON.stringify(b)

type Mine = Move<Action> & { readonly by: Seat }

interface Doing {
  readonly due: Due
  readonly match: number
  readonly moves: number
  readonly state: unknown
  /** It waits until a sensor tells that the thing is held as this move says. */
  readonly held?: { readonly move: Mine; readonly thing: string }
}

const posedBy = ({ game, state }: Position, move: Mine): Sketch['poses'] => game.sketch(state, move).poses

/** Whether what it does still fits: while a seat is asked for its move, chance only tells time, which a thought outlasts. */
function goesOn({ due, match, moves, state, held }: Doing, now: Position): boolean {
  const onlyTime =
    due.due === 'move' && now.match === match && now.moves.slice(moves).every(({ by }) => by === 'chance')
  if (now.moves.length < moves || !(now.state === state || onlyTime)) return false
  return !held || (now.posed.includes(held.thing) && now.game.refuse(now.state, held.move) === null)
}
