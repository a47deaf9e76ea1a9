// Builds a game’s dictionary from its own words and those of the core, and its rule book from the rule texts.

import { formWords } from '../core/form-words.ts'
import { ruleId } from '../core/ids.ts'
import { shapeWords } from '../core/shape-words.ts'
import type { RuleText } from '../core/view.ts'
import { type Dictionary, typeset, type Words } from '../core/words.ts'

/** All that a game can say: its own words, and those in which the core tells what is wrong with a form or an action. */
export const dictionary = (en: readonly Words[], fr: readonly Words[]): Dictionary => ({
  en: Object.assign({}, formWords.en, shapeWords.en, ...en),
  fr: typeset(Object.assign({}, formWords.fr, shapeWords.fr, ...fr))
})

/** The rule book: each rule of the texts by its id, with the example `<id>.ex` if there is one. */
export const rulesOf = (texts: Words): readonly RuleText[] =>
  Object.keys(texts)
    .filter((key) => !key.endsWith('.ex'))
    .map((id) => ({
      rule: ruleId(id),
      text: { say: id },
      ...(`${id}.ex` in texts ? { example: { say: `${id}.ex` } } : {})
    }))
