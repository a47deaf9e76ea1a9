// The players as everybody sees them: their status, power dice, reserve and card.

import type { Seat } from '../../../core/ids.ts'
import { remembered } from '../../../core/remember.ts'
import type { SeatView, Widget } from '../../../core/view.ts'
import type { Phrase } from '../../../core/words.ts'
import { counter } from '../../../kit/counter.ts'
import { keeperAt, startTile, tileAt } from '../board.ts'
import type { KeeperCard, Skill } from '../cards/card.ts'
import { keeperName, terrainName } from '../cards/house.ts'
import { cardOf, type Player, player, type State, setupOf } from '../state.ts'
import { cardLines } from './card.ts'
import { kept } from './dice.ts'

export const seatViews = (s: State): readonly SeatView[] => s.players.map((_, seat) => seatView(s, seat))

function seatView(s: State, seat: Seat): SeatView {
  const teams = new Set(s.match.seats.map((it) => it.team)).size < s.players.length
  return {
    seat,
    status: status(s, seat),
    state: stateOf(s, seat),
    ...(teams ? { team: setupOf(s, seat).team } : {}),
    widgets: widgets(s, seat)
  }
}

function stateOf(s: State, seat: Seat): SeatView['state'] {
  if (s.winners) return s.winners.includes(seat) ? 'won' : 'out'
  if (seat === (s.closing ?? s.active) && s.phase !== 'first') return 'plays'
  const { status: how } = player(s, seat)
  return how === 'eliminated' ? 'out' : how === 'waiting' ? 'off' : 'waits'
}

function status(s: State, seat: Seat): Phrase {
  const { status: how, at } = player(s, seat)
  if (s.winners?.includes(seat)) return { say: 'status.won' }
  if (s.closing === seat) return { say: 'status.docking' }
  if (how === 'eliminated') return { say: 'status.eliminated' }
  if (how === 'waiting') return waiting(s, seat)
  if (how === 'box') return beforePlay(s, seat)
  if (seat === s.active) return { say: (s.turn?.k ?? 0) > 0 ? 'status.bonus' : 'status.playing' }
  return { say: 'status.standing', with: { terrain: terrainName((at && tileAt(s, at)?.terrain) ?? '') } }
}

/** NK-103: tells who occupies the start tile of a waiting keeper. */
function waiting(s: State, seat: Seat): Phrase {
  const start = startTile(s, seat)
  const blocker = start && keeperAt(s, start)
  return blocker === null ? { say: 'status.waiting' } : { say: 'status.blocked', with: { who: { seat: blocker } } }
}

function beforePlay(s: State, seat: Seat): Phrase {
  const i = s.rollOff?.among.indexOf(seat) ?? -1
  const face = s.rollOff?.faces[i]
  if (s.phase === 'first' && face !== undefined) return { say: 'status.rolled', with: { face } }
  return { say: s.phase === 'place' && seat === s.active ? 'status.laying' : 'status.ready' }
}

/** The card text, most of what a player’s panel shows. It changes only when a limited skill is used. */
const textOf = remembered((card: KeeperCard) =>
  remembered((uses: Player['uses']): Widget => {
    const usedUp = ({ id, perGame }: Skill): boolean => perGame !== undefined && (uses[id] ?? 0) >= perGame
    return { widget: 'card', id: 'card', title: keeperName(card), lines: cardLines(card, usedUp) }
  })
)

function widgets(s: State, seat: Seat): readonly Widget[] {
  const keeper = player(s, seat)
  const card = cardOf(s, seat)
  const text = textOf(card)(keeper.uses)
  return keeper.status === 'eliminated'
    ? [text]
    : [counter('power', keeper.powerLeft, { of: card.powerDice }), ...kept(keeper), text]
}
