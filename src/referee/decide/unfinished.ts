// What is said of a table that no play ends like: on the way to one, waiting for something, an accident, or wrong.

import type { KindId, PlaceId } from '../../core/ids.ts'
import { agrees, type Observation } from '../../core/observation.ts'
import type { Correction } from '../../core/ruling.ts'
import { type Layout, placesAgree } from '../infer/agreement.ts'
import { isThrown, type ThrowNode } from '../infer/dice.ts'
import { nearest, onTheWay, type Way } from '../infer/guidance.ts'
import { stepTo } from '../infer/path.ts'
import type { Explanation } from '../infer/search.ts'
import { accepted, type Look } from './evidence.ts'
import { piecesIn, rests } from './history.ts'
import type { Verdict } from './verdict.ts'

/** This many pieces out of place at once are an accident, if they are a good part of all that stand there. */
const accident = { pieces: 3, part: 1 / 4 }

/** Where nothing was found: from what is believed now, from earlier in the turn, and from what was taken back. */
export interface Tried {
  readonly onward: Explanation
  readonly again: Explanation | null
  readonly undone: Explanation | null
}

/** `first`: the rest from which `again` was searched. */
export function unexplained(look: Look, first: number, { onward, again, undone }: Tried): Verdict {
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

/** What stood there at the last judgement and is gone was lifted; everything else the game has come to want meanwhile. */
function stage({ towards }: Way, judged: Observation | null): 'lifted' | 'wanted' {
  const wasThere = (kind: KindId, place: PlaceId): boolean =>
    judged?.places[place]?.some((thing) => agrees(thing, kind)) ?? false
  const lifted = towards.every((fix) => fix.fix === 'die' || (fix.fix === 'put' && wasThere(fix.kind, fix.to)))
  return lifted ? 'lifted' : 'wanted'
}
