// The reference chart (section 2): what each kind of unit costs, hits on, and where it may go. An owner's chart replaces it.

/** Printed or published; of a published name; or the house's own. */
export const origins = ['fact', 'name-fact', 'house'] as const
export type Origin = (typeof origins)[number]

export const units = ['human', 'fungoid', 'crystalline', 'strider', 'leaper', 'dragon'] as const
export type Unit = (typeof units)[number]

export const terrains = ['rock', 'forest', 'crystal', 'magma', 'monolith', 'base'] as const
export type Terrain = (typeof terrains)[number]

export type Chart = {
  readonly cost: number
  /** Figures of one colour. */
  readonly count: number
  /** NO-075: the least value of a die that hits. */
  readonly hits: number
  /** The same where the ground makes a difference. */
  readonly hitsIn: Readonly<Partial<Record<Terrain, number>>>
  readonly miner: boolean
  readonly forbidden: readonly Terrain[]
  readonly origin?: Origin
}
export type UnitTable = Readonly<Record<Unit, Chart>>

// Q01, Q10: the second table of the rulebook, its prose and the publisher's own article agree.
const origin: Origin = 'fact'

export const chart: UnitTable = {
  human: { cost: 2, count: 12, hits: 6, hitsIn: {}, miner: true, forbidden: ['magma', 'monolith'], origin },
  fungoid: {
    cost: 3,
    count: 8,
    hits: 5,
    hitsIn: { forest: 4, crystal: 6 },
    miner: true,
    forbidden: ['monolith'],
    origin
  },
  crystalline: {
    cost: 3,
    count: 8,
    hits: 5,
    hitsIn: { crystal: 4, forest: 6 },
    miner: true,
    forbidden: ['monolith'],
    origin
  },
  strider: { cost: 6, count: 6, hits: 4, hitsIn: {}, miner: false, forbidden: [], origin },
  leaper: { cost: 8, count: 4, hits: 3, hitsIn: { magma: 2 }, miner: false, forbidden: [], origin },
  dragon: { cost: 12, count: 3, hits: 2, hitsIn: {}, miner: false, forbidden: [], origin }
}

/** NO-073: the order of a battle. */
export const steps: readonly Unit[] = units.toReversed()
