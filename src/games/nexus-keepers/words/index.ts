// Everything the game can say, in both languages.

import { formWords } from '../../../core/form-words.ts'
import { shapeWords } from '../../../core/shape-words.ts'
import { type Dictionary, typeset } from '../../../core/words.ts'
import { play as playEn } from './en/play.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { rules as rulesEn } from './en/rules.ts'
import { setup as setupEn } from './en/setup.ts'
import { play as playFr } from './fr/play.ts'
import { refusals as refusalsFr } from './fr/refusals.ts'
import { rules as rulesFr } from './fr/rules.ts'
import { setup as setupFr } from './fr/setup.ts'

export const words: Dictionary = {
  en: { ...formWords.en, ...shapeWords.en, ...playEn, ...refusalsEn, ...setupEn, ...rulesEn },
  fr: typeset({ ...formWords.fr, ...shapeWords.fr, ...playFr, ...refusalsFr, ...setupFr, ...rulesFr })
}
