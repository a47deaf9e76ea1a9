// Reports what people do on the page to a recorder, before it takes effect and in a form that can be replayed.

import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Player } from '../core/level.ts'
import type { Action, Move, Start } from '../core/rules.ts'
import type { Button } from '../core/view.ts'
import type { Source } from './draws.ts'
import type { DrawNumber } from './match.ts'
import type { Answer, Begun, Room } from './room.ts'

/** Without pads on a sensor's own line: that line has their presses. */
type Said =
  /** Tapes contain no secret: what it drew follows as acts of chance. */
  | { readonly start: { readonly game: string; readonly start: Start } & Omit<Source, 'root'> & Begun }
  | { readonly leave: true }
  | { readonly act: { readonly by: Seat | 'chance'; readonly do: Json } & DrawNumber }
  | { readonly press: { readonly seat: Seat; readonly button: Button | number } }
  | { readonly answer: { readonly question: string; readonly option: number; readonly seat: Seat | null } }
  | { readonly undo: { readonly seat: Seat | null } }
  | { readonly handover: { readonly seat: Seat; readonly to: Player } }

/** What the daemon drew, as if somebody had said it. */
export const drew = (move: Move<Action>): Json => ({ act: move as unknown as Json })

/** The same room, but new matches draw from a source made here, so that the witness knows it. */
export function witnessed(room: Room, tell: (said: Json) => void, draws: () => Source): Room {
  const told = (said: Said): void => tell(said as unknown as Json)
  return {
    ...room,
    start(game, start, wished) {
      const source = wished ?? draws()
      const { root: _, ...open } = source
      told({ start: { game, start, ...open } })
      return room.start(game, start, source)
    },
    leave() {
      told({ leave: true })
      return room.leave()
    },
    act(by, action) {
      told({ act: { by, do: action } })
      return room.act(by, action)
    },
    press(seat, button) {
      told({ press: { seat, button } })
      return room.press(seat, button)
    },
    answer(question, option, seat) {
      told({ answer: { question, option, seat } })
      return room.answer(question, option, seat)
    },
    undo(seat) {
      told({ undo: { seat } })
      return room.undo(seat)
    },
    handover(seat, to) {
      told({ handover: { seat, to } })
      return room.handover(seat, to)
    }
  }
}

/** Does again what a witness was told. */
export function again(room: Room, said: Json): Answer | Promise<Answer> {
  const it = said as unknown as Said
  if ('start' in it) {
    const { game, start, ...source } = it.start
    return room.start(game, start, source)
  }
  if ('leave' in it) return room.leave()
  if ('act' in it) {
    const { by, do: action, ...number } = it.act
    return room.act(by, action, number)
  }
  if ('press' in it) return room.press(it.press.seat, it.press.button)
  if ('answer' in it) return room.answer(it.answer.question, it.answer.option, it.answer.seat)
  if ('handover' in it) return room.handover(it.handover.seat, it.handover.to)
  return room.undo(it.undo.seat)
}
