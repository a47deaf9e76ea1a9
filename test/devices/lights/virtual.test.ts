import { expect, test } from 'vitest'
import { virtualLights } from '../../../src/devices/lights/virtual.ts'
import type { Lamp } from '../../../src/devices/ports.ts'

const lamp: Lamp = { at: [0, 0], cue: 'step', colour: [255, 255, 255], rhythm: 'steady' }

test('the virtual lamps keep the newest picture, whole, until they are closed', async () => {
  const lights = virtualLights()
  expect(lights.lamps()).toEqual([])
  lights.show([lamp, { ...lamp, at: [1, 0] }])
  lights.show([lamp])
  expect(lights.lamps()).toEqual([lamp])
  expect(lights.status()).toMatchObject({ role: 'lights', state: 'ready' })
  await lights.close()
  await lights.close()
  lights.show([lamp])
  expect(lights.lamps()).toEqual([])
})
