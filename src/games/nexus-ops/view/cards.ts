// Cards and tiles in words: what a card needs, does and is worth (section 8.2), what is open beside the board, and what one seat
// alone knows. A seat’s hand and the tiles it has peeked at are never built for anybody else.

import type { Seat } from '../../../core/ids.ts'
import type { Widget } from '../../../core/view.ts'
import { type Arg, type Phrase, verbatim } from '../../../core/words.ts'
import { counter } from '../../../kit/counter.ts'
import type { Action } from '../actions.ts'
import { type Card, type Condition, decks, type Effect, type Tile } from '../data/schemas.ts'
import { type Unit, units } from '../data/units.ts'
import { cardOf, player, type State } from '../state.ts'
import { cardName, placeName, terrainName, unitCount, unitName } from './names.ts'

/** The pile of Missions and the discards: the same for everybody. */
export const pileWidgets = (s: State): readonly Widget[] => [
  { widget: 'list', id: 'reference', title: { say: 'reference' }, items: units.map((unit) => chartItem(s, unit)) },
  counter('missions', s.missions),
  ...decks
    .filter((deck) => s.discards[deck].length > 0)
    .map(
      (deck): Widget => ({
        widget: 'list',
        id: `discards.${deck}`,
        title: { say: `list.discards.${deck}` },
        items: s.discards[deck].map((id) => ({ text: cardName(s, id) }))
      })
    )
]

/** Section 2: the price of a unit, and the faces with which it hits. */
function chartItem(s: State, unit: Unit): { readonly text: Phrase; readonly note: Phrase } {
  const { cost, hits, hitsIn } = s.match.units[unit]
  const other = Object.entries(hitsIn).map(
    ([it, n]): Phrase => ({ say: 'reference.in', with: { n, it: { say: `terrain.${it}.short` } } })
  )
  return { text: unitName(unit), note: { say: 'reference.unit', with: { cost, on: [`${hits}+`, ...other] } } }
}

/** `can`: the legal actions of this seat. Cards that it may play now are marked. */
export function handWidgets(s: State, seat: Seat, can: readonly Action[]): readonly Widget[] {
  const ready = new Set(can.flatMap((it) => (it.act === 'play' || it.act === 'mission' ? [it.card] : [])))
  const cards = player(s, seat).hand.map((id, i): Widget => {
    const card = cardOf(s, id)
    const lines = card ? cardLines(card) : []
    return {
      widget: 'card',
      id: `hand.${i}`,
      title: cardName(s, id),
      lines,
      secret: true,
      ...(ready.has(id) ? { ready: true as const } : {}),
      ...(card ? { look: card.deck } : {})
    }
  })
  const known = Object.entries(s.known).filter(([, it]) => it.seats.includes(seat))
  if (known.length === 0) return cards
  const items = known.map(([at, { tile }]) => ({ text: placeName(s, at), note: shows(s, tile) }))
  return [...cards, { widget: 'list', id: 'seen', title: { say: 'list.seen' }, items, secret: true }]
}

/** What an exploration tile shows. */
export function shows(s: State, id: string): Phrase {
  const tile: Tile | undefined = s.match.tiles.find((it) => it.id === id)
  const unit = tile?.unit && unitName(tile.unit)
  const mine: Phrase | undefined = tile?.mine ? { say: 'piece.mine', with: { n: tile.mine } } : undefined
  if (unit && mine) return { say: 'tile.both', with: { unit, mine } }
  return unit ?? mine ?? (tile ? { say: 'tile.nothing' } : verbatim(id))
}

export function cardLines(card: Card): readonly Phrase[] {
  const when = { say: `timing.${card.timing}` }
  return [
    ...(card.effect ? [{ say: 'cardline.plays', with: { when, effects: card.effect.map(does) } }] : []),
    ...(card.when ? [{ say: 'cardline.asks', with: { when, what: asks(card.when) } }] : []),
    ...(card.vp === undefined ? [] : [points(card.vp, card.red ?? false)])
  ]
}

export const points = (n: number, red: boolean): Phrase => ({
  say: red ? 'cardline.points.red' : 'cardline.points',
  with: { n }
})

function asks(it: Condition): Arg {
  switch (it.op) {
    case 'all':
      return it.of.flatMap(asks)
    case 'any':
      return { or: it.of.map(asks) }
    case 'not':
      return { say: 'if.not', with: { what: asks(it.of) } }
    case 'battleTerrain':
      return { say: `if.battleTerrain.${it.terrain}` }
    case 'survivor':
    case 'destroyed':
      return { say: `if.${it.op}`, with: { units: unitCount(it.unit, it.min) } }
    case 'destroyedInStep':
      return { say: 'if.destroyedInStep', with: { unit: unitName(it.unit), step: unitName(it.step) } }
    case 'controlMost':
      return { say: 'if.controlMost', with: { terrain: terrainName(it.terrain) } }
    case 'controlCount':
      return { say: 'if.controlCount', with: { n: it.min, what: counted(it) } }
    default:
      return { say: `if.${it.op}` }
  }
}

const counted = ({ what, min }: Extract<Condition, { op: 'controlCount' }>): Phrase =>
  what === 'any' || what === 'mine' || what === 'enemyBase'
    ? { say: `what.${what}`, with: { n: min } }
    : { say: `terrain.${what}` }

function does(it: Effect): Phrase {
  switch (it.op) {
    case 'draw':
      return { say: `does.draw.${it.deck}`, with: { n: it.n } }
    case 'placeUnit':
      return { say: 'does.placeUnit', with: { unit: unitName(it.unit) } }
    case 'teleport':
      return { say: 'does.teleport' }
    case 'rollMod':
      return { say: 'does.rollMod', with: { n: it.amount > 0 ? `+${it.amount}` : `−${-it.amount}` } }
    case 'reroll':
      return { say: 'does.reroll', with: { n: it.maxDice } }
    case 'strike':
      return { say: 'does.strike', with: { n: it.n, threshold: it.threshold } }
    default:
      return { say: `does.${it.op}`, with: { n: it.n } }
  }
}
