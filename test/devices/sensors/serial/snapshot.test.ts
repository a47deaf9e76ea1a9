import { beforeEach, describe, expect, test } from 'vitest'
import type { Snapshot } from '../../../../src/devices/ports.ts'
import { readConfig } from '../../../../src/devices/sensors/serial/config.ts'
import { Snapshots } from '../../../../src/devices/sensors/serial/snapshot.ts'
import type { DeviceSays, DieReport, DieStatus, Hello } from '../../../../src/devices/wire/message.ts'
import type { WireState } from '../../../../src/devices/wire/state.ts'
import { blank, withLine } from '../../../../src/devices/wire/state.ts'
import { hello } from '../../wire/device.ts'

const camera: Hello = { ...hello, can: ['dice', 'hand', 'tilt'] }

let snapshots: Snapshots
let state: WireState

const restart = (boot: string): void => {
  state = blank(boot, camera)
}
const says = (line: DeviceSays): Snapshot | null => {
  state = withLine(state, line)
  return snapshots.see(state)
}
const die = (id: string, status: DieStatus, throws: number, colour = 'white'): DieReport => ({
  id,
  colour,
  status,
  throws
})
const dice = (...all: DieReport[]): Snapshot | null => says({ say: 'dice', dice: all })

beforeEach(() => {
  const config = readConfig({ port: 'x', table: { dice: { red: 'power' } } })
  if (!config.ok) throw new Error('the config is good')
  snapshots = new Snapshots(config.value.table)
  restart('0001')
})

describe('which dice were thrown', () => {
  /** Two dice at rest, reported for the first time. */
  const atRest = () => dice(die('a', 3, 1), die('b', 5, 1))

  test('what lay there first may have been thrown or not: nobody can tell', () => {
    expect(atRest()?.dice).toEqual({
      lying: [
        { kind: 'white', face: 3 },
        { kind: 'white', face: 5 }
      ]
    })
  })

  test('the ones that rolled, whatever they show now', () => {
    atRest()
    expect(dice(die('b', 'rolling', 2))).toMatchObject({ unsettled: { rolling: 1, crooked: 0, held: 0 } })
    expect(dice(die('b', 5, 2))?.dice?.thrown).toEqual([1])
  })

  test('a throw that nobody saw rolling is told by its count', () => {
    atRest()
    expect(dice(die('a', 3, 2))?.dice?.thrown).toEqual([0])
  })

  test('picking up and setting down is no throw, even on another face', () => {
    atRest()
    dice(die('a', 'held', 1))
    expect(dice(die('a', 6, 1))?.dice?.thrown).toEqual([])
  })

  test('nor is it the last throw once more', () => {
    atRest()
    expect(dice(die('a', 4, 2))?.dice?.thrown).toEqual([0])
    dice(die('a', 'held', 2))
    expect(dice(die('a', 4, 2))?.dice?.thrown).toEqual([])
  })

  test('turning a die over by hand, unseen, is no throw', () => {
    atRest()
    expect(dice(die('a', 6, 1))?.dice?.thrown).toEqual([])
  })

  test('a figure that moves afterwards leaves the throw as it was told', () => {
    atRest()
    dice(die('a', 'rolling', 2))
    dice(die('a', 3, 2))
    expect(says({ say: 'switches', hand: true, tilt: null })).toMatchObject({ hand: true, dice: { thrown: [0] } })
  })

  test('two throws of the same faces are two rests', () => {
    atRest()
    dice(die('a', 'rolling', 2))
    expect(dice(die('a', 3, 2))?.dice?.thrown).toEqual([0])
    dice(die('a', 'rolling', 3))
    expect(dice(die('a', 3, 3))?.dice?.thrown).toEqual([0])
  })

  test.each([
    ['seen to roll', true],
    ['only counted', false]
  ])('a throw that was %s is another, though it looks just like the last', (_, seen) => {
    atRest()
    const throws = [2, 3, 4].map((n) => {
      if (seen) dice(die('a', 'rolling', n))
      return dice(die('a', 3, n))?.dice
    })
    expect(throws.map((it) => it?.thrown)).toEqual([[0], [0], [0]])
    expect(throws.map((it) => it?.again)).toEqual([undefined, true, undefined])
  })

  test('a throw is the same as long as the dice rest', () => {
    atRest()
    dice(die('a', 'rolling', 2))
    const thrown = dice(die('a', 3, 2))
    expect(says({ say: 'switches', hand: true, tilt: null })?.dice).toEqual(thrown?.dice)
    // A keyframe reports everything again.
    state = blank('0001', camera)
    state = withLine(state, { say: 'dice', dice: [die('a', 3, 2), die('b', 5, 1)] })
    expect(says({ say: 'switches', hand: false, tilt: null })?.dice).toEqual(thrown?.dice)
  })

  test('nothing is said of throws before all dice lie', () => {
    atRest()
    dice(die('a', 'rolling', 2), die('b', 'rolling', 2))
    const half = dice(die('a', 2, 2))
    expect(half?.dice).toEqual({ lying: [{ kind: 'white', face: 2 }] })
    expect(half?.unsettled).toEqual({ rolling: 1, crooked: 0, held: 0 })
    expect(dice(die('b', 'crooked', 2))?.unsettled).toEqual({ rolling: 0, crooked: 1, held: 0 })
    expect(dice(die('b', 4, 2))?.dice?.thrown).toEqual([0, 1])
  })

  test('a die that comes into the tray was thrown if it ever rolled', () => {
    dice(die('a', 6, 0))
    expect(dice(die('c', 2, 0, 'red'))?.dice?.thrown).toEqual([])
    expect(dice(die('d', 2, 1, 'red'))?.dice?.thrown).toEqual([2])
  })

  test('where others had rolled before anybody looked, it was thrown if it is seen to roll, or with others', () => {
    atRest()
    expect(dice(die('d', 2, 1, 'red'))?.dice?.thrown).toEqual([])
    dice(die('e', 'rolling', 3, 'red'))
    expect(dice(die('e', 2, 3, 'red'))?.dice?.thrown).toEqual([3])
    expect(dice(die('a', 2, 7), die('f', 5, 2, 'red'))?.dice?.thrown).toEqual([0, 4])
  })

  test('a die that left and came back was thrown only if it rolled', () => {
    atRest()
    dice(die('a', 'gone', 1))
    expect(dice(die('a', 3, 1))?.dice?.thrown).toEqual([])
    dice(die('b', 'gone', 1))
    expect(dice(die('b', 5, 2))?.dice?.thrown).toEqual([1])
  })

  test('after a restart the counts begin anew, and nobody can tell', () => {
    atRest()
    restart('0002')
    expect(atRest()?.dice).not.toHaveProperty('thrown')
    expect(dice(die('a', 3, 2))?.dice?.thrown).toEqual([0])
  })
})

