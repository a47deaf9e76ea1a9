// How strong a computer player is, as people choose it.

/** The five levels, the weakest first. */
export const levels = ['beginner', 'easy', 'steady', 'strong', 'master'] as const
export type Level = (typeof levels)[number]
