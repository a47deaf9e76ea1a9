// What an observation means, before anybody waits or acts on it: nothing new, a move, a take-back, a move begun, a foul.
// The order of the questions is the referee's manners; each answer comes from the same search.

import type { KindId, PlaceId } from '../core/ids.ts'
import { agrees, type DiceSeen, type Observation } from '../core/observation.ts'
import type { Correction } from '../core/ruling.ts'
import { type Belief, begins, type Line } from './belief.ts'
import type { Bench } from './bench.ts'
import { isThrown, type ThrowNode } from './chance.ts'
import { compare } from './compare.ts'
import { type Explanation, explain, ordinaryEffort } from './explain.ts'
import { goesOn } from './goes-on.ts'
import { between, isReply, piecesIn, rests, seatsIn, takeBack, touchedSince, turnBegan } from './hindsight.ts'
import { count, type Layout, moved, placesAgree, type Sight, sight, standing } from './match.ts'
import { isMissed, type Node, shown, stepTo } from './node.ts'
import type { Reach } from './reach.ts'
import { redone } from './redo.ts'
import { tooSoon } from './rest.ts'
import type { Verdict } from './verdict.ts'
import { alike, onBoard, piecesOf, standAlike } from './watch.ts'
import { nearest, onTheWay, type Way } from './way.ts'

/** This many pieces out of place at once are an accident, if they are a good part of all that stand there. */
const accident = { pieces: 3, part: 1 / 4 }

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

type Foul = Verdict & { verdict: 'foul' }

/** A reading, what is believed now, and the search from wherever play may have gone on. */
interface Look {
  readonly reach: Reach
  readonly bench: Bench
  readonly seen: Observation
  readonly view: Sight
  readonly layout: Layout
  /** From the first of these rests. */
  readonly ask: (rests: readonly Belief[], effort?: number) => Explanation
  /** Everything goes back to where it belongs. Most tables need none of it. */
  readonly restore: () => Foul
}

function lookAt(reach: Reach, bench: Bench, seen: Observation): Look {
  const { watch, trail } = bench
  const { state, key } = (trail.at(-1) as Belief)[0] as Line
  const { layout } = reach.spot(state, key)
  const view = sight(seen)
  const ask = (rests: readonly Belief[], effort?: number): Explanation => {
    const touched = touchedSince(reach, watch, rests)
    const missed = touched && { missed: (node: Node): boolean => isMissed(view, touched, node) }
    const limits = effort === undefined ? {} : { effort }
    const search = { seen, lastDice: watch.judged?.dice, rolled: watch.rolled, ...missed, ...limits }
    return explain(reach, rests[0] as Belief, search)
  }
  const restore = (): Foul => ({
    verdict: 'foul',
    corrections: compare(view, layout),
    knocked: true,
    guessed: false
  })
  return { reach, bench, seen, view, layout, ask, restore }
}

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
  if (onward.ends.length > 0) return wentFurther(look, onward) ?? accepted(look, trail.length, onward)
  return readAnew(look, onward)
}

/**
 * Of several alike one goes on from where one has only just been set down: it may be another, or the same, which has gone further at
 * once. Both are believed.
 */
function wentFurther(look: Look, onward: Explanation): Verdict | null {
  const { bench, view, layout } = look
  const { trail, said, watch } = bench
  const [before, now] = trail.slice(-2)
  if (!before || !now || said.at(-1) || !watch.accepted || watch.changedAt - watch.accepted.at >= tooSoon) return null
  const isLeft = (kind: string): boolean =>
    view.places.some(([place, seen]) => {
      const stood = count(standing(layout, place), kind as KindId)
      return stood > 1 && seen.filter((it) => it === kind).length < stood
    })
  if (!watch.accepted.kinds.some(isLeft)) return null
  const further = look.ask([before, now], ordinaryEffort / nearRests)
  // An answer may have left nothing of what the latest rest grew from.
  const origins = onward.steps.map(({ from }) => before.findIndex((it) => begins((now[from] as Line).moves, it.moves)))
  if (further.ends.length === 0 || further.crowded || origins.includes(-1)) return null
  const steps = onward.steps.map(({ from, moves }, i) => {
    const origin = origins[i] as number
    const since = (now[from] as Line).moves.slice((before[origin] as Line).moves.length)
    return { from: origin, moves: [...since, ...moves] }
  })
  return accepted(look, trail.length - 1, {
    steps: [...steps, ...further.steps],
    ends: [...onward.ends, ...further.ends]
  })
}

