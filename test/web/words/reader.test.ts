import { beforeEach, expect, test } from 'vitest'
import { lang } from '../../../web/state/prefs.ts'
import { doc, games } from '../../../web/state/store.ts'
import { own, readerOf, say, t, wordOr } from '../../../web/words/reader.ts'
import { moments } from '../fixtures/docs.ts'
import { card } from '../fixtures/game.ts'

beforeEach(() => {
  games.value = [card]
  doc.value = moments.throw
})

test('the game speaks with the names of those who sit there', () => {
  lang.value = 'en'
  expect(say({ say: 'prompt', with: { who: { seat: 1 }, n: 1 } })).toBe('Dorn: throw 1 die')
  lang.value = 'fr'
  expect(say({ say: 'prompt', with: { who: { seat: 1 }, n: 0 } })).toBe('Dorn : lancez 0 dé')
})

test('a sentence of the page may hold a phrase of the game', () => {
  lang.value = 'en'
  const what = { say: 'place', with: { x: 1, y: 2 } }
  expect(t('page.board.stands', { what: 'Wisp', where: what })).toBe('Wisp: tile 1,2')
})

test('changing the language changes every sentence at once', () => {
  lang.value = 'en'
  expect(t('page.log')).toBe('Game log')
  lang.value = 'fr'
  expect(t('page.log')).toBe('Journal de partie')
  expect(say(own('page.log'))).toBe('Journal de partie')
})

test('a plain sentence of the daemon passes as it is, an unknown key does not break the page', () => {
  expect(say('Sit down first.')).toBe('Sit down first.')
  expect(say({ say: 'nothing.known' })).toBe('⟨nothing.known⟩')
})

test('the words of a game that is only being set up are at hand as well', () => {
  lang.value = 'en'
  doc.value = moments.empty
  expect(wordOr('clumsy.base')).toBeNull()
  expect(wordOr('clumsy.base', readerOf(card.words, []))).toBe('the turn is lost')
})

test('French keeps verb and pronoun, number and unit on one line, and has a decimal comma; commands stay as they are', () => {
  const words = {
    a: 'Branchez-la. Puis-je ? Il peut arriver sur-le-champ.',
    b: 'à {n} h, {n} % et {n} ms',
    c: 'rapporte {x} points (z = +{x})'
  }
  const spoken = (code: 'en' | 'fr') =>
    ['a', 'b', 'c', 'd'].map((key) =>
      say(
        { say: key, with: { n: 3, x: '2.8' } },
        { lang: code, words: { ...words, d: '/dev/usb-0:1.2 --lang-xx 0.4.1' }, seats: [] }
      )
    )
  expect(spoken('fr')).toEqual([
    'Branchez\u2011la. Puis\u2011je ? Il peut arriver sur\u2011le-champ.',
    'à 3\u202fh, 3\u202f% et 3\u202fms',
    'rapporte 2,8 points (z = +2,8)',
    '/dev/usb-0:1.2 --lang-xx 0.4.1'
  ])
  expect(spoken('en')).toEqual([
    words.a,
    'à 3 h, 3 % et 3 ms',
    'rapporte 2.8 points (z = +2.8)',
    '/dev/usb-0:1.2 --lang-xx 0.4.1'
  ])
})
