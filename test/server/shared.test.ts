// The daemon as people run it for tablets: other devices can reach it, so a code proves who is at the table.

import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../cli/command.ts'
import { Running } from '../cli/running.ts'
import { elsewhere } from './visit.ts'

interface Said {
  readonly m: string
  readonly ref?: number
  readonly why?: { readonly say?: string } | string
  readonly doc?: { readonly you: { readonly seat: number | null } }
}

test('a stranger may only watch and cannot guess the code; who types it plays', async () => {
  const data = folder()
  const daemon = new Running('start', '--host', '0.0.0.0', '--port', '0', '--no-open', '--data', data)
  const address = await daemon.address
  await expect.poll(() => /type the code (\d+)/.exec(daemon.said)?.[1]).toMatch(/^\d{6}$/)
  const code = /type the code (\d+)/.exec(daemon.said)?.[1] ?? ''
  const pin = /host PIN is (\d{8})/.exec(daemon.said)?.[1] ?? ''
  const match = { game: 'nexus-keepers', start: { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] } }

  /** Sends messages on one connection. Answers why one of them was denied, or `done` if none was. */
  async function say(...messages: object[]): Promise<string> {
    const socket = new WebSocket(new URL('/ws', address), { headers: elsewhere } as never)
    await once(socket, 'open')
    const denied = new Promise<string>((resolve) =>
      socket.addEventListener('message', ({ data: text }) => {
        const { m, ref, why } = JSON.parse(String(text)) as Said
        if (m === 'refused') resolve(ref === 99 ? 'done' : (typeof why === 'object' && why.say) || String(why))
      })
    )
    for (const it of messages) socket.send(JSON.stringify(it))
    socket.send('{"m":"hello","version":-1,"ref":99}')
    const answer = await denied
    socket.close()
    return answer
  }

  const orders = [{ m: 'start', ...match }, { m: 'leave' }, { m: 'undo' }, { m: 'hand', does: { hand: 'tidy' } }]
  for (const order of orders)
    expect(await say(order), order.m).toBe(['start', 'leave'].includes(order.m) ? 'window.host' : 'window.code')
  const headers = { 'content-type': 'application/json', ...elsewhere }
  const posted = await fetch(new URL('/api/match', address), { method: 'POST', headers, body: JSON.stringify(match) })
  expect(posted.status).toBe(403)

  // The code entitles to seats, but makes nobody host.
  expect(await say({ m: 'claim', seat: 'all', code }, { m: 'start', ...match })).toBe('window.host')
  expect(await say({ m: 'host', pin }, { m: 'start', ...match })).toBe('done')
  await expect.poll(async () => (await daemon.doc()).match?.game).toBe('nexus-keepers')

  const began = performance.now()
  const answers = []
  const wrong = Array.from({ length: 20 }, (_, i) => String((Number(code) + i + 1) % 1_000_000).padStart(6, '0'))
  for (const typed of [...wrong, code]) answers.push(await say({ m: 'claim', seat: 0, code: typed }))
  expect(answers).toEqual([...Array(5).fill('window.wrong'), ...Array(16).fill('window.wait')])
  expect(performance.now() - began).toBeLessThan(29_000)
  expect(daemon.complaints.match(/Wrong seat code from 127\.0\.0\.1/g)).toHaveLength(5)
  expect(daemon.complaints).not.toContain(code)
  // The PIN is shown once and stored as a hash that only this user may read.
  await daemon.end()
  const again = new Running('start', '--host', '0.0.0.0', '--port', '0', '--no-open', '--data', data)
  await again.address
  await expect.poll(() => again.said).toContain('type the code')
  expect(again.said).not.toContain('PIN')
  expect(readFileSync(join(data, 'host.json'), 'utf8')).not.toContain(pin)
  expect(statSync(join(data, 'host.json')).mode & 0o777).toBe(0o600)
})
