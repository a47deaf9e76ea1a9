// When the referee judges a table again. Without a new judgement, the pending verdict stays the very same object.

import { expect, test } from 'vitest'
import { peek, pendingIn } from '../peek.ts'
import { at, two } from '../positions.ts'

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
