// A match through the whole daemon and the real firmware: figures are switches at an emulated ATmega328P in its own process, its line is a
// pty, and the daemon runs as people start it. The reader knows no names, only whether a cell is occupied. Dice are typed
// in, and players press the button on the reader to end their turn.

import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { play } from '../../../src/core/game.ts'
import type { Doc } from '../../../src/core/page.ts'
import type { Action, Move, Start } from '../../../src/core/rules.ts'
import type { Point } from '../../../src/core/scene.ts'
import nexus from '../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import { Daemon } from '../../bench/process.ts'
import { Luck, some } from '../../conformance/playout.ts'
import { pause, slowness, until } from '../../devices/lights/bench.ts'
import { Pty } from '../../devices/pty.ts'
import type { Built } from './build.ts'
import { build } from './build.ts'
import type { Cell, Does } from './on-pty.ts'

const program = fileURLToPath(new URL('./on-pty.ts', import.meta.url))
/** The board’s origin is over this cell. */
const zero = 4
/** The pins of the two seats’ buttons. */
const ends = [14, 15]

let built: Built
let pty: Pty
let chip: ChildProcess
let daemon: Daemon
let folder: string
let start: Start
const luck = new Luck(5)

const does = (order: Does): void => void chip.send(order)
const doc = (): Promise<Doc> => daemon.get<Doc>('api/match')
const reader = async () => (await doc()).devices.find(({ role }) => role === 'reader')

beforeAll(async () => {
  built = build({ 'BUTTONS(X)': ends.map((pin, seat) => `X(${pin}, ${seat}, "end")`).join(' ') })
  pty = await new Pty().join()
  chip = fork(program, [built.folder, pty.device])
  folder = mkdtempSync(join(tmpdir(), 'firmware-'))
  const table = { reader: { driver: 'serial', port: pty.host, table: { cells: { origin: [-zero, -zero] } } } }
  writeFileSync(join(folder, 'table.yaml'), JSON.stringify(table))
  daemon = new Daemon(['--config', join(folder, 'table.yaml'), '--data', join(folder, 'data'), '--seed', '1'])
  await daemon.start()
  const { position = null, brings = [] } = nexus.positions?.B2 ?? {}
  start = { options: {}, seats: brings, position }
  expect(await daemon.post('api/match', { game: nexus.id, start })).toBeNull()
})

afterAll(async () => {
  await daemon?.stop()
  chip?.kill('SIGKILL')
  await pty?.remove()
  built?.remove()
  if (folder) rmSync(folder, { recursive: true })
})

const record = async (): Promise<Move<never>[]> =>
  (await daemon.text('api/match/record'))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line))

async function believed(): Promise<State> {
  const set = nexus.setup(start)
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return (await record()).reduce((state: State, move) => play(nexus, state, move), set.value)
}

/** The cells with figures in this state. */
function cellsOf(state: State): Point[] {
  const { places, pieces } = nexus.scene(state)
  const tiles = new Map(places.filter(({ layer }) => layer === 'tile').map(({ id, at }) => [id, at]))
  return pieces.flatMap(({ place }) => {
    const [x, y] = tiles.get(place) ?? []
    return x === undefined || y === undefined ? [] : [[x + zero, y + zero] as const]
  })
}
const cells = (state: State): string => cellsOf(state).map(String).sort().join(' ')

/** A hand lifts figures and, a moment later, puts them where they are after the move. */
async function carry(before: State, after: State): Promise<void> {
  const [from, to] = [cellsOf(before).map(String), cellsOf(after).map(String)]
  const change = (points: readonly Point[], others: readonly string[], there: boolean): readonly Cell[] =>
    points.filter((point) => !others.includes(String(point))).map(([x, y]) => [x, y, there])
  does({ does: 'lay', cells: change(cellsOf(before), to, false) })
  await pause(150)
  does({ does: 'lay', cells: change(cellsOf(after), from, true) })
}

const settled = async (): Promise<boolean> => {
  const { seen, ruling } = await doc()
  return Object.keys(seen).length === 0 && ruling?.ruling === 'settled'
}

/** Appearances of the table since the last throw. A move back to one of them would be an undo. */
const been = new Set<string>()

