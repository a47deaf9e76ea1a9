// Ready-made boards of section 3.6: the first turn of the first seat is about to begin. Each seat gets a house keeper and a cube of
// mixed terrains, unless its player chooses otherwise.

import type { Ready } from '../../core/rules.ts'
import { houseCards } from './cards/house.ts'

const [a, b, c, d, e] = ['0,0 S', '1,2 N', '3,1 E', '2,-1 S', '4,3 N'] as const

const boards = {
  B2: [a, b],
  B3: [a, b, c],
  R3: ['0,0 N', '2,1 E', '1,3 N'],
  B4: [a, b, c, d],
  B4E: [a, b, c, e]
}

const terrains = ['wood', 'stone', 'water', 'earth']
/** A neutral start tile, then one tile of each terrain, rotated by one for each seat. */
const stickers = (seat: number): readonly string[] => [
  'grass',
  ...terrains.map((_, i) => terrains[(i + seat) % terrains.length] as string)
]

export const positions: Readonly<Record<string, Ready>> = Object.fromEntries(
  Object.entries(boards).map(([name, cubes]) => [
    name,
    {
      title: { say: `position.${name}` },
      seats: cubes.length,
      position: { cubes, phase: 'start', fresh: cubes.map((_, seat) => seat) },
      brings: cubes.map((_, seat) => ({ card: houseCards[seat]?.id ?? 'plain', terrains: stickers(seat) }))
    }
  ])
)
