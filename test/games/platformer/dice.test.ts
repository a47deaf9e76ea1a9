// Dice, forging and gems (6.1 to 6.3), and cards (6.14): rules that no worked scenario tests.

import { expect, test } from 'vitest'
import game from '../../../src/games/platformer/index.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { might } from '../../../src/games/platformer/turn/might.ts'
import { after, at, done, rolled, rule } from './match.ts'

/** Two heroes. The first one is on the ground and has these dice. */
const holding = (pool: readonly string[], position: object = {}, options: object = {}) =>
  at({ heroes: ['H3', 'H1'], at: ['3,1', null], pool, ...position }, 2, options)

test('PL-008: dice, actions, special die, gravity, then the next player clockwise', () => {
  const s = holding(['COIN', 'PAW'], { at: ['7,3', null] })
  expect(rule(s, 1, { act: 'done' })).toBe('PL-008')
  const six = after(s, done)
  expect(six.phase).toBe('special')
  expect(six.players[0]?.at).toBe(s.players[0]?.at)
  const then = after(six, done)
  // Gravity in step 7 has moved her down, and it is the other player's turn.
  expect(then.players[0]?.at).toBe(cell(7, 2))
  expect([then.active, game.chance(then)?.chance]).toEqual([1, 'throw'])
})

test('PL-014: a die is used once', () => {
  const s = after(holding(['COIN', 'PAW']), [0, { act: 'use', pay: 'COIN', as: 'COIN' }])
  expect(s.turn.pool).toEqual(['PAW'])
  expect(rule(s, 0, { act: 'use', pay: 'COIN', as: 'COIN' })).toBe('PL-014')
})

test('PL-016: a rolled die keeps its face: nothing is rolled again, and what was used still counts', () => {
  const s = holding(['COIN'], { faces: ['COIN', 'COIN', 'PAW', 'PAW', 'STAR'] })
  expect(rule(s, ...rolled('LEFT', 'BOOT', 'BOOT', 'BOOT', 'BOOT', 'BOOT'))).toBe('PL-016')
  const then = after(s, [0, { act: 'use', pay: 'COIN', as: 'COIN' }])
  expect(then.turn.faces).toEqual(s.turn.faces)
})

test('PL-019: swords add up in one attack', () => {
  const s = after(
    holding(['SWORD', 'SWORD'], { enemies: { '2,1': 'N2' } }),
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD' }],
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD' }]
  )
  expect(after(s, [0, { act: 'attack', at: [2, 1] }]).enemies).toEqual({})
})

test('PL-020, PL-043: a coin is one from the supply, a larger one several', () => {
  const s = holding(['COIN', 'COIN'], { gems: [1, 0] })
  expect(after(s, [0, { act: 'use', pay: 'COIN', as: 'COIN' }]).players[0]).toMatchObject({ coins: 1, gems: 1 })
  const large = after(s, [0, { act: 'use', pay: 'COIN', as: 'COIN', size: 2 }])
  expect(large.players[0]).toMatchObject({ coins: 2, gems: 0 })
})

test('PL-022: a star does what the hero card says', () => {
  const s = holding(['STAR'])
  expect(rule(s, 0, { act: 'use', pay: 'STAR', as: 'SWORD' })).toBe('PL-022')
  expect(after(s, [0, { act: 'use', pay: 'STAR', as: 'GAIN' }]).players[0]?.coins).toBe(1)
  expect(after(s, [0, { act: 'use', pay: 'STAR', as: 'BOOT' }]).turn.steps.left).toBe(1)
})

test('PL-023: actions are in any order, and none has to be done', () => {
  const s = holding(['BOOT', 'COIN'])
  const [coin, step] = [
    [0, { act: 'use', pay: 'COIN', as: 'COIN' }] as const,
    [0, { act: 'move', to: [4, 1] }] as const
  ]
  expect(game.key(after(s, coin, step))).toBe(game.key(after(s, step, coin)))
  expect(rule(s, 0, { act: 'done' })).toBeNull()
})

