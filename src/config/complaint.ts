// Problems as the author of the file needs them: where, what was found, what is allowed, what was probably meant, and what the setting is
// for.

import { type Json, valueAt } from '../core/json.ts'
import type { Problem } from '../core/schema.ts'
import { type Arg, type Phrase, type Reader, speak, verbatim } from '../core/words.ts'
import { meant } from './meant.ts'
import type { Position, Source } from './source.ts'
import { words } from './words.ts'

export interface Complaint extends Problem, Position {
  readonly file: string
  /** The value found there, if it is a single one. */
  readonly found?: string | number | boolean | null
  /** What was probably meant. */
  readonly meant?: string
}

/** Everything wrong with a source, in line order. `part`: the path of the part that the problems are about. */
export function complain(source: Source, problems: readonly Problem[], part: Problem['at'] = []): readonly Complaint[] {
  const faults = source.faults.map((it) => ({ ...it, file: source.file }))
  const complaints = problems.map((problem) => {
    const at = [...part, ...problem.at]
    const found = valueAt(source.value, at)
    const word = meantBy(problem.why, found)
    return {
      ...problem,
      at,
      file: source.file,
      ...source.where(at),
      ...(found === undefined || (typeof found === 'object' && found !== null) ? {} : { found }),
      ...(word === null ? {} : { meant: word })
    } as Complaint
  })
  return [...faults, ...complaints].sort((a, b) => a.line - b.line || a.column - b.column)
}

/** `file:line:column: path: sentences`, in any language. */
export const phraseOf = (complaint: Complaint): Phrase => ({
  say: 'file.at',
  with: { where: `${complaint.file}:${complaint.line}:${complaint.column}`, what: problemPhrase(complaint) }
})

/** The same without the line. */
function problemPhrase({ at, why, rule, about, found, meant: word }: Omit<Complaint, keyof Position | 'file'>): Phrase {
  const sentences: Phrase[] = [why]
  if (found !== undefined && !isTold(why))
    sentences.push({ say: 'file.found', with: { value: verbatim(JSON.stringify(found)) } })
  if (word !== undefined) sentences.push({ say: 'file.meant', with: { word } })
  // The page itself says what a game's fields are for, beside each field.
  if (about?.startsWith('setting.')) sentences.push({ say: about })
  const what = together(sentences)
  const cited: Phrase = rule ? { say: 'file.rule', with: { what, rule } } : what
  return at.length > 0 ? { say: 'file.path', with: { path: at.join('.'), what: cited } } : cited
}

/** Sentences, one after the other. */
export const together = (sentences: readonly Phrase[]): Phrase =>
  sentences.reduce((first, then) => ({ say: 'file.more', with: { first, then } }))

const withOurs = (reader: Reader): Reader => ({ ...reader, words: { ...words[reader.lang], ...reader.words } })

/** A complaint in the reader's language; `reader.words` include the game's, if the file is a game's. */
export const speakComplaint = (complaint: Complaint, reader: Reader): string =>
  speak(phraseOf(complaint), withOurs(reader))

export const speakProblem = (problem: Omit<Complaint, keyof Position | 'file'>, reader: Reader): string =>
  speak(problemPhrase(problem), withOurs(reader))

/** What stands behind an unknown key is no matter; what is wrong with an action names its value itself. */
const isTold = ({ say }: Phrase): boolean => /^form\.unknown$|^shape\./.test(say)

/** A phrase that lists what is `known` speaks of a name: of the key it gives, or else of the value found. */
export function meantBy({ with: args }: Phrase, found: Json | undefined): string | null {
  const known = args?.known
  const typed = args?.key ?? found
  return typeof typed === 'string' ? meant(typed, namesIn(known)) : null
}

/** The names of a list, whichever word joins them. */
function namesIn(known: Arg | undefined): readonly string[] {
  if (typeof known !== 'object') return []
  if ('or' in known) return namesIn(known.or)
  return Array.isArray(known) ? known.map(String) : []
}
