// Checks whether the export of a folder is a game at all, before anybody plays it. Editors and `tsc` check more, but nobody has to run
// them.

import type { Game } from '../core/game.ts'
import type { Phrase } from '../core/words.ts'

type Needed<G> = { [K in keyof G as object extends Pick<G, K> ? never : K]: Type<G[K]> }
type Type<T> = T extends string
  ? 'string'
  : T extends number
    ? 'number'
    : T extends (...all: never) => unknown
      ? 'function'
      : 'object'

/** Every member that the contracts require of a game. The compiler keeps this list equal to theirs. */
const members: Needed<Game> = {
  id: 'string',
  seats: 'object',
  acts: 'object',
  presets: 'object',
  setup: 'function',
  toAct: 'function',
  asked: 'function',
  legal: 'function',
  refuse: 'function',
  decide: 'function',
  evolve: 'function',
  outcome: 'function',
  chance: 'function',
  key: 'function',
  learns: 'function',
  pitch: 'number',
  box: 'function',
  scene: 'function',
  cues: 'function',
  locate: 'function',
  sketch: 'function',
  attempts: 'function',
  title: 'object',
  words: 'object',
  rules: 'object',
  options: 'object',
  seat: 'object',
  view: 'function',
  tell: 'function'
}

/** What keeps a folder's default export from being the game of that name; null: nothing that can be told without playing. */
export function misfit(made: unknown, folder: string): Phrase | null {
  if (typeof made !== 'object' || made === null) return { say: 'game.export' }
  const game = made as Readonly<Record<string, unknown>>
  const lacking = Object.entries(members).flatMap(([name, type]) => (is(game[name], type) ? [] : [name]))
  if (lacking.length > 0) return { say: 'game.lacks', with: { members: lacking, n: lacking.length } }
  return game.id === folder ? null : { say: 'game.id', with: { id: String(game.id), folder } }
}

const is = (value: unknown, type: string): boolean => value !== null && typeof value === type
