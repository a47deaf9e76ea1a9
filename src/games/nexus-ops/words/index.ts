// Everything the game can say, in both languages.

import { formWords } from '../../../core/form-words.ts'
import { shapeWords } from '../../../core/shape-words.ts'
import { type Dictionary, typeset } from '../../../core/words.ts'
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

export const words: Dictionary = {
  en: { ...formWords.en, ...shapeWords.en, ...namesEn, ...playEn, ...refusalsEn, ...setupEn, ...rulesEn },
  fr: typeset({ ...formWords.fr, ...shapeWords.fr, ...namesFr, ...playFr, ...refusalsFr, ...setupFr, ...rulesFr })
}
