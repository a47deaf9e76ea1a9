// The names of units, terrains and other things that all data uses.

/** `fact`: printed or published. `name-fact`: only the name is published. `house`: our own. */
export const origins = ['fact', 'name-fact', 'house'] as const
export type Origin = (typeof origins)[number]

export const units = ['human', 'fungoid', 'crystalline', 'strider', 'leaper', 'dragon'] as const
export type Unit = (typeof units)[number]
/** A value for each type of unit. */
export const forEach = <V>(value: (unit: Unit) => V): Readonly<Record<Unit, V>> => ({
  human: value('human'),
  fungoid: value('fungoid'),
  crystalline: value('crystalline'),
  strider: value('strider'),
  leaper: value('leaper'),
  dragon: value('dragon')
})
/** NO-073: the order in which unit types roll in a battle. */
export const steps: readonly Unit[] = units.toReversed()

export const terrains = ['rock', 'forest', 'crystal', 'magma', 'monolith', 'base'] as const
export type Terrain = (typeof terrains)[number]
