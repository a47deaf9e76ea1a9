// What a camera says of things that are held: on its line, as the daemon hears it.

import { expect, test } from 'vitest'
import type { SensedPose } from '../../../src/core/observation.ts'
import { CameraLine } from '../../../src/devices/camera/line.ts'
import { readCamera } from '../../../src/devices/sensors/camera/config.ts'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import { Link } from '../../../src/devices/wire/link.ts'
import { Clock } from '../bench.ts'
import { corners } from './scene.ts'

const everyMs = 100

class Watch {
  readonly clock = new Clock()
  readonly link = new Link()
  readonly said: { readonly type: string; readonly at: number }[] = []
  readonly line = new CameraLine({
    name: 'camera',
    view: [0, 0, 700, 400],
    dice: false,
    poses: true,
    clock: this.clock,
    gone: () => {}
  })
  held: { readonly pose: SensedPose | 'unknown' | null; readonly since: number } | undefined
  can: readonly string[] = []
  readonly #assembler = new Assembler()

  constructor() {
    this.line.on('data', (bytes: Uint8Array) => {
      for (const frame of this.#assembler.push(bytes)) {
        const { state } = this.link.hear(frame)
        if (frame.frame === 'line') this.said.push({ type: frame.line.type, at: this.clock.now() })
        this.held = state?.poses.get('truck/0') ?? this.held
        this.can = state?.hello.can ?? this.can
      }
    })
  }

  /** Images for so long, in which it is held so; null: no tag of it is in sight. */
  async see(pose: SensedPose | null, ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= everyMs) {
      this.line.saw({ tags: [], dice: [], hand: false, held: [{ thing: 'truck/0', pose }] })
      await this.clock.run(everyMs)
    }
  }
}

test('a turn is said with the image that shows it, and dated from it to the digit', async () => {
  const watch = new Watch()
  await watch.see('lying', 1000)
  expect([watch.can.includes('poses'), watch.held]).toMatchObject([true, { pose: 'lying', since: 0 }])
  await watch.see('upright', 2000)
  expect(watch.held).toMatchObject({ pose: 'upright', since: 1_000_000 })
  // While its sand runs, a line comes at least every 250 ms.
  const said = watch.said.filter(({ type, at }) => type === 'O' && at >= 1000).map(({ at }) => at)
  for (const [i, at] of said.entries()) if (i > 0) expect(at - (said[i - 1] ?? 0)).toBeLessThanOrEqual(250)
  expect(watch.link.counters).toMatchObject({ gaps: 0, nonsense: 0, damaged: 0 })
})

test('covered for less than half a second it is held as before; for longer nobody knows', async () => {
  const watch = new Watch()
  await watch.see('upright', 500)
  await watch.see(null, 400)
  await watch.see('upright', 500)
  expect(watch.held).toMatchObject({ pose: 'upright', since: 0 })
  await watch.see(null, 800)
  expect(watch.held?.pose).toBe('unknown')
  await watch.see('upright', 200)
  // It may have been turned and turned back.
  expect(watch.held).toMatchObject({ pose: 'upright', since: 2_200_000 })
})

test('a tag is a piece, a corner or a pose, and never two of them', () => {
  const camera = { driver: 'camera', corners, pieces: { 1: 'keeper/0' } }
  const held = { thing: 'truck/0', pose: 'upright' }
  expect(readCamera({ ...camera, poses: { 2: held } })).toMatchObject({
    ok: true,
    value: { seer: { poses: { 2: held } } }
  })
  for (const id of [1, 500])
    expect(readCamera({ ...camera, poses: { [id]: held } })).toMatchObject({
      ok: false,
      problems: [{ at: ['poses', String(id)], why: { say: 'images.corner' } }]
    })
  expect(readCamera({ ...camera, poses: { 2: { ...held, pose: 'standing' } } })).toMatchObject({ ok: false })
})
