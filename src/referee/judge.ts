// What an observation means, before anybody waits or acts on it: nothing new, a move, a take-back, a move begun, a foul.
// The order of the questions is the referee's manners; each answer comes from the same search.

import type { KindId, PlaceId } from '../core/ids.ts'
import { agrees, type DiceSeen, type Observation } from '../core/observation.ts'
import type { Correction } from '../core/ruling.ts'
import { type Belief, type Line, type Step, since } from './belief.ts'
import type { Bench } from './bench.ts'
import type { ThrowNode } from './chance.ts'
import { compare } from './compare.ts'
import { type Explanation, explain } from './explain.ts'
import { goesOn } from './goes-on.ts'
import { changed, type Layout, moved, placesAgree, type Sight, sight, sightAgrees, watches } from './match.ts'
import { isMissed, type Node, shown, stepTo } from './node.ts'
import type { Reach } from './reach.ts'
import { redone } from './redo.ts'
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

function judgeAsSeen(reach: Reach, bench: Bench, seen: Observation): Verdict {
  const { trail, watch } = bench
  const now = trail.at(-1) as Belief
  const line = now[0] as Line
  const layout = reach.spot(line.state, line.key).layout
  const view = sight(seen)
  const ask = (from: readonly Belief[]): Explanation => {
    const touched = touchedSince(reach, watch, from)
    const missed = touched && { missed: (node: Node): boolean => isMissed(view, touched, node) }
    return explain(reach, from[0] as Belief, {
      seen,
      lastDice: watch.judged?.dice,
      rolled: watch.rolled,
      ...missed
    })
  }

  const onward = ask(trail.slice(-1))
  if (onward.ends[0]?.depth === 0) {
    const isNew = onward.steps.length < now.length && !isJudged(watch, seen)
    return isNew ? accepted(reach, trail.length, view, onward) : { verdict: 'same' }
  }
  const wanted: Verdict = { verdict: 'way', towards: compare(view, layout), stage: 'wanted' }
  const { astray, knock } = watch
  if (astray && standAlike(astray, seen) && !(astray.dice && isThrown(seen.dice))) return wanted
  if (astray?.dice && seen.dice && isLaid(seen.dice, astray.dice)) {
    // Nobody errs who lays the dice as they were before the word, one after the other.
    const asWanted = { lying: layout.dice ?? seen.dice.lying, thrown: [] }
    const calmer = { ...bench, watch: { ...watch, astray: null } }
    const verdict = judgeAsSeen(reach, calmer, { ...seen, dice: asWanted })
    return verdict.verdict === 'same' ? wanted : verdict
  }

  const restore: Verdict = { verdict: 'foul', corrections: compare(view, layout), knocked: true, guessed: false }
  if (knock?.stood && !alike(knock.stood, piecesOf(seen))) return restore

  // Presses are never unsaid by a guess.
  const said = bench.said.lastIndexOf(true)
  const back = takeBack(reach, bench, seen)
  const unsays = back !== null && back.keep <= said && onward.ends.length > 0
  if (knock?.called && !knock.stood) return back && !unsays ? back : restore
  if (back && !unsays && !isReply(bench, back.keep, onward.steps)) return back
  if (onward.crowded) return { verdict: 'lost', corrections: restore.corrections }
  if (onward.ends.length > 0) return accepted(reach, trail.length, view, onward)

  // An earlier reading of this turn may have been too short a slide, and the last of all may have been nothing of the sort.
  const first = Math.max(0, said, Math.min(turnBegan(trail), trail.length - 2))
  const again = first < trail.length - 1 ? ask(trail.slice(first)) : null
  if (again && again.ends.length > 0) {
    for (let keep = trail.length - 1; keep > first; keep--) {
      const found = keep === first + 1 ? again : ask(trail.slice(keep - 1))
      if (found.ends.length > 0) return accepted(reach, keep, view, found)
    }
  }

  const undone = watch.undone && ask([watch.undone, now])
  const once = watch.undone && undone ? redone(now, watch.undone, undone) : null
  if (once && once.ends.length > 0) return accepted(reach, trail.length, view, once)

  const tries = again ? [onward, again] : [onward]
  const nodes = tries.flatMap((it) => it.nodes)
  const plays = [...nodes, ...(undone?.nodes ?? [])]
  const way = onTheWay(view, isThrown(seen.dice) ? plays.filter((node) => node.thrown) : plays, watch.judged)
  if (way && bringsOn(way) && !undone?.nodes.includes(way.node))
    return accepted(reach, onward.nodes.includes(way.node) ? trail.length : first + 1, view, arrived(way))
  if (way) {
    const nothingPlayed = way.node.depth === 0 && onward.nodes.includes(way.node)
    return { verdict: 'way', towards: way.towards, stage: nothingPlayed ? stage(way, watch.judged) : 'begun' }
  }
  const homeward = isThrown(seen.dice) ? null : onTheWay(view, rests(reach, trail), watch.judged)
  if (homeward?.towards.every(({ fix }) => fix === 'put'))
    return { verdict: 'way', towards: homeward.towards, stage: 'begun' }
  const unseen = onward.unseen ?? again?.unseen
  if (unseen) return { verdict: 'way', towards: unread(unseen, seen), stage: 'wanted' }
  if (knock) return restore
  // Where only dice are wrong no piece is to be moved, however far a play would make them right.
  const corrections = placesAgree(view, layout) ? restore.corrections : nearest(view, nodes)
  if (tries.some(({ sure, guessed }) => !sure && !guessed)) return { verdict: 'lost', corrections }
  const guessed = tries.some((it) => it.guessed)
  return isAccident(corrections, layout) && isAccident(restore.corrections, layout)
    ? restore
    : { verdict: 'foul', corrections, knocked: false, guessed }
}

