// The actions of chance: dice are thrown, and hidden cards and tiles turn up.

import { isOutcome } from '../../../core/chance.ts'
import type { Phrase } from '../../../core/words.ts'
import type { ActionOf, Throw } from '../actions.ts'
import { chance, chanced } from '../chance.ts'
import { asked } from '../machine.ts'
import { no } from '../refusal.ts'
import { type Pending, type State, sides } from '../state.ts'
import { shows } from '../view/cards.ts'
import { placeName } from '../view/names.ts'
import { type Act, log } from './act.ts'

export const throwing: Act<'throw'> = {
  chance: true,
  refuse(s, action) {
    const node = chance(s)
    if (node && isOutcome(node, action)) return null
    if (s.pending[0]?.does === 'breath') return no('NO-051', 'refuse.throw.breath')
    if (node) return no('NO-074', 'refuse.throw')
    // NO-123: the card window comes first. Dice thrown before it closes do not count.
    return s.turn.battle?.window
      ? no('NO-125', 'refuse.throw.window', { who: { seat: asked(s) ?? s.active } })
      : no('NO-074', 'refuse.throw.none')
  },
  decide: chanced,
  sketch: { how: 'observed' },
  tell: fell
}

export const pick: Act<'pick'> = {
  chance: true,
  refuse(s, action) {
    const node = chance(s)
    return node && isOutcome(node, action) ? null : no('NO-016', 'refuse.pick')
  },
  decide: chanced,
  sketch: { how: 'declared' },
  tell: turnedUp
}

/** The log line of a throw: the faces, and whose they are. */
function fell(s: State, { dice }: Throw): Phrase {
  const faces = (kind?: string) => dice.filter((it) => kind === undefined || it.kind === kind).map((it) => it.face)
  const { defender = s.active } = s.turn.battle ?? {}
  const [mine, theirs] = sides.map((side) => dice.some(({ kind }) => kind === side))
  if (!mine || !theirs) return log('log.throw', theirs ? defender : s.active, { faces: faces() })
  const both = { faces: faces('attacker'), whom: { seat: defender }, theirs: faces('defender') }
  return log('log.throw.both', s.active, both)
}

const isGround = (it: Pending | undefined): boolean => it?.does === 'singles' || it?.does === 'double'

/** The log line of a draw. Dealt ground gets one line, when all of it is on the table. */
function turnedUp(s: State, { items }: ActionOf<'pick'>): Phrase | null {
  const [now, next] = s.pending
  switch (now?.does) {
    case 'first':
      return log('log.first', Number(items[0] ?? 0))
    case 'draw':
      return log(`log.draws.${now.deck}`, now.seat)
    case 'reveal':
      return { say: 'log.shows', with: { place: placeName(s, now.at), what: shows(s, items[0] ?? '') } }
    case 'peek':
      return log('log.peeks', s.active, { place: placeName(s, now.at) })
    default:
      return isGround(now) && isGround(next) ? null : { say: 'log.ground' }
  }
}
