// What lies in the middle: the dice, the shop, the enemies of the levels, the boss, the events.

import type { DieShown, Widget } from '../../../core/view.ts'
import type { Phrase } from '../../../core/words.ts'
import { counter } from '../../../kit/counter.ts'
import { faceOfCommand, faceOfSym, syms } from '../data/symbols.ts'
import { bossAt, card, foe, player, type State, shelves, square } from '../state.ts'
import { cardsLeft } from '../turn/boss.ts'
import { gemCost, sizes } from '../turn/dice.ts'
import { pile } from '../turn/piles.ts'
import { assaultLine, cardLines, foeLines } from './cards.ts'
import { cardName, symName } from './names.ts'

export function widgetsOf(s: State): readonly Widget[] {
  if (s.phase === 'setup') return []
  return [...dice(s), ...shop(s), ...foes(s), ...boss(s), ...events(s), ...artefacts(s), reference(s)]
}

/** Symbols that are left, those that have been used, and what the enemy die says. */
function dice(s: State): readonly Widget[] {
  const { faces, pool, command, attack } = s.turn
  const due = expected(s)
  if (faces.length + due.length === 0) return []
  const left = [...pool]
  const lying = faces.map((it): DieShown => {
    const i = left.indexOf(it)
    if (i >= 0) left.splice(i, 1)
    return { kind: 'action', face: faceOfSym(it), state: i >= 0 ? 'free' : 'spent' }
  })
  const said: readonly DieShown[] =
    command && !due.includes('enemy') ? [{ kind: 'enemy', face: faceOfCommand(command), state: 'held' }] : []
  const thrown = due.map((kind): DieShown => ({ kind, state: 'expected' }))
  const wounds = attack.wounds + attack.bonus
  return [
    { widget: 'dice', id: 'pool', title: { say: 'list.pool' }, dice: [...lying, ...said, ...thrown] },
    ...(wounds > 0 ? [counter('wounds', wounds)] : [])
  ]
}

/** The dice that are thrown next, by kind. */
function expected({ pending: [next], phase }: State): readonly string[] {
  if (phase === 'over') return []
  if (next?.does === 'roll') return [...Array<string>(5).fill('action'), 'enemy']
  if (next?.does === 'reroll') return Array<string>(next.dice).fill('action')
  return next?.does === 'bossDie' ? ['enemy'] : []
}

/** What a hero who stands in a shop may buy; from elsewhere its cards are seen on the table. */
function shop(s: State): readonly Widget[] {
  if (square(s, player(s, s.active).at ?? 0)?.feature !== 'shop') return []
  return shelves.map((kind) => ({
    widget: 'list',
    id: kind,
    title: { say: `list.${kind}`, with: { n: pile(s, kind).length } },
    items: s.shop[kind].map((id) => ({
      text: { say: 'list.price', with: { card: cardName(s, id), n: card(s, id)?.price ?? 0 } },
      ...first(cardLines(s, id))
    }))
  }))
}
const first = ([note]: readonly Phrase[]): { readonly note?: Phrase } => (note ? { note } : {})

/** PL-002: the cards beside the levels. */
const foes = (s: State): readonly Widget[] =>
  s.roster.flatMap((id, i): readonly Widget[] => {
    const it = foe(s, id)
    if (!it || i + 1 < s.tower.lowest) return []
    return [{ widget: 'card', id: `foe-${i}`, title: cardName(s, id), lines: foeLines(s, it), look: `foe-${id}` }]
  })

/** What the boss can do stands on its card; once it fights, a list shows what is still to be drawn. */
function boss(s: State): readonly Widget[] {
  const { sheet } = s.match
  const it = foe(s, sheet.id)
  if (!it) return []
  const attacks = sheet.attacks.map((one) => ({
    text: assaultLine(s, one),
    ...(s.spent.includes(one.id) ? { note: { say: 'list.spent' } } : { strong: true })
  }))
  const fights = bossAt(s) !== null
  const texts = fights ? [] : attacks.map(({ text }) => text)
  const title = { say: 'list.attacks', with: { n: cardsLeft(s).length } }
  return [
    {
      widget: 'card',
      id: 'boss',
      title: cardName(s, sheet.id),
      lines: [...foeLines(s, it), { say: `boss.${sheet.token.effect}` }, { say: `boss.${sheet.picker}` }, ...texts],
      look: `foe-${sheet.id}`
    },
    ...(fights ? [{ widget: 'list', id: 'attacks', title, items: attacks } as const] : [])
  ]
}

/** PL-179: alone, the event of the turn and the clock of those that are left. */
function events(s: State): readonly Widget[] {
  if (!s.match.solo) return []
  const all = s.match.events.length
  const it = s.match.events.find(({ id }) => id === s.turn.event)
  return [
    {
      widget: 'gauge',
      id: 'clock',
      title: { say: 'gauge.clock' },
      level: all === 0 ? 0 : (all - s.events.length) / all,
      note: { say: 'gauge.left', with: { n: all - s.events.length } }
    },
    ...(it
      ? [{ widget: 'card', id: 'event', title: cardName(s, it.id), lines: [{ say: `event.${it.does}` }] } as const]
      : [])
  ]
}

/** What dice and gems do, and what they cost (PL-024, PL-034). */
const reference = (s: State): Widget => ({
  widget: 'list',
  id: 'reference',
  title: { say: 'reference.title' },
  items: [
    ...syms.map((it) => ({ text: symName(it), note: { say: `reference.${it}` } })),
    ...sizes
      .filter((size) => size > 1)
      .map((size) => ({
        text: { say: 'reference.size', with: { size } },
        note: { say: 'reference.gems', with: { n: gemCost(size) } }
      })),
    ...['forge', 'special', 'generate', 'portal'].map((it) => ({
      text: { say: `reference.${it}` },
      note: { say: it === 'portal' ? `reference.portal.${s.match.options.portalCost}` : `reference.${it}.note` }
    }))
  ]
})

/** PL-185: those that nobody has yet. */
const artefacts = (s: State): readonly Widget[] =>
  s.middle.flatMap((id, i): readonly Widget[] => {
    const it = s.match.artefacts.find((one) => one.id === id)
    const lines = it ? [{ say: `feat.${it.when}` }, ...cardLines(s, id)] : []
    return [{ widget: 'card', id: `artefact-${i}`, title: cardName(s, id), lines }]
  })