/** Nothing but pieces is missing, and a play would set one of them down elsewhere: it may be in a hand. */
function isTakenUp({ view, layout }: Look, { nodes }: Explanation): boolean {
  const home = compare(view, layout).flatMap((it) => (it.fix === 'put' ? [it.to] : []))
  return nodes.some(({ depth, spot }) => {
    const fixes = depth > 0 ? compare(view, spot.layout) : []
    return fixes.every(({ fix }) => fix === 'put') && fixes.some((it) => it.fix === 'put' && !home.includes(it.to))
  })
}

/** From now on nothing explains it: an earlier reading may have been too short, or no take-back. */
function readAnew(look: Look, onward: Explanation): Verdict {
  const { trail, said } = look.bench
  const unsaid = Math.max(0, said.lastIndexOf(true))
  const first = Math.max(unsaid, turnBegan(trail))
  const again = first < trail.length - 1 ? look.ask(trail.slice(first)) : null
  if (again && again.ends.length > 0) {
    for (let keep = trail.length - 1; keep > first; keep--) {
      const found = keep === first + 1 ? again : look.ask(trail.slice(keep - 1))
      if (found.ends.length > 0) return accepted(look, keep, found)
    }
  }
  if (again && !again.sure) {
    // Where the search of a whole turn was given up, the way from its latest rests is shorter.
    for (let keep = trail.length - 1; keep > Math.max(first, trail.length - 1 - nearRests); keep--) {
      const found = look.ask(trail.slice(keep - 1), ordinaryEffort / nearRests)
      if (found.ends.length > 0) return accepted(look, keep, found)
    }
  }
  // What others are believed to have answered may have been a change of mind: one play instead of all that.
  for (let keep = Math.min(first, trail.length - 1); keep > Math.max(unsaid, first - mostAnswers); keep--) {
    const found = byOne(look.ask(trail.slice(keep - 1)))
    if (found.ends.length > 0) return accepted(look, keep, found)
  }
  return readOn(look, first, onward, again)
}

/** So many rests are tried one by one when all of a turn's are too many to search. */
const nearRests = 3

/** So many rests of others are read anew at most. */
const mostAnswers = 3

/** The plays of which one seat alone has its part. */
function byOne({ steps, ends }: Explanation): Pick<Explanation, 'steps' | 'ends'> {
  const isOne = (_: unknown, i: number): boolean => seatsIn(steps[i]?.moves ?? []) <= 1
  return { steps: steps.filter(isOne), ends: ends.filter(isOne) }
}

/** What was put back may have been no take-back, or one less far. */
function readOn(look: Look, first: number, onward: Explanation, again: Explanation | null): Verdict {
  const { trail, watch } = look.bench
  const now = trail.at(-1) as Belief
  const given = watch.undone.filter((belief, i) => i === watch.undone.length - 1 || stands(look, belief))
  let undone: Explanation | null = null
  for (const belief of given) {
    undone = look.ask([belief, now])
    const once = redone(now, belief, undone)
    if (once.ends.length > 0) return accepted(look, trail.length, once)
  }
  const midway = between(look.reach, look.bench, look.seen)
  // Nor are presses unsaid by a piece that may be about to be played.
  const unsays = midway?.gone === true && midway.keep <= look.bench.said.lastIndexOf(true) && isTakenUp(look, onward)
  if (midway && !unsays) return midway
  return unexplained(look, first, { onward, again, undone })
}

const stands = ({ reach, view }: Look, belief: Belief): boolean =>
  belief.some(({ state, key }) => placesAgree(view, reach.spot(state, key).layout))

interface Tried {
  readonly onward: Explanation
  readonly again: Explanation | null
  readonly undone: Explanation | null
}

