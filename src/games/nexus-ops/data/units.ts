// The names that all data is made of.

/** Printed or published; of a published name; or the house's own. */
export const origins = ['fact', 'name-fact', 'house'] as const
export type Origin = (typeof origins)[number]

export const units = ['human', 'fungoid', 'crystalline', 'strider', 'leaper', 'dragon'] as const
export type Unit = (typeof units)[number]
/** NO-073: the order of a battle. */
export const steps: readonly Unit[] = units.toReversed()

export const terrains = ['rock', 'forest', 'crystal', 'magma', 'monolith', 'base'] as const
export type Terrain = (typeof terrains)[number]
