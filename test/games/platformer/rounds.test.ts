// The order of a turn (section 5): who is asked, what begins and ends with it, what levels turn up and go.

import { expect, test } from 'vitest'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { above, after, at, below, done, rolled, roster, rule, tower } from './match.ts'
import { attacked, card, gravity, high, mossling, move, owning, plain, use } from './moves.ts'

const coins = rolled('LEFT', 'COIN', 'COIN', 'COIN', 'COIN', 'COIN')
const other = [
  [1, { act: 'done' }],
  [1, { act: 'done' }]
] as const

test('who is asked, and who may act', () => {
  const roll = plain({ phase: 'roll' })
  expect([game.asked(roll), game.toAct(roll)]).toEqual([null, ['chance']])
  expect([game.asked(plain({ active: 1 })), game.toAct(plain({ active: 1 }))]).toEqual([1, [1]])
  const ladders = plain({ levels: [['XA', 'XA']], at: ['3,2', '7,2'] }, { ladderDropAsk: 'always' })
  const second = after(ladders, gravity, [0, { act: 'stay' }])
  expect([game.asked(second), game.toAct(second)]).toEqual([1, [1]])
  expect([rule(second, 0, { act: 'stay' }), rule(second, 1, { act: 'stay' })]).toEqual(['PL-008', null])
  const won = after(
    above({ heroes: ['H3', 'H1'], at: ['5,15', '2,13'], pool: ['SWORD', 'SWORD'], gems: [16, 0] }),
    use('SWORD', 'SWORD', 5),
    use('SWORD', 'SWORD', 3),
    [0, { act: 'attack', at: [6, 15] }]
  )
  expect([game.asked(won), game.toAct(won), game.chance(won)]).toEqual([null, [], null])
})

test('PL-105: on ladders, each hero falls or stays as its own player says; then the actions go on', () => {
  const s = after(plain({ levels: [['XA', 'XA']], at: ['3,2', '7,2'] }, { ladderDropAsk: 'always' }), gravity)
  const [stay, drop] = [0, 1].map((i) => after(s, [0, { act: i === 0 ? 'stay' : 'drop' }], [1, { act: 'drop' }]))
  expect(stay?.players.map((it) => it.at)).toEqual([cell(3, 2), cell(7, 1)])
  expect(drop?.players.map((it) => it.at)).toEqual([cell(3, 1), cell(7, 1)])
  expect([stay?.phase, stay?.turn.asks, stay?.turn.drops]).toEqual(['act', [], []])
  // What was said once does not hold for the next fall.
  const again = after(drop as State, gravity)
  expect([again.phase, again.turn.drops]).toEqual(['act', []])
})

test('PL-102, PL-103: figures fall onto figures, enemies off ladders, and gravity asks nobody who stands', () => {
  const s = plain({ levels: [['XA', 'XA']], at: ['3,1', null], enemies: { '3,2': 'N1', '7,2': 'N1', '2,4': 'N4' } })
  expect(after(s, gravity).enemies).toEqual({ [cell(3, 2)]: 'N1', [cell(7, 1)]: 'N1', [cell(2, 4)]: 'N4' })
  expect(after(s, gravity).phase).toBe('act')
})

test('P4: a feather holds until the hero’s next turn begins', () => {
  const s = after(owning('P4', { at: ['7,3', '2,1'] }), card('P4'), done, coins, ...other)
  expect([s.active, s.players[0]?.floats, s.players[0]?.at]).toEqual([0, 'no', cell(7, 3)])
  expect(after(s, coins, done, done).players[0]?.at).toBe(cell(7, 2))
})

test('PL-146: an ability and used cards come back with the hero’s own turn alone', () => {
  const s = after(plain({ items: [['I01!'], ['I02!']], at: ['3,1', '7,1'] }), [0, { act: 'ability' }], done)
  const used = (it: State) => it.players.map((one) => [one.used, one.items[0]?.used])
  expect(used(s)).toEqual([
    [true, true],
    [false, false]
  ])
  expect(used(after(s, coins, ...other))).toEqual([
    [false, false],
    [false, false]
  ])
})

test('PL-Q21: a hero on the map sets its die, whatever was agreed for others', () => {
  expect(after(plain({ pool: ['PAW'] }, { setSpecialWhileOffMap: false }), done).phase).toBe('special')
})

test('PL-147, PL-040: what is armed and steps that are left end with the actions', () => {
  const s = after(
    plain({ items: [['I02', 'I08', 'I10', 'I11', 'I13'], []], pool: ['BOOT', 'PAW', 'PAW'], gems: [1, 0] }),
    card('I02'),
    card('I08'),
    card('I10'),
    card('I11'),
    card('I13'),
    use('BOOT', 'BOOT', 2),
    done
  )
  expect(s.turn).toMatchObject({
    steps: { left: 0, boot: false },
    attack: { swords: 0, wounds: 0, bonus: 0 },
    spear: false,
    lens: 0,
    tongs: false,
    ghost: false,
    pool: ['PAW', 'PAW']
  })
})

test('PL-068: with a faint, steps and spaces of a Paw are lost', () => {
  const s = after(
    plain({ ...mossling, hearts: [1, 5], pool: ['BOOT', 'PAW'], gems: [2, 0] }),
    use('PAW', 'PAW', 2),
    use('BOOT', 'BOOT', 2),
    move(3, 1)
  )
  expect(s.turn).toMatchObject({ steps: { left: 0 }, paw: { left: 0, at: null }, fainted: true, must: false })
})

const picks = (what: string, ...items: readonly string[]) => ['chance', { act: 'pick', what, items }] as const

