// What a match is between two moves: plain JSON, never changed in place. Knows no rule.

import type { Seat } from '../../core/ids.ts'
import { remembered } from '../../core/remember.ts'
import type { House } from './data/house.ts'
import type { BossSheet, FoeCard, HeroCard, Perk, PerkName, TileData, Use } from './data/schemas.ts'
import type { Command, Special, Sym } from './data/symbols.ts'
import type { Options } from './options.ts'
import type { Cell } from './tower/cell.ts'
import { mapOf, type Square, type Tower, type TowerMap } from './tower/map.ts'

/** What never changes during a match. */
export type Match = House & {
  readonly options: Options
  /** PL-179: one player plays alone, with events. */
  readonly solo: boolean
  /** Normal levels; the boss level is above them. */
  readonly normal: number
  readonly sheet: BossSheet
}

/** A card that lies before a player, and whether it is turned (PL-143). */
export type Held = { readonly id: string; readonly used: boolean }

export type Player = {
  readonly hero: string
  /** Null: off the map. */
  readonly at: Cell | null
  readonly hearts: number
  readonly coins: number
  readonly gems: number
  readonly special: Special
  /** PL-Q18: the special die was set by forging. */
  readonly forged: boolean
  /** Items and artefacts, in the order in which they came. */
  readonly items: readonly Held[]
  readonly potions: readonly string[]
  /** The hero card is turned (PL-146). */
  readonly used: boolean
  /** PL-170. */
  readonly token: boolean
  /** PL-123: it fainted on the boss level. */
  readonly above: boolean
  /** Nothing makes it fall: until its next turn, or until this turn ends. */
  readonly floats: 'no' | 'turn' | 'round'
}

/** What a use of dice or cards has given and is still to be spent. */
export type Turn = {
  /** The five faces as they lie, and those of the first throw (PL-Q31); ascending in the order of the symbols. */
  readonly faces: readonly Sym[]
  readonly first: readonly Sym[]
  readonly command: Command | null
  /** Dice that have not been used. */
  readonly pool: readonly Sym[]
  readonly event: string | null
  /** PL-118: the hero was off the map when the actions began. */
  readonly must: boolean
  /** Steps that are left; `boot`: a portal may be paid for with one; `up`: each goes upwards; `begun`: one has been made. */
  readonly steps: { readonly left: number; readonly boot: boolean; readonly up: boolean; readonly begun: boolean }
  /** Spaces that an enemy may still be moved; `at`: where it stands once it has been chosen. */
  readonly paw: { readonly left: number; readonly at: Cell | null }
  /** The attack that is being put together: SWORD symbols, their wounds, bonuses of cards. */
  readonly attack: { readonly swords: number; readonly wounds: number; readonly bonus: number }
  /** PL-147: what is armed for the next attack, boost, forge or Move. */
  readonly spear: boolean
  readonly lens: number
  readonly tongs: boolean
  readonly anyDie: boolean
  readonly ghost: boolean
  readonly slip: boolean
  readonly veil: boolean
  readonly booted: boolean
  readonly coined: boolean
  readonly forges: number
  /** Where the figure stands that was pushed last. */
  readonly pushed: Cell | null
  /** The active hero has fainted in this turn. */
  readonly fainted: boolean
  /** Heroes on ladders who are asked, and those who let go (PL-105). */
  readonly asks: readonly Seat[]
  readonly drops: readonly Seat[]
}

export type Phase =
  | 'setup'
  | 'roll'
  | 'act'
  | 'special'
  | 'ladder'
  | 'drop'
  | 'again'
  | 'end'
  | 'boss'
  | 'spawn'
  | 'over'

/** What chance is about to do, and what follows by itself, the first first. */
export type Pending =
  | { readonly does: 'first' | 'heroes' | 'artefacts' | 'event' | 'roll' | 'bossDie' | 'bossSpawn' }
  | { readonly does: 'shop'; readonly kind: Shelf; readonly count: number }
  | { readonly does: 'tiles' }
  | { readonly does: 'enemy'; readonly level: number }
  | { readonly does: 'reroll'; readonly dice: number }
  | { readonly does: 'draw'; readonly mark: Command | null }
  | { readonly does: 'order'; readonly cards: readonly string[] }
  | { readonly does: 'summon'; readonly at: 'bossSpecial' | 'bossSpawn' }
  | { readonly does: 'resolve'; readonly card: string }
  /** The rest of what happens to a hero that has come to a space (PL-060). */
  | { readonly does: 'land'; readonly seat: Seat; readonly how: Arrival }
export type Arrival = 'move' | 'push' | 'portal' | 'place' | 'generate' | 'fall'
export const shelves = ['items', 'potions'] as const
export type Shelf = (typeof shelves)[number]

