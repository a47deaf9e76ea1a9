// The verdict on an observation, before anything waits or acts on it: nothing new, a move, a take-back, a move begun, a foul.
// The order of the questions is what a courteous referee asks first; every answer comes from the same search.

import type { DiceSeen, Observation } from '../../core/observation.ts'
import type { Belief } from '../infer/belief.ts'
import { isThrown } from '../infer/dice.ts'
import type { Graph } from '../infer/graph.ts'
import { followed, strayed } from '../sense/follow.ts'
import { stoodBefore } from '../sense/knock.ts'
import { alike, onBoard, piecesOf, standAlike } from '../sense/observed.ts'
import { asMove, type Evidence, evidenceOf } from './evidence.ts'
import { backTo, isReply } from './history.ts'
import { heldOverWord, likeWentOn, reinterpret } from './reinterpretation.ts'
import type { RefereeState, Sensors } from './state.ts'
import type { Verdict } from './verdict.ts'

/** A figure put down beside the tiles may have been meant to be off them: that is asked when nothing else explains it. */
export function judge(graph: Graph, match: RefereeState, seen: Observation): Verdict {
  const verdict = judgeAsSeen(graph, match, seen)
  if (!seen.off?.length || peaceful.has(verdict.verdict)) return verdict
  const meant = judgeAsSeen(graph, match, onBoard(seen))
  const astray = strayed(match.sensors.follow)
  const isMove = meant.verdict !== 'same' && astray !== null && standAlike(astray, seen)
  return peaceful.has(meant.verdict) && !isMove ? meant : verdict
}

const peaceful: ReadonlySet<Verdict['verdict']> = new Set(['same', 'moved', 'back'])

function judgeAsSeen(graph: Graph, match: RefereeState, seen: Observation): Verdict {
  const evidence = evidenceOf(graph, match, seen)
  const { layout, restore } = evidence
  const { history, sensors } = match
  const astray = strayed(sensors.follow)
  const stood = stoodBefore(sensors.knock)
  const isKnocked = stood !== null && !alike(stood, piecesOf(seen))
  // Whatever else is made of a knocked table, no play is: it is only asked whether all stands as it should.
  const onward = evidence.ask(history.slice(-1), isKnocked ? { effort: 0 } : {})
  if (onward.ends[0]?.depth === 0) {
    const isNew = onward.steps.length < (history.at(-1) as Belief).length && !isJudged(sensors, seen)
    return isNew ? asMove(evidence, history.length, onward) : { verdict: 'same' }
  }
  const wanted = (): Verdict => ({ verdict: 'unfinished', towards: restore().corrections, stage: 'wanted' })
  if (astray && standAlike(astray, seen) && !(astray.dice && isThrown(seen.dice))) return wanted()
  if (astray?.dice && seen.dice && isLaid(seen.dice, astray.dice)) {
    // Nobody errs who lays the dice as they were before the word, one after the other.
    const asWanted = { lying: layout.dice ?? seen.dice.lying, thrown: [] }
    const calmer = { ...match, sensors: { ...sensors, follow: followed } }
    const verdict = judgeAsSeen(graph, calmer, { ...seen, dice: asWanted })
    return verdict.verdict === 'same' ? wanted() : verdict
  }
  if (isKnocked) return restore()

  const back = backTo(graph, match, seen)
  // Presses are never unsaid by a guess.
  const unsays = back !== null && back.keep <= match.said.lastIndexOf(true) && onward.ends.length > 0
  if (sensors.knock.is === 'called' && !stood) return back && !unsays ? back : restore()
  if (back && !unsays && !isReply(match, back.keep, onward.steps)) return back
  if (onward.crowded) return { verdict: 'lost', corrections: restore().corrections }
  if (onward.ends.length > 0)
    return heldOverWord(evidence, onward) ?? likeWentOn(evidence, onward) ?? asMove(evidence, history.length, onward)
  const verdict = reinterpret(evidence, onward)
  const isWrong = verdict.verdict === 'lost' || (verdict.verdict === 'foul' && !verdict.knocked)
  return (isWrong ? slipped(evidence) : null) ?? verdict
}

/** Nobody may have done it, and the game lives with it all the same. It waits as long as a foul would. */
function slipped(evidence: Evidence): Verdict | null {
  const { graph, match, seen } = evidence
  const shown = (match.history.at(-1) as Belief).some(
    ({ state }) => [...(graph.game.slips?.(state, seen) ?? [])].length > 0
  )
  if (!shown) return null
  const found = evidence.ask(match.history.slice(-1), { slips: true })
  return found.ends.length > 0 ? { ...asMove(evidence, match.history.length, found), slip: true } : null
}

/** Nothing is seen that was not judged: what is believed beside the likeliest hypothesis may still be asked for. */
const isJudged = ({ base }: Sensors, seen: Observation): boolean =>
  base !== null && standAlike(base, seen) && !isThrown(seen.dice) && alike(base.dice?.lying, seen.dice?.lying)

/** Dice that lie otherwise than when the word was said, but for what a hand laid there. */
const isLaid = (now: DiceSeen, then: DiceSeen): boolean =>
  now.thrown ? now.thrown.length === 0 : alike(now.lying, then.lying)
