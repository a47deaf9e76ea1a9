import { expect, test } from 'vitest'
import { brightnessAt } from '../../../src/devices/lights/night.ts'

const at = (time: string): Date => new Date(`2026-11-21T${time}:00`)
const evening = { brightness: 0.6, night: { from: '22:00', to: '7:30', brightness: 0.1 } }
const nap = { brightness: 0.6, night: { from: '13:00', to: '14:00', brightness: 0 } }

test.each([
  [evening, '12:00', 0.6],
  [evening, '21:59', 0.6],
  [evening, '22:00', 0.1],
  [evening, '23:59', 0.1],
  [evening, '00:00', 0.1],
  [evening, '07:29', 0.1],
  [evening, '07:30', 0.6],
  [nap, '12:59', 0.6],
  [nap, '13:00', 0],
  [nap, '14:00', 0.6],
  [nap, '01:00', 0.6],
  [{ brightness: 0.6 }, '03:00', 0.6]
])('%j at %s', (config, time, brightness) => {
  expect(brightnessAt(config, at(time))).toBe(brightness)
})
