// Short ways to write positions and moves. Seats a, b, c… own the cubes of section 3.6 and have the card PLAIN.

import { play } from '../../../src/core/game.ts'
import type { Actor } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Action } from '../../../src/games/nexus-keepers/actions.ts'
import type { KeeperCard, Skill } from '../../../src/games/nexus-keepers/cards/card.ts'
import { plain } from '../../../src/games/nexus-keepers/cards/house.ts'
import game from '../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import { readable } from '../readable.ts'

const b3 = ['0,0 S', '1,2 N', '3,1 E']
export const B2 = b3.slice(0, 2)
export const B3 = b3
export const B4 = [...b3, '2,-1 S']
export const R3 = ['0,0 N', '2,1 E', '1,3 N']

type Setting = {
  readonly options?: Readonly<Record<string, Json>>
  /** By seat; missing seats get default values. */
  readonly seats?: readonly Json[]
}

/** A match that begins in a position. It has one seat a cube, or as many as `seats` if that is more. */
export function at(
  position: { readonly cubes: readonly Json[] } & Json,
  { options = {}, seats = [] }: Setting = {}
): State {
  const count = Math.max(position.cubes.length, seats.length)
  const start = game.setup({
    options,
    seats: Array.from({ length: count }, (_, i) => seats[i] ?? {}),
    position
  })
  if (!start.ok) throw new Error(JSON.stringify(start.problems))
  return start.value
}

/** A match from its very beginning. */
export function opened(seats: number, setting: Setting = {}): State {
  const start = game.setup({
    options: setting.options ?? {},
    seats: Array.from({ length: seats }, (_, i) => setting.seats?.[i] ?? {})
  })
  if (!start.ok) throw new Error(JSON.stringify(start.problems))
  return start.value
}

/** A throw: the regular dice, then the power dice. */
export const dice = (regular: readonly number[], power: readonly number[] = []): Action => ({
  act: 'throw',
  dice: [...regular.map((face) => ({ kind: 'regular', face })), ...power.map((face) => ({ kind: 'power', face }))]
})

/** Plays the actions in order, each by the seat that is to act. Throws if one is illegal. */
export function after(s: State, ...actions: readonly Action[]): State {
  return actions.reduce((state, action) => {
    const [by] = game.toAct(state)
    if (by === undefined) throw new Error(`over before ${JSON.stringify(action)}`)
    const refusal = game.refuse(state, { by, do: action })
    if (refusal) throw new Error(`${JSON.stringify(action)} is refused by ${refusal.rule}: ${refusal.why.say}`)
    return play(game, state, { by, do: action })
  }, s)
}

/** The rule that refuses an action, or null if it is legal. Also checks that the refusal can be said in both languages. */
export function why(s: State, action: unknown, by: Actor = game.toAct(s)[0] ?? 0): string | null {
  const refusal = game.refuse(s, { by, do: action as Action })
  if (refusal) readable(game.words, refusal.why)
  return refusal?.rule ?? null
}

/** The legal actions of the seat that is to act, all or of one kind. */
export const may = (s: State, act?: Action['act']): readonly Action[] =>
  [...game.legal(s, game.toAct(s)[0] ?? 0)].filter((it) => act === undefined || it.act === act)

export const roll = (power = 0): Action => ({ act: 'roll', power })
export const reroll = (faces: readonly number[], power = 0): Action => ({ act: 'reroll', dice: faces, power }) as Action
export const stop: Action = { act: 'stop' }
export const end: Action = { act: 'end', keep: null }
export const keep = (face: number): Action => ({ act: 'end', keep: face }) as Action
export const move = (to: 'N' | 'E' | 'S' | 'W'): Action => ({ act: 'move', to })
export const jump = (to: 'NE' | 'SE' | 'SW' | 'NW'): Action => ({ act: 'jump', to })
export const leap = (to: 'N' | 'E' | 'S' | 'W', over = 1): Action => ({ act: 'leap', to, over })
export const push = (to: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW', n = 1): Action => ({ act: 'push', to, n })
export const bonus: Action = { act: 'bonus' }
export const decline: Action = { act: 'decline' }
export const skill = (id: string, more: Readonly<Record<string, Json>> = {}): Action =>
  ({ act: 'skill', skill: id, ...more }) as Action

/** Plays a turn in which nothing happens, with as many dice as are expected. */
export function idle(s: State): State {
  const n = s.turn?.dice ?? 0
  return after(s, roll(), dice([1, 2, 3, 4, 5, 6, 2, 3].slice(0, n)), stop, end)
}

/** The card PLAIN with changed symbols, skills or terrains. */
export const card = (changes: Partial<KeeperCard>): Json => ({ ...plain, ...changes, source: 'owner' })
export const withSkill = (...skills: readonly Omit<Skill, 'name'>[]): { readonly card: Json } => ({
  card: card({ skills: skills.map((it) => ({ name: it.id, ...it })) })
})

/** For each player "x,y", or the player's status if the keeper is off the board. */
export const standing = (s: State): readonly string[] => s.players.map((it) => (it.at ? it.at.join(',') : it.status))
