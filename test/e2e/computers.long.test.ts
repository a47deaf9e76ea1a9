// Computer players of every game on the real daemon: they play by themselves on the virtual table, and continue after it is killed.

import { expect, onTestFinished, test } from 'vitest'
import type { Level } from '../../src/core/level.ts'
import type { Start } from '../../src/core/rules.ts'
import { folder } from '../cli/command.ts'
import { Daemon } from './daemon.ts'

async function house(): Promise<Daemon> {
  const daemon = new Daemon(folder())
  onTestFinished(() => daemon.kill())
  await daemon.start()
  return daemon
}

const moves = async (daemon: Daemon): Promise<number> => ((await daemon.record()).match(/"do":/g) ?? []).length
const played = (daemon: Daemon, n: number) =>
  expect.poll(() => moves(daemon), { timeout: 120_000, interval: 200 }).toBeGreaterThanOrEqual(n)

const both = (level: Level, other: Level): Pick<Start, 'agreed'> => ({ agreed: { computers: [level, other] } })

test.each([
  ['nexus-keepers', { options: {}, seats: [{ card: 'hessa' }, { card: 'dorn' }] }],
  ['nexus-ops', { options: {}, seats: [{}, {}] }],
  ['platformer', { options: {}, seats: [{}, {}] }],
  ['kero', { options: {}, seats: [{}, {}] }]
] as const)('computers play %s with each other, and go on after the daemon was killed', async (game, start) => {
  const daemon = await house()
  await daemon.begin(game, { ...start, ...both('easy', 'strong') })
  await played(daemon, 6)
  await daemon.kill()
  await daemon.start()
  await played(daemon, 12)
  const { match } = await daemon.match()
  expect(match?.seats.map((it) => it.computer)).toEqual(['easy', 'strong'])
})