/** No play ends like this: it may be on the way to one, or it is wrong. */
function unexplained(look: Look, first: number, { onward, again, undone }: Tried): Verdict {
  const { reach, bench, seen, view, layout, restore } = look
  const { trail, watch } = bench
  const tries = again ? [onward, again] : [onward]
  const nodes = tries.flatMap((it) => it.nodes)
  const plays = [...nodes, ...(undone?.nodes ?? [])]
  const way = onTheWay(view, isThrown(seen.dice) ? plays.filter((node) => node.thrown) : plays, watch.judged)
  if (way && bringsOn(way) && !undone?.nodes.includes(way.node))
    return accepted(look, onward.nodes.includes(way.node) ? trail.length : first + 1, arrived(way))
  if (way) {
    const nothingPlayed = way.node.depth === 0 && onward.nodes.includes(way.node)
    return { verdict: 'way', towards: way.towards, stage: nothingPlayed ? stage(way, watch.judged) : 'begun' }
  }
  const homeward = isThrown(seen.dice) ? null : onTheWay(view, rests(reach, trail), watch.judged)
  if (homeward?.towards.every(({ fix }) => fix === 'put'))
    return { verdict: 'way', towards: homeward.towards, stage: 'begun' }
  const unseen = onward.unseen ?? again?.unseen
  if (unseen) return { verdict: 'way', towards: unread(unseen, seen), stage: 'wanted' }
  if (watch.knock) return restore()
  // Where only dice are wrong no piece is to be moved, however far a play would make them right.
  const corrections = placesAgree(view, layout) ? restore().corrections : nearest(view, nodes)
  if (tries.some(({ sure, guessed }) => !sure && !guessed)) return { verdict: 'lost', corrections }
  const guessed = tries.some((it) => it.guessed)
  return isAccident(corrections, layout) && isAccident(restore().corrections, layout)
    ? restore()
    : { verdict: 'foul', corrections, knocked: false, guessed }
}

/** Nothing is seen that was not judged: what is believed beside the likeliest line may still be asked for. */
const isJudged = ({ judged }: Bench['watch'], seen: Observation): boolean =>
  judged !== null && standAlike(judged, seen) && !isThrown(seen.dice) && alike(judged.dice?.lying, seen.dice?.lying)

/** Dice that lie otherwise than when the word was said, but for what a hand laid there. */
const isLaid = (now: DiceSeen, then: DiceSeen): boolean =>
  now.thrown ? now.thrown.length === 0 : alike(now.lying, then.lying)

/** Nobody means so much at once. */
function isAccident(corrections: readonly Correction[], { at, layers }: Layout): boolean {
  const n = corrections.filter(({ fix }) => fix !== 'die').length
  const figures = [...at].flatMap(([place, kinds]) => (layers.get(place) === 'tile' ? kinds : [])).length
  return n >= accident.pieces && n >= figures * accident.part
}

/** All is played, but for pieces that the game itself brings onto the table: nothing is in a hand, they are asked for afterwards. */
function bringsOn({ towards, node: { depth, origin, spot } }: Way): boolean {
  const seen = piecesIn(spot.layout) - towards.length
  return depth > 0 && seen >= piecesIn(origin.layout) && towards.every((fix) => fix.fix === 'put')
}

const arrived = ({ node }: Way): Pick<Explanation, 'steps' | 'ends'> => ({ steps: [stepTo(node)], ends: [node] })

/** Nobody sees the tray, or not what lies in it: the faces have to be said, or seen, before anything can be judged. */
function unread({ dice }: ThrowNode, seen: Observation): Correction[] {
  const unknown = (kind: string): Correction => ({ fix: 'die', kind, from: '?', to: null })
  if (seen.dice) return seen.dice.lying.flatMap(({ kind, face }) => (face === '?' ? [unknown(kind)] : []))
  return dice.flatMap(({ kind, count }) => Array.from({ length: count }, () => unknown(kind)))
}

function accepted(look: Look, keep: number, { steps, ends }: Pick<Explanation, 'steps' | 'ends'>): Verdict {
  const { reach, view, layout } = look
  const end = ends[0] as Node
  const stands = shown(view, end) ?? end.spot.layout
  // What is read anew begins elsewhere than where pieces stood last: a play done again moves them all the same.
  const before = [end.origin.layout, layout]
  const kinds = [...new Set(before.flatMap((it) => [...moved(it, stands)]))]
  return {
    verdict: 'moved',
    keep,
    steps,
    kinds,
    goesOn: ends.some((e) => goesOn(reach, e, kinds)),
    gone: before.some((it) => piecesIn(stands) < piecesIn(it))
  }
}

/** What stood there at the last judgement and is gone was lifted; everything else the game has come to want meanwhile. */
function stage({ towards }: Way, judged: Observation | null): 'lifted' | 'wanted' {
  const wasThere = (kind: KindId, place: PlaceId): boolean =>
    judged?.places[place]?.some((thing) => agrees(thing, kind)) ?? false
  const lifted = towards.every((fix) => fix.fix === 'die' || (fix.fix === 'put' && wasThere(fix.kind, fix.to)))
  return lifted ? 'lifted' : 'wanted'
}
