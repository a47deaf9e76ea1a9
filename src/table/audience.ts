// What each viewer sees of a match. A viewer without a seat sees what was agreed before play (core/agreed.ts): public things only, one
// seat’s hand, or all. It only joins views that the game makes for seats.

import type { AnyGame } from '../core/game.ts'
import type { Seat, Viewer } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Start } from '../core/rules.ts'
import type { View, Widget } from '../core/view.ts'

/** With whose eyes a viewer looks. A seat beyond the match is a chair at the table that nobody plays from. */
export function eyesOf({ seats, agreed }: Pick<Start, 'seats' | 'agreed'>, viewer: Viewer): Viewer | 'all' {
  if (viewer !== 'audience' && viewer < seats.length) return viewer
  const level = agreed?.audience ?? 'none'
  if (level === 'all') return 'all'
  return typeof level === 'number' && level < seats.length ? level : 'audience'
}

export function viewOf(game: Pick<AnyGame, 'view'>, state: Json, start: Start, viewer: Viewer): View {
  const eyes = eyesOf(start, viewer)
  if (eyes === viewer || eyes === 'audience') return game.view(state, eyes)
  const open = game.view(state, 'audience')
  const shown: readonly Seat[] = eyes === 'all' ? open.seats.map(({ seat }) => seat) : [eyes]
  const views = new Map(shown.map((seat) => [seat, game.view(state, seat)]))
  return {
    ...open,
    seats: open.seats.map((it) => {
      const own = views.get(it.seat)
      return own ? { ...it, widgets: [...(of(own, it.seat) ?? it.widgets), ...hidden(own, open)] } : it
    })
  }
}

const of = (own: View, seat: Seat): readonly Widget[] | undefined => own.seats.find((it) => it.seat === seat)?.widgets

/** What only its owner would see, laid open: nobody who looks on plays it. */
const hidden = (own: View, open: View): readonly Widget[] =>
  own.widgets.filter(({ id }) => open.widgets.every((it) => it.id !== id)).map(laidOpen)

function laidOpen(widget: Widget): Widget {
  if (widget.widget === 'card') {
    const { secret: _, ready: __, ...card } = widget
    return card
  }
  if (widget.widget !== 'list') return widget
  const { secret: _, ...list } = widget
  return list
}
