import { beforeEach, describe, expect, test } from 'vitest'
import type { PadPress, Sensor, Sighting } from '../../../src/devices/ports.ts'
import { serialReader } from '../../../src/devices/sensors/serial.ts'
import type { Frame } from '../../../src/devices/wire/assembler.ts'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import { formatLine } from '../../../src/devices/wire/line.ts'
import type { DeviceSays } from '../../../src/devices/wire/message.ts'
import { collect, FakeHost } from '../bench.ts'
import { begin, cell, cells, Device, end, hello, press } from '../wire/device.ts'

let host: FakeHost
let sensor: Sensor
let device: Device
let sightings: readonly Sighting[]
let presses: readonly PadPress[]
let ended: Promise<unknown>

beforeEach(async () => {
  host = new FakeHost()
  const config = serialReader.parse({ port: '/dev/reader', name: 'board', table: { strangers: 'by name' } })
  if (!config.ok) throw new Error('the config is good')
  sensor = serialReader.open(config.value, host)
  const [seen, pressed] = [collect(sensor.sightings), collect(sensor.presses)]
  sightings = seen.all
  presses = pressed.all
  ended = Promise.all([seen.ended, pressed.ended])
  device = new Device()
  await host.clock.run(0)
})

const textOf = (frame: Frame): string => (frame.frame === 'line' ? `${formatLine(frame.line)}\n` : '')
const say = async (...says: DeviceSays[]): Promise<void> => {
  host.line.far.write(
    device
      .all(...says)
      .map(textOf)
      .join('')
  )
  await host.clock.run(0)
}
const start = (): Promise<void> => say(hello, begin, cells(cell(1, 3, ['wizard'])), end)

/** What the driver has asked and said on this line so far. */
const asked = (): string[] =>
  new Assembler()
    .push((host.line.far.read() as Buffer | null) ?? Buffer.alloc(0))
    .map((it) => (it.frame === 'line' ? (it.meaning?.say ?? 'nonsense') : 'noise'))

/** A device that answers every ping, every half beat. */
const living = async (ms: number): Promise<void> => {
  for (let gone = 0; gone < ms; gone += 150) {
    await host.clock.run(150)
    if (asked().includes('ping')) await say({ say: 'pong', ping: 0, good: 1, bad: 0, dropped: 0, supply: null })
  }
}

