import { expect, test } from 'vitest'
import { type Phrase, type Reader, speak, verbatim } from '../../src/core/words.ts'

const words = {
  en: {
    push: '{who} pushes {whom} {n} {n|space|spaces}',
    name: 'the {colour} one',
    both: '{all} {all|wins|win}',
    any: 'throw {all}'
  },
  fr: {
    push: '{who} pousse {whom} de {n} {n|case|cases}',
    name: 'le {colour}',
    both: '{all} {all|gagne|gagnent}',
    any: 'lancez {all}'
  }
}
const reader = (lang: 'en' | 'fr'): Reader => ({ lang, words: words[lang], seats: ['Ana', 'Bo'] })
const push = (n: number): Phrase => ({
  say: 'push',
  with: { who: { seat: 0 }, whom: { say: 'name', with: { colour: verbatim('blue') } }, n }
})

test.each([
  ['en', 1, 'Ana pushes the blue one 1 space'],
  ['en', 2, 'Ana pushes the blue one 2 spaces'],
  ['en', 0, 'Ana pushes the blue one 0 spaces'],
  ['fr', 0, 'Ana pousse le blue de 0 case'],
  ['fr', 1, 'Ana pousse le blue de 1 case'],
  ['fr', 2, 'Ana pousse le blue de 2 cases'],
  ['fr', 1_000_000, 'Ana pousse le blue de 1000000 cases']
] as const)('in %s, %i of a thing is said as people say it', (lang, n, sentence) => {
  expect(speak(push(n), reader(lang))).toBe(sentence)
})

test.each([
  ['en', [0, 1], 'Ana and Bo win'],
  ['fr', [0, 1], 'Ana et Bo gagnent'],
  ['en', [1], 'Bo wins'],
  ['en', [0, 1, 2], 'Ana, Bo and #3 win']
] as const)('in %s, seats %j are enumerated', (lang, seats, sentence) => {
  expect(speak({ say: 'both', with: { all: seats.map((seat) => ({ seat })) } }, reader(lang))).toBe(sentence)
})

test.each([
  ['en', 'throw a 2, a 3 or Bo'],
  ['fr', 'lancez a 2, a 3 ou Bo']
] as const)('in %s, alternatives are told apart by “or”', (lang, sentence) => {
  const all = { or: ['a 2', 'a 3', { seat: 1 }] }
  expect(speak({ say: 'any', with: { all } }, reader(lang))).toBe(sentence)
})

test('a word or argument that is missing is shown, not thrown', () => {
  expect(speak({ say: 'nowhere' }, reader('en'))).toBe('⟨nowhere⟩')
  expect(speak({ say: 'name' }, reader('en'))).toBe('the ⟨colour⟩ one')
})

test('what is verbatim is the same in every language', () => {
  expect(speak(verbatim('Hessa {n}'), reader('fr'))).toBe('Hessa {n}')
})

test('control characters in names and arguments are replaced', () => {
  const reader = { lang: 'en', words: { hello: 'Hello, {name}.' }, seats: ['\u001B[2JAda'] } as const
  expect(speak({ say: 'hello', with: { name: 'a\u001B[31mb\u0085' } }, reader)).toBe('Hello, a�[31mb�.')
  expect(speak({ say: 'hello', with: { name: { seat: 0 } } }, reader)).toBe('Hello, �[2JAda.')
})
