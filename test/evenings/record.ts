// Writes a wrong ruling as a record file: the moves before it, every gesture as a note, and the last reading with the ruling it should get.
// `tablekeeper check` replays the moves; `npm run evening -- --replay FILE` replays the gestures.

import type { Json } from '../../src/core/json.ts'
import { type Header, recordVersion } from '../../src/core/record.ts'
import { peek } from '../referee/peek.ts'
import { Evening } from './evening.ts'
import type { Gesture } from './gestures.ts'
import { perform } from './perform.ts'
import type { Wrong } from './play.ts'

export function recordOf({ match, gestures, why }: Wrong): string {
  const evening = new Evening(match)
  const { daemon } = evening.room
  for (const gesture of gestures.slice(0, -1)) perform(evening, gesture)
  const { moves } = daemon
  const last = gestures.at(-1) as Gesture
  perform(evening, last)
  const reading = peek(daemon.match).sensors.last
  evening.close()
  const { options, seats, position } = match.start
  const header: Header = {
    tablekeeper: recordVersion,
    game: match.game.id,
    options,
    seats,
    ...(position === undefined ? {} : { position }),
    note: `${why} (kind ${match.kind.name}, seed ${match.seed})`
  }
  const note = (about: object): Json => ({ note: JSON.stringify(about) })
  const { places = {}, clear, off, dice } = reading ?? {}
  const see = { places, ...(clear ? { clear } : {}), ...(off ? { off } : {}), ...(dice ? { dice } : {}) }
  const lines: unknown[] = [
    header,
    note({ kind: match.kind.name, seed: match.seed }),
    ...gestures.map(note),
    ...moves,
    { see, ruling: last.gesture === 'cheat' ? 'foul' : 'settled' }
  ]
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

/** Reads the kind, the seed and the gestures from the notes of a record. */
export function readNotes(text: string): { kind: string; seed: number; gestures: Gesture[] } | null {
  const notes = text
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      try {
        const { note } = JSON.parse(line) as { note?: string }
        return note === undefined ? [] : [JSON.parse(note) as object]
      } catch {
        return []
      }
    })
  const about = notes.find((it): it is { kind: string; seed: number } => 'kind' in it && 'seed' in it)
  return about ? { ...about, gestures: notes.filter((it): it is Gesture => 'gesture' in it) } : null
}