/** From where on one seat alone has played: what others have answered is not read anew. */
function turnBegan(trail: Bench['trail']): number {
  const now = trail.at(-1) as Belief
  const isTurn = (belief: Belief): boolean =>
    new Set(since(belief, now).flatMap(({ by }) => (by === 'chance' ? [] : [by]))).size <= 1
  return trail.findIndex(isTurn)
}

/** Places that were seen to change since the first of these was believed; null: nobody can tell. */
function touchedSince(
  reach: Reach,
  { touched }: Bench['watch'],
  rests: readonly Belief[]
): ReadonlySet<PlaceId> | null {
  if (!touched) return null
  const layouts = rests.map(([line]) => reach.spot((line as Line).state, (line as Line).key).layout)
  const shown = layouts.slice(1).flatMap((layout, i) => changed(layouts[i] as Layout, layout))
  return new Set([...touched, ...shown])
}

/** Nothing is seen that was not judged: what is believed beside the likeliest line may still be asked for. */
const isJudged = ({ judged }: Bench['watch'], seen: Observation): boolean =>
  judged !== null && standAlike(judged, seen) && !isThrown(seen.dice) && alike(judged.dice?.lying, seen.dice?.lying)

const isThrown = (dice: Observation['dice']): boolean => (dice?.thrown?.length ?? 0) > 0

/** Dice that lie otherwise than when the word was said, but for what a hand laid there. */
const isLaid = (now: DiceSeen, then: DiceSeen): boolean =>
  now.thrown ? now.thrown.length === 0 : alike(now.lying, then.lying)

/** Where the table rested before, latest first: all may be back there, but for what is in a hand or not seen just now. */
function rests(reach: Reach, trail: Bench['trail']): Node[] {
  const [now, ...before] = [...trail].reverse().map(([line]) => reach.spot((line as Line).state, (line as Line).key))
  const origin = now as Node['spot']
  return before.map((spot, i) => ({
    spot,
    origin,
    from: 0,
    depth: i + 1,
    rank: i,
    thrown: false,
    turns: 0,
    last: null
  }))
}

/** Nobody means so much at once. */
function isAccident(corrections: readonly Correction[], { at, layers }: Layout): boolean {
  const n = corrections.filter(({ fix }) => fix !== 'die').length
  const figures = [...at].flatMap(([place, kinds]) => (layers.get(place) === 'tile' ? kinds : [])).length
  return n >= accident.pieces && n >= figures * accident.part
}

