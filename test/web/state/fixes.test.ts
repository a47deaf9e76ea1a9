import { expect, test } from 'vitest'
import { kindId, placeId } from '../../../src/core/ids.ts'
import type { Correction } from '../../../src/core/ruling.ts'
import { fixPhrase, placesOf } from '../../../web/state/fixes.ts'
import { lang } from '../../../web/state/prefs.ts'
import { doc, games } from '../../../web/state/store.ts'
import { say } from '../../../web/words/reader.ts'
import { moments } from '../fixtures/docs.ts'
import { card } from '../fixtures/game.ts'

const wisp = kindId('keeper/2')
const [from, to] = [placeId('1,0'), placeId('2,1')]

const cases: [fix: Correction, en: string, fr: string][] = [
  [{ fix: 'move', kind: wisp, from, to }, 'Wisp: put it on tile 2,1', 'Wisp\u00a0: à poser sur case 2,1'],
  [{ fix: 'move', kind: null, from, to }, 'the figure: from tile', 'la figurine\u00a0: depuis case 1,0'],
  [{ fix: 'put', kind: wisp, to }, 'Wisp: put it on tile 2,1', 'Wisp\u00a0: à poser sur case 2,1'],
  [{ fix: 'take', kind: wisp, from }, 'Wisp: take it off tile 1,0', 'Wisp\u00a0: à reprendre sur case 1,0'],
  [
    { fix: 'take', kind: wisp, from: placeId('9,9') },
    'Wisp: take it off that place',
    'Wisp\u00a0: à reprendre sur cet endroit'
  ],
  [{ fix: 'put', kind: kindId('cube/1/N'), to }, 'cube of Dorn: put it on', 'cube de Dorn\u00a0: à poser sur'],
  [
    { fix: 'die', kind: 'regular', from: 5, to: 3 },
    'die: turn it from 5 to 3',
    'dé\u00a0: remettez\u2011le sur 3, au lieu de 5'
  ],
  [
    { fix: 'die', kind: 'power', from: null, to: 3 },
    'power die showing 3: put it into',
    'dé de Pouvoir sur 3\u00a0: à poser'
  ],
  [
    { fix: 'die', kind: 'power', from: 2, to: null },
    'power die showing 2: take it out',
    'dé de Pouvoir sur 2\u00a0: à retirer'
  ],
  [{ fix: 'die', kind: 'odd', from: '?', to: 2 }, 'die: lay it flat', 'dé\u00a0: posez\u2011le à plat']
]

test.each(cases)('%j is said in both languages', (fix, en, fr) => {
  games.value = [card]
  doc.value = moments.foul
  lang.value = 'en'
  expect(say(fixPhrase(fix, moments.foul))).toContain(en)
  lang.value = 'fr'
  expect(say(fixPhrase(fix, moments.foul))).toContain(fr)
})

test('a correction points at every place it speaks of', () => {
  expect(cases.slice(0, 4).map(([fix]) => placesOf(fix))).toEqual([[from, to], [from, to], [to], [from]])
})
