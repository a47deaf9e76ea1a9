// Choices in breath (E) and battle (G): the target, the place, the casualties, and passing in a window for cards (NO-124).

import { hexOf, idOf } from '../../../kit/grid/hex.ts'
import { breathers, dueHit, dueSpare, falls, mayBreathe, opened, seatOf, spoken, targets, toFight } from '../battle.ts'
import { enemiesAt } from '../board.ts'
import type { Unit } from '../data/units.ts'
import type { Event } from '../evolve.ts'
import { giver, nextTurn } from '../machine.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { named, placeAt, unitName } from '../view/names.ts'
import { type Act, carried, log } from './act.ts'
import { unitsAt } from './board.ts'

export const breathe: Act<'breathe'> = {
  ofTurn: true,
  phases: ['breath'],
  untimely: () => no('NO-050', 'refuse.breathe.when'),
  list: (s) =>
    s.turn.breath
      ? []
      : breathers(s).flatMap((from) =>
          targets(s, from).map((at) => ({ act: 'breathe', from: hexOf(from), at: hexOf(at) }) as const)
        ),
  refuse(s, { from, at }) {
    if (s.turn.breath) return no('NO-050', 'refuse.breathe.when')
    if (!mayBreathe(s, idOf(from)))
      return (s.turn.breathed[idOf(from)] ?? 0) > 0
        ? no('NO-050', 'refuse.breathe.again')
        : no('NO-054', 'refuse.breathe.dragon')
    return targets(s, idOf(from)).includes(idOf(at)) ? null : no('NO-056', 'refuse.breathe.target')
  },
  decide({ turn: { breathed } }, { from, at }) {
    const before = breathed[idOf(from)] ?? 0
    const breath = { at: idOf(at), hit: false, victim: null }
    return [
      { e: 'turned', change: { breathed: { ...breathed, [idOf(from)]: before + 1 }, breath } },
      { e: 'pending', adds: [{ does: 'breath' }] }
    ]
  },
  sketch: { how: 'declared', cue: 'target' },
  tell: (s, { at }, by) => log('log.breathe', by, { place: placeAt(s, at) })
}

export const suffer: Act<'suffer'> = {
  ofTurn: true,
  phases: ['breath'],
  list(s) {
    const { breath } = s.turn
    if (!breath?.hit || breath.victim !== null) return []
    return enemiesAt(s, breath.at, s.active).map((seat) => ({ act: 'suffer', seat }))
  },
  refuse(s, { seat }) {
    const { breath } = s.turn
    if (!breath?.hit || breath.victim !== null) return no('NO-052', 'refuse.suffer.when')
    return enemiesAt(s, breath.at, s.active).includes(seat) ? null : no('NO-052', 'refuse.suffer.enemy')
  },
  decide: (s, { seat }) => [{ e: 'turned', change: { breath: s.turn.breath && { ...s.turn.breath, victim: seat } } }],
  sketch: { how: 'declared' },
  tell: (_, { seat }, by) => log('log.suffer', by, { whom: named(seat) })
}

export const battle: Act<'battle'> = {
  ofTurn: true,
  phases: ['battle'],
  untimely: () => no('NO-070', 'refuse.battle.when'),
  list: (s) =>
    s.turn.battle
      ? []
      : toFight(s).flatMap((at) =>
          enemiesAt(s, at, s.active).map((defender) => ({ act: 'battle', at: hexOf(at), defender }) as const)
        ),
  refuse(s, { at, defender }) {
    if (s.turn.battle) return no('NO-070', 'refuse.battle.when')
    if (s.turn.fights.some((it) => it.at === idOf(at))) return no('NO-088', 'refuse.battle.again')
    if (!toFight(s).includes(idOf(at))) return no('NO-070', 'refuse.battle.none')
    return enemiesAt(s, idOf(at), s.active).includes(defender) ? null : no('NO-072', 'refuse.battle.defender')
  },
  decide: (_, { at, defender }) => [{ e: 'battle', change: { at: idOf(at), defender, window: opened } }],
  sketch: { how: 'declared', cue: 'danger' },
  tell: (s, { at, defender }, by) => log('log.battle', by, { whom: named(defender), place: placeAt(s, at) })
}

