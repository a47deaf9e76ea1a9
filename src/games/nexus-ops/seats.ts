// What a seat brings to the table: its player's name and its colour (NO-015).

import { misfits } from '../../core/form.ts'
import { ruleId } from '../../core/ids.ts'
import type { Json } from '../../core/json.ts'
import type { Checked, Problem, Schema } from '../../core/schema.ts'

const colours = ['red', 'blue', 'green', 'yellow'] as const

export const seatSchema: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'seat.name', maxLength: 40 },
    colour: { type: 'string', enum: colours, title: 'seat.colour', description: 'seat.colour.help' }
  },
  additionalProperties: false
}

/** NO-015: a colour that nobody else has; whoever names none gets one that is left. */
export function readSeats(seats: readonly Json[]): Checked<readonly string[]> {
  const problems = seats.flatMap((it, seat) => misfits(seatSchema, it, ['seats', seat]))
  if (problems.length > 0) return { ok: false, problems }
  const named = seats.map((it) => (it as { colour?: string }).colour)
  const twice = named.findIndex((it, i) => it !== undefined && named.indexOf(it) < i)
  if (twice >= 0) {
    const problem: Problem = {
      at: ['seats', twice, 'colour'],
      why: { say: 'problem.colour', with: { colour: { say: `seat.colour.${named[twice]}` } } },
      rule: ruleId('NO-015')
    }
    return { ok: false, problems: [problem] }
  }
  const left: string[] = colours.filter((it) => !named.includes(it))
  return { ok: true, value: named.map((it) => it ?? left.shift() ?? '') }
}
