// What people do at the page, told to a witness before it is done, in a form that can be done again.

import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Start } from '../core/rules.ts'
import type { Button } from '../core/view.ts'
import type { Answer, Room } from './room.ts'

/** Pads on a sensor's own line are not among it: their presses are on that line. */
type Said =
  | { readonly start: { readonly game: string; readonly start: Start; readonly seed: number } }
  | { readonly leave: true }
  | { readonly act: { readonly by: Seat | 'chance'; readonly do: Json } }
  | { readonly press: { readonly seat: Seat; readonly button: Button | number } }
  | { readonly answer: { readonly question: string; readonly option: number; readonly seat: Seat | null } }
  | { readonly undo: { readonly seat: Seat | null } }

/** The same room; `seed` is drawn here for a start that names none, so that the witness knows it. */
export function witnessed(room: Room, tell: (said: Json) => void, seed: () => number): Room {
  const told = (said: Said): void => tell(said as unknown as Json)
  return {
    ...room,
    start(game, start, wished) {
      const sown = wished ?? seed()
      told({ start: { game, start, seed: sown } })
      return room.start(game, start, sown)
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
    }
  }
}

/** Does again what a witness was told. */
export function again(room: Room, said: Json): Answer | Promise<Answer> {
  const it = said as unknown as Said
  if ('start' in it) return room.start(it.start.game, it.start.start, it.start.seed)
  if ('leave' in it) return room.leave()
  if ('act' in it) return room.act(it.act.by, it.act.do)
  if ('press' in it) return room.press(it.press.seat, it.press.button)
  if ('answer' in it) return room.answer(it.answer.question, it.answer.option, it.answer.seat)
  return room.undo(it.undo.seat)
}
