// The fixture tiles of the catalogue (section 10), and short ways to write positions and moves in the tests of Platformer.

import { play } from '../../../src/core/game.ts'
import type { Actor } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Move } from '../../../src/core/rules.ts'
import { type Lang, type Phrase, speak } from '../../../src/core/words.ts'
import type { Action } from '../../../src/games/platformer/actions.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { readable } from '../readable.ts'

// biome-ignore format: one line of text is one row of the tile
export const tiles: readonly Json[] = [
  { id: 'XA', set: 'forest', boss: false, rows: [
    ':.._:g..:...:.._:',
    ':...:...:.#H:c._:',
    ':.._:t._|.#.:...:',
    ':e._:...:...:s._:'] },
  { id: 'XB', set: 'forest', boss: false, rows: [
    ':...:.._:...:c._:',
    ':e._:.._:...:...:',
    ':...:...:g._|...:',
    ':...:.._:.._:t..:'] },
  { id: 'XC', set: 'forest', boss: true, rows: [
    ':...:.._:...:...:',
    ':...:...:b._:...:',
    ':x._:...:...:g._:',
    ':..^:s.^:..^:..^:'] },
  { id: 'XD', set: 'forest', boss: true, rows: [
    ':...:...:c._:...:',
    ':...:b._:...:...:',
    ':...:.._|...:x._:',
    ':..^:..^:..^:..^:'] },
  { id: 'XV', set: 'void', boss: false, rows: [
    ':p._:...:...:...:',
    ':...:...:.._:...:',
    ':...:.._:...:.._:',
    ':.._:...:e._:p._:'] },
  { id: 'XN', set: 'forest', boss: false, rows: [
    ':...:...:...:...:',
    ':...:.#H:...:...:',
    ':...|.#_:...:...:',
    ':...:...:...:...:'] },
  { id: 'EX2L', set: 'forest', boss: false, rows: [
    ':...:...:...:...:',
    ':...:...:...:...:',
    ':...:...:...:...:',
    ':...:...:e._:...:'] },
  { id: 'EX2R', set: 'forest', boss: false, rows: [
    ':...:.._:...:...:',
    ':...:...:...:...:',
    ':g#.:...:...:...:',
    ':...:...:...:...:'] },
  { id: 'EX3R', set: 'forest', boss: false, rows: [
    ':...:...:...:...:',
    ':...:...:...:e._:',
    ':g..:.._:...:...:',
    ':e._:.#.:...:...:'] }
]

export const below = [
  ['XA', 'XB'],
  ['XA', 'XB'],
  ['XA', 'XB']
]
export const tower = [...below, ['XC', 'XD']]
export const roster = ['N1', 'N4', 'N5']

/** A match on the fixture tiles that begins in `position`; with level 1 only unless given. */
export function at(position: object, seats = 2, options: object = {}): State {
  const whole = { levels: below.slice(0, 1), roster: ['N1'], phase: 'act', ...position }
  const set = game.setup({
    options: { tiles, dungeonSet: 'mixed', ...options } as Json,
    seats: Array.from({ length: seats }, () => ({})),
    position: whole as Json
  })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return set.value
}
/** A match on the boss level with two heroes; the boss is not next to them. */
export const above = (position: object, seats = 2, options: object = {}): State =>
  at({ levels: tower, lowest: 4, roster, enemies: { '6,15': 'matron' }, ...position }, seats, options)

/** Plays the moves in order. Throws if one is illegal. */
export const after = (s: State, ...moves: readonly (readonly [Actor, Action])[]): State =>
  moves.reduce((now, [by, action]) => {
    const refusal = game.refuse(now, { by, do: action })
    if (refusal) throw new Error(`${JSON.stringify(action)} by ${by}: ${JSON.stringify(refusal)}`)
    return play(game, now, { by, do: action } as Move<Action>)
  }, s)

/** The rule that refuses an action, or null if it is legal. Also checks that the refusal can be said in both languages. */
export function rule(s: State, by: Actor, action: Action): string | null {
  const refusal = game.refuse(s, { by, do: action })
  if (refusal) readable(game.words, refusal.why)
  return refusal?.rule ?? null
}

const faces = { BOOT: 1, SWORD: 2, COIN: 3, PAW: 4, STAR: 5 } as const
const commands = { ATTACK: 1, LEFT: 2, RIGHT: 3 } as const
export const rolled = (
  command: keyof typeof commands,
  ...syms: readonly (keyof typeof faces)[]
): readonly ['chance', Action] => [
  'chance',
  {
    act: 'throw',
    dice: [
      ...syms
        .map((it) => faces[it] as number)
        .sort((a, b) => a - b)
        .map((face) => ({ kind: 'action', face })),
      { kind: 'enemy', face: commands[command] }
    ]
  }
]
export const done: readonly [0, Action] = [0, { act: 'done' }]

/** A sentence as Ada and Basil hear it. */
export const said = (phrase: Phrase | null | undefined, lang: Lang = 'en'): string =>
  phrase ? speak(phrase, { lang, words: game.words[lang], seats: ['Ada', 'Basil'] }) : ''
/** The line of the log for a move that is legal. */
export function told(s: State, [by, action]: readonly [Actor, Action], lang: Lang = 'en'): string {
  const refusal = game.refuse(s, { by, do: action })
  if (refusal) throw new Error(`${JSON.stringify(action)} by ${by}: ${JSON.stringify(refusal)}`)
  return said(game.tell(s, { by, do: action }), lang)
}

export type Refused = readonly [action: object, rule: string | null, sentence?: string]
/** What one player may do in a state, and what is refused: the rule and the sentence. */
export const refused = (s: State, by: Actor, actions: readonly Refused[]): readonly Refused[] =>
  actions.map(([action]) => {
    const it = game.refuse(s, { by, do: action as Action })
    return it ? [action, it.rule, said(it.why)] : [action, null]
  })
