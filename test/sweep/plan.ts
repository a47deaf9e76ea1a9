// What the sweep can show, known before it begins: every start of every game, and the titles of all situations that may follow.

import type { GameCard } from '../../src/core/page.ts'
import type { Start } from '../../src/core/rules.ts'
import type { Ruling } from '../../src/core/ruling.ts'
import { from, newDraft, startOfMatch, withSeats } from '../../web/setup/draft.ts'

export interface Begun {
  readonly name: string
  readonly start: Start
}

const players = ['Ada', 'Basil', 'Cleo', 'Dan', 'Esme', 'Felix', 'Greta', 'Hugo']

/** The set-up with the form for tiles of one's own open, which shows what a grid, its marks and its walls look like. */
export const tiles = 'setup, tiles'
/** The steps of the first start of a table, by how often somebody has gone on; the last looks for what is plugged in. */
export const firstSteps = { 'first, name': 1, 'first, pin': 2, 'first, plug': 3 } as const
/** The rooms of a page before any match, and after one. */
export const empty = {
  name: 'nobody plays',
  rooms: [
    'door',
    'first',
    'first, name',
    'first, pin',
    'first, plug',
    'play',
    'setup',
    tiles,
    'board',
    'table',
    'rules'
  ]
} as const
export const past = { name: 'matches were played', rooms: ['door', 'play', 'replay'] } as const
/** Where people join a match, and the host's own pages. Shown for one game only, because all games look alike there. */
export const people = ['join', 'people', 'upkeep'] as const
/** Trouble is shown in the rooms `both`, a match in progress also in TV mode. */
export const both = ['table', 'board'] as const
export const all = [...both, 'tv'] as const

/** Rooms with a tab of their panel open, which is closed there or hides the tab: how a match ended, and its review. */
export const opened = { 'table, result': '#tab-end', 'replay, review': '#tab-review' } as const
const openedRooms = Object.keys(opened)

export const titleOf = (name: string, room: string): string => `${name} · ${room}`

/** The starts of a game as the page makes them: its ready positions, the ordinary set-up, and that for as many players as may play. */
export function startsOf(card: GameCard): Begun[] {
  const draft = newDraft(card, players)
  const begun = [...Object.keys(card.positions), null].map((id) => ({
    name: `${card.id} ${id ?? 'from the box'}`,
    start: startOfMatch(from(draft, card, id, players), card)
  }))
  if (card.seats.max === draft.seats.length) return begun
  const full = withSeats(draft, card, card.seats.max, players)
  return [...begun, { name: `${card.id} full table`, start: startOfMatch(full, card) }]
}

export const troubles = [
  'a figure in a hand',
  'a foul',
  'a figure beside the board',
  'a knock',
  'the reader unplugged'
] as const

const rulings: readonly Ruling['ruling'][] = ['on the way', 'ask', 'foul', 'gave up']

/** What a start leads to: itself, faults at its table, the phases of a walk, the end of a match. */
export type Part = 'start' | 'troubles' | 'phases' | 'end'
type Titles = { readonly [part in Part]?: readonly string[] }

/** All titles that may occur, by start and part. Each start shows only some of its titles. */
export function titlesOf(cards: readonly GameCard[]): Map<string, Titles> {
  const titles = ({ name, rooms }: { name: string; rooms: readonly string[] }) => rooms.map((it) => titleOf(name, it))
  const games = cards.flatMap((card, i) => {
    const asked = Object.keys(card.words.en ?? {}).filter((key) => key.startsWith('prompt.'))
    const phases = [...asked, ...rulings].flatMap((it) => [it, `${it}, dice held`])
    return startsOf(card).map(({ name }, j): [string, Titles] => {
      const later = (all: readonly string[], rooms: readonly string[]): string[] =>
        all.flatMap((it) => titles({ name: `${name} · ${it}`, rooms }))
      return [
        name,
        {
          start: titles({ name, rooms: [...all, 'replay', ...(i + j === 0 ? people : [])] }),
          troubles: later(troubles, both),
          phases: later(phases, all),
          end: later(['over'], [...all, ...openedRooms])
        }
      ]
    })
  })
  return new Map([[empty.name, { start: titles(empty) }], ...games, [past.name, { start: titles(past) }]])
}
