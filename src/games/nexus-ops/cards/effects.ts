// What an Energize card does once it is played, and when it may be.

import { idOf } from '../../../kit/grid/hex.ts'
import { less } from '../../../kit/multiset.ts'
import type { ActionOf } from '../actions.ts'
import { order } from '../battle.ts'
import { forceAt } from '../board.ts'
import type { Effect } from '../data/card.ts'
import type { Unit } from '../data/units.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { cardOf, countOf } from '../state.ts'

type Play = ActionOf<'play'>

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
  const left = less(battle.dice[side], dice)
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