/** The hex and seat whose unit must be chosen now, and the action that chooses it. */
function wanted(
  s: State
): { readonly act: 'casualty' | 'pickCasualty'; readonly at: string; readonly seat: number } | null {
  const { battle: b, breath } = s.turn
  const due = b && dueHit(s, b)
  if (b && due)
    return { act: due.kind === 'picks' ? 'pickCasualty' : 'casualty', at: b.at, seat: seatOf(s, b, due.from) }
  return breath?.hit && breath.victim !== null ? { act: 'casualty', at: breath.at, seat: breath.victim } : null
}

function fall(s: State, unit: Unit): readonly Event[] {
  const { battle: b, breath } = s.turn
  const due = b && dueHit(s, b)
  if (b && due) return falls(s, b, due, unit)
  // NO-053: a breath is no battle, so nothing else follows.
  return [
    { e: 'lost', seat: breath?.victim ?? 0, unit, at: breath?.at ?? '' },
    { e: 'turned', change: { breath: null } }
  ]
}

type Choosing = 'casualty' | 'pickCasualty'
const choosing = (act: Choosing, rule: `NO-${string}`): Act<Choosing> => ({
  phases: ['breath', 'battle'],
  list(s) {
    const due = wanted(s)
    return due?.act === act ? unitsAt(s, due.at, due.seat).map((unit) => ({ act, unit })) : []
  },
  refuse(s, { unit }) {
    const due = wanted(s)
    if (due?.act !== act) return no(rule, `refuse.${act}.when`)
    return unitsAt(s, due.at, due.seat).includes(unit)
      ? null
      : no('NO-081', 'refuse.casualty.none', { unit: unitName(unit) })
  },
  decide: (s, { unit }) => fall(s, unit),
  sketch(s, { unit }) {
    const due = wanted(s)
    const lost = carried(unit, due?.seat ?? s.active, due && hexOf(due.at), null)
    return { how: 'observed', cue: 'lost', moves: [lost] }
  },
  tell: (_, { unit }, by) => log(`log.${act}`, by, { unit: unitName(unit) })
})

export const casualty = choosing('casualty', 'NO-081') as Act<'casualty'>
export const pickCasualty = choosing('pickCasualty', 'NO-084') as Act<'pickCasualty'>

const kinds = ['picks', 'own'] as const
export const spare: Act<'spare'> = {
  phases: ['battle'],
  list: (s) => (s.turn.battle && dueSpare(s, s.turn.battle) ? kinds.map((hit) => ({ act: 'spare', hit })) : []),
  refuse: (s) => (s.turn.battle && dueSpare(s, s.turn.battle) ? null : no('NO-081', 'refuse.spare.when')),
  decide(s, { hit }) {
    const { battle: b } = s.turn
    const side = b && dueSpare(s, b)
    if (!b || !side) return []
    const before = b.spared[side]
    return [{ e: 'battled', change: { spared: { ...b.spared, [side]: { ...before, [hit]: before[hit] + 1 } } } }]
  },
  sketch: { how: 'declared' },
  tell: (_, __, by) => log('log.spare', by)
}

const isAsked = (s: State): boolean => s.turn.battle?.window != null && !dueHit(s, s.turn.battle)

export const pass: Act<'pass'> = {
  phases: ['battle', 'give'],
  list: (s) => (s.turn.battle?.window || s.phase === 'give' ? [{ act: 'pass' }] : []),
  refuse(s) {
    if (isAsked(s)) return null
    return s.phase === 'give' && giver(s) !== null ? null : no('NO-125', 'refuse.pass.when')
  },
  decide: (s) =>
    s.phase === 'give'
      ? nextTurn(s)
      : [{ e: 'battled', change: { window: s.turn.battle ? spoken(s, s.turn.battle, true) : null } }],
  sketch: { how: 'declared', button: 'end' },
  tell: (s, _, by) => log(s.phase === 'give' ? 'log.keeps' : 'log.pass', by)
}

/** A window goes round again and again (NO-125). A player who will play nothing more in this battle says so once. */
export const passBattle: Act<'passBattle'> = {
  phases: ['battle'],
  list: (s) => (s.turn.battle?.window ? [{ act: 'passBattle' }] : []),
  refuse: (s) => (isAsked(s) ? null : no('NO-125', 'refuse.pass.when')),
  decide(s, _, by) {
    const { battle: b } = s.turn
    if (!b) return []
    const quiet = [...b.quiet, Number(by)].sort((x, y) => x - y)
    return [{ e: 'battled', change: { quiet, window: spoken(s, b, true) } }]
  },
  sketch: { how: 'declared' },
  tell: (_, __, by) => log('log.passBattle', by)
}
