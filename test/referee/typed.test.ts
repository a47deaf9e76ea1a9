// Faces that are typed in, or drawn by the daemon, while a sensor also watches the tray.

import { expect, test } from 'vitest'
import { skerry } from '../toy/index.ts'
import { board } from './positions.ts'
import { Table } from './table.ts'

const thrown = { act: 'throw', dice: [1, 4, 4, 4].map((face) => ({ kind: 'regular', face })) }
const rolling = {
  phase: 'roll',
  ...board('0..1')
}

function typed(setting: { readonly tray?: readonly number[] } = {}): Table {
  const t = new Table(skerry, { position: rolling as never, ...setting })
  return t.say(0, { act: 'roll' }).say('chance', thrown).rest()
}

test('an empty tray does not mean that dice which were typed were taken up', () => {
  expect(typed().state).toMatchObject({ phase: 'rolled', dice: [1, 4, 4, 4] })
})

test('dice that lay there before are not those that were typed', () => {
  expect(typed({ tray: [2, 3, 5, 6] }).ruling.ruling).toBe('settled')
})

test('the game goes on from typed dice, and the table is judged as ever', () => {
  const t = typed().shift('keeper/0', '1,0').rest()
  expect(t.state).toMatchObject({ phase: 'act', ...board('.0.1') })
})

test('what is thrown after that is believed again', () => {
  const t = typed({ tray: [2, 3, 5, 6] })
    .tray([1, 2, 2, 4], [1, 2, 3])
    .rest()
  expect(t.heard.slice(-2)).toEqual(['say.reroll', 'say.throw'])
  expect(t.state).toMatchObject({ dice: [1, 2, 2, 4] })
  const seen = typed().tray([1, 2, 2, 4], [1, 2, 3]).rest()
  expect(seen.state).toMatchObject({ dice: [1, 2, 2, 4] })
})

test('a restart does not ask for dice that were typed', () => {
  const t = typed()
  const again = t.judge.resume(t.start, t.entries)
  if (!again.ok) throw new Error('the match cannot be taken up again')
  t.match = again.value[0]
  t.show()
  expect(t.rest().state).toMatchObject({ phase: 'rolled', dice: [1, 4, 4, 4] })
  expect(t.ruling.ruling).toBe('settled')
})

test('dice thrown while nobody looked, after others were typed, are believed', () => {
  const t = typed({ tray: [2, 3, 5, 6] })
  const again = t.judge.resume(t.start, t.entries)
  if (!again.ok) throw new Error('the match cannot be taken up again')
  t.match = again.value[0]
  t.dice = { lying: [1, 2, 2, 4].map((face) => ({ kind: 'regular', face })) }
  expect(t.show().rest().heard.slice(-2)).toEqual(['say.reroll', 'say.throw'])
})
