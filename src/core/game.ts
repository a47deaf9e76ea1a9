// A game: its rules, its tabletop and its presentation in one flat value. `defineGame` fills in what most games would say alike.

import type { Actor, Seat } from './ids.ts'
import { canonical, type Json } from './json.ts'
import type { Presentation } from './presentation.ts'
import type { Action, Decided, Move, Rules } from './rules.ts'
import type { Tabletop } from './tabletop.ts'
import type { Dictionary } from './words.ts'

export interface Game<S extends Json = Json, A extends Action = Action, E extends Json = Json>
  extends Rules<S, A, E>,
    Tabletop<S, A>,
    Presentation<S, A> {}

/** A game whose own types are hidden: what everything outside its folder handles. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a game's own types are forgotten
export type AnyGame = Game<any, any, any>

/** The state after a legal move. */
export const play = <S extends Json, A extends Action, E extends Json>(
  game: Pick<Rules<S, A, E>, 'decide'>,
  s: S,
  move: Move<A>
): S => game.decide(s, move).state

/** The legal actions of a seat that are decisions, no statements of fact. */
export function* decisions<S extends Json, A extends Action, E extends Json>(
  { legal, facts = [] }: Pick<Rules<S, A, E>, 'legal' | 'facts'>,
  s: S,
  by: Seat
): Iterable<A> {
  for (const action of legal(s, by)) if (!facts.includes(action.act)) yield action
}

/** The event of games without events of their own: the new state. */
export type Became<S extends Json> = { readonly e: 'became'; readonly state: S }

/** The result of `decide` in games without events of their own. */
export const became = <S extends Json>(state: S): Decided<S, Became<S>> => ({ events: [{ e: 'became', state }], state })

/** The optional members of a game. */
type Defaults = 'presets' | 'asked' | 'chance' | 'key' | 'learns' | 'options' | 'seat' | 'pitch' | 'cues' | 'attempts'

/** The required members of a game; `evolve` only if it has events of its own. */
export type Spec<S extends Json, A extends Action, E extends Json> = Omit<Game<S, A, E>, Defaults | 'evolve'> &
  Partial<Pick<Game<S, A, E>, Defaults>> &
  (Became<S> extends E ? Partial<Pick<Game<S, A, E>, 'evolve'>> : Pick<Game<S, A, E>, 'evolve'>)

/** The one seat among them, where there is one. */
function only(actors: readonly Actor[]): Seat | null {
  let seat: Seat | null = null
  for (const it of actors) {
    if (typeof it !== 'number') continue
    if (seat !== null) return null
    seat = it
  }
  return seat
}

/** The words of the default seat schema. */
const named: Dictionary = { en: { 'seat.name': 'Name' }, fr: { 'seat.name': 'Nom' } }

/**
 * Completes a game with defaults: no options, a name for each seat, one preset, no chance, no secrets, no guesses at a foul. The only seat
 * that can act is asked, every seat sees what chance does, the state itself is the key, and a board unit is 40 mm, without cues.
 */
export function defineGame<S extends Json, A extends Action, E extends Json = Became<S>>(
  spec: Spec<S, A, E>
): Game<S, A, E> {
  const defaults: Pick<Game<S, A, E>, Defaults> & Pick<Game<S, A, Became<S>>, 'evolve'> = {
    presets: { standard: {} },
    asked: (s) => only(spec.toAct(s)),
    chance: () => null,
    key: canonical,
    learns: (s, { by }) => (by === 'chance' ? spec.view(s, 'audience').seats.map(({ seat }) => seat) : []),
    evolve: (_, { state }) => state,
    options: { type: 'object', properties: {}, additionalProperties: false },
    seat: { type: 'object', properties: { name: { type: 'string', title: 'seat.name', maxLength: 40 } } },
    pitch: 40,
    cues: () => [],
    attempts: () => []
  }
  // The type guarantees that a game without `evolve` has no event but `became`.
  const words = spec.seat
    ? spec.words
    : { en: { ...named.en, ...spec.words.en }, fr: { ...named.fr, ...spec.words.fr } }
  return { ...defaults, ...spec, words } as unknown as Game<S, A, E>
}
