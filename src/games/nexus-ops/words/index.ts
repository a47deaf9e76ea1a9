// All sentences of the game in both languages.

import { dictionary, rulesOf } from '../../../kit/words.ts'
import { houseCards } from '../data/cards.ts'
import { names as namesEn } from './en/names.ts'
import { play as playEn } from './en/play.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { rules as rulesEn } from './en/rules.ts'
import { setup as setupEn } from './en/setup.ts'
import { why as whyEn } from './en/why.ts'
import { names as namesFr } from './fr/names.ts'
import { play as playFr } from './fr/play.ts'
import { refusals as refusalsFr } from './fr/refusals.ts'
import { rules as rulesFr } from './fr/rules.ts'
import { setup as setupFr } from './fr/setup.ts'
import { why as whyFr } from './fr/why.ts'

const cardsEn = Object.fromEntries(houseCards.map(({ id, name }) => [`card.${id}`, name]))

export const words = dictionary(
  [namesEn, cardsEn, playEn, refusalsEn, setupEn, whyEn, rulesEn],
  [namesFr, playFr, refusalsFr, setupFr, whyFr, rulesFr]
)

/** The rule book as the page shows it. */
export const rules = rulesOf(rulesEn)
