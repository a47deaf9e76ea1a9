// Enemies are moved by players (6.8).

import { enemyKind } from '../places.ts'
import { no } from '../refusal.ts'
import { foeAt, isTaken, player, type State } from '../state.ts'
import { type Cell, cellOf, place, xy } from '../tower/cell.ts'
import { pawSize } from '../turn/dice.ts'
import { foesInZone, inZone, isOn, near } from '../turn/near.ts'
import { cardName, spaceName } from '../view/names.ts'
import { type Act, inActions, log, offMap, playing } from './act.ts'
import { spend } from './use.ts'

/** N6: a heavy enemy needs two spaces of a PAW for each of its own. */
const costOf = (s: State, at: Cell): number => (foeAt(s, at)?.ability === 'heavy' ? 2 : 1)

/** PL-042, PL-Q11: a larger PAW moves one enemy further. */
const isChosen = (s: State, at: Cell): boolean =>
  s.turn.paw.at === null || s.turn.paw.at === at || s.match.options.pawSplit

/** PL-021: spaces of a Paw that are left, else those of one of the pool, which is used by the move itself. */
function payer(s: State, from: Cell): 'left' | 'paw' | null {
  const { paw, pool } = s.turn
  if (isChosen(s, from) && costOf(s, from) <= paw.left) return 'left'
  const may = pool.includes('PAW') && !isOn(s, 'fog')
  return may && costOf(s, from) <= pawSize(s, s.active, 1) ? 'paw' : null
}

export const shift: Act<'shift'> = {
  ...inActions,
  *list(s) {
    if (player(s, s.active).at === null) return
    for (const from of foesInZone(s, s.active))
      if (payer(s, from) !== null)
        for (const to of near(s, from)) if (!isTaken(s, to)) yield { act: 'shift', from: xy(from), to: xy(to) }
  },
  exact: true,
  refuse(s, { from: start, to: goal }) {
    const off = offMap(s)
    if (off) return off
    const [from, to] = [cellOf(start), cellOf(goal)]
    const card = foeAt(s, from)
    // PL-113: what is no enemy is moved by nobody.
    if (!card) return s.tokens[from] ? no('PL-113', 'refuse.shift.token') : no('PL-021', 'refuse.shift.none')
    // PL-093, PL-155: the boss level and what is below it do not reach each other.
    if (!inZone(s, s.active, from)) return no('PL-093', 'refuse.shift.zone')
    if (!near(s, from).includes(to)) return no('PL-090', 'refuse.shift.far')
    // PL-Q12.
    if (isTaken(s, to)) return no('PL-091', 'refuse.shift.taken')
    if (payer(s, from) !== null) return null
    if (isOn(s, 'fog')) return no('PL-180', 'refuse.fog')
    if (s.turn.paw.left === 0 && !s.turn.pool.includes('PAW')) return no('PL-021', 'refuse.shift.paw')
    return isChosen(s, from)
      ? no('PL-042', 'refuse.shift.heavy', { foe: cardName(s, card.id) })
      : no('PL-042', 'refuse.shift.other')
  },
  // PL-092: it attacks nobody for it.
  decide: playing((p, { from: start, to: goal }) => {
    const [from, to] = [cellOf(start), cellOf(goal)]
    const card = p.s.enemies[from] ?? ''
    if (payer(p.s, from) === 'paw') spend(p, { act: 'use', pay: 'PAW', as: 'PAW' })
    const { left } = p.s.turn.paw
    p.turn({ paw: { left: left - costOf(p.s, from), at: to } })
    p.make({ e: 'enemy', card, from, to })
  }),
  sketch: (s, { from, to }) => ({
    how: 'observed',
    cue: 'step',
    moves: [{ kind: enemyKind(s.enemies[cellOf(from)] ?? ''), from: place(cellOf(from)), to: place(cellOf(to)) }]
  }),
  tell: (s, { from, to }, by) =>
    log('log.shift', by, { foe: cardName(s, s.enemies[cellOf(from)] ?? ''), place: spaceName(s, cellOf(to)) })
}
