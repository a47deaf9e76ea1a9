// What is no action is told by the name of what is wrong, its value and what it should be.
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
  [{ act: 'call', name: 'x', side: 'up' }, '“side” in “call” is "up"; it should be one of these: left and right.'],
  [{ act: 'call', name: 'x', odd: 2 }, '“odd” in “call” is 2; it should be something else.'],
  [null, 'An action is an object with “act”; this is null.'],
  [7, 'An action is an object with “act”; this is 7.'],
  ['stop', 'An action is an object with “act”; this is "stop".'],
  [[{ act: 'stop' }], 'An action is an object with “act”; this is [{"act":"stop"}].'],
  [undefined, 'An action is an object with “act”; this is undefined.'],
  [{}, '“act” is missing. Known: throw, pick, stop, go and call.'],
  [{ act: 'dance' }, '“act” is "dance": there is no such action. Known: throw, pick, stop, go and call.'],
  [{ act: 3 }, '“act” is 3: there is no such action. Known: throw, pick, stop, go and call.'],
  [{ act: 'toString' }, '“act” is "toString": there is no such action. Known: throw, pick, stop, go and call.'],
  [{ act: 'go' }, '“to” is missing in “go”: it should be a whole number, 0 or more.'],
  [{ act: 'go', to: -1 }, '“to” in “go” is -1; it should be a whole number, 0 or more.'],
  [{ act: 'go', to: null }, '“to” in “go” is null; it should be a whole number, 0 or more.'],
  [{ act: 'go', to: 1, over: 7 }, '“over” in “go” is 7; it should be a face from 1 to 6.'],
  [{ act: 'go', to: 1, by: 2 }, '“by” is no part of “go”. Leave it out; known: to and over.'],
  [{ act: 'stop', to: 1 }, '“to” is no part of “stop”, which stands alone. Leave it out.'],
  [JSON.parse('{"act":"stop","__proto__":1}'), '“__proto__” is no part of “stop”, which stands alone. Leave it out.'],
  [
    { act: 'call', name: 'x', dice: [] },
    '“dice” in “call” is []; it should be a list of faces from 1 to 6, ascending, one at least.'
  ],
  [
    { act: 'call', name: { a: 'long and longer still' } },
    '“name” in “call” is {"a":"long and longer st…; it should be a text.'
  ],
  [
    { act: 'throw', dice: [{ kind: 'd6', face: 'x' }] },
    '“dice” in “throw” is [{"kind":"d6","face":"x"…; it should be a list of dice, each with a “kind” and a “face”.'
  ],
  [{ act: 'pick', what: 'tile', items: [1] }, '“items” in “pick” is [1]; it should be a list of texts.']
])('%j: %s', (action, sentence) => {
  expect(told(action)).toBe(sentence)
})

it('what a key inherits is not given', () => {
  expect(told(Object.assign(Object.create({ to: 1 }), { act: 'go' }))).toBe(
    '“to” is missing in “go”: it should be a whole number, 0 or more.'
  )
})

it('both languages have the same words', () => {
  expect(Object.keys(shapeWords.fr)).toEqual(Object.keys(shapeWords.en))
})
