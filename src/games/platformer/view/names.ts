// What the things of this game are called, as phrases: symbols, spaces, cards. What an owner typed is said as it is.

import { remembered } from '../../../core/remember.ts'
import { type Arg, type Phrase, verbatim } from '../../../core/words.ts'
import { house } from '../data/house.ts'
import type { Command, End, Sym } from '../data/symbols.ts'
import { type Match, map, type Pending, type State, square } from '../state.ts'
import { type Cell, cellAt, xOf, yOf } from '../tower/cell.ts'
import { sizeOf } from '../tower/tile.ts'
import { paid } from '../turn/dice.ts'

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

/** Looked up for every piece of every scene. Of two of one name the first is meant. */
const named = remembered(
  (match: Match): ReadonlyMap<string, Phrase> =>
    new Map(
      namedIn(match)
        .map(({ id, name }): [string, Phrase] => [id, houseNames[id] === name ? { say: `card.${id}` } : verbatim(name)])
        .reverse()
    )
)
export const cardName = (s: State, id: string): Phrase => named(s.match).get(id) ?? verbatim(id)
export const symName = (sym: string): Phrase => ({ say: `sym.${sym}` })
export const endName = (end: End | Sym): Phrase => ({ say: `end.${end}` })
export const commandName = (command: Command | string): Phrase => ({ say: `command.${command}` })

/** How dice pay, in words: "Boot", "two Coins and your special die". */
export function payName(pay: string): Phrase {
  const it = paid(pay)
  const dice: readonly Arg[] = [
    ...(it?.pool ?? []).map(symName),
    ...(it?.special ? [{ say: 'pay.special', with: { sym: symName(it.special) } }] : [])
  ]
  return { say: 'pay', with: { dice } }
}

/** What people call a space by, where its tile shows only one. */
const landmarks: readonly unknown[] = ['shop', 'portal', 'trap']

/** Nothing is printed on a space (section 3.3): it is called by its level, its tile, and what it shows; else it is counted, from the bottom left. */
export function spaceName(s: State, at: Cell): Phrase {
  const { side, level, column, row } = counted(s, at)
  const shown = square(s, at)?.feature
  const alike = map(s).cells.filter((it) => {
    const other = counted(s, it)
    return square(s, it)?.feature === shown && other.side === side && other.level === level
  })
  const isLandmark = landmarks.includes(shown) && alike.length === 1
  const what = isLandmark ? { say: `place.${shown}` } : { say: 'place.space', with: { column, row } }
  return { say: `place.${side}`, with: { what, level } }
}

export const levelOf = (s: State, at: Cell): number => counted(s, at).level

function counted({ match }: State, at: Cell) {
  const { cols, height } = sizeOf(match.tiles[0] as Match['tiles'][number])
  const [x, y] = [xOf(at) - 1, yOf(at) - 1]
  return {
    side: x < cols ? 'left' : 'right',
    level: Math.floor(y / height) + 1,
    column: (x % cols) + 1,
    row: (y % height) + 1
  }
}

/** The side through which one leaves a space for one next to it. */
export const directionName = (from: Cell, to: Cell): Phrase => ({
  say: `way.${to === from - 1 ? 'left' : to === from + 1 ? 'right' : to > from ? 'up' : 'down'}`
})

/** What chance may pick, as people call it. */
export function pickName(s: State, does: Pending['does'], item: string): Phrase {
  switch (does) {
    case 'first':
      return verbatim({ seat: Number(item) })
    case 'tiles':
      return verbatim(item)
    case 'bossSpawn':
    case 'summon':
      return spaceName(s, cellAt(item) ?? 0)
    default:
      return cardName(s, item)
  }
}
