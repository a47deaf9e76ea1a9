import { beforeEach, describe, expect, test } from 'vitest'
import { verbatim } from '../../../src/core/words.ts'
import { serialReader } from '../../../src/devices/sensors/serial.ts'
import { begin, cell, cells, Device, end, hello, press } from '../wire/device.ts'
import { OpenReader, textOf } from './open-reader.ts'

let reader: OpenReader

beforeEach(async () => {
  reader = new OpenReader()
  await reader.run(0)
})

/** Lets `ms` pass with a device that answers pings, checked every 150 ms. */
const living = async (ms: number): Promise<void> => {
  for (let gone = 0; gone < ms; gone += 150) {
    await reader.run(150)
    if (reader.asked().includes('ping'))
      await reader.say({ say: 'pong', ping: 0, good: 1, bad: 0, dropped: 0, supply: null })
  }
}

describe('seeing', () => {
  test('it asks who is there, and tells what stands on the table once it is whole', async () => {
    expect(reader.asked()).toEqual(['who'])
    expect(reader.sensor.status().state).toBe('starting')
    await reader.start()
    expect(reader.snapshots).toMatchObject([{ things: [{ kind: 'wizard', at: [1, 3] }], seesGround: false }])
    expect(reader.snapshots[0]?.covers([5, 5])).toBe(true)
    expect(reader.snapshots[0]?.covers([6, 5])).toBe(false)
    expect(reader.sensor.status()).toMatchObject({ state: 'ready', verdict: 'good' })
  })

  test('what has not changed is not told again', async () => {
    await reader.start()
    await reader.say(begin, cells(cell(1, 3, ['wizard'])), end)
    await reader.say(cells(cell(2, 2, 'empty')))
    expect(reader.snapshots).toHaveLength(1)
    await reader.say(cells(cell(1, 3, 'empty')))
    expect(reader.snapshots).toHaveLength(2)
  })

  test('a damaged line shows nothing new and is asked about: until then what was seen may be so no more', async () => {
    await reader.start()
    reader.asked()
    await reader.run(200)
    reader.host.line.far.write(textOf(reader.device.says(cells(cell(2, 2, 'something')))).replace('2,2', '2,3'))
    await reader.say(cells(cell(1, 3, 'empty')))
    await reader.say(cells(cell(1, 3, 'empty')))
    const [before, ...after] = reader.snapshots
    expect(after).toEqual([{ ...before, stale: true }])
    expect(reader.asked()).toContain('all')
    await reader.say(begin, cells(cell(2, 2, 'something')), end)
    expect(reader.snapshots.slice(2)).toMatchObject([{ things: [{ kind: null, at: [2, 2] }] }])
    expect(reader.snapshots.at(-1)?.stale).toBeUndefined()
  })

  test('it goes on asking while the answer does not come', async () => {
    await reader.start()
    reader.device.seq++
    await reader.say(cells())
    const counts: number[] = []
    for (let i = 0; i < 4; i++) {
      await reader.run(250)
      await reader.say({ say: 'pong', ping: 0, good: 1, bad: 0, dropped: 0, supply: null })
      counts.push(reader.asked().filter((it) => it === 'all').length)
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
  })

  test('it does not ask again while the answer may still be coming', async () => {
    await reader.start()
    reader.asked()
    await reader.run(200)
    for (let i = 0; i < 5; i++) {
      reader.device.seq++
      await reader.say(cells())
      await reader.run(10)
    }
    expect(reader.asked()).toEqual(['all'])
  })

  test('two opposing presses in one piece of bytes come in order', async () => {
    await reader.start()
    await reader.say(press(1, 'undo', 1), press(1, 'confirm', 0))
    expect(reader.presses).toEqual([
      { seat: 1, button: 'undo' },
      { seat: 0, button: 'confirm' }
    ])
  })
})

describe('the line dies', () => {
  const back = async (): Promise<void> => {
    expect(reader.host.lines).toHaveLength(2)
    // An open line is not enough: the reader must also report a keyframe.
    expect(reader.sensor.status().state).toBe('lost')
    reader.device = new Device('0001')
    await reader.start()
    expect(reader.sensor.status().state).toBe('ready')
    expect(stale()).toEqual([false, true, false])
  }
  const stale = (): boolean[] => reader.snapshots.map((it) => it.stale ?? false)

  test('it closes: it is opened again at once', async () => {
    await reader.start()
    reader.host.line.near.destroy()
    await reader.run(60)
    await back()
    expect(reader.sensor.status()).toMatchObject({ verdict: 'cable', counters: { cuts: 1, opens: 2 } })
  })

  test('it closes with an error, and then once more: that is one end', async () => {
    await reader.start()
    const { near } = reader.host.line
    near.destroy(new Error('Input/output error'))
    near.emit('close')
    await reader.run(60)
    await back()
    near.emit('close')
    expect(reader.sensor.status().state).toBe('ready')
    expect(reader.sensor.status().counters).toMatchObject({ cuts: 1, hangs: 0 })
  })

  test('half a line from before is not glued to what comes after', async () => {
    await reader.start()
    reader.host.line.far.write('C 7f3a 5 99 1,3')
    await reader.run(0)
    reader.host.line.near.destroy()
    await reader.run(60)
    await back()
    expect(reader.sensor.status().counters).toMatchObject({ damaged: 0, chatter: 0 })
  })

  test('a device that lived on shows the same again, for whoever has given up on it', async () => {
    await reader.start()
    reader.host.line.near.destroy()
    await reader.run(60)
    await reader.start()
    expect(stale()).toEqual([false, true, false])
    expect(reader.snapshots[2]?.things).toEqual(reader.snapshots[0]?.things)
    expect(reader.sensor.status().counters).toMatchObject({ gaps: 0, restarts: 0 })
  })

  test('it stays open and says nothing: it is asked after a second, and given up half a second later', async () => {
    await reader.start()
    await living(600)
    await reader.say(begin, cells(cell(1, 3, ['wizard'])), end)
    reader.asked()
    await reader.run(1000)
    expect(reader.asked()).toEqual([])
    await reader.run(500)
    expect(reader.asked()).toContain('ping')
    expect(reader.host.lines).toHaveLength(1)
    await reader.run(210)
    await back()
    expect(reader.sensor.status().counters).toMatchObject({ cuts: 0, hangs: 1 })
  })

  test('a device that says all it sees every second is left in peace', async () => {
    await reader.start()
    reader.asked()
    const asked: string[] = []
    for (let second = 0; second < 30; second++) {
      await reader.run(1000)
      asked.push(...reader.asked())
      await reader.say(begin, cells(cell(1, 3, ['wizard'])), end)
    }
    expect(asked.every((it) => it === 'ping')).toBe(true)
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.length).toBeLessThan(8)
  })

  test('a device that answers is never given up', async () => {
    await reader.start()
    await living(20_000)
    expect(reader.host.lines).toHaveLength(1)
  })

  test('a device that only prints may be silent longer', async () => {
    await reader.say({ ...hello, can: ['cells'] }, begin, end)
    for (let second = 0; second < 5; second++) {
      await reader.run(1400)
      await reader.say(begin, end)
    }
    expect(reader.host.lines).toHaveLength(1)
    await reader.run(2100)
    expect(reader.host.lines).toHaveLength(2)
  })

  test('a board that boots for half a minute, and restarts whenever it is opened, is not restarted for ever', async () => {
    let opened = 0
    for (let bootedAt = 0, second = 0; second < 200 && reader.sensor.status().state !== 'ready'; second++) {
      if (reader.host.lines.length > opened) bootedAt = second + 30
      opened = reader.host.lines.length
      await reader.run(1000)
      if (second === bootedAt) await reader.start()
    }
    expect(reader.sensor.status().state).toBe('ready')
    expect(opened).toBeLessThan(6)
  })

  test('a board that boots for three seconds after opening is waited for', async () => {
    await reader.run(3000)
    expect(reader.host.lines).toHaveLength(1)
    await reader.start()
    expect(reader.sensor.status().state).toBe('ready')
  })

  test('a line that will not open is tried on and on, never faster than is kind, and says why', async () => {
    await reader.start()
    reader.host.refuse = 'there is no /dev/reader: plug the reader in'
    reader.host.line.near.destroy()
    await reader.run(60_000)
    expect(reader.sensor.status()).toMatchObject({ state: 'lost', note: verbatim(reader.host.refuse) })
    expect(reader.host.logged.filter((it) => it.includes('plug the reader in'))).toHaveLength(1)
    reader.host.refuse = null
    await reader.run(400)
    await back()
  })

  test('a device that never reads is not written to for ever', async () => {
    await reader.say({ ...hello, can: ['cells'] }, begin, end)
    // A corked line keeps what is written, like a line whose other end does not read.
    reader.host.line.near.cork()
    for (let second = 0; second < 120; second++) {
      await reader.run(1000)
      await reader.say(begin, end)
    }
    expect(reader.host.line.near.writableLength).toBeLessThan(5000)
    expect(reader.sensor.status().state).toBe('ready')
  })
})

test('closing ends both loops, frees the line and leaves no timer; twice is once', async () => {
  await reader.start()
  await Promise.all([reader.sensor.close(), reader.sensor.close()])
  await reader.sensor.close()
  await reader.ended
  expect(reader.host.line.near.destroyed).toBe(true)
  expect(reader.host.clock.idle).toBe(true)
})

test('closing while the line is being opened frees the line that opens too late', async () => {
  const config = serialReader.parse({ port: '/dev/other' })
  if (!config.ok) throw new Error('the config is good')
  const late = serialReader.open(config.value, reader.host)
  await Promise.all([late.close(), reader.sensor.close()])
  await reader.run(10_000)
  expect(reader.host.lines.map((it) => it.near.destroyed)).toEqual([true, true])
  expect(reader.asked()).toEqual([])
})
