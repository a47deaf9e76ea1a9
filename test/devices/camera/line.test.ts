// From a program that writes images to the referee’s snapshots, with the real worker, line and reader.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { CameraLine } from '../../../src/devices/camera/line.ts'
import { machineHost } from '../../../src/devices/host.ts'
import type { Sensor, Snapshot } from '../../../src/devices/ports.ts'
import { type CameraConfig, readCamera } from '../../../src/devices/sensors/camera/config.ts'
import { cameraPath, openCamera } from '../../../src/devices/sensors/camera.ts'
import { serialReader } from '../../../src/devices/sensors/serial.ts'
import { english } from '../../english.ts'
import { folder } from '../../journal/folder.ts'
import { Clock } from '../bench.ts'
import { corners, develop, dieSide, expose, lens, scatter, seeded, tray } from './scene.ts'

const [scattered] = scatter(6, 3, seeded(3))
/** On the shelf, two dice that are only turned. */
const turned = [
  { at: [560, 345], turn: 20, face: 6 },
  { at: [620, 345], turn: 70, face: 2, dark: true }
] as const
const drawn = { ...scattered, dice: [...(scattered.dice ?? []), ...turned] }
const pieces = Object.fromEntries(drawn.tags.map(({ id }) => [id, `keeper/${id}`]))
const written = {
  driver: 'camera',
  corners,
  pieces,
  tray: { area: tray, die: dieSide },
  shelf: { area: [500, 325, 680, 365], colour: 'special' },
  table: { tags: { pitch: 40 }, strangers: 'by name' }
}

function config(source: object): CameraConfig {
  const judged = readCamera({ ...written, ...source })
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems))
  return judged.value
}

/** A stand-in for ffmpeg: writes the same eight images again and again. */
function program(): string[] {
  const [light, at] = [expose(drawn, lens()), lens()]
  const file = join(folder(), 'images.gray')
  let luck = seeded(8)
  const all = Array.from({ length: 8 }, () => {
    const [image, next] = develop(light, at, luck)
    luck = next
    return image.data
  })
  writeFileSync(file, Buffer.concat(all))
  return ['sh', '-c', `while cat '${file}'; do sleep 0.2; done`]
}

let sensor: Sensor | null = null
afterEach(() => sensor?.close())

function open(source: object): Sensor {
  const value = config(source)
  const clock = {
    now: () => performance.now(),
    after: (ms: number, run: () => void) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    }
  }
  const host = machineHost({ log: () => undefined, lines: new Map([[cameraPath, () => openCamera(value, clock)]]) })
  sensor = serialReader.open(value.reader, host)
  return sensor
}

test('what lies before the camera is sighted in board units, dice and all', async () => {
  const { snapshots } = open({ command: program() })
  let seen: Snapshot | null = null
  for await (const it of snapshots) {
    seen = it
    if (it.hand === false && it.things.length === drawn.tags.length && it.dice?.lying.length === 5) break
  }
  for (const { id, at } of drawn.tags) {
    const found = seen?.things.find((it) => it.kind === `keeper/${id}`)
    expect(Math.hypot((found?.at[0] ?? 99) - at[0] / 40, (found?.at[1] ?? 99) - at[1] / 40)).toBeLessThan(0.08)
  }
  const faces = scattered.dice?.map(({ dark, face }) => `${dark ? 'dark' : 'light'} ${face}`)
  expect(seen?.dice?.lying.map(({ kind, face }) => `${kind} ${face}`).sort()).toEqual(
    [...(faces ?? []), 'special 2', 'special 6'].sort()
  )
  expect(seen?.dice?.thrown ?? []).toEqual([])
  expect(seen?.covers([8, 5])).toBe(true)
  expect(seen?.covers([20, 5])).toBe(false)
})

test('a camera that is not there is a state with its cure', async () => {
  const reader = open({ command: ['no-such-program'] })
  await expect.poll(() => english(reader.status().note ?? '')).toContain('no-such-program is not installed')
})

test('a line that is hung up in the middle of a word says nothing more, and leaves no timer', async () => {
  const clock = new Clock()
  const line = new CameraLine({
    name: 'camera',
    view: [0, 0, 700, 400],
    dice: false,
    poses: false,
    clock,
    gone: () => {}
  })
  line.on('data', (bytes: Uint8Array) => Buffer.from(bytes).includes('E ') && line.destroy())
  await clock.run(10)
  line.saw({ tags: [], dice: [], hand: false, held: [] })
  await clock.run(5000)
  expect([line.destroyed, clock.idle]).toEqual([true, true])
})

test('a camera that is not plugged in is not even started', async () => {
  const reader = open({ device: '/dev/no-such-camera' })
  await expect.poll(() => english(reader.status().note ?? '')).toContain('no camera at /dev/no-such-camera')
})

test('a program that gives no more images is ended, and another is seen through', async () => {
  const [image] = develop(expose(drawn, lens()), lens(), seeded(1))
  const here = folder()
  const file = join(here, 'image.gray')
  writeFileSync(file, image.data)
  // The first process writes two images, then hangs. The next one, and all after it, continue.
  const script = `if mkdir '${here}/hung'; then cat '${file}' '${file}'; exec sleep 60; fi; while cat '${file}'; do sleep 0.1; done`
  const reader = open({ command: ['sh', '-c', script] })
  const notes = new Set<string | undefined>()
  const isSeen = (): boolean => {
    notes.add(english(reader.status().note ?? ''))
    return [...notes].some((it) => it?.includes('no more images')) && reader.status().state === 'ready'
  }
  await expect.poll(isSeen).toBe(true)
})

describe('the table file', () => {
  test.each([
    [{ corners: { 600: [0, 0], 1: [1, 0], 2: [1, 1], 3: [0, 1] } }, 'images.tag'],
    [{ pieces: { 500: 'wolf' } }, 'images.corner'],
    [{ pieces: { 1: 'wolf', 2: 'wolf' } }, 'images.twice'],
    [{ agree: 1 }, 'agree'],
    [{ corners: { 1: [0, 0], 2: [1, 0], 3: [1, 1] } }, 'images.corners'],
    [{ pieces: { 1: 'two words' } }, 'pieces']
  ])('%j is refused', (wrong, why) => {
    const judged = readCamera({ ...written, ...wrong })
    expect(judged.ok).toBe(false)
    expect(JSON.stringify(judged)).toContain(why)
  })

  test('the camera of a Pi and one by USB are programs that Debian has', () => {
    const commandOf = (more: object) =>
      (readCamera({ ...written, ...more }) as { value: CameraConfig }).value.source.command
    expect(commandOf({ device: 'pi' })[0]).toBe('rpicam-vid')
    expect(commandOf({})).toEqual(expect.arrayContaining(['ffmpeg', '/dev/video0', '1280x720', 'gray']))
  })
})
