// The only door to the referee’s inside: white-box tests and tools import its parts from here, so that only this file changes with it.

import type { RefereeState } from '../../src/referee/decide/state.ts'
import type { MatchState } from '../../src/referee/index.ts'

export { advance } from '../../src/referee/act/advance.ts'
export { again } from '../../src/referee/act/again.ts'
export { leftOpen } from '../../src/referee/act/recent.ts'
export { lagging } from '../../src/referee/act/speech.ts'
export { restsOf } from '../../src/referee/act/unread.ts'
export { rows } from '../../src/referee/decide/bands.ts'
export { hear, meaning, outOfTurn } from '../../src/referee/decide/command.ts'
export { dueAt, learn, settlingFor } from '../../src/referee/decide/due.ts'
export { doubtAfter, questionAfter } from '../../src/referee/decide/question.ts'
export type { RefereeState, Sensors as SensorState } from '../../src/referee/decide/state.ts'
export { undoable } from '../../src/referee/decide/undo.ts'
export { homeward, isAccident, isTakenUp, playBegun, unread, wrong } from '../../src/referee/decide/unfinished.ts'
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
export { possibleThrows, threw, unexplained } from '../../src/referee/infer/dice.ts'
export { distances } from '../../src/referee/infer/distances.ts'
export { type Evidence, evidence, type Undone } from '../../src/referee/infer/evidence.ts'
export { Frontier, type Offer } from '../../src/referee/infer/frontier.ts'
export { goesOn } from '../../src/referee/infer/goes-on.ts'
export { type Edge, type Graph, graph, mayCarry, type Node } from '../../src/referee/infer/graph.ts'
export { begun, nearest } from '../../src/referee/infer/guidance.ts'
export {
  after,
  couldEnd,
  isDetour,
  isInView,
  isMissed,
  layoutInView,
  mayChange,
  type Path,
  sooner,
  startOf,
  stepTo
} from '../../src/referee/infer/path.ts'
export {
  atOneStroke,
  givenUp,
  heldOverWord,
  likeWentOn,
  readBefore,
  readFirst,
  readWider,
  redone,
  reread,
  rereadAlone,
  rereadNear,
  slipped,
  together,
  turnBegan,
  turned
} from '../../src/referee/infer/plays.ts'
export { backTo, earlierPaths, isReply, partBack, undoneBy } from '../../src/referee/infer/rests.ts'
export { type SearchResult, search, turnedDice } from '../../src/referee/infer/search.ts'
export { isWitnessed, leadsOn } from '../../src/referee/infer/witness.ts'
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
export { diagnose, whyCommitted } from '../../src/referee/tell/diagnosis.ts'
export { called } from '../../src/referee/tell/rulings.ts'

/** Everything that the referee remembers of a match. */
export const peek = (match: MatchState): RefereeState => match as RefereeState
