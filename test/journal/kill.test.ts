import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { draw, seeded } from '../../src/core/random.ts'
import { entriesOf, folder, opened } from './folder.ts'
import { entry } from './tape.ts'

const evening = fileURLToPath(new URL('./evening.ts', import.meta.url))

test('a daemon killed in the middle of anything has everything that it said was kept', async () => {
  const path = folder()
  let random = seeded(7)
  for (let match = 1; match <= 10; match++) {
    let patience: number
    ;[patience, random] = draw(random, 60)
    const player = spawn(process.execPath, [evening, path], { stdio: ['ignore', 'pipe', 'inherit'] })
    let kept = -1
    for await (const line of createInterface(player.stdout)) {
      kept = Number(line.split(' ')[1])
      // Killed at a random point after this many lines. Lines printed before that still count.
      if (patience-- === 0) player.kill('SIGKILL')
    }
    if (player.exitCode === null && player.signalCode === null) await once(player, 'exit')
    expect(player.signalCode).toBe('SIGKILL')

    const journal = opened(path)
    expect(journal.status()).toEqual({ state: 'good', waiting: 0 })
    const found = entriesOf(journal, match)
    expect(found.length).toBeGreaterThan(kept)
    const strange = found.findIndex((it, n) => JSON.stringify(it) !== JSON.stringify(entry(match, n)))
    expect(strange).toBe(-1)
    expect(journal.read(match)).toMatchObject({ whole: true, over: false })
    await journal.close()
  }
})
