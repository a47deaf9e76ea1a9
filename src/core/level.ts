// How strong a computer player is, as people choose it.

/** The five levels, the weakest first. */
export const levels = ['beginner', 'easy', 'steady', 'strong', 'master'] as const
export type Level = (typeof levels)[number]

/** A computer player whose level follows how matches end (`table/adjusting.ts`). */
export const adjusting = 'adjusting'

/** Who plays a seat: a computer player of this level, or null for a person. */
export type Player = Level | null
