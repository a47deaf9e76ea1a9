// The shape of every action: what anybody may send, however strange, is refused before the rules read it.

import { expect, test } from 'vitest'
import { misshapen } from '../../../src/core/shape.ts'
import game from '../../../src/games/platformer/index.ts'

const isAction = (value: object): boolean => misshapen(value, game.acts) === null
const use = (pay: unknown, more: object = {}): object => ({ act: 'use', pay, as: 'COIN', ...more })
const card = (more: object): object => ({ act: 'card', card: 'P7', ...more })

test.each<[good: object, ...bad: object[]]>([
  [use('COIN'), use('GOLD'), use(1), use(['COIN']), use('PAW+COIN'), use(null)],
  [use('COIN', { size: 2 }), use('COIN', { size: 1 }), use('COIN', { size: 6 }), use('COIN', { size: 2.5 })],
  [use('COIN', { size: 5 }), use('COIN', { star: false }), use('COIN', { as: 'BLANK' }), use('COIN', { size: '2' })],
  [card({ dice: ['BOOT', 'COIN'] }), card({ dice: ['COIN', 'BOOT'] }), card({ dice: [] }), card({ dice: 'BOOT' })],
  [card({ dice: Array(5).fill('PAW') }), card({ dice: Array(6).fill('PAW') }), card({ dice: ['BLANK'] })],
  [card({ to: [31, 1] }), card({ to: [32, 1] }), card({ to: [0, 1] }), card({ to: [1] }), card({ to: [1, 1.5] })]
])('%j is an action, and what resembles it is none', (good, ...bad) => {
  expect(isAction(good)).toBe(true)
  expect(bad.filter(isAction)).toEqual([])
})
