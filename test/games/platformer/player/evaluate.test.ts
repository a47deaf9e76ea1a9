// What computer players think of a position: pairs of positions of which the first is the better one, and what is worth nothing more.

import { expect, test } from 'vitest'
import { evaluate } from '../../../../src/games/platformer/player/evaluate.ts'
import type { State } from '../../../../src/games/platformer/state.ts'
import { above, after, at, below, roster, tower } from '../match.ts'

const two = { heroes: ['H2', 'H1'], at: ['3,1', '6,1'], phase: 'roll' }
const plain = (position: object = {}): State => at({ ...two, ...position })
const high = (position: object = {}): State => plain({ levels: below, roster, ...position })
const up = (position: object = {}): State => above({ ...two, at: ['3,13', '7,13'], ...position })
const alone = (position: object = {}): State =>
  at({ heroes: ['H2'], at: ['3,1'], phase: 'roll', event: 'E01', events: ['E01', 'E02'], ...position }, 1)
const acting = (position: object = {}): State => plain({ phase: 'act', ...position })
const sword = [0, { act: 'use', pay: 'SWORD', as: 'SWORD' }] as const

/** How far ahead the first player is: zero where both are alike. */
function lead(s: State): number {
  const [own = 0] = evaluate(s)
  return Math.log(own / (1 - own))
}

test.each<[what: string, better: () => State, worse: () => State]>([
  ['a row higher', () => plain({ at: ['3,3', '6,1'] }), () => plain({ at: ['3,2', '6,1'] })],
  ['a way up rather than none', () => plain({ at: ['3,1', '6,1'] }), () => plain({ at: ['1,1', '6,1'] })],
  ['a level higher', () => high({ at: ['3,5', '6,1'] }), () => high({ at: ['3,3', '6,1'] })],
  [
    'the boss’s level',
    () => high({ levels: tower, enemies: { '6,15': 'matron' }, at: ['2,13', '6,9'] }),
    () => high({ levels: tower, enemies: { '6,15': 'matron' }, at: ['2,12', '6,9'] })
  ],
  [
    'next to the boss',
    () => up({ at: ['5,15', '7,13'], gems: [6, 0] }),
    () => up({ at: ['1,13', '7,13'], gems: [6, 0] })
  ],
  ['a step nearer to the boss', () => up({ at: ['4,13', '7,13'] }), () => up({ at: ['3,13', '7,13'] })],
  ['the map', () => plain(), () => plain({ at: [null, '6,1'] })],
  ['the map, far up', () => high({ at: ['3,9', '6,9'], lowest: 3 }), () => high({ at: [null, '6,9'], lowest: 3 })],
  [
    'a higher bottom of the map',
    () => high({ at: [null, '6,9'], lowest: 3 }),
    () => high({ at: [null, '6,9'], lowest: 2 })
  ],
  [
    'a faint above rather than below',
    () => up({ at: [null, '7,13'], above: [true, false], lowest: 3 }),
    () => up({ at: [null, '7,13'], lowest: 3 })
  ],
  ['a gem', () => plain({ gems: [1, 0] }), () => plain()],
  ['six gems', () => plain({ gems: [6, 0] }), () => plain({ gems: [5, 0] })],
  ['a heart more', () => plain({ hearts: [4, 5] }), () => plain({ hearts: [3, 5] })],
  ['more than two hearts', () => plain({ hearts: [3, 5] }), () => plain({ hearts: [2, 5] })],
  ['more than one heart', () => plain({ hearts: [2, 5] }), () => plain({ hearts: [1, 5] })],
  ['a coin', () => plain({ coins: [1, 0] }), () => plain()],
  ['an item', () => plain({ items: [['I09'], []] }), () => plain()],
  ['a dearer item', () => plain({ items: [['I14'], []] }), () => plain({ items: [['I09'], []] })],
  ['a potion', () => plain({ potions: [['P4'], []] }), () => plain()],
  ['a special die that shows something', () => plain({ special: ['PAW', 'BLANK'] }), () => plain()],
  [
    'a Sword on the special die',
    () => plain({ special: ['SWORD', 'BLANK'] }),
    () => plain({ special: ['PAW', 'BLANK'] })
  ],
  ['a hero who strikes hard', () => up({ heroes: ['H6', 'H1'], hearts: [4, 5] }), () => up({ hearts: [4, 5] })],
  ['a card for the next attack', () => up({ items: [['I02'], []] }), () => up({ items: [['I08'], []] })],
  ['a stronger potion', () => up({ potions: [['P2'], []] }), () => up({ potions: [['P3'], []] })],
  ['a spear', () => up({ items: [['I11'], []] }), () => up({ items: [['I10'], []] })],
  [
    'a gem next to the hero',
    () => plain({ at: ['6,2', '1,1'], tokens: { '7,2': 'gem' } }),
    () => plain({ at: ['6,2', '1,1'] })
  ],
  [
    'a gem rather than a coin',
    () => high({ at: ['4,3', '1,1'], tokens: { '4,3': 'gem' } }),
    () => high({ at: ['4,3', '1,1'], tokens: { '4,3': 'coin' } })
  ],
  ['a level that stays', () => high({ at: ['3,5', '4,8'] }), () => high({ at: ['3,4', '4,9'] })],
  ['a die that is left', () => acting({ pool: ['PAW'] }), () => acting()],
  ['a Boot rather than a Paw', () => acting({ pool: ['BOOT'] }), () => acting({ pool: ['PAW'] })],
  [
    'a Sword for an enemy in reach',
    () => acting({ pool: ['SWORD'], enemies: { '2,1': 'N1' } }),
    () => acting({ pool: ['SWORD'], enemies: { '1,1': 'N1' } })
  ],
  [
    'a Sword that is enough',
    () => acting({ pool: ['SWORD'], enemies: { '2,1': 'N1' } }),
    () => acting({ pool: ['SWORD'], enemies: { '2,1': 'N2' } })
  ],
  [
    'more loot',
    () => acting({ pool: ['SWORD', 'SWORD'], enemies: { '2,1': 'N4' } }),
    () => acting({ pool: ['SWORD', 'SWORD'], enemies: { '2,1': 'N2' } })
  ],
  [
    'the boss in reach',
    () => up({ phase: 'act', at: ['5,15', '7,13'], pool: ['SWORD', 'SWORD'], gems: [12, 0] }),
    () => up({ phase: 'act', at: ['4,14', '7,13'], pool: ['SWORD', 'SWORD'], gems: [12, 0] })
  ],
  [
    'a Sword for somebody rather than for nobody',
    () => after(acting({ pool: ['SWORD'], enemies: { '2,1': 'N1' } }), sword),
    () => after(acting({ pool: ['SWORD'] }), sword)
  ],
  [
    'a Sword that is kept for later',
    () => acting({ pool: ['SWORD'] }),
    () => after(acting({ pool: ['SWORD'] }), sword)
  ],
  ['alone: a turn more', () => alone({ events: ['E01'] }), () => alone()],
  ['alone: a row higher', () => alone({ at: ['3,3'] }), () => alone()],
  ['alone: more hearts', () => alone({ hearts: [3] }), () => alone({ hearts: [2] })],
  ['the other one worse off', () => plain({ hearts: [4, 1] }), () => plain({ hearts: [4, 4] })]
])('better: %s', (_, better, worse) => {
  expect(lead(better())).toBeGreaterThan(lead(worse()) + 1e-6)
})

