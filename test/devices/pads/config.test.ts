// What a table file says of its pads: judged when there are some.

import { Ajv } from 'ajv'
import { expect, test, vi } from 'vitest'

test('a table without pads compiles no schema for them, one with pads compiles it once', async () => {
  const compile = vi.spyOn(Ajv.prototype, 'compile')
  const { parsePads } = await import('../../../src/devices/pads/config.ts')
  expect(parsePads([])).toEqual({ ok: true, value: [] })
  expect(compile).not.toHaveBeenCalled()
  for (const seat of [0, 1]) {
    expect(parsePads([{ driver: 'hid', seat, profile: { name: 'Pad', match: {}, buttons: {} } }])).toMatchObject({
      ok: true
    })
  }
  expect(compile).toHaveBeenCalledTimes(1)
})

test('every pad that is wrong is named with what is wrong with it', async () => {
  const { parsePads } = await import('../../../src/devices/pads/config.ts')
  const good = { driver: 'hid', seat: 0, profile: { name: 'Pad', match: {}, buttons: {} } }
  const parsed = parsePads([good, { ...good, seat: 9 }, { ...good, socket: '' }, { ...good, colour: 'red' }])
  const problems = parsed.ok ? [] : parsed.problems.map(({ at, why }) => [at.join('.'), why.with?.text])
  expect(problems).toEqual([
    ['1.seat', 'seat must be <= 7'],
    ['2.socket', 'socket must NOT have fewer than 1 characters'],
    ['3', 'this pad must NOT have additional properties (colour)']
  ])
  expect(parsePads('none')).toMatchObject({ ok: false })
})