export type State = {
  readonly match: Match
  readonly phase: Phase
  readonly first: Seat
  readonly active: Seat
  readonly tower: Tower
  /** Cards of the enemies of each level, as they were turned up. */
  readonly roster: readonly string[]
  /** Enemies by space: card ids; the boss's is its sheet's. */
  readonly enemies: Readonly<Record<Cell, string>>
  readonly tokens: Readonly<Record<Cell, 'coin' | 'gem'>>
  readonly players: readonly Player[]
  /** Face up beside the piles (PL-003), and potions that were drunk. */
  readonly shop: Readonly<Record<Shelf, readonly string[]>>
  /** Potions under their pile (PL-145): drawn only once all others are. */
  readonly under: readonly string[]
  /** Artefacts that nobody has yet. */
  readonly middle: readonly string[]
  readonly events: readonly string[]
  /** Attack cards that lie face up. */
  readonly spent: readonly string[]
  readonly turn: Turn
  readonly pending: readonly Pending[]
  /** Enemies defeated, and wounds beyond the boss's health: the solo score. */
  readonly defeated: number
  readonly surplus: number
  readonly winners: readonly Seat[] | null
  readonly why: string | null
}

export const freshTurn: Turn = {
  faces: [],
  first: [],
  command: null,
  pool: [],
  event: null,
  must: false,
  steps: { left: 0, boot: false, up: false, begun: false },
  paw: { left: 0, at: null },
  attack: { swords: 0, wounds: 0, bonus: 0 },
  spear: false,
  lens: 0,
  tongs: false,
  anyDie: false,
  ghost: false,
  slip: false,
  veil: false,
  booted: false,
  coined: false,
  forges: 0,
  pushed: null,
  fainted: false,
  asks: [],
  drops: []
}

export const player = (s: State, seat: Seat): Player => s.players[seat] as Player
export const seatsOf = (s: State): readonly Seat[] => s.players.map((_, seat) => seat)
/** Clockwise from a seat. */
export const from = (s: State, seat: Seat): readonly Seat[] => s.players.map((_, i) => (seat + i) % s.players.length)

const tilesOf = remembered(
  (match: Match): ReadonlyMap<string, TileData> => new Map(match.tiles.map((it) => [it.id, it]))
)
const mapIn = remembered((match: Match) => remembered((tower: Tower): TowerMap => mapOf(tower, tilesOf(match))))
export const map = (s: State): TowerMap => mapIn(s.match)(s.tower)
export const square = (s: State, at: Cell): Square | undefined => map(s).at(at)
export const tileOf = (s: State, id: string): TileData | undefined => tilesOf(s.match).get(id)

export const bossLevel = (s: State): number => s.match.normal + 1
/** PL-155: the boss level, or everything below it. */
export const isAbove = (s: State, at: Cell): boolean => square(s, at)?.level === bossLevel(s)

export const heroOf = (s: State, seat: Seat): HeroCard | undefined =>
  s.match.heroes.find((it) => it.id === player(s, seat).hero)
export const heroAt = (s: State, at: Cell): Seat | null => {
  const seat = s.players.findIndex((it) => it.at === at)
  return seat < 0 ? null : seat
}
/** PL-044: a hero or an enemy; tokens are no figures. */
export const isTaken = (s: State, at: Cell): boolean => s.enemies[at] !== undefined || heroAt(s, at) !== null

/** PL-148: the boss and its minions are enemies. */
const foesOf = remembered((match: Match): ReadonlyMap<string, FoeCard> => {
  const { sheet, normal } = match
  // PL-149: by the levels of the game, the boss level included.
  const health = Math.max(sheet.minHealth, sheet.healthPerLevel * (normal + 1))
  const boss: FoeCard = {
    id: sheet.id,
    name: sheet.name,
    health,
    damage: sheet.damage,
    loot: { coins: 0, gems: 0 },
    tokens: 1
  }
  return new Map([...match.enemies, sheet.minion, boss].map((it) => [it.id, it]))
})
export const foe = (s: State, id: string): FoeCard | undefined => foesOf(s.match).get(id)
export const foeAt = (s: State, at: Cell): FoeCard | undefined => {
  const id = s.enemies[at]
  return id === undefined ? undefined : foe(s, id)
}
export const isBoss = (s: State, id: string | undefined): boolean => id === s.match.sheet.id
export const bossAt = (s: State): Cell | null => {
  const found = enemyCells(s).find((at) => isBoss(s, s.enemies[at]))
  return found ?? null
}
export const enemyCells = (s: State): readonly Cell[] => cellsOf(s.enemies)
const cellsOf = remembered((enemies: State['enemies']): readonly Cell[] => Object.keys(enemies).map(Number))

type Card = {
  readonly id: string
  readonly name: string
  readonly perk?: Perk
  readonly use?: Use
  readonly price?: number
}
const cardsOf = remembered(
  ({ items, potions, artefacts }: Match): ReadonlyMap<string, Card> =>
    new Map([...items, ...potions, ...artefacts].map((it): [string, Card] => [it.id, it]))
)
/** An item, a potion or an artefact. */
export const card = (s: State, id: string): Card | undefined => cardsOf(s.match).get(id)

/** PL-142: what a hero's card, items and artefacts do by themselves. */
export const perks = <Name extends PerkName>(s: State, seat: Seat, op: Name): readonly Extract<Perk, { op: Name }>[] =>
  [heroOf(s, seat), ...player(s, seat).items.map((it) => card(s, it.id))].flatMap((it) =>
    it?.perk?.op === op ? [it.perk as Extract<Perk, { op: Name }>] : []
  )
/** PL-128. */
export const health = (s: State, seat: Seat): number =>
  perks(s, seat, 'health').reduce((sum, it) => sum + it.n, heroOf(s, seat)?.health ?? 0)
