// Everything the game can say, in both languages.

import { dictionary, rulesOf } from '../../../kit/words.ts'
import { houseNames } from '../view/names.ts'
import { names as namesEn } from './en/names.ts'
import { play as playEn } from './en/play.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { ruleTexts as rulesEn } from './en/rules.ts'
import { setup as setupEn } from './en/setup.ts'
import { why as whyEn } from './en/why.ts'
import { cards as cardsFr, names as namesFr } from './fr/names.ts'
import { play as playFr } from './fr/play.ts'
import { refusals as refusalsFr } from './fr/refusals.ts'
import { ruleTexts as rulesFr } from './fr/rules.ts'
import { setup as setupFr } from './fr/setup.ts'
import { why as whyFr } from './fr/why.ts'

const cardsEn = Object.fromEntries(Object.entries(houseNames).map(([id, name]) => [`card.${id}`, name]))

export const words = dictionary(
  [namesEn, cardsEn, playEn, refusalsEn, setupEn, whyEn, rulesEn],
  [namesFr, cardsFr, playFr, refusalsFr, setupFr, whyFr, rulesFr]
)

/** The rule book as a reader finds it. */
export const rules = rulesOf(rulesEn)
