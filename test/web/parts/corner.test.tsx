import { expect, test } from 'vitest'
import { moments } from '../fixtures/docs.ts'
import { one, open } from '../stage.tsx'

test('the button of the menu says what ails a device', async () => {
  const computer = { id: 'c', name: 'C', role: 'computer', state: 'ready' } as const
  const note = { say: 'verbatim', with: { text: 'It is hot.' } }
  await open({ ...moments.throw, devices: [{ ...computer, note }] })
  const { className, title } = one('.corner > .tool') as HTMLElement
  expect([className, title]).toEqual(['tool ill', 'It is hot.'])
  await open({ ...moments.throw, devices: [{ ...computer, state: 'lost' }] })
  expect((one('.corner > .tool') as HTMLElement).title).not.toBe('')
  await open({ ...moments.throw, devices: [computer] })
  expect((one('.corner > .tool') as HTMLElement).className).toBe('tool')
})
