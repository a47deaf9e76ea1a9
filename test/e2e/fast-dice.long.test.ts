// KERO's dice on a real serial line, as fast as hands can throw: the driver, the referee and the journal of the daemon as people start it.

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { play } from '../../src/core/game.ts'
import type { Move } from '../../src/core/rules.ts'
import kero from '../../src/games/kero/index.ts'
import type { State } from '../../src/games/kero/state.ts'
import { homesOf } from '../../src/table/homes.ts'
import { openHouse } from '../bench/house.ts'
import { ReadTable } from '../bench/reader.ts'
import { Luck } from '../conformance/playout.ts'
import { until } from '../devices/lights/bench.ts'

/** Enough sand for all throws, so that no turn ends in between. */
const seat = { drainFullMs: 600_000, fillFullMs: 600_000 }
const start = { options: {}, seats: [seat, seat], position: { phase: 'choose', fuel: [600_000, 600_000] } }
const whites = ['W1', 'W2', 'W3', 'W4', 'W5']
const fire = 6

test('of sixty throws at three a second, of any dice that may be thrown, none is lost and none invented', async () => {
  const house = await openHouse(false)
  onTestFinished(() => house.close())
  const read = new ReadTable(house.pty.device, 4)
  onTestFinished(() => read.close())
  expect(await house.daemon.post('api/match', { game: kero.id, start })).toBeNull()
  const begun = kero.setup(start)
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems))
  const { table } = read
  const moves = async (): Promise<Move<never>[]> => {
    const [, ...lines] = (await house.daemon.text('api/match/record')).trim().split('\n')
    return lines.map((it) => JSON.parse(it) as Move<never>)
  }
  const believed = async (): Promise<State> => (await moves()).reduce((s: State, it) => play(kero, s, it), begun.value)
  await until('the reader is ready', async () => {
    const { devices } = await house.daemon.get<{ devices: { role: string; state: string }[] }>('api/match')
    return devices.some(({ role, state }) => role === 'reader' && state === 'ready')
  })
  table.stock(kero.box(begun.value))
  table.belongs(homesOf(kero.scene(begun.value)))
  table.apply({ hand: 'tidy' })
  for (const [thing, pose] of [
    ['truck/1', 'lying'],
    ['truck/0', 'upright']
  ] as const)
    table.apply({ hand: 'pose', thing, pose })
  await until('the roll begins', async () => (await believed()).phase === 'roll')

  const luck = new Luck(7)
  const shown: Record<string, number> = {}
  const thrown: Record<string, number>[] = []
  for (let i = 0; i < 60; i++) {
    const free = whites.filter((die) => shown[die] !== fire)
    const dice = i === 0 ? whites : free.filter(() => luck.below(2) === 0)
    if (dice.length === 0) dice.push(free[0] as string)
    // Three dice burn in the course of the roll; whatever burns is never thrown again.
    for (const die of dice) shown[die] = i % 15 === 14 && die === dice[0] && free.length > 2 ? fire : 1 + luck.below(5)
    thrown.push({ ...shown })
    table.apply({ hand: 'throw', dice: dice.map((die) => `${die}#1`), faces: dice.map((die) => shown[die] as number) })
    await sleep(333)
  }
  await until('the last throw', async () => same((await believed()).turn.faces, shown))

  const judged: Record<string, number>[] = []
  let s: State = begun.value
  for (const move of await moves()) {
    s = play(kero, s, move)
    if ((move.do as { act: string }).act === 'throw') judged.push({ ...s.turn.faces } as Record<string, number>)
  }
  expect(judged).toEqual(thrown)
  const { told } = await house.daemon.get<{ told: { tone?: string }[] }>('api/match')
  expect(told.filter(({ tone }) => tone === 'foul')).toEqual([])
})

const same = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
