// The effects of Energize cards (section 8.2), one entry each: the choices that the player must make, the legal ones, why others are
// refused, and the resulting events.

import type { Refusal } from '../../../core/rules.ts'
import { type HexId, hexOf, idOf } from '../../../kit/grid/hex.ts'
import { holds, less } from '../../../kit/multiset.ts'
import type { ActionOf, Choices } from '../actions.ts'
import { forceOf, order } from '../battle.ts'
import { baseOf, forceAt, groundRule, hexes, isOnBoard, isRefuge, mayStand, supply, terrainAt } from '../board.ts'
import type { Effect } from '../data/schemas.ts'
import { type Unit, units } from '../data/units.ts'
import type { Event } from '../evolve.ts'
import { no } from '../refusal.ts'
import { type Battle, cardOf, countOf, type Pending, type Side, type State, sides } from '../state.ts'
import { unitName } from '../view/names.ts'
import { combinations } from './combinations.ts'

type Play = ActionOf<'play'>

interface Doing<E extends Effect> {
  /** The choices that the player must make. */
  readonly asks: readonly (keyof Choices)[]
  /** Every way to play it, in canonical order. */
  readonly list: (s: State, it: E) => Iterable<Choices>
  /** What is wrong with the choices. All of those asked for are present. */
  readonly refuse?: (s: State, it: E, play: Play) => Refusal | null
  /** The resulting events, once the card has left the hand. */
  readonly does: (s: State, it: E, play: Play, by: number) => readonly Event[]
}

const effects: { readonly [Op in Effect['op']]: Doing<Extract<Effect, { op: Op }>> } = {
  gainRubium: { asks: [], list: () => [{}], does: (_, { n }, __, seat) => [{ e: 'rubium', seat, n }] },
  draw: {
    asks: [],
    list: () => [{}],
    does: (_, { n, deck }, { card }, seat) => pending(n, { does: 'draw', seat, deck, spent: card })
  },
  placeUnit: {
    asks: ['at'],
    list: (s) => baseOf(s, s.active).map((at) => ({ at: hexOf(at) })),
    refuse(s, { unit }, { at }) {
      if (!at || !baseOf(s, s.active).includes(idOf(at))) return no('NO-023', 'refuse.buy.base')
      return supply(s, s.active, unit) > 0 ? null : no('NO-022', 'refuse.buy.supply', { unit: unitName(unit) })
    },
    does: (_, { unit }, play, seat) => [
      { e: 'placed', seat, unit, at: hex(play.at) },
      { e: 'marked', mark: 'deployed', unit, at: hex(play.at), n: 1 }
    ]
  },
  teleport: {
    asks: ['unit', 'from', 'to'],
    *list(s) {
      for (const { unit, from } of own(s))
        for (const to of hexes(s).map(hexOf)) if (!refuseGate(s, { unit, from, to })) yield { unit, from, to }
    },
    refuse: (s, _, play) => refuseGate(s, play),
    does: (s, _, { unit, from, to }, seat) => (unit ? appeared(s, seat, unit, hex(from), hex(to)) : [])
  },
  extraMove: {
    asks: ['unit', 'from'],
    list: own,
    refuse: (s, _, { unit, from }) => (isMine(s, unit, from) ? null : noneThere(unit)),
    does: (_, __, { unit, from }) => (unit ? [{ e: 'marked', mark: 'marching', unit, at: hex(from), n: 1 }] : [])
  },
  peekTiles: {
    asks: ['tiles'],
    list: (s, { n }) => combinations(s.tiles, n).map((tiles) => ({ tiles: tiles.map(hexOf) })),
    refuse: (s, { n }, { tiles = [] }) => refuseTiles(s, n, tiles.map(idOf)),
    does: (s, _, { tiles = [] }, seat) =>
      tiles.map(idOf).flatMap((at): readonly Event[] => {
        const known = s.known[at]
        return known ? [{ e: 'peeked', seat, at, tile: known.tile }] : pending(1, { does: 'peek', at })
      })
  },
  rollMod: {
    asks: ['unit', 'side'],
    list: () => sides.flatMap((side) => units.map((unit) => ({ unit, side }))),
    does: (s, { amount }, { unit, side }) =>
      inBattle(s, side, ({ mods }, side) => (unit ? { mods: [...mods, { side, unit, amount }] } : {}))
  },
  extraDie: {
    asks: ['side'],
    list: eitherSide,
    refuse(s, _, { side }) {
      const { battle } = s.turn
      const has = battle?.step && side && countOf(forceOf(s, battle, side), battle.step) > 0
      return has ? null : no('NO-004', 'refuse.play.step', { unit: { say: `unit.${battle?.step}` } })
    },
    does: (s, { n }, { side }) => inBattle(s, side, ({ extra }, on) => ({ extra: { ...extra, [on]: extra[on] + n } }))
  },
  cancelHit: {
    asks: ['side'],
    list: eitherSide,
    does: (s, { n }, { side }) =>
      inBattle(s, side, ({ cancelled }, on) => ({ cancelled: { ...cancelled, [on]: cancelled[on] + n } }))
  },
  reroll: {
    asks: ['side', 'dice'],
    *list(s, { maxDice }) {
      for (const side of sides)
        for (let n = 1; n <= Math.min(maxDice, lying(s, side).length); n++)
          for (const dice of combinations(lying(s, side), n)) yield { side, dice }
    },
    refuse(s, { maxDice }, { side, dice = [] }) {
      if (!holds(lying(s, side), dice)) return no('NO-004', 'refuse.play.dice')
      return dice.length <= maxDice ? null : no('NO-004', 'refuse.play.most', { n: maxDice })
    },
    does: (s, _, { side, dice = [] }) => [
      ...inBattle(s, side, (battle, on) => ({ dice: { ...battle.dice, [on]: less(battle.dice[on], dice) } })),
      ...(side ? pending(1, { does: 'roll', attacker: 0, defender: 0, [side]: dice.length }) : [])
    ]
  },
  strike: {
    asks: ['side'],
    list: eitherSide,
    does: (_, { n, threshold }, { side }) => (side ? pending(n, { does: 'strike', side, threshold }) : [])
  }
}
// `op` selects the entry, so each entry gets only effects of its own kind.
export const doing = ({ op }: Effect): Doing<Effect> => effects[op] as unknown as Doing<Effect>

