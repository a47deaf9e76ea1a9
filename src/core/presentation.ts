// How a game is shown to people: its forms, its sentences, what the page shows of a state. It decides nothing.

import type { Viewer } from './ids.ts'
import type { Json } from './json.ts'
import type { Action, Move } from './rules.ts'
import type { Checked, Schema } from './schema.ts'
import type { RuleText, View } from './view.ts'
import type { Dictionary, Phrase } from './words.ts'

export interface Presentation<S extends Json = Json, A extends Action = Action> {
  readonly title: Phrase
  readonly words: Dictionary
  readonly rules: readonly RuleText[]
  /** Options of the match, and what each seat brings: both are checked against, and drawn as, forms. */
  readonly options: Schema
  readonly seat: Schema
  /**
   * Files that owners write for this game, by kind; `tablekeeper card` reads those of kind `card`. `schema` serves forms and
   * editors; `check` is the whole judgement, with the path of everything that is wrong.
   */
  readonly owners?: Readonly<
    Record<
      string,
      { readonly title: Phrase; readonly schema: Schema; readonly check: (value: unknown) => Checked<Json> }
    >
  >

  view(s: S, viewer: Viewer): View
  /**
   * A sentence for the log, present tense, for a legal move and what it brings about: "Dorn pushes Wisp two spaces west". Null: it goes
   * without saying, because a later line says it.
   */
  tell(s: S, move: Move<A>): Phrase | null
}
