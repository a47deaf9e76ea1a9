// Duel: 36 men on eight by eight spaces. Each turn is one step; there are no dice, and nothing is taken. It is the hardest game for a
// referee: every move passes the turn, and the men of a seat look alike. With `alike`, all men look alike.

import { became, defineGame } from '../../src/core/game.ts'
import { kindId, placeId, ruleId } from '../../src/core/ids.ts'
import type { AnyGame } from '../../src/core/index.ts'
import type { Move, Refusal } from '../../src/core/rules.ts'
import type { Piece, Place } from '../../src/core/scene.ts'
import { isCount, type Shaped } from '../../src/core/shape.ts'
import { verbatim } from '../../src/core/words.ts'

const size = 8
const shapes = { step: { from: isCount, to: isCount } }
type Step = Shaped<typeof shapes>
/** One letter for each space, row by row: the seat whose man is there (`0`, `1`), or `.`. */
export type State = { readonly men: string; readonly turn: number }

export const spaces: readonly number[] = [...Array(size * size).keys()]
export const place = (at: number) => placeId(`${at % size},${Math.floor(at / size)}`)
const column = (at: number): number => at % size
const isNear = (a: number, b: number): boolean =>
  a !== b && Math.abs(column(a) - column(b)) <= 1 && Math.abs(Math.floor(a / size) - Math.floor(b / size)) <= 1
export const near: readonly (readonly number[])[] = spaces.map((at) => spaces.filter((to) => isNear(at, to)))

const no = (n: 1 | 2 | 3): Refusal => ({ rule: ruleId(`DU-00${n}`), why: verbatim(`DU-00${n}`) })

export const legal = ({ men, turn }: State, by = turn): Step[] =>
  spaces.flatMap((from) =>
    men[from] === `${by}` && by === turn
      ? (near[from] ?? []).flatMap((to) => (men[to] === '.' ? [{ act: 'step' as const, from, to }] : []))
      : []
  )

export const after = ({ men, turn }: State, { from, to }: Step): State => {
  const all = [...men]
  all[from] = '.'
  all[to] = `${turn}`
  return { men: all.join(''), turn: 1 - turn }
}

export const start: State = { men: `${'0'.repeat(18)}${'.'.repeat(28)}${'1'.repeat(18)}`, turn: 0 }

const board = spaces.map(
  (at): Place => ({
    id: place(at),
    layer: 'tile',
    at: [column(at), Math.floor(at / size)],
    outline: [],
    look: 'plain',
    name: verbatim(place(at))
  })
)

export function duel({ alike = false } = {}): AnyGame {
  const kind = (seat: string | number) => kindId(alike ? 'man' : `man/${seat}`)
  const pieces = [0, 1].map((seat) =>
    spaces.map((at): Piece => ({ kind: kind(seat), place: place(at), look: 'man', name: verbatim('man') }))
  )
  return defineGame<State, Step>({
    id: 'duel',
    title: verbatim('Duel'),
    seats: { min: 2, max: 2 },
    acts: shapes,
    words: { en: {}, fr: {} },
    rules: [],
    setup: ({ position }) => ({ ok: true, value: (position as State | undefined) ?? start }),
    toAct: ({ turn }) => [turn],
    legal: (s, by) => (by === 'chance' ? [] : legal(s, by)),
    refuse({ men, turn }, { by, do: { from, to } }) {
      if (by !== turn || men[from] !== `${turn}`) return no(1)
      return men[to] !== '.' ? no(2) : isNear(from, to) ? null : no(3)
    },
    decide: (s, { do: step }) => became(after(s, step)),
    outcome: () => null,
    box: () => ({ pieces: [], dice: [] }),
    scene: ({ men }) => ({
      places: board,
      pieces: spaces.flatMap((at) => (men[at] === '.' ? [] : (pieces[Number(men[at])]?.[at] ?? []))),
      dice: null
    }),
    sketch: (_, { by, do: { from, to } }) => ({
      how: 'observed',
      cue: 'step',
      moves: [{ kind: kind(by), from: place(from), to: place(to) }]
    }),
    *attempts({ men, turn }, { places }): Generator<Move<Step>> {
      const stands = (at: number): boolean => (places[place(at)] ?? []).length > 0
      for (const from of spaces.filter((at) => men[at] !== '.' && !stands(at)))
        for (const to of spaces.filter((at) => men[at] === '.' && stands(at)))
          yield { by: turn, do: { act: 'step', from, to } }
    },
    locate: () => null,
    view: () => ({ prompt: { seats: [], say: verbatim('') }, seats: [], widgets: [], choices: [] }),
    tell: () => null
  })
}
