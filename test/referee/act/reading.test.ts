// When the referee judges a table again. Without a new judgement, the pending verdict stays the very same object.

import { describe, expect, test } from 'vitest'
import { peek, pendingIn } from '../peek.ts'
import { at, board, two } from '../positions.ts'
import type { Table } from '../table.ts'

test('what was judged while a hand was there is not judged again when only the hand goes', () => {
  const t = at(two).hands(true)
  t.shift('keeper/0', '1,0')
  const pending = pendingIn(peek(t.match).sensors.settling)
  expect(pending).toMatchObject({ verdict: 'moved' })
  t.hands(false)
  expect(pendingIn(peek(t.match).sensors.settling)).toBe(pending)
  t.rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [{ by: 0, do: { act: 'step', to: [1, 0] } }] })
})

test('the same is seen again: nothing is judged', () => {
  const t = at(two).hands(true)
  t.shift('keeper/0', '1,0')
  const pending = pendingIn(peek(t.match).sensors.settling)
  t.show()
  expect(pendingIn(peek(t.match).sensors.settling)).toBe(pending)
})

test('another piece is seen when the hand goes: that is judged', () => {
  const t = at(two).hands(true)
  t.shift('keeper/0', '1,0')
  const pending = pendingIn(peek(t.match).sensors.settling)
  t.lift('keeper/1')
  t.hands(false)
  expect(pendingIn(peek(t.match).sensors.settling)).not.toBe(pending)
})

test('a push that is being read again is not done because another piece is touched', () => {
  const t = at(board('...1 0o..', [1, 5, 5, 5]))
    .shift('1,1', '2,1')
    .rest()
  t.hands(true).shift('2,1', '3,1').wait(500)
  expect(pendingIn(peek(t.match).sensors.settling)).toMatchObject({ verdict: 'moved', keep: 1 })
  t.shift('keeper/1', '2,0')
  expect(t.heard).toEqual(['say.push'])
})

test('nor is a throw counted, or a figure taken for pushed off, while a hand goes on to another', () => {
  const thrown = at({ ...two, phase: 'roll', dice: [] })
    .hands(true)
    .tray([4, 4, 4, 4])
    .wait(500)
  expect(pendingIn(peek(thrown.match).sensors.settling)).toMatchObject({ verdict: 'moved', kinds: [] })
  expect(thrown.shift('keeper/0', '1,0').heard).toEqual([])
  expect(thrown.hands(false).rest().heard).toContain('say.throw')
  const off = at(board('..01', [1, 1, 5, 5]))
    .hands(true)
    .lift('keeper/1')
    .wait(500)
  expect(pendingIn(peek(off.match).sensors.settling)).toMatchObject({ verdict: 'moved', gone: true })
  expect(off.put('stone', '0,1').heard).toEqual([])
})

describe('a step does not count because another figure is touched', () => {
  const stepped = () => at(two).hands(true).shift('keeper/0', '1,0')

  test('after a knock', () => {
    const t = stepped()
    t.tilt = true
    t.show()
    t.tilt = false
    t.show().wait(500)
    expect(pendingIn(peek(t.match).sensors.settling)).toMatchObject({ verdict: 'moved' })
    expect(t.shift('keeper/1', '3,1').heard).toEqual([])
  })

  test('where it shows no name', () => {
    const t = at(two).hands(true).lift('keeper/0').put('?', '1,0').wait(500)
    expect(pendingIn(peek(t.match).sensors.settling)).toMatchObject({ verdict: 'moved' })
    expect(t.shift('keeper/1', '3,1').heard).toEqual([])
  })

  test('but it does otherwise', () => {
    expect(stepped().wait(500).shift('keeper/1', '3,1').heard).toEqual(['say.step'])
  })

  /** Another figure is taken up, something else happens, and that figure is put down elsewhere. */
  const handedOver = (meanwhile: (t: Table) => unknown) => {
    const t = stepped().wait(500).lift('keeper/1').wait(60)
    meanwhile(t)
    return t.put('keeper/1', '3,1').heard
  }

  test('that is taken up and put down while dice are moved or the table shakes', () => {
    expect(handedOver(() => null)).toEqual(['say.step'])
    expect(handedOver((t) => t.wait(500).show())).toEqual(['say.step'])
    expect(handedOver((t) => t.tray([6, 6], []))).toEqual([])
    const shaken = (t: Table) => {
      t.tilt = true
      t.show()
      t.tilt = false
    }
    expect(handedOver(shaken)).toEqual([])
  })

  test('that was only unseen for a moment, and is seen again', () => {
    const t = stepped().wait(500).lift('keeper/1')
    const { handover } = peek(t.match).sensors
    expect([handover?.history, handover?.sensors.handover]).toEqual([peek(t.match).history, null])
    expect(peek(t.wait(60).show().match).sensors.handover).toEqual(handover)
    expect(peek(t.put('keeper/1', '3,0').match).sensors.handover).toBeNull()
  })

  test('that is taken up while the first goes on', () => {
    expect(handedOver((t) => t.shift('keeper/0', '1,1'))).toEqual([])
  })
})

test('a table that was knocked is looked at anew when the hand goes', () => {
  const t = at(two).hands(true)
  t.shift('keeper/0', '1,0')
  t.tilt = true
  t.show()
  const pending = pendingIn(peek(t.match).sensors.settling)
  t.hands(false)
  expect(pending).not.toBeNull()
  expect(pendingIn(peek(t.match).sensors.settling)).not.toBe(pending)
})
