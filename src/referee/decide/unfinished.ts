// What is said of a table that no play ends like: on the way to one, waiting for something, an accident, or wrong.

import type { KindId, PlaceId } from '../../core/ids.ts'
import { agrees, type Observation } from '../../core/observation.ts'
import type { Correction } from '../../core/ruling.ts'
import { type Layout, placesAgree } from '../infer/agreement.ts'
import { isThrown, type ThrowNode } from '../infer/dice.ts'
import { begun, type Guidance, nearest } from '../infer/guidance.ts'
import { stepTo } from '../infer/path.ts'
import type { SearchResult } from '../infer/search.ts'
import { accident } from '../limits.ts'
import { asMove, type Evidence } from './evidence.ts'
import { earlierPaths, piecesIn } from './history.ts'
import type { Verdict } from './verdict.ts'

/** Where nothing was found: from what is believed now, from earlier in the turn, and from what was taken back. */
export interface Tried {
  readonly onward: SearchResult
  readonly again: SearchResult | null
  readonly undone: SearchResult | null
}

/** `first`: the rest from which `again` was searched. */
export function unfinished(evidence: Evidence, first: number, { onward, again, undone }: Tried): Verdict {
  const { graph, match, seen, view, layout, restore } = evidence
  const { history, sensors } = match
  const tries = again ? [onward, again] : [onward]
  const paths = tries.flatMap((it) => it.paths)
  const plays = [...paths, ...(undone?.paths ?? [])]
  const guidance = begun(view, isThrown(seen.dice) ? plays.filter((path) => path.thrown) : plays, sensors.base)
  if (guidance && bringsOn(guidance) && !undone?.paths.includes(guidance.path))
    return asMove(evidence, onward.paths.includes(guidance.path) ? history.length : first + 1, arrived(guidance))
  if (guidance) {
    const nothingPlayed = guidance.path.depth === 0 && onward.paths.includes(guidance.path)
    return {
      verdict: 'unfinished',
      towards: guidance.towards,
      stage: nothingPlayed ? stage(guidance, sensors.base) : 'begun'
    }
  }
  const homeward = isThrown(seen.dice) ? null : begun(view, earlierPaths(graph, history), sensors.base)
  if (homeward?.towards.every(({ fix }) => fix === 'put'))
    return { verdict: 'unfinished', towards: homeward.towards, stage: 'begun' }
  const unseen = onward.unseen ?? again?.unseen
  if (unseen) return { verdict: 'unfinished', towards: unread(unseen, seen), stage: 'wanted' }
  if (sensors.knock.is !== 'none') return restore()
  // Where only dice are wrong no piece is to be moved, however far a play would make them right.
  const corrections = placesAgree(view, layout) ? restore().corrections : nearest(view, paths)
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
function bringsOn({ towards, path: { depth, origin, node } }: Guidance): boolean {
  const seen = piecesIn(node.layout) - towards.length
  return depth > 0 && seen >= piecesIn(origin.layout) && towards.every((fix) => fix.fix === 'put')
}

const arrived = ({ path }: Guidance): Pick<SearchResult, 'steps' | 'ends'> => ({ steps: [stepTo(path)], ends: [path] })

/** Nobody sees the tray, or not what lies in it: the faces have to be said, or seen, before anything can be judged. */
function unread({ dice }: ThrowNode, seen: Observation): Correction[] {
  const unknown = (kind: string): Correction => ({ fix: 'die', kind, from: '?', to: null })
  if (seen.dice) return seen.dice.lying.flatMap(({ kind, face }) => (face === '?' ? [unknown(kind)] : []))
  return dice.flatMap(({ kind, count }) => Array.from({ length: count }, () => unknown(kind)))
}

/** What stood there at the last judgement and is gone was lifted; everything else the game has come to want meanwhile. */
function stage({ towards }: Guidance, judged: Observation | null): 'lifted' | 'wanted' {
  const wasThere = (kind: KindId, place: PlaceId): boolean =>
    judged?.places[place]?.some((thing) => agrees(thing, kind)) ?? false
  const lifted = towards.every((fix) => fix.fix === 'die' || (fix.fix === 'put' && wasThere(fix.kind, fix.to)))
  return lifted ? 'lifted' : 'wanted'
}
