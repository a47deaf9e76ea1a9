// The only door to the referee’s inside: white-box tests and tools import its parts from here, so that only this file changes with it.

import type { RefereeState } from '../../src/referee/decide/state.ts'
import type { MatchState } from '../../src/referee/index.ts'

export { rows } from '../../src/referee/decide/bands.ts'
export { dueAt, learn, settlingFor } from '../../src/referee/decide/due.ts'
export { questionAfter } from '../../src/referee/decide/question.ts'
export type { RefereeState, Sensors as SensorState } from '../../src/referee/decide/state.ts'
export type { Verdict } from '../../src/referee/decide/verdict.ts'
export {
  bare,
  changed,
  changedAt,
  count,
  covers,
  dieAgrees,
  type Layout,
  lacking,
  lackingAt,
  layout,
  moved,
  pair,
  placeAgrees,
  placesAgree,
  standing,
  standingOf,
  trayAgrees,
  viewAgrees,
  viewOf,
  wrongAt,
  wrongBy,
  wrongPlaces,
  wrongThings
} from '../../src/referee/infer/agreement.ts'
export {
  afterStart,
  type Belief,
  extend,
  type Hypothesis,
  lineage,
  merge,
  type Position,
  since,
  toldFrom
} from '../../src/referee/infer/belief.ts'
export { correctionsTo } from '../../src/referee/infer/corrections.ts'
export { possibleThrows, threw } from '../../src/referee/infer/dice.ts'
export { distances } from '../../src/referee/infer/distances.ts'
export { evidence } from '../../src/referee/infer/evidence.ts'
export { Frontier, type Offer } from '../../src/referee/infer/frontier.ts'
export { goesOn } from '../../src/referee/infer/goes-on.ts'
export { type Edge, graph, mayCarry } from '../../src/referee/infer/graph.ts'
export { begun, nearest } from '../../src/referee/infer/guidance.ts'
export {
  after,
  couldEnd,
  isDetour,
  isInView,
  isMissed,
  layoutInView,
  type Path,
  sooner,
  startOf,
  stepTo
} from '../../src/referee/infer/path.ts'
export { type SearchResult, search } from '../../src/referee/infer/search.ts'
export { searchLimits } from '../../src/referee/limits.ts'
export { beforeWords, followOf, strayed } from '../../src/referee/sense/follow.ts'
export { handledAfter } from '../../src/referee/sense/handled.ts'
export { calledKnock, knockAfter, rolledDice, stoodBefore } from '../../src/referee/sense/knock.ts'
export {
  comesTo,
  crooked,
  differs,
  isThrow,
  onBoard,
  piecesOf,
  placesThatDiffer,
  standAlike,
  unsettled
} from '../../src/referee/sense/observed.ts'
export { presenceAfter, unwatched } from '../../src/referee/sense/presence.ts'
export {
  closed,
  disturbances,
  disturbedAt,
  idle,
  isNameless,
  observe,
  rolledByThemselves,
  sensesHands,
  take
} from '../../src/referee/sense/sensors.ts'
export { pendingIn } from '../../src/referee/sense/settling.ts'
export { learntOf, remembered } from '../../src/referee/sense/taught.ts'
export { dating, isRenamed, momentAt, recalled, timeless } from '../../src/referee/sense/time.ts'
export { thrownIn } from '../../src/referee/sense/tray.ts'
export { destinations, nextSteps } from '../../src/referee/tell/destinations.ts'

/** Everything that the referee remembers of a match. */
export const peek = (match: MatchState): RefereeState => match as RefereeState
