// The files that an owner may put in place of the house's data, and the types of what they hold (section 8). What a shape cannot say
// is checked in misfits.ts.

import type { Schema } from '../../../core/schema.ts'
import { list, type Of, object, oneOf, type Typed, tagged, text, whole, yesNo } from '../../../kit/schema.ts'
import { rowsOfTile } from './drawn.ts'
import { commands, syms } from './symbols.ts'

const id = text({ pattern: '^[A-Za-z][A-Za-z0-9-]*$', maxLength: 40, misfit: { say: 'form.id' } })
const name = text({ minLength: 1, maxLength: 60 })
const titled = (of: string): Schema => ({ title: `option.${of}`, description: `option.${of}.help` })

export const sets = ['forest', 'void'] as const
/** Where data come from: public knowledge, or the house, which stands in for what nobody can see. An owner need not say it. */
const origin = { 'origin?': { ...oneOf(['fact', 'house'] as const), readOnly: true } }
const tile = object({
  ...origin,
  id: { ...id, title: 'tile.id' },
  set: { ...oneOf(sets), title: 'tile.set', default: sets[0] },
  boss: { ...yesNo, title: 'tile.boss', default: false },
  rows: rowsOfTile
})
export type TileData = Of<typeof tile>
export const tilesSchema = list(tile, { ...titled('tiles'), minItems: 1, maxItems: 64 })

/** What a card does as long as it lies there. */
const perk = tagged('op', {
  pawFurther: {},
  bounty: { n: whole(1, 5) },
  strongAttack: { swords: whole(1, 5), n: whole(1, 5) },
  buckler: { n: whole(1, 5) },
  grip: {},
  purse: { n: whole(1, 5) },
  trapSafe: {},
  health: { n: whole(1, 5) },
  cheaper: { n: whole(1, 5) },
  firstBoot: {}
})
export type Perk = Of<typeof perk>
export type PerkName = Perk['op']
/** What a card does when it is used. */
const use = tagged('op', {
  steps: { n: whole(1, 5), 'up?': yesNo },
  nextAttack: { n: whole(1, 5) },
  paw: {},
  lens: { n: whole(1, 5) },
  ghost: {},
  spear: {},
  tongs: {},
  slip: {},
  veil: {},
  heal: { n: whole(1, 9) },
  gems: { n: whole(1, 9) },
  coins: { n: whole(1, 9) },
  reroll: {},
  blink: {},
  feather: {},
  float: {},
  pushAgain: {},
  anyDie: {}
})
export type Use = Of<typeof use>
const works = { 'perk?': perk, 'use?': use }

const hero = object({
  ...origin,
  id,
  name,
  health: whole(1, 12),
  ...works,
  star: list(oneOf(['BOOT', 'SWORD', 'COIN', 'PAW', 'GAIN'] as const), { minItems: 1, maxItems: 3, uniqueItems: true })
})
export type HeroCard = Of<typeof hero>
export const heroesSchema = list(hero, { ...titled('heroes'), minItems: 4, maxItems: 20 })

const loot = object({ coins: whole(0, 9), gems: whole(0, 9) })
const foeParts = {
  id,
  name,
  health: whole(1, 20),
  damage: whole(0, 9),
  loot,
  'ability?': oneOf(['spiny', 'grasp', 'flutter', 'howl', 'heavy'] as const),
  tokens: whole(1, 12)
}
const enemy = object({ ...origin, ...foeParts, grade: whole(1, 3) })
const minion = object(foeParts)
export type Ability = NonNullable<Of<typeof minion>['ability']>
export type FoeCard = Of<typeof minion> & { readonly grade?: number }
export type EnemyCard = Of<typeof enemy>
export const enemiesSchema = list(enemy, { ...titled('enemies'), minItems: 3, maxItems: 20 })

const item = object({ ...origin, id, name, price: whole(0, 20), copies: whole(1, 9), ...works })
export type ItemCard = Of<typeof item>
export const itemsSchema = list(item, { ...titled('items'), minItems: 1, maxItems: 40 })
const potion = object({ ...origin, id, name, price: whole(0, 20), copies: whole(1, 9), use })
export const potionsSchema = list(potion, { ...titled('potions'), minItems: 1, maxItems: 40 })

const feats = ['reveal', 'overkill', 'coins', 'gems', 'push', 'bruised', 'trap', 'fall', 'forges', 'faint'] as const
export type Feat = (typeof feats)[number]
const artefact = object({ ...origin, id, name, when: oneOf(feats), ...works })
export const artefactsSchema = list(artefact, { ...titled('artefacts'), minItems: 2, maxItems: 20 })

const turnEvents = ['fog', 'heavyAir', 'market', 'bloodMoon', 'blunt', 'windfall'] as const
const endEvents = ['rockfall', 'toll', 'stampede', 'ambush', 'spring', 'reinforcements'] as const
export type TurnEvent = (typeof turnEvents)[number]
export type EndEvent = (typeof endEvents)[number]
const event = object({ ...origin, id, name, does: oneOf([...turnEvents, ...endEvents]) })
export type EventCard = Of<typeof event>
export const eventsSchema = list(event, { ...titled('events'), minItems: 1, maxItems: 30 })
export const isEndEvent = (it: EventCard['does']): it is EndEvent => endEvents.some((name) => name === it)

const ranges = ['row', 'adj4', 'around8', 'tile', 'any'] as const
/** What befalls each hero in range, or what the boss does besides. */
const blow = tagged('op', {
  wound: { n: whole(1, 9) },
  token: {},
  levy: {},
  holders: { n: whole(1, 9) },
  shift: { to: oneOf(['LEFT', 'RIGHT'] as const) },
  summon: { at: oneOf(['bossSpecial', 'bossSpawn'] as const) }
})
export type Blow = Of<typeof blow>
const assault = object({
  id,
  name,
  marks: list(oneOf([...syms, ...commands, 'WILD'] as const), { minItems: 1, maxItems: 3 }),
  range: oneOf(ranges),
  effects: list(blow, { minItems: 1, maxItems: 4 })
})
export type Assault = Of<typeof assault>
const boss = object({
  ...origin,
  id,
  name,
  damage: whole(0, 9),
  healthPerLevel: whole(1, 9),
  minHealth: whole(1, 40),
  movesWithEnemyDie: yesNo,
  token: object({ name, count: whole(1, 30), effect: oneOf(['noBoot', 'noForge'] as const) }),
  minion,
  picker: oneOf(['enemyDie', 'majority'] as const),
  attacks: list(assault, { minItems: 2, maxItems: 20 })
})
export type BossSheet = Of<typeof boss>
export const bossesSchema = list(boss, { ...titled('bosses'), minItems: 1, maxItems: 8 })

const die = (faces: readonly string[]): Schema => list(oneOf(faces), { minItems: 6, maxItems: 6 })
export type Faces = {
  readonly action: readonly string[]
  readonly enemy: readonly string[]
  readonly origin?: 'fact' | 'house'
}
export const facesSchema: Typed<Faces> = object({ ...origin, action: die(syms), enemy: die(commands) }) as Schema
/** Null is the house's dice: an object with every key required cannot be left half filled in a form. */
export const facesOption: Typed<Faces | null> = { ...titled('faces'), anyOf: [{ type: ['null'] }, facesSchema] }
