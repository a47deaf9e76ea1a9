// Sentences of the game as the page shows them, with the players Ada, Basil, Cleo…
import type { Lang, Phrase } from '../../../../src/core/words.ts'
import { speak } from '../../../../src/core/words.ts'
import { words } from '../../../../src/games/nexus-keepers/words/index.ts'

const seats = ['Ada', 'Basil', 'Cleo', 'Dan', 'Esme', 'Felix', 'Greta', 'Hugo']

export const say = (phrase: Phrase | null, lang: Lang = 'en'): string =>
  phrase === null ? '' : speak(phrase, { lang, words: words[lang], seats })
