// The shape of an owner's files (section 8.2): how they are described where they are entered, and what is refused, with its place.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { langs } from '../../../src/core/words.ts'
import { house } from '../../../src/games/platformer/data/house.ts'
import game from '../../../src/games/platformer/index.ts'
import { owners } from '../../../src/games/platformer/misfits.ts'

type Kind = keyof typeof house
type Part = { readonly [key: string]: Part | undefined }
const kinds = Object.keys(house) as readonly Kind[]
const schemaOf = (kind: Kind): Part => owners[kind]?.schema as unknown as Part
const partOf = (kind: Kind, key: string): Part | undefined => schemaOf(kind).items?.properties?.[key]

test.each(kinds)('%s: a title and a help text in both languages', (kind) => {
  const { title, description } = schemaOf(kind)
  expect([owners[kind]?.title, title, description]).toEqual([
    { say: `option.${kind}` },
    `option.${kind}`,
    `option.${kind}.help`
  ])
  for (const lang of langs)
    for (const key of [title, description]) expect(game.words[lang]).toHaveProperty([String(key)])
})

test('how a tile is drawn: the sign of each character, with a title in both languages', () => {
  const rows = partOf('tiles', 'rows')?.grid as unknown as {
    ground: string
    layers: readonly { on: string; none: string; marks: readonly { mark: string; title: string; look: string }[] }[]
  }
  expect(rows.ground).toBe('set')
  expect(rows.layers.map((it) => [it.on, it.none, it.marks.map(({ mark, look }) => `${mark} ${look}`).join()])).toEqual(
    [
      ['space', '.', 'c coin,g gem,e spawner,s shop,t trap,p portal,b bossSpawn,x bossSpecial'],
      ['space', '.', '# ladder'],
      ['below', '.', '_ platform,H platformLadder,^ oneWayUp'],
      ['right', ':', '| wall']
    ]
  )
  const titles = [
    ...rows.layers.flatMap((it) => it.marks.map(({ title }) => title)),
    'tile.id',
    'tile.set',
    'tile.boss',
    'tile.rows'
  ]
  for (const { marks } of rows.layers) for (const { title, look } of marks) expect(title).toBe(`tile.${look}`)
  for (const lang of langs) for (const title of titles) expect(game.words[lang]).toHaveProperty([title])
})

test('a new tile begins empty, as one of the forest that is not the boss’s', () => {
  const empty = Array(4).fill(':...:...:...:...:')
  expect(['set', 'boss', 'rows'].map((it) => partOf('tiles', it)?.default)).toEqual(['forest', false, empty])
  expect(['id', 'set', 'boss', 'rows'].map((it) => partOf('tiles', it)?.title)).toEqual([
    'tile.id',
    'tile.set',
    'tile.boss',
    'tile.rows'
  ])
  const [example] = (schemaOf('tiles').examples ?? []) as unknown as readonly (readonly object[])[]
  expect(example).toEqual(house.tiles.map(({ id, set, boss, rows }) => ({ id, set, boss, rows })))
})

test('where a card comes from is not asked of an owner, who need not say it', () => {
  for (const kind of kinds.filter((it) => it !== 'faces')) {
    expect(partOf(kind, 'origin')).toMatchObject({ readOnly: true, enum: ['fact', 'house'] })
    const bare = (house[kind] as readonly { origin?: unknown }[]).map(({ origin: _, ...it }) => it)
    expect(owners[kind]?.check(bare as unknown as Json)?.ok).toBe(true)
  }
})

/** The first card of a kind with a change; the places where the file is refused. */
const wrong = (kind: Kind, change: object): readonly string[] => {
  const [first, ...others] = house[kind] as readonly object[]
  // As in a file: what is undefined is not there.
  const file = JSON.parse(JSON.stringify([{ ...first, ...change }, ...others]))
  const checked = owners[kind]?.check(file)
  return checked?.ok === false ? checked.problems.map((it) => it.at.slice(1).join('/')) : []
}
const [, gears] = house.bosses
const attack = (change: object): object => ({
  attacks: [{ ...gears?.attacks[0], ...change }, ...(gears?.attacks.slice(1) ?? [])],
  picker: 'majority'
})