const hex = (at: Play['at']): HexId => (at ? idOf(at) : '')
function eitherSide(): readonly Choices[] {
  return sides.map((side) => ({ side }))
}
const pending = (n: number, what: Pending): readonly Event[] => [{ e: 'pending', adds: Array<Pending>(n).fill(what) }]
const lying = (s: State, side: Side | undefined): readonly number[] => (side && s.turn.battle?.dice[side]) ?? []

const inBattle = (
  s: State,
  side: Side | undefined,
  changes: (b: Battle, side: Side) => Partial<Battle>
): readonly Event[] => (s.turn.battle && side ? [{ e: 'battled', change: changes(s.turn.battle, side) }] : [])

/** The active player’s units: one of each kind on each hex. */
function* own(s: State) {
  for (const at of hexes(s))
    for (const unit of units) if (countOf(forceAt(s, at, s.active), unit) > 0) yield { unit, from: hexOf(at) }
}
const isMine = (s: State, unit: Unit | undefined, at: Play['from']): unit is Unit =>
  unit !== undefined && countOf(forceAt(s, hex(at), s.active), unit) > 0
const noneThere = (unit: Unit | undefined): Refusal =>
  no('NO-004', 'refuse.play.none', { unit: { say: `unit.${unit}` } })

function refuseGate(s: State, { unit, from, to }: Choices): Refusal | null {
  const end = hex(to)
  if (!isOnBoard(s, end)) return no('NO-012', 'refuse.play.off')
  if (!isMine(s, unit, from)) return noneThere(unit)
  if (hex(from) === end) return no('NO-004', 'refuse.play.here')
  if (!isRefuge(s, end)) return no('NO-004', 'refuse.play.taken')
  return mayStand(s, unit, end)
    ? null
    : no(groundRule(terrainAt(s, end)), 'refuse.play.ground', { unit: unitName(unit) })
}

/** Moves a unit. Its marks of this turn move with it, if no equal unit stays behind that could carry them. */
function appeared(s: State, seat: number, unit: Unit, from: HexId, to: HexId): readonly Event[] {
  const left = countOf(forceAt(s, from, seat), unit) - 1
  const marks = (['deployed', 'marching'] as const).filter((it) => countOf(s.turn[it][from], unit) > left)
  return [
    { e: 'went', seat, unit, from, to },
    ...marks.flatMap((mark): Event[] => [
      { e: 'marked', mark, unit, at: from, n: -1 },
      { e: 'marked', mark, unit, at: to, n: 1 }
    ])
  ]
}

/** There is one way to list tiles: in the order of the layout, each once, as many as the card shows. */
function refuseTiles(s: State, most: number, tiles: readonly HexId[]): Refusal | null {
  const n = Math.min(most, s.tiles.length)
  const there = s.tiles.filter((at) => tiles.includes(at))
  if (n === 0 || tiles.some((at) => !there.includes(at))) return no('NO-004', 'refuse.play.tile')
  if (tiles.length !== n || there.length !== n) return no('NO-004', 'refuse.play.tiles', { n })
  return there.join(' ') === tiles.join(' ') ? null : no('NO-004', 'refuse.play.order')
}

const stages: Readonly<Record<string, Battle['stage']>> = {
  battle_start: 'start',
  step_before_roll: 'before',
  step_after_roll: 'after'
}

/** NO-126: whether this seat may play a card of this timing now. */
export function isTimely(s: State, id: string, by: number): boolean {
  const timing = cardOf(s, id)?.timing ?? ''
  const { battle } = s.turn
  if (timing === 'start_of_turn') return s.phase === 'deploy' && by === s.active
  return battle?.window != null && order(s, battle).includes(by) && stages[timing] === battle.stage
}
