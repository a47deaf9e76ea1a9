// What lies ready on the page that sets up a match: presets of options, and positions to begin from.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { houseTiles } from '../../../src/games/platformer/data/tiles.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { squaresOf } from '../../../src/games/platformer/tower/tile.ts'

const begun = (options: object, seats = 2, position?: Json): State => {
  const set = game.setup({
    options: options as Json,
    seats: Array.from({ length: seats }, () => ({})),
    ...(position === undefined ? {} : { position })
  })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return set.value
}

test.each([
  ['standard', 'forest', 'matron', 3, false],
  ['void', 'void', 'gears', 3, false],
  ['artefacts', 'forest', 'matron', 3, true],
  ['larger', 'forest', 'gears', 4, false]
])('the preset %s', (name, set, boss, levels, artefacts) => {
  const { match, pending } = begun({ ...(game.presets as Record<string, object>)[name] })
  expect([match.options.dungeonSet, match.sheet.id, match.normal]).toEqual([set, boss, levels])
  expect(pending.some(({ does }) => does === 'artefacts')).toBe(artefacts)
})

test('there are no other presets and positions', () => {
  expect([Object.keys(game.presets), Object.keys(game.positions ?? {})]).toEqual([
    ['standard', 'void', 'artefacts', 'larger'],
    ['climb', 'boss']
  ])
})

test.each<[name: string, has: object, players: readonly object[]]>([
  [
    'climb',
    {
      tower: {
        levels: [
          ['F01', 'F04'],
          ['F07', 'F11']
        ],
        lowest: 1
      },
      roster: ['N1', 'N4'],
      enemies: { [cell(3, 3)]: 'N1', [cell(5, 1)]: 'N1', [cell(2, 6)]: 'N4' },
      tokens: { [cell(1, 3)]: 'gem', [cell(2, 2)]: 'coin', [cell(2, 8)]: 'gem' }
    },
    [
      { hero: 'H3', at: cell(2, 4), coins: 2, gems: 3, hearts: 5 },
      { hero: 'H1', at: cell(6, 2), coins: 1, gems: 2, hearts: 5 }
    ]
  ],
  [
    'boss',
    {
      tower: {
        levels: [
          ['F01', 'F04'],
          ['F07', 'F11'],
          ['F09', 'F10'],
          ['FB1', 'FB2']
        ],
        lowest: 4
      },
      roster: ['N1', 'N4', 'N5'],
      enemies: { [cell(4, 14)]: 'matron' },
      tokens: { [cell(2, 14)]: 'gem' }
    },
    [
      { hero: 'H6', at: cell(3, 13), coins: 3, gems: 9, hearts: 6 },
      { hero: 'H2', at: cell(7, 13), coins: 4, gems: 7, hearts: 4 }
    ]
  ]
])('the position %s begins with the first player’s roll', (name, has, players) => {
  const it = game.positions?.[name]
  const s = begun({}, it?.seats, it?.position)
  expect(s).toMatchObject({ ...has, active: 0, pending: [{ does: 'roll' }] })
  expect(s.players).toMatchObject(players)
  expect(it?.title).toEqual({ say: `position.${name}` })
})

test('section 3.5: what each character of a tile means', () => {
  const rows = [':.#.:cHH:g._:s..:', ':e.^|t#_:p..:b..|', ':x..:...|...:...:']
  const read = squaresOf({ id: 'T', set: 'forest', boss: false, rows }).map((row) =>
    row.map(({ feature, ladder, floor, left, right }) =>
      [feature, floor, ...(ladder ? ['ladder'] : []), ...(left ? ['left'] : []), ...(right ? ['right'] : [])].join(' ')
    )
  )
  expect(read).toEqual([
    ['bossSpecial open', 'none open right', 'none open left', 'none open'],
    ['spawner oneWayUp right', 'trap platform ladder left', 'portal open', 'bossSpawn open right'],
    ['none open ladder', 'coin platformLadder', 'gem platform', 'shop open']
  ])
})

test('section 8.10: every tile of the house has its spawners and shops on platforms or ladders', () => {
  for (const tile of houseTiles)
    for (const it of squaresOf(tile).flat())
      if (it.feature === 'spawner' || it.feature === 'shop')
        expect([tile.id, it.floor !== 'open' || it.ladder]).toEqual([tile.id, true])
})
