// The fewest corrections by hand after which the table shows what it should.

import type { KindId, PlaceId } from '../../core/ids.ts'
import { agrees, type ObservedDie, type ObservedPiece } from '../../core/observation.ts'
import type { Correction } from '../../core/ruling.ts'
import type { SceneDie } from '../../core/scene.ts'
import { bare, dieAgrees, type Layout, pair, placeAgrees, standing, type View } from './agreement.ts'

/** The shortest list of corrections that leads from what is seen to this layout; empty when they agree. */
export const correctionsTo = (view: View, wanted: Layout): Correction[] => [
  ...pieceCorrections(view, wanted),
  ...diceCorrections(view.lying, wanted.dice)
]

function pieceCorrections(view: View, wanted: Layout): Correction[] {
  const extra: { readonly thing: ObservedPiece; readonly from: PlaceId }[] = []
  const missing: { readonly kind: KindId; readonly to: PlaceId }[] = []
  for (const [place, kinds] of bare(view, wanted)) for (const kind of kinds) missing.push({ kind, to: place })
  for (const [place, things] of view.places) {
    const kinds = standing(wanted, place)
    if (placeAgrees(things, kinds)) continue
    const partner = partners(things, kinds)
    for (const [i, thing] of things.entries()) if ((partner[i] as number) < 0) extra.push({ thing, from: place })
    const found = new Set(partner)
    for (const [j, kind] of kinds.entries()) if (!found.has(j)) missing.push({ kind, to: place })
  }
  const partner = partners(
    extra.map(({ thing }) => thing),
    missing.map(({ kind }) => kind)
  )
  const fixes: Correction[] = extra.map(({ thing, from }, i) => {
    const home = missing[partner[i] as number]
    return home
      ? { fix: 'move', kind: home.kind, from, to: home.to }
      : { fix: 'take', kind: typeof thing === 'string' && thing !== '?' ? thing : null, from }
  })
  const found = new Set(partner)
  for (const [j, { kind, to }] of missing.entries()) if (!found.has(j)) fixes.push({ fix: 'put', kind, to })
  return fixes
}

/** For every thing the kind that it is taken for, or −1. A name takes the next of its kind; whatever has none is tried every way. */
function partners(things: readonly ObservedPiece[], kinds: readonly KindId[]): number[] {
  const open = new Map<ObservedPiece, number[]>()
  for (const [j, kind] of kinds.entries()) {
    const same = open.get(kind)
    if (same) same.push(j)
    else open.set(kind, [j])
  }
  const isNamed = things.every((thing) => typeof thing === 'string' && thing !== '?')
  if (!isNamed)
    return pair(things.length, kinds.length, (i, j) => agrees(things[i] as ObservedPiece, kinds[j] as KindId))
  for (const same of open.values()) same.reverse()
  return things.map((thing) => open.get(thing)?.pop() ?? -1)
}

/** Dice that agree stay; the others are turned, put in or taken away. */
function diceCorrections(lying: readonly ObservedDie[] | null, dice: readonly SceneDie[] | null): Correction[] {
  if (lying === null || dice === null) return []
  const exact = pair(lying.length, dice.length, (i, j) => dieAgrees(lying[i] as ObservedDie, dice[j] as SceneDie))
  const wrong = lying.filter((_, i) => (exact[i] as number) < 0)
  const absent = dice.filter((_, j) => !exact.includes(j))
  const turned = pair(wrong.length, absent.length, (i, j) => {
    const kind = wrong[i]?.kind
    return kind === '?' || kind === absent[j]?.kind
  })
  return [
    ...wrong.map((die, i): Correction => {
      const to = absent[turned[i] as number]
      return { fix: 'die', kind: to?.kind ?? die.kind, from: die.face, to: to?.face ?? null }
    }),
    ...absent
      .filter(({ optional }, j) => !turned.includes(j) && !optional)
      .map(({ kind, face }): Correction => ({ fix: 'die', kind, from: null, to: face }))
  ]
}
