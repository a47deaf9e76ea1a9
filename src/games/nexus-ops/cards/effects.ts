// What an Energize card does: the choices it leaves to its player, whether they are good ones, and what comes of them.

import type { Refusal } from '../../../core/rules.ts'
import type { ActionOf, Choices } from '../actions.ts'
import { order, seatOf } from '../battle.ts'
import { baseOf, controls, forceAt, hexes, isEmpty, mayStand, supply } from '../board.ts'
import type { Effect } from '../data/card.ts'
import { type Unit, units } from '../data/units.ts'
import type { Event } from '../events.ts'
import { hexOf, idOf } from '../geometry.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { cardOf, countOf, sides } from '../state.ts'
import { combinations } from './combinations.ts'

type Play = ActionOf<'play'>

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

const canAppear = (s: State, unit: (typeof units)[number], from: string, to: string): boolean =>
  from !== to && (isEmpty(s, to) || controls(s, s.active, to)) && mayStand(s, unit, to)

/** What is wrong with the choices; null when the card may be played so. */
export function refuseChoices(s: State, it: Effect, play: Play): Refusal | null {
  const bad = no('NO-004', 'refuse.play.choice')
  const battle = s.turn.battle
  switch (it.op) {
    case 'placeUnit':
      if (!play.at || !baseOf(s, s.active).includes(idOf(play.at))) return no('NO-023', 'refuse.buy.base')
      return supply(s, s.active, it.unit) > 0
        ? null
        : no('NO-022', 'refuse.buy.supply', { unit: { say: `unit.${it.unit}` } })
    case 'teleport': {
      if (!play.unit || !play.from || !play.to || !hexes(s).includes(idOf(play.to))) return bad
      if (countOf(forceAt(s, idOf(play.from), s.active), play.unit) === 0) return bad
      return canAppear(s, play.unit, idOf(play.from), idOf(play.to)) ? null : bad
    }
    case 'extraMove':
      return play.unit && play.from && countOf(forceAt(s, idOf(play.from), s.active), play.unit) > 0 ? null : bad
    case 'peekTiles': {
      const tiles = play.tiles?.map(idOf) ?? []
      const there = s.tiles.filter((at) => tiles.includes(at))
      // One way to write them: in the order of the layout, each once, as many as the card shows.
      return there.join(' ') === tiles.join(' ') && tiles.length === Math.min(it.n, s.tiles.length) && tiles.length > 0
        ? null
        : bad
    }
    case 'reroll': {
      const lying = play.side ? (battle?.dice[play.side] ?? []) : []
      const dice = play.dice ?? []
      const enough = dice.every((face) => count(dice, face) <= count(lying, face))
      return dice.length > 0 && dice.length <= it.maxDice && enough ? null : bad
    }
    case 'extraDie': {
      const seat = battle && play.side ? seatOf(s, battle, play.side) : null
      const has = battle?.step && seat !== null && countOf(forceAt(s, battle.at, seat), battle.step) > 0
      return has ? null : bad
    }
    case 'rollMod':
      return play.unit && play.side ? null : bad
    case 'cancelHit':
    case 'strike':
      return play.side ? null : bad
    default:
      return null
  }
}

const count = (all: readonly number[], one: number): number => all.filter((it) => it === one).length

/** What a played card makes true, after it has left the hand. */
export function effectsOf(s: State, it: Effect, play: Play, by: number): readonly Event[] {
  const battle = s.turn.battle
  const at = play.from ? idOf(play.from) : ''
  switch (it.op) {
    case 'gainRubium':
      return [{ e: 'rubium', seat: by, n: it.n }]
    case 'draw':
      return [
        {
          e: 'pending',
          adds: Array.from({ length: it.n }, () => ({ does: 'draw', seat: by, deck: it.deck, spent: play.card }))
        }
      ]
    case 'placeUnit': {
      const home = play.at ? idOf(play.at) : ''
      return [
        { e: 'placed', seat: by, unit: it.unit, at: home },
        { e: 'marked', mark: 'deployed', unit: it.unit, at: home, n: 1 }
      ]
    }
    case 'teleport':
      return play.unit && play.to ? moved(s, by, play.unit, at, idOf(play.to)) : []
    case 'extraMove':
      return play.unit ? [{ e: 'marked', mark: 'marching', unit: play.unit, at, n: 1 }] : []
    case 'peekTiles':
      return (play.tiles ?? []).map(idOf).map((tile): Event => {
        const known = s.known[tile]
        return known
          ? { e: 'peeked', seat: by, at: tile, tile: known.tile }
          : { e: 'pending', adds: [{ does: 'peek', at: tile }] }
      })
    default:
      return battle && play.side ? inBattle(s, it, play) : []
  }
}

/** A unit takes along what was said of it this turn, where no equal one stays to whom it could apply. */
function moved(s: State, seat: number, unit: Unit, from: string, to: string): readonly Event[] {
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

function inBattle(s: State, it: Effect, { side, unit, dice = [] }: Play): readonly Event[] {
  const battle = s.turn.battle
  if (!battle || !side) return []
  if (it.op === 'rollMod' && unit)
    return [{ e: 'battled', change: { mods: [...battle.mods, { side, unit, amount: it.amount }] } }]
  if (it.op === 'extraDie')
    return [{ e: 'battled', change: { extra: { ...battle.extra, [side]: battle.extra[side] + it.n } } }]
  if (it.op === 'cancelHit')
    return [{ e: 'battled', change: { cancelled: { ...battle.cancelled, [side]: battle.cancelled[side] + it.n } } }]
  if (it.op === 'strike')
    return [
      { e: 'pending', adds: Array.from({ length: it.n }, () => ({ does: 'strike', side, threshold: it.threshold })) }
    ]
  if (it.op !== 'reroll') return []
  const left = [...battle.dice[side]]
  for (const face of dice) left.splice(left.indexOf(face), 1)
  const none = { attacker: 0, defender: 0 }
  return [
    { e: 'battled', change: { dice: { ...battle.dice, [side]: left } } },
    { e: 'pending', adds: [{ does: 'roll', ...none, [side]: dice.length }] }
  ]
}

/** NO-126: when a card of this timing may be played, by whom. */
export function isTimely(s: State, id: string, by: number): boolean {
  const timing = cardOf(s, id)?.timing
  const battle = s.turn.battle
  if (timing === 'start_of_turn') return s.phase === 'deploy' && by === s.active
  if (!battle?.window || !order(s, battle).includes(by)) return false
  const stages = { battle_start: 'start', step_before_roll: 'before', step_after_roll: 'after' } as const
  return timing !== undefined && timing in stages && stages[timing as keyof typeof stages] === battle.stage
}
