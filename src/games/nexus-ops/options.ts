// What a table may agree on before play (section 7), with the data of the owner's own table: layout, units, cards, tiles.
// A default is the official rule or the house's reading; every option names its question.

import { misfits } from '../../core/form.ts'
import type { Json } from '../../core/json.ts'
import type { Checked, Schema } from '../../core/schema.ts'
import type { Card } from './data/card.ts'
import type { Layout, Matching } from './data/layouts.ts'
import { cardsSchema, layoutSchema, tilesSchema, unitsSchema } from './data/schemas.ts'
import type { Tile } from './data/tiles.ts'
import type { UnitTable } from './data/units.ts'

export type Options = {
  /** Q42, NO-141. */
  readonly vpTarget: 10 | 12 | 14
  /** NO-150 to NO-159: four players, partners face each other. */
  readonly teams: boolean
  readonly teamTarget: 20
  /** Q03: from which value the roller chooses who falls. */
  readonly leaperPickOn: 5 | 6 | 'never'
  /** Q08: which hexes make a double tile. */
  readonly doubleMatching: Matching
  /** Q11: what the mine printed on each base hex is worth. */
  readonly homeMineValue: 0 | 1 | 2
  /** Q13. */
  readonly mutualDestruction: 'attacker_wins' | 'nobody'
  /** Q15: the round for cards goes on until all pass in a row. */
  readonly energizeLoop: boolean
  /** Q17. */
  readonly lateBattleMissions: boolean
  /** Q19. */
  readonly eliminationCards: 'no_cards' | 'cannot_afford'
  /** Q20. */
  readonly retreatBindsDeployed: boolean
  /** Q26: whether a found unit that the supply lacks is lost or owed. */
  readonly emptySupplyExplore: 'lost' | 'owed'
  /** Q27: found units stay on ground they could not enter, or go to the own base. */
  readonly foundUnitIgnoresTerrain: boolean
  /** Q31. */
  readonly enemyBaseIncome: boolean
  /** Q32. */
  readonly startSecretMissions: 0 | 1
  /** Q41. */
  readonly publicRubium: boolean
  /** Q43. */
  readonly partnerHexBindsRetreat: boolean
}

/** What an owner's file may put in place of the house's data. */
export type Owned = {
  readonly layout?: Layout
  readonly units?: UnitTable
  readonly cards?: readonly Card[]
  readonly tiles?: readonly Tile[]
}

const defaults: Options = {
  vpTarget: 12,
  teams: false,
  teamTarget: 20,
  leaperPickOn: 5,
  doubleMatching: 'A',
  homeMineValue: 1,
  mutualDestruction: 'attacker_wins',
  energizeLoop: true,
  lateBattleMissions: false,
  eliminationCards: 'no_cards',
  retreatBindsDeployed: true,
  emptySupplyExplore: 'lost',
  foundUnitIgnoresTerrain: true,
  enemyBaseIncome: true,
  startSecretMissions: 0,
  publicRubium: true,
  partnerHexBindsRetreat: true
}

/** The first is the default. A preset names only what differs from it. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  standard: {},
  short: { vpTarget: 10 },
  long: { vpTarget: 14 }
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
    vpTarget: choice('vpTarget', [12, 10, 14]),
    teams: yesNo('teams'),
    teamTarget: choice('teamTarget', [20]),
    leaperPickOn: choice('leaperPickOn', [5, 6, 'never']),
    doubleMatching: choice('doubleMatching', ['A', 'B']),
    homeMineValue: choice('homeMineValue', [1, 0, 2]),
    mutualDestruction: choice('mutualDestruction', ['attacker_wins', 'nobody']),
    energizeLoop: yesNo('energizeLoop'),
    lateBattleMissions: yesNo('lateBattleMissions'),
    eliminationCards: choice('eliminationCards', ['no_cards', 'cannot_afford']),
    retreatBindsDeployed: yesNo('retreatBindsDeployed'),
    emptySupplyExplore: choice('emptySupplyExplore', ['lost', 'owed']),
    foundUnitIgnoresTerrain: yesNo('foundUnitIgnoresTerrain'),
    enemyBaseIncome: yesNo('enemyBaseIncome'),
    startSecretMissions: choice('startSecretMissions', [0, 1]),
    publicRubium: yesNo('publicRubium'),
    partnerHexBindsRetreat: yesNo('partnerHexBindsRetreat'),
    layout: layoutSchema,
    units: unitsSchema,
    cards: cardsSchema,
    tiles: tilesSchema
  },
  additionalProperties: false
}

/** The options that a match is started with: what is left out is the default. */
export function readOptions(value: Json): Checked<{ readonly options: Options; readonly owned: Owned }> {
  const problems = misfits(optionsSchema, value)
  if (problems.length > 0) return { ok: false, problems: problems.map((it) => ({ ...it, at: ['options', ...it.at] })) }
  const { layout, units, cards, tiles, ...chosen } = value as Partial<Options> & Owned
  const owned = { ...(layout && { layout }), ...(units && { units }), ...(cards && { cards }), ...(tiles && { tiles }) }
  return { ok: true, value: { options: { ...defaults, ...chosen }, owned } }
}
