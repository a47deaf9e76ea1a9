// Why an action is a good one, in one sentence, where something plain can be said. It never tells the action itself.

import type { Seat } from '../../../core/ids.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Action } from '../actions.ts'
import { decide } from '../acts/index.ts'
import { bossAt, foe, foeAt, isAbove, isBoss, player, type State } from '../state.ts'
import { cellOf, yOf } from '../tower/cell.ts'
import { might } from '../turn/might.ts'
import { healthOf, near } from '../turn/near.ts'

export function reason(s: State, by: Seat, action: Action): Phrase | null {
  const boss = foe(s, s.match.sheet.id)
  const own = player(s, by)
  if (s.phase === 'act' && own.at !== null && boss) {
    const at = bossAt(s)
    if (at !== null && near(s, own.at).includes(at) && might(s) >= healthOf(s, boss)) return { say: 'why.boss' }
  }
  switch (action.act) {
    case 'attack': {
      const it = foeAt(s, cellOf(action.at))
      return it && !isBoss(s, it.id) ? { say: 'why.loot', with: { coins: it.loot.coins, gems: it.loot.gems } } : null
    }
    case 'set':
      return action.as === 'SWORD' ? { say: 'why.sword' } : { say: 'why.special' }
    case 'buy':
      return { say: 'why.buy' }
    case 'generate':
      return { say: own.above ? 'why.back.above' : 'why.back' }
    case 'move':
    case 'portal': {
      const next = player(decide(s, { by, do: action }).state, by)
      if (next.gems > own.gems) return { say: 'why.gem' }
      if (next.at === null || own.at === null) return null
      if (isAbove(s, next.at) && !isAbove(s, own.at)) return { say: 'why.above' }
      return yOf(next.at) > yOf(own.at) ? { say: 'why.climb' } : null
    }
    default:
      return null
  }
}