/** A move that changes the table’s appearance in a way that no other legal move does, so that the referee need not ask. */
function plain(state: State, by: number): Action | undefined {
  const legal = some(nexus.legal(state, by) as Iterable<Action>)
  const looks = (action: Action): string => cells(play(nexus, state, { by, do: action as never }))
  const seen = legal.map(looks)
  const clear = legal.filter(
    (action, i) =>
      nexus.sketch(state, { by, do: action as never }).how === 'observed' &&
      !been.has(seen[i] ?? '') &&
      seen.filter((it) => it === seen[i]).length === 1
  )
  return clear.length > 0 ? luck.one(clear) : undefined
}

const said = async (move: { by: number | 'chance'; do: unknown }): Promise<void> =>
  expect(await daemon.post('api/match/moves', move)).toBeNull()

/** Plays until this many more moves with figures have been made. Answers the resulting state. */
async function playOn(steps: number): Promise<State> {
  let state = await believed()
  let walked = 0
  for (let n = 0; n < 200 && (walked < steps || nexus.chance(state)) && !nexus.outcome(state); n++) {
    const [by] = nexus.toAct(state)
    if (by === undefined) throw new Error('nobody can move')
    if (by === 'chance') {
      const move = luck.chance(nexus, state)
      await said(move)
      state = play(nexus, state, move as never)
    } else {
      const shown = plain(state, by)
      const end = nexus.view(state, by).choices.find(({ button }) => button === 'end')?.action as Action | undefined
      const legal = some(nexus.legal(state, by) as Iterable<Action>)
      const action = shown ?? end ?? legal.find(({ act }) => act === 'roll' || act === 'stop')
      if (!action) throw new Error(`nothing to do but ${JSON.stringify(legal)}`)
      const next: State = play(nexus, state, { by, do: action as never })
      if (shown) {
        await carry(state, next)
        walked++
      } else if (end) does({ does: 'press', pin: ends[by] ?? 0, ms: 60 })
      else await said({ by, do: action })
      state = next
    }
    if (by === 'chance') been.clear()
    been.add(cells(state))
    const wanted = nexus.key(state)
    await until(`played ${n}`, async () => nexus.key(await believed()) === wanted && (await settled()))
  }
  return state
}

test('figures set up on their cells are seen there, and the table is right', async () => {
  does({ does: 'lay', cells: cellsOf(await believed()).map(([x, y]) => [x, y, true]) })
  const isGood = async (): Promise<boolean> => {
    const { state, verdict } = (await reader()) ?? {}
    return state === 'ready' && verdict === 'good' && (await settled())
  }
  await until('the reader is ready and the table right', isGood)
})

test('what is played on the cells and said with the buttons is what is written down, move by move', async () => {
  const state = await playOn(6)
  const acts = new Set((await record()).map((move) => (move as Move<Action>).do.act))
  expect([...acts]).toEqual(expect.arrayContaining(['roll', 'throw', 'move', 'end']))
  expect(nexus.key(await believed())).toBe(nexus.key(state))
  const { told } = await doc()
  expect(told.filter(({ tone }) => tone === 'foul')).toEqual([])
})

test('a glitch of 5 ms is nothing: nothing is seen, told or lit', async () => {
  const state = await believed()
  const [first] = cellsOf(state)
  const before = await doc()
  does({
    does: 'lay',
    cells: [
      [first?.[0] ?? 0, first?.[1] ?? 0, false],
      [0, 0, true]
    ],
    ms: 5
  })
  for (let n = 0; n < 25; n++) {
    const { seen, told, lamps } = await doc()
    expect({ seen, told, lamps }).toEqual({ seen: before.seen, told: before.told, lamps: before.lamps })
    await pause(20)
  }
})

test('reset in the middle of a move: it is noticed, the move is seen, and play goes on', async () => {
  const restarts = async (): Promise<number> => (await reader())?.counters?.restarts ?? 0
  let state = await playOn(0)
  // Play on to a turn in which a figure can be moved.
  while (plain(state, nexus.toAct(state)[0] as number) === undefined) state = await playOn(1)
  const [by] = nexus.toAct(state) as [number]
  const action = plain(state, by) as Action
  const next: State = play(nexus, state, { by, do: action as never })
  const before = await restarts()
  const carried = carry(state, next)
  await pause(60)
  does({ does: 'reset' })
  await carried
  const took = await until('the move is seen', async () => nexus.key(await believed()) === nexus.key(next))
  expect(took).toBeLessThan(2000 * slowness())
  // Counters are reported once a second.
  await until('the restart is counted', async () => (await restarts()) === before + 1)
  await until('the table is right', settled)
  await playOn(2)
  expect((await doc()).told.filter(({ tone }) => tone === 'foul')).toEqual([])
})
