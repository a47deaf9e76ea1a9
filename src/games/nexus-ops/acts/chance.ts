// Dice come to rest and hidden things turn up: what chance does.

import { isOutcome } from '../../../core/chance.ts'
import { chance, picked, thrown } from '../chance.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import type { Act } from './act.ts'

export const throwing: Act<'throw'> = {
  all: () => [],
  refuse(s, action) {
    const node = chance(s)
    return node && isOutcome(node, action) ? null : no('NO-074', 'refuse.throw')
  },
  decide: thrown,
  sketch: (_, { dice }) => ({ how: 'shown', say: { say: 'log.throw', with: { faces: dice.map((it) => it.face) } } })
}

export const pick: Act<'pick'> = {
  all: () => [],
  refuse(s, action) {
    const node = chance(s)
    return node && isOutcome(node, action) ? null : no('NO-016', 'refuse.pick')
  },
  decide: picked,
  // NO-127: what is drawn stays hidden, so the sentence names only what everybody sees.
  sketch: (s, { items }) => ({ how: 'said', say: sentence(s, items) })
}

function sentence(s: State, items: readonly string[]) {
  const [pending] = s.pending
  switch (pending?.does) {
    case 'first':
      return { say: 'log.first', with: { who: { seat: Number(items[0]) } } }
    case 'draw':
      return { say: `log.draw.${pending.deck}`, with: { who: { seat: pending.seat } } }
    case 'reveal':
      return { say: 'log.found', with: { tile: items[0] ?? '' } }
    case 'peek':
      return { say: 'log.peek', with: { who: { seat: s.active } } }
    default:
      return { say: 'log.ground' }
  }
}
