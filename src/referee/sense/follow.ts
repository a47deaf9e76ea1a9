// A table that has to follow a declaration, such as an undo. While it looks as before, nothing was moved.

import type { Observation } from '../../core/observation.ts'

export type Follow<Belief> =
  | { readonly is: 'none' }
  /** `before`: what was believed before words that were said while nobody looked. */
  | { readonly is: 'unseen'; readonly before: Belief }
  /** `stood`: what stands where it stood; with the dice, if those have to follow as well. */
  | { readonly is: 'astray'; readonly stood: Observation }

export const followed: Follow<never> = { is: 'none' }

/** What has not followed. */
export const strayed = (follow: Follow<unknown>): Observation | null => (follow.is === 'astray' ? follow.stood : null)

/** The pieces have not followed, or all have. */
export const followOf = (stood: Observation | null): Follow<never> => (stood ? { is: 'astray', stood } : followed)

/** What was believed before the first of the words that nobody has seen the table follow. */
export const beforeWords = <B>(follow: Follow<B>): B | null => (follow.is === 'unseen' ? follow.before : null)
