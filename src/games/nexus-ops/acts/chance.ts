// Dice come to rest and hidden things turn up: what chance does.

import { isOutcome } from '../../../core/chance.ts'
import { chance, picked, thrown } from '../chance.ts'
import { no } from '../refusal.ts'
import type { Act } from './act.ts'

export const throwing: Act<'throw'> = {
  all: () => [],
  refuse(s, action) {
    const node = chance(s)
    return node && isOutcome(node, action) ? null : no('NO-074', 'refuse.throw')
  },
  decide: thrown,
  looks: { how: 'shown' }
}

export const pick: Act<'pick'> = {
  all: () => [],
  refuse(s, action) {
    const node = chance(s)
    return node && isOutcome(node, action) ? null : no('NO-016', 'refuse.pick')
  },
  decide: picked,
  looks: { how: 'said' }
}
