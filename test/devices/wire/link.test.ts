import { beforeEach, describe, expect, test } from 'vitest'
import type { Frame } from '../../../src/devices/wire/assembler.ts'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import type { News } from '../../../src/devices/wire/link.ts'
import { Link } from '../../../src/devices/wire/link.ts'
import type { DeviceSays } from '../../../src/devices/wire/message.ts'
import { writeLine } from '../../../src/devices/wire/write.ts'
import { begin, cell, cells, Device, end, hello, noise, press, shows } from './device.ts'

let link: Link
let device: Device
const hear = (...frames: Frame[]): News[] => frames.map((it) => link.hear(it))
const last = (...frames: Frame[]): News => hear(...frames).at(-1) ?? {}
beforeEach(() => {
  link = new Link()
  device = new Device()
})

const started = (): News => last(...device.all(hello, begin, cells(cell(1, 3, ['wizard'])), end))

describe('a state is whole or there is none', () => {
  test('hello and a keyframe make a state', () => {
    expect(shows(started().state)).toEqual(['1,3=wizard'])
    expect(link.needs).toBeNull()
  })

  test('before the hello nothing is understood, and it is asked for', () => {
    expect(hear(...device.all(begin, cells(cell(0, 0, 'something')), end)).some((it) => it.state)).toBe(false)
    expect(link.needs).toBe('who')
  })

  test('before the first keyframe a change shows nothing', () => {
    expect(last(...device.all(hello, cells(cell(0, 0, 'something')))).state).toBeUndefined()
    expect(link.needs).toBe('all')
  })

  test('after it, each change shows at once', () => {
    started()
    expect(shows(last(device.says(cells(cell(2, 2, 'something')))).state)).toEqual(['1,3=wizard', '2,2=something'])
    expect(shows(last(device.says(cells(cell(1, 3, 'empty')))).state)).toEqual(['2,2=something'])
  })

  test('a keyframe tells all: what it does not name is gone', () => {
    started()
    const [opened, named, closed] = hear(...device.all(begin, cells(cell(0, 0, 'blind')), end))
    expect([opened, named]).toEqual([{}, {}])
    expect(shows(closed?.state)).toEqual(['0,0=blind'])
  })

  const keyframe = (): Frame[] =>
    device.all(begin, cells(cell(1, 3, ['wizard'])), cells(cell(4, 0, 'something')), press(1), end)

  describe('of a device that says the same again', () => {
    /** Identical lines get the same meaning object, as from the real assembler. */
    const [said, other] = [cells(cell(1, 3, ['wizard'])), cells(cell(1, 3, ['witch']))]
    const frames = (says: DeviceSays): Frame => {
      const frame = device.says(says)
      return frame.frame === 'line' ? { ...frame, meaning: says } : frame
    }
    const keyframe = (...all: DeviceSays[]): News => last(...[begin, ...all, end].map(frames))
    let first: News
    beforeEach(() => {
      hear(frames(hello))
      first = keyframe(said)
    })

    test('a keyframe leaves the very same state', () => {
      expect(keyframe(said).state).toBe(first.state)
      expect(link.counters.keyframes).toBe(2)
    })

    test('a change that changes nothing leaves it too', () => {
      expect(last(frames(said)).state).toBe(first.state)
      expect(last(frames({ say: 'switches', hand: null, tilt: null })).state).toBe(first.state)
    })

    test.each<readonly [string, readonly DeviceSays[]]>([
      ['holds something else', [other]],
      ['names one thing less', []],
      ['names one thing more', [said, cells(cell(2, 2, 'something'))]],
      ['tells of a hand', [said, { say: 'switches', hand: true, tilt: null }]]
    ])('a keyframe that %s is another state, and the first one again when it is as it was', (_, all) => {
      const state = keyframe(...all).state
      expect(state).not.toEqual(first.state)
      expect(keyframe(said).state).toEqual(first.state)
    })
  })

  test.each([0, 1, 2, 3, 4])('a keyframe without its line %i shows nothing, and the next is asked for', (missing) => {
    started()
    const heard = hear(...keyframe().toSpliced(missing, 1), device.says(cells(cell(5, 5, 'something'))))
    expect(heard.some((it) => it.state)).toBe(false)
    expect(link.needs).toBe('all')
    expect(shows(last(...keyframe()).state)).toEqual(['1,3=wizard', '4,0=something'])
    expect(link.counters).toMatchObject({ gaps: 1, lost: 1 })
  })

  test('a pong or an unknown type inside a keyframe does no harm', () => {
    started()
    const [opened, ...rest] = device.all(
      begin,
      { say: 'pong', ping: 0, good: 1, bad: 0, dropped: 0, supply: null },
      end
    )
    expect(shows(last(opened as Frame, ...rest).state)).toEqual([])
  })
})

