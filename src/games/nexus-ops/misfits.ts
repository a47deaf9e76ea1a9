// What is wrong with the data that a match would be played with, beyond its shape: a board without bases, cards of one name twice.
// It names the place in the options, the rule, and what to do.

import { ruleId } from '../../core/ids.ts'
import type { Problem } from '../../core/schema.ts'
import { idOf } from '../../kit/grid/hex.ts'
import type { Layout } from './data/layouts.ts'
import { doubles, singles } from './data/layouts.ts'
import type { Match } from './state.ts'

export const problem = (
  at: Problem['at'],
  say: string,
  rule: string,
  args: Record<string, string | number> = {}
): Problem => ({
  at,
  why: { say, with: args },
  rule: ruleId(rule)
})

/** NO-012: each hex once, a base for everybody, tiles enough for the ground that is dealt. */
export function misfitLayout(layout: Layout, players: number): readonly Problem[] {
  const ids = layout.map((it) => idOf(it.at))
  const where = ['options', 'layout'] as const
  const twice = ids.findIndex((it, i) => ids.indexOf(it) < i)
  const bases = Array.from({ length: players }, (_, i) => layout.filter((it) => it.owner === i).length)
  const strange = layout.findIndex(
    (it) => (it.owner !== undefined) !== (it.terrain === 'base') || (it.owner ?? 0) >= players
  )
  const open = layout.filter((it) => !it.terrain)
  const pairs = open.filter((it) => it.double !== undefined)
  const alone = pairs.find((it) => pairs.filter((other) => other.double === it.double).length !== 2)
  return [
    ...(twice >= 0
      ? [problem([...where, twice, 'at'], 'problem.layout.twice', 'NO-012', { place: ids[twice] ?? '' })]
      : []),
    ...(strange >= 0 ? [problem([...where, strange, 'owner'], 'problem.layout.owner', 'NO-012')] : []),
    ...(bases.includes(0) ? [problem([...where], 'problem.layout.bases', 'NO-012', { n: players })] : []),
    ...(alone ? [problem([...where, layout.indexOf(alone), 'double'], 'problem.layout.double', 'NO-012')] : []),
    ...(open.length - pairs.length > singles.length || pairs.length > 2 * doubles.length
      ? [problem([...where], 'problem.layout.ground', 'NO-012', { singles: singles.length, doubles: doubles.length })]
      : [])
  ]
}

/** Ids once each; tiles enough (NO-013); a mission says when it may be played, an Energize card what it does. */
export function misfitData({ layout, tiles, cards }: Pick<Match, 'layout' | 'tiles' | 'cards'>): readonly Problem[] {
  const wanted = layout.filter((it) => it.tile).length
  const there = tiles.reduce((sum, it) => sum + it.count, 0)
  const twice = cards.findIndex((it, i) => cards.findIndex((other) => other.id === it.id) < i)
  const again = tiles.findIndex((it, i) => tiles.findIndex((other) => other.id === it.id) < i)
  const idle = cards.findIndex((it) => (it.deck === 'energize') !== (it.effect !== undefined))
  const odd = cards.findIndex((it) => (it.deck === 'energize') === it.timing.startsWith('mission'))
  return [
    ...(there < wanted ? [problem(['options', 'tiles'], 'problem.tiles', 'NO-013', { n: wanted })] : []),
    ...(twice >= 0 ? [problem(['options', 'cards', twice, 'id'], 'form.twice', 'NO-016')] : []),
    ...(again >= 0 ? [problem(['options', 'tiles', again, 'id'], 'form.twice', 'NO-013')] : []),
    ...(idle >= 0 ? [problem(['options', 'cards', idle, 'effect'], 'problem.card.effect', 'NO-028')] : []),
    ...(odd >= 0 ? [problem(['options', 'cards', odd, 'timing'], 'problem.card.timing', 'NO-126')] : [])
  ]
}
