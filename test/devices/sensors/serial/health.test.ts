import { beforeEach, expect, test } from 'vitest'
import { begin, cells, Device, end, hello } from '../../wire/device.ts'
import { OpenReader } from '../open-reader.ts'

let reader: OpenReader

beforeEach(async () => {
  reader = new OpenReader()
  await reader.run(0)
})

test('another version of the protocol: who must be updated', async () => {
  await reader.say({ ...hello, version: 2 })
  expect(reader.sensor.status()).toMatchObject({
    state: 'failed',
    note: { say: 'reader.newer' }
  })
})

test('a supply that fails: a restart for power on an open line', async () => {
  await reader.start()
  reader.device = new Device('0001')
  await reader.say({ ...hello, reset: 'brownout' }, begin, end)
  expect(reader.sensor.status()).toMatchObject({ verdict: 'power', counters: { restarts: 1, powerResets: 1 } })
})

test('the wrong speed: nothing readable comes', async () => {
  for (let i = 0; i < 20; i++) reader.host.line.far.write('\xfc\x0f\x9e\n')
  await reader.run(100)
  expect(reader.sensor.status()).toMatchObject({
    state: 'starting',
    note: { say: 'reader.unreadable', with: { baud: 115200 } }
  })
})

test('the verdict forgets after a minute', async () => {
  await reader.start()
  reader.host.line.far.write('noise\nnoise\nnoise\nnoise\n')
  await reader.say(begin, end)
  expect(reader.sensor.status().verdict).toBe('cable')
  for (let second = 0; second < 85; second++) {
    await reader.run(900)
    await reader.say(begin, end)
  }
  expect(reader.sensor.status().verdict).toBe('good')
})

test('an open line on which nobody speaks', async () => {
  expect(reader.sensor.status()).not.toHaveProperty('note')
  await reader.run(3000)
  expect(reader.sensor.status()).toMatchObject({ state: 'starting', note: { say: 'reader.silent' } })
})

test('a restart is not over before the whole is seen again', async () => {
  await reader.start()
  reader.device = new Device('0001')
  await reader.say(hello)
  expect(reader.sensor.status().state).toBe('lost')
  await reader.say(begin, end)
  expect(reader.sensor.status().state).toBe('ready')
})

test('lines that keep coming damaged: it does not claim to see', async () => {
  await reader.start()
  for (let i = 0; i < 30; i++) {
    reader.device.seq++
    await reader.say(cells())
    await reader.run(100)
  }
  expect(reader.sensor.status()).toMatchObject({ state: 'lost', note: { say: 'reader.noisy' } })
})

test('a line that only opens again: why it was down stays said until the whole is seen', async () => {
  reader.host.line.far.destroy()
  while (reader.host.lines.length < 2) await reader.run(100)
  expect(reader.sensor.status()).toMatchObject({ state: 'starting', note: { say: 'reader.closed' } })
  await reader.start()
  expect(reader.sensor.status()).not.toHaveProperty('note')
})
