// Battles and exploration of Nexus Ops on a physical table: dice of two sides, casualties, tiles and mines.

import { describe, expect, test } from 'vitest'
import { at, carry, cast, foul, longer, played, settled } from './armies.ts'

describe('a battle', () => {
  const battle = { act: 'battle', at: [1, 0], defender: 1 }
  const begun = () => at({ phase: 'battle', units: { '1,0': ['S2', 'S1 H1'], '2,2': ['H1'] } }).say(0, battle)
  const rolling = () => begun().press(0, 'end').press(1, 'end').press(0, 'end').press(1, 'end')

  test('is one throw of both sides', () => {
    const t = cast(rolling(), [5, 2], [3])
    expect(t.state).toMatchObject({ turn: { battle: { dice: { attacker: [2, 5], defender: [3] } } } })
  })

  test.each([
    ['a die too many', [1, 2, 3], [4], 'NO-074'],
    ['a die too few', [1], [4], 'NO-074'],
    ['one side alone', [1, 2], [], 'NO-074']
  ] as const)('%s is thrown again', (_, attacker, defender, rule) => {
    const t = cast(rolling(), attacker, defender)
    expect(t.rulings.at(-1)).toMatchObject(foul(rule))
    cast(t, [6, 6], [1])
    expect(t.state).toMatchObject({ turn: { battle: { dice: { attacker: [6, 6] } } } })
  })

  test('dice thrown while cards may be played do not count, and are thrown again when their time comes', () => {
    const t = cast(begun(), [1, 2], [4])
    expect(t.rulings.at(-1)).toMatchObject(foul('NO-125'))
    for (const seat of [0, 1, 0, 1]) t.press(seat, 'end')
    cast(t, [6, 5], [1])
    expect(t.state).toMatchObject({ turn: { battle: { dice: { attacker: [5, 6] } } } })
  })

  const struck = () => cast(rolling(), [6, 1], [1]).press(0, 'end').press(1, 'end')

  test('the figure that is taken away is the casualty', () => {
    const t = carry(struck(), 'human/1 1,0 > -')
    expect([t.ruling.ruling, played(t).at(-1)]).toEqual(['settled', 'casualty human'])
  })

  test('a figure of the wrong side is put back', () => {
    const t = carry(struck(), 'strider/0 1,0 > -').wait(longer)
    expect(t.ruling).toMatchObject({
      say: { say: 'referee.lifted' },
      corrections: [{ fix: 'put', kind: 'strider/0', to: '1,0' }]
    })
  })

  test('what was chosen on the tablet must be what goes', () => {
    const t = struck().say(1, { act: 'casualty', unit: 'human' })
    expect(t.ruling).toMatchObject({ towards: [{ fix: 'take', kind: 'human/1', from: '1,0' }] })
    carry(t, 'human/1 1,0 > -')
    expect(t.ruling).toMatchObject(settled)
  })
})

describe('exploring', () => {
  const exploring = () =>
    at({ phase: 'explore', units: { '1,1': ['H1'], '-2,-2': ['', 'H1'] }, tiles: ['1,1', '2,0'] })
      .say(0, { act: 'reveal', at: [1, 1] })
      .say('chance', { act: 'pick', what: 'tile', items: ['XT-6'] })
      .say('chance', { act: 'pick', what: 'secret', items: ['SM-01'] })

  test('waits until tile, unit and mine are as they were found, in any order', () => {
    const t = exploring()
    expect(t.ruling).toMatchObject({ ruling: 'on the way' })
    carry(t, 'crystalline/0 - > 1,1')
    carry(t, 'tile 1,1 > -')
    carry(t, 'mine/1 - > 1,1')
    expect(t.ruling).toMatchObject(settled)
  })

  test('a real tile is taken up, and then it is told what it shows', () => {
    const position = { phase: 'explore', units: { '1,1': ['H1'], '-2,-2': ['', 'H1'] }, tiles: ['1,1', '2,0'] }
    const t = carry(at(position).say(0, { act: 'reveal', at: [1, 1] }), 'tile 1,1 > -')
    expect(t.ruling).toMatchObject(settled)
    t.say('chance', { act: 'pick', what: 'tile', items: ['XT-5'] })
    carry(t, 'fungoid/0 - > 1,1', 'mine/1 - > 1,1')
    expect([t.ruling.ruling, t.told.some(({ tone }) => tone === 'foul')]).toEqual(['settled', false])
  })

  test.each([
    ['a mine of another value', ['crystalline/0 - > 1,1', 'tile 1,1 > -', 'mine/2 - > 1,1'], 'NO-064'],
    ['a mine that walks', ['crystalline/0 - > 1,1', 'tile 1,1 > -', 'mine/1 - > 2,0'], 'NO-064'],
    ['a tile put back', ['crystalline/0 - > 1,1', 'mine/1 - > 1,1', 'tile 1,1 > 1,2'], 'NO-065']
  ])('%s is not taken', (_, carries, rule) => {
    const t = carry(exploring(), ...carries).wait(longer)
    expect(t.ruling).toMatchObject(foul(rule))
  })
})
