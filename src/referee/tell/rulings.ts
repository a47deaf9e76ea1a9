// The rulings on a table that no play explains, with their sentences: guidance, waiting for dice, or a foul.

import type { Seat } from '../../core/ids.ts'
import type { Observation } from '../../core/observation.ts'
import type { Correction, Ruling } from '../../core/ruling.ts'
import type { Phrase } from '../../core/words.ts'
import type { Graph } from '../infer/graph.ts'
import { isNameless, type SensorState } from '../sense/sensors.ts'
import { diagnose, type Played } from './diagnosis.ts'

type Stage = 'lifted' | 'begun' | 'wanted'

/** What was found on such a table; `stage`: of a play that is not finished. */
export interface Found {
  readonly verdict: string
  readonly towards?: readonly Correction[]
  readonly corrections?: readonly Correction[]
  readonly stage?: Stage
  readonly knocked?: boolean
  readonly guessed?: boolean
}

/** What has to be done so that table and game agree. */
export const fixesIn = ({ towards, corrections }: Found): readonly Correction[] | null => towards ?? corrections ?? null

export type Wrong = Extract<Ruling, { ruling: 'foul' | 'gave up' }>

export const isWrong = (ruling: Ruling): ruling is Wrong => ruling.ruling === 'foul' || ruling.ruling === 'gave up'

/** Nothing is wrong, and nothing is waited for. */
export const calm: Ruling = { ruling: 'settled', moves: [] }

export const guided = ({ towards, stage }: Required<Pick<Found, 'towards' | 'stage'>>): Ruling => ({
  ruling: 'on the way',
  towards,
  say: says.stage(stage, towards)
})

/** Dice are waited for, and that is shown; a foul or a question shown already stays. */
export const withDiceAwaited = (ruling: Ruling, say: Phrase, towards: readonly Correction[] = []): Ruling =>
  ruling.ruling === 'settled' || ruling.ruling === 'on the way' ? { ruling: 'on the way', towards, say } : ruling

/** They lie. */
export const withDiceLying = (ruling: Ruling): Ruling => (awaitsDice(ruling) ? calm : ruling)

/** Nothing but dice is waited for, whatever they will show. */
const awaitsDice = (ruling: Ruling): boolean =>
  ruling.ruling === 'on the way' && ruling.towards.every((fix) => fix.fix === 'die' && fix.from === '?')

/** The foul that is called. Where sensors may err, or nobody meant it, no rule is named. */
export function called(
  graph: Graph,
  match: Played & { readonly sensors: SensorState },
  found: Found,
  observed: Observation
) {
  const { verdict, stage, knocked = false } = found
  const corrections = fixesIn(found) ?? []
  const isSilent = knocked || stage || verdict === 'lost' || isDim(observed, corrections)
  const refusal = isSilent || isPhantom(match.sensors, corrections) ? null : diagnose(graph, match, observed)
  const isLost = verdict === 'lost' || (found.guessed === true && !refusal && !knocked)
  const silent = stage
    ? says.stage(stage, corrections)
    : { say: `referee.${knocked ? 'knocked' : isLost ? 'lost' : 'foul'}` }
  const say = refusal?.why ?? silent
  const ruling: Wrong = isLost ? { ruling: 'gave up', say, corrections } : { ruling: 'foul', refusal, say, corrections }
  return { ruling, say, corrections, ...(refusal ? { rule: refusal.rule } : {}) }
}

/** Nothing is wrong but a thing without a name among things that have one: sensors may err, and nobody is accused of it. */
const isPhantom = (sensors: SensorState, corrections: readonly Correction[]): boolean =>
  isNameless(sensors) && corrections.every((it) => it.fix === 'take' && it.kind === null)

/** A piece is nowhere to be seen and nobody can tell which dice rolled: then no rule is named for what they show. */
const isDim = ({ dice }: Observation, corrections: readonly Correction[]): boolean =>
  dice !== undefined &&
  dice.thrown === undefined &&
  (['put', 'die'] as const).every((fix) => corrections.some((it) => it.fix === fix))

/** Why the table is wrong, once more. */
export const whyWrong = (ruling: Wrong): Phrase =>
  (ruling.ruling === 'foul' ? ruling.refusal?.why : null) ?? wanted(ruling.corrections)

/** What has to be done first: pieces are lit where they are to stand; dice, and what is to go, are shown otherwise. */
export const wanted = (fixes: readonly Correction[]): Phrase => ({
  say: fixes.every(({ fix }) => fix === 'move' || fix === 'put') ? 'referee.wanted' : 'referee.wanted.other'
})

/** What is said of hands, dice and words. */
export const says = {
  rolling: { say: 'referee.rolling' },
  shaken: { say: 'referee.shaken' },
  nothingToUndo: { say: 'referee.nothingToUndo' },
  crooked: (n: number): Phrase => ({ say: 'referee.crooked', with: { n } }),
  stage: (stage: Stage, fixes: readonly Correction[]): Phrase =>
    stage === 'wanted' ? wanted(fixes) : { say: `referee.${stage}` },
  stuck: (sensor: 'hand' | 'tilt'): Phrase => ({ say: `referee.stuck.${sensor}` }),
  notYours: (seat: Seat): Phrase => ({ say: 'referee.notYours', with: { seat: { seat } } }),
  notYourMove: (seat: Seat): Phrase => ({ say: 'referee.notYourMove', with: { seat: { seat } } })
}
