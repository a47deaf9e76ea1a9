// Everything the game can say, in both languages.

import type { Dictionary, Words } from '../../../core/words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { rulesEn } from './rules-en.ts'
import { rulesFr } from './rules-fr.ts'

/** French sets a space that never breaks before its high punctuation and inside its quotation marks. */
function typeset(words: Words): Words {
  const set = (text: string): string =>
    text
      .replace(/ ([:»])/g, '\u00a0$1')
      .replace(/« /g, '«\u00a0')
      .replace(/ ([;!?])/g, '\u202f$1')
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, set(text)]))
}

export const words: Dictionary = {
  en: { ...en, ...rulesEn },
  fr: typeset({ ...fr, ...rulesFr })
}
