// The match so far as a record file, the one format of exports, bug reports and replays.

import { type Header, recordVersion } from '../core/record.ts'
import type { Match, Terms } from './match.ts'

export function headerOf({ game, start, seed }: Pick<Terms, 'game' | 'start' | 'seed'>): Header {
  const { options, seats, position } = start
  return {
    tablekeeper: recordVersion,
    game: game.id,
    options,
    seats,
    ...(position === undefined ? {} : { position }),
    seed
  }
}

export function recordOf(match: Match): string {
  return [headerOf(match), ...match.moves()].map((line) => `${JSON.stringify(line)}\n`).join('')
}
