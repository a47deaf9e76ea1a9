// What keepers, skills and terrains are called. Those of the house have a name in each language; what an owner typed is said as it is.

import type { Phrase } from '../../../core/words.ts'
import { verbatim } from '../../../core/words.ts'
import type { KeeperCard, Skill } from './card.ts'
import { cardNamed, houseCards } from './house.ts'

const houseSkills = new Map(houseCards.flatMap((it) => it.skills.map(({ id, name }) => [id, name] as const)))

export const skillName = ({ id, name }: Pick<Skill, 'id' | 'name'>): Phrase =>
  houseSkills.get(id) === name ? { say: `skill.${id}` } : verbatim(name)

export const keeperName = ({ id, name }: Pick<KeeperCard, 'id' | 'name'>): Phrase =>
  cardNamed(id)?.name === name ? { say: `keeper.${id}` } : verbatim(name)

const terrains = ['grass', 'wood', 'stone', 'water', 'earth']
export const terrainName = (name: string): Phrase =>
  terrains.includes(name) ? { say: `terrain.${name}` } : verbatim(name)
