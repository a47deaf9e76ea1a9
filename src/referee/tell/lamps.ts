// What the table should say now, as layers of cues: fouls over questions over lifted pieces over the turn. Meanings only.

import type { KindId, PlaceId } from '../../core/ids.ts'
import type { Correction, Layer } from '../../core/ruling.ts'
import { type Cue, type CueName, tray } from '../../core/scene.ts'
import type { Bench } from '../decide/state.ts'
import { changed, type Layout, sight } from '../infer/agreement.ts'
import type { Belief, Line } from '../infer/belief.ts'
import { compare } from '../infer/corrections.ts'
import type { Reach } from '../infer/graph.ts'
import { nextSteps, reachOf } from './destinations.ts'

export function layersOf(reach: Reach, bench: Bench): readonly Layer[] {
  const belief = bench.trail.at(-1) as Belief
  const { state, key } = belief[0] as Line
  const { layout } = reach.spot(state, key)
  const foul = bench.ruling.ruling === 'foul' || bench.ruling.ruling === 'gave up' ? bench.ruling.corrections : []
  const lifted = inHands(bench, layout)
  const begun = towards(bench)
  const calm = foul.length === 0 && lifted.length === 0 && begun.length === 0 && !bench.asked && !bench.outcome
  const cues = reach.game.cues(state)
  const player = cues.flatMap(({ cue, place }) => (cue === 'turn' ? [place] : []))
  const dice = [tray, ...player].map((place): Cue => ({ cue: 'wrong', place }))
  const layers: Layer[] = [
    { layer: 'decoration', cues },
    { layer: 'turn', cues: calm ? nextSteps(reach, belief) : [] },
    {
      layer: 'lifted',
      cues: foul.length > 0 ? [] : [...lifts(reach, belief, lifted), ...corrections(begun, 'lift', 'put', dice)]
    },
    { layer: 'question', cues: bench.asked ? asked(reach, belief) : [] },
    { layer: 'foul', cues: corrections(foul, 'wrong', 'fix', dice) }
  ]
  return layers.filter(({ cues }) => cues.length > 0)
}

/** Pieces that should stand where a seen place is empty of them, and that stand nowhere else. */
function inHands({ watch }: Bench, layout: Layout): { readonly kind: KindId; readonly from: PlaceId }[] {
  if (!watch.reading) return []
  const fixes = compare({ ...sight(watch.reading), lying: null }, layout)
  return fixes.flatMap((fix) => (fix.fix === 'put' ? [{ kind: fix.kind, from: fix.to }] : []))
}

function lifts(reach: Reach, belief: Belief, lifted: readonly { kind: KindId; from: PlaceId }[]): Cue[] {
  if (lifted.length === 0) return []
  const homes = new Set(lifted.map(({ from }) => from))
  const beyond = reachOf(reach, belief, new Set(lifted.map(({ kind }) => kind)))
  return [
    ...[...homes].map((place): Cue => ({ cue: 'home', place })),
    ...beyond.filter(({ place }) => !homes.has(place))
  ]
}

/** What a play half done still needs; the lights lead there at once, before anybody rules on it. */
function towards({ ruling, watch }: Bench): readonly Correction[] {
  const led = ruling.ruling === 'on the way' ? ruling.towards : []
  if (!watch.pending) return led
  if (watch.pending.verdict !== 'way') return led.filter(({ fix }) => fix === 'die')
  return watch.pending.stage === 'lifted' ? [] : watch.pending.towards
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
function asked({ spot }: Reach, belief: Belief): Cue[] {
  const [first, ...others] = belief.map(({ state, key }) => spot(state, key).layout)
  const places = new Set(others.flatMap((l) => changed(first as Layout, l)))
  return [...places].map((place) => ({ cue: 'choice', place }))
}
