// No page is a dead end: after a match, or when somebody else has ended it, the page always offers a next step.

import { expect, test } from 'vitest'
import { evening } from './evening.ts'
import { patience, type Visitor } from './visitor.ts'

const soon = { timeout: patience }

/** One push before the end: Dorn stands in front of his portal, and Hessa has three 4s. */
const position = {
  cubes: ['0,0 S', '1,2 N'],
  keepers: ['1,1', '1,2'],
  phase: 'actions',
  pool: [4, 4, 4, 2, 3],
  fresh: []
}
const seats = [
  { name: 'Ada', card: 'hessa' },
  { name: 'Basil', card: 'dorn' }
]

async function match() {
  const { daemon, visitor } = await evening()
  const begin = () => daemon.begin('nexus-keepers', { options: {}, seats, position })
  await begin()
  return { begin, visitor }
}
const heading = (v: Visitor) => expect.poll(() => v.page.getByRole('heading', { level: 1 }).textContent(), soon)

test('"Back to the games" on the board leads to where one can be chosen, and others are shown the way too', async () => {
  const { begin, visitor } = await match()
  const ada = await visitor()
  await ada.press(/Back to the table/)
  await ada.page.getByLabel('Tidy up').click()
  await expect.poll(() => ada.tone(), soon).toBe('turn')
  await ada.takeOff('Dorn')
  await expect.poll(() => ada.headline(), soon).toBe('Ada wins!')

  const [watching, playing] = [await visitor(), await visitor()]
  await watching.press(/^Watch/)
  await playing.press(/Back to the table/)
  await ada.press('Board')
  for (const v of [ada, watching, playing]) await expect.poll(() => v.choices(), soon).toContain('Back to the games')
  await ada.press(/^Back to the games$/)
  for (const v of [watching, playing]) await v.press(/^Back to the games$/)
  for (const v of [ada, watching, playing]) await heading(v).toBe('Choose a game')

  // A match ended from the menu during play.
  await begin()
  for (const v of [watching, playing]) await v.press(/Back to the table/)
  await playing.press(/Settings/)
  await playing.press(/^End this match$/)
  await playing.press(/^Really end it\?$/)
  await heading(playing).toBe('Choose a game')
  await expect.poll(() => watching.choices(), soon).toEqual(['Choose a game', 'To the start page'])
  for (const v of [ada, watching, playing]) expect(v.errors).toEqual([])
})
