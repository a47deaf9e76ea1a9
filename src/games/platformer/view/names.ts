// What the things of this game are called, as phrases: symbols, spaces, cards. What an owner typed is said as it is.

import { type Phrase, verbatim } from '../../../core/words.ts'
import { house } from '../data/house.ts'
import type { Command, End, Sym } from '../data/symbols.ts'
import type { Pending, State } from '../state.ts'
import { type Cell, cellAt, xOf, yOf } from '../tower/cell.ts'

type Named = { readonly id: string; readonly name: string }
const namedIn = ({ heroes, enemies, items, potions, artefacts, events, bosses }: typeof house): readonly Named[] => [
  ...heroes,
  ...enemies,
  ...items,
  ...potions,
  ...artefacts,
  ...events,
  ...bosses.flatMap((it): readonly Named[] => [it, it.minion, ...it.attacks])
]
export const houseNames: Readonly<Record<string, string>> = Object.fromEntries(
  namedIn(house).map(({ id, name }) => [id, name])
)

export function cardName(s: State, id: string): Phrase {
  const name = namedIn(s.match).find((it) => it.id === id)?.name ?? id
  return houseNames[id] === name ? { say: `card.${id}` } : verbatim(name)
}
export const symName = (sym: string): Phrase => ({ say: `sym.${sym}` })
export const endName = (end: End | Sym): Phrase => ({ say: `end.${end}` })
export const commandName = (command: Command | string): Phrase => ({ say: `command.${command}` })
export const spaceName = (at: Cell): Phrase => ({ say: 'place', with: { row: yOf(at), column: xOf(at) } })

/** What chance may pick, as people call it. */
export function pickName(s: State, does: Pending['does'], item: string): Phrase {
  switch (does) {
    case 'first':
      return verbatim({ seat: Number(item) })
    case 'tiles':
      return verbatim(item)
    case 'bossSpawn':
    case 'summon':
      return spaceName(cellAt(item) ?? 0)
    default:
      return cardName(s, item)
  }
}
