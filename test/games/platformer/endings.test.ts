// How turns end (section 5, steps 6 to 9): what is kept and lost, the shop, events, the richest, and whether the boss has a turn.

import { expect, test } from 'vitest'
import { house } from '../../../src/games/platformer/data/house.ts'
import game from '../../../src/games/platformer/index.ts'
import { freshTurn, type State } from '../../../src/games/platformer/state.ts'
import { cell, xy } from '../../../src/games/platformer/tower/cell.ts'
import { after, at, done, rolled, roster, tower } from './match.ts'
import { card, high, type Moved, mossling, owning, plain, two, use } from './moves.ts'

const draw = (...items: readonly string[]): Moved => ['chance', { act: 'pick', what: 'assault', items }]
const bossDie = (face: number): Moved => ['chance', { act: 'throw', dice: [{ kind: 'enemy', face }] }]
const ids = (all: readonly { readonly id: string }[]): readonly string[] => all.map((it) => it.id)
const five = ['COIN', 'COIN', 'COIN', 'COIN', 'COIN'] as const
const items = ids(house.items)
const potions = house.potions.flatMap(({ id, copies }) => Array<string>(copies).fill(id))

test.each<[what: string, position: object, pending: readonly object[]]>([
  ['PL-003: three of each', { shop: { items: [], potions: [] } }, [{ does: 'shop', kind: 'items', count: 3 }]],
  [
    'PL-140: as many as there is room for',
    { shop: { items: items.slice(0, 2), potions: potions.slice(0, 3) } },
    [{ does: 'shop', kind: 'items', count: 1 }]
  ],
  [
    'PL-140: then the potions',
    { shop: { items: items.slice(0, 3), potions: potions.slice(0, 1) } },
    [{ does: 'shop', kind: 'potions', count: 2 }]
  ],
  [
    'PL-140: as many as are left',
    { items: [items.slice(0, 13), []], shop: { items: [], potions: potions.slice(0, 3) } },
    [{ does: 'shop', kind: 'items', count: 2 }]
  ],
  ['PL-140: an empty pile leaves a gap', { items: [items, []], shop: { items: [], potions: potions.slice(0, 3) } }, []],
  [
    'PL-140: beside it the other pile',
    { items: [items, []], shop: { items: [], potions: potions.slice(0, 2) } },
    [{ does: 'shop', kind: 'potions', count: 1 }]
  ]
])('the shop is filled before anybody acts: %s', (_, position, pending) => {
  expect(plain(position).pending).toEqual(pending)
})

test.each<[used: readonly boolean[], cards: readonly string[]]>([
  [
    [false, false],
    ['I01', 'I02!']
  ],
  [
    [true, false],
    ['I01', 'I02']
  ],
  [
    [false, false],
    ['I01', 'I02']
  ]
])('PL-144, PL-146: step 2 refreshes the hero’s card and the items: %j, %j', (used, cards) => {
  const s = at({ ...two, items: [cards, []], active: 1, at: ['3,1', '7,1'] })
  const turned = { ...s, players: s.players.map((it, i) => ({ ...it, used: used[i] ?? false })) }
  const own = after(turned, [1, { act: 'done' }]).players[0]
  expect([own?.used, own?.items.map((it) => it.used)]).toEqual([false, [false, false]])
})

/** Alone on a space of the first two levels, with three hearts. */
const rockfall = (place: string): number | undefined =>
  after(
    at({ ...high, heroes: ['H3'], at: [place], hearts: [3], potions: [['P4']], event: 'E07', events: ['E07'] }, 1),
    card('P4'),
    done
  ).players[0]?.hearts
test('E07: rocks fall on the two upper rows of a level', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((y) => rockfall(`4,${y}`))
  expect(rows).toEqual([3, 3, 2, 2, 3, 3, 2, 2])
})

const alone = (event: string, more: object = {}): State =>
  at({ heroes: ['H3'], at: ['3,1'], event, events: [event], ...more }, 1)
test('E12: spawners that somebody stands on stay as they are, and other levels do', () => {
  const level = { levels: high.levels, roster: high.roster }
  const s = (more: object) => after(alone('E12', { ...level, ...more }), done).enemies
  expect(s({ enemies: { '1,1': 'N4' } })).toEqual({ [cell(1, 1)]: 'N4', [cell(5, 3)]: 'N1' })
  expect(s({ at: ['4,5'] })).toEqual({ [cell(1, 5)]: 'N4', [cell(5, 7)]: 'N4' })
})

test('PL-181: whoever loses the last heart at the end of a turn has lost, and no event follows', () => {
  const s = after(alone('E08', { hearts: [1] }), done)
  expect([s.phase, s.why, s.pending]).toEqual(['over', 'over.fainted', []])
})

test('PL-180, PL-182: the event ends with its turn, and after the last one the match is lost', () => {
  const s = after(alone('E06'), done)
  expect([s.turn.event, s.pending, s.events]).toEqual([null, [{ does: 'event' }], ['E06']])
  const next = after(s, ['chance', { act: 'pick', what: 'event', items: ['E01'] }])
  expect([next.turn.event, next.pending, next.events]).toEqual(['E01', [{ does: 'roll' }], ['E01', 'E06']])
})

test('PL-134, PL-144, PL-179: alone, removal and refresh come after the event', () => {
  const s = at(
    {
      levels: tower.slice(0, 3),
      roster,
      heroes: ['H3'],
      at: ['4,9'],
      items: [['I01!']],
      event: 'E06',
      events: ['E06']
    },
    1
  )
  const event = after(s, done)
  expect([event.tower.lowest, event.players[0]?.items[0]?.used]).toEqual([1, true])
  const then = after(event, ['chance', { act: 'pick', what: 'event', items: ['E01'] }])
  expect([then.tower.lowest, then.players[0]?.items[0]?.used, then.pending]).toEqual([2, false, [{ does: 'roll' }]])
})

