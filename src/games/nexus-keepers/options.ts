// What a table may agree on before play (section 7). A default is the official French rule; every option names its question.

import { misfits } from '../../core/form.ts'
import type { Json } from '../../core/json.ts'
import type { Checked, Schema } from '../../core/schema.ts'

export type Options = {
  /** Q01: what three 1s do (NK-042, NK-043). */
  readonly clumsy: 'base' | 'alternative' | 'off'
  /** Q02, Q03: which dice count for it (NK-044). */
  readonly clumsyCountsPower: boolean
  readonly clumsyCountsReserve: boolean
  /** Q05, Q06, Q72. */
  readonly powerRerollable: boolean
  readonly powerRerollFree: boolean
  /** Q11: terrain changes the dice of a bonus turn too. */
  readonly terrainInBonus: boolean
  /** Q12: the base of bonus turns that follow a player's very first turn. */
  readonly bonusBaseAfterFirst: 5 | 6
  /** Q13: dice lost for each bonus turn of a duel. */
  readonly duelPenalty: 1 | 2
  /** Q15, Q73. */
  readonly bonusPerTurn: 'one' | 'perKeeper'
  /** Q18: pushing an ally off earns a bonus turn too. */
  readonly bonusForAlly: boolean
  /** Q21: the points of one group of dice may push several targets. */
  readonly pushSplitTargets: boolean
  /** Q37: one die less is thrown while a die lies in the reserve. */
  readonly reserveReducesDice: boolean
  /** Q43: the portal of an eliminated player eliminates. */
  readonly deadPortalsActive: boolean
  /** Q44, Q74: when the cube of an eliminated player goes. */
  readonly closureAt: 'ownSlot' | 'nextSlot'
  /** Q45: an ally on the start tile eliminates like anybody else. */
  readonly allyBlocks: boolean
  /** Q53. */
  readonly maxPlayers: number
}

const defaults: Options = {
  clumsy: 'base',
  clumsyCountsPower: true,
  clumsyCountsReserve: false,
  powerRerollable: false,
  powerRerollFree: false,
  terrainInBonus: true,
  bonusBaseAfterFirst: 6,
  duelPenalty: 2,
  bonusPerTurn: 'one',
  bonusForAlly: true,
  pushSplitTargets: true,
  reserveReducesDice: false,
  deadPortalsActive: true,
  closureAt: 'ownSlot',
  allyBlocks: true,
  maxPlayers: 8
}

/** The first is the default. A preset names only what differs from it. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  'official-fr': {},
  'official-en': { clumsy: 'off', duelPenalty: 1, closureAt: 'nextSlot' },
  gentle: { clumsy: 'alternative' }
}

const field = (name: keyof Options, schema: Schema): Schema => ({
  ...schema,
  title: `option.${name}`,
  description: `option.${name}.help`,
  default: defaults[name]
})
const choice = (name: keyof Options, values: readonly (string | number)[]): Schema => field(name, { enum: values })
const yesNo = (name: keyof Options): Schema => field(name, { type: 'boolean' })

export const optionsSchema: Schema = {
  type: 'object',
  properties: {
    clumsy: choice('clumsy', ['base', 'alternative', 'off']),
    clumsyCountsPower: yesNo('clumsyCountsPower'),
    clumsyCountsReserve: yesNo('clumsyCountsReserve'),
    powerRerollable: yesNo('powerRerollable'),
    powerRerollFree: yesNo('powerRerollFree'),
    terrainInBonus: yesNo('terrainInBonus'),
    bonusBaseAfterFirst: choice('bonusBaseAfterFirst', [6, 5]),
    duelPenalty: choice('duelPenalty', [2, 1]),
    bonusPerTurn: choice('bonusPerTurn', ['one', 'perKeeper']),
    bonusForAlly: yesNo('bonusForAlly'),
    pushSplitTargets: yesNo('pushSplitTargets'),
    reserveReducesDice: yesNo('reserveReducesDice'),
    deadPortalsActive: yesNo('deadPortalsActive'),
    closureAt: choice('closureAt', ['ownSlot', 'nextSlot']),
    allyBlocks: yesNo('allyBlocks'),
    maxPlayers: field('maxPlayers', { type: 'integer', minimum: 2, maximum: 8 })
  },
  additionalProperties: false
}

/** The options that a match is started with: what is left out is the default. */
export function readOptions(value: Json): Checked<Options> {
  const problems = misfits(optionsSchema, value)
  if (problems.length > 0) return { ok: false, problems: problems.map((it) => ({ ...it, at: ['options', ...it.at] })) }
  return { ok: true, value: { ...defaults, ...(value as Partial<Options>) } }
}