test('PL-129, PL-131: a level turns up at once, with tokens and enemies, and the Move goes on', () => {
  const s = after(plain({ at: ['2,3', '1,1'], pool: ['BOOT'], gems: [1, 0] }), use('BOOT', 'BOOT', 2), move(2, 4))
  expect(game.chance(s)).toMatchObject({ what: 'tile', count: 2 })
  const tiles = after(s, picks('tile', 'XN', 'EX3R'))
  expect([tiles.tower.levels.length, tiles.tokens]).toEqual([2, { [cell(5, 6)]: 'gem' }])
  expect(game.chance(tiles)).toMatchObject({ what: 'enemy', from: ['N3', 'N4'] })
  const then = after(tiles, picks('enemy', 'N3'))
  expect([then.roster, then.enemies]).toEqual([['N1', 'N3'], { [cell(5, 5)]: 'N3', [cell(8, 7)]: 'N3' }])
  expect([then.phase, then.turn.steps.left, rule(then, 0, move(2, 5)[1])]).toEqual(['act', 1, null])
  // PL-133: once only.
  expect(game.chance(after(then, move(3, 4)))).toBeNull()
})

test('PL-Q26: after the boss was put on the map, the actions go on', () => {
  const s = after(
    plain({ levels: below, roster, at: ['2,11', '1,1'], pool: ['BOOT', 'COIN'] }, { bossSpawn: 'activeChooses' }),
    move(2, 12),
    picks('tile', 'XC', 'XD')
  )
  expect(s.phase).toBe('spawn')
  const then = after(s, [0, { act: 'spawn', at: [6, 15] }])
  expect([then.phase, then.enemies, rule(then, 0, use('COIN', 'COIN')[1])]).toEqual([
    'act',
    { [cell(6, 15)]: 'matron' },
    null
  ])
})

test('PL-134, PL-135: a level goes with its enemies, coins and gems, and nothing above it does', () => {
  const s = at({
    levels: below,
    roster,
    heroes: ['H3', 'H1'],
    at: ['4,9', '3,5'],
    enemies: { '1,1': 'N1', '1,5': 'N4' },
    tokens: { '7,2': 'gem', '7,6': 'gem' },
    phase: 'start'
  })
  expect([s.tower.lowest, s.enemies, s.tokens]).toEqual([2, { [cell(1, 5)]: 'N4' }, { [cell(7, 6)]: 'gem' }])
  expect(s.players[1]).toMatchObject({ at: cell(3, 5), hearts: 5 })
})

test('PL-157: the levels go once the last hero is up, or fainted up there; not while one fainted below', () => {
  const s = (fainted: boolean) =>
    at({
      levels: tower,
      lowest: 2,
      roster,
      heroes: ['H3', 'H1'],
      at: ['3,13', null],
      above: [false, fainted],
      enemies: { '6,15': 'matron', '1,9': 'N5' },
      phase: 'act'
    })
  expect([s(true).tower.lowest, s(false).tower.lowest]).toEqual([4, 2])
  expect([Object.keys(s(true).enemies).length, Object.keys(s(false).enemies).length]).toEqual([1, 2])
})

test('PL-140: what is bought is replaced from its own pile, at once', () => {
  const s = after(
    plain({ at: ['4,1', null], coins: [9, 0], shop: { items: ['I01', 'I02', 'I03'], potions: ['P1', 'P1', 'P2'] } }),
    [0, { act: 'buy', card: 'P1' }]
  )
  expect(s.shop).toEqual({ items: ['I01', 'I02', 'I03'], potions: ['P1', 'P2'] })
  const node = game.chance(s)
  expect(node).toMatchObject({ what: 'potion', count: 1 })
  expect(node?.chance === 'pick' && node.from.includes('I04')).toBe(false)
  expect(after(s, picks('potion', 'P8')).shop.potions).toEqual(['P1', 'P2', 'P8'])
})

test('PL-006, PL-Q03: bonuses follow the order of play, or there are none', () => {
  const start = (first: number, options: object = {}) => {
    const set = game.setup({ options: options as never, seats: [{}, {}, {}, {}] })
    if (!set.ok) throw new Error(JSON.stringify(set.problems))
    const s = after(
      set.value,
      picks('hero', 'H1', 'H2', 'H3', 'H4'),
      picks('item', 'I01', 'I02', 'I03'),
      picks('potion', 'P1', 'P1', 'P2'),
      picks('first', String(first))
    )
    return s.players.map((it) => [it.coins, it.gems].join())
  }
  expect(start(0)).toEqual(['0,0', '1,0', '0,1', '1,1'])
  expect(start(2)).toEqual(['0,1', '1,1', '0,0', '1,0'])
  expect(start(2, { startBonus: 'none' })).toEqual(['0,0', '0,0', '0,0', '0,0'])
})

test('PL-094, PL-095: all enemies attack every hero beside them, or march in line', () => {
  const s = plain({ at: ['2,1', '4,1'], enemies: { '1,1': 'N1', '3,1': 'N1' }, phase: 'roll' })
  expect(after(s, attacked).players.map((it) => it.hearts)).toEqual([3, 4])
  const line = plain({
    ...high,
    enemies: { '2,5': 'N1', '3,5': 'N1', '4,5': 'N1', '6,5': 'N1' },
    lowest: 2,
    at: [null, null],
    phase: 'roll'
  })
  const left = after(line, rolled('LEFT', 'COIN', 'COIN', 'COIN', 'COIN', 'COIN'))
  const right = after(line, rolled('RIGHT', 'COIN', 'COIN', 'COIN', 'COIN', 'COIN'))
  expect([left, right].map((it) => Object.keys(it.enemies).map(Number))).toEqual([
    [1, 2, 3, 5].map((x) => cell(x, 5)),
    [3, 4, 5, 7].map((x) => cell(x, 5))
  ])
})
