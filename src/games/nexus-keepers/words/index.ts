// All sentences of the game in both languages, and its rule book.

import type { Words } from '../../../core/words.ts'
import { dictionary, rulesOf } from '../../../kit/words.ts'
import { play as playEn } from './en/play.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { rules as rulesEn } from './en/rules.ts'
import { setup as setupEn } from './en/setup.ts'
import { why as whyEn } from './en/why.ts'
import { play as playFr } from './fr/play.ts'
import { refusals as refusalsFr } from './fr/refusals.ts'
import { rules as rulesFr } from './fr/rules.ts'
import { setup as setupFr } from './fr/setup.ts'
import { why as whyFr } from './fr/why.ts'

/** Where a seat chooses its card, a keeper has its usual name, unless the set-up texts have a longer one. */
const cards = (play: Words): Words =>
  Object.fromEntries(
    Object.entries(play).flatMap(([key, name]) => (/^keeper\./.test(key) ? [[`seat.card.${key.slice(7)}`, name]] : []))
  )

export const words = dictionary(
  [cards(playEn), playEn, refusalsEn, setupEn, whyEn, rulesEn],
  [cards(playFr), playFr, refusalsFr, setupFr, whyFr, rulesFr]
)
export const rules = rulesOf(rulesEn)
