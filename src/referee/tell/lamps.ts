// What the lamps should say now, as layers of cues: fouls over questions over lifted pieces over the turn. Meanings only, no colours.

import type { KindId, PlaceId } from '../../core/ids.ts'
import type { Reading } from '../../core/observation.ts'
import type { Correction, Layer, Ruling } from '../../core/ruling.ts'
import { type Cue, type CueName, tray } from '../../core/scene.ts'
import { changed, type Layout, viewOf } from '../infer/agreement.ts'
import type { Belief, History, Hypothesis } from '../infer/belief.ts'
import { correctionsTo } from '../infer/corrections.ts'
import type { Graph } from '../infer/graph.ts'
import { pendingIn, type Settling } from '../sense/settling.ts'
import { destinations, nextSteps } from './destinations.ts'
import { type Found, isWrong } from './rulings.ts'

/** What of everything that the referee remembers the lamps show. */
interface Lit {
  readonly history: History
  readonly ruling: Ruling
  readonly asked: object | null
  readonly outcome: object | null
  readonly sensors: { readonly last: Reading | null; readonly settling: Settling<Found> }
}

export function lampsOf(graph: Graph, match: Lit): readonly Layer[] {
  const belief = match.history.at(-1) as Belief
  const { state, key } = belief[0] as Hypothesis
  const { layout } = graph.node(state, key)
  const foul = isWrong(match.ruling) ? match.ruling.corrections : []
  const lifted = inHands(match, layout)
  const begun = towards(match)
  const calm = foul.length === 0 && lifted.length === 0 && begun.length === 0 && !match.asked && !match.outcome
  const cues = graph.game.cues(state)
  const player = cues.flatMap(({ cue, place }) => (cue === 'turn' ? [place] : []))
  const dice = [tray, ...player].map((place): Cue => ({ cue: 'wrong', place }))
  const layers: Layer[] = [
    { layer: 'decoration', cues },
    { layer: 'turn', cues: calm ? nextSteps(graph, belief) : [] },
    {
      layer: 'lifted',
      cues: foul.length > 0 ? [] : [...lifts(graph, belief, lifted), ...corrections(begun, 'lift', 'put', dice)]
    },
    { layer: 'question', cues: match.asked ? asked(graph, belief) : [] },
    { layer: 'foul', cues: corrections(foul, 'wrong', 'fix', dice) }
  ]
  return layers.filter(({ cues }) => cues.length > 0)
}

/** Pieces that should stand where a seen place is empty of them, and that stand nowhere else. */
function inHands({ sensors }: Lit, layout: Layout): { readonly kind: KindId; readonly from: PlaceId }[] {
  if (!sensors.last) return []
  const fixes = correctionsTo({ ...viewOf(sensors.last), lying: null }, layout)
  return fixes.flatMap((fix) => (fix.fix === 'put' ? [{ kind: fix.kind, from: fix.to }] : []))
}

function lifts(graph: Graph, belief: Belief, lifted: readonly { kind: KindId; from: PlaceId }[]): Cue[] {
  if (lifted.length === 0) return []
  const homes = new Set(lifted.map(({ from }) => from))
  const beyond = destinations(graph, belief, { kinds: new Set(lifted.map(({ kind }) => kind)), at: homes })
  return [
    ...[...homes].map((place): Cue => ({ cue: 'home', place })),
    ...beyond.filter(({ place }) => !homes.has(place))
  ]
}

/** What a play half done still needs; the lights lead there at once, before anybody rules on it. */
function towards({ ruling, sensors }: Lit): readonly Correction[] {
  const led = ruling.ruling === 'on the way' ? ruling.towards : []
  const pending = pendingIn(sensors.settling)
  if (!pending) return led
  if (!pending.towards) return led.filter(({ fix }) => fix === 'die')
  return pending.stage === 'lifted' ? [] : pending.towards
}

/** Dice lie on no place of the board: what is wrong with them is shown at the tray, and where it is whose turn it is. */
const corrections = (fixes: readonly Correction[], wrong: CueName, right: CueName, dice: readonly Cue[]): Cue[] => [
  ...(fixes.some(({ fix }) => fix === 'die') ? dice : []),
  ...fixes.flatMap((fix) => [
    ...(fix.fix === 'move' || fix.fix === 'take' ? [{ cue: wrong, place: fix.from }] : []),
    ...(fix.fix === 'move' || fix.fix === 'put' ? [{ cue: right, place: fix.to }] : [])
  ])
]

/** Where the readings differ. */
function asked({ node }: Graph, belief: Belief): Cue[] {
  const [first, ...others] = belief.map(({ state, key }) => node(state, key).layout)
  const places = new Set(others.flatMap((l) => changed(first as Layout, l)))
  return [...places].map((place) => ({ cue: 'choice', place }))
}
