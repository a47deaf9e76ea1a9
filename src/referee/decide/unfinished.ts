// Verdicts on a table that no complete play explains: a play has begun, something is awaited, an accident, or a foul.

import type { KindId, PlaceId } from '../../core/ids.ts'
import { agrees, type Observation } from '../../core/observation.ts'
import type { Correction } from '../../core/ruling.ts'
import { count, placesAgree, standing, type View } from '../infer/agreement.ts'
import { correctionsTo } from '../infer/corrections.ts'
import { isThrown } from '../infer/dice.ts'
import type { Evidence } from '../infer/evidence.ts'
import { begun, type Guidance, nearest, numberAt } from '../infer/guidance.ts'
import { stepTo } from '../infer/path.ts'
import { givenUp, type Play, searchOn, searchTurn, searchUndone, turnBegan } from '../infer/plays.ts'
import { earlierPaths } from '../infer/rests.ts'
import type { SearchResult } from '../infer/search.ts'
import { accident } from '../limits.ts'
import type { Verdict } from './verdict.ts'

type Unfinished = Verdict & { verdict: 'unfinished' }
type Foul = Verdict & { verdict: 'foul' }

/** Everything must go back to its place. */
export const restore = ({ view, layout }: Evidence): Foul => ({
  verdict: 'foul',
  corrections: correctionsTo(view, layout),
  knocked: true,
  guessed: false
})

/** The same, but the game itself asks for it: nobody made a mistake. */
export const wanted = (e: Evidence): Unfinished => ({
  verdict: 'unfinished',
  towards: restore(e).corrections,
  stage: 'wanted'
})

/** The searches from what is believed now and from where the turn began. */
const searches = (e: Evidence): readonly SearchResult[] => [searchOn(e), searchTurn(e)].filter((it) => it !== null)

/** The play that has begun. It is complete if only pieces are missing that the game itself brings onto the table. */
export function playBegun(e: Evidence): Play | Unfinished | null {
  const { match, observed, view } = e
  const { base } = match.sensors
  const onward = searchOn(e).paths
  const undone = givenUp(e).flatMap((it) => searchUndone(e, it).paths)
  const plays = [...searches(e).flatMap(({ paths }) => paths), ...undone]
  const guidance = begun(view, isThrown(observed.dice) ? plays.filter((path) => path.thrown) : plays, base)
  if (!guidance) return null
  const { path, towards } = guidance
  const isOnward = onward.includes(path)
  if (bringsOn(view, guidance) && !undone.includes(path))
    return { keep: isOnward ? match.history.length : turnBegan(e) + 1, steps: [stepTo(path)], ends: [path] }
  if (path.depth === 0 && isOnward) return { verdict: 'unfinished', towards, stage: stage(guidance, base) }
  const otherwise = wrong(e)
  const isNearer = otherwise.verdict === 'foul' && otherwise.corrections.length < towards.length
  return { verdict: 'unfinished', towards, stage: 'begun', ...(isNearer ? { else: otherwise } : {}) }
}

/** Nothing is in a hand, and where something is missing all stands that stood there: what the game brings is asked for afterwards. */
function bringsOn(view: View, { towards, path: { depth, origin, node } }: Guidance): boolean {
  const present = node.layout.pieces - towards.length
  const isBrought = (fix: Correction): boolean =>
    fix.fix === 'put' && numberAt(view, fix.to, fix.kind) >= count(standing(origin.layout, fix.to), fix.kind)
  return depth > 0 && present >= origin.layout.pieces && towards.every(isBrought)
}

/** What stood there at the last judgement and is gone was lifted; everything else the game has come to want meanwhile. */
function stage({ towards }: Guidance, judged: Observation | null): 'lifted' | 'wanted' {
  const wasThere = (kind: KindId, place: PlaceId): boolean =>
    judged?.places[place]?.some((thing) => agrees(thing, kind)) ?? false
  const lifted = towards.every((fix) => fix.fix === 'die' || (fix.fix === 'put' && wasThere(fix.kind, fix.to)))
  return lifted ? 'lifted' : 'wanted'
}

/** A take-back is begun: only pieces are missing for it, and no more of them than a wrong move would have to be corrected by. */
export function homeward(e: Evidence): Unfinished | null {
  const { towards = [] } =
    (isThrown(e.observed.dice) ? null : begun(e.view, earlierPaths(e), e.match.sensors.base)) ?? {}
  const isHome = towards.length > 0 && towards.every(({ fix }) => fix === 'put')
  return isHome && towards.length <= nearestTo(e).length ? { verdict: 'unfinished', towards, stage: 'begun' } : null
}

/** The tray or its faces are unseen: faces must be typed, or seen, before anything can be judged. */
export function unread(e: Evidence): Unfinished | null {
  const { unseen } = searches(e).find((it) => it.unseen) ?? {}
  if (!unseen) return null
  const unknown = (kind: string): Correction => ({ fix: 'die', kind, from: '?', to: null })
  const towards = e.observed.dice
    ? e.observed.dice.lying.flatMap(({ kind, face }) => (face === '?' ? [unknown(kind)] : []))
    : unseen.dice.flatMap(({ kind, count }) => Array.from({ length: count }, () => unknown(kind)))
  return { verdict: 'unfinished', towards, stage: 'wanted' }
}

/** The search ran out of effort, so nothing is certain. */
const isUnsure = (e: Evidence): boolean => searches(e).some(({ sure, guessed }) => !sure && !guessed)

/** So much is out of place at once that nobody meant it. */
export function isAccident(e: Evidence): boolean {
  if (isUnsure(e)) return false
  const { at, layers } = e.layout
  const figures = [...at].flatMap(([place, kinds]) => (layers.get(place) === 'tile' ? kinds : [])).length
  return [nearestTo(e), restore(e).corrections].every((corrections) => {
    const n = corrections.filter(({ fix }) => fix !== 'die').length
    return n >= accident.pieces && n >= figures * accident.part
  })
}

/** Nothing but pieces is missing, and a play would set one of them down elsewhere: it may be in a hand. */
export function isTakenUp(e: Evidence): boolean {
  const home = restore(e).corrections.flatMap((it) => (it.fix === 'put' ? [it.to] : []))
  return searchOn(e).paths.some(({ depth, node }) => {
    const fixes = depth > 0 ? correctionsTo(e.view, node.layout) : []
    return fixes.every(({ fix }) => fix === 'put') && fixes.some((it) => it.fix === 'put' && !home.includes(it.to))
  })
}

/** A foul, with the fewest corrections. */
export const wrong = (e: Evidence): Foul | (Verdict & { verdict: 'lost' }) =>
  isUnsure(e)
    ? { verdict: 'lost', corrections: nearestTo(e) }
    : {
        verdict: 'foul',
        corrections: nearestTo(e),
        knocked: false,
        guessed: searches(e).some(({ guessed }) => guessed)
      }

/** If only dice are wrong, no piece is to be moved. */
const nearestTo = (e: Evidence): readonly Correction[] =>
  placesAgree(e.view, e.layout)
    ? restore(e).corrections
    : nearest(
        e.view,
        searches(e).flatMap(({ paths }) => paths)
      )