test.each<[kind: Kind, change: object, at: string]>([
  ['heroes', { id: '' }, 'id'],
  ['heroes', { id: '1H' }, 'id'],
  ['heroes', { id: 'H 1' }, 'id'],
  ['heroes', { id: 'H'.repeat(41) }, 'id'],
  ['heroes', { name: '' }, 'name'],
  ['heroes', { name: 'N'.repeat(61) }, 'name'],
  ['heroes', { origin: 'guess' }, 'origin'],
  ['heroes', { health: 0 }, 'health'],
  ['heroes', { health: 13 }, 'health'],
  ['heroes', { star: [] }, 'star'],
  ['heroes', { star: ['STAR'] }, 'star/0'],
  ['heroes', { star: ['BOOT', 'BOOT'] }, 'star'],
  ['heroes', { star: ['BOOT', 'PAW', 'COIN', 'SWORD'] }, 'star'],
  ['heroes', { perk: { op: 'flies' } }, 'perk'],
  ['heroes', { perk: { op: 'bounty' } }, 'perk'],
  ['heroes', { use: { op: 'heal', n: 10 } }, 'use'],
  ['heroes', { colour: 'red' }, 'colour'],
  ['enemies', { grade: 4 }, 'grade'],
  ['enemies', { health: 0 }, 'health'],
  ['enemies', { damage: 10 }, 'damage'],
  ['enemies', { tokens: 0 }, 'tokens'],
  ['enemies', { tokens: 13 }, 'tokens'],
  ['enemies', { ability: 'big' }, 'ability'],
  ['enemies', { loot: { coins: 1 } }, 'loot/gems'],
  ['enemies', { loot: { coins: 10, gems: 0 } }, 'loot/coins'],
  ['items', { price: 21 }, 'price'],
  ['items', { copies: 0 }, 'copies'],
  ['potions', { use: undefined }, ''],
  ['potions', { perk: { op: 'grip' } }, 'perk'],
  ['artefacts', { when: 'lunch' }, 'when'],
  ['artefacts', { price: 1 }, 'price'],
  ['events', { does: 'nothing' }, 'does'],
  ['tiles', { set: 'sea' }, 'set'],
  ['tiles', { boss: 1 }, 'boss'],
  ['bosses', { damage: -1 }, 'damage'],
  ['bosses', { healthPerLevel: 0 }, 'healthPerLevel'],
  ['bosses', { minHealth: 41 }, 'minHealth'],
  ['bosses', { movesWithEnemyDie: 'yes' }, 'movesWithEnemyDie'],
  ['bosses', { picker: 'player' }, 'picker'],
  ['bosses', { token: { name: 'Stone', count: 0, effect: 'noBoot' } }, 'token/count'],
  ['bosses', { token: { name: 'Stone', count: 1, effect: 'noPaw' } }, 'token/effect'],
  ['bosses', { minion: {} }, 'minion/id'],
  ['bosses', { attacks: [] }, 'attacks'],
  ['bosses', attack({ marks: [] }), 'attacks/0/marks'],
  ['bosses', attack({ marks: ['BLANK'] }), 'attacks/0/marks/0'],
  ['bosses', attack({ range: 'far' }), 'attacks/0/range'],
  ['bosses', attack({ effects: [] }), 'attacks/0/effects'],
  ['bosses', attack({ effects: [{ op: 'wound', n: 0 }] }), 'attacks/0/effects/0'],
  ['bosses', attack({ effects: [{ op: 'shift', to: 'UP' }] }), 'attacks/0/effects/0'],
  ['bosses', attack({ effects: [{ op: 'summon', at: 'shop' }] }), 'attacks/0/effects/0']
])('%s with %j is refused', (kind, change, place) => {
  const found = wrong(kind, change)
  expect(found.some((it) => it === place || it.startsWith(`${place}/`) || place.startsWith(`${it}/`))).toBe(true)
})

