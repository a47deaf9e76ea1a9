// What each viewer sees of a match. A viewer without a seat sees what was agreed before play (core/agreed.ts): public things only, one
// seat’s hand, or all. It only joins views that the game makes for seats.

import type { AnyGame } from '../core/game.ts'
import type { Seat, Viewer } from '../core/ids.ts'
import { type Json, same } from '../core/json.ts'
import type { Start } from '../core/rules.ts'
import type { View, Widget } from '../core/view.ts'

type Parties = Pick<Start, 'seats' | 'agreed'>

/** Whether the viewer has a seat in this match. A table may have more chairs than the match has seats. */
const sits = ({ seats }: Parties, viewer: Viewer): boolean => viewer !== 'audience' && viewer < seats.length

/** Whose eyes a viewer has for the present state. A viewer who sees hands late sees no hand of the present. */
export const eyesOf = (start: Parties, viewer: Viewer): Viewer | 'all' =>
  sits(start, viewer) ? viewer : start.agreed?.lag ? 'audience' : levelOf(start)

/** Whose hands a viewer without a seat sees, now or late. */
function levelOf({ seats, agreed }: Parties): Viewer | 'all' {
  const level = agreed?.audience ?? 'none'
  if (level === 'all') return 'all'
  return typeof level === 'number' && level < seats.length ? level : 'audience'
}

/** `late`: the state whose hands are shown, where hands are shown late; null: no such state exists yet. */
export function viewOf(
  game: Pick<AnyGame, 'view'>,
  state: Json,
  start: Start,
  viewer: Viewer,
  late: Json | null = null
): View {
  if (sits(start, viewer)) return game.view(state, viewer)
  const open = game.view(state, 'audience')
  const level = levelOf(start)
  const isLate = Boolean(start.agreed?.lag)
  const from = isLate ? late : state
  if (level === 'audience' || from === null) return open
  const then = isLate ? game.view(from, 'audience') : open
  const shown: readonly Seat[] = level === 'all' ? open.seats.map(({ seat }) => seat) : [level]
  const views = new Map(shown.map((seat) => [seat, game.view(from, seat)]))
  return {
    ...open,
    seats: open.seats.map((it) => {
      const own = views.get(it.seat)
      if (!own) return it
      const mine = of(own, it.seat) ?? it.widgets
      const widgets = isLate ? it.widgets.map(asItWas(of(then, it.seat), mine)) : mine
      return { ...it, widgets: [...widgets, ...hidden(own, [...open.widgets, ...then.widgets])] }
    })
  }
}

/** The owner's widget of the late state, while the public one is the same now as then; otherwise the public one of now. */
const asItWas =
  (open: readonly Widget[] = [], own: readonly Widget[]) =>
  (widget: Widget): Widget => {
    const isAs = (it: Widget): boolean => it.id === widget.id
    const was = open.find(isAs)
    return was && same(was as unknown as Json, widget as unknown as Json) ? (own.find(isAs) ?? widget) : widget
  }

/** -1: nobody is. */
export const seatInTurn = ({ seats }: Pick<View, 'seats'>): number =>
  seats.find(({ state }) => state === 'plays')?.seat ?? -1

const of = (own: View, seat: Seat): readonly Widget[] | undefined => own.seats.find((it) => it.seat === seat)?.widgets

/** Widgets that only the owner sees, without what makes them playable. */
const hidden = (own: View, open: readonly Widget[]): readonly Widget[] =>
  own.widgets.filter(({ id }) => open.every((it) => it.id !== id)).map(laidOpen)

function laidOpen(widget: Widget): Widget {
  if (widget.widget === 'card') {
    const { secret: _, ready: __, ...card } = widget
    return card
  }
  if (widget.widget !== 'list') return widget
  const { secret: _, ...list } = widget
  return list
}
