// The daemon as people run it, killed without warning after each move of a match: it comes back to the state that it had shown.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sample } from '../../src/core/chance.ts'
import { play } from '../../src/core/game.ts'
import type { Doc } from '../../src/core/page.ts'
import { draw, type Random, seeded } from '../../src/core/random.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { protocolVersion, type ServerMessage } from '../../src/server/messages.ts'
import { sized } from '../sized.ts'

const root = join(import.meta.dirname, '../..')

interface Daemon {
  readonly process: ChildProcess
  readonly address: string
}

function daemon(data: string): Promise<Daemon> {
  const started = spawn(process.execPath, ['src/cli/index.ts', 'start', '--port', '0', '--no-open', '--data', data], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  onTestFinished(() => void started.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    let said = ''
    started.stderr.on('data', (text) => {
      said += text
    })
    started.stdout.on('data', (text) => {
      const address = /http:\S+/.exec(String(text))?.[0]
      if (address) resolve({ process: started, address })
    })
    started.once('exit', (code) => reject(new Error(`the daemon ended with ${code}: ${said}`)))
  })
}

const ended = (process: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => process.once('exit', (code) => resolve(code)))

async function post({ address }: Daemon, path: string, body: unknown): Promise<void> {
  const answer = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
}

const recordOf = async ({ address }: Daemon): Promise<string> =>
  (await fetch(new URL('/api/match/record', address))).text()

const start: Start = {
  options: {},
  seats: [{ card: 'hessa' }, { card: 'dorn' }],
  position: { cubes: ['0,0 S', '1,2 N'] }
}

const linesOf = (record: string): unknown[] =>
  record
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line))

/** Puts every figure where the game wants it, and waits until the referee has seen it. */
async function tidy({ address }: Daemon): Promise<void> {
  const socket = new WebSocket(new URL('/ws', address))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ m: 'hand', does: { hand: 'tidy' } }))
  const calm = async (): Promise<boolean> => {
    const doc = (await (await fetch(new URL('/api/match', address))).json()) as Doc
    return Object.keys(doc.seen).length === 0 && doc.ruling?.ruling === 'settled'
  }
  await expect.poll(calm).toBe(true)
  socket.close()
}

/** The moves of a match’s first turns, chosen from a seed. */
function line(moves: number): Move<Action>[] {
  const first = nexus.setup(start)
  if (!first.ok) throw new Error(JSON.stringify(first.problems))
  let [state, random]: [typeof first.value, Random] = [first.value, seeded(11)]
  return Array.from({ length: moves }, () => {
    const node = nexus.chance(state)
    let move: Move<Action>
    if (node) {
      const [action, next] = sample(node, random)
      random = next
      move = { by: 'chance', do: action }
    } else {
      const seat = nexus.toAct(state)[0] as number
      const all = [...nexus.legal(state, seat)]
      const [i, next] = draw(random, all.length)
      random = next
      move = { by: seat, do: all.find((a) => a.act === 'stop') ?? (all[i] as Action) }
    }
    state = play(nexus, state, move as never)
    return move
  })
}

test('killed after every move, the daemon goes on with exactly the match it had shown', async () => {
  const data = mkdtempSync(join(tmpdir(), 'killed-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  let running = await daemon(data)
  await post(running, '/api/match', { game: 'nexus-keepers', start })
  const moves = line(sized(3, 16))
  await tidy(running)
  for (const [i, move] of moves.entries()) {
    await post(running, '/api/match/moves', move)
    await expect.poll(async () => linesOf(await recordOf(running)).slice(0, i + 1)).toEqual(moves.slice(0, i + 1))
    const shown = await recordOf(running)
    running.process.kill('SIGKILL')
    await ended(running.process)
    running = await daemon(data)
    expect(await recordOf(running)).toBe(shown)
    await tidy(running)
  }
})

/** Declares a move on a tablet, and kills the daemon within the message that shows it. */
async function killedBy({ process, address }: Daemon, { by, do: action }: Move<Action>): Promise<void> {
  const socket = new WebSocket(new URL('/ws', address))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const gone = ended(process)
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as ServerMessage
    if (message.m === 'refused') throw new Error(String(data))
    if (message.m === 'doc') socket.send(JSON.stringify({ m: 'act', seat: by, action }))
    if (message.m === 'patch' && message.ops.some(({ path }) => path[0] === 'told')) process.kill('SIGKILL')
  })
  socket.send(JSON.stringify({ m: 'hello', version: protocolVersion, kind: 'tablet' }))
  await gone
  socket.close()
}

test('killed by the very message that shows a move, the daemon still knows it', async () => {
  const data = mkdtempSync(join(tmpdir(), 'killed-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  let running = await daemon(data)
  await post(running, '/api/match', { game: 'nexus-keepers', start })
  const moves = line(sized(3, 16))
  await tidy(running)
  for (const [i, move] of moves.entries()) {
    await killedBy(running, move)
    running = await daemon(data)
    expect(linesOf(await recordOf(running)).slice(0, i + 1)).toEqual(moves.slice(0, i + 1))
    await tidy(running)
  }
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the daemon cleanly', async (signal) => {
  const data = mkdtempSync(join(tmpdir(), 'stopped-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const running = await daemon(data)
  running.process.kill(signal)
  expect(await ended(running.process)).toBe(0)
})