describe('what is told', () => {
  test('dice by kind, unreadable faces, and colours that nobody tells apart', () => {
    expect(dice(die('a', 6, 0, 'red'), die('b', 'unreadable', 0, 'green'), die('c', 1, 0, 'any'))?.dice?.lying).toEqual(
      [
        { kind: 'power', face: 6 },
        { kind: 'green', face: '?' },
        { kind: '?', face: 1 }
      ]
    )
  })

  test('a reader without a tray says nothing of dice, and one without a hand switch nothing of hands', () => {
    const seen = snapshots.see(blank('0001', hello))
    expect(seen).not.toHaveProperty('dice')
    expect(seen).not.toHaveProperty('hand')
  })

  test('a hand and a knock are told apart', () => {
    expect(says({ say: 'switches', hand: false, tilt: true })).toMatchObject({ hand: false, tilt: true })
    expect(says({ say: 'switches', hand: true, tilt: false })).toMatchObject({ hand: true, tilt: false })
  })

  test('the same is not told twice, unless somebody has to hear it again', () => {
    expect(snapshots.see(state)).not.toBeNull()
    expect(snapshots.see(state)).toBeNull()
    expect(says({ say: 'cells', cells: [{ x: 1, y: 1, holds: 'empty' }] })).toBeNull()
    snapshots.again()
    expect(snapshots.see(state)).not.toBeNull()
  })

  test('a cell going blind is told, for what is there can no longer be seen', () => {
    const before = snapshots.see(state)
    const after = says({ say: 'cells', cells: [{ x: 1, y: 1, holds: 'blind' }] })
    expect([before, after].map((it) => it?.covers([1, 1]))).toEqual([true, false])
  })
})

describe('what is looked at', () => {
  /** Counts how often the positions of things are computed. */
  function counted() {
    const config = readConfig({ port: 'x', table: { strangers: 'by name' } })
    if (!config.ok) throw new Error('the config is good')
    const { table } = config.value
    const counts = { looks: 0 }
    const cells = () => {
      counts.looks += 1
      return table.cells
    }
    return { counts, eye: new Snapshots(Object.defineProperty({ ...table }, 'cells', { get: cells })) }
  }
  const wizard: DeviceSays = { say: 'cells', cells: [{ x: 1, y: 3, holds: ['wizard'] }] }
  const board: Hello = { ...hello, can: ['cells'] }

  test('a state that is the very same is not looked at again', () => {
    const { eye, counts } = counted()
    const shown = withLine(blank('0001', board), wizard)
    expect(eye.see(shown)?.things).toMatchObject([{ kind: 'wizard' }])
    const { looks } = counts
    expect(looks).toBeGreaterThan(0)
    expect(eye.see(shown)).toBeNull()
    expect(eye.see(withLine(shown, wizard))).toBeNull()
    expect(counts.looks).toBe(looks)
  })

  test('nor are the pieces where only a hand came', () => {
    const { eye, counts } = counted()
    const shown = withLine(blank('0001', { ...board, can: ['cells', 'hand'] }), wizard)
    const before = eye.see(shown)
    const { looks } = counts
    const waved = withLine(shown, { say: 'switches', hand: true, tilt: null })
    expect(eye.see(waved)).toMatchObject({ hand: true, things: before?.things })
    expect(counts.looks).toBe(looks)
    const moved = withLine(waved, { say: 'cells', cells: [{ x: 1, y: 3, holds: 'empty' }] })
    expect(eye.see(moved)?.things).toEqual([])
  })

  test('unless somebody may have given up on us', () => {
    const { eye } = counted()
    const shown = withLine(blank('0001', board), wizard)
    const first = eye.see(shown)
    eye.again()
    expect(eye.see(shown)).toEqual(first)
  })

  test('another state that shows the same is nothing new, and one of another life is', () => {
    const { eye } = counted()
    eye.see(withLine(blank('0001', board), wizard))
    expect(eye.see(withLine(blank('0001', board), wizard))).toBeNull()
    expect(eye.see(withLine(blank('0002', board), wizard))).not.toBeNull()
  })
})
