// The one door into the referee's inside: white-box tests and tools get its parts here, so that they move in one place when it does.

import type { Bench } from '../../src/referee/bench.ts'
import type { MatchState } from '../../src/referee/index.ts'

export { type Belief, extend, type Line, merge, since } from '../../src/referee/belief.ts'
export type { Bench, Watch } from '../../src/referee/bench.ts'
export { threw, throwsSeen } from '../../src/referee/chance.ts'
export { compare } from '../../src/referee/compare.ts'
export { type Explanation, explain } from '../../src/referee/explain.ts'
export { Frontier, type Offer } from '../../src/referee/frontier.ts'
export { goesOn } from '../../src/referee/goes-on.ts'
export { nextSteps, reachOf } from '../../src/referee/landings.ts'
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
} from '../../src/referee/match.ts'
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
} from '../../src/referee/node.ts'
export { questionAfter } from '../../src/referee/question.ts'
export { type Edge, reach } from '../../src/referee/reach.ts'
export { dueAt, learn, waitFor } from '../../src/referee/rest.ts'
export type { Verdict } from '../../src/referee/verdict.ts'
export { learntOf, remembered } from '../../src/referee/waits.ts'
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
} from '../../src/referee/watch.ts'
export { nearest, onTheWay } from '../../src/referee/way.ts'

/** All that the referee remembers of a match. */
export const peek = (match: MatchState): Bench => match as Bench
