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

/** What happened where a game tells nothing smaller: the state is another one. */
export type Became<S extends Json> = { readonly e: 'became'; readonly state: S }

/** What `decide` answers where a game tells nothing smaller. */
export const became = <S extends Json>(state: S): Decided<S, Became<S>> => ({ events: [{ e: 'became', state }], state })

/** What a game need not say. */
type Defaults = 'presets' | 'asked' | 'chance' | 'key' | 'learns' | 'options' | 'seat' | 'pitch' | 'cues' | 'attempts'

/** What a game has to say; `evolve` only where its events are its own. */
export type Spec<S extends Json, A extends Action, E extends Json> = Omit<Game<S, A, E>, Defaults | 'evolve'> &
  Partial<Pick<Game<S, A, E>, Defaults>> &
  (Became<S> extends E ? Partial<Pick<Game<S, A, E>, 'evolve'>> : Pick<Game<S, A, E>, 'evolve'>)

/** The one seat among them, where there is one. */
function only(actors: readonly Actor[]): Seat | null {
  const [seat, another] = actors.filter((it) => it !== 'chance')
  return seat === undefined || another !== undefined ? null : seat
}

/** The words of the seat that a game does not describe. */
const named: Dictionary = { en: { 'seat.name': 'Name' }, fr: { 'seat.name': 'Nom' } }

/**
 * A game of what is its own. What it leaves out: it has no options, a name for each seat, one preset, whoever alone can
 * act is asked, no chance,
 * no secrets, no guesses at what somebody meant, a board of 40 mm a unit without cues of its own, the state itself as key; what chance does every seat sees.
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
  // Its type says that whoever leaves `evolve` out has no event but `became`.
  const words = spec.seat
    ? spec.words
    : { en: { ...named.en, ...spec.words.en }, fr: { ...named.fr, ...spec.words.fr } }
  return { ...defaults, ...spec, words } as unknown as Game<S, A, E>
}