test.each<[what: string, one: () => State, other: () => State]>([
  ['coins beyond eight', () => plain({ coins: [9, 0] }), () => plain({ coins: [8, 0] })],
  [
    'hearts beyond five',
    () => plain({ heroes: ['H6', 'H1'], hearts: [6, 5] }),
    () => plain({ heroes: ['H6', 'H1'], hearts: [5, 5] })
  ],
  [
    'a gem too far away',
    () => plain({ at: ['1,1', '2,1'], tokens: { '7,2': 'gem' } }),
    () => plain({ at: ['1,1', '2,1'] })
  ],
  [
    'a coin beside a nearer gem',
    () => high({ at: ['4,3', '1,1'], tokens: { '4,3': 'gem', '4,7': 'gem' } }),
    () => high({ at: ['4,3', '1,1'], tokens: { '4,3': 'gem' } })
  ],
  [
    'a hero off the map has no lure',
    () => plain({ at: [null, '1,1'], tokens: { '7,2': 'gem' } }),
    () => plain({ at: [null, '1,1'] })
  ],
  [
    'a match alone: hearts of a strong hero',
    () => alone({ heroes: ['H6'], hearts: [6] }),
    () => alone({ heroes: ['H6'], hearts: [5] })
  ]
])('no better: %s', (_, one, other) => {
  expect(lead(one())).toBeCloseTo(lead(other()), 9)
})

// The same thing again is worth the same again, and what is nearer more in proportion.
test('coins count alike up to eight, and hearts up to five', () => {
  const coins = Array.from({ length: 9 }, (_, n) => lead(plain({ coins: [n, 0] })))
  const hearts = [3, 4, 5].map((n) => lead(plain({ heroes: ['H6', 'H1'], hearts: [n, 5] })))
  for (const steps of [coins, hearts]) {
    const [first = 0, ...others] = steps.slice(1).map((it, i) => it - (steps[i] ?? 0))
    for (const it of others) expect(it).toBeCloseTo(first, 9)
  }
})

test('a hero alone fears the last heart three times as much', () => {
  const drop = (s: (hearts: number) => State) => lead(s(3)) - lead(s(2)) - (lead(s(4)) - lead(s(3)))
  const [one, together] = [(n: number) => alone({ hearts: [n] }), (n: number) => plain({ hearts: [n, 4] })].map(drop)
  expect(one).toBeCloseTo(3 * (together ?? 0), 9)
})

test('gems are worth what they boost: the first size costs one, the next two', () => {
  // Osric has two Swords on the average: two gems for size two of both, then two for each size three.
  const step = (n: number) => lead(plain({ gems: [n + 1, 0] })) - lead(plain({ gems: [n, 0] }))
  expect(step(1)).toBeCloseTo(step(0), 9)
  for (const n of [2, 3, 4, 5]) expect(step(n)).toBeCloseTo(step(0) / 2, 9)
  for (const n of [6, 7, 8]) expect(step(n)).toBeCloseTo(step(0) / 3, 9)
  // Nobody needs many more wounds than the boss has health.
  expect(lead(plain({ gems: [99, 0] }))).toBeCloseTo(lead(plain({ gems: [60, 0] })), 9)
})

test('when a match is over, the winner’s chance is one, and a lost match is worth nothing', () => {
  const over = (winners: readonly number[], seats = 2) =>
    evaluate({ ...(seats === 1 ? alone() : plain()), phase: 'over', winners })
  expect([over([0]), over([1]), over([0, 1]), over([])]).toEqual([
    [1, 0],
    [0, 1],
    [0.5, 0.5],
    [0.5, 0.5]
  ])
  expect([over([0], 1), over([], 1)]).toEqual([[1], [0]])
})
