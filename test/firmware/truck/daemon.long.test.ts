// Turns of KERO through the whole daemon, with trucks on emulated chips, sensors and radios: their reader’s line is a pty, which is cut once,
// and the daemon runs as people start it. Dice and buttons are told to the page.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { play } from '../../../src/core/game.ts'
import type { Doc } from '../../../src/core/page.ts'
import type { Move } from '../../../src/core/rules.ts'
import kero from '../../../src/games/kero/index.ts'
import { fuel, type State } from '../../../src/games/kero/state.ts'
import { Daemon } from '../../bench/process.ts'
import { pause, slowness, until } from '../../devices/lights/bench.ts'
import { Pty } from '../../devices/pty.ts'
import { type Built, build } from '../reader/build.ts'
import type { Does, Turned } from './on-pty.ts'
import type { Held } from './truck.ts'

const program = fileURLToPath(new URL('./on-pty.ts', import.meta.url))
const start = { options: {}, seats: [{}, {}], position: { phase: 'choose', fuel: [50_000, 30_000] } }
const whites = ['W1', 'W2', 'W3', 'W4', 'W5']
const eight = [...whites, 'DY', 'DG', 'DB']

let built: readonly Built[] = []
let pty: Pty
let chips: ChildProcess
let daemon: Daemon
let folder: string

const doc = (): Promise<Doc> => daemon.get<Doc>('api/match')
const isReady = async (): Promise<boolean> =>
  (await doc()).devices.find(({ role }) => role === 'reader')?.state === 'ready'
const said = async (by: number | 'chance', action: object): Promise<void> =>
  expect(await daemon.post('api/match/moves', { by, do: action })).toBeNull()
const thrown = (dice: readonly string[], faces: readonly number[]): Promise<void> =>
  said('chance', { act: 'throw', dice: dice.map((kind, i) => ({ kind, face: faces[i] ?? 6 })) })

/** Takes nothing, and says that the row is as shown. */
async function ended(by: number): Promise<void> {
  await said(by, { act: 'done' })
  await when('the burned card is asked for', (s) => s.phase === 'fire')
  await said(by, { act: 'done' })
  await when('the next turn begins', (s) => s.active !== by && s.phase === 'window')
}

async function turn(truck: number, to: Held): Promise<number> {
  const answer = once(chips, 'message')
  chips.send({ does: 'turn', truck, to } satisfies Does)
  return ((await answer)[0] as Turned).at
}

/** What the daemon has written down so far, by the rules. */
async function believed(): Promise<State> {
  const set = kero.setup(start)
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  const [, ...moves] = (await daemon.text('api/match/record')).trim().split('\n')
  return moves.reduce((s: State, it) => play(kero, s, JSON.parse(it) as Move<never>), set.value)
}
const when = (what: string, holds: (s: State) => boolean): Promise<number> =>
  until(what, async () => holds(await believed()))

beforeAll(async () => {
  const sender = build({ 'RADIO(X)': 'X("truck/0") X("truck/1")', COLUMNS: '1', ROWS: '1', PROOF_WIRE: '0' })
  built = [sender, build({ NUMBER: '0' }, 'truck'), build({ NUMBER: '1' }, 'truck')]
  pty = await new Pty().join()
  chips = fork(program, [pty.device, ...built.map((it) => it.folder)])
  folder = mkdtempSync(join(tmpdir(), 'trucks-'))
  // Its one cell lies far from the board.
  const table = {
    reader: { driver: 'serial', port: pty.host, table: { cells: { origin: [-99, -99] }, strangers: 'by name' } }
  }
  writeFileSync(join(folder, 'table.yaml'), JSON.stringify(table))
  daemon = new Daemon(['--config', join(folder, 'table.yaml'), '--data', join(folder, 'data'), '--seed', '3'])
  await daemon.start()
  expect(await daemon.post('api/match', { game: kero.id, start })).toBeNull()
})

afterAll(async () => {
  await daemon?.stop()
  chips?.kill('SIGKILL')
  await pty?.remove()
  for (const it of built) it.remove()
  if (folder) rmSync(folder, { recursive: true })
})

test('both trucks are heard, and a roll is timed by radio, though the cable is pulled in the middle', async () => {
  await until('the reader is ready', isReady)
  const stood = await turn(0, 'upright')
  await when('the roll begins', (s) => s.phase === 'roll')
  await thrown(whites, [1, 1, 2, 3, 4])
  await pty.cut()
  await until('the cable is missed', async () => !(await isReady()))
  await pause(800)
  await pty.join()
  await until('the reader is back', isReady)
  const laid = await turn(0, 'lying')
  await when('the roll ends', (s) => s.phase === 'develop')
  const { lo, hi } = fuel(await believed(), 0)
  const left = 50_000 - (laid - stood)
  // The truck stood in one pose all the time, so nothing is unknown.
  expect(lo - 60).toBeLessThanOrEqual(left)
  expect(hi + 60).toBeGreaterThanOrEqual(left)
  expect(hi - lo).toBeLessThan(400 * slowness())
  await ended(0)
})

test('the other player’s truck is refuelled while the dice are thrown for it, and then times a roll', async () => {
  await said(1, { act: 'refuel' })
  const tipped = await turn(1, 'inverted')
  await when('the sand runs back', (s) => s.trucks[1].pose === 'hoodDown')
  await said(0, { act: 'roll' })
  // One die is left alone and thrown once more.
  await thrown(eight, [6, 6, 6, 6, 6, 6, 6, 1])
  await said(0, { act: 'roll' })
  await thrown(['DB'], [6])
  await when('all dice show fire', (s) => s.refuel?.done === true)
  const filled = await turn(1, 'lying')
  await when('the refuel is over', (s) => s.phase === 'window')
  const full = fuel(await believed(), 1)
  expect(full.lo - 60).toBeLessThanOrEqual(30_000 + filled - tipped)
  expect(full.hi + 60).toBeGreaterThanOrEqual(30_000 + filled - tipped)

  const stood = await turn(1, 'upright')
  await when('the roll begins', (s) => s.active === 1 && s.phase === 'roll')
  await thrown(whites, [1, 2, 2, 3, 4])
  const laid = await turn(1, 'lying')
  await when('the roll ends', (s) => s.phase === 'develop')
  const { lo, hi } = fuel(await believed(), 1)
  expect(lo - 120).toBeLessThanOrEqual(30_000 + filled - tipped - (laid - stood))
  expect(hi + 120).toBeGreaterThanOrEqual(30_000 + filled - tipped - (laid - stood))
  await ended(1)
})

test('a truck that is silent and turned meanwhile makes its fuel unknown, and play goes on', async () => {
  const before = fuel(await believed(), 0)
  chips.send({ does: 'lose', all: true } satisfies Does)
  await pause(1200)
  const stood = await turn(0, 'upright')
  await pause(1500)
  chips.send({ does: 'lose', all: false } satisfies Does)
  await when('the truck is seen to stand', (s) => s.phase === 'roll')
  await thrown(whites, [1, 2, 2, 3, 4])
  const laid = await turn(0, 'lying')
  await when('its fuel is in doubt', (s) => s.phase === 'develop' || s.phase === 'ask')
  const { lo, hi } = fuel(await believed(), 0)
  expect(lo - 60).toBeLessThanOrEqual(before.hi - (laid - stood))
  expect(hi + 60).toBeGreaterThanOrEqual(before.lo - (laid - stood))
  const { told } = await doc()
  expect(told.filter(({ tone }) => tone === 'foul')).toEqual([])
})
