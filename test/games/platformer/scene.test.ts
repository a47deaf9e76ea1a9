// The tower on the table: what each space shows, what stands where, what the box holds, and which piece a sensor means.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { after, at, below, done, rolled, roster, said } from './match.ts'

const two = { heroes: ['H3', 'H1'], at: ['3,1', '7,1'] }
const plain = (position: object = {}, options: object = {}): State => at({ ...two, ...position }, 2, options)
const spaceOf = (s: State, id: string) => game.scene(s).places.find((it) => it.id === id)

// T1, level 1, and one level of Void beside Forest.
test.each<[space: string, look: string, edges: readonly string[] | undefined]>([
  ['1,1', 'forest-spawner', ['2 platform']],
  ['4,1', 'forest-shop', ['2 platform']],
  ['2,2', 'forest-trap', ['1 wall', '2 platform']],
  ['3,2', 'forest-ladder', []],
  ['3,3', 'forest-ladder', ['2 platformLadder']],
  ['4,4', 'forest', ['2 platform']],
  ['5,1', 'void', ['2 platform']],
  ['8,1', 'void-portal', ['2 platform']],
  ['7,1', 'void-spawner', ['2 platform']],
  ['1,5', 'hidden', undefined],
  ['8,12', 'hidden', undefined],
  ['1,13', 'hidden-boss', undefined]
])('%s shows %s', (id, look, edges) => {
  const it = spaceOf(plain({ levels: [['XA', 'XV']] }), id)
  expect([it?.look, it?.layer, it?.at]).toEqual([look, 'tile', id.split(',').map(Number)])
  expect(it?.edges?.map(({ edge, look: shown }) => `${edge} ${shown}`)).toEqual(edges)
})

test('PL-050: the border of the map is no wall of a space, and coins have a corner of their own', () => {
  const s = plain()
  expect(game.scene(s).places.filter((it) => it.at[0] === 8 && it.edges?.some(({ edge }) => edge === 1))).toEqual([])
  const corner = spaceOf(s, 't7,2')
  expect([corner?.layer, corner?.look, corner?.at]).toEqual(['side', 'slot', [7.3, 1.7]])
  expect(corner?.outline).toEqual([
    [-0.18, 0.18],
    [0.18, 0.18],
    [0.18, -0.18],
    [-0.18, -0.18]
  ])
  expect(said(corner?.name)).toContain(said(spaceOf(s, '7,2')?.name))
  const corners = game.scene(s).places.filter((it) => it.layer === 'side')
  expect(corners.map((it) => it.id)).toEqual(['t7,2', 't4,3', 't2,4', 't8,4'])
})

test('PL-135, PL-152: a level that is gone, and the edges of the boss’s level', () => {
  const s = at({ levels: below, lowest: 2, roster, ...two, at: ['3,5', null] })
  expect([spaceOf(s, '3,4'), spaceOf(s, '3,5')].map((it) => [it?.look, it?.gone])).toEqual([
    ['gone', true],
    ['forest', undefined]
  ])
  expect(game.scene(s).places.filter((it) => it.layer === 'tile')).toHaveLength(8 * 16)
})

test('heroes, enemies, coins and gems stand where they are', () => {
  const s = plain({ at: ['3,1', null], enemies: { '6,1': 'N1' }, tokens: { '7,2': 'gem', '4,3': 'coin' } })
  const shown = game.scene(s).pieces.map((it) => [it.kind, it.place, it.look, said(it.name), it.seat])
  expect(shown).toEqual([
    ['gem', 't7,2', 'gem', 'gem', undefined],
    ['coin', 't4,3', 'coin', 'coin', undefined],
    ['enemy/N1', '6,1', 'foe-N1', 'Mossling', undefined],
    ['hero/H3', '3,1', 'hero-H3', 'Vesper', 0]
  ])
})

const lying = (s: State) => game.scene(s).dice?.map((it) => `${it.kind} ${it.face}${it.optional ? ' perhaps' : ''}`)
const blank = 'special 6 perhaps'

test('PL-016: what was rolled lies there, used or not, from the roll to the end of the turn', () => {
  const roll = plain({ phase: 'roll', at: ['3,2', '7,1'] })
  expect(lying(roll)).toBeUndefined()
  const s = after(roll, rolled('LEFT', 'BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'))
  const five = ['action 1', 'action 2', 'action 3', 'action 4', 'action 5', 'enemy 2', blank, blank]
  expect(lying(s)).toEqual(five)
  const used = after(s, [0, { act: 'use', pay: 'COIN', as: 'COIN' }])
  const special = after(used, done)
  const ladder = after(special, done)
  expect([used, special, ladder].map(lying)).toEqual([five, five, five])
  expect([special.phase, ladder.phase]).toEqual(['special', 'ladder'])
  // The ladder holds; then the next player rolls.
  expect(lying(after(ladder, [0, { act: 'stay' }]))).toBeUndefined()
})

test('PL-016: dice that are not known lie nowhere, nor while a level is turned up', () => {
  const five = { faces: ['BOOT', 'BOOT', 'COIN', 'PAW', 'STAR'], pool: ['BOOT'], command: 'LEFT' }
  expect(lying(plain(five))?.slice(0, 6)).toEqual([
    'action 1',
    'action 1',
    'action 3',
    'action 4',
    'action 5',
    'enemy 2'
  ])
  expect([plain({ ...five, command: undefined }), plain({ ...five, faces: five.faces.slice(1) })].map(lying)).toEqual([
    undefined,
    undefined
  ])
  expect(lying(after(plain({ ...five, at: ['2,3', null] }), [0, { act: 'move', to: [2, 4] }]))).toBeUndefined()
})

