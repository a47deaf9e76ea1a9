// What an observation means, before anybody waits or acts on it: nothing new, a move, a take-back, a move begun, a foul.
// The order of the questions is the referee's manners; each answer comes from the same search.

import type { DiceSeen, Observation } from '../../core/observation.ts'
import type { Belief } from '../infer/belief.ts'
import { isThrown } from '../infer/dice.ts'
import type { Reach } from '../infer/graph.ts'
import { alike, onBoard, piecesOf, standAlike } from '../sense/sensors.ts'
import { accepted, type Look, lookAt } from './evidence.ts'
import { isReply, takeBack } from './history.ts'
import { heldBefore, readAnew, wentFurther } from './reinterpretation.ts'
import type { Bench } from './state.ts'
import type { Verdict } from './verdict.ts'

/** A figure put down beside the tiles may have been meant to be off them: that is asked when nothing else explains it. */
export function judge(reach: Reach, bench: Bench, seen: Observation): Verdict {
  const verdict = judgeAsSeen(reach, bench, seen)
  if (!seen.off?.length || peaceful.has(verdict.verdict)) return verdict
  const meant = judgeAsSeen(reach, bench, onBoard(seen))
  const { astray } = bench.watch
  const isMove = meant.verdict !== 'same' && astray !== null && standAlike(astray, seen)
  return peaceful.has(meant.verdict) && !isMove ? meant : verdict
}

const peaceful: ReadonlySet<Verdict['verdict']> = new Set(['same', 'moved', 'back'])

function judgeAsSeen(reach: Reach, bench: Bench, seen: Observation): Verdict {
  const look = lookAt(reach, bench, seen)
  const { layout, restore } = look
  const { trail, watch } = bench
  const { astray, knock } = watch
  const isKnocked = knock?.stood && !alike(knock.stood, piecesOf(seen))
  // Whatever else is made of a knocked table, no play is: it is only asked whether all stands as it should.
  const onward = look.ask(trail.slice(-1), isKnocked ? 0 : undefined)
  if (onward.ends[0]?.depth === 0) {
    const isNew = onward.steps.length < (trail.at(-1) as Belief).length && !isJudged(watch, seen)
    return isNew ? accepted(look, trail.length, onward) : { verdict: 'same' }
  }
  const wanted = (): Verdict => ({ verdict: 'way', towards: restore().corrections, stage: 'wanted' })
  if (astray && standAlike(astray, seen) && !(astray.dice && isThrown(seen.dice))) return wanted()
  if (astray?.dice && seen.dice && isLaid(seen.dice, astray.dice)) {
    // Nobody errs who lays the dice as they were before the word, one after the other.
    const asWanted = { lying: layout.dice ?? seen.dice.lying, thrown: [] }
    const calmer = { ...bench, watch: { ...watch, astray: null } }
    const verdict = judgeAsSeen(reach, calmer, { ...seen, dice: asWanted })
    return verdict.verdict === 'same' ? wanted() : verdict
  }
  if (isKnocked) return restore()

  const back = takeBack(reach, bench, seen)
  // Presses are never unsaid by a guess.
  const unsays = back !== null && back.keep <= bench.said.lastIndexOf(true) && onward.ends.length > 0
  if (knock?.called && !knock.stood) return back && !unsays ? back : restore()
  if (back && !unsays && !isReply(bench, back.keep, onward.steps)) return back
  if (onward.crowded) return { verdict: 'lost', corrections: restore().corrections }
  if (onward.ends.length > 0)
    return heldBefore(look, onward) ?? wentFurther(look, onward) ?? accepted(look, trail.length, onward)
  const verdict = readAnew(look, onward)
  const isWrong = verdict.verdict === 'lost' || (verdict.verdict === 'foul' && !verdict.knocked)
  return (isWrong ? slipped(look) : null) ?? verdict
}

/** Nobody may have done it, and the game lives with it all the same. It waits as long as a foul would. */
function slipped(look: Look): Verdict | null {
  const { reach, bench, seen } = look
  const shown = (bench.trail.at(-1) as Belief).some(
    ({ state }) => [...(reach.game.slips?.(state, seen) ?? [])].length > 0
  )
  if (!shown) return null
  const found = look.ask(bench.trail.slice(-1), undefined, true)
  return found.ends.length > 0 ? { ...accepted(look, bench.trail.length, found), slip: true } : null
}

/** Nothing is seen that was not judged: what is believed beside the likeliest line may still be asked for. */
const isJudged = ({ judged }: Bench['watch'], seen: Observation): boolean =>
  judged !== null && standAlike(judged, seen) && !isThrown(seen.dice) && alike(judged.dice?.lying, seen.dice?.lying)

/** Dice that lie otherwise than when the word was said, but for what a hand laid there. */
const isLaid = (now: DiceSeen, then: DiceSeen): boolean =>
  now.thrown ? now.thrown.length === 0 : alike(now.lying, then.lying)
