// Checks the data of a match beyond its schema: e.g. a board without bases, or two cards with one id. Each problem names the place in
// the data, the rule, and the cure. An owner’s file is also checked alone, combined with the house’s data, so that its faults are known
// before a match begins.

import { misfits } from '../../core/form.ts'
import type { Game } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import type { Problem, Schema } from '../../core/schema.ts'
import { idOf } from '../../kit/grid/hex.ts'
import { bad, problem } from '../../kit/problem.ts'
import { houseCards } from './data/cards.ts'
import { houseTiles } from './data/house.ts'
import { doubles, houseLayout, singles } from './data/layouts.ts'
import { cardsSchema, type Layout, layoutSchema, tilesSchema, unitsSchema } from './data/schemas.ts'
import type { Match } from './state.ts'

/** NO-012: each hex once, a base for every player, and enough tiles for the ground that is dealt. */
export function* misfitLayout(layout: Layout, players: number): Generator<Problem> {
  const wrong = (at: Problem['at'], say: string, args: Record<string, string | number> = {}): Problem =>
    problem(['layout', ...at], say, args, 'NO-012')
  const twice = again(layout.map((it) => idOf(it.at)))
  if (twice) yield wrong([twice, 'at'], 'problem.layout.twice', { place: idOf(layout[twice]?.at ?? [0, 0]) })
  const strange = layout.findIndex(
    ({ owner, terrain }) => (owner !== undefined) !== (terrain === 'base') || (owner ?? 0) >= players
  )
  if (strange >= 0) yield wrong([strange, 'owner'], 'problem.layout.owner')
  const bases = new Set(layout.map((it) => it.owner))
  if (Array.from({ length: players }, (_, i) => i).some((it) => !bases.has(it)))
    yield wrong([], 'problem.layout.bases', { n: players })
  const open = layout.filter((it) => !it.terrain)
  const pairs = open.filter((it) => it.double !== undefined)
  const alone = pairs.find((it) => pairs.filter((other) => other.double === it.double).length !== 2)
  if (alone) yield wrong([layout.indexOf(alone), 'double'], 'problem.layout.double')
  if (open.length - pairs.length > singles.length || pairs.length > 2 * doubles.length)
    yield wrong([], 'problem.layout.ground', { singles: singles.length, doubles: doubles.length })
}

/** Each id once; enough tiles (NO-013); a mission says when it may be played, an Energize card what it does. */
export function* misfitData({ layout, tiles, cards }: Pick<Match, 'layout' | 'tiles' | 'cards'>): Generator<Problem> {
  const n = layout.filter((it) => it.tile).length
  if (tiles.reduce((sum, it) => sum + it.count, 0) < n) yield problem(['tiles'], 'problem.tiles', { n }, 'NO-013')
  const card = again(cards.map((it) => it.id))
  if (card) yield problem(['cards', card, 'id'], 'form.twice', {}, 'NO-016')
  const tile = again(tiles.map((it) => it.id))
  if (tile) yield problem(['tiles', tile, 'id'], 'form.twice', {}, 'NO-013')
  const idle = cards.findIndex((it) => (it.deck === 'energize') !== (it.effect !== undefined))
  if (idle >= 0) yield problem(['cards', idle, 'effect'], 'problem.card.effect', {}, 'NO-028')
  const odd = cards.findIndex((it) => (it.deck === 'energize') === it.timing.startsWith('mission'))
  if (odd >= 0) yield problem(['cards', odd, 'timing'], 'problem.card.timing', {}, 'NO-126')
}

/** The index of the first repeated id; 0 if there is none, since the first id cannot be a repetition. */
const again = (ids: readonly string[]): number =>
  Math.max(
    0,
    ids.findIndex((it, i) => ids.indexOf(it) < i)
  )

type Owner = NonNullable<Game['owners']>[string]
const house = { layout: houseLayout(4), tiles: houseTiles, cards: houseCards }

function owner(name: string, schema: Schema, judge: (value: Json) => Iterable<Problem>): readonly [string, Owner] {
  const check: Owner['check'] = (value) => {
    const shape = misfits(schema, value)
    const problems = shape.length > 0 ? shape : [...judge(value as Json)].map((it) => ({ ...it, at: it.at.slice(1) }))
    return problems.length > 0 ? bad(...problems) : { ok: true, value: value as Json }
  }
  return [name, { title: { say: `option.${name}` }, schema, check }]
}

export const owners: Readonly<Record<string, Owner>> = Object.fromEntries([
  owner('layout', layoutSchema, (it) => {
    const layout = it as unknown as Layout
    // Check for as many players as the layout has bases.
    return misfitLayout(layout, Math.max(2, new Set(layout.flatMap(({ owner }) => owner ?? [])).size))
  }),
  owner('units', unitsSchema, () => []),
  owner('cards', cardsSchema, (it) => misfitData({ ...house, cards: it as unknown as Match['cards'] })),
  owner('tiles', tilesSchema, (it) => misfitData({ ...house, tiles: it as unknown as Match['tiles'] }))
])
