// The open points of the rules (section 7): each is tested with its default and with its other options.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { house } from '../../../src/games/platformer/data/house.ts'
import game from '../../../src/games/platformer/index.ts'
import { foe, map, type State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { countOf, inRange } from '../../../src/games/platformer/turn/boss.ts'
import { score } from '../../../src/games/platformer/view/score.ts'
import { above, after, at, below, done, rolled, roster, rule, tower } from './match.ts'

const two = { heroes: ['H3', 'H1'], at: ['3,1', null] }
const nothing = ['COIN', 'COIN', 'COIN', 'COIN', 'COIN'] as const

test('PL-Q01: gems make no star larger, or no coin, or neither', () => {
  const s = (gemUnboostable: string) => at({ ...two, pool: ['COIN', 'STAR'], gems: [1, 0] }, 2, { gemUnboostable })
  const refused = (of: string) =>
    [
      rule(s(of), 0, { act: 'use', pay: 'STAR', as: 'BOOT', size: 2 }),
      rule(s(of), 0, { act: 'use', pay: 'COIN', as: 'COIN', size: 2 })
    ].map((it) => it === 'PL-037')
  expect([refused('star'), refused('coin'), refused('starAndCoin')]).toEqual([
    [true, false],
    [false, true],
    [true, true]
  ])
})

test('PL-Q02: a portal costs a boot, a coin or a gem', () => {
  const s = (portalCost: string, has: object) =>
    at({ levels: [['XV', 'XB']], ...two, at: ['4,1', null], ...has }, 2, { portalCost })
  const goes = (cost: string, has: object) => rule(s(cost, has), 0, { act: 'portal', to: [1, 4] })
  const [boot, coin, gem] = [{ pool: ['BOOT'] }, { coins: [1, 0] }, { gems: [1, 0] }]
  expect([goes('boot', boot), goes('coin', coin), goes('gem', gem)]).toEqual([null, null, null])
  expect([goes('boot', coin), goes('coin', gem), goes('gem', boot)]).toEqual(['PL-061', 'PL-061', 'PL-061'])
})

test('PL-Q05: tiles have the size that their data says', () => {
  const small = (id: string, boss = false): Json => ({
    id,
    set: 'forest',
    boss,
    rows: boss ? [':b._:...:', ':s.^:..^:'] : [':e._:...:', ':.._:...:']
  })
  const options = {
    tiles: [...['A', 'B', 'C', 'D', 'E', 'F'].map((it) => small(it)), small('Y', true), small('Z', true)]
  }
  const set = game.setup({ options, seats: [{}, {}], position: { levels: [['A', 'B']], roster: ['N1'] } })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  expect(map(set.value)).toMatchObject({ width: 4, height: 2, top: 2 })
})

test('PL-Q06, PL-Q07: four tiles of each set are the boss’s, and sets are not mixed unless that is agreed', () => {
  const of = (set: string, boss: boolean) => house.tiles.filter((it) => it.set === set && it.boss === boss).length
  expect([of('forest', false), of('forest', true), of('void', false), of('void', true)]).toEqual([12, 4, 12, 4])
  const from = (dungeonSet: string) => {
    const set = game.setup({
      options: { dungeonSet },
      seats: [{}, {}],
      position: { levels: [['F01', 'V01']], roster: ['N1'], at: ['1,3', null], phase: 'act', pool: ['BOOT'] }
    })
    if (!set.ok) throw new Error(JSON.stringify(set.problems))
    const node = game.chance(after(set.value, [0, { act: 'move', to: [1, 4] }]))
    return node?.chance === 'pick' ? node.from.length : 0
  }
  expect([from('forest'), from('void'), from('mixed')]).toEqual([11, 11, 22])
})

test('PL-Q09: tokens are taken on landing, on the way as well, or not by falling', () => {
  const s = (pickupOnFall: string) =>
    at({ ...two, at: ['8,7', null], levels: below.slice(0, 2), roster: ['N1', 'N4'], tokens: { '8,4': 'coin' } }, 2, {
      pickupOnFall
    })
  const coins = (of: string) => after(s(of), [0, { act: 'gravity' }]).players[0]?.coins
  expect([coins('landing'), coins('through'), coins('none')]).toEqual([1, 1, 0])
})

test('PL-Q10: each step of a larger boot is attacked, or only the first', () => {
  const s = (oppPerStep: boolean) =>
    at({ ...two, at: ['2,1', null], gems: [1, 0], pool: ['BOOT'], enemies: { '1,1': 'N1', '3,2': 'N1' } }, 2, {
      oppPerStep
    })
  const hearts = (of: boolean) =>
    after(
      s(of),
      [0, { act: 'use', pay: 'BOOT', as: 'BOOT', size: 2 }],
      [0, { act: 'move', to: [3, 1] }],
      [0, { act: 'move', to: [4, 1] }]
    ).players[0]?.hearts
  expect([hearts(true), hearts(false)]).toEqual([3, 4])
})

test('PL-Q11: a larger paw moves one enemy, or several', () => {
  const s = (pawSplit: boolean) =>
    at({ ...two, gems: [1, 0], pool: ['PAW'], enemies: { '6,1': 'N1', '1,1': 'N1' } }, 2, { pawSplit })
  const second = (of: boolean) =>
    rule(
      after(
        s(of),
        [0, { act: 'use', pay: 'PAW', as: 'PAW', size: 2 }],
        [0, { act: 'shift', from: [6, 1], to: [7, 1] }]
      ),
      0,
      { act: 'shift', from: [1, 1], to: [2, 1] }
    )
  expect([second(false), second(true)]).toEqual(['PL-042', null])
})

test('PL-Q13: a hero that is pushed does what its new space asks, or nothing', () => {
  const s = (pushedEntersSpace: boolean) => at({ ...two, at: ['6,1', '7,1'], pool: ['BOOT'] }, 2, { pushedEntersSpace })
  const hearts = (of: boolean) => after(s(of), [0, { act: 'move', to: [7, 1], push: [8, 1] }]).players[1]?.hearts
  expect([hearts(true), hearts(false)]).toEqual([4, 5])
})

test('PL-Q15: a hero on a ladder is asked in its own turn, always, or never', () => {
  const s = (ladderDropAsk: string) => at({ ...two, at: ['3,2', '7,2'], levels: [['XA', 'XA']] }, 2, { ladderDropAsk })
  const asks = (of: string) => after(s(of), [0, { act: 'gravity' }]).turn.asks
  expect([asks('ownTurnOnly'), asks('always'), asks('never')]).toEqual([[0], [0, 1], []])
})

test('PL-Q16: a falling hero passes ladders, or catches them', () => {
  const s = (catchLadder: boolean) => at({ levels: [['XA', 'EX2R']], ...two, at: ['5,3', null] }, 2, { catchLadder })
  const lands = (of: boolean) => after(s(of), [0, { act: 'gravity' }]).players[0]?.at
  expect([lands(false), lands(true)]).toEqual([cell(5, 1), cell(5, 2)])
})

test('PL-Q17: gravity that a hero below asks for leaves the boss’s level alone, or does not', () => {
  const s = (voluntaryGravityScope: string) =>
    at({ levels: tower, lowest: 3, roster, ...two, at: ['7,9', null], enemies: { '4,16': 'matron' } }, 2, {
      voluntaryGravityScope
    })
  const there = (of: string) => after(s(of), [0, { act: 'gravity' }]).enemies[cell(4, 16)]
  expect([there('zone'), there('global')]).toEqual(['matron', undefined])
})

test('PL-Q19: the special die is forged with another, or only to be set', () => {
  const s = (forgeWithSpecialInActions: boolean) =>
    at({ ...two, special: ['PAW', 'BLANK'], pool: ['PAW'] }, 2, { forgeWithSpecialInActions })
  const forges = (of: boolean) => rule(s(of), 0, { act: 'use', pay: 'PAW+PAW*', as: 'COIN' })
  expect([forges(true), forges(false)]).toEqual([null, 'PL-026'])
})

test('PL-Q21: who fainted and does not come back may still set the special die, or not', () => {
  const s = (setSpecialWhileOffMap: boolean) =>
    at({ ...two, at: ['2,1', null], hearts: [1, 5], enemies: { '1,1': 'N1' }, pool: ['BOOT', 'PAW'] }, 2, {
      setSpecialWhileOffMap
    })
  const phase = (of: boolean) => after(s(of), [0, { act: 'move', to: [3, 1] }], done).phase
  expect([phase(true), phase(false)]).toEqual(['special', 'roll'])
})

test('PL-Q22: where the shop is taken, on the nearest free spaces, whatever stands between', () => {
  const s = above({ heroes: ['H6', 'H1'], at: [null, '2,13'], above: [true, false], pool: ['COIN'] })
  const places = [...game.legal(s, 0)].flatMap((it) => (it.act === 'generate' ? [it.at] : []))
  expect(places).toEqual([
    [1, 13],
    [3, 13],
    [2, 14]
  ])
})

test('PL-123, PL-Q22: nor on the level below, though it is as near', () => {
  const places = at({
    levels: tower,
    lowest: 3,
    roster,
    heroes: ['H6', 'H1'],
    at: [null, '2,13'],
    above: [true, false],
    enemies: { '6,15': 'matron' },
    pool: ['COIN']
  })
  expect(rule(places, 0, { act: 'generate', at: [2, 12], pay: 'COIN' })).toBe('PL-123')
  expect(rule(places, 0, { act: 'generate', at: [2, 14], pay: 'COIN' })).toBeNull()
})

test('PL-Q24: one level goes, or all that may', () => {
  const s = (removeAllPossible: boolean) =>
    at({ levels: tower, roster, ...two, at: ['4,13', '4,9'], enemies: { '6,15': 'matron' }, phase: 'start' }, 2, {
      removeAllPossible
    })
  expect([s(false).tower.lowest, s(true).tower.lowest]).toEqual([2, 3])
})

const bossWith = (change: object) => house.bosses.map((it) => ({ ...it, ...change }))

test('PL-Q25: the boss is as strong as its sheet says', () => {
  const health = (options: object) => foe(at(two, 2, options), 'matron')?.health
  expect([health({}), health({ bosses: bossWith({ healthPerLevel: 3 }) })]).toEqual([8, 12])
})

test('PL-Q28: the boss has its turn after a hero that fainted there, or not', () => {
  const s = (bossTurnWhenFainted: boolean) =>
    above({ heroes: ['H3', 'H1'], at: ['5,15', '2,13'], hearts: [1, 5], pool: ['BOOT'] }, 2, { bossTurnWhenFainted })
  const phase = (of: boolean) => after(s(of), [0, { act: 'move', to: [4, 15] }], done).phase
  expect([phase(false), phase(true)]).toEqual(['roll', 'boss'])
})

test('PL-Q29: the boss’s own attacks stop at walls and platforms, or do not', () => {
  const s = (bossOrdinaryIgnoresEdges: boolean) =>
    above({ heroes: ['H3', 'H1'], at: ['6,14', '2,13'], phase: 'roll' }, 2, { bossOrdinaryIgnoresEdges })
  const hearts = (of: boolean) => after(s(of), rolled('ATTACK', ...nothing)).players[0]?.hearts
  expect([hearts(false), hearts(true)]).toEqual([5, 3])
})

test('PL-Q31: the faces count as they lie in the end, or as they fell first', () => {
  const s = (ikeeCounts: string): State => {
    const begun = above(
      {
        heroes: ['H5', 'H1'],
        at: ['4,14', '2,13'],
        enemies: { '6,15': 'gears' },
        pool: ['PAW', 'PAW', 'PAW', 'PAW', 'PAW']
      },
      2,
      { boss: 'second', ikeeCounts }
    )
    const dice = Array.from({ length: 2 }, () => ({ kind: 'action', face: 2 }))
    return after(begun, [0, { act: 'ability', dice: ['PAW', 'PAW'] }], ['chance', { act: 'throw', dice }])
  }
  expect([countOf(s('afterRerolls'), 'IA1'), countOf(s('firstRoll'), 'IA1')]).toEqual([2, 0])
})

test('PL-Q32: the boss goes with the enemy die, unless its sheet says otherwise', () => {
  const s = (options: object) =>
    above({ heroes: ['H6', 'H1'], at: ['1,13', '2,13'], enemies: { '4,13': 'matron' }, phase: 'roll' }, 2, options)
  const goes = (options: object) => after(s(options), rolled('RIGHT', ...nothing)).enemies[cell(5, 13)]
  expect([goes({}), goes({ bosses: bossWith({ movesWithEnemyDie: false }) })]).toEqual(['matron', undefined])
})

test('PL-Q35: the boss counts among the defeated, or not', () => {
  const won = (soloBossCounts: boolean) =>
    after(
      at(
        {
          levels: tower,
          lowest: 4,
          roster,
          heroes: ['H2'],
          at: ['5,15'],
          enemies: { '6,15': 'matron' },
          pool: ['SWORD', 'SWORD'],
          gems: [13],
          event: 'E06',
          events: house.events.map((it) => it.id)
        },
        1,
        { soloBossCounts }
      ),
      [0, { act: 'use', pay: 'SWORD', as: 'SWORD', size: 5 }],
      [0, { act: 'use', pay: 'SWORD', as: 'SWORD', size: 3 }],
      [0, { act: 'attack', at: [6, 15] }]
    )
  expect([score(won(true)), score(won(false))]).toEqual([2, 0])
})

test('PL-Q36: an attack in vain is asked for twice, or not', () => {
  const s = (confirmWeakAttack: boolean) =>
    after(at({ ...two, enemies: { '2,1': 'N6' }, pool: ['SWORD'] }, 2, { confirmWeakAttack }), [
      0,
      { act: 'use', pay: 'SWORD', as: 'SWORD' }
    ])
  expect([true, false].map((it) => rule(s(it), 0, { act: 'attack', at: [2, 1] }))).toEqual(['PL-083', null])
})

test('PL-Q37: a spawner without a token left stays empty, where the supply counts', () => {
  const enemies = house.enemies.map((it) => ({ ...it, tokens: 1 }))
  const s = (limitedSupply: boolean) =>
    after(
      at({ heroes: ['H3', 'H1'], at: ['2,3', null], pool: ['BOOT'] }, 2, { limitedSupply, enemies }),
      [0, { act: 'move', to: [2, 4] }],
      ['chance', { act: 'pick', what: 'tile', items: ['XN', 'EX3R'] }],
      ['chance', { act: 'pick', what: 'enemy', items: ['N4'] }]
    )
  expect([false, true].map((it) => Object.keys(s(it).enemies).length)).toEqual([2, 1])
})

test('PL-Q38: the enemy die moves nobody onto a head', () => {
  const s = at({ ...two, at: ['7,2', null], enemies: { '6,3': 'N1' }, phase: 'roll' })
  expect(after(s, rolled('RIGHT', ...nothing)).enemies[cell(6, 3)]).toBe('N1')
})

test('PL-Q39: a card of the boss reaches nobody below its level, or everybody', () => {
  const s = (bossHitsBelow: boolean) =>
    at(
      { levels: tower, lowest: 3, roster, heroes: ['H3', 'H1'], at: ['7,9', '2,13'], enemies: { '6,15': 'matron' } },
      2,
      { bossHitsBelow }
    )
  expect([inRange(s(false), 'any'), inRange(s(true), 'any')]).toEqual([[1], [0, 1]])
})
