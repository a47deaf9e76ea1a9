// Reads a position written by hand, in the notation of NOTATION.md. Refuses positions that no match can reach, and says where the fault is.

import { misfits } from '../../core/form.ts'
import type { Json } from '../../core/json.ts'
import type { Checked, Problem } from '../../core/schema.ts'
import { holds, less } from '../../kit/multiset.ts'
import { bad, problem, within } from '../../kit/problem.ts'
import { list, type Of, object, oneOf, type Typed, text, whole, yesNo } from '../../kit/schema.ts'
import { dice, powers, specials, tuareks } from './data/names.ts'
import { begin, Play } from './evolve.ts'
import { allTuareks, type Faces, freshTurn, limits, noPool, type State, sum } from './state.ts'
import { poses, type Truck } from './truck/fuel.ts'
import { advance, startTurn } from './turn/round.ts'

const id = text({ maxLength: 40 })
const both = <T>(it: Typed<T>): Typed<readonly T[]> => list(it, { minItems: 2, maxItems: 2 })
const some = whole(0, 99)
const slot: Typed<string | null> = { anyOf: [{ type: ['null'] }, id] }
const phases = ['start', 'window', 'choose', 'roll', 'develop', 'fire', 'refill'] as const
const face = whole(1, 6)

const positionSchema = object({
  'phase?': oneOf(phases),
  'first?': whole(0, 1),
  'active?': whole(0, 1),
  'conquered?': whole(0, 3),
  'last?': yesNo,
  'clock?': whole(0, Number.MAX_SAFE_INTEGER),
  'fuel?': both(whole(0, 600_000)),
  'poses?': both(oneOf(poses)),
  'row?': list(slot, { minItems: 6, maxItems: 6 }),
  'turned?': whole(0, 39),
  'gone?': list(id, { maxItems: 36 }),
  'lands?': list(id, { maxItems: 4 }),
  'boxed?': list(id, { maxItems: 12 }),
  'jerrycans?': both(whole(0, 27)),
  'tuareks?': both(list(oneOf(tuareks), { maxItems: 17 })),
  'discards?': list(oneOf(tuareks), { maxItems: 17 }),
  'cards?': both(list(id, { maxItems: 36 })),
  'won?': both(list(id, { maxItems: 12 })),
  'powers?': both(list(oneOf(powers), { maxItems: 5 })),
  'pawns?': both(list(whole(0, 7), { maxItems: 6 })),
  'colours?': list(oneOf(specials), { maxItems: 3 }),
  'faces?': object(Object.fromEntries(dice.map((it) => [`${it}?`, face]))) as Typed<Faces>,
  'pool?': object({ 'brick?': some, 'wheat?': some, 'metal?': some, 'recruit?': some }) as Typed<
    Partial<State['turn']['pool']>
  >,
  'flames?': whole(0, 8)
})
type Written = Of<typeof positionSchema>

/** `opening`: the state in which the match would begin otherwise. From the position, play continues until a player must decide. */
export function readPosition(opening: State, value: Json): Checked<State> {
  const misshapen = misfits(positionSchema, value)
  if (misshapen.length > 0) return bad(...within(['position'], misshapen))
  const written = value as unknown as Written
  const state = laid(opening, written)
  const problems = [...misplaced(state, written)]
  if (problems.length > 0) return bad(...within(['position'], problems))
  return { ok: true, value: begun(state, written) }
}

/** The ids of all cards in a pile, one for each copy, ascending. */
const printed = (s: State, pile: 'start' | 'main'): readonly string[] =>
  s.match.cards.flatMap((it) => (it.pile === pile ? Array<string>(it.copies).fill(it.id) : [])).sort()

/** The cards turned up so far: those visible in the position, and those that must have come before them. */
function deckOf(s: State, it: Written): Pick<State, 'row' | 'drawn' | 'turned' | 'reveals'> {
  const [start, main] = [printed(s, 'start'), printed(s, 'main')]
  const reveals = it.conquered ?? 0
  const owned = (it.cards ?? []).flat()
  const kept = [...owned, ...(it.gone ?? [])]
  const row = it.row ?? less(start, kept).slice(0, 6)
  const shown = [...row.filter((one) => one !== null), ...kept]
  const isOver = reveals > 0 || shown.some((one) => main.includes(one))
  const drawn = [...shown, ...(isOver ? less(start, shown) : [])]
  // KE-013: Conquest card n is in heap n.
  const sizes = s.match.options.heaps.split(',').map((n) => Number(n) + 1)
  const least = reveals === 0 ? 0 : 12 + sum(sizes.slice(0, reveals - 1)) + 1
  const more = Math.max(0, Math.max(least, it.turned ?? 0) - drawn.length - reveals)
  const all = [...drawn, ...less(main, drawn).slice(0, more)].sort()
  return {
    row: [...row, ...Array<null>(Math.max(0, 6 - row.length)).fill(null)],
    drawn: all,
    turned: all.length + reveals,
    reveals
  }
}

