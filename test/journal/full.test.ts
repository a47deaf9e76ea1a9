import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openShelf } from '../../src/journal/shelf.ts'
import { entriesOf, folder } from './folder.ts'
import { entry } from './tape.ts'

const evening = fileURLToPath(new URL('./evening.ts', import.meta.url))
const can = (...[command = '', ...args]: string[]): boolean => spawnSync(command, args).status === 0

/** The lines that a player process prints, one at a time. */
async function* lines(player: ChildProcess): AsyncGenerator<string> {
  if (player.stdout) yield* createInterface(player.stdout)
}

// A limit on the file size stands for a full disk: writes fail in the same place, and it can be lifted from outside.
test.runIf(can('prlimit', '--version'))(
  'a disk without room is said, and the journal catches up when there is some',
  async () => {
    const path = folder()
    const player = spawn('prlimit', ['--fsize=200000:unlimited', process.execPath, evening, path, '1'], {
      stdio: ['ignore', 'pipe', 'inherit']
    })
    let [behind, kept, last] = [0, 0, -1]
    for await (const line of lines(player)) {
      const [word, n, ...why] = line.split(' ')
      if (word === 'behind') {
        expect(why.join(' ')).toMatch(/disk (is full|may be full)/)
        behind++
        if (behind === 20) {
          // Meanwhile the file is valid: another reader sees all entries up to the point where the disk was full.
          const shelf = openShelf(path)
          const found = shelf ? entriesOf(shelf, 1).length : 0
          expect(found).toBeGreaterThan(last)
          expect(found).toBeLessThan(Number(n))
          shelf?.close()
          expect(can('prlimit', '--pid', String(player.pid), '--fsize=unlimited:unlimited')).toBe(true)
        }
      } else {
        last = Number(n)
        if (behind > 0 && ++kept === 20) player.kill('SIGKILL')
      }
    }
    expect(behind).toBeGreaterThanOrEqual(20)
    const shelf = openShelf(path)
    if (!shelf) throw new Error('the journal is there')
    const found = entriesOf(shelf, 1)
    expect(found.length).toBeGreaterThan(last)
    expect(found.findIndex((it, n) => JSON.stringify(it) !== JSON.stringify(entry(1, n)))).toBe(-1)
    shelf.close()
  }
)

// A really full disk, if this machine lets us mount one of our own.
const ownDisk = ['--user', '--map-root-user', '--mount']
test.runIf(can('unshare', ...ownDisk, 'true'))('a full disk stops nobody and spoils nothing', async () => {
  const path = folder()
  const disk = join(path, 'disk')
  const copy = join(path, 'copy')
  mkdirSync(disk)
  // The player is killed at a sign from us, and then its disk is copied.
  const play = '"$2" "$3" "$1/data" 2 & read _; kill -KILL $!; wait $!'
  const script = `mount -t tmpfs -o size=400k none "$1" && { ${play}; cp -r "$1/data" "$4"; }`
  const player = spawn('unshare', [...ownDisk, 'sh', '-c', script, 'sh', disk, process.execPath, evening, copy], {
    stdio: ['pipe', 'pipe', 'ignore']
  })
  let [kept, behind] = [-1, 0]
  for await (const line of lines(player)) {
    const [word, n] = line.split(' ')
    if (word === 'kept') kept = Number(n)
    else {
      expect(line).toContain('The disk is full')
      if (++behind === 20) player.stdin?.end('\n')
    }
  }
  expect(behind).toBeGreaterThanOrEqual(20)
  const shelf = openShelf(copy)
  if (!shelf) throw new Error('the journal is there')
  expect(shelf.read(1)).toMatchObject({ ok: true, whole: true })
  const found = entriesOf(shelf, 1)
  expect(found.length).toBeGreaterThan(kept)
  expect(found.findIndex((it, n) => JSON.stringify(it) !== JSON.stringify(entry(1, n)))).toBe(-1)
  shelf.close()
})