describe('seeing', () => {
  test('it asks who is there, and tells what stands on the table once it is whole', async () => {
    expect(asked()).toEqual(['who'])
    expect(sensor.status().state).toBe('starting')
    await start()
    expect(sightings).toMatchObject([{ things: [{ kind: 'wizard', at: [1, 3] }], seesGround: false }])
    expect(sightings[0]?.covers([5, 5])).toBe(true)
    expect(sightings[0]?.covers([6, 5])).toBe(false)
    expect(sensor.status()).toMatchObject({ state: 'ready', verdict: 'good' })
  })

  test('what has not changed is not told again', async () => {
    await start()
    await say(begin, cells(cell(1, 3, ['wizard'])), end)
    await say(cells(cell(2, 2, 'empty')))
    expect(sightings).toHaveLength(1)
    await say(cells(cell(1, 3, 'empty')))
    expect(sightings).toHaveLength(2)
  })

  test('a damaged line shows nothing and is asked about', async () => {
    await start()
    asked()
    await host.clock.run(200)
    host.line.far.write(textOf(device.says(cells(cell(2, 2, 'something')))).replace('2,2', '2,3'))
    await say(cells(cell(1, 3, 'empty')))
    expect(sightings).toHaveLength(1)
    expect(asked()).toContain('all')
    await say(begin, cells(cell(2, 2, 'something')), end)
    expect(sightings.at(-1)?.things).toEqual([{ kind: null, at: [2, 2] }])
  })

  test('it goes on asking while the answer does not come', async () => {
    await start()
    device.seq++
    await say(cells())
    const counts: number[] = []
    for (let i = 0; i < 4; i++) {
      await host.clock.run(250)
      await say({ say: 'pong', ping: 0, good: 1, bad: 0, dropped: 0, supply: null })
      counts.push(asked().filter((it) => it === 'all').length)
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
  })

  test('it does not ask again while the answer may still be coming', async () => {
    await start()
    asked()
    await host.clock.run(200)
    for (let i = 0; i < 5; i++) {
      device.seq++
      await say(cells())
      await host.clock.run(10)
    }
    expect(asked()).toEqual(['all'])
  })

  test('two opposing presses in one piece of bytes come in order', async () => {
    await start()
    await say(press(1, 'undo', 1), press(1, 'confirm', 0))
    expect(presses).toEqual([
      { seat: 1, button: 'undo' },
      { seat: 0, button: 'confirm' }
    ])
  })
})

describe('the line dies', () => {
  const back = async (): Promise<void> => {
    expect(host.lines).toHaveLength(2)
    device = new Device('0001')
    await start()
    expect(sensor.status().state).toBe('ready')
    expect(sightings).toHaveLength(2)
  }

  test('it closes: it is opened again at once', async () => {
    await start()
    host.line.near.destroy()
    await host.clock.run(60)
    await back()
    expect(sensor.status()).toMatchObject({ verdict: 'cable', counters: { cuts: 1, opens: 2 } })
  })

  test('it closes with an error, and then once more: that is one end', async () => {
    await start()
    const { near } = host.line
    near.destroy(new Error('Input/output error'))
    near.emit('close')
    await host.clock.run(60)
    await back()
    near.emit('close')
    expect(sensor.status().state).toBe('ready')
    expect(sensor.status().counters).toMatchObject({ cuts: 1, hangs: 0 })
  })

  test('half a line from before is not glued to what comes after', async () => {
    await start()
    host.line.far.write('C 7f3a 5 99 1,3')
    await host.clock.run(0)
    host.line.near.destroy()
    await host.clock.run(60)
    await back()
    expect(sensor.status().counters).toMatchObject({ damaged: 0, chatter: 0 })
  })

  test('a device that lived on shows the same again, for whoever has given up on it', async () => {
    await start()
    host.line.near.destroy()
    await host.clock.run(60)
    await start()
    expect(sightings).toHaveLength(2)
    expect(sightings[1]?.things).toEqual(sightings[0]?.things)
    expect(sensor.status().counters).toMatchObject({ gaps: 0, restarts: 0 })
  })

  test('it stays open and says nothing: that is noticed within a second and a beat', async () => {
    await start()
    await host.clock.run(900)
    expect(host.lines).toHaveLength(1)
    await host.clock.run(450)
    await back()
    expect(sensor.status().counters).toMatchObject({ cuts: 0, hangs: 1 })
  })

  test('a device that answers is never given up', async () => {
    await start()
    await living(20_000)
    expect(host.lines).toHaveLength(1)
  })

  test('a device that only prints may be silent longer', async () => {
    await say({ ...hello, can: ['cells'] }, begin, end)
    for (let second = 0; second < 5; second++) {
      await host.clock.run(1400)
      await say(begin, end)
    }
    expect(host.lines).toHaveLength(1)
    await host.clock.run(2100)
    expect(host.lines).toHaveLength(2)
  })

  test('a board that boots for three seconds after opening is waited for', async () => {
    await host.clock.run(3000)
    expect(host.lines).toHaveLength(1)
    await start()
    expect(sensor.status().state).toBe('ready')
  })

  test('a line that will not open is tried on and on, never faster than is kind, and says why', async () => {
    await start()
    host.refuse = 'there is no /dev/reader: plug the reader in'
    host.line.near.destroy()
    await host.clock.run(60_000)
    expect(sensor.status()).toMatchObject({ state: 'lost', note: host.refuse })
    expect(host.logged.filter((it) => it.includes('plug the reader in'))).toHaveLength(1)
    host.refuse = null
    await host.clock.run(400)
    await back()
  })

  test('a device that never reads is not written to for ever', async () => {
    await say({ ...hello, can: ['cells'] }, begin, end)
    // Corked, it keeps what is written as a line does whose other end does not read.
    host.line.near.cork()
    for (let second = 0; second < 120; second++) {
      await host.clock.run(1000)
      await say(begin, end)
    }
    expect(host.line.near.writableLength).toBeLessThan(5000)
    expect(sensor.status().state).toBe('ready')
  })
})

describe('what it says of itself', () => {
  test('another version of the protocol: who must be updated', async () => {
    await say({ ...hello, version: 2 })
    expect(sensor.status()).toMatchObject({ state: 'failed', note: expect.stringContaining('update this program') })
  })

  test('a supply that fails: a restart for power on an open line', async () => {
    await start()
    device = new Device('0001')
    await say({ ...hello, reset: 'brownout' }, begin, end)
    expect(sensor.status()).toMatchObject({ verdict: 'power', counters: { restarts: 1, powerResets: 1 } })
  })

  test('the wrong speed: nothing readable comes', async () => {
    for (let i = 0; i < 20; i++) host.line.far.write('\xfc\x0f\x9e\n')
    await host.clock.run(100)
    expect(sensor.status()).toMatchObject({ state: 'starting', note: expect.stringContaining('115200 baud') })
  })

  test('the verdict forgets after a minute', async () => {
    await start()
    host.line.far.write('noise\nnoise\nnoise\nnoise\n')
    await say(begin, end)
    expect(sensor.status().verdict).toBe('cable')
    for (let second = 0; second < 75; second++) {
      await host.clock.run(900)
      await say(begin, end)
    }
    expect(sensor.status().verdict).toBe('good')
  })

  test('lines that keep coming damaged: it does not claim to see', async () => {
    await start()
    for (let i = 0; i < 30; i++) {
      device.seq++
      await say(cells())
      await host.clock.run(100)
    }
    expect(sensor.status()).toMatchObject({ state: 'lost', note: expect.stringContaining('another cable') })
  })
})

test('closing ends both loops, frees the line and leaves no timer; twice is once', async () => {
  await start()
  await Promise.all([sensor.close(), sensor.close()])
  await sensor.close()
  await ended
  expect(host.line.near.destroyed).toBe(true)
  expect(host.clock.idle).toBe(true)
})

test('closing while the line is being opened frees the line that opens too late', async () => {
  const config = serialReader.parse({ port: '/dev/other' })
  if (!config.ok) throw new Error('the config is good')
  const late = serialReader.open(config.value, host)
  await Promise.all([late.close(), sensor.close()])
  await host.clock.run(10_000)
  expect(host.lines.map((it) => it.near.destroyed)).toEqual([true, true])
  expect(asked()).toEqual([])
})
