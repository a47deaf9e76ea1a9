// Choosing tied lands with the tie power, and disputing what was entered by hand.

import { campPlace, landPlace } from '../places.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { tiedLands } from '../turn/conquest.ts'
import { type Act, costly, declared, during, log, playing } from './act.ts'
import { named } from './fuel.ts'

/** KE-217: the holder chooses the tied land that it wins (KE-Q23). */
export const tie: Act<'tie'> = {
  who: 'both',
  ...during('KE-217', 'refuse.when.tie', 'tie'),
  *list(s) {
    const tied = tiedLands(s)
    for (let mask = 1; mask < 1 << tied.length; mask++)
      yield { act: 'tie', lands: tied.filter((_, i) => (mask >> i) & 1) }
  },
  refuse(s, { lands }) {
    const tied = tiedLands(s)
    if (lands.some((at) => !tied.includes(at))) return no('KE-217', 'refuse.tie.land')
    return lands.length > s.match.options.tieLands ? no('KE-217', 'refuse.tie.most') : null
  },
  decide: playing((p, { lands }, by) => p.board({ ties: named(p.s, by, lands) })),
  sketch: (s) => ({ how: 'declared', places: everywhere(s) }),
  tell: (_, { lands }, by) => log('log.tie', by, { lands: lands.map((at) => ({ say: `spot.${at}` })) })
}
const everywhere = (s: State) => [...s.lands.map((_, at) => landPlace(at)), campPlace(0), campPlace(1)]

/** KE-293: the opponent can dispute what was entered by hand until the next turn starts. Undo corrects it. */
export const dispute: Act<'dispute'> = {
  who: 'rival',
  ...during('KE-293', 'refuse.when.dispute', 'place', 'develop', 'fire', 'refuel'),
  list: () => [{ act: 'dispute' }],
  refuse: (s) => (s.turn.entered && s.turn.disputed === 'no' ? null : no('KE-293', 'refuse.dispute')),
  decide: playing((p) => p.turn({ disputed: 'now' })),
  sketch: costly,
  tell: (_, __, by) => log('log.dispute', by)
}

export const settle: Act<'settle'> = {
  who: 'rival',
  ...during('KE-293', 'refuse.settle', 'place', 'develop', 'fire', 'refuel', 'end'),
  list: () => [{ act: 'settle' }],
  refuse: (s) => (s.turn.disputed === 'now' ? null : no('KE-293', 'refuse.settle')),
  decide: playing((p) => p.turn({ disputed: 'settled' })),
  sketch: declared,
  tell: (_, __, by) => log('log.settle', by)
}
