import { expect, test } from 'vitest'
import { verbatim } from '../../../src/core/words.ts'
import { headlineOf, isNoted, unseen } from '../../../web/state/headline.ts'
import { lang } from '../../../web/state/prefs.ts'
import { doc, games } from '../../../web/state/store.ts'
import { say } from '../../../web/words/reader.ts'
import { type Moment, moments } from '../fixtures/docs.ts'
import { card } from '../fixtures/game.ts'

const cases: [moment: Moment, tone: string, seats: number[], en: string, fr: string][] = [
  ['empty', 'calm', [], 'No match yet.', 'Pas encore de partie.'],
  ['throw', 'turn', [0], 'Hessa: throw 6 dice', 'Hessa : lancez 6 dés'],
  ['actions', 'guided', [0], 'Hessa: move, jump or push', 'Hessa : bougez, sautez ou poussez'],
  ['foul', 'foul', [0], 'A single die was thrown again.', 'Un seul dé a été relancé.'],
  ['question', 'ask', [0], 'Did Dorn go through the portal', 'Dorn est\u2011il passé par le Portail'],
  ['bonus', 'turn', [1], 'Dorn may take a bonus turn with 5 dice', 'Dorn peut prendre un tour bonus avec 5 dés'],
  ['over', 'over', [2], 'Wisp wins', 'Wisp gagne']
]

test.each(cases)('%s: the headline is of tone %s for seats %j', (moment, tone, seats, en, fr) => {
  games.value = [card]
  doc.value = moments[moment]
  const says = headlineOf(moments[moment])
  expect(says.tone).toBe(tone)
  expect(says.seats).toEqual(seats)
  lang.value = 'en'
  expect(say(says.say)).toContain(en)
  lang.value = 'fr'
  expect(say(says.say)).toContain(fr)
})

test('a computer player whose truck a sensor follows asks for it', () => {
  const { match } = moments.throw
  const hold = { name: verbatim('Camion'), pose: 'upright' as const }
  const seats = match?.seats.map((it, i) => (i === 1 ? { ...it, computer: 'easy' as const, hold } : it)) ?? []
  const says = headlineOf({ ...moments.throw, match: match && { ...match, seats } })
  expect([says.tone, says.hint]).toEqual(['turn', moments.throw.view?.prompt.say])
  lang.value = 'en'
  expect(say(says.say)).toBe('Camion of Dorn: set it upright for the computer.')
  lang.value = 'fr'
  expect(say(says.say)).toBe('Camion de Dorn\u00a0: à dresser pour l’ordinateur.')
})

test('a foul names its rule and what to do; a foul nobody can explain still says what to do', () => {
  const says = headlineOf(moments.foul)
  expect(says.rule).toBe('NK-039')
  expect(says.fixes).toHaveLength(2)
  const silent = headlineOf({ ...moments.foul, ruling: { ruling: 'foul', refusal: null, corrections: says.fixes } })
  expect(silent.rule).toBeUndefined()
  expect(silent.fixes).toHaveLength(2)
})

test('a foul goes before the end of the match, a question before the turn', () => {
  expect(headlineOf({ ...moments.over, ruling: moments.foul.ruling }).tone).toBe('foul')
  expect(headlineOf({ ...moments.throw, ruling: moments.question.ruling }).tone).toBe('ask')
})

test.each([
  ['reader', 'The reader is disconnected', true],
  ['table', 'The table file', true],
  ['computer', 'The computer is in trouble', false],
  ['lights', 'The lamps are dark', false],
  ['pad', 'A pad is disconnected', false]
] as const)(
  'trouble with the %s is the headline; it stops throws only where nobody would see them',
  (role, en, blind) => {
    const ill = { ...moments.throw, devices: [{ id: 'x', name: 'X', role, state: 'lost' as const }] }
    lang.value = 'en'
    const says = headlineOf(ill)
    expect(says.tone).toBe('trouble')
    expect(say(says.say)).toContain(en)
    expect(unseen(ill)).toBe(blind)
    // While play continues, the hint below it says what the game expects.
    expect(says.hint && say(says.hint)).toContain(blind ? 'Don’t throw yet' : 'throw 6 dice')
    expect(headlineOf({ ...ill, devices: [{ id: 'x', name: 'X', role, state: 'ready' as const }] }).tone).toBe('turn')
  }
)

test('a reader that was never there is trouble as soon as it says so, a pad that was never there is none', () => {
  const starting = (role: 'reader' | 'pad', note?: string) => {
    const it = { id: 'x', name: 'X', role, state: 'starting' as const, ...(note ? { note: verbatim(note) } : {}) }
    return headlineOf({ ...moments.throw, devices: [it] }).tone
  }
  expect([starting('reader'), starting('reader', 'No port.'), starting('pad', 'No pad.')]).toEqual([
    'turn',
    'trouble',
    'turn'
  ])
})

test('a foul goes before lamps that are dark, and a reader that is gone before a foul', () => {
  const lights = { id: 'l', name: 'L', role: 'lights', state: 'failed' } as const
  const reader = { id: 'r', name: 'R', role: 'reader', state: 'lost' } as const
  expect(headlineOf({ ...moments.foul, devices: [lights] }).tone).toBe('foul')
  expect(headlineOf({ ...moments.foul, devices: [lights, reader] }).tone).toBe('trouble')
})

test('a device that works and yet has something to say is noted, and play goes on as before', () => {
  const computer = { id: 'c', name: 'C', role: 'computer', state: 'ready', note: verbatim('Too hot.') } as const
  expect(isNoted(computer)).toBe(true)
  expect(isNoted({ id: 'c', name: 'C', role: 'computer', state: 'ready' })).toBe(false)
  expect(isNoted({ ...computer, state: 'lost' })).toBe(false)
  expect(headlineOf({ ...moments.throw, devices: [computer] }).tone).toBe('turn')
})
