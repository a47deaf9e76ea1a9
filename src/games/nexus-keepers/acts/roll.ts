// From the first throw of a turn to the lock (NK-036 to NK-051): rolling, rerolling, power dice with other dice or alone, stopping.
// Chance throws the dice: in the roll for First Player one die for each seat in turn, in a turn all dice that were taken up.

import { type ChanceNode, isOutcome } from '../../../core/chance.ts'
import type { Seat } from '../../../core/ids.ts'
import type { Refusal } from '../../../core/rules.ts'
import type { Die } from '../../../core/scene.ts'
import type { Throw } from '../actions.ts'
import type { Face } from '../cards/card.ts'
import { begin, extend, run, type Script } from '../evolve.ts'
import { no } from '../refusal.ts'
import { player, type State, turnOf } from '../state.ts'
import { lock, settleThrow } from '../turn/order.ts'
import { rerolls } from '../turn/rerolls.ts'
import { countsAsReroll, refuseReroll } from '../turn/throws.ts'
import { type Act, beforeTurns, log } from './act.ts'

/** One roll for each number of power dice that a card may have. */
const rolls = [0, 1, 2, 3, 4, 5, 6].map((power) => ({ act: 'roll', power }) as const)

/** NK-035: with no regular die, only power dice can be thrown. */
const leastPower = (s: State): number => (turnOf(s).dice === 0 ? 1 : 0)

export const roll: Act<'roll'> = {
  phases: ['roll'],
  untimely: (s) => beforeTurns(s) ?? no('NK-036', 'refuse.when.roll'),
  exact: true,
  list: (s) => rolls.slice(leastPower(s), player(s, s.active).powerLeft + 1),
  refuse(s, { power }) {
    // NK-045: each power die can be used once in a game.
    if (power > player(s, s.active).powerLeft) return no('NK-045', 'refuse.power.left')
    return power < leastPower(s) ? no('NK-035', 'refuse.roll.nothing') : null
  },
  decide: (s, { power }) => [{ e: 'cast', regular: turnOf(s).dice, power, up: [], upPower: [], counts: false }],
  sketch: { how: 'inferred', button: 'confirm' },
  tell: (s, { power }) => ({
    say: power > 0 ? 'log.roll.power' : 'log.roll',
    with: { who: { seat: s.active }, n: turnOf(s).dice, power }
  })
}

/** NK-036, Q57: the first throw takes all regular dice. NK-035: without regular dice, the player rolls power dice. */
const unthrown = (s: State): Refusal =>
  turnOf(s).dice > 0 ? no('NK-036', 'refuse.stop.first') : no('NK-035', 'refuse.roll.nothing')

export const reroll: Act<'reroll'> = {
  phases: ['reroll'],
  exact: true,
  // NK-046: the rolling phase is over once the dice are locked.
  untimely: (s) => beforeTurns(s) ?? (s.phase === 'roll' ? unthrown(s) : no('NK-046', 'refuse.when.reroll')),
  list: rerolls,
  refuse: refuseReroll,
  decide(s, action) {
    const { dice, power, again = [] } = action
    const counts = countsAsReroll(s, action)
    return [{ e: 'cast', regular: dice.length, power: power + again.length, up: dice, upPower: again, counts }]
  },
  sketch: { how: 'inferred' },
  tell: (s, { dice, power, again = [] }) => ({
    say: dice.length + again.length === 0 ? 'log.power' : power > 0 ? 'log.reroll.power' : 'log.reroll',
    with: { who: { seat: s.active }, faces: [...dice, ...again], power }
  })
}

/** Q57: the player can’t stop before the first throw, unless there is no regular die to throw (NK-035). */
const mayStop = (s: State): boolean => s.phase === 'reroll' || turnOf(s).dice === 0
const stops = [{ act: 'stop' }] as const

export const stop: Act<'stop'> = {
  phases: ['roll', 'reroll'],
  untimely: () => no('NK-040', 'refuse.when.stop'),
  exact: true,
  list: (s) => (mayStop(s) ? stops : []),
  refuse: (s) => (mayStop(s) ? null : no('NK-036', 'refuse.stop.first')),
  decide: (s) => lock(begin(s)),
  sketch: { how: 'inferred', button: 'confirm' },
  tell: (s) => log(s, 'log.stop')
}

const regularDice = (count: number): ChanceNode => ({ chance: 'throw', dice: [{ kind: 'regular', faces: 6, count }] })
/** Without power dice, by the number of regular ones. */
const plainThrows = Array.from({ length: 10 }, (_, count) => regularDice(count))

/** The dice that chance is about to throw. */
export function chance(s: State): ChanceNode | null {
  if (s.phase === 'first') return regularDice(1)
  const casting = s.phase === 'throw' ? s.turn?.casting : null
  if (!casting) return null
  if (casting.power === 0 && casting.regular > 0) return plainThrows[casting.regular] ?? regularDice(casting.regular)
  const dice = []
  if (casting.regular > 0) dice.push({ kind: 'regular', faces: 6, count: casting.regular })
  if (casting.power > 0) dice.push({ kind: 'power', faces: 6, count: casting.power })
  return { chance: 'throw', dice }
}

const isRegular = ({ kind }: Die): boolean => kind === 'regular'
const faceOf = ({ face }: Die): Face => face as Face
const noDice: readonly Face[] = []

/** The seat that rolls now for First Player. */
export const roller = (s: State): Seat => s.rollOff?.among[s.rollOff.faces.length] ?? s.active

export const throwing: Act<'throw'> = {
  chance: true,
  phases: ['first', 'throw', 'roll'],
  untimely: () => no('NK-036', 'refuse.when.throw'),
  refuse(s, action) {
    // NK-036: no choice of power dice explains this throw, so the number of regular dice is wrong.
    if (s.phase === 'roll') return no('NK-036', 'refuse.throw.count', { n: turnOf(s).dice })
    const node = chance(s)
    // NK-036: exactly the dice that were taken up are thrown together.
    return node && isOutcome(node, action) ? null : no('NK-036', 'refuse.throw.others')
  },
  decide: (s, action) => (s.phase === 'first' ? firstDie(s, action) : inTurn(s, action)),
  sketch: { how: 'observed' },
  tell: (s, action) => ({
    say: s.phase === 'first' ? 'log.firstDie' : 'log.throw',
    with: { who: { seat: roller(s) }, faces: action.dice.map((it) => it.face) }
  })
}

/** NK-001: the highest roll is First Player; tied players roll again (Q52). */
function firstDie(s: State, action: Throw): Script {
  const thrown = extend(begin(s), { e: 'firstDie', face: action.dice[0]?.face ?? 0 })
  const { among, faces } = thrown.state.rollOff ?? { among: [], faces: [] }
  if (faces.length < among.length) return thrown
  const highest = Math.max(...faces)
  const best = among.filter((_, i) => faces[i] === highest)
  const [seat] = best
  return extend(
    thrown,
    best.length === 1 && seat !== undefined ? { e: 'firstPlayer', seat } : { e: 'rollOff', among: best }
  )
}

function inTurn(s: State, { dice }: Throw): Script {
  // Hardly any throw has power dice.
  const all = dice.every(isRegular)
  const regular = (all ? dice : dice.filter(isRegular)).map(faceOf)
  const power = all ? noDice : dice.filter((it) => it.kind === 'power').map(faceOf)
  return settleThrow(run(s, [{ e: 'thrown', regular, power }]))
}
