// The shape of every line of a record file: which keys it has, which of them it needs, and what may stand behind them.
// An action is a game's own, so here it only has to say what it is.

import { mostHints, mostLag } from './agreed.ts'
import { hintDepths } from './hint.ts'
import { adjusting, levels } from './level.ts'
import type { Ruling } from './ruling.ts'
import type { Schema } from './schema.ts'

export const recordVersion = 1

/** `stands`: what is expected of the table; `due`: of chance. */
export type Line =
  | 'header'
  | 'move'
  | 'expect'
  | 'stands'
  | 'legal'
  | 'due'
  | 'refuse'
  | 'see'
  | 'hint'
  | 'handover'
  | 'secret'
  | 'note'

/** The key that tells a kind of line from the others. */
export const lineKinds: readonly (readonly [mark: string, kind: Line])[] = [
  ['tablekeeper', 'header'],
  ['expect', 'expect'],
  ['legal', 'legal'],
  ['refuse', 'refuse'],
  ['see', 'see'],
  ['hint', 'hint'],
  ['handover', 'handover'],
  ['by', 'move'],
  ['do', 'move'],
  ['secret', 'secret'],
  ['note', 'note']
]

const anything: Schema = {}
const text: Schema = { type: 'string' }
const seat: Schema = { type: 'integer', minimum: 0 }
const list = (items: Schema): Schema => ({ type: 'array', items })
const either = (...oneOf: Schema[]): Schema => ({ oneOf })
const name = (...known: string[]): Schema => ({ type: 'string', enum: known })

/** These keys and no others; a name that ends in `?` may be left out. */
function exactly(keys: Readonly<Record<string, Schema>>): Schema {
  const named = Object.entries(keys).map(([key, it]) => [key.replace(/\?$/, ''), it] as const)
  const required = Object.keys(keys).filter((key) => !key.endsWith('?'))
  return { type: 'object', properties: Object.fromEntries(named), required, additionalProperties: false }
}

const rulings: Readonly<Record<Ruling['ruling'], null>> = {
  settled: null,
  'on the way': null,
  ask: null,
  foul: null,
  'gave up': null
}

const action: Schema = { type: 'object', properties: { act: text }, required: ['act'] }
const actor = either(seat, name('chance'))
const moveKeys = { by: actor, do: action }
const drawKeys = { 'draw?': seat, 'reopened?': seat }
const hash: Schema = { type: 'string', pattern: '^[0-9a-f]{64}$' }
const ground = name('tile', 'ground', 'side')

const see = exactly({
  places: { type: 'object', additionalProperties: list(either(text, list(text))) },
  'clear?': list(ground),
  'off?': list(text),
  'dice?': exactly({
    lying: list(exactly({ kind: text, face: either({ type: 'integer', minimum: 1 }, name('?')) })),
    'thrown?': list(seat),
    'again?': { const: true }
  })
})

const player = either(name(...levels), { type: ['null'] })

/** Any part of a `ChanceNode`, as long as it says which. */
const node = either(
  exactly({ chance: { const: 'throw' }, 'dice?': list(exactly({ kind: text, 'faces?': seat, 'count?': seat })) }),
  exactly({ chance: { const: 'pick' }, 'what?': text, 'from?': list(text), 'count?': seat }),
  { type: ['null'] }
)

export const lineSchemas: Readonly<Record<Line, Schema>> = {
  header: exactly({
    tablekeeper: { type: 'integer', minimum: 1 },
    game: text,
    'preset?': text,
    'options?': anything,
    seats: list(anything),
    'position?': anything,
    'agreed?': exactly({
      'audience?': either(seat, name('none', 'all')),
      'lag?': { type: 'integer', minimum: 0, maximum: mostLag },
      'heaps?': name('dealt', 'drawn'),
      'computers?': list(either(name(...levels, adjusting), { type: ['null'] })),
      'adjusting?': name(...levels),
      'hints?': exactly({ each: { type: 'integer', minimum: 1, maximum: mostHints }, 'lit?': { const: true } })
    }),
    'edition?': exactly({ id: text, data: anything }),
    'commitment?': hash,
    'seed?': { type: 'integer' },
    'fair?': { const: false },
    'note?': text
  }),
  move: exactly({ ...moveKeys, ...drawKeys }),
  expect: exactly({ expect: anything, 'view?': either(seat, name('audience', 'table')) }),
  stands: exactly({ expect: { type: 'object', additionalProperties: list(text) }, view: name('table') }),
  legal: exactly({ legal: actor, 'act?': text, are: list(action) }),
  due: exactly({ legal: name('chance'), due: node }),
  refuse: exactly({ refuse: exactly(moveKeys), 'rule?': text }),
  see: exactly({ see, ruling: name(...Object.keys(rulings)), 'rule?': text }),
  hint: exactly({ hint: seat, depth: name(...hintDepths) }),
  handover: exactly({ handover: seat, to: player }),
  secret: exactly({ secret: hash, 'reopened?': seat }),
  note: exactly({ note: text })
}
