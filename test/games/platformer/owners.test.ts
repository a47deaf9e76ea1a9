// Data that an owner enters from a real box replaces the house's data, and is checked before the match.

import { expect, test } from 'vitest'
import { sample } from '../../../src/core/chance.ts'
import type { Json } from '../../../src/core/json.ts'
import { seeded } from '../../../src/core/random.ts'
import { langs, speak } from '../../../src/core/words.ts'
import type { Action } from '../../../src/games/platformer/actions.ts'
import { house } from '../../../src/games/platformer/data/house.ts'
import game from '../../../src/games/platformer/index.ts'
import { owners } from '../../../src/games/platformer/misfits.ts'
import { foe } from '../../../src/games/platformer/state.ts'
import { readable } from '../readable.ts'
import { after, at, done } from './match.ts'

type Kind = keyof typeof house
const kinds = Object.keys(house) as readonly Kind[]
/** The mistakes in a file: the path, and the rule or the key of the sentence. Also checks that each sentence can be said. */
const wrong = (kind: Kind, value: unknown): readonly (readonly [string, string])[] => {
  const checked = owners[kind]?.check(value as Json)
  if (checked?.ok !== false) return []
  for (const { why } of checked.problems) readable(game.words, why)
  return checked.problems.map((it) => [it.at.join('/'), it.rule ?? it.why.say])
}

test('every kind of the house’s data is what an owner’s file could be', () => {
  expect(Object.keys(owners).sort()).toEqual([...kinds].sort())
  for (const kind of kinds) expect(owners[kind]?.check(house[kind] as unknown as Json)).toMatchObject({ ok: true })
})

const { tiles, enemies, bosses } = house
const [tile, ...others] = tiles
const short = { ...tile, rows: tile?.rows.slice(1) }
const narrow = { ...tile, rows: tile?.rows.map((it, i) => (i === 1 ? it.slice(4) : it)) }
const odd = { ...tile, rows: tile?.rows.map((it, i) => (i === 2 ? it.replace('.', '?') : it)) }
const flat = tiles.findIndex((it) => it.boss)

test('every card, tile, sheet and die says where it comes from', () => {
  for (const kind of kinds) for (const row of [house[kind]].flat()) expect([kind, row?.origin]).toEqual([kind, 'house'])
})

test('whoever starts with tiles that do not fit is told which tile it is, in both languages', () => {
  const bare = tiles.map((it) => ({ ...it, rows: it.rows.map((row) => row.replaceAll('b', '.')) }))
  const open = tiles.map((it, i) => (i === flat ? { ...it, rows: [...it.rows.slice(0, -1), tile?.rows[3]] } : it))
  const second = bare.filter(({ boss }) => boss)[1]?.id
  for (const [file, id] of [
    [[...others, narrow], tile?.id],
    [[...others, short], tile?.id],
    [open, tiles[flat]?.id],
    [bare, second]
  ] as const) {
    const set = game.setup({ options: { tiles: file } as never, seats: [{}, {}] })
    const told = set.ok ? [] : set.problems.map(({ why }) => why)
    expect(told.length).toBeGreaterThan(0)
    for (const why of told)
      for (const lang of langs) expect(speak(why, { lang, words: game.words[lang], seats: [] })).toContain(id)
  }
})

test.each<[what: string, kind: Kind, file: unknown, at: string, rule: string]>([
  ['a line of a tile that cannot be read', 'tiles', [odd, ...others], '0/rows/2', 'problem.tile.row'],
  ['a tile that is too narrow', 'tiles', [...others, narrow], '31/rows/1', 'PL-049'],
  ['a tile that is too low', 'tiles', [...others, short], '31/rows', 'PL-049'],
  ['a tile twice', 'tiles', [...tiles, tile], '32/id', 'PL-004'],
  [
    'a boss’s tile that lets figures down',
    'tiles',
    tiles.map((it, i) => (i === flat ? { ...it, rows: [...it.rows.slice(0, -1), tile?.rows[3]] } : it)),
    `${flat}/rows/3`,
    'PL-152'
  ],
  [
    'two tiles of the boss on which it cannot appear',
    'tiles',
    tiles.map((it) => ({ ...it, rows: it.rows.map((row) => row.replaceAll('b', '.')) })),
    String(tiles.findIndex((it, i) => it.boss && i > flat)),
    'PL-151'
  ],
  ['too few tiles', 'tiles', tiles.filter((it) => it.boss), '', 'PL-001'],
  ['no enemy of a grade', 'enemies', enemies.filter((it) => it.grade !== 2), '', 'PL-002'],
  [
    'a boss without a card for what the die shows',
    'bosses',
    bosses.map((it) => ({ ...it, attacks: it.attacks.filter(({ marks }) => !marks.includes('RIGHT')) })),
    '0/attacks',
    'PL-165'
  ],
  ['dice with five faces', 'faces', { ...house.faces, enemy: house.faces.enemy.slice(1) }, 'enemy', 'form.items']
])('%s is told with its place and its rule', (_, kind, file, place, rule) => {
  const found = wrong(kind, file)
  expect(found.length).toBeGreaterThan(0)
  if (rule === 'form.items') expect(found[0]?.[0]).toBe(place)
  else expect(found).toContainEqual([place, rule])
})

const two = { heroes: ['H3', 'H1'], at: ['2,1', null] }

test('an owner’s enemies, heroes, cards and dice are what is played with', () => {
  const hard = at({ ...two, enemies: { '1,1': 'N1' } }, 2, { enemies: enemies.map((it) => ({ ...it, health: 7 })) })
  expect(foe(hard, 'N1')?.health).toBe(7)
  const strong = at(two, 2, { heroes: house.heroes.map((it) => ({ ...it, health: 12 })) })
  expect(strong.players[0]?.hearts).toBe(12)
  const dear = at(
    { ...two, at: ['4,1', null], coins: [9, 0], shop: { items: ['I01', 'I02', 'I03'], potions: ['P1', 'P2', 'P3'] } },
    2,
    {
      items: house.items.map((it) => ({ ...it, price: 9 }))
    }
  )
  expect(after(dear, [0, { act: 'buy', card: 'I01' }]).players[0]?.coins).toBe(0)
  const faces = { ...house.faces, action: ['STAR', 'STAR', 'STAR', 'STAR', 'STAR', 'STAR'] }
  const due = after(at(two, 2, { faces }), done)
  const node = game.chance(due)
  const [roll] = node ? sample(node, seeded(1)) : []
  expect(after(due, ['chance', roll as Action]).turn.pool).toEqual(['STAR', 'STAR', 'STAR', 'STAR', 'STAR'])
})

test('what is wrong in the options is told where it stands', () => {
  const set = game.setup({ options: { tiles: [...tiles, tile] } as unknown as Json, seats: [{}, {}] })
  expect(set).toMatchObject({ ok: false, problems: [{ at: ['options', 'tiles', 32, 'id'] }] })
})
