// The actions of chance: dice throws, and picks from heaps.

import { isOutcome } from '../../../core/chance.ts'
import type { Refusal } from '../../../core/rules.ts'
import type { Phrase } from '../../../core/words.ts'
import { chance, picked, thrown } from '../chance.ts'
import { campPlace, landPlace } from '../places.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { conquestCard } from '../turn/deck.ts'
import { cardName, facesSummed, landName } from '../view/names.ts'
import { type Act, log, playing } from './act.ts'

const refuse = (s: State, action: Parameters<typeof isOutcome>[1]): Refusal | null => {
  const node = chance(s)
  return node && isOutcome(node, action) ? null : no('KE-092', 'refuse.outcome')
}

export const throwing: Act<'throw'> = {
  who: 'both',
  chance: true,
  refuse,
  decide: playing((p, { dice }) => thrown(p, dice)),
  sketch: { how: 'observed' },
  tell: (s, { dice }) =>
    log('log.throw', s.phase === 'refuel' ? 1 - s.active : s.active, { faces: facesSummed(s, dice) })
}

export const pick: Act<'pick'> = {
  who: 'both',
  chance: true,
  refuse,
  decide: playing((p, { items: [item = ''] }) => picked(p, item)),
  // A Conquest card sends every explorer home.
  sketch: (_, { items }) => ({
    how: 'declared',
    ...(items[0] === conquestCard ? { places: [...[0, 1, 2, 3].map(landPlace), campPlace(0), campPlace(1)] } : {})
  }),
  tell(s, { items: [item = ''] }): Phrase | null {
    const [pending] = s.pending
    if (pending?.does === 'tuarek') return log('log.pick.tuarek', pending.seat)
    if (item === conquestCard) return { say: 'log.pick.conquest', with: { n: s.conquered + 1 } }
    return pending?.does === 'land'
      ? { say: 'log.pick.land', with: { land: landName(s, item) } }
      : { say: 'log.pick.card', with: { card: cardName(s, item), n: s.row.lastIndexOf(null) + 1 } }
  }
}
