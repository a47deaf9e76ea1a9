// A battle on the page: who rolls when and for what, the thrown dice, and who is asked for cards. All viewers see the
// same.

import type { Seat } from '../../../core/ids.ts'
import type { DieShown, Widget } from '../../../core/view.ts'
import { verbatim } from '../../../core/words.ts'
import { forceOf, modOf, order, seatOf, threshold, toFight } from '../battle.ts'
import { steps } from '../data/units.ts'
import { type Battle, countOf, type State, sides } from '../state.ts'
import { named, placeName, unitName } from './names.ts'

export function battleWidgets(s: State): readonly Widget[] {
  const { battle } = s.turn
  if (battle) return [course(s, battle), ...dice(s, battle), ...single(s), ...asked(s, battle)]
  const fights = s.phase === 'battle' ? toFight(s) : []
  if (fights.length === 0) return single(s)
  const items = fights.map((at) => ({ text: placeName(s, at) }))
  return [{ widget: 'list', id: 'fights', title: { say: 'list.fights' }, items }]
}

/** Whom this seat fights. */
export const foeOf = (s: State, { defender }: Battle, seat: Seat): Seat => (seat === s.active ? defender : s.active)

/** NO-073: the steps in their order, with who still rolls in them. */
function course(s: State, battle: Battle): Widget {
  const { at, defender, stage, step } = battle
  const [mine, theirs] = sides.map((side) => forceOf(s, battle, side))
  const items = steps
    .filter((unit) => unit === step || countOf(mine, unit) + countOf(theirs, unit) > 0)
    .map((unit) => ({
      text: { say: 'battle.step', with: { unit: unitName(unit), n: countOf(mine, unit), m: countOf(theirs, unit) } },
      note: { say: 'battle.hits', with: { n: threshold(s, unit, at) } },
      strong: unit === step && stage !== 'missions'
    }))
  const over = stage === 'missions' ? [{ text: { say: 'battle.over' }, strong: true }] : []
  const title = { say: 'battle.title', with: { who: named(s.active), whom: named(defender), place: placeName(s, at) } }
  return { widget: 'list', id: 'battle', title, items: [...items, ...over] }
}

function dice(s: State, battle: Battle): readonly Widget[] {
  const { step, stage } = battle
  if (!step || stage === 'missions') return []
  return sides.map((side) => {
    const seat = seatOf(s, battle, side)
    const least = threshold(s, step, battle.at) - modOf(battle, side)
    const due = s.pending[0]?.does === 'roll' ? s.pending[0][side] : 0
    const lying = battle.dice[side].map(
      (face): DieShown => ({ kind: side, seat, face, state: face >= least ? 'free' : 'spent' })
    )
    const expected = Array.from({ length: due }, (): DieShown => ({ kind: side, seat, state: 'expected' }))
    const title = { say: 'battle.dice', with: { who: named(seat) } }
    return { widget: 'dice', id: `dice.${side}`, title, dice: [...lying, ...expected] }
  })
}

/** The single die of a breath or of a card, shown beside those of the battle. */
function single({ pending: [first], active: seat }: State): readonly Widget[] {
  if (first?.does !== 'strike' && first?.does !== 'breath') return []
  const title = { say: 'battle.dice', with: { who: named(seat) } }
  return [{ widget: 'dice', id: 'single', title, dice: [{ kind: 'd6', seat, state: 'expected' }] }]
}

/** NO-124: all players in turn, whatever cards they hold. */
function asked(s: State, battle: Battle): readonly Widget[] {
  if (!battle.window) return []
  const seats = order(s, battle)
  const now = battle.window.turn % seats.length
  const items = seats.map((seat, i) => ({
    text: verbatim({ seat }),
    ...(i === now ? { strong: true, note: { say: 'window.waiting' } } : {}),
    ...(battle.quiet.includes(seat) ? { note: { say: 'window.quiet' } } : {})
  }))
  return [{ widget: 'list', id: 'window', title: { say: 'window.title' }, items }]
}
