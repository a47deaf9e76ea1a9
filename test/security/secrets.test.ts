// The secret that a match draws from, in the daemon as people run it: nothing reveals it before the end. At the end it is revealed, and
// `check --fair` verifies the exported record.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitmentTo, secretOf } from '../../src/table/draws.ts'
import { folder, tablekeeper } from '../cli/command.ts'
import { Running } from '../cli/running.ts'

const match = { game: 'nexus-ops', start: { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] } }

const daemon = (data: string): Running => new Running('start', '--port', '0', '--no-open', '--data', data)

const record = async (it: Running): Promise<string[]> => (await it.get('/api/match/record')).trim().split('\n')

/** Everything that a page may request or is sent. */
async function told(it: Running): Promise<string> {
  const socket = new WebSocket(new URL('/ws', await it.address))
  const frames: string[] = []
  socket.addEventListener('message', ({ data }) => frames.push(String(data)))
  await new Promise((open) => socket.addEventListener('open', open))
  socket.send(JSON.stringify({ m: 'claim', seat: 0 }))
  await expect.poll(() => frames.length).toBeGreaterThan(3)
  socket.close()
  const paths = ['/api/match', '/api/match/record', '/api/health', '/metrics', '/api/games', '/api/openapi.json']
  return [...frames, ...(await Promise.all(paths.map((path) => it.get(path)))), it.said, it.complaints].join('\n')
}

function filesOf(data: string): readonly string[] {
  return readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((it) => statSync(join(data, it)).isFile())
}

test('nothing tells the secret before the end; the end tells it, and check verifies every draw', async () => {
  const data = folder()
  const first = daemon(data)
  await fetch(new URL('/api/match', await first.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(match)
  })
  await expect.poll(async () => (await record(first)).length).toBeGreaterThan(8)
  const drawn = await record(first)
  // Killed while it may still deal: the same draws follow as without the kill, and nothing of the past changes.
  first.process.kill('SIGKILL')
  const second = daemon(data)
  expect((await record(second)).slice(0, drawn.length)).toEqual(drawn)
  await expect.poll(async () => (await second.doc()).devices[0]?.state).toBe('ready')

  const root = readFileSync(join(data, 'secrets/1'), 'utf8')
  const secrets = [root, secretOf(root, 0), secretOf(root, 1)]
  const open = tablekeeper(['export', '--data', data])
  const shown = [await told(second), open.out, open.err, tablekeeper(['matches', '--data', data]).out].join('\n')
  for (const secret of secrets) expect(shown).not.toContain(secret)
  expect(shown).toContain(commitmentTo(root))
  const files = filesOf(data)
  expect(files).toContain('flight/now.jsonl')
  for (const file of files.filter((it) => !it.startsWith('secrets')))
    for (const secret of secrets)
      for (const form of [secret, Buffer.from(secret, 'hex')])
        expect(readFileSync(join(data, file)).includes(form), file).toBe(false)
  const unended = join(data, 'unended.jsonl')
  writeFileSync(unended, open.out)
  expect(tablekeeper(['check', '--fair', unended])).toMatchObject({
    code: 1,
    out: expect.stringContaining('not ended')
  })

  await fetch(new URL('/api/match', await second.address), { method: 'DELETE' })
  await second.end()
  expect(readdirSync(join(data, 'secrets'))).toEqual([])
  const ended = join(data, 'ended.jsonl')
  writeFileSync(ended, tablekeeper(['export', '--data', data]).out)
  expect(readFileSync(ended, 'utf8')).toContain(secretOf(root, 0))
  expect(readFileSync(ended, 'utf8')).not.toContain(root)
  expect(tablekeeper(['check', ended])).toMatchObject({ code: 0 })
  const fair = tablekeeper(['check', '--fair', ended])
  expect(fair).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ draws match the secret\./) })
  expect(Number.parseInt(fair.out, 10)).toBe(
    drawn.filter((it) => it.includes('"draw":') || it.includes('"note"')).length
  )
})

test('a match of --seed is marked as not fair, in its header and by check', async () => {
  const data = folder()
  const running = new Running('start', '--port', '0', '--no-open', '--data', data, '--seed', '5')
  await fetch(new URL('/api/match', await running.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(match)
  })
  await expect.poll(async () => (await record(running)).length).toBeGreaterThan(2)
  await running.end()
  const file = join(data, 'seeded.jsonl')
  writeFileSync(file, tablekeeper(['export', '--data', data]).out)
  expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '')).toMatchObject({ seed: 5, fair: false })
  expect(tablekeeper(['check', '--fair', file])).toMatchObject({
    code: 1,
    out: expect.stringContaining('nothing proves that its draws are fair')
  })
})
