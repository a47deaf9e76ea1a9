// Reads a position written by hand in the short notation of NOTATION.md. Refuses what no match can reach, and says where the fault is.

import { misfits } from '../../core/form.ts'
import type { Seat } from '../../core/ids.ts'
import type { Json } from '../../core/json.ts'
import type { Checked, Problem } from '../../core/schema.ts'
import { bad, problem, within } from '../../kit/problem.ts'
import { startTile } from './board.ts'
import { begin, extend, unplayed } from './evolve.ts'
import { blocks } from './geometry/docking.ts'
import { positionSchema, type Written, withCubes, withKeepers } from './position/board.ts'
import { type Player, player, type State, type Turn } from './state.ts'
import { countDice, terrainUnderfoot } from './turn/count.ts'
import { isApart, isClumsy, slot, unlessWon } from './turn/order.ts'

/** `opening`: the state in which the match would begin without a written position. */
export function readPosition(opening: State, value: Json): Checked<State> {
  const misshapen = misfits(positionSchema, value)
  const read = misshapen.length > 0 ? bad(...misshapen) : wellFormed(opening, value as Written)
  return read.ok ? read : bad(...within(['position'], read.problems))
}

function wellFormed(opening: State, written: Written): Checked<State> {
  const { active = 0 } = written
  const n = opening.players.length
  const strange = seatsNamed(written).find(([, seat]) => seat >= n)
  if (strange) return bad(problem(strange[0], 'problem.seat', { n }))
  const laid = withCubes({ ...opening, active, rollOff: null }, written)
  if (!laid.ok) return laid
  if (phaseOf(written) === 'place') return deploying(laid.value, written)
  const stood = withKeepers(laid.value, written)
  if (!stood.ok) return stood
  return playing({ ...stood.value, players: stood.value.players.map((it, seat) => known(it, seat, written)) }, written)
}

/** Every place in the notation that names a seat or holds an entry for it, with that seat. */
function seatsNamed(written: Written): readonly (readonly [at: Problem['at'], seat: Seat])[] {
  const { active = 0, cubes, keepers, power, reserve, extraDice, waiting, eliminated, fresh } = written
  const entries = Object.entries({ cubes, keepers, power, reserve, extraDice })
  const named = Object.entries({ waiting, eliminated, fresh })
  return [
    [['active'], active],
    ...entries.flatMap(([key, all = []]) => all.map((_, seat) => [[key, seat], seat] as const)),
    ...named.flatMap(([key, all = []]) => all.map((seat, i) => [[key, i], seat] as const))
  ]
}

const phaseOf = (it: Written) => it.phase ?? (it.pool ? 'actions' : it.throw ? 'reroll' : 'start')

/** Some cubes are not deployed yet. The first seat without one deploys next, unless another seat is named (NK-003). */
function deploying(s: State, { active }: Written): Checked<State> {
  const missing = s.players.findIndex((_, seat) => !s.cubes.some((it) => it.seat === seat))
  const next = active ?? missing
  return missing < 0 || s.cubes.some((it) => it.seat === next)
    ? bad(problem(['phase'], 'problem.deployed'))
    : { ok: true, value: { ...s, phase: 'place', active: next } }
}

/** A seat as written. Defaults as in section 10: an empty reserve, not its first turn. */
const known = (it: Player, seat: Seat, { fresh, power, reserve, extraDice }: Written): Player => ({
  ...it,
  fresh: fresh?.includes(seat) ?? false,
  powerLeft: power?.[seat] ?? it.powerLeft,
  reserve: reserve?.[seat] ?? null,
  extraDice: extraDice?.[seat] ?? 0
})

function playing(s: State, written: Written): Checked<State> {
  const phase = phaseOf(written)
  const onBoard = player(s, s.active).status === 'onBoard'
  if (phase === 'closure') return closure(s)
  if (blocks(s.cubes).length > 1) return bad(problem(['cubes'], 'problem.apart', {}, 'NK-133'))
  if (phase === 'start') return { ok: true, value: unlessWon(begin({ ...s, phase: 'slot' }), slot).state }
  if (!onBoard) return bad(problem(['active'], 'problem.notOnBoard'))
  const turn = turnOf(s, written)
  const { k, owed, first } = turn
  if (phase === 'bonus') return { ok: true, value: { ...s, phase, offer: { k: Math.max(1, k), owed, first } } }
  const counting = extend(begin(s), { e: 'turn', terrain: terrainUnderfoot(s), k, owed, first }).state
  const at = { ...counting, phase, turn: { ...turn, dice: countDice(counting).dice } } as const
  if (!isClumsy(at)) return { ok: true, value: at }
  // NK-042: three 1s end the turn, so there is no pool. NK-043: the other option keeps the pool, and the 1s pay for nothing.
  if (s.match.options.clumsy === 'base')
    return bad(problem([written.pool ? 'pool' : 'throw'], 'problem.clumsy', {}, 'NK-042'))
  return { ok: true, value: { ...at, turn: { ...at.turn, clumsy: true } } }
}

/** A closure in its own slot: the active seat, whose cube is gone, is about to dock the loose cubes. */
const closure = (s: State): Checked<State> =>
  startTile(s, s.active) === null && isApart(s)
    ? { ok: true, value: { ...s, phase: 'closure', closing: s.active } }
    : bad(problem(['phase'], 'problem.closure', {}, 'NK-133'))

const turnOf = (s: State, written: Written): Turn => ({
  ...unplayed(s),
  k: written.bonus ?? 0,
  first: player(s, s.active).fresh,
  regular: ascending(written.pool ?? written.throw),
  power: ascending(written.powerDice),
  reserve: written.pool ? (written.reserveDie ?? null) : null,
  rerolls: written.rerolls ?? 0,
  off: written.pushedOff ?? 0
})

const ascending = <T extends number>(dice: readonly T[] = []): readonly T[] => dice.toSorted((a, b) => a - b)