/** All is played, but for pieces that the game itself brings onto the table: nothing is in a hand, they are asked for afterwards. */
function bringsOn({ towards, node: { depth, origin, spot } }: Way): boolean {
  const seen = pieces(spot.layout) - towards.length
  return depth > 0 && seen >= pieces(origin.layout) && towards.every((fix) => fix.fix === 'put')
}

const pieces = ({ at }: Layout): number => [...at.values()].flat().length

const arrived = ({ node }: Way): Pick<Explanation, 'steps' | 'ends'> => ({ steps: [stepTo(node)], ends: [node] })

/** Nobody sees the tray, or not what lies in it: the faces have to be said, or seen, before anything can be judged. */
function unread({ dice }: ThrowNode, seen: Observation): Correction[] {
  const unknown = (kind: string): Correction => ({ fix: 'die', kind, from: '?', to: null })
  if (seen.dice) return seen.dice.lying.flatMap(({ kind, face }) => (face === '?' ? [unknown(kind)] : []))
  return dice.flatMap(({ kind, count }) => Array.from({ length: count }, () => unknown(kind)))
}

function accepted(
  reach: Reach,
  keep: number,
  view: Sight,
  { steps, ends }: Pick<Explanation, 'steps' | 'ends'>
): Verdict {
  const { origin, spot, ...rest } = ends[0] as Node
  const stands = shown(view, { origin, spot, ...rest }) ?? spot.layout
  const kinds = [...moved(origin.layout, stands)]
  return {
    verdict: 'moved',
    keep,
    steps,
    kinds,
    goesOn: ends.some((e) => goesOn(reach, e, kinds)),
    gone: pieces(stands) < pieces(origin.layout)
  }
}

/** What stood there at the last judgement and is gone was lifted; everything else the game has come to want meanwhile. */
function stage({ towards }: Way, judged: Observation | null): 'lifted' | 'wanted' {
  const wasThere = (kind: KindId, place: PlaceId): boolean =>
    judged?.places[place]?.some((thing) => agrees(thing, kind)) ?? false
  const lifted = towards.every((fix) => fix.fix === 'die' || (fix.fix === 'put' && wasThere(fix.kind, fix.to)))
  return lifted ? 'lifted' : 'wanted'
}

/**
 * The latest earlier belief that agrees as it is. Only pieces that were put back take anything back. What was said is only
 * unsaid where all that was changed since is seen: a place that nobody sees agrees with anything.
 */
function takeBack(reach: Reach, { trail, said }: Bench, seen: Observation): (Verdict & { verdict: 'back' }) | null {
  const view = sight(seen)
  const layoutOf = ({ state, key }: Line): Layout => reach.spot(state, key).layout
  const now = trail.at(-1) as Belief
  if (isThrown(seen.dice) || now.some((line) => placesAgree(view, layoutOf(line)))) return null
  const isSeen = (l: Layout): boolean => {
    const last = layoutOf(now[0] as Line)
    return changed(l, last).every((place) => watches(view, place, l, last))
  }
  for (let keep = trail.length - 1; keep > 0; keep--) {
    const belief = trail[keep - 1] as Belief
    const steps = belief.flatMap((line, from) => {
      const l = layoutOf(line)
      return sightAgrees(view, l) && (keep > said.lastIndexOf(true) || isSeen(l)) ? [{ from, moves: [] }] : []
    })
    if (steps.length > 0) return { verdict: 'back', keep, steps }
  }
  return null
}

/** A legal move of somebody else than who played last looks like the take-back: then it is a reply, if it is no longer than that. */
function isReply({ trail }: Bench, keep: number, steps: readonly Step[]): boolean {
  const undone = since(trail[keep - 1] as Belief, trail.at(-1) as Belief)
  const last = undone.findLast(({ by }) => by !== 'chance')?.by
  return steps.some(
    ({ moves }) => moves.length <= undone.length && moves.some(({ by }) => by !== 'chance' && by !== last)
  )
}
