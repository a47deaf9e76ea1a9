// While dice lean or roll nothing can be judged: it is said that they are waited for, and no longer said once they lie.

import type { Correction, Ruling } from '../../core/ruling.ts'
import type { Phrase } from '../../core/words.ts'
import { type Draft, note, withMatch } from './draft.ts'

/** Says it once to everybody, and shows it until the dice lie; a foul or a question shown already stays. */
export function askForDice(d: Draft, at: number, say: Phrase, towards: readonly Correction[]): Draft {
  const { match, ...told } = note(d, at, say)
  const free = match.ruling.ruling === 'settled' || match.ruling.ruling === 'on the way'
  return withMatch({ match, ...told }, free ? { ...match, ruling: { ruling: 'on the way', towards, say } } : match)
}

export const diceLie = (d: Draft): Draft =>
  isOfDice(d.match.ruling) ? withMatch(d, { ...d.match, ruling: { ruling: 'settled', moves: [] } }) : d

/** Nothing but dice is waited for, whatever they will show. */
const isOfDice = (ruling: Ruling): boolean =>
  ruling.ruling === 'on the way' && ruling.towards.every((fix) => fix.fix === 'die' && fix.from === '?')
