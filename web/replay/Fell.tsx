// What the dice of one seat did in a match, beside what such dice do.

import type { Luck } from '../../src/server/messages.ts'
import { lang } from '../state/prefs.ts'
import { said } from '../words/review.ts'

/** The mean of what fell, drawn on a line from the least to the most that a die can show, beside what is expected. */
export function Fell({ luck }: { luck: Luck | undefined }) {
  if (!luck || luck.dice === 0) return null
  const { dice, pips, expected, z } = luck
  const round = (n: number): string =>
    n.toLocaleString(lang.value, { maximumFractionDigits: 2, minimumFractionDigits: 1 })
  const [mean, usual] = [pips / dice, expected / dice]
  const most = 2 * usual - 1
  const place = (n: number): string => `${(100 * (n - 1)) / (most - 1)}%`
  return (
    <span class="end-luck">
      <span class="end-scale" aria-hidden="true">
        <i style={{ left: place(usual) }} />
        <b style={{ left: place(mean) }} />
      </span>
      <span>{said('page.end.luck', { n: dice, mean: round(mean), usual: round(usual) })}</span>
      <span>{unusual(z)}</span>
    </span>
  )
}

/** The z-score, and in how many of a hundred matches so many dice would show less, or more. */
function unusual(z: number): string {
  const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: 'exceptZero' } as const
  const n = Math.max(50, Math.min(99, Math.floor(100 * normal(Math.abs(z)))))
  return said(z < 0 ? 'page.review.luck.low' : 'page.review.luck.high', {
    z: z.toLocaleString(lang.value, digits).replace('-', '−'),
    n
  })
}

/** The share of a normal distribution below z, from 0 on (Abramowitz and Stegun 26.2.17; wrong by less than 10⁻⁷). */
export function normal(z: number): number {
  const k = 1 / (1 + 0.2316419 * z)
  const series = k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
