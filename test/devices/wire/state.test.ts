import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Frame } from '../../../src/devices/wire/assembler.ts'
import { Link } from '../../../src/devices/wire/link.ts'
import type { CellReport, Holds } from '../../../src/devices/wire/message.ts'
import { begin, cells, Device, end, hello, noise, shows } from './device.ts'

test('whatever is lost, repeated or damaged, no state is shown that the device did not see', () => {
  const content = fc.array(fc.record({ x: fc.nat(2), y: fc.nat(2), holds: fc.constantFrom('empty', 'something') }), {
    maxLength: 3
  })
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('change' as const), content }) },
    { weight: 1, arbitrary: fc.constant({ act: 'keyframe' as const }) },
    { weight: 1, arbitrary: fc.constant({ act: 'restart' as const }) }
  )
  const fate = fc.constantFrom('ok', 'ok', 'ok', 'ok', 'lost', 'noise', 'twice')
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), fc.array(fate, { minLength: 1, maxLength: 23 }), (acts, fates) => {
      const link = new Link()
      let lives = 0
      let device = new Device('0000')
      const now = new Map<string, Holds>()
      const states = new Set<string>()
      const frames: Frame[] = []
      const remember = (): void => {
        states.add(JSON.stringify([...now].map(([name, holds]) => `${name}=${holds}`).sort()))
      }
      const keyframe = (): void => {
        const all = [...now].map(([name, holds]): CellReport => {
          const [x = 0, y = 0] = name.split(',').map(Number)
          return { x, y, holds }
        })
        // One line for each cell: the more lines, the more may be lost in the middle.
        frames.push(...device.all(begin, ...all.map((it) => cells(it)), end))
      }
      remember()
      frames.push(device.says(hello))
      keyframe()
      for (const it of acts) {
        if (it.act === 'keyframe') keyframe()
        else if (it.act === 'restart') {
          device = new Device((++lives).toString(16).padStart(4, '0'))
          frames.push(device.says(hello))
          keyframe()
        } else {
          for (const { x, y, holds } of it.content) {
            if (holds === 'empty') now.delete(`${x},${y}`)
            else now.set(`${x},${y}`, 'something')
          }
          remember()
          frames.push(device.says(cells(...(it.content as CellReport[]))))
        }
      }
      const arrived = frames.flatMap((frame, i) => {
        const how = fates[i % fates.length]
        return how === 'lost' ? [] : how === 'noise' ? [noise] : how === 'twice' ? [frame, frame] : [frame]
      })
      for (const frame of arrived) {
        const { state } = link.hear(frame)
        if (state) expect(states).toContain(JSON.stringify(shows(state)))
      }
    })
  )
})
