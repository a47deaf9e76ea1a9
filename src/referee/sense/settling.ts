// What a reading settles into: a verdict that waits until it counts, or a foul that is shown for a moment.

export type Settling<Verdict> =
  | { readonly is: 'idle' }
  /** `due`: when it counts, in ms; null: not before something changes. */
  | { readonly is: 'pending'; readonly verdict: Verdict; readonly due: number | null }
  /** Nothing is to be put right: shown until then, in ms. */
  | { readonly is: 'told'; readonly until: number }

export const settled: Settling<never> = { is: 'idle' }

/** The verdict that waits. */
export const pendingIn = <V>(settling: Settling<V>): V | null => (settling.is === 'pending' ? settling.verdict : null)

/** When the referee wants to be woken, in ms. */
export const dueIn = (settling: Settling<unknown>): number | null =>
  settling.is === 'pending' ? settling.due : settling.is === 'told' ? settling.until : null
