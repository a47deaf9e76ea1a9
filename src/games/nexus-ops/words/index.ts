// Everything the game can say, in both languages.

import type { Dictionary, Words } from '../../../core/words.ts'
import { names as namesEn } from './en/names.ts'
import { play as playEn } from './en/play.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { rules as rulesEn } from './en/rules.ts'
import { setup as setupEn } from './en/setup.ts'
import { names as namesFr } from './fr/names.ts'
import { play as playFr } from './fr/play.ts'
import { refusals as refusalsFr } from './fr/refusals.ts'
import { rules as rulesFr } from './fr/rules.ts'
import { setup as setupFr } from './fr/setup.ts'

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
  en: { ...namesEn, ...playEn, ...refusalsEn, ...setupEn, ...rulesEn },
  fr: typeset({ ...namesFr, ...playFr, ...refusalsFr, ...setupFr, ...rulesFr })
}