test('PL-028: what is forged is had at once, and pays for nothing else', () => {
  const s = holding(['SWORD', 'SWORD'], { at: [null, null] })
  expect(rule(s, 0, { act: 'use', pay: 'SWORD+SWORD', as: 'BOOT' })).toBe('PL-118')
  expect(rule(s, 0, { act: 'generate', at: [1, 1], pay: 'BOOT' })).toBe('PL-119')
  const on = holding(['SWORD', 'SWORD'])
  expect(rule(on, 0, { act: 'use', pay: 'SWORD+SWORD', as: 'GAIN' })).toBe('PL-028')
  const then = after(on, [0, { act: 'use', pay: 'SWORD+SWORD', as: 'COIN' }])
  expect([then.players[0]?.coins, then.turn.pool]).toEqual([1, []])
})

test('PL-029: stars are forged into another symbol, and another pair into a star', () => {
  const s = holding(['PAW', 'PAW', 'STAR', 'STAR'])
  expect(after(s, [0, { act: 'use', pay: 'STAR+STAR', as: 'COIN' }]).players[0]?.coins).toBe(1)
  expect(after(s, [0, { act: 'use', pay: 'PAW+PAW', as: 'GAIN', star: true }]).players[0]?.coins).toBe(1)
  expect(rule(s, 0, { act: 'use', pay: 'STAR+STAR', as: 'GAIN', star: true })).toBe('PL-029')
})

test('PL-036, PL-Q18: gems make the symbol of the special die larger', () => {
  const s = holding([], { special: ['COIN', 'BLANK'], gems: [1, 0] })
  const then = after(s, [0, { act: 'use', pay: 'COIN*', as: 'COIN', size: 2 }])
  expect(then.players[0]).toMatchObject({ coins: 2, gems: 0, special: 'BLANK' })
  const own = { ...s, players: s.players.map((it) => ({ ...it, forged: true })) }
  expect(rule(own, 0, { act: 'use', pay: 'COIN*', as: 'COIN', size: 2 })).toBeNull()
  const plain = { ...own, match: { ...own.match, options: { ...own.match.options, boostForgedSpecial: false } } }
  expect(rule(plain, 0, { act: 'use', pay: 'COIN*', as: 'COIN', size: 2 })).toBe('PL-036')
})

test('PL-038: gems go as the symbol is used, and none can be added later', () => {
  const s = holding(['BOOT'], { gems: [3, 0] })
  const then = after(s, [0, { act: 'use', pay: 'BOOT', as: 'BOOT', size: 2 }])
  expect(then.players[0]?.gems).toBe(2)
  expect(rule(then, 0, { act: 'use', pay: 'BOOT', as: 'BOOT', size: 2 })).toBe('PL-014')
})

test('PL-Q20: what the special die shows it keeps, if nothing else is set', () => {
  const s = after(holding(['PAW'], { special: ['SWORD', 'BLANK'] }), done, done)
  expect([s.active, s.players[0]?.special]).toEqual([1, 'SWORD'])
})

test('PL-071: steps of a card are Moves: an enemy that is left attacks', () => {
  const s = holding([], { items: [['I01', 'I04'], []], enemies: { '2,1': 'N1' } })
  const walks = after(s, [0, { act: 'card', card: 'I01' }], [0, { act: 'move', to: [4, 1] }])
  expect(walks.players[0]?.hearts).toBe(4)
  const springs = after(s, [0, { act: 'card', card: 'I04' }])
  expect(rule(springs, 0, { act: 'move', to: [4, 1] })).toBe('PL-071')
})

test('PL-142: what a card does by itself is done unasked', () => {
  const s = holding(['BOOT'], { at: ['7,1', null], items: [['I09'], []] })
  expect(rule(s, 0, { act: 'card', card: 'I09' })).toBe('PL-142')
  expect(after(s, [0, { act: 'move', to: [8, 1] }]).players[0]?.hearts).toBe(5)
})

