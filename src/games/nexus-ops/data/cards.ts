// The default cards (section 8.3). Effects and values are the house’s own unless marked. An owner’s file replaces all of them.

import type { Card, Condition, Effect } from './schemas.ts'
import type { Origin, Terrain, Unit } from './units.ts'

const energize = (id: string, name: string, count: number, timing: Card['timing'], effect: Effect): Card => ({
  id,
  deck: 'energize',
  name,
  count,
  origin: 'house',
  timing,
  effect: [effect]
})

/** A red card needs a battle won, besides its own condition. */
const secret =
  (red: boolean) =>
  (id: string, name: string, count: number, vp: number, when: Condition, origin: Origin = 'house'): Card => ({
    id,
    deck: 'secret',
    name,
    count,
    origin,
    vp,
    red,
    timing: when.op === 'controlMost' ? 'mission_any' : 'mission_battle',
    when: red ? { op: 'all', of: [{ op: 'wonBattle' }, when] } : when
  })
const [red, plain] = [secret(true), secret(false)]

const ground = (terrain: Terrain): Condition => ({ op: 'battleTerrain', terrain })
const left = (unit: Unit): Condition => ({ op: 'survivor', unit, min: 1 })
const kill = (unit: Unit): Condition => ({ op: 'destroyed', unit, min: 1 })
const most = (terrain: Terrain): Condition => ({ op: 'controlMost', terrain })

export const houseCards: readonly Card[] = [
  energize('EN-01', 'Supply Drop', 3, 'start_of_turn', { op: 'gainRubium', n: 3 }),
  energize('EN-02', 'Militia Call', 2, 'start_of_turn', { op: 'placeUnit', unit: 'human', where: 'ownBase' }),
  energize('EN-03', 'Phase Gate', 3, 'start_of_turn', { op: 'teleport', to: 'emptyOrControlled' }),
  energize('EN-04', 'Forced March', 2, 'start_of_turn', { op: 'extraMove', n: 1 }),
  energize('EN-05', 'Recon Drone', 2, 'start_of_turn', { op: 'peekTiles', n: 2 }),
  energize('EN-06', 'Targeting Link', 5, 'battle_start', { op: 'rollMod', side: 'chosen', unit: 'chosen', amount: 1 }),
  energize('EN-07', 'Second Strike', 4, 'step_before_roll', { op: 'extraDie', side: 'chosen', unit: 'step', n: 1 }),
  energize('EN-08', 'Deflector', 4, 'step_after_roll', { op: 'cancelHit', side: 'chosen', n: 1 }),
  energize('EN-09', 'Recalibrate', 3, 'step_after_roll', { op: 'reroll', side: 'chosen', maxDice: 2 }),
  energize('EN-10', 'Jammer', 2, 'battle_start', { op: 'rollMod', side: 'chosen', unit: 'chosen', amount: -1 }),
  energize('EN-11', 'Orbital Strike', 2, 'battle_start', { op: 'strike', side: 'chosen', threshold: 4, n: 1 }),
  red('SM-01', 'Objective: Rock Plains', 3, 2, ground('rock')),
  red('SM-02', 'Objective: Liquifungus Forest', 3, 2, ground('forest'), 'name-fact'),
  red('SM-03', 'Objective: Crystal Spires', 3, 2, ground('crystal')),
  red('SM-04', 'Objective: Magma Pool', 3, 2, ground('magma')),
  red('SM-05', 'Objective: Monolith', 2, 3, ground('monolith')),
  red('SM-06', 'Send in the Humans', 2, 2, left('human')),
  red('SM-07', 'Send in the Fungoids', 2, 2, left('fungoid'), 'name-fact'),
  red('SM-08', 'Send in the Crystallines', 2, 2, left('crystalline')),
  red('SM-09', 'Send in the Rock Striders', 1, 2, left('strider')),
  red('SM-10', 'Send in the Lava Leapers', 1, 2, left('leaper')),
  red('SM-11', 'Base Raid', 2, 3, { op: 'battleAtEnemyBase' }),
  plain('SM-12', 'Human Slayer', 1, 1, kill('human')),
  plain('SM-13', 'Fungoid Slayer', 2, 1, kill('fungoid')),
  plain('SM-14', 'Crystalline Slayer', 2, 1, kill('crystalline'), 'name-fact'),
  plain('SM-15', 'Rock Strider Slayer', 1, 1, kill('strider')),
  plain('SM-16', 'Lava Leaper Slayer', 1, 1, kill('leaper')),
  plain('SM-17', 'Dragon Slayer', 1, 2, kill('dragon')),
  plain('SM-18', 'Dominate the Plains', 1, 1, most('rock'), 'name-fact'),
  plain('SM-19', 'Dominate the Forests', 1, 1, most('forest')),
  plain('SM-20', 'Dominate the Spires', 1, 1, most('crystal')),
  plain('SM-21', 'Dominate the Pools', 1, 1, most('magma')),
  // NO-132, NO-133: the open pile.
  {
    id: 'MI-01',
    deck: 'mission',
    name: 'Mission',
    count: 22,
    origin: 'fact',
    vp: 1,
    red: true,
    timing: 'mission_battle',
    when: { op: 'wonBattle' }
  }
]
