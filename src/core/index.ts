// What the project promises to whoever writes a game: `import … from 'tablekeeper/core'`. What is not named here may change at any time.

export {
  type ChanceAction,
  type ChanceNode,
  isOutcome,
  outcomes
} from './chance.ts'
export { type AnyGame, type Became, became, defineGame, type Game, play, type Spec } from './game.ts'
export {
  type Actor,
  type KindId,
  kindId,
  type PlaceId,
  placeId,
  type RuleId,
  ruleId,
  type Seat,
  type Viewer
} from './ids.ts'
export { canonical, type Json, type JsonObject, same } from './json.ts'
export { type Lazy, lazily } from './lazy.ts'
export { agrees, type Observation, type ObservedPiece } from './observation.ts'
export type { PlayerHooks, Thinking, Work } from './player.ts'
export type { Presentation } from './presentation.ts'
export { draw, type Random } from './random.ts'
export { remembered } from './remember.ts'
export type { Action, Decided, Legal, Move, Outcome, Ready, Refusal, Rules, Start } from './rules.ts'
export { type Cue, type CueName, type Die, type Piece, type Place, type Point, type Scene, tray } from './scene.ts'
export type { Checked, Problem, Schema } from './schema.ts'
export {
  chanceShapes,
  isCount,
  isFace,
  isHand,
  isPositive,
  isSomeHand,
  isText,
  misshapen,
  oneOf,
  type Shaped,
  type Shapes,
  type Test,
  test
} from './shape.ts'
export type { Box, Carried, Leaving, Sketch, Tabletop, Thing } from './tabletop.ts'
export type { Button, Choice, DieFace, DieLook, DieShown, RuleText, SeatView, View, Widget } from './view.ts'
export { type Arg, type Dictionary, type Phrase, typeset, verbatim } from './words.ts'
