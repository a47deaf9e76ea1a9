// How certain a share is: Wilson's interval, which is right for few matches too.

export interface Interval {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** At 95 %: `won` of n matches; a draw may count in part. `z`: another certainty, such as `zFor` tells. */
export function wilson(won: number, n: number, z = 1.959964): Interval {
  if (n === 0) return { share: 0, low: 0, high: 1 }
  const share = won / n
  const scale = 1 + z ** 2 / n
  const middle = (share + z ** 2 / (2 * n)) / scale
  const margin = (z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n * n))) / scale
  return { share, low: Math.max(0, middle - margin), high: Math.min(1, middle + margin) }
}

/** The z with which so many intervals hold together at 95 % (Bonferroni's correction). */
export function zFor(intervals: number): number {
  const tail = 0.025 / Math.max(1, intervals)
  let [low, high] = [0, 10]
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (above(middle) > tail) low = middle
    else high = middle
  }
  return high
}

/** How much of a normal distribution lies above x; Abramowitz and Stegun 26.2.17, to 1e-7. */
function above(x: number): number {
  const t = 1 / (1 + 0.2316419 * x)
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = series.reduce((all, b, i) => all + b * t ** (i + 1), 0)
  return (Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
