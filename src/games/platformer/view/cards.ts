// Cards in words: what a hero, an item, a potion, an enemy, a boss does.

import type { Phrase } from '../../../core/words.ts'
import type { Assault, FoeCard, HeroCard, Perk, Use } from '../data/schemas.ts'
import { card, type State } from '../state.ts'
import { healthOf } from '../turn/near.ts'
import { cardName, commandName, endName, symName } from './names.ts'

const amount = (it: Perk | Use): number => ('n' in it ? it.n : 0)
const swords = (it: Perk | Use): number => ('swords' in it ? it.swords : 0)

const perkLine = (it: Perk): Phrase => ({ say: `perk.${it.op}`, with: { n: amount(it), swords: swords(it) } })
const useLine = (it: Use): Phrase => ({
  say: it.op === 'steps' && it.up ? 'use.steps.up' : `use.${it.op}`,
  with: { n: amount(it) }
})

export function heroLines(_: State, hero: HeroCard | undefined): readonly Phrase[] {
  if (!hero) return []
  return [
    ...(hero.perk ? [perkLine(hero.perk)] : []),
    ...(hero.use ? [{ say: 'card.once', with: { what: useLine(hero.use) } }] : []),
    { say: 'card.star', with: { what: { or: hero.star.map(endName) } } }
  ]
}

export function cardLines(s: State, id: string): readonly Phrase[] {
  const it = card(s, id)
  return [...(it?.perk ? [perkLine(it.perk)] : []), ...(it?.use ? [useLine(it.use)] : [])]
}

/** Hearts, damage, loot and ability of an enemy. */
export const foeLines = (s: State, it: FoeCard): readonly Phrase[] => [
  { say: 'foe.strength', with: { health: healthOf(s, it), damage: it.damage } },
  ...(it.loot.coins + it.loot.gems > 0
    ? [{ say: 'foe.loot', with: { coins: it.loot.coins, gems: it.loot.gems } }]
    : []),
  ...(it.ability ? [{ say: `foe.${it.ability}` }] : [])
]

export const assaultLine = (s: State, it: Assault): Phrase => ({
  say: 'assault.line',
  with: {
    card: cardName(s, it.id),
    marks: it.marks.map((mark) =>
      mark === 'ATTACK' || mark === 'LEFT' || mark === 'RIGHT' ? commandName(mark) : symName(mark)
    ),
    range: { say: `range.${it.range}` }
  }
})
