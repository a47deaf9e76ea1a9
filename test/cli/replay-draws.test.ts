// A tape reveals no secret: it holds the results of the daemon’s draws, and a replay draws nothing itself.

import { expect, test } from 'vitest'
import { folder } from './command.ts'
import { Running } from './running.ts'

test('a replay has the draws of the match that was taped', async () => {
  const data = folder()
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', data)
  await fetch(new URL('/api/match', await daemon.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'nexus-ops', start: { options: {}, seats: [{ name: 'Ann' }, {}] } })
  })
  const record = (it: Running): Promise<string> => it.get('/api/match/record')
  await expect.poll(async () => (await record(daemon)).match(/"draw":/g)?.length).toBeGreaterThan(5)
  const taped = await record(daemon)
  await daemon.end()
  const replay = new Running('replay', data, '--port', '0')
  // The daemon may have drawn once more between our request and its end.
  await expect.poll(async () => (await record(replay)).slice(0, taped.length)).toBe(taped)
  await replay.end()
})