test('PL-016: of dice that are rolled again, those that stay lie there', () => {
  const faces = { pool: ['PAW', 'COIN'], faces: ['BOOT', 'BOOT', 'BOOT', 'COIN', 'PAW'], command: 'RIGHT' }
  const s = after(plain({ heroes: ['H5', 'H1'], special: ['SWORD', 'BLANK'], ...faces }), [
    0,
    { act: 'ability', dice: ['PAW'] }
  ])
  expect(lying(s)).toEqual(['action 1', 'action 1', 'action 1', 'action 3', 'enemy 3', 'special 2 perhaps', blank])
  const then = after(s, ['chance', { act: 'throw', dice: [{ kind: 'action', face: 5 }] }])
  expect(then.turn.pool).toEqual(['COIN', 'STAR'])
  expect(lying(then)?.slice(0, 5)).toEqual(['action 1', 'action 1', 'action 1', 'action 3', 'action 5'])
})

test.each([
  [false, 12],
  [true, 4]
])('PL-Q37: the box, with a supply that counts: %s', (limitedSupply, tokens) => {
  const { pieces, dice } = game.box?.(plain({}, { limitedSupply })) ?? {}
  const counts = Object.groupBy(pieces ?? [], (it) => it.kind) as Record<string, readonly unknown[]>
  const many = Object.entries(counts).map(([kind, all]) => [kind, all.length])
  expect(many).toEqual([
    ...['H1', 'H2', 'H3', 'H4', 'H5', 'H6'].map((it) => [`hero/${it}`, 1]),
    ...['N1', 'N2', 'N3', 'N4', 'N5', 'N6'].map((it) => [`enemy/${it}`, tokens]),
    ['enemy/serpent', 2],
    ['enemy/matron', 1],
    ['coin', 35],
    ['gem', 50]
  ])
  expect(pieces?.every((it) => it.layer === 'figure')).toBe(true)
  expect(dice?.map(({ kind, faces, count, sides }) => [kind, faces, count, sides])).toEqual([
    ['action', 5, 5, [2, 1, 1, 1, 1]],
    ['enemy', 3, 1, [2, 2, 2]],
    ['special', 6, 2, undefined]
  ])
})

test.each<[kind: string | null, at: readonly [number, number], place: string | null]>([
  ['hero/H3', [3, 1], '3,1'],
  ['hero/H3', [3.3, 0.7], '3,1'],
  ['enemy/N1', [31, 99], '31,99'],
  ['coin', [3, 1], 't3,1'],
  ['gem', [3.3, 0.7], 't3,1'],
  [null, [3, 1], '3,1'],
  [null, [3.3, 0.7], 't3,1'],
  [null, [3.12, 0.52], 't3,1'],
  [null, [3.3, 0.9], '3,1'],
  [null, [3.1, 0.7], '3,1'],
  ['hero/H3', [1, 1], '1,1'],
  ['hero/H3', [0, 1], null],
  ['hero/H3', [1, 0], null],
  ['hero/H3', [32, 1], null],
  ['hero/H3', [1, 100], null],
  ['rock', [3, 1], null],
  ['hero/', [3, 1], null],
  ['enemy/', [3, 1], null],
  ['enemyN1', [3, 1], null]
])('a sensor that finds %s at %j means %s', (kind, where, place) => {
  expect(game.locate?.({ kind, at: where } as never)).toEqual(place === null ? null : { place, kind })
})

test('what may turn up next, by its name: heroes, the first player, tiles, spaces of the boss', () => {
  const set = game.setup({ options: { artefactCards: true } as Json, seats: [{}, {}] })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  const picks = (what: string, ...items: readonly string[]) => ['chance', { act: 'pick', what, items }] as const
  const items = (s: State) => game.heap?.(s, 0).items.map((it) => `${it.item} ${said(it.name)} x${it.n}`)
  const names = ['Brindle', 'Osric', 'Vesper', 'Maelle', 'Tock', 'Grumm']
  expect(items(set.value)).toEqual(names.map((it, i) => `H${i + 1} ${it} x1`))
  const dealt = after(set.value, picks('hero', 'H3', 'H1'), picks('item', 'I01', 'I02', 'I03'))
  expect(items(dealt)?.slice(0, 2)).toEqual(['P1 Heart Draught x3', 'P2 Vigor Draught x2'])
  const first = after(dealt, picks('potion', 'P1', 'P1', 'P2'), picks('artefact', 'A01', 'A02'))
  expect(items(first)).toEqual(['0 Ada x1', '1 Basil x1'])
  const climbed = after(at({ levels: below, roster, ...two, at: ['2,11', null], pool: ['BOOT'] }), [
    0,
    { act: 'move', to: [2, 12] }
  ])
  expect(items(climbed)).toEqual(['XC XC x1', 'XD XD x1'])
  expect(items(after(climbed, picks('tile', 'XC', 'XD')))).toEqual([
    '3,15 space 3 of row 3, level 4 left x1',
    '6,15 space 2 of row 3, level 4 right x1'
  ])
  // Dice are no heap, and neither is a player's turn.
  expect([plain(), plain({ phase: 'roll' })].map(items)).toEqual([[], []])
})
