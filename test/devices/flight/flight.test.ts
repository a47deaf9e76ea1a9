import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { player } from '../../../src/devices/flight/player.ts'
import { Recorder, reels } from '../../../src/devices/flight/recorder.ts'
import { readTape, type Tape } from '../../../src/devices/flight/tape.ts'
import { folder } from '../../journal/folder.ts'
import { FakeHost } from '../bench.ts'

let host: FakeHost
let data: string
let recorder: Recorder

const reel = (name: keyof typeof reels): Tape | null => {
  const file = join(data, reels[name])
  return existsSync(file) ? readTape(readFileSync(file, 'utf8')) : null
}

beforeEach(() => {
  host = new FakeHost()
  data = join(folder(), 'flight')
  recorder = new Recorder({
    folder: data,
    host,
    when: () => 'one evening',
    table: { name: 'attic' },
    match: () => null
  })
})

/** Opens a line as a driver does, and collects what it receives. */
async function listen(path: string): Promise<{ heard: () => string; far: FakeHost['line']['far'] }> {
  const line = await recorder.host().serial(path, 115200)
  let heard = ''
  line.on('data', (bytes: Uint8Array) => {
    heard += Buffer.from(bytes).toString('latin1')
  })
  line.on('error', () => undefined)
  return { heard: () => heard, far: host.line.far }
}

describe('taping', () => {
  test('all that comes over a line is heard by the driver and kept byte for byte, damage included', async () => {
    const { heard, far } = await listen('/dev/reader')
    far.write(Buffer.from('H 7f3a 0 1 tk=1*0000\nC \xff\x00 7', 'latin1'))
    await host.clock.run(50)
    far.write('f3a\n')
    await host.clock.run(600)
    await recorder.close()
    expect(heard()).toBe('H 7f3a 0 1 tk=1*0000\nC \xff\x00 7f3a\n')
    const tape = reel('now')
    expect(tape?.start).toMatchObject({ when: 'one evening', table: { name: 'attic' }, open: {} })
    expect(tape?.taped[0]).toMatchObject({ line: '/dev/reader', opened: true })
    expect(tape?.taped.map((it) => ('bytes' in it ? it.bytes : '')).join('')).toBe(heard())
  })

  test('ten minutes are always there: a reel that is full becomes the one before, and the next knows who was on the line', async () => {
    const { far } = await listen('/dev/reader')
    far.write('H 7f3a 0 1 tk=1*0000\n')
    for (let minute = 0; minute < 25; minute++) {
      await host.clock.run(60_000)
      recorder.said({ minute })
    }
    await recorder.close()
    const minutes = (tape: Tape | null): unknown[] =>
      (tape?.taped ?? []).flatMap((it) => ('said' in it ? [(it.said as { minute: number }).minute] : []))
    expect(minutes(reel('before'))).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
    expect(minutes(reel('now'))).toEqual([19, 20, 21, 22, 23, 24])
    expect(reel('now')?.start.open).toEqual({ '/dev/reader': 'H 7f3a 0 1 tk=1*0000' })
  })

  test('a disk that refuses is said once, and nobody waits for it', async () => {
    writeFileSync(data, 'a file where the folder should be')
    for (let i = 0; i < 3; i++) {
      recorder.said({ i })
      await host.clock.run(1000)
    }
    await recorder.close()
    expect(host.logged.filter((it) => it.includes('flight recorder'))).toHaveLength(1)
  })

  test('a word that cannot be written is left out and said; those around it are kept', async () => {
    let deep: Json = []
    for (let i = 0; i < 100_000; i++) deep = [deep]
    for (const it of ['before', deep, 'after']) recorder.said(it)
    await host.clock.run(1000)
    await recorder.close()
    expect(reel('now')?.taped.map((it) => 'said' in it && it.said)).toEqual(['before', 'after'])
    expect(host.logged.filter((it) => it.includes('can’t write: Maximum call stack'))).toHaveLength(1)
  })

  test('a torn last line is left out and counted', () => {
    const whole = '{"tape":1,"at":0,"when":"","table":{},"match":null,"open":{}}\n{"at":5,"said":1}\n'
    expect(readTape(`${whole}{"at":6,"sa`)).toMatchObject({ taped: [{ at: 5, said: 1 }], torn: 1 })
    expect(readTape('{"at":5,"said":1}\n')).toBeNull()
  })
})

describe('playing', () => {
  const tape: Tape = {
    start: { tape: 1, at: 1000, when: '', table: {}, match: null, open: { a: 'H hello' } },
    taped: [
      { at: 1100, line: 'a', bytes: 'one\n' },
      { at: 1200, said: 'press' },
      { at: 1300, line: 'a', closed: 'its cable is out' },
      { at: 1400, line: 'a', opened: true },
      { at: 1500, line: 'a', bytes: 'two\n' }
    ],
    torn: 0
  }

  test.each([1, 2])('lines say what they said then, %i times as fast, and shut when they were cut', async (speed) => {
    const said: string[] = []
    const { host: machine, play } = player(tape, host.clock, host.log, speed)
    const take = async (): Promise<void> => {
      const line = await machine.serial('a', 115200)
      line.on('data', (bytes: Uint8Array) =>
        said.push(`${machine.now()} ${Buffer.from(bytes).toString('latin1').trim()}`)
      )
      line.on('error', (why: Error) => said.push(`${machine.now()} ${why.message}`))
    }
    play(
      (it) => said.push(`${machine.now()} ${it}`),
      () => said.push('over')
    )
    await take()
    await host.clock.run(350 / speed)
    await expect(machine.serial('a', 115200)).rejects.toThrow('In this recording, a is not open now.')
    await host.clock.run(60 / speed)
    await take()
    await host.clock.run(1000)
    expect(said).toEqual(['0 H hello', '100 one', '200 press', '300 its cable is out', '500 two', 'over'])
  })
})
