// Heroes come to the map (6.11), the boss where that is chosen, and no other enemy by hand.

import type { ActionOf } from '../actions.ts'
import { bossSpaces, putBoss } from '../chance.ts'
import type { Play } from '../evolve.ts'
import { enemyKind } from '../places.ts'
import { no } from '../refusal.ts'
import { isBoss, isTaken, player, square } from '../state.ts'
import { cellOf, place, xy } from '../tower/cell.ts'
import { arrive } from '../turn/arrive.ts'
import { poolWithout } from '../turn/dice.ts'
import { entries } from '../turn/near.ts'
import { fallAll } from '../turn/round.ts'
import { spaceName, symName } from '../view/names.ts'
import { type Act, log, playing, untimely } from './act.ts'

/** PL-119: one die of the pool, whatever it shows, and never the special die. The player says which: a die does not show what it paid for. */
export const generate: Act<'generate'> = {
  phases: ['act', 'again'],
  untimely,
  *list(s) {
    if (player(s, s.active).at !== null) return
    for (const pay of new Set(s.turn.pool))
      for (const at of entries(s, s.active)) yield { act: 'generate', at: xy(at), pay }
  },
  refuse(s, { at: goal, pay }) {
    if (player(s, s.active).at !== null) return no('PL-117', 'refuse.generate.on')
    const at = cellOf(goal)
    if (!s.turn.pool.includes(pay)) return no('PL-119', 'refuse.generate.pay', { left: s.turn.pool.map(symName) })
    if (entries(s, s.active).includes(at)) return null
    // PL-121: it pushes nobody.
    if (square(s, at) && isTaken(s, at)) return no('PL-121', 'refuse.generate.taken')
    return player(s, s.active).above ? no('PL-123', 'refuse.generate.above') : no('PL-120', 'refuse.generate.row')
  },
  decide: playing(come),
  sketch: { how: 'declared', cue: 'put' },
  tell: (s, { at, pay }, by) => log('log.generate', by, { place: spaceName(s, cellOf(at)), pay: symName(pay) })
}

function come(p: Play, { at, pay }: ActionOf<'generate'>): void {
  const seat = p.s.active
  const isAgain = p.s.phase === 'again'
  p.turn({ pool: poolWithout(p.s, { pool: [pay], special: null, how: 'plain' }), must: false })
  p.make({ e: 'hero', seat, to: cellOf(at) })
  p.has(seat, { above: false })
  arrive(p, seat, 'generate')
  // PL-122: in step 7 gravity is looked at once more.
  if (isAgain) fallAll(p)
}

export const spawn: Act<'spawn'> = {
  phases: ['spawn'],
  untimely,
  *list(s) {
    for (const at of bossSpaces(s)) if (!isTaken(s, at)) yield { act: 'spawn', at: xy(at) }
  },
  refuse: (s, { at }) =>
    bossSpaces(s).includes(cellOf(at)) && !isTaken(s, cellOf(at)) ? null : no('PL-151', 'refuse.spawn'),
  decide: playing((p, { at }) => {
    putBoss(p, cellOf(at))
    p.make({ e: 'phase', phase: 'act' })
  }),
  sketch: (s, { at }) => ({
    how: 'observed',
    cue: 'put',
    moves: [{ kind: enemyKind(s.match.sheet.id), from: null, to: place(cellOf(at)) }]
  }),
  tell: (s, { at }, by) => log('log.spawn', by, { place: spaceName(s, cellOf(at)) })
}

/** Enemies come by themselves, whoever acts or is waited for: only sensors find one that a hand has brought. */
export const bring: Act<'bring'> = {
  found: true,
  // PL-131: with their level, and never again.
  refuse: (s, { enemy }) => (isBoss(s, enemy) ? no('PL-151', 'refuse.bring.boss') : no('PL-089', 'refuse.bring')),
  decide: () => [],
  sketch: { how: 'observed' },
  tell: () => null
}
