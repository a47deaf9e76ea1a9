// The one door into the referee's inside: white-box tests and tools get its parts here, so that they move in one place when it does.

import type { Bench } from '../../src/referee/decide/state.ts'
import type { MatchState } from '../../src/referee/index.ts'

export { dueAt, learn, waitFor } from '../../src/referee/decide/due.ts'
export { questionAfter } from '../../src/referee/decide/question.ts'
export type { Bench, Watch } from '../../src/referee/decide/state.ts'
export type { Verdict } from '../../src/referee/decide/verdict.ts'
export {
  bare,
  changed,
  type Layout,
  layout,
  layoutOf,
  moved,
  pair,
  placeAgrees,
  placesAgree,
  sight,
  sightAgrees,
  standing,
  standingOf,
  trayAgrees,
  watches,
  wrongAt,
  wrongBy,
  wrongPlaces,
  wrongThings
} from '../../src/referee/infer/agreement.ts'
export { type Belief, extend, type Line, merge, since } from '../../src/referee/infer/belief.ts'
export { compare } from '../../src/referee/infer/corrections.ts'
export { threw, throwsSeen } from '../../src/referee/infer/dice.ts'
export { Frontier, type Offer } from '../../src/referee/infer/frontier.ts'
export { goesOn } from '../../src/referee/infer/goes-on.ts'
export { type Edge, reach } from '../../src/referee/infer/graph.ts'
export { nearest, onTheWay } from '../../src/referee/infer/guidance.ts'
export {
  after,
  couldEnd,
  inSight,
  isDetour,
  isMissed,
  type Node,
  shown,
  sooner,
  stepTo
} from '../../src/referee/infer/path.ts'
export { type Explanation, explain } from '../../src/referee/infer/search.ts'
export {
  crooked,
  differs,
  disturbances,
  idle,
  isThrow,
  judged,
  observe,
  onBoard,
  piecesOf,
  placesThatDiffer,
  rolledByThemselves,
  standAlike,
  take,
  unsettled,
  watchesHands
} from '../../src/referee/sense/sensors.ts'
export { learntOf, remembered } from '../../src/referee/sense/settling.ts'
export { nextSteps, reachOf } from '../../src/referee/tell/destinations.ts'

/** All that the referee remembers of a match. */
export const peek = (match: MatchState): Bench => match as Bench
