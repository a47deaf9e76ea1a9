// A wrong move among 36 equal pieces, where each move passes the turn: how long the referee takes to find the broken rule, and if it does.

import { duelling } from '../../conformance/duelling.ts'
import { quantile } from '../measure.ts'
import type { Row, Taken } from '../row.ts'

const turns = 60

export const duels: Row = {
  name: 'duel',
  title: 'a wrong move among 36 equal men, one step a turn',
  rounds: 3,
  lines: [['the men of a seat alike', 'seat'] as const, ['all men alike', 'all'] as const].flatMap(([what, of]) => [
    { of: `p50 ${of}`, what: `a wrong move, ${what}, p50`, unit: 'ms', as: 'value' as const },
    { of: `p99 ${of}`, what: `a wrong move, ${what}, p99`, unit: 'ms', as: 'value' as const, aim: { most: 50 } },
    {
      of: `moves ${of}`,
      what: `moves tried by the search for it, ${what}, the most`,
      unit: '',
      as: 'value' as const
    },
    { of: `cpu ${of}`, what: `a wrong move, ${what}, p99 of the processor’s time`, unit: 'ms', as: 'value' as const },
    { of: `ruled ${of}`, what: `explained by its rule, ${what}`, unit: '%', as: 'value' as const, aim: { least: 95 } },
    { of: `fair ${of}`, what: `a legal move, ${what}, p99`, unit: 'ms', as: 'value' as const }
  ]),
  async open() {
    return {
      same: `${turns} wrong moves and as many legal ones`,
      ours: () => ({ ...taken('seat', false), ...taken('all', true) })
    }
  }
}

function taken(of: string, alike: boolean): Taken {
  const { ruled, foul, fair } = duelling(turns, { alike })
  const ms = foul.map((it) => it.ms)
  return {
    [`p50 ${of}`]: quantile(ms, 0.5),
    [`p99 ${of}`]: quantile(ms, 0.99),
    [`cpu ${of}`]: quantile(
      foul.map(({ cpu }) => cpu),
      0.99
    ),
    [`moves ${of}`]: Math.max(...foul.map(({ moves }) => moves)),
    [`ruled ${of}`]: (100 * (ruled['DU-003'] ?? 0)) / turns,
    [`fair ${of}`]: quantile(
      fair.map((it) => it.ms),
      0.99
    )
  }
}
