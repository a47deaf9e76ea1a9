// The disk of the power cuts, seen by real clients of Debian's qemu-utils and libnbd-bin where they are installed, and through its own socket.

import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Luck } from '../conformance/playout.ts'
import { block, CachedDisk } from './disk.ts'
import { NbdServer } from './nbd.ts'

const run = promisify(execFile)
const has = (program: string): boolean => spawnSync('which', [program]).status === 0
const size = 2 * 2 ** 20

let folder: string
let image: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nbd-'))
  image = join(folder, 'image')
  writeFileSync(image, Buffer.alloc(size))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const filled = (length: number, value: number): Buffer => Buffer.alloc(length, value)
const stored = (at: number, length: number): Buffer => readFileSync(image).subarray(at, at + length)

describe('a disk with a write cache', () => {
  it('reads what was written last, flushed or not', () => {
    const disk = new CachedDisk(image, new Luck(1))
    disk.write(1000, filled(9000, 1))
    disk.write(5000, filled(10, 2))
    const read = disk.read(0, 16_384)
    disk.close()
    const wanted = Buffer.alloc(16_384)
    wanted.fill(1, 1000, 10_000).fill(2, 5000, 5010)
    expect(read.equals(wanted)).toBe(true)
    expect(stored(0, size).every((it) => it === 0)).toBe(true)
  })

  it('keeps every flushed write in a power cut', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const luck = new Luck(seed)
      const disk = new CachedDisk(image, luck)
      const at = luck.below(100) * 512
      disk.write(at, filled(16 * block, seed))
      disk.flush()
      expect(disk.cut()).toEqual({ held: 0, lost: 0 })
      disk.close()
      expect(stored(at, 16 * block).every((it) => it === seed)).toBe(true)
    }
  })

  it('loses some blocks of a write that nobody flushed, whole ones, and the same ones by the same seed', () => {
    const after = (seed: number): number[] => {
      writeFileSync(image, Buffer.alloc(size))
      const disk = new CachedDisk(image, new Luck(seed))
      disk.write(0, filled(200 * block, 7))
      const { held, lost } = disk.cut()
      disk.close()
      const left = stored(0, 200 * block)
      const blocks = Array.from({ length: 200 }, (_, i) => [...new Set(left.subarray(i * block, (i + 1) * block))])
      expect(blocks.every((it) => it.length === 1)).toBe(true)
      expect([held, blocks.filter(([it]) => it === 0).length]).toEqual([200, lost])
      expect(lost).toBeGreaterThan(50)
      expect(lost).toBeLessThan(150)
      return blocks.flat()
    }
    expect(after(3)).toEqual(after(3))
    expect(after(3)).not.toEqual(after(4))
  })

  it('may keep a later write and lose an earlier one, and the other way round', () => {
    const outcomes = new Set<string>()
    for (let seed = 1; seed <= 40; seed++) {
      writeFileSync(image, Buffer.alloc(size))
      const disk = new CachedDisk(image, new Luck(seed))
      disk.write(0, filled(block, 1))
      disk.write(block * 100, filled(block, 2))
      disk.cut()
      disk.close()
      outcomes.add(`${stored(0, 1)[0]} ${stored(block * 100, 1)[0]}`)
    }
    expect([...outcomes].sort()).toEqual(['0 0', '0 2', '1 0', '1 2'])
  })
})

describe('the NBD server', () => {
  let nbd: NbdServer
  let disk: CachedDisk
  let uri: string
  beforeEach(async () => {
    disk = new CachedDisk(image, new Luck(5))
    nbd = await NbdServer.at(join(folder, 'socket'), disk)
    uri = `nbd+unix:///?socket=${join(folder, 'socket')}`
  })
  afterEach(async () => {
    await nbd.close()
    disk.close()
  })

  it.runIf(has('nbdinfo'))('tells a real client what it offers', async () => {
    const { stdout } = await run('nbdinfo', ['--json', uri])
    const [about] = JSON.parse(stdout).exports
    expect(about).toMatchObject({ 'export-size': size, can_flush: true, can_fua: true, is_read_only: false })
  })

  it.runIf(has('qemu-io'))('serves reads and writes of QEMU', async () => {
    const commands = ['write -P 0x11 4096 65536', 'write -f -P 0x22 1048576 512', 'read -P 0x11 4096 65536', 'flush']
    const { stdout } = await run('qemu-io', ['-f', 'raw', ...commands.flatMap((it) => ['-c', it]), uri])
    expect(stdout).not.toMatch(/fail|error/i)
    expect(stored(4096, 65_536).every((it) => it === 0x11)).toBe(true)
    expect(stored(1_048_576, 512).every((it) => it === 0x22)).toBe(true)
  })

  it.runIf(has('qemu-io'))('loses what a killed QEMU had not flushed, and nothing that it had', async () => {
    const args = ['-f', 'raw', '-t', 'writeback', uri]
    const qemu = spawn('qemu-io', args, { stdio: ['pipe', 'ignore', 'inherit'] })
    // It reads one line at a time from a pipe.
    const order = async (line: string, unflushed: number): Promise<void> => {
      qemu.stdin.write(`${line}\n`)
      await expect.poll(() => disk.unflushed, { timeout: 60_000 }).toBe(unflushed)
    }
    await order('write -P 0x11 0 65536', 65_536)
    await order('flush', 0)
    await order('write -P 0x22 65536 1048576', 1_048_576)
    const { held, lost } = await nbd.cut(async () => {
      qemu.kill('SIGKILL')
      await once(qemu, 'exit')
    })
    expect(stored(0, 65_536).every((it) => it === 0x11)).toBe(true)
    expect(held).toBe(1_048_576 / block)
    expect(lost).toBeGreaterThan(0)
    const kept = stored(65_536, 1_048_576).reduce((sum, it) => sum + (it === 0x22 ? 1 : 0), 0)
    expect(kept).toBe((held - lost) * block)
    // Booted again, the next client finds the disk as the power cut has left it.
    const { stdout } = await run('qemu-io', ['-f', 'raw', '-c', 'read -P 0x11 0 65536', uri])
    expect(stdout).not.toMatch(/fail|error/i)
  })
})
