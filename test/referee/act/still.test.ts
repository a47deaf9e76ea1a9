// A table that has not followed a word yet, when a question about it is answered.

import { expect, test } from 'vitest'
import { at } from '../tower.ts'

test('a die that a word takes up is still waited for once somebody has answered what was played', () => {
  const faces = ['BOOT', 'SWORD', 'SWORD', 'PAW', 'STAR']
  const dice = { faces, command: 'LEFT', pool: ['BOOT', 'PAW', 'STAR'], potions: [['P7'], []] }
  const t = at({ at: ['2,1', null], enemies: { '3,1': 'N1' }, ...dice })
  const lie = (...shown: number[]) => {
    const lying = [...shown.map((face) => ({ kind: 'action', face })), { kind: 'enemy', face: 2 }]
    t.dice = { lying, thrown: [] }
    t.show().rest()
  }
  lie(1, 2, 2, 4, 5)
  // A push, or a paw and a step.
  t.shift('enemy/N1', '4,1').wait(5000).shift('hero/H3', '3,1').wait(300)
  t.say(0, { act: 'card', card: 'P7', dice: ['STAR'] } as never)
  const wanted = { ruling: 'on the way', towards: [{ fix: 'die', kind: 'action', from: 5, to: null }] }
  expect(t.ruling).toMatchObject(wanted)
  const question = { id: 'which', say: { say: 'referee.which' }, options: [], seat: null }
  t.match = { ...t.match, asked: { question, keep: [[0], [1]] } } as never
  t.input({ input: 'answer', question: 'which', option: 1, seat: null }).wait(20_000)
  expect(t.ruling).toMatchObject(wanted)
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { push: [4, 1] } }, { do: { act: 'card' } }])
  lie(1, 2, 2, 4)
  expect(t.ruling.ruling).toBe('settled')
})
