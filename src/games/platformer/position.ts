// A position written by hand, in the short notation of NOTATION.md. Refuses what no match could have come to, and says where.

import { misfits } from '../../core/form.ts'
import type { Json } from '../../core/json.ts'
import type { Checked, Problem } from '../../core/schema.ts'
import { less } from '../../kit/multiset.ts'
import { bad, problem, within } from '../../kit/problem.ts'
import { list, type Of, object, oneOf, type Typed, text, whole, yesNo } from '../../kit/schema.ts'
import { commands, syms } from './data/symbols.ts'
import { begin, Play } from './evolve.ts'
import {
  bossLevel,
  card,
  foe,
  freshTurn,
  type Held,
  health,
  isAbove,
  type Player,
  player,
  type Shelf,
  type State,
  seatsOf,
  square,
  tileOf
} from './state.ts'
import { type Cell, cellAt } from './tower/cell.ts'
import { sorted } from './turn/dice.ts'
import { advance, startTurn } from './turn/round.ts'

const id = text({ maxLength: 40 })
const address = text({ pattern: '^[1-9][0-9]?,[1-9][0-9]?$', misfit: { say: 'problem.spot' } })
const maybe = <T>(it: Typed<T>): Typed<T | null> => ({ anyOf: [{ type: ['null'] }, it] })
const each = <T>(it: Typed<T>): Typed<readonly T[]> => list(it, { maxItems: 4 })
const many = list(id, { maxItems: 64 })
const phases = ['start', 'roll', 'act', 'special', 'end'] as const

const positionSchema = object({
  levels: list(list(id, { minItems: 2, maxItems: 2 }), { minItems: 1, maxItems: 5 }),
  'lowest?': whole(1, 5),
  'roster?': many,
  'heroes?': each(id),
  'at?': each(maybe(address)),
  'hearts?': each(whole(1, 20)),
  'coins?': each(whole(0, 99)),
  'gems?': each(whole(0, 99)),
  'special?': each(oneOf([...syms, 'BLANK'])),
  'items?': each(many),
  'potions?': each(many),
  'stones?': each(yesNo),
  'above?': each(yesNo),
  'enemies?': { type: 'object', additionalProperties: id } as Typed<Readonly<Record<string, string>>>,
  'tokens?': { type: 'object', additionalProperties: oneOf(['coin', 'gem'] as const) } as Typed<
    Readonly<Record<string, 'coin' | 'gem'>>
  >,
  'shop?': object({ 'items?': many, 'potions?': many }),
  'middle?': many,
  'events?': many,
  'event?': id,
  'spent?': many,
  'defeated?': whole(0, 99),
  'phase?': oneOf(phases),
  'first?': whole(0, 3),
  'active?': whole(0, 3),
  'pool?': list(oneOf(syms), { maxItems: 5 }),
  'faces?': list(oneOf(syms), { maxItems: 5 }),
  'command?': oneOf(commands)
})
type Written = Of<typeof positionSchema>

/** `opening`: the match as it would begin otherwise. The turn goes on from there as far as nobody is asked. */
export function readPosition(opening: State, value: Json): Checked<State> {
  const misshapen = misfits(positionSchema, value)
  if (misshapen.length > 0) return bad(...within(['position'], misshapen))
  const written = value as unknown as Written
  const strange = [...unknown(opening, written)]
  if (strange.length > 0) return bad(...within(['position'], strange))
  const state = laid(opening, written)
  const problems = [...misplaced(state, written)]
  if (problems.length > 0) return bad(...within(['position'], problems))
  return { ok: true, value: begun(state, written) }
}