describe('what goes wrong is noticed and counted', () => {
  test('a line that is missing: nothing shows until a keyframe is whole', () => {
    started()
    device.says(cells(cell(1, 3, 'empty')))
    expect(last(device.says(cells(cell(2, 2, ['wizard'])))).state).toBeUndefined()
    expect(last(device.says(cells(cell(2, 3, 'something')))).state).toBeUndefined()
    expect(link.needs).toBe('all')
    expect(link.counters).toMatchObject({ gaps: 1, lost: 1 })
  })

  test('noise asks for a keyframe, and the next line in order takes the question back', () => {
    started()
    expect(last(noise)).toEqual({})
    expect(link.needs).toBe('all')
    expect(shows(last(device.says(cells(cell(2, 2, 'something')))).state)).toHaveLength(2)
    expect(link.needs).toBeNull()
    expect(link.counters).toMatchObject({ damaged: 1, gaps: 0 })
  })

  test('a repeated line changes nothing', () => {
    started()
    const [on, off] = device.all(cells(cell(2, 2, 'something')), cells(cell(2, 2, 'empty')))
    hear(on as Frame, off as Frame)
    expect(last(on as Frame)).toEqual({})
    expect(shows(last(device.says(cells())).state)).toEqual(['1,3=wizard'])
    expect(link.counters).toMatchObject({ repeated: 1, gaps: 0 })
  })

  test('a known type with impossible fields counts as a line that is missing', () => {
    started()
    const bad = device.says(cells()) as Extract<Frame, { frame: 'line' }>
    expect(last({ ...bad, meaning: null })).toEqual({})
    expect(last(device.says(cells(cell(2, 2, 'something')))).state).toBeUndefined()
    expect(link.counters).toMatchObject({ nonsense: 1, gaps: 0 })
  })

  test('an unknown type is ignored and keeps its number', () => {
    started()
    const strange = device.says(cells()) as Extract<Frame, { frame: 'line' }>
    hear({ ...strange, meaning: { say: 'unknown' } })
    expect(last(device.says(cells())).state).toBeDefined()
    expect(link.counters).toMatchObject({ unknown: 1, gaps: 0 })
  })

  test('our own lines coming back are an echo', () => {
    started()
    const line = writeLine({ boot: '7f3a', seq: 900, micros: 0 }, { say: 'all' })
    hear(new Assembler().push(Buffer.from(`${line}\n`))[0] as Frame)
    expect(last(device.says(cells())).state).toBeDefined()
    expect(link.counters).toMatchObject({ echoes: 1, gaps: 0 })
  })

  test('what a chip prints while it starts is chatter, not damage', () => {
    hear(noise, noise)
    started()
    device = new Device('0001')
    hear(noise, noise, noise, ...device.all(hello, begin, end))
    expect(link.counters).toMatchObject({ chatter: 5, damaged: 0, restarts: 1 })
  })

  test('the sequence goes round without a gap', () => {
    device.seq = 65534
    started()
    expect(device.seq).toBe(65538)
    expect(link.counters.gaps).toBe(0)
    expect(link.needs).toBeNull()
  })
})

describe('the lives of a device', () => {
  test('another boot id is another life: nothing is carried over', () => {
    started()
    device = new Device('0001')
    expect(last(device.says(cells(cell(2, 2, 'something')))).state).toBeUndefined()
    expect(link.needs).toBe('who')
    expect(link.counters.restarts).toBe(1)
    expect(last(device.says(hello))).toMatchObject({ hello: { name: 'board' }, restarted: false })
    expect(shows(last(...device.all(begin, end)).state)).toEqual([])
  })

  test('a hello out of turn is another life, even of a device that always says the same boot id', () => {
    started()
    device = new Device()
    expect(last(device.says(hello))).toMatchObject({ restarted: true })
    expect(last(device.says(cells(cell(2, 2, 'something')))).state).toBeUndefined()
    expect(link.counters.restarts).toBe(1)
  })

  test('a hello in its turn is an answer, and play goes on', () => {
    started()
    expect(last(device.says(hello))).toMatchObject({ restarted: false })
    expect(shows(last(device.says(cells())).state)).toEqual(['1,3=wizard'])
  })

  test('a hello that says something new makes everything doubtful', () => {
    started()
    hear(device.says({ ...hello, grid: [0, 0, 1, 1] }))
    expect(link.needs).toBe('all')
  })

  test('another version of the protocol is told and not understood', () => {
    device.seq = 0
    const heard = hear(...device.all({ ...hello, version: 2 }, begin, cells(cell(1, 1, 'something')), end))
    expect(heard[0]?.hello?.version).toBe(2)
    expect(heard.some((it) => it.state)).toBe(false)
    expect(link.needs).toBeNull()
  })

  test('a device that turns out to speak another version in the middle of a keyframe shows nothing of it', () => {
    started()
    const heard = hear(...device.all(begin, { ...hello, version: 2 }, cells(cell(2, 2, 'something')), end))
    expect(heard.some((it) => it.state)).toBe(false)
  })

  test('a line joined anew starts without a state and without blame', () => {
    started()
    link.joined()
    expect(link.needs).toBe('who')
    device.seq += 500
    expect(last(device.says(cells(cell(2, 2, 'something')))).state).toBeUndefined()
    expect(link.counters).toMatchObject({ gaps: 0, restarts: 0 })
    expect(shows(last(...device.all(hello, begin, end)).state)).toEqual([])
  })
})
