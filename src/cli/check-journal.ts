// The journal under `tablekeeper check`: do today’s rules judge each match as it was judged when it was played?

import type { AnyGame } from '../core/game.ts'
import { speak, verbatim } from '../core/words.ts'
import { startOf } from '../journal/check.ts'
import type { Difference } from '../journal/differ.ts'
import { openShelf, type Remembered } from '../journal/shelf.ts'
import { words as refereeWords } from '../referee/index.ts'
import { recall } from '../table/recall.ts'
import type { Checked } from './checked.ts'
import { lang, readerOf, say, voice } from './voice.ts'

/** The matches of a folder's journal; none if it has no journal. It stays open for its readers. */
export function journalMatches(folder: string): readonly { readonly file: string; readonly read: () => Remembered }[] {
  const shelf = openShelf(folder)
  return shelf?.matches().map(({ match }) => ({ file: `${folder}#${match}`, read: () => shelf.read(match) })) ?? []
}

/** Lines are numbers of moves, from 1. */
export function checkMatch(file: string, read: Remembered, games: readonly AnyGame[], withState: boolean): Checked {
  const unread = (why: string): Checked => {
    const findings = [{ line: 0, finding: 'malformed', say: why }]
    return { file, ok: false, malformed: true, moves: 0, expectations: 0, findings }
  }
  if (!read.ok) return unread(voice(read.why))
  const { match, header, entries, whole } = read
  const game = games.find((it) => it.id === header.game)
  if (!game) return unread(say('journal.noGame', { match, game: header.game }))
  const reader = readerOf({ ...refereeWords[lang], ...game.words[lang] }, header.seats)
  const recalled = recall(game, startOf(header, game), { began: header.began, entries })
  if (!recalled.ok) {
    const why = recalled.problems.map((it) => speak(it.why, reader)).join(' ')
    return unread(say('journal.unread', { match, why: verbatim(why) }))
  }
  const { judge, stepped, differs } = recalled.value
  const moves = judge.moves(stepped[0]).length
  const described = (it: Difference): string =>
    say(`check.differs.${it.differs}`, {
      move: JSON.stringify(it.move),
      ...(it.differs === 'refused' ? { rule: it.rule, why: verbatim(speak(it.why, reader)) } : {})
    })
  const findings = [
    ...differs.map((it) => ({ ...it, line: it.number, finding: 'differs', say: described(it) })),
    ...(whole ? [] : [{ line: moves, finding: 'cut', say: say('check.cut') }])
  ]
  return {
    file,
    ok: findings.length === 0,
    malformed: false,
    moves,
    expectations: moves,
    findings,
    ...(withState ? { state: judge.state(stepped[0]) } : {})
  }
}
