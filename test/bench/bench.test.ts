// Tests of the benchmarks themselves: both toys are the same game, the statistics are right, and the commands explain themselves.

import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inTurns, median, quantile, verdict } from './measure.ts'
import { table } from './print.ts'
import type { Line, Row } from './row.ts'
import { sideBySide } from './rows/playouts.ts'
import { rows } from './rows.ts'
import { script } from './wire/script.ts'

const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' })
const bench = resolve('test/bench/index.ts')

test('both toys are the same game: every choice and every end', () => {
  expect(sideBySide(30)).toMatch(/^30 matches side by side agree/)
})

test.each([
  [[3, 1, 2], 2, 3],
  [[4, 1, 2, 3], 2.5, 4],
  [[7], 7, 7]
])('of %j the median is %d and nearly all are below %d', (values, middle, most) => {
  expect(median(values)).toBe(middle)
  expect(quantile(values, 0.99)).toBe(most)
})

const line = (as: Line['as'], aim: Line['aim']): Line => ({ of: 'n', what: 'n', unit: '', as, ...(aim ? { aim } : {}) })
const of = (n: number) => ({ n: { median: n, min: n, max: n } })

describe('the verdict on a line', () => {
  test.each<[Line['as'], Line['aim'], number, boolean | undefined, boolean | undefined]>([
    ['ratio', { least: 2 }, 0.5, false, undefined],
    ['gain', { least: 2, stretch: 3 }, 2, true, false],
    ['ratio', { most: 0.5, stretch: 0.5 }, 0.5, true, true],
    ['value', { most: 9 }, 10, false, undefined],
    ['value', undefined, 10, undefined, undefined]
  ])('%s with the aim %j', (as, aim, value, met, stretched) => {
    const found = verdict(line(as, aim), { ours: of(10), baseline: of(20) })
    expect([found.value, found.met, found.stretched]).toEqual([value, met, stretched])
  })
})

test('sides alternate, the first round of each does not count, and a missed target is reported', async () => {
  const order: string[] = []
  const side = (name: string, n: number) => () => {
    order.push(name)
    return { n: order.length <= 2 ? 1000 : n }
  }
  const measured = await inTurns(
    { ours: side('ours', 1), baseline: side('theirs', 3) },
    2,
    () => undefined,
    () => false
  )
  expect(order).toEqual(['theirs', 'ours', 'theirs', 'ours', 'theirs', 'ours'])
  const row: Row = {
    name: 'x',
    title: 'x',
    baseline: 'theirs',
    lines: [line('ratio', { least: 2 })],
    open: async () => ''
  }
  expect(table([{ row, measured }])).toContain('| n | 1 (1 … 1)  | theirs: 3 (3 … 3) | 0.333× | ≥ 2× **missed** |')
  expect(table([{ row, skipped: 'no compiler' }])).toContain('not measured: no compiler')
})

test('on the wire every line that moves a piece is waited for, so no lamp frame is taken for the answer to a later line', async () => {
  const lines = (await script()).trim().split('\n')
  const played = lines.filter((it) => !it.startsWith('='))
  expect(played.filter((it) => /^. T /.test(it)).map(([mark]) => mark)).toEqual(['+', '~', '+', '~'])
  expect(played.filter((it) => it.startsWith('-')).every((it) => it.startsWith('- S hand=1'))).toBe(true)
})

test('every row has a name of its own', () => {
  expect(new Set(rows.map((it) => it.name)).size).toBe(rows.length)
})

test('--help names every row, and an unknown row is refused with them', () => {
  const { stdout, status } = run(bench, '--help')
  expect(status).toBe(0)
  for (const { name } of rows) expect(stdout).toContain(name)
  expect(run(bench, '--only', 'nothing')).toMatchObject({ status: 2, stderr: 'There is no row nothing.\n' })
})
