// `tablekeeper report` next to a real daemon: two matches that differ only in hidden hands give the same report, it contains nothing that
// proves an identity, and `replay` plays it.

import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { read } from '../../src/cli/report/text.ts'
import { secretOf } from '../../src/table/draws.ts'
import { folder, tablekeeper } from './command.ts'
import { Running } from './running.ts'

/** A table file with a proxy, so that there is a PIN and seat codes. */
const table = (data: string): string => {
  const file = join(data, 'table.yaml')
  writeFileSync(
    file,
    `reader: { driver: serial, port: "virtual:table" }\nserver: { port: 0, proxies: ["127.0.0.2"] }\ndata: ${data}\n`
  )
  return file
}

const post = async (daemon: Running, path: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(new URL(path, await daemon.address), {
    method: 'POST',
    headers,
    body: JSON.stringify(body)
  })
  expect(answer.status, await answer.text()).toBeLessThan(300)
}

const startWith = (hands: readonly (readonly string[])[]) => ({
  game: 'nexus-ops',
  start: {
    options: {},
    seats: [{ name: 'Ada' }, { name: 'Basil' }],
    position: {
      phase: 'battle',
      units: { '1,0': ['H1', 'S1'] },
      rubium: [5, 5],
      hands
    }
  }
})

/** A match in which the second seat plays one card of its own. */
async function evening(hands: readonly (readonly string[])[]) {
  const data = folder()
  const config = table(data)
  const daemon = new Running('start', '--no-open', '--config', config)
  // The recording begins with what is open by then.
  await expect.poll(async () => (await daemon.doc()).devices[0]?.state).toBe('ready')
  await post(daemon, '/api/match', startWith(hands))
  const rules = async (ruling: string): Promise<void> => {
    await expect.poll(async () => (await daemon.doc()).ruling?.ruling).toBe(ruling)
  }
  await rules('on the way')
  const socket = new WebSocket(new URL('/ws', await daemon.address))
  await once(socket, 'open')
  socket.send(JSON.stringify({ m: 'hand', does: { hand: 'tidy' } }))
  await rules('settled')
  socket.close()
  const moves = [
    { by: 0, do: { act: 'battle', at: [1, 0], defender: 1 } },
    { by: 0, do: { act: 'pass' } },
    { by: 1, do: { act: 'pass' } },
    { by: 0, do: { act: 'pass' } },
    { by: 1, do: { act: 'play', card: 'EN-07', side: 'defender' } }
  ]
  for (const it of moves) await post(daemon, '/api/match/moves', it)
  const port = new URL(await daemon.address).port
  const flags = ['report', '--config', config, '--port', port]
  await expect.poll(() => readFileSync(join(data, 'flight/now.jsonl'), 'utf8')).toContain('"act":"play"')
  return { data, daemon, flags, ...tablekeeper(flags) }
}

/** The report after a restart, when its recording begins in the middle of the match. */
async function restarted({ data, daemon }: { readonly data: string; readonly daemon: Running }): Promise<string> {
  await daemon.end()
  const config = join(data, 'table.yaml')
  const again = new Running('start', '--no-open', '--config', config)
  await expect.poll(async () => (await again.doc()).devices[0]?.state).toBe('ready')
  await again.end()
  return tablekeeper(['report', '--config', config]).out
}

/** What a report contains about the match, without times. */
const matchIn = (report: string): string[] =>
  read(report)
    .filter(({ title }) => /^(match|tape)/.test(title))
    .map(({ text }) =>
      text
        .replace(/\{"at":[\d.]+,"line".*\n/g, '')
        .replace(/"(at|when|commitment|data)":("[^"]*"|[\d.]+)/g, '')
        .trim()
    )

test('a report has hands as spectators may know them, no proof of identity, and a tape that plays', async () => {
  const one = await evening([
    ['SM-14', 'EN-01'],
    ['EN-07', 'SM-18', 'EN-09']
  ])
  const other = await evening([
    ['SM-15', 'EN-02'],
    ['EN-07', 'SM-19', 'EN-11']
  ])
  expect(one).toMatchObject({ code: 0, err: expect.stringContaining('Hands are hidden') })
  expect(matchIn(one.out)).toEqual(matchIn(other.out))
  expect(
    matchIn(one.out)
      .join()
      .match(/"play"/g)
  ).toHaveLength(2)

  const root = readFileSync(join(one.data, 'secrets/1'), 'utf8')
  const { salt, hash } = JSON.parse(readFileSync(join(one.data, 'host.json'), 'utf8'))
  const [pin = 'no PIN', code = 'no code'] = one.daemon.said.match(/\b\d{6}\b|\b\d{8}\b/g)?.reverse() ?? []
  for (const proof of [root, secretOf(root, 0), secretOf(root, 1), salt, hash, pin, code])
    expect(one.out, proof).not.toContain(proof)
  for (const part of ['tablekeeper 0', '✓ Program', '"devices"', 'tablekeeper_uptime_seconds', '"Ada"'])
    expect(one.out).toContain(part)

  const everything = tablekeeper([...one.flags, '--everything'])
  expect(everything.out).toContain('SM-18')
  expect(everything.out).not.toContain(root)

  const file = join(one.data, 'report.txt')
  expect(readdirSync(one.data)).not.toContain('report.txt')
  expect(tablekeeper([...one.flags, '--to', file])).toMatchObject({ code: 0, err: expect.stringContaining(file) })
  const [first = '', second] = [await restarted(one), await restarted(other)]
  expect(matchIn(first)).toEqual(matchIn(second ?? ''))
  for (const report of [file, join(folder({ 'later.txt': first }), 'later.txt')]) {
    const replay = new Running('replay', report, '--port', '0', '--speed', '20')
    await expect.poll(() => replay.said).toContain('The recording is over')
    const { match, scene } = await replay.doc()
    expect(match?.seats.map(({ name }) => name)).toEqual(['Ada', 'Basil'])
    expect(JSON.stringify(scene?.pieces)).toContain('strider/1')
    await replay.end()
  }
})

test('a report is made without a daemon, of what is left', () => {
  const data = folder({ 'broken.yaml': 'reader: 5\n' })
  const { code, out } = tablekeeper(['report', '--data', data, '--config', join(data, 'broken.yaml')])
  expect(code).toBe(0)
  expect(out).toContain('No daemon answers')
  expect(out).toContain('broken.yaml')
  expect(tablekeeper(['report', '--data', data, '--to', join(data, 'no/such/folder')], 'fr_FR.UTF-8')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Impossible d’écrire')
  })
})
