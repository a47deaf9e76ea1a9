// A truck that nobody listens to saves its battery.

import { expect, test } from 'vitest'
import { build } from '../reader/build.ts'
import { Yard } from './bench.ts'

test('where nobody listens it sleeps, tries every eight seconds, and says how it is held once somebody is there', () => {
  const alone = build({ ALONE_S: '1' }, 'truck')
  const reader = build({ 'RADIO(X)': 'X("truck/0")', COLUMNS: '1', ROWS: '1', PROOF_WIRE: '0' })
  const far = new Yard(reader, [alone], 8)
  alone.remove()
  reader.remove()
  far.isDark = true
  const [it] = far.trucks
  far.run(1300)
  expect(it?.sensor.isAsleep).toBe(true)
  const packets = far.air.packets
  far.run(6000)
  expect(far.air.packets).toBe(packets)
  it?.turn('upright')
  far.run(2000)
  expect(far.air.packets).toBeGreaterThan(packets)
  expect(it?.sensor.isAsleep).toBe(true)
  far.isDark = false
  far.run(100)
  const from = far.now
  while (far.held('truck/0')?.pose !== 'upright' && far.now < from + 9000) far.run(10)
  expect(far.held('truck/0')?.pose).toBe('upright')
  // What it was before it slept counts no longer: this pose has begun when it was first seen.
  expect(far.now - (far.held('truck/0')?.since ?? 0) / 1000).toBeLessThan(200)
  expect(it?.sensor.isAsleep).toBe(false)
})
