// The verdict on an observation, before anything waits or acts on it: of all that may explain a table, what a courteous referee takes
// for true. The bands decide what comes first.

import type { Observation } from '../../core/observation.ts'
import { moved } from '../infer/agreement.ts'
import { evidence } from '../infer/evidence.ts'
import { goesOn } from '../infer/goes-on.ts'
import type { Graph } from '../infer/graph.ts'
import { layoutInView, type Path } from '../infer/path.ts'
import { type Play, together } from '../infer/plays.ts'
import { strayed } from '../sense/follow.ts'
import { onBoard, standAlike } from '../sense/observed.ts'
import { type Case, type Proposal, rows } from './bands.ts'
import type { RefereeState } from './state.ts'
import type { Verdict } from './verdict.ts'

/** A figure put down beside the tiles may have been meant to be off them: that is asked when nothing else explains it. */
export function decide(graph: Graph, match: RefereeState, observed: Observation): Verdict {
  const verdict = arbitrate(evidence(graph, match, observed))
  if (!observed.off?.length || explains.has(verdict.verdict)) return verdict
  const meant = arbitrate(evidence(graph, match, onBoard(observed)))
  const astray = strayed(match.sensors.follow)
  const isMove = meant.verdict !== 'same' && astray !== null && standAlike(astray, observed)
  return explains.has(meant.verdict) && !isMove ? meant : verdict
}

const explains: ReadonlySet<Verdict['verdict']> = new Set(['same', 'moved', 'back'])

const bands = [...Map.groupBy(rows, ({ band }) => band).values()]

/** The first band in which anything is proposed decides; what its rows propose is believed together. */
function arbitrate(it: Case): Verdict {
  for (const band of bands) {
    const [first, ...others] = band.flatMap(({ propose }) => propose(it, arbitrate) ?? [])
    if (first) return 'verdict' in first ? first : asMove(it, together(it, first, others.filter(isPlay)))
  }
  throw new Error('the last row proposes a foul')
}

const isPlay = (it: Proposal): it is Play => !('verdict' in it)

function asMove({ graph, view, layout }: Case, { keep, steps, ends, slip }: Play): Verdict {
  const end = ends[0] as Path
  const stands = layoutInView(view, end) ?? end.node.layout
  // What is read anew begins elsewhere than where pieces stood last: a play done again moves them all the same.
  const before = [end.origin.layout, layout]
  const kinds = [...new Set(before.flatMap((it) => [...moved(it, stands)]))]
  return {
    verdict: 'moved',
    keep,
    steps,
    kinds,
    goesOn: ends.some((e) => goesOn(graph, e, kinds)),
    gone: before.some((it) => stands.pieces < it.pieces),
    ...(slip ? { slip } : {})
  }
}
