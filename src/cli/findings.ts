// The findings of a checked record, as sentences.

import { meantBy, speakProblem } from '../config/complaint.ts'
import { meant } from '../config/meant.ts'
import { formWords } from '../core/form-words.ts'
import type { Json } from '../core/json.ts'
import { shapeWords } from '../core/shape-words.ts'
import { speak, verbatim, type Words } from '../core/words.ts'
import type { Finding, Verdict } from '../journal/check.ts'
import type { Fault } from '../journal/record.ts'
import { words as refereeWords } from '../referee/index.ts'
import { lang, readerOf, say } from './voice.ts'
import { words } from './words/check.ts'

/** One sentence for a finding. `games`: what there is to choose from. */
export const describe = (finding: Finding, verdict: Verdict, games: readonly string[]): string =>
  printable(sentence(finding, verdict, games))

function sentence(finding: Finding, { game, seats }: Verdict, games: readonly string[]): string {
  const gameWords: Words = {
    ...formWords[lang],
    ...shapeWords[lang],
    ...words[lang],
    ...refereeWords[lang],
    ...game?.words[lang]
  }
  const reader = readerOf(gameWords, seats)
  const spoken = (phrase: Parameters<typeof speak>[0]): string => speak(phrase, reader)
  const problems = (all: readonly Fault[]): string =>
    all
      .map((it) => {
        const word = meantBy(it.why, it.found)
        return speakProblem({ ...it, ...(word === null ? {} : { meant: word }) }, reader)
      })
      .join(' ')
  switch (finding.finding) {
    case 'malformed':
    case 'bad start':
      return problems(finding.problems)
    case 'unknown game':
      return withMeant(say('check.game', { game: finding.game, known: games }), finding.game, games)
    case 'broke':
      return say('check.broke', { game: finding.game, why: verbatim(finding.why) })
    case 'refused':
      return say('check.refused', {
        move: json(finding.move),
        rule: finding.refusal.rule,
        why: verbatim(spoken(finding.refusal.why))
      })
    case 'unmet': {
      const args = { wanted: json(finding.wanted), found: json(finding.found) }
      if (finding.at.length === 0) return say('check.unmetAll', args)
      return withMeant(
        say('check.unmet', { at: finding.at.join('.'), ...args }),
        finding.at.at(-1),
        finding.known ?? []
      )
    }
    case 'not refused':
      return finding.rule
        ? say('check.notRefusedBy', { move: json(finding.move), rule: finding.rule })
        : say('check.notRefused', { move: json(finding.move) })
    case 'other rule':
      return say('check.otherRule', {
        move: json(finding.move),
        rule: finding.rule,
        found: finding.refusal.rule,
        why: verbatim(spoken(finding.refusal.why))
      })
    case 'other actions': {
      const list = (key: string, actions: readonly unknown[]): string[] =>
        actions.length > 0 ? [say(key, { actions: actions.map(json) })] : []
      return [...list('check.strange', finding.strange), ...list('check.lacking', finding.lacking)].join(' ')
    }
    case 'other ruling': {
      const { ruling, rule, wanted } = finding
      const cited = ruling.ruling === 'foul' ? ruling.refusal : null
      const why = cited ? ` ${spoken(cited.why)}` : ''
      const found = `${ruling.ruling}${cited ? ` ${cited.rule}` : ''}`
      return `${say('check.otherRuling', { wanted: `${wanted}${rule ? ` ${rule}` : ''}`, found })}${why}`
    }
  }
}

function withMeant(said: string, typed: unknown, known: readonly string[]): string {
  const word = typeof typed === 'string' ? meant(typed, known) : null
  return word === null ? said : `${said} ${say('args.meant', { word })}`
}

const json = (value: unknown): string =>
  value === undefined ? say('check.nothing') : clipped(JSON.stringify(value as Json), 400)

const clipped = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text)

/** Texts from a file are printed on a terminal, so control characters are escaped and long texts shortened. */
const printable = (text: string): string =>
  clipped(text, 4000).replace(/\p{Cc}/gu, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`)