/** Names that the data of the match does not have, and seats that nobody has. */
function* unknown(s: State, it: Written): Generator<Problem> {
  const wrong = (at: Problem['at'], what: string): Problem => problem(at, 'problem.name', { what }, 'PL-001')
  const { levels, lowest = 1, heroes = [], enemies = {}, events = [], event, spent = [], first = 0, active = 0 } = it
  const seats = s.players.length
  if (levels.length > bossLevel(s)) yield problem(['levels'], 'problem.levels', { n: bossLevel(s) }, 'PL-001')
  if (lowest > levels.length) yield problem(['lowest'], 'problem.lowest', { n: levels.length }, 'PL-134')
  for (const [i, pair] of levels.entries())
    for (const [k, tile] of pair.entries()) {
      const known = tileOf(s, tile)
      if (!known || known.boss !== (i + 1 === bossLevel(s))) yield wrong(['levels', i, k], tile)
    }
  for (const [i, hero] of heroes.entries())
    if (!s.match.heroes.some((one) => one.id === hero) || heroes.indexOf(hero) < i) yield wrong(['heroes', i], hero)
  for (const [at, one] of Object.entries(enemies)) if (!foe(s, one)) yield wrong(['enemies', at], one)
  for (const [i, one] of (it.roster ?? []).entries())
    if (!s.match.enemies.some((known) => known.id === one)) yield wrong(['roster', i], one)
  for (const kind of ['items', 'potions'] as const) {
    for (const [seat, cards] of (it[kind] ?? []).entries())
      for (const [i, one] of cards.entries()) if (!card(s, bare(one))) yield wrong([kind, seat, i], one)
    for (const [i, one] of (it.shop?.[kind] ?? []).entries())
      if (!s.match[kind].some((known) => known.id === one)) yield wrong(['shop', kind, i], one)
  }
  for (const [i, one] of [...events, ...(event ? [event] : [])].entries())
    if (!s.match.events.some((known) => known.id === one)) yield wrong(['events', i], one)
  for (const [i, one] of spent.entries())
    if (!s.match.sheet.attacks.some((known) => known.id === one)) yield wrong(['spent', i], one)
  for (const [i, one] of (it.middle ?? []).entries())
    if (!s.match.artefacts.some((known) => known.id === one)) yield wrong(['middle', i], one)
  if (Math.max(first, active) >= seats) yield problem(['active'], 'problem.seat', { n: seats }, 'PL-008')
  for (const [name, lists] of Object.entries(it))
    if (perSeat.has(name) && (lists as readonly unknown[]).length > seats)
      yield problem([name], 'problem.seats', { n: seats }, 'PL-004')
}
const perSeat = new Set(['heroes', 'at', 'hearts', 'coins', 'gems', 'special', 'items', 'potions', 'stones', 'above'])

/** A card that has been used is written with a mark behind it. */
const bare = (it: string): string => it.replace('!', '')
const held = (it: string): Held => ({ id: bare(it), used: it.endsWith('!') })
const cells = <V>(record: Readonly<Record<string, V>> = {}): Readonly<Record<Cell, V>> =>
  Object.fromEntries(Object.entries(record).map(([at, one]) => [cellAt(at) ?? 0, one]))

/** What lies in the shop; the first cards that nobody holds, where nothing is written. */
function shown(s: State, it: Written, kind: Shelf): readonly string[] {
  const taken = (it[kind] ?? []).flat().map(bare)
  const all = s.match[kind].flatMap(({ id: one, copies: n }) => Array<string>(n).fill(one))
  return [...(it.shop?.[kind] ?? less(all, taken).slice(0, 3))].sort()
}

