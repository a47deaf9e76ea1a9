// Cheats in battles: wrong dice, wrong casualties, wrong moments.

import { dueHit, seatOf } from '../../../../src/games/nexus-ops/battle.ts'
import { chance } from '../../../../src/games/nexus-ops/chance.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import type { Step } from '../../gestures.ts'
import type { Cheat } from '../cheat.ts'
import { cheat, first, type Now, one, type Stack, stacks, take } from './moment.ts'

/** Throws a number of dice of each kind; their faces are random. */
function cast({ room, luck }: Now, wanted: Readonly<Record<string, number>>): readonly Step[] | null {
  const all = room.table.dice()
  const hands = Object.entries(wanted).map(([kind, n]) => all.filter((it) => it.kind === kind).slice(0, n))
  if (hands.some((it, i) => it.length < (Object.values(wanted)[i] ?? 0))) return null
  const dice = hands.flat().map(({ id }) => id)
  return dice.length > 0 ? [{ step: 'throw', dice, faces: dice.map(() => 1 + luck.below(6)) }] : null
}

/** Throws other dice than the game expects. */
const miscast =
  (change: (wanted: Readonly<Record<string, number>>) => Readonly<Record<string, number>> | null) => (now: Now) => {
    const node = chance(now.state)
    if (node?.chance !== 'throw') return null
    const wanted = change(Object.fromEntries(node.dice.map(({ kind, count }) => [kind, count])))
    return wanted && cast(now, wanted)
  }

const unthrown = (steps: (now: Now) => readonly Step[] | null) => (now: Now) =>
  chance(now.state) === null ? steps(now) : null

/** Offers the cheat while players may play cards at this stage of a battle. */
const open = (stage: string, steps: (now: Now) => readonly Step[] | null) => (now: Now) => {
  const { battle } = now.state.turn
  return battle?.window && battle.stage === stage ? steps(now) : null
}

/** While a player must choose a casualty, takes a wrong unit away instead. */
const falling = (wrong: (it: Stack, due: { readonly at: string; readonly seat: number }) => boolean) => (now: Now) => {
  const { state: s } = now
  const { battle } = s.turn
  const due = battle && dueHit(s, battle)
  if (!battle || !due) return null
  const of = { at: battle.at, seat: seatOf(s, battle, due.from) }
  return first(
    one(
      now.luck,
      stacks(s).filter((it) => wrong(it, of))
    ),
    (it) => take(now, it, null)
  )
}

export const battles: readonly Cheat<State>[] = [
  cheat(
    'a-die-too-many',
    'A die too many is thrown in a battle.',
    ['NO-074'],
    miscast(({ attacker, defender }) =>
      attacker && attacker < 8 ? { attacker: attacker + 1, ...(defender ? { defender } : {}) } : null
    )
  ),
  cheat(
    'a-die-too-few',
    'A die too few is thrown in a battle.',
    ['NO-074'],
    miscast(({ attacker, defender }) =>
      attacker && attacker > 1 ? { attacker: attacker - 1, ...(defender ? { defender } : {}) } : null
    )
  ),
  cheat(
    'one-side-only',
    'Only one side of a battle throws its dice.',
    ['NO-074'],
    miscast(({ attacker, defender }) => (attacker && defender ? { attacker } : null))
  ),
  cheat(
    'defender-forgotten',
    'A side throws that has no unit of this type.',
    ['NO-074'],
    miscast(({ attacker, defender }) => (attacker && !defender ? { attacker, defender: 1 } : null))
  ),
  cheat(
    'dice-of-another',
    'The dice of the other side are thrown.',
    ['NO-074'],
    miscast(({ attacker, defender, ...rest }) =>
      attacker !== defender ? { ...rest, attacker: defender ?? 0, defender: attacker ?? 0 } : null
    )
  ),
  cheat(
    'breath-of-two',
    'Two dice are thrown for a breath.',
    ['NO-074'],
    miscast(({ d6 }) => (d6 ? { d6, attacker: 1 } : null))
  ),
  cheat(
    'thrown-before-the-word',
    'Dice are thrown while cards may still be played.',
    ['NO-125'],
    open('before', (now) => cast(now, { attacker: 1 + now.luck.below(2) }))
  ),
  cheat(
    'thrown-again',
    'Dice are thrown again without a card that says so.',
    ['NO-125'],
    open('after', (now) => cast(now, { attacker: Math.max(1, now.state.turn.battle?.dice.attacker.length ?? 1) }))
  ),
  cheat(
    'breath-of-nobody',
    'A die is thrown for a breath that nobody announced.',
    ['NO-074', 'NO-125'],
    unthrown((now) => cast(now, { d6: 1 }))
  ),
  cheat('battle-of-nobody', 'Dice are thrown for a battle that nobody announced.', ['NO-074'], (now) =>
    now.state.turn.battle || chance(now.state) ? null : cast(now, { attacker: 2, defender: 2 })
  ),
  cheat(
    'casualty-of-the-other',
    'A unit of the side falls that was not hit.',
    ['NO-084', 'NO-081'],
    falling((it, due) => it.at === due.at && it.seat !== due.seat)
  ),
  cheat(
    'casualty-elsewhere',
    'A unit in another hex is given up.',
    ['NO-081', 'NO-084'],
    falling((it, due) => it.at !== due.at && it.seat === due.seat)
  ),
  cheat('casualty-in-time', 'A unit is taken off before anything has hit it.', ['NO-081', 'NO-084'], (now) => {
    const { battle } = now.state.turn
    if (!battle?.window) return null
    return first(
      one(
        now.luck,
        stacks(now.state).filter(({ at }) => at === battle.at)
      ),
      (it) => take(now, it, null)
    )
  }),
  cheat('two-for-one', 'Two units fall for one hit.', ['NO-081', 'NO-084'], (now) => {
    const { state: s } = now
    const { battle } = s.turn
    const due = battle && dueHit(s, battle)
    if (!battle || !due || battle.hits[due.of][due.kind] !== 1) return null
    const seat = seatOf(s, battle, due.from)
    const [a, b] = stacks(s).filter((it) => it.at === battle.at && it.seat === seat)
    const [off, too] = [a ? take(now, a, null) : null, b ? take(now, b, null) : null]
    return off && too ? [...off, ...too] : null
  })
]
