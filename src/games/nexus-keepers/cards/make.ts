// Short ways to write the house's cards.

import type { Condition, Effect, KeeperCard, Kind, Skill, Trigger } from './card.ts'

type Symbols = readonly [two: Kind[], three: Kind[], four: Kind[], five: Kind[], six: Kind[]]

export const card = (
  id: string,
  name: string,
  [two, three, four, five, six]: Symbols,
  [plusTerrain, minusTerrain]: readonly [plus: string, minus: string],
  powerDice: number,
  skills: readonly Skill[]
): KeeperCard => ({
  id,
  name,
  source: 'house',
  symbols: { 2: two, 3: three, 4: four, 5: five, 6: six },
  plusTerrain,
  minusTerrain,
  powerDice,
  skills
})

export const [move, jump, push]: [Kind[], Kind[], Kind[]] = [['move'], ['jump'], ['push']]
/** For example, two jumps on one face. */
export const twice = ([kind]: Kind[]): Kind[] => (kind ? [kind, kind] : [])

export const skill = (
  id: string,
  name: string,
  trigger: Trigger,
  effects: readonly Effect[],
  when?: Condition
): Skill => ({
  id,
  name,
  trigger,
  ...(when ? { when: [when] } : {}),
  effects
})
