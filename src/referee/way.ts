// A move begun and not yet finished: every piece stands where it stood, is in a hand, or stands where some legal play would put it.
// Answers what leads to the nearest legal end. Several pieces may be moved in any order.

import type { Correction } from '../core/ruling.ts'
import { compare } from './compare.ts'
import type { Node } from './explain.ts'
import { type Sight, standing, wrongPlaces } from './match.ts'

export interface Way {
  readonly towards: readonly Correction[]
  /** Nothing but pieces and dice in hands: nobody has put anything down yet. */
  readonly lifted: boolean
}

/** `nodes`: what legal play can reach, nearest first. Null: no legal play looks like this half-way. */
export function onTheWay(view: Sight, nodes: readonly Node[]): Way | null {
  let best: { readonly towards: readonly Correction[]; readonly node: Node } | null = null
  for (const node of nodes) {
    if (best && tooFar(view, node, best.towards)) continue
    const towards = compare(view, node.spot.layout)
    if (best && towards.length >= best.towards.length) continue
    if (towards.every((fix) => isUnfinished(fix, node))) best = { towards, node }
  }
  if (!best) return null
  const { towards, node } = best
  return { towards, lifted: node.depth === 0 && towards.every(({ fix }) => fix === 'put' || fix === 'die') }
}

/** One correction sets two places right at most: most spots need not be compared in full. */
const tooFar = (view: Sight, { spot }: Node, best: readonly Correction[]): boolean =>
  wrongPlaces(view, spot.layout) > 2 * (best.length - 1)

/** Still to be done by that play, and no mistake: the piece stands where it stood, or is in a hand; the die is off the tray. */
function isUnfinished(fix: Correction, { origin }: Node): boolean {
  if (fix.fix === 'put') return true
  if (fix.fix === 'die') return fix.from === null
  const there = standing(origin.layout, fix.from)
  return fix.kind === null ? there.length > 0 : there.includes(fix.kind)
}

/** The least to be done to reach any of these spots; of equal ones, the nearest. */
export function nearest(view: Sight, nodes: readonly Node[]): readonly Correction[] {
  let best: readonly Correction[] | null = null
  for (const node of nodes) {
    if (best && tooFar(view, node, best)) continue
    const fixes = compare(view, node.spot.layout)
    if (!best || fixes.length < best.length) best = fixes
  }
  return best ?? []
}
