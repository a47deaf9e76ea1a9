// Faults of a record's line that only its match reveals: an unknown seat, action or preset. Such a line is an error, whatever it expects.

import type { Header, RecordLine } from '../core/record.ts'
import type { AnyRules } from '../core/rules.ts'
import type { Problem } from '../core/schema.ts'
import { misshapen, type Shapes } from '../core/shape.ts'

type Path = Problem['at']

/** What `setup` does not see of a header. */
export function misfitsOfHeader(
  { preset, agreed, seats }: Header,
  { presets }: Pick<AnyRules, 'presets'>
): readonly Problem[] {
  return [
    ...(preset === undefined ? [] : misnamed(preset, Object.keys(presets), ['preset'])),
    ...noSeat(agreed?.audience, seats.length, ['agreed', 'audience'])
  ]
}

export function misfitsOfLine(line: RecordLine, { acts }: Pick<AnyRules, 'acts'>, seats: number): readonly Problem[] {
  switch (line.line) {
    case 'move':
      return [...noSeat(line.move.by, seats, ['by']), ...noAct(line.move.do, acts, ['do'])]
    case 'refuse':
      return [...noSeat(line.move.by, seats, ['refuse', 'by']), ...noAct(line.move.do, acts, ['refuse', 'do'])]
    case 'hint':
      return noSeat(line.hint, seats, ['hint'])
    case 'handover':
      return noSeat(line.handover, seats, ['handover'])
    case 'expect':
      return noSeat(line.view, seats, ['view'])
    case 'legal':
      return [
        ...noSeat(line.by, seats, ['legal']),
        ...(line.act === undefined ? [] : misnamed(line.act, Object.keys(acts), ['act'])),
        ...line.are.flatMap((it, i) => noAct(it, acts, ['are', i])),
        ...line.are.flatMap((it, i) => (line.act === undefined ? [] : misnamed(it.act, [line.act], ['are', i, 'act'])))
      ]
    default:
      return []
  }
}

const noSeat = (by: unknown, seats: number, at: Path): readonly Problem[] =>
  typeof by === 'number' && by >= seats ? [{ at, why: { say: 'record.seat', with: { last: seats - 1 } } }] : []

/** The sentence names the key; the position of an unknown name is where it stands. */
function noAct(action: unknown, acts: Shapes, at: Path): readonly Problem[] {
  const odd = misshapen(action, acts)
  return odd ? [{ at: odd.why.say === 'shape.act' ? [...at, 'act'] : at, why: odd.why }] : []
}

const misnamed = (name: string, known: readonly string[], at: Path): readonly Problem[] =>
  known.includes(name) ? [] : [{ at, why: { say: 'form.known', with: { known: { or: known } } } }]
