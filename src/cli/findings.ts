// What a checked record says in words.

import type { Json } from '../core/json.ts'
import { speak, verbatim, type Words } from '../core/words.ts'
import type { Finding, Verdict } from '../journal/check.ts'
import { words as refereeWords } from '../referee/words.ts'
import { lang, readerOf, say } from './voice.ts'

/** One sentence for a finding. `games`: what there is to choose from. */
export function describe(finding: Finding, { game, seats }: Verdict, games: readonly string[]): string {
  const gameWords: Words = { ...refereeWords[lang], ...game?.words[lang] }
  const spoken = (phrase: Parameters<typeof speak>[0]): string => speak(phrase, readerOf(gameWords, seats))
  switch (finding.finding) {
    case 'malformed':
      return finding.why
    case 'unknown game':
      return say('check.game', { game: finding.game, known: games })
    case 'bad start':
      return finding.problems
        .map(
          ({ at, why, rule }) => `${at.length > 0 ? `${at.join('.')}: ` : ''}${spoken(why)}${rule ? ` (${rule})` : ''}`
        )
        .join(' ')
    case 'refused':
      return say('check.refused', {
        move: json(finding.move),
        rule: finding.refusal.rule,
        why: verbatim(spoken(finding.refusal.why))
      })
    case 'unmet': {
      const args = { wanted: json(finding.wanted), found: json(finding.found) }
      return finding.at.length > 0
        ? say('check.unmet', { at: finding.at.join('.'), ...args })
        : say('check.unmetAll', args)
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

const json = (value: unknown): string => (value === undefined ? say('check.nothing') : JSON.stringify(value as Json))
