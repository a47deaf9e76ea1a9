// What chance is about to do, and what follows: cards, lands, Tuareks, dice.

import type { ChanceNode } from '../../core/chance.ts'
import type { Die as Thrown } from '../../core/scene.ts'
import { less } from '../../kit/multiset.ts'
import { isDie, type Tuarek } from './data/names.ts'
import type { Play } from './evolve.ts'
import { type Faces, inOrder, type State } from './state.ts'
import { beginConquest } from './turn/conquest.ts'
import { nextCards, turnUp } from './turn/deck.ts'
import { refuelRolled } from './turn/refuel.ts'
import { fell } from './turn/roll.ts'
import { pile } from './turn/stock.ts'

const pick = (what: string, from: readonly string[]): ChanceNode => ({ chance: 'pick', what, from, count: 1 })

export function chance(s: State): ChanceNode | null {
  const [pending] = s.pending
  if (!pending || s.phase === 'over') return null
  switch (pending.does) {
    case 'card':
      return pick('card', nextCards(s))
    case 'land':
      return pick('land', less(s.match.lands.map((it) => it.id).sort(), s.shown))
    case 'tuarek': {
      const left = pile(s)
      // KE-164: an empty pile is rebuilt from the discards.
      return pick('tuarek', left.length > 0 ? left : s.discards)
    }
    case 'throw':
      return { chance: 'throw', dice: pending.dice.map((kind) => ({ kind, faces: 6, count: 1 })) }
  }
}

/** Applies the result of a pick. */
export function picked(p: Play, item: string): void {
  const [pending] = p.s.pending
  p.make({ e: 'chanced' })
  switch (pending?.does) {
    case 'card':
      if (turnUp(p, item)) beginConquest(p)
      return
    case 'land':
      // KE-014, KE-220: a New Land is turned up.
      p.board({ lands: [...p.s.lands, item], shown: [...p.s.shown, item].sort() })
      return
    case 'tuarek':
      if (pile(p.s).length === 0) p.board({ discards: [] })
      p.make({ e: 'tuarek', seat: pending.seat, kind: item as Tuarek })
  }
}

/** KE-101: a throw ends when all its dice are flat. A leaning die is thrown again. */
export function thrown(p: Play, dice: readonly Thrown[]): void {
  p.make({ e: 'chanced' })
  const faces: Faces = Object.fromEntries(dice.flatMap(({ kind, face }) => (isDie(kind) ? [[kind, face]] : [])))
  if (p.s.phase === 'refuel') refuelRolled(p, faces)
  else rollFell(p, faces)
}

/** KE-100: burned dice in the throw go back to fire; the other dice count. */
function rollFell(p: Play, faces: Faces): void {
  const { air, astray = [] } = p.s.turn
  const burned = air?.burned ?? []
  if (burned.length > 0) {
    p.make({ e: 'fouled', rule: 'KE-100' })
    p.turn({ astray: inOrder([...new Set([...astray, ...burned])]) })
  }
  fell(p, Object.fromEntries(Object.entries(faces).filter(([die]) => !burned.some((it) => it === die))))
}
