// Purchases of Nexus Ops on a physical table (NO-020): what is put on a base is bought, and what stood elsewhere is not.

import { describe, expect, test } from 'vitest'
import type { KindId } from '../../src/core/ids.ts'
import { at, carry, foul, played, settled } from './armies.ts'
import type { Table } from './table.ts'

describe('purchases', () => {
  test('are what is put on the base, any number in one go', () => {
    const t = at({ rubium: [8], units: { '-2,-2': ['', 'H1'] } })
    carry(t, 'human/0 - > 2,1', 'human/0 - > 2,1', 'fungoid/0 - > 2,2')
    expect([t.ruling.ruling, played(t).length]).toEqual(['settled', 3])
    expect(t.state).toMatchObject({ players: [{ rubium: 1 }, {}] })
    carry(t, 'fungoid/0 2,2 > -')
    expect(t.state).toMatchObject({ players: [{ rubium: 4 }, {}] })
  })

  test('are none of those that stood on another base: two that changed places go back one by one', () => {
    const t = at({ phase: 'deploy', rubium: [20, 20], units: { '2,1': ['S2'], '2,2': ['H3'], '-2,-2': ['', 'H1'] } })
    carry(t, 'human/0 2,2 > 2,1', 'strider/0 2,1 > 2,2')
    expect(t.ruling).toMatchObject(foul('NO-030'))
    carry(t, 'human/0 2,1 > 2,2')
    expect(t.ruling).toMatchObject({ ...foul('NO-030'), corrections: [{ fix: 'move', from: '2,2', to: '2,1' }] })
    expect(played(carry(t, 'strider/0 2,2 > 2,1'))).toEqual([])
    expect(t.ruling).toMatchObject(settled)
  })

  test.each([
    ['before', (t: Table) => t.lift('1,2').put('strider/0', '2,1')],
    ['in the same reading', (t: Table) => t.shift('1,2', '2,1')]
  ])('are what they are, though one of the kind that stood elsewhere went out of sight for a moment, %s', (_, buy) => {
    const t = at({ phase: 'deploy', rubium: [20, 20], units: { '2,1': ['H2'], '1,2': ['S1'], '-2,-2': ['', 'H1'] } })
    buy(t.hands(true)).hands(false).wait(500)
    expect(t.ruling).not.toMatchObject({ ruling: 'foul' })
    t.put('strider/0', '1,2').rest()
    expect([t.ruling.ruling, played(t)]).toEqual(['settled', ['buy strider > 2,1']])
  })

  test('stop where the money does: what is too much goes back, the rest is bought', () => {
    const t = at({ rubium: [3], units: { '2,2': ['H1'], '-2,-2': ['', 'H1'] } })
    carry(carry(t, 'human/0 - > 2,1'), 'human/0 - > 2,1')
    expect(t.ruling).toMatchObject({ ...foul('NO-020'), corrections: [{ fix: 'take', kind: 'human/0', from: '2,1' }] })
    expect(played(t)).toEqual(['buy human > 2,1'])
  })

  test('one for another, once the first is paid: taken back it is exchanged', () => {
    const t = at({ rubium: [5], units: { '2,2': ['H1'], '-2,-2': ['', 'H1'] } })
    carry(carry(t, 'fungoid/0 - > 2,1'), 'human/0 - > 2,1', 'human/0 - > 2,1')
    expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ fix: 'take', kind: 'fungoid/0', from: '2,1' }] })
    carry(t, 'fungoid/0 2,1 > -')
    expect([t.ruling.ruling, played(t)]).toEqual(['settled', ['buy human > 2,1', 'buy human > 2,1']])
  })

  test('are taken back one by one, though each was set down elsewhere first', () => {
    const t = at({ phase: 'deploy', rubium: [20, 20], units: { '-2,-2': ['', 'H1'] } })
    carry(carry(t, 'human/0 - > 1,2'), 'human/0 1,2 > 2,2')
    carry(carry(t, 'human/0 - > 1,2'), 'human/0 1,2 > 2,1')
    t.press(0, 'end')
    expect(t.state).toMatchObject({ phase: 'move' })
    carry(t, 'human/0 2,1 > -').wait(1500)
    expect([played(t), t.state]).toMatchObject([['buy human > 2,2'], { phase: 'deploy' }])
  })

  test('that look alike raise one question, once it matters', () => {
    const miners = ['fungoid/0', 'crystalline/0'] as KindId[]
    const looks = (kind: KindId) => (miners.includes(kind) ? miners : kind)
    const t = at({ rubium: [8], units: { '2,2': ['H1'], '-2,-2': ['', 'H1'] } }, { looks })
    carry(t, 'crystalline/0 - > 2,1')
    expect(t.ruling).toMatchObject(settled)
    t.press(0, 'end')
    const [first, second] = t.ruling.ruling === 'ask' ? t.ruling.question.options : []
    expect([first, second]).toMatchObject([
      { with: { moves: [{ with: { unit: { say: 'unit.fungoid' } } }, {}] } },
      { with: { moves: [{ with: { unit: { say: 'unit.crystalline' } } }, {}] } }
    ])
    t.press(0, 2)
    expect([t.ruling.ruling, played(t)]).toEqual(['settled', ['buy crystalline > 2,1', 'done']])
  })
})
