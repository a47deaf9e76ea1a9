// Checks that both languages can say a sentence of a game, with all its arguments.

import { type Dictionary, langs, type Phrase, speak } from '../../src/core/words.ts'

const seats = Array.from({ length: 8 }, (_, i) => `Ada ${i}`)

/** Returns the phrase; throws if a language cannot say it. */
export function readable(words: Dictionary, phrase: Phrase): Phrase {
  for (const lang of langs) {
    const said = speak(phrase, { lang, words: words[lang], seats })
    if (said.includes('⟨')) throw new Error(`${lang} cannot say ${JSON.stringify(phrase)}: ${said}`)
  }
  return phrase
}