test('PL-128, PL-146: an ability is used once until the card is refreshed, and never heals too much', () => {
  const s = holding([], { heroes: ['H4', 'H1'], hearts: [5, 5] })
  const healed = after(s, [0, { act: 'ability' }])
  expect(healed.players[0]?.hearts).toBe(6)
  expect(rule(healed, 0, { act: 'ability' })).toBe('PL-146')
  const full = after(holding([], { heroes: ['H4', 'H1'] }), [0, { act: 'ability' }])
  expect(full.players[0]?.hearts).toBe(6)
  // After a turn of each player, the card is refreshed.
  const blank = rolled('LEFT', 'COIN', 'COIN', 'COIN', 'COIN', 'COIN')
  const other = after(healed, done, blank)
  const back = after(
    other,
    [1, { act: 'generate', at: [7, 1], pay: 'COIN' }],
    [1, { act: 'done' }],
    [1, { act: 'done' }],
    blank
  )
  expect(rule(back, 0, { act: 'ability' })).toBeNull()
})

test('PL-128: more hearts than the card has are no position', () => {
  const set = game.setup({
    options: {},
    seats: [{}, {}],
    position: { levels: [['F01', 'F02']], roster: ['N1'], heroes: ['H2', 'H1'], hearts: [5, 5] }
  })
  expect(set).toMatchObject({ ok: false, problems: [{ rule: 'PL-128' }] })
})

// No attack can defeat an enemy with so much health. The warning tells the most wounds that the turn can still reach (PL-Q36).
test.each([
  ['each Sword is a wound', {}, ['SWORD', 'SWORD', 'COIN'], 2],
  ['the special die counts', { special: ['SWORD'] }, ['SWORD'], 2],
  ['and no other symbol of it', { special: ['PAW'] }, ['SWORD'], 1],
  ['two alike make one more', {}, ['COIN', 'COIN', 'PAW', 'PAW', 'PAW'], 2],
  ['of two unlike nothing comes', {}, ['COIN', 'PAW', 'BOOT'], 0],
  ['a Star counts for whom it strikes', { heroes: ['H1', 'H3'] }, ['STAR', 'STAR', 'SWORD'], 3],
  ['and so does a pair beside it', { heroes: ['H1', 'H3'] }, ['STAR', 'COIN', 'COIN'], 2],
  ['for others two Stars are forged', { heroes: ['H5', 'H1'] }, ['STAR', 'STAR'], 1],
  ['a gem boosts by one', { gems: [1, 0] }, ['SWORD', 'SWORD'], 3],
  ['the cheapest steps come first', { gems: [6, 0] }, ['SWORD', 'SWORD'], 6],
  ['no more than size five', { gems: [30, 0] }, ['SWORD'], 5],
  ['gems without a Sword are none', { gems: [9, 0] }, ['PAW'], 0],
  ['items that lie ready', { items: [['I02']] }, ['SWORD'], 2],
  ['used ones not', { items: [['I02!']] }, ['SWORD'], 1],
  ['potions', { potions: [['P2']] }, ['SWORD'], 3]
])('PL-083: what an attack can still come to: %s', (_, more, pool, wounds) => {
  expect(might(at({ at: ['4,1', null], heroes: ['H1', 'H3'], pool, ...more }))).toBe(wounds)
})

test('PL-083: a hero who is strong with two Swords counts his bonus once they are there', () => {
  const grumm = (pool: readonly string[]): number => might(at({ at: ['4,1', null], heroes: ['H6', 'H1'], pool }))
  expect([grumm(['SWORD']), grumm(['SWORD', 'SWORD']), grumm(['SWORD', 'PAW', 'PAW'])]).toEqual([1, 3, 3])
})

test('PL-083: what has been put into the attack counts: Swords, and the bonus of a card', () => {
  const s = at({ at: ['4,1', null], heroes: ['H1', 'H3'], pool: ['SWORD', 'PAW'], items: [['I02'], []] })
  const armed = after(s, [0, { act: 'card', card: 'I02' }])
  expect([s, armed, after(armed, [0, { act: 'use', pay: 'SWORD', as: 'SWORD' }])].map(might)).toEqual([2, 2, 2])
})
