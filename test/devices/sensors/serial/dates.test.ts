import { beforeEach, expect, test } from 'vitest'
import type { Dated } from '../../../../src/core/observation.ts'
import type { DeviceSays, PoseReport } from '../../../../src/devices/wire/message.ts'
import { writeLine } from '../../../../src/devices/wire/write.ts'
import { begin, end, hello } from '../../wire/device.ts'
import { OpenReader } from '../open-reader.ts'

let reader: OpenReader
let boot: string
let seq: number
/** By how many ms the device’s clock started before the host’s. */
let ahead: number

beforeEach(async () => {
  reader = new OpenReader()
  await reader.run(0)
  ;[boot, seq, ahead] = ['7f3a', 0, 7000]
})

const micros = (ms: number): number => Math.round((reader.host.now() + ahead + ms) * 1000) % 2 ** 32

async function say(...all: DeviceSays[]): Promise<void> {
  const text = all.map((it) => `${writeLine({ boot, seq: seq++, micros: micros(0) }, it)}\n`).join('')
  reader.host.line.far.write(text)
  await reader.run(0)
}

const truck = (pose: PoseReport['pose'], since: number): DeviceSays => ({
  say: 'poses',
  poses: [{ id: 'truck/0', pose, since }]
})
const start = (pose: DeviceSays): Promise<void> => say({ ...hello, can: ['poses'] }, begin, pose, end)
const dated = (): Dated | undefined => reader.snapshots.at(-1)?.dated

test('what is held is dated by the clock of the host, and named by its spell', async () => {
  await reader.run(500)
  const since = micros(-300)
  await start(truck('upright', since))
  expect(dated()).toMatchObject({ posed: [{ thing: 'truck/0', pose: 'upright', spell: `7f3a/truck/0/${since}` }] })
  const [{ at = 0, error = 0 } = {}] = dated()?.posed ?? []
  expect(Math.abs(at - (reader.host.now() - 300))).toBeLessThanOrEqual(error)
})

test('a spell keeps its date, and time is told as it goes on', async () => {
  const since = micros(0)
  await start(truck('upright', since))
  const first = dated()
  for (let i = 0; i < 5; i++) {
    await reader.run(200)
    await say(truck('upright', since))
  }
  expect(dated()?.posed).toEqual(first?.posed)
  expect((dated()?.to ?? 0) - (first?.to ?? 0)).toBeGreaterThan(900)
  expect(dated()?.watched).toBe(first?.watched)
})

test('a line that was lost ends what was watched; one that came twice does not', async () => {
  const since = micros(0)
  await start(truck('lying', since))
  const first = dated()
  await reader.run(300)
  seq--
  await say(truck('lying', since))
  await say(truck('lying', since))
  expect(dated()?.watched).toBe(first?.watched)
  await reader.run(300)
  seq++
  await say(truck('lying', since))
  expect(reader.snapshots.at(-1)?.stale).toBe(true)
  await reader.run(300)
  await say(begin, truck('lying', since), end)
  expect(dated()?.watched).toBeGreaterThan(500)
  expect(dated()?.posed[0]?.spell).toBe(first?.posed[0]?.spell)
})

test('a clock that jumps, and a device that starts again, end it as well', async () => {
  const since = micros(0)
  await start(truck('lying', since))
  await reader.run(400)
  ahead += 60_000
  await say(truck('lying', since))
  const jumped = dated()?.watched ?? 0
  expect(jumped).toBeGreaterThan(300)
  await reader.run(400)
  ;[boot, seq] = ['0001', 0]
  await start(truck('lying', 0))
  expect(dated()?.watched).toBeGreaterThan(jumped + 300)
})

test('what was held when the clock jumped keeps its date, in a spell that no other process can compare', async () => {
  await reader.run(10_000)
  const since = micros(0)
  await start(truck('upright', since))
  const [before] = dated()?.posed ?? []
  await reader.run(400)
  ahead -= 3000
  await say(truck('upright', since))
  expect(dated()?.posed).toEqual([{ ...before, spell: `7f3a/truck/0/${since}~` }])
  const later = micros(0)
  await say(truck('lying', later))
  expect(dated()?.posed[0]?.spell).toBe(`7f3a/truck/0/${later}`)
})

test('a thing whose sensor is silent, or that nobody knows, is not told', async () => {
  await start(truck('unknown', micros(0)))
  expect(dated()?.posed).toEqual([])
})
