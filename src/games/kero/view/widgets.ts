// What a page shows beside the board: the card row, the deck, the dice, what the turn has collected, the score sheet.

import type { DieShown, Widget } from '../../../core/view.ts'
import type { Phrase } from '../../../core/words.ts'
import { counter } from '../../../kit/counter.ts'
import { type Die, dice } from '../data/names.ts'
import { card, effectOf, type Faces, isFire, round, type State, truck } from '../state.ts'
import { conquestWindow, deckLeft } from '../turn/deck.ts'
import { open, refuelDice } from '../turn/refuel.ts'
import { chosen, isBurned } from '../turn/roll.ts'
import { linesOf } from '../turn/score.ts'
import { missing, pileSize } from '../turn/stock.ts'
import { cardName, costOf, dieLook, effectName, goodName, landName } from './names.ts'

export function widgetsOf(s: State): readonly Widget[] {
  return [...(s.phase === 'over' ? sheets(s) : []), ...tray(s), ...row(s), ...turnOf(s), stock(s), notes(s), reference]
}

/** What is left in the deck and in the supply. */
const stock = (s: State): Widget => ({
  widget: 'list',
  id: 'stock',
  title: { say: 'stock.round', with: { n: round(s) } },
  items: [
    { text: { say: 'stock.deck', with: { n: deckLeft(s) } } },
    { text: { say: 'stock.supply', with: { n: s.supply } } },
    { text: { say: 'stock.pile', with: { n: pileSize(s) } } }
  ]
})

/** Prices and effects for reference. */
const reference: Widget = {
  widget: 'list',
  id: 'reference',
  title: { say: 'reference.title' },
  items: ['refuel', 'die', 'explorer', 'tuarek', 'fire', 'pass'].map((it) => ({
    text: { say: `reference.${it}` },
    note: { say: `reference.${it}.note` }
  }))
}

/** The row from slot 1 to slot 6. Cards that the player can pay for are marked. */
const row = (s: State): readonly Widget[] =>
  s.row.flatMap((id, i): readonly Widget[] => {
    if (id === null) return []
    const { cost = {}, points = 0, colour = 'none' } = card(s, id) ?? {}
    const ready = s.phase === 'develop' && missing(s, s.active, cost).length === 0
    const lines: readonly Phrase[] = [
      { say: 'card.cost', with: { goods: costOf(cost) } },
      effectName(effectOf(s, id)),
      ...(points > 0 ? [{ say: 'card.points', with: { n: points } }] : [])
    ]
    return [
      {
        widget: 'card',
        id: `slot/${i + 1}`,
        title: { say: 'card.slot', with: { n: i + 1, card: cardName(s, id) } },
        lines,
        look: `card-${colour}`,
        ...(ready ? { ready: true as const } : {})
      }
    ]
  })

function tray(s: State): readonly Widget[] {
  const shown = (some: readonly Die[], faces: Faces, state: (die: Die) => DieShown['state']): Widget => ({
    widget: 'dice',
    id: 'dice',
    title: { say: 'list.dice' },
    dice: dice
      .filter((it) => some.includes(it))
      .map((kind) => {
        const face = faces[kind]
        return {
          kind,
          ...dieLook(s, kind),
          ...(face === undefined ? {} : { face }),
          state: face === undefined ? 'expected' : state(kind)
        }
      })
  })
  const it = s.refuel
  if (it) {
    const left = open(s, it)
    // KE-063: nobody rolls before the truck is held hood down.
    if (!it.rolled && truck(s, s.active).pose !== 'hoodDown') return []
    return [
      shown(refuelDice(it), it.faces, (die) => (isFire(s, die, it.faces) ? 'held' : 'free')),
      counter('left', it.done ? 0 : left.length),
      ...(it.lone === null || it.done ? [] : [counter('lone', it.lone, { of: s.match.options.lastDieRolls })])
    ]
  }
  // KE-090: nobody throws before the truck stands on its tank.
  if (s.phase !== 'roll') return []
  return [shown(chosen(s), s.turn.faces, (die) => (isBurned(s, die) ? 'dead' : 'free'))]
}

function turnOf(s: State): readonly Widget[] {
  if (s.phase !== 'develop' && s.phase !== 'place') return []
  return [
    ...Object.entries(s.turn.pool).map(
      ([good, value]): Widget => ({ widget: 'counter', id: `pool/${good}`, title: goodName(good, value), value })
    ),
    counter('flames', s.turn.flames),
    ...(s.turn.free > 0 ? [counter('free', s.turn.free)] : [])
  ]
}

/** KE-013: when the next Conquest card may come. KE-Q40: how many turns have passed without one. */
function notes(s: State): Widget {
  const next = conquestWindow(s)
  const items: Phrase[] = []
  if (next) items.push({ say: 'note.window', with: { from: next[0], to: next[1] } })
  if (s.quiet > s.match.options.stallNotice) items.push({ say: 'note.quiet', with: { n: s.quiet } })
  if (s.last) items.push({ say: 'note.last' })
  if (s.proposal)
    items.push({
      say: `note.correct.${s.proposal.to}`,
      with: { who: { seat: s.proposal.by }, whom: { seat: s.proposal.truck } }
    })
  if (s.turn.disputed === 'now') items.push({ say: 'note.disputed' })
  // KE-062, KE-291: reminders: no sensor checks the one-hand rule, and no foul stops the sand.
  if (s.phase === 'refuel') items.push({ say: 'note.hand' })
  if (s.phase === 'roll') items.push({ say: 'note.sand' })
  return { widget: 'list', id: 'notes', title: { say: 'list.notes' }, items: items.map((text) => ({ text })) }
}

/** The score sheets, line by line (section 9). */
const sheets = (s: State): readonly Widget[] =>
  [0, 1].map(
    (seat): Widget => ({
      widget: 'list',
      id: `sheet/${seat}`,
      title: { say: 'sheet.title', with: { who: { seat }, n: s.scores?.[seat === 0 ? 0 : 1] ?? 0 } },
      items: linesOf(s, seat).map(({ what, id, points }) => ({
        text: lineOf(s, what, id),
        note: { say: 'sheet.points', with: { n: points } }
      }))
    })
  )
function lineOf(s: State, what: string, id: string): Phrase {
  if (what === 'card') return cardName(s, id)
  if (what === 'land') return landName(s, id)
  return what === 'pass' ? { say: 'sheet.pass', with: { n: Number(id) } } : { say: 'sheet.slots' }
}