test.each<[kind: Kind, change: object]>([
  ['heroes', { origin: 'fact', id: 'H-7', health: 12, star: ['BOOT', 'SWORD', 'GAIN'] }],
  ...[
    { op: 'pawFurther' },
    { op: 'bounty', n: 5 },
    { op: 'strongAttack', swords: 1, n: 1 },
    { op: 'buckler', n: 1 },
    { op: 'grip' },
    { op: 'purse', n: 2 },
    { op: 'trapSafe' },
    { op: 'health', n: 1 },
    { op: 'cheaper', n: 1 },
    { op: 'firstBoot' }
  ].map((perk): [Kind, object] => ['items', { perk }]),
  ...[
    { op: 'steps', n: 1 },
    { op: 'steps', n: 5, up: true },
    { op: 'nextAttack', n: 1 },
    { op: 'paw' },
    { op: 'lens', n: 1 },
    { op: 'ghost' },
    { op: 'spear' },
    { op: 'tongs' },
    { op: 'slip' },
    { op: 'veil' },
    { op: 'heal', n: 9 },
    { op: 'gems', n: 9 },
    { op: 'coins', n: 9 },
    { op: 'reroll' },
    { op: 'blink' },
    { op: 'feather' },
    { op: 'float' },
    { op: 'pushAgain' },
    { op: 'anyDie' }
  ].map((use): [Kind, object] => ['potions', { use }]),
  ['enemies', { ability: 'heavy', damage: 0, loot: { coins: 0, gems: 9 } }],
  ['items', { price: 0, copies: 9, perk: undefined, use: undefined }],
  ['bosses', attack({ marks: ['SWORD', 'LEFT', 'WILD'], effects: [{ op: 'levy' }, { op: 'holders', n: 2 }] })],
  ['bosses', attack({ effects: [{ op: 'shift', to: 'RIGHT' }, { op: 'summon', at: 'bossSpawn' }, { op: 'token' }] })]
])('%s with %j is what a card could be', (kind, change) => {
  expect(wrong(kind, change)).toEqual([])
})

test.each<[kind: Kind, file: () => unknown]>([
  ['heroes', () => house.heroes.slice(0, 3)],
  ['enemies', () => house.enemies.slice(0, 2)],
  ['items', () => []],
  ['potions', () => []],
  ['artefacts', () => house.artefacts.slice(0, 1)],
  ['events', () => []],
  ['bosses', () => []],
  ['tiles', () => []],
  ['faces', () => ({ ...house.faces, action: [...house.faces.action, 'BOOT'] })],
  ['faces', () => ({ ...house.faces, enemy: ['UP', 'LEFT', 'LEFT', 'LEFT', 'RIGHT', 'RIGHT'] })],
  ['faces', () => ({ action: house.faces.action })]
])('%s: too few, too many, or unknown ones are refused', (kind, file) => {
  expect(owners[kind]?.check(file() as Json)?.ok).toBe(false)
})

test('PL-004: the same id twice is refused in every kind of file', () => {
  for (const kind of kinds.filter((it) => it !== 'faces')) {
    const all = house[kind] as readonly object[]
    const checked = owners[kind]?.check([...all, all[0]] as unknown as Json)
    expect(checked).toMatchObject({ ok: false, problems: [{ at: [all.length, 'id'], rule: 'PL-004' }] })
    expect(owners[kind]?.check([...all.slice(0, 1), ...all] as unknown as Json)).toMatchObject({
      problems: [{ at: [1, 'id'] }]
    })
  }
})

test('PL-Q04: without dice of its own a match has the house’s', () => {
  for (const options of [{}, { faces: null }]) {
    const set = game.setup({ options, seats: [{}, {}] })
    expect(set.ok && set.value.match.faces).toEqual(house.faces)
  }
})
