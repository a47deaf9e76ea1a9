// The tower prints no coordinates. The name of a space is its level, its tile, and what it shows or where it is on the tile.

import { expect, test } from 'vitest'
import { langs } from '../../../../src/core/words.ts'
import type { Action } from '../../../../src/games/platformer/actions.ts'
import game from '../../../../src/games/platformer/index.ts'
import type { State } from '../../../../src/games/platformer/state.ts'
import { above, at, said, told as toldIn } from '../match.ts'

const told = (s: State, action: Action): string[] => langs.map((lang) => toldIn(s, [0, action], lang))

test.each(langs)('each place has a name of its own, without coordinates: %s', (lang) => {
  for (const s of [at({ heroes: ['H3', 'H1'] }), above({ heroes: ['H3', 'H1'] })]) {
    const names = game.scene(s).places.map((it) => said(it.name, lang))
    expect(names.filter((it) => /\d,\d|⟨/.test(it))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  }
})

test('a step is told by its way, its level and what is there', () => {
  const s = at({ heroes: ['H3', 'H1'], at: ['3,1', null], pool: ['BOOT', 'BOOT'] })
  expect(told(s, { act: 'move', to: [4, 1] })).toEqual([
    'Ada moves right: the shop, level 1 left.',
    'Ada va à droite\u00a0: le Magasin, Niveau 1 à gauche.'
  ])
  expect(told(s, { act: 'move', to: [2, 1] })).toEqual([
    'Ada moves left: space 2 of row 1, level 1 left.',
    'Ada va à gauche\u00a0: la case 2, Rangée 1, Niveau 1 à gauche.'
  ])
})

test('a step that pushes is told by both ways', () => {
  const s = at({ heroes: ['H3', 'H1'], at: ['2,1', '3,1'], pool: ['BOOT'] })
  expect(told(s, { act: 'move', to: [3, 1], push: [4, 1] })).toEqual([
    'Ada moves right and pushes a figure right.',
    'Ada va à droite et pousse une figurine à droite.'
  ])
})

test('PL-015: a die that is used is told by what it shows, and the special die as such', () => {
  const s = at({ heroes: ['H3', 'H1'], at: ['3,1', null], pool: ['SWORD'], special: ['SWORD'], gems: [1, 0] })
  const strike = { act: 'use', as: 'SWORD' } as const
  expect(told(s, { ...strike, pay: 'SWORD' })[0]).toBe('Ada uses Sword: strike.')
  expect(told(s, { ...strike, pay: 'SWORD*' })[0]).toBe('Ada uses Sword on the special die: strike.')
  expect(told(s, { ...strike, pay: 'SWORD*', size: 2 })).toEqual([
    'Ada uses Sword on the special die and 1 gem: strike, size 2.',
    'Ada utilise Épée du dé Spécial et 1 Gemme\u00a0: frapper, taille 2.'
  ])
})