/** What is not written is as at the start of a match. */
function laid(s: State, it: Written): State {
  const { conquered = 0, first = 0, phase = 'start' } = it
  const won = it.won ?? [[], []]
  const left = less(s.match.lands.map((one) => one.id).sort(), [...won.flat(), ...(it.boxed ?? [])])
  const lands = it.lands ?? (conquered === 3 ? [] : left.slice(0, 4))
  // KE-224: four lands for each round that has begun.
  const need = Math.min(12, 4 * (conquered + 1))
  const known = [...lands, ...won.flat(), ...(it.boxed ?? [])]
  const shown = [...known, ...less(left, lands).slice(0, Math.max(0, need - known.length))].sort()
  const stock = it.jerrycans ?? [2, 2]
  const active = it.active ?? first
  const base: State = {
    ...s,
    ...deckOf(s, it),
    phase: phase === 'start' ? 'window' : phase,
    first,
    active,
    conquered,
    clock: { at: it.clock ?? null, error: 0 },
    final: conquered === 3,
    last: it.last ?? false,
    lands,
    shown,
    supply: s.supply + 4 - sum(stock),
    discards: [...(it.discards ?? [])].sort(),
    pending: [],
    fullAt: [true, true]
  }
  const clan = (seat: 0 | 1): State['clans'][0] => ({
    jerrycans: stock[seat] ?? 2,
    tuareks: [...(it.tuareks?.[seat] ?? [])].sort(),
    cards: [...(it.cards?.[seat] ?? [])].sort(),
    lands: won[seat] ?? [],
    powers: it.powers?.[seat] ?? [],
    fresh: [],
    pawns: [0, 1, 2, 3, 4, 5].map((at) => it.pawns?.[seat]?.[at] ?? 0)
  })
  const truck = (seat: 0 | 1): Truck => {
    const held = it.fuel?.[seat] ?? limits(s, seat).drainFullMs
    const usual = phase === 'roll' && seat === active ? 'tankDown' : 'flat'
    return { pose: it.poses?.[seat] ?? usual, since: base.clock, lo: held, hi: held, wave: null, knocked: 0 }
  }
  const faces = it.faces ?? {}
  return {
    ...base,
    clans: [clan(0), clan(1)],
    trucks: [truck(0), truck(1)],
    turn: {
      ...freshTurn,
      colours: specials.filter((die) => it.colours?.includes(die)),
      stood: phase !== 'start' && phase !== 'window' && phase !== 'choose',
      threw: Object.keys(faces).length > 0 || phase === 'develop' || phase === 'fire',
      faces: Object.fromEntries(dice.flatMap((die) => (faces[die] === undefined ? [] : [[die, faces[die]]]))),
      pool: { ...noPool, ...it.pool },
      flames: it.flames ?? 0
    }
  }
}

function* misplaced(s: State, it: Written): Generator<Problem> {
  const cards = s.match.cards.flatMap((one) => Array<string>(one.copies).fill(one.id))
  if (!holds(cards, s.drawn)) yield problem(['row'], 'problem.cards', {}, 'KE-010')
  const lands = s.match.lands.map((one) => one.id)
  if (!holds(lands, s.shown)) yield problem(['lands'], 'problem.lands', {}, 'KE-014')
  // KE-013: the number of cards turned up must fit the Conquest cards seen so far.
  const sizes = s.match.options.heaps.split(',').map((n) => Number(n) + 1)
  const most = s.reveals === 3 ? 39 : 12 + sum(sizes.slice(0, s.reveals + 1)) - 1
  if (s.turned > most) yield problem(['conquered'], 'problem.conquered', { n: s.reveals }, 'KE-013')
  // KE-134: the box holds no more jerrycans.
  if (s.supply < 0 && s.match.options.jerrycanSupply === 'limited')
    yield problem(['jerrycans'], 'problem.jerrycans', {}, 'KE-134')
  const held = [...s.clans.flatMap((one) => one.tuareks), ...s.discards]
  if (!holds(allTuareks(s), held)) yield problem(['tuareks'], 'problem.tuarek.many', {}, 'KE-016')
  // KE-280: there is one tile of each power.
  const tiles = s.clans.flatMap((one) => one.powers)
  if (new Set(tiles).size < tiles.length) yield problem(['powers'], 'problem.powers', {}, 'KE-280')
  for (const [seat, { pawns }] of s.clans.entries()) {
    if (sum(pawns) > 7) yield problem(['pawns', seat], 'problem.pawns', {}, 'KE-015')
    const [one = 0, two = 0] = pawns.slice(4)
    const onSlots = one + two > 0
    if (one > 1 || two > 2 || (onSlots && !s.last)) yield problem(['pawns', seat], 'problem.slots', {}, 'KE-234')
    if (pawns.slice(s.lands.length, 4).some((n) => n > 0)) yield problem(['pawns', seat], 'problem.land', {}, 'KE-224')
  }
  for (const seat of [0, 1])
    if ((it.fuel?.[seat] ?? 0) > limits(s, seat).drainFullMs)
      yield problem(['fuel', seat], 'problem.fuel', {}, 'KE-033')
  // KE-231: the last turn is the second player's, after the third conquest.
  if (s.last && (s.conquered < 3 || s.active === s.first)) yield problem(['last'], 'problem.last', {}, 'KE-231')
}

function begun(s: State, { phase = 'start' }: Written): State {
  if (phase !== 'start') return advance(begin(s)).state
  const p = new Play(begin(s))
  startTurn(p, s.active, s.last)
  return advance(p.script()).state
}
