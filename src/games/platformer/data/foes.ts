// The house's enemies and bosses (sections 8.4 and 8.9). All of it is the house's own.

import type { Ability, Assault, Blow, BossSheet, EnemyCard } from './schemas.ts'

type Loot = readonly [coins: number, gems: number]
const foe = (id: string, name: string, health: number, damage: number, [coins, gems]: Loot, tokens: number) => ({
  id,
  name,
  health,
  damage,
  loot: { coins, gems },
  tokens
})
const graded = (grade: number, card: ReturnType<typeof foe>, ability?: Ability): EnemyCard => ({
  origin: 'house',
  ...card,
  ...(ability ? { ability } : {}),
  grade
})

export const houseEnemies: readonly EnemyCard[] = [
  graded(1, foe('N1', 'Mossling', 1, 1, [1, 0], 4)),
  graded(1, foe('N2', 'Thornback', 2, 1, [2, 0], 4), 'spiny'),
  graded(2, foe('N3', 'Rootwarden', 2, 1, [1, 1], 4), 'grasp'),
  graded(2, foe('N4', 'Gloombat', 2, 1, [0, 2], 4), 'flutter'),
  graded(3, foe('N5', 'Moonfang', 3, 3, [2, 1], 4), 'howl'),
  graded(3, foe('N6', 'Stonehulk', 4, 2, [1, 2], 4), 'heavy')
]

const attack = (
  id: string,
  name: string,
  marks: Assault['marks'],
  range: Assault['range'],
  ...effects: readonly Blow[]
): Assault => ({ id, name, marks, range, effects })
const wound = (n: number): Blow => ({ op: 'wound', n })
const token: Blow = { op: 'token' }

/** PL-Q25: two a level, at least eight. */
const common = {
  origin: 'house',
  damage: 2,
  healthPerLevel: 2,
  minHealth: 8,
  movesWithEnemyDie: true
} as const

export const houseBosses: readonly BossSheet[] = [
  {
    id: 'matron',
    name: 'Stone Matron',
    ...common,
    token: { name: 'Stone', count: 8, effect: 'noBoot' },
    minion: foe('serpent', 'Serpent', 1, 1, [1, 0], 2),
    picker: 'enemyDie',
    attacks: [
      attack('MA1', 'Lash', ['ATTACK'], 'adj4', wound(2)),
      attack('MA2', 'Gaze', ['ATTACK'], 'row', token),
      attack('MA3', 'Left sweep', ['LEFT'], 'tile', wound(1), { op: 'shift', to: 'LEFT' }),
      attack('MA4', 'Right sweep', ['RIGHT'], 'tile', wound(1), { op: 'shift', to: 'RIGHT' }),
      attack('MA5', 'Brood', ['LEFT', 'RIGHT'], 'any', { op: 'holders', n: 1 }, { op: 'summon', at: 'bossSpecial' })
    ]
  },
  {
    id: 'gears',
    name: 'Overseer Nine-Gears',
    ...common,
    token: { name: 'Overload', count: 12, effect: 'noForge' },
    minion: foe('drone', 'Drone', 1, 1, [0, 1], 2),
    picker: 'majority',
    attacks: [
      attack('IA1', 'Press', ['SWORD'], 'around8', wound(2)),
      attack('IA2', 'Grid lock', ['BOOT'], 'row', token),
      attack('IA3', 'Levy', ['COIN'], 'any', { op: 'levy' }),
      attack('IA4', 'Recall', ['PAW'], 'any', { op: 'summon', at: 'bossSpawn' }),
      attack('IA5', 'Arc', ['WILD'], 'tile', wound(1)),
      attack('IA6', 'Surge', ['WILD'], 'adj4', wound(2), token)
    ]
  }
]
