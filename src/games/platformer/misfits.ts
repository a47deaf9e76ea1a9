// What is wrong with the data that a match would be played with, beyond its shape: tiles of several sizes, a set with too few, a card
// twice. It names the place in the data, the rule, and what to do. An owner's file is judged alone, beside the house's data.

import { misfits } from '../../core/form.ts'
import type { Game } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import type { Problem, Schema } from '../../core/schema.ts'
import { bad, problem } from '../../kit/problem.ts'
import { type House, house, owned } from './data/house.ts'
import type { Options } from './options.ts'
import { sizeOf, squaresOf } from './tower/tile.ts'

type Data = House & { readonly options?: Pick<Options, 'dungeonSet' | 'largerMap'> }

/** The first that was there before; 0 where there is none, for nothing was there before the first. */
const again = (ids: readonly string[]): number =>
  Math.max(
    0,
    ids.findIndex((it, i) => ids.indexOf(it) < i)
  )

export function* misfitData(data: Data): Generator<Problem> {
  yield* misfitTiles(data)
  for (const kind of ['tiles', 'heroes', 'enemies', 'items', 'potions', 'artefacts', 'events', 'bosses'] as const) {
    const twice = again(data[kind].map((it) => it.id))
    if (twice) yield problem([kind, twice, 'id'], 'form.twice', {}, 'PL-004')
  }
  const { largerMap = false } = data.options ?? {}
  for (const [grade, n] of [[1, 1] as const, [2, 1] as const, [3, largerMap ? 2 : 1] as const])
    if (data.enemies.filter((it) => it.grade === grade).length < n)
      yield problem(['enemies'], 'problem.grade', { grade, n }, 'PL-002')
  // PL-165: a card for whatever the die shows.
  for (const [i, { picker, attacks }] of data.bosses.entries())
    if (
      picker === 'enemyDie' &&
      ['ATTACK', 'LEFT', 'RIGHT'].some((it) => !attacks.some(({ marks }) => marks.some((mark) => mark === it)))
    )
      yield problem(['bosses', i, 'attacks'], 'problem.marks', {}, 'PL-165')
}

/** PL-Q05: all of one size; PL-001, PL-Q06, PL-Q07: enough of them for the highest tower that is played. */
function* misfitTiles({ tiles, options }: Data): Generator<Problem> {
  const [first] = tiles
  if (!first) return
  const { cols, height } = sizeOf(first)
  for (const [i, tile] of tiles.entries()) {
    const odd = tile.rows.findIndex((row) => row.length !== 4 * cols + 1)
    const named = { tile: tile.id }
    if (odd >= 0)
      yield problem(['tiles', i, 'rows', odd], 'problem.tile.width', { ...named, n: 4 * cols + 1 }, 'PL-049')
    if (tile.rows.length !== height)
      yield problem(['tiles', i, 'rows'], 'problem.tile.height', { ...named, n: height }, 'PL-049')
    if (tile.boss && !squaresOf(tile)[0]?.every((it) => it.floor === 'oneWayUp'))
      yield problem(['tiles', i, 'rows', height - 1], 'problem.tile.bottom', named, 'PL-152')
  }
  const played = options?.dungeonSet ?? 'mixed'
  const mine = tiles.filter((it) => played === 'mixed' || it.set === played)
  const need = options?.largerMap ? 8 : 6
  if (mine.filter((it) => !it.boss).length < need) yield problem(['tiles'], 'problem.tiles', { n: need }, 'PL-001')
  const bosses = mine.filter((it) => it.boss)
  if (bosses.length < 2) yield problem(['tiles'], 'problem.tiles.boss', {}, 'PL-001')
  // PL-151: wherever two of them lie, the boss has a space to appear on.
  const bare = bosses.filter((it) => !squaresOf(it).some((row) => row.some(({ feature }) => feature === 'bossSpawn')))
  const [, second] = bare
  if (second) yield problem(['tiles', tiles.indexOf(second)], 'problem.tile.spawn', { tile: second.id }, 'PL-151')
}

type Owner = NonNullable<Game['owners']>[string]
function owner(name: keyof House, schema: Schema): readonly [string, Owner] {
  const check: Owner['check'] = (value) => {
    const shape = misfits(schema, value)
    const data = { ...house, [name]: value as Json } as Data
    const problems =
      shape.length > 0
        ? shape
        : [...misfitData(data)].filter((it) => it.at[0] === name).map((it) => ({ ...it, at: it.at.slice(1) }))
    return problems.length > 0 ? bad(...problems) : { ok: true, value: value as Json }
  }
  return [name, { title: { say: `option.${name}` }, schema, check }]
}

export const owners: Readonly<Record<string, Owner>> = Object.fromEntries(
  Object.entries(owned).map(([name, schema]) => owner(name as keyof House, schema))
)