/** What is not said is as everybody starts. */
function laid(s: State, it: Written): State {
  const { levels, lowest = 1, first = 0, phase = 'roll', pool = [], faces = pool, command, event } = it
  const left = s.match.heroes.map(({ id: hero }) => hero).filter((hero) => !it.heroes?.includes(hero))
  const base: State = {
    ...s,
    phase: phase === 'act' || phase === 'special' ? phase : 'roll',
    first,
    active: it.active ?? first,
    tower: { levels: levels.map(([a = '', b = '']) => [a, b] as const), lowest },
    roster: it.roster ?? [],
    enemies: cells(it.enemies),
    tokens: cells(it.tokens),
    players: s.players.map((fresh, seat): Player => {
      const spotted = it.at?.[seat]
      return {
        ...fresh,
        hero: it.heroes?.[seat] ?? left.shift() ?? '',
        at: spotted ? cellAt(spotted) : null,
        coins: it.coins?.[seat] ?? 0,
        gems: it.gems?.[seat] ?? 0,
        special: it.special?.[seat] ?? 'BLANK',
        items: (it.items?.[seat] ?? []).map(held),
        potions: [...(it.potions?.[seat] ?? [])].sort(),
        token: it.stones?.[seat] ?? false,
        above: it.above?.[seat] ?? false
      }
    }),
    shop: { items: shown(s, it, 'items'), potions: shown(s, it, 'potions') },
    middle: [...(it.middle ?? [])].sort(),
    events: [...(it.events ?? [])].sort(),
    spent: it.spent ?? [],
    defeated: it.defeated ?? 0,
    pending: []
  }
  const hearted = base.players.map((one, seat) => ({ ...one, hearts: it.hearts?.[seat] ?? health(base, seat) }))
  const must = base.players[base.active]?.at === null
  return {
    ...base,
    players: hearted,
    turn: {
      ...freshTurn,
      faces: sorted(faces),
      first: sorted(faces),
      pool: sorted(pool),
      command: command ?? null,
      event: event ?? null,
      must
    }
  }
}

const hasToken = (s: State, at: Cell): boolean => {
  const feature = square(s, at)?.feature
  return feature === 'coin' || feature === 'gem'
}

/** PL-044, PL-124: one figure a space, on spaces that are there, with hearts as the cards have them. */
function* misplaced(s: State, it: Written): Generator<Problem> {
  const seen = new Set<Cell>()
  const stand = function* (at: Cell | null, path: Problem['at']): Generator<Problem> {
    if (at === null) return
    if (!square(s, at)) yield problem(path, 'problem.space', {}, 'PL-049')
    else if (seen.has(at)) yield problem(path, 'problem.taken', {}, 'PL-044')
    seen.add(at)
  }
  for (const seat of seatsOf(s)) {
    yield* stand(player(s, seat).at, ['at', seat])
    if (player(s, seat).hearts > health(s, seat))
      yield problem(['hearts', seat], 'problem.hearts', { n: health(s, seat) }, 'PL-128')
    const { above, at } = player(s, seat)
    if (above && at !== null) yield problem(['above', seat], 'problem.above', {}, 'PL-123')
  }
  for (const at of Object.keys(it.enemies ?? {})) yield* stand(cellAt(at), ['enemies', at])
  for (const at of Object.keys(it.tokens ?? {}))
    if (!hasToken(s, cellAt(at) ?? 0)) yield problem(['tokens', at], 'problem.token', {}, 'PL-131')
  // PL-151: the boss is there once its level is.
  const bosses = Object.entries(s.enemies).filter(([, one]) => one === s.match.sheet.id)
  const isUp = s.tower.levels.length === bossLevel(s)
  if (bosses.length !== (isUp ? 1 : 0) || bosses.some(([at]) => !isAbove(s, Number(at))))
    yield problem(['enemies'], 'problem.boss.one', {}, 'PL-151')
  // PL-131: each level that lies face up has its card, but for that of the boss.
  const cards = Math.min(s.tower.levels.length, s.match.normal)
  if (s.roster.length !== cards) yield problem(['roster'], 'problem.roster', { n: cards }, 'PL-131')
}

/** From the beginning of a turn, from its dice, or from the middle of it. */
function begun(s: State, { phase = 'roll', event }: Written): State {
  const p = new Play(begin(s))
  if (phase === 'start') startTurn(p, s.active, false)
  else if (phase === 'end') p.make({ e: 'phase', phase: 'end' })
  else if (phase === 'roll') {
    if (s.match.solo && event === undefined) startTurn(p, s.active, true)
    else p.wait({ does: 'roll' })
  }
  return advance(p.script()).state
}
