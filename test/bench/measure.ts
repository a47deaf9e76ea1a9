// Numbers and what they are worth: medians with their spread.

export const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

/** The value below which this share of the others lies. */
export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN

export const median = (values: readonly number[]): number => quantile(values, 0.5)
