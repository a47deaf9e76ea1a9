import { expect, test } from 'vitest'
import { langs, speak } from '../../../../src/core/words.ts'
import { netIds } from '../../../../src/games/nexus-keepers/geometry/nets.ts'
import { tileNames } from '../../../../src/games/nexus-keepers/scene/names.ts'
import { words } from '../../../../src/games/nexus-keepers/words/index.ts'
import { facings } from '../../../../src/kit/grid/square.ts'

const terrains = ['grass', 'stone', 'stone', 'stone', 'stone']
const named = (lang: 'en' | 'fr', cube: Partial<Parameters<typeof tileNames>[0]>): string[] =>
  tileNames({ net: 'X1', mirror: false, terrains, at: [3, -2], facing: 'N', seat: 0, ...cube }).map((it) =>
    speak(it, { lang, words: words[lang], seats: ['Ada'] })
  )

test('a tile is called by its cube, its side and its terrain', () => {
  expect(named('en', {})).toEqual([
    'Ada’s start tile',
    'Ada’s middle stone tile',
    'Ada’s west stone tile',
    'Ada’s east stone tile',
    'Ada’s south stone tile'
  ])
  expect(named('fr', {})[4]).toBe('la tuile sud d’Ada (pierre)')
})

test.each(netIds.flatMap((net) => [false, true].map((mirror) => [net, mirror] as const)))(
  'no two tiles of %s, mirrored %s, are called alike, and none by a number',
  (net, mirror) => {
    for (const facing of facings)
      for (const lang of langs) {
        const names = named(lang, { net, mirror, facing })
        expect(new Set(names).size, names.join(', ')).toBe(5)
        expect(names.join()).not.toMatch(/\d/)
      }
  }
)
