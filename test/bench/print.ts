// Prints the table for people. Each line of a row has: what was measured, our figure, the baseline, the ratio, the target.

import { arch, cpus, release, totalmem, type } from 'node:os'
import { type Measured, type Spread, verdict } from './measure.ts'
import type { Line, Row } from './row.ts'

export type Result =
  | { readonly row: Row; readonly measured: Measured }
  /** Why it was not measured. */
  | { readonly row: Row; readonly skipped: string }

export const machine = (): string => {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()} ${arch()}, Node ${process.version}`
}

const head = ['', 'ours: median (min … max)', 'baseline', 'ratio', 'target']

export function table(results: readonly Result[]): string {
  const rows = results.flatMap((it) =>
    'skipped' in it
      ? [[it.row.title, `not measured: ${it.skipped}`, '', '', '']]
      : it.row.lines.map((line) => cells(it.row, line, it.measured))
  )
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cells(row: Row, line: Line, measured: Measured): string[] {
  const { value, met, stretched } = verdict(line, measured)
  const [here, there] = [measured.ours[line.of], measured.baseline[line.of]]
  return [
    `${line.what}${row.simulated ? ` (simulated: ${row.simulated})` : ''}`,
    here ? `${spread(here)} ${line.unit}` : '–',
    there && row.baseline ? `${row.baseline}: ${spread(there)}` : '–',
    line.as === 'value' ? '–' : `${number(value)}×`,
    line.aim ? `${aimed(line)} ${met ? (stretched ? 'met, and the stretch' : 'met') : '**missed**'}` : '–'
  ]
}

function aimed({ aim, as, unit }: Line): string {
  if (!aim) return ''
  const of = as === 'value' ? ` ${unit}` : '×'
  const goal = 'least' in aim ? `≥ ${aim.least}${of}` : `≤ ${aim.most}${of}`
  return `${goal}${aim.stretch === undefined ? '' : ` (stretch ${aim.stretch}${of})`}`
}

const spread = ({ median, min, max }: Spread): string => `${number(median)} (${number(min)} … ${number(max)})`

/** Rounds to three digits, which is as precise as the machine can repeat. */
export function number(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (Math.abs(value) >= 1000) return String(Number(value.toPrecision(3))).replace(/\B(?=(\d{3})+$)/g, ' ')
  return String(Number(value.toPrecision(3)))
}
