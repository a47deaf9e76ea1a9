// How certain a share is: Wilson's interval, which is right for few matches too.

export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** At 95 %: `won` of n matches; a draw may count in part. */
export function wilson(won: number, n: number): Interval {
  if (n === 0) return { share: 0, low: 0, high: 1 }
  const z = 1.959964
  const share = won / n
  const scale = 1 + z ** 2 / n
  const middle = (share + z ** 2 / (2 * n)) / scale
  const margin = (z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n * n))) / scale
  return { share, low: Math.max(0, middle - margin), high: Math.min(1, middle + margin) }
}
