// The names that the rules use (section 1): resources, dice, faces, powers, Tuareks.

export const resources = ['brick', 'wheat', 'metal', 'recruit'] as const
export type Resource = (typeof resources)[number]

export const whites = ['W1', 'W2', 'W3', 'W4', 'W5'] as const
export const specials = ['DY', 'DG', 'DB'] as const
export type Special = (typeof specials)[number]
/** The colours of the dice: the five white ones, and one of each other colour. */
const colours: Readonly<Record<string, string>> = { DY: '#e8c23a', DG: '#4f9d52', DB: '#3f78c9' }
export const dieColour = (die: string): string => colours[die] ?? '#f7f0df'

/** In their order: five white dice, and one of each colour (KE-084). */
export const dice = [...whites, ...specials] as const
export type Die = (typeof dice)[number]
export const isDie = (it: unknown): it is Die => dice.some((die) => die === it)
export const isSpecial = (it: unknown): it is Special => specials.some((die) => die === it)

export const tuareks = [
  'EXTRA_DICE',
  'EXTRA_DISCARD',
  'FIVE_DICE',
  'FREE_REFUEL',
  'MOVE',
  'REMOVE',
  'REROLL_FIRE',
  'TWO_RESOURCES'
] as const
export type Tuarek = (typeof tuareks)[number]

/** The power tiles. KE-280: there is one of each. */
export const powers = [
  'DY',
  'DG',
  'DB',
  'brick',
  'wheat',
  'metal',
  'recruit',
  'CONVERT_WHEAT',
  'WIN_TIES',
  'INCOME'
] as const
export type Power = (typeof powers)[number]
