import { beforeEach, expect, test } from 'vitest'
import type { Frame } from '../../../src/devices/wire/assembler.ts'
import { Link } from '../../../src/devices/wire/link.ts'
import { begin, Device, end, hello, press } from './device.ts'

let link: Link
let device: Device

beforeEach(() => {
  link = new Link()
  device = new Device()
})

const heard = (...frames: Frame[]) => frames.flatMap((it) => link.hear(it).presses ?? [])

test('a press is heard once, however often its line or its keyframe comes', () => {
  heard(...device.all(hello, begin, end))
  const line = device.says(press(1))
  expect(heard(line, line, ...device.all(begin, press(1), end, press(1)))).toHaveLength(1)
})

test('a press whose line was lost is heard from the keyframe', () => {
  heard(...device.all(hello, begin, end))
  device.says(press(1))
  expect(heard(...device.all(begin, press(1), end))).toEqual([{ pad: 0, button: 'confirm', count: 1 }])
})

test('of two whose lines were lost, the last is heard and one is counted lost', () => {
  heard(...device.all(hello, begin, end))
  device.says(press(1))
  device.says(press(2))
  expect(heard(...device.all(begin, press(2, 'undo'), end))).toMatchObject([{ button: 'undo' }])
  expect(link.counters.lostPresses).toBe(1)
  link.joined()
  heard(...device.all(hello, begin, press(9), end))
  expect(link.counters.lostPresses).toBe(1)
})

test('presses from before we listened are not heard', () => {
  expect(heard(...device.all(hello, press(3), begin, press(4), end, press(4)))).toEqual([])
  expect(heard(device.says(press(5)))).toHaveLength(1)
  link.joined()
  expect(heard(...device.all(hello, begin, press(9), end))).toEqual([])
})

test('two quick presses on two pads come in order', () => {
  heard(...device.all(hello, begin, end))
  expect(heard(...device.all(press(1, 'undo', 1), press(1, 'confirm', 0))).map((it) => it.pad)).toEqual([1, 0])
})
