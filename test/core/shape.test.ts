// If a value is not a valid action, the refusal names the wrong key, its value, and what it should be.
import { expect, test as it } from 'vitest'
import { chanceShapes, isCount, isFace, isSomeHand, isText, misshapen, oneOf, shapeRule } from '../../src/core/shape.ts'
import { shapeWords } from '../../src/core/shape-words.ts'
import { langs, speak } from '../../src/core/words.ts'

const shapes = {
  ...chanceShapes,
  stop: {},
  go: { to: isCount, 'over?': isFace },
  call: { name: isText, 'dice?': isSomeHand, 'side?': oneOf(['left', 'right']), 'odd?': (it: unknown) => it === 1 }
}
const told = (action: unknown): string | null => {
  const refusal = misshapen(action, shapes)
  if (!refusal) return null
  expect(refusal.rule).toBe(shapeRule)
  const [en, fr] = langs.map((lang) => speak(refusal.why, { lang, words: shapeWords[lang], seats: [] }))
  expect(fr).not.toBe(en)
  expect(fr).not.toContain('⟨')
  return en ?? ''
}

it.each<[action: unknown, told: string | null]>([
  [{ act: 'stop' }, null],
  [{ act: 'go', to: 0 }, null],
  [{ act: 'go', to: 3, over: 6 }, null],
  [{ act: 'call', name: '', dice: [1, 1, 6] }, null],
  [{ act: 'throw', dice: [{ kind: 'd6', face: 3 }] }, null],
  [{ act: 'call', name: 'x', side: 'right' }, null],
  [{ act: 'call', name: 'x', side: 'up' }, '“side” of “call” is "up", but must be left or right.'],
  [{ act: 'call', name: 'x', odd: 2 }, '“odd” of “call” is 2, but must be something else.'],
  [null, 'An action is an object with “act”, not null.'],
  [7, 'An action is an object with “act”, not 7.'],
  ['stop', 'An action is an object with “act”, not "stop".'],
  [[{ act: 'stop' }], 'An action is an object with “act”, not [{"act":"stop"}].'],
  [undefined, 'An action is an object with “act”, not undefined.'],
  [{}, '“act” is missing. Known actions: throw, pick, stop, go and call.'],
  [{ act: 'dance' }, 'There is no action "dance". Known actions: throw, pick, stop, go and call.'],
  [{ act: 3 }, 'There is no action 3. Known actions: throw, pick, stop, go and call.'],
  [{ act: 'toString' }, 'There is no action "toString". Known actions: throw, pick, stop, go and call.'],
  [{ act: 'go' }, '“go” needs “to”: a whole number, 0 or more.'],
  [{ act: 'go', to: -1 }, '“to” of “go” is -1, but must be a whole number, 0 or more.'],
  [{ act: 'go', to: null }, '“to” of “go” is null, but must be a whole number, 0 or more.'],
  [{ act: 'go', to: 1, over: 7 }, '“over” of “go” is 7, but must be a face from 1 to 6.'],
  [{ act: 'go', to: 1, by: 2 }, '“go” has no “by”. Leave it out; its keys are to and over.'],
  [{ act: 'stop', to: 1 }, '“stop” has no “to”, nor any other key. Leave it out.'],
  [JSON.parse('{"act":"stop","__proto__":1}'), '“stop” has no “__proto__”, nor any other key. Leave it out.'],
  [
    { act: 'call', name: 'x', dice: [] },
    '“dice” of “call” is [], but must be a list of one or more faces from 1 to 6, ascending.'
  ],
  [
    { act: 'call', name: { a: 'long and longer still' } },
    '“name” of “call” is {"a":"long and longer st…, but must be a text.'
  ],
  [
    { act: 'throw', dice: [{ kind: 'd6', face: 'x' }] },
    '“dice” of “throw” is [{"kind":"d6","face":"x"…, but must be a list of dice, each with a “kind” and a “face”.'
  ],
  [{ act: 'pick', what: 'tile', items: [1] }, '“items” of “pick” is [1], but must be a list of texts.']
])('%j: %s', (action, sentence) => {
  expect(told(action)).toBe(sentence)
})

it('inherited properties do not count as keys', () => {
  expect(told(Object.assign(Object.create({ to: 1 }), { act: 'go' }))).toBe(
    '“go” needs “to”: a whole number, 0 or more.'
  )
})

it('both languages have the same words', () => {
  expect(Object.keys(shapeWords.fr)).toEqual(Object.keys(shapeWords.en))
})
