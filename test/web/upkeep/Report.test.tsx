// A report is shown whole before it is saved.

import { render } from 'preact'
import { expect, test } from 'vitest'
import { report } from '../../../web/state/store.ts'
import { Report } from '../../../web/upkeep/Report.tsx'

test('a report is read in type that grows with the page', async () => {
  globalThis.fetch = (async () => ({ ok: true, text: async () => 'all is well' })) as unknown as typeof fetch
  report.value = { m: 'report', path: '/api/reports/1' } as typeof report.value
  const body = document.createElement('div')
  document.body.replaceChildren(body)
  render(<Report />, body)
  await expect.poll(() => document.querySelector('textarea')?.value).toBe('all is well')
  expect(document.querySelector('textarea')?.style.font).toMatch(/^[\d.]+rem/)
  render(null, body)
})
