// The replay of a match on the page: film, scrubber, log, and the way back.

import { expect, test } from 'vitest'
import type { Doc, PastMatch, Replay } from '../../src/server/messages.ts'
import { go } from '../../web/state/place.ts'
import { moments } from './fixtures/docs.ts'
import { all, button, click, drawn, one, open, text } from './stage.tsx'

const doc = { ...moments.actions, told: [], you: { seat: null } } as Doc
const pieces = doc.scene?.pieces ?? []
const free = doc.scene?.places.find(({ id }) => pieces.every(({ place }) => place !== id))?.id ?? ''
const replay: Replay = {
  doc,
  steps: [
    [
      { path: ['scene', 'pieces', 0, 'place'], value: free },
      { path: ['told', 0], value: { at: 0, say: { say: 'title' }, by: 0, tone: 'move', step: 1, turn: 0 } }
    ],
    [{ path: ['scene', 'pieces', 0, 'place'], value: pieces[0]?.place }]
  ],
  turns: 1,
  luck: [{ seat: 0, dice: 4, pips: 18, expected: 14, z: 1.17 }]
}
const entry: PastMatch = {
  match: Number(doc.match?.id) || 1,
  game: doc.match?.game ?? '',
  names: ['Ana', 'Bo'],
  begun: 0,
  latest: 42 * 60_000,
  state: 'left',
  outcome: null
}

/** Opens the page with a daemon that has one match in its journal. */
async function opened(now: Doc, room: 'board' | 'play'): Promise<Awaited<ReturnType<typeof open>>> {
  const wire = await open(now, room)
  const before = globalThis.fetch
  globalThis.fetch = (async (path: string) => {
    if (path === '/api/matches') return { ok: true, json: async () => [entry] }
    if (path.endsWith('/replay')) return { ok: path.includes('/1/'), json: async () => replay }
    return before(path)
  }) as unknown as typeof fetch
  return wire
}

async function seen(selector: string): Promise<HTMLElement> {
  for (let i = 0; i < 200 && all(selector).length === 0; i++) await drawn()
  return one(selector)
}

/** Waits until the film is loaded. */
async function loaded(): Promise<void> {
  await seen('.replay-time')
  for (let i = 0; i < 200 && !at().endsWith('2'); i++) await drawn()
}

const at = (): string => text('.replay-time b')

test('the scrubber shows the board after each move, forward and back, and never goes past an end', async () => {
  await opened(moments.actions, 'board')
  go('replay', 1, 0)
  await loaded()
  expect(at()).toBe('0 of 2')
  expect(button('One move back').hasAttribute('disabled')).toBe(true)
  await click(button('One move forward'))
  await drawn()
  expect(at()).toBe('1 of 2')
  await expect.poll(() => text('.log')).toContain(doc.match?.seats[0]?.name)
  await click(button('One move forward'))
  expect(at()).toBe('2 of 2')
  expect(button('One move forward').hasAttribute('disabled')).toBe(true)
  await click(button('To the beginning'))
  expect(at()).toBe('0 of 2')
})

test('a board of the past offers no seat, no dice to type and nothing to say; one press leads back to the match', async () => {
  await opened(moments.actions, 'board')
  go('replay', 1, 1)
  await loaded()
  expect(all('.type-dice, .target, .tray-box, .awaited, .tab-row > .tool')).toHaveLength(0)
  // The headline says what was done, for the ear as well, and asks for nothing.
  expect([text('.headline-say'), all('.headline-last').length]).toEqual(['Nexus Keepers', 0])
  expect(text('[aria-live="polite"]')).toBe('Nexus Keepers')
  await click(button('To the beginning'))
  await expect.poll(() => text('.headline-say')).toBe('The match begins.')
  await click(button('Back to the match'))
  expect(all('.replay')).toHaveLength(0)
  await expect.poll(() => text('.headline')).not.toContain('Nexus')
})

test('a match that cannot be read says so, and one press leads on', async () => {
  await opened(moments.actions, 'board')
  go('replay', 9)
  await seen('.replay p')
  expect(text('.replay')).toContain('can’t be read')
  expect(button('Back to the match')).toBeTruthy()
})

test('a past match is listed with its players; going on with it and removing it are said to the daemon', async () => {
  const wire = await opened(moments.actions, 'play')
  go('door')
  await drawn()
  go('play')
  await seen('.past li')
  expect(text('.past')).toContain('Ana, Bo')
  await click(button('Remove this match'))
  await click(button('Really remove it?'))
  expect(wire.orders).toContainEqual({ m: 'forget', match: entry.match })
  await click(button('Resume'))
  expect(wire.orders).toContainEqual({ m: 'resume', match: entry.match })
})

test('what was opened over the board closes when the next move is shown', async () => {
  await opened(moments.actions, 'board')
  go('replay', 1, 0)
  await loaded()
  await click(one('#tab-review'))
  expect(all('.panel-side.open')).toHaveLength(1)
  await click(button('One move forward'))
  await drawn()
  expect(all('.panel-side.open')).toHaveLength(0)
})

test('what is wrong where a match goes on is said over a board of its past, and only there; what to do is not', async () => {
  const wire = await opened(moments.actions, 'board')
  go('replay', 1, 1)
  await loaded()
  wire.hear({ m: 'doc', rev: 2, doc: { ...moments.foul, you: { seat: null } } })
  await drawn()
  const foul = text('.headline-say')
  expect(foul).not.toBe('Nexus Keepers')
  expect(text('[aria-live="assertive"]')).toContain(foul)
  expect(all('.fix, .headline-why, g.expected path')).toHaveLength(0)
  const other = moments.foul.match && { ...moments.foul.match, id: 'another' }
  wire.hear({ m: 'doc', rev: 3, doc: { ...moments.foul, match: other, you: { seat: null } } })
  await drawn()
  expect([text('.headline-say'), text('[aria-live="assertive"]')]).toEqual(['Nexus Keepers', ''])
})