test('PL-175: at the end of any turn the richest takes the scale and the lantern', () => {
  const takes = (more: object) =>
    after(
      at({ ...two, at: ['3,1', '7,1'], middle: ['A03', 'A04'], ...more }, 2, { artefactCards: true }),
      done
    ).players.map((it) => ids(it.items).join())
  expect(takes({ coins: [6, 0], gems: [0, 6] })).toEqual(['A03', 'A04'])
  expect(takes({ coins: [5, 0], gems: [5, 0] })).toEqual(['', ''])
  expect(takes({ coins: [7, 6], gems: [6, 7] })).toEqual(['A03', 'A04'])
})

test('PL-017: what is left of the pool is lost when the turn ends', () => {
  const s = after(plain({ pool: ['SWORD', 'PAW'], at: ['3,1', '7,1'] }), done, done)
  expect([s.turn.pool, s.turn.faces, s.active]).toEqual([[], [], 1])
})

test('PL-008: clockwise, and after the last player the first', () => {
  const next = (active: number) =>
    after(at({ heroes: ['H1', 'H2', 'H3'], at: ['2,1', '3,1', '4,1'], active }, 3), [active, { act: 'done' }]).active
  expect([0, 1, 2].map(next)).toEqual([1, 2, 0])
})

test('PL-174, PL-181: once the match is over, the boss’s card does nothing more', () => {
  const s = at(
    {
      levels: tower,
      lowest: 4,
      roster,
      heroes: ['H3'],
      at: ['6,13'],
      hearts: [1],
      enemies: { '5,13': 'matron' },
      event: 'E06',
      events: ['E06']
    },
    1
  )
  const over = after(s, done, bossDie(2), draw('MA3'))
  expect([over.phase, Object.keys(over.enemies).map((it) => xy(Number(it)))]).toEqual(['over', [[5, 13]]])
})

test('PL-134, PL-144: after the boss’s turn the next player’s begins with its steps 1 and 2', () => {
  const s = at({
    levels: tower,
    roster,
    heroes: ['H3', 'H1'],
    at: ['4,14', '4,9'],
    items: [[], ['I01!']],
    enemies: { '6,15': 'matron' },
    pool: []
  })
  const then = after(s, done, bossDie(1), draw('MA1'))
  expect([then.active, then.tower.lowest, then.players[1]?.items[0]?.used]).toEqual([1, 2, false])
})

test('PL-181: alone, a faint ends the match, by a fall on demand or by the enemy die', () => {
  const over = (s: State, ...moves: readonly Moved[]) => {
    const { phase, winners, why } = after(s, ...moves)
    return [phase, winners, why]
  }
  const fall = alone('E06', { at: ['8,2'], hearts: [1] })
  const die = alone('E06', { at: ['2,1'], hearts: [1], enemies: { '1,1': 'N1' }, phase: 'roll' })
  const lost = ['over', [], 'over.fainted']
  expect([over(fall, [0, { act: 'gravity' }]), over(fall, done), over(die, rolled('ATTACK', ...five))]).toEqual([
    lost,
    lost,
    lost
  ])
})

test('PL-175, PL-181: alone, whoever faints by the enemy die takes no card for it', () => {
  const s = at(
    {
      heroes: ['H3'],
      at: ['2,1'],
      hearts: [1],
      middle: ['A10', 'A01'],
      enemies: { '1,1': 'N1' },
      phase: 'roll',
      event: 'E06'
    },
    1,
    { artefactCards: true }
  )
  const over = after(s, rolled('ATTACK', ...five))
  expect([over.phase, over.players[0]?.items, over.middle]).toEqual(['over', [], ['A01', 'A10']])
})

test('PL-008: a turn begins with nothing done and nothing left from the one before', () => {
  const s = after(
    plain({ at: ['2,1', '3,1'], pool: ['BOOT', 'SWORD', 'COIN'], items: [['I08'], []] }),
    card('I08'),
    use('COIN', 'COIN'),
    use('SWORD', 'SWORD'),
    [0, { act: 'move', to: [3, 1], push: [4, 1] }],
    done
  )
  expect([s.active, s.turn]).toEqual([1, { ...freshTurn }])
  expect(freshTurn).toEqual({
    ...{ faces: [], first: [], command: null, pool: [], event: null, must: false },
    steps: { left: 0, boot: false, up: false, begun: false },
    paw: { left: 0, at: null },
    attack: { swords: 0, wounds: 0, bonus: 0 },
    ...{ spear: false, lens: 0, tongs: false, anyDie: false, ghost: false, slip: false, veil: false },
    ...{ booted: false, coined: false, forges: 0, pushed: null, fainted: false, asks: [], drops: [] }
  })
})

test('PL-147, PL-040: a veil and steps end with the turn of their hero', () => {
  const s = after(
    owning('P5', { at: ['3,1', '7,1'], pool: ['BOOT'], gems: [1, 0] }),
    card('P5'),
    use('BOOT', 'BOOT', 2),
    done
  )
  expect(s.turn).toMatchObject({ veil: false, booted: false, steps: { left: 0, begun: false }, pool: [] })
})

test('PL-099: the enemy die is applied while the active hero is off the map', () => {
  const s = plain({ ...mossling, at: [null, '2,1'], phase: 'roll' })
  const then = after(s, rolled('ATTACK', ...five))
  expect([then.players[1]?.hearts, then.turn.must, then.phase]).toEqual([4, true, 'act'])
  expect(game.asked(then)).toBe(0)
})
