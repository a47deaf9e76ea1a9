// Checks each game's `guide.json`, the introduction and lessons that the page shows, against the game's words and presets.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Guide } from '../../src/core/page.ts'
import { langs } from '../../src/core/words.ts'
import kero from '../../src/games/kero/index.ts'
import keepers from '../../src/games/nexus-keepers/index.ts'
import ops from '../../src/games/nexus-ops/index.ts'
import platformer from '../../src/games/platformer/index.ts'

describe.each([kero, keepers, ops, platformer])('the guide of $id', (game) => {
  const folder = join('src/games', game.id)
  const guide = JSON.parse(readFileSync(join(folder, 'guide.json'), 'utf8')) as Guide
  const words = guide.words ?? { en: {}, fr: {} }

  test('speaks both languages, in sentences of at most 90 characters', () => {
    expect(Object.keys(words.fr)).toEqual(Object.keys(words.en))
    for (const lang of langs)
      for (const sentence of Object.values(words[lang])) expect(sentence.length, sentence).toBeLessThanOrEqual(90)
  })

  test('teaches in five sentences, each where the game asks for something', () => {
    expect(guide.lessons).toHaveLength(5)
    for (const { say, when = [] } of guide.lessons ?? []) {
      expect(words.en).toHaveProperty([say])
      for (const prompt of when) expect(game.words.en).toHaveProperty([prompt])
    }
  })

  test('names rulebooks that the game has, and has a picture of its box', () => {
    for (const preset of Object.values(guide.rulebook ?? {})) expect(game.presets).toHaveProperty([preset])
    expect(existsSync(join(folder, 'art/box.svg'))).toBe(true)
    const [least = 0, most = 0] = guide.minutes ?? []
    expect(least).toBeGreaterThan(0)
    expect(most).toBeGreaterThan(least)
  })
})
