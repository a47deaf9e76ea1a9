// The choices that an Energize card leaves to its player: which there are, and why others are not.

import type { Refusal } from '../../../core/rules.ts'
import { type HexId, hexOf, idOf } from '../../../kit/grid/hex.ts'
import { holds } from '../../../kit/multiset.ts'
import type { ActionOf, Choices } from '../actions.ts'
import { seatOf } from '../battle.ts'
import {
  baseOf,
  controls,
  forceAt,
  groundRule,
  hexes,
  isEmpty,
  isOnBoard,
  mayStand,
  supply,
  terrainAt
} from '../board.ts'
import type { Effect } from '../data/card.ts'
import { type Unit, units } from '../data/units.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { countOf, sides } from '../state.ts'
import { combinations } from './combinations.ts'

/** Which choices an effect asks for. */
export const asks: Readonly<Record<Effect['op'], readonly (keyof Choices)[]>> = {
  gainRubium: [],
  draw: [],
  placeUnit: ['at'],
  teleport: ['unit', 'from', 'to'],
  extraMove: ['unit', 'from'],
  peekTiles: ['tiles'],
  rollMod: ['unit', 'side'],
  extraDie: ['side'],
  cancelHit: ['side'],
  reroll: ['side', 'dice'],
  strike: ['side']
}

/** Every choice that an effect could be played with, canonical order. */
export function* choicesOf(s: State, it: Effect): Generator<Choices> {
  const mine = () =>
    hexes(s).flatMap((at) =>
      units.filter((unit) => countOf(forceAt(s, at, s.active), unit) > 0).map((unit) => ({ unit, at }))
    )
  switch (it.op) {
    case 'gainRubium':
    case 'draw':
      yield {}
      return
    case 'placeUnit':
      for (const at of baseOf(s, s.active)) yield { at: hexOf(at) }
      return
    case 'teleport':
      for (const { unit, at } of mine())
        for (const to of hexes(s)) if (canAppear(s, unit, at, to)) yield { unit, from: hexOf(at), to: hexOf(to) }
      return
    case 'extraMove':
      for (const { unit, at } of mine()) yield { unit, from: hexOf(at) }
      return
    case 'peekTiles':
      for (const tiles of combinations(s.tiles, it.n)) yield { tiles: tiles.map(hexOf) }
      return
    case 'rollMod':
      for (const side of sides) for (const unit of units) yield { unit, side }
      return
    case 'reroll':
      for (const side of sides) {
        const lying = s.turn.battle?.dice[side] ?? []
        for (let n = 1; n <= Math.min(it.maxDice, lying.length); n++)
          for (const dice of combinations(lying, n)) yield { side, dice }
      }
      return
    default:
      for (const side of sides) yield { side }
  }
}

const isFree = (s: State, at: HexId): boolean => isEmpty(s, at) || controls(s, s.active, at)

const canAppear = (s: State, unit: Unit, from: HexId, to: HexId): boolean =>
  from !== to && isFree(s, to) && mayStand(s, unit, to)

type Play = ActionOf<'play'>

const isMine = (s: State, unit: Unit | undefined, at: Play['from']): unit is Unit =>
  unit !== undefined && at !== undefined && countOf(forceAt(s, idOf(at), s.active), unit) > 0
const noneThere = (unit: Unit | undefined): Refusal =>
  no('NO-004', 'refuse.play.none', { unit: { say: `unit.${unit}` } })

/** What is wrong with the choices, all that it asks for being given; null when the card may be played so. */
export function refuseChoices(s: State, it: Effect, play: Play): Refusal | null {
  switch (it.op) {
    case 'placeUnit':
      if (!play.at || !baseOf(s, s.active).includes(idOf(play.at))) return no('NO-023', 'refuse.buy.base')
      return supply(s, s.active, it.unit) > 0
        ? null
        : no('NO-022', 'refuse.buy.supply', { unit: { say: `unit.${it.unit}` } })
    case 'teleport':
      return refuseGate(s, play)
    case 'extraMove':
      return isMine(s, play.unit, play.from) ? null : noneThere(play.unit)
    case 'peekTiles':
      return refuseTiles(s, it.n, (play.tiles ?? []).map(idOf))
    case 'reroll': {
      const lying = play.side ? (s.turn.battle?.dice[play.side] ?? []) : []
      const { dice = [] } = play
      if (!holds(lying, dice)) return no('NO-004', 'refuse.play.dice')
      return dice.length <= it.maxDice ? null : no('NO-004', 'refuse.play.most', { n: it.maxDice })
    }
    case 'extraDie': {
      const { battle } = s.turn
      const seat = battle && play.side ? seatOf(s, battle, play.side) : null
      const has = battle?.step && seat !== null && countOf(forceAt(s, battle.at, seat), battle.step) > 0
      return has ? null : no('NO-004', 'refuse.play.step', { unit: { say: `unit.${battle?.step}` } })
    }
    default:
      return null
  }
}

function refuseGate(s: State, { unit, from, to }: Play): Refusal | null {
  if (!to || !isOnBoard(s, idOf(to))) return no('NO-012', 'refuse.play.off')
  if (!from || !isMine(s, unit, from)) return noneThere(unit)
  const end = idOf(to)
  if (idOf(from) === end) return no('NO-004', 'refuse.play.here')
  if (!isFree(s, end)) return no('NO-004', 'refuse.play.taken')
  return mayStand(s, unit, end)
    ? null
    : no(groundRule(terrainAt(s, end)), 'refuse.play.ground', { unit: { say: `unit.${unit}` } })
}

/** One way to write them: in the order of the layout, each once, as many as the card shows. */
function refuseTiles(s: State, most: number, tiles: readonly HexId[]): Refusal | null {
  const n = Math.min(most, s.tiles.length)
  const there = s.tiles.filter((at) => tiles.includes(at))
  if (n === 0 || tiles.some((at) => !there.includes(at))) return no('NO-004', 'refuse.play.tile')
  if (tiles.length !== n || there.length !== n) return no('NO-004', 'refuse.play.tiles', { n })
  return there.join(' ') === tiles.join(' ') ? null : no('NO-004', 'refuse.play.order')
}
