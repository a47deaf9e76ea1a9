// Whether the draws of a finished match are what its secret gives, and whether that is the secret it committed to (table/draws.ts).

import { same } from '../core/json.ts'
import type { Verdict } from '../journal/check.ts'
import { drawOf, hashed, mostReopened } from '../table/draws.ts'
import { say } from './voice.ts'

interface Unfair {
  readonly line: number
  readonly finding: 'unfair'
  readonly say: string
}

export interface Fairness {
  readonly findings: readonly Unfair[]
  /** Verified draws, and throws that people made at the table. */
  readonly draws: number
  readonly thrown: number
}

export function fairness({ game, header, made, revealed }: Verdict): Fairness {
  const fails = (line: number, key: string, args = {}): Unfair => ({ line, finding: 'unfair', say: say(key, args) })
  const nothing = (key: string): Fairness => ({ findings: [fails(1, key)], draws: 0, thrown: 0 })
  if (header?.commitment === undefined) return nothing(header?.seed === undefined ? 'fair.none' : 'fair.seeded')
  if (!revealed) return nothing('fair.unended')
  const { secret, reopened: last = 0 } = revealed
  if (last > mostReopened || hashed(secret, last + 1) !== header.commitment) return nothing('fair.commitment')
  const findings: Unfair[] = []
  let [draws, thrown, latest] = [0, 0, 0]
  for (const { line, before, move } of made) {
    if (move.by !== 'chance') continue
    const { draw, reopened = 0 } = move
    const node = game?.chance(before)
    if (draw === undefined) {
      if (node?.chance === 'throw') thrown += 1
      else if (header.agreed?.heaps !== 'drawn') findings.push(fails(line, 'fair.undrawn'))
      continue
    }
    const wanted = node ? drawOf(node, hashed(secret, Math.max(0, last - reopened)), draw) : null
    const due = { draw: draws, reopened: Math.max(latest, Math.min(reopened, last)) }
    if (draw !== due.draw || reopened !== due.reopened) findings.push(fails(line, 'fair.order', told(move, due)))
    else if (!same(wanted as never, move.do as never))
      findings.push(fails(line, 'fair.differs', drawn(draw, move.do, wanted)))
    draws += 1
    latest = due.reopened
  }
  return { findings, draws, thrown }
}

const told = (found: { draw?: number; reopened?: number }, wanted: { draw: number; reopened: number }) => ({
  found: nameOf(found),
  wanted: nameOf(wanted)
})
const nameOf = ({ draw = 0, reopened = 0 }): string => (reopened > 0 ? `${draw} (${reopened})` : `${draw}`)
const drawn = (n: number, found: unknown, wanted: unknown) => ({
  n,
  found: JSON.stringify(found),
  wanted: JSON.stringify(wanted)
})
