import { expect, test } from 'vitest'
import { dictionary, rulesOf } from '../../src/kit/words.ts'

test('a dictionary has the game’s words and the core’s, with French spacing', () => {
  const words = dictionary([{ hello: 'Hello!' }], [{ hello: 'Bonjour !' }])
  expect(words.en.hello).toBe('Hello!')
  expect(words.fr.hello).toBe('Bonjour\u202f!')
  for (const key of ['form.type', 'shape.field']) expect([key in words.en, key in words.fr]).toEqual([true, true])
})
test('rules are the texts by their ids, with an example where there is one', () => {
  expect(rulesOf({ 'X-01': 'One.', 'X-01.ex': 'Such.', 'X-02': 'Two.' })).toEqual([
    { rule: 'X-01', text: { say: 'X-01' }, example: { say: 'X-01.ex' } },
    { rule: 'X-02', text: { say: 'X-02' } }
  ])
})
