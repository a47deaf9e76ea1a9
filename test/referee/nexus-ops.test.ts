// Units of Nexus Ops on a physical table (section 9 of its rules): stacks, several moves between two rests, special moves, purchases,
// and what the referee says if the result is not legal.

import { describe, expect, test } from 'vitest'
import type { KindId } from '../../src/core/ids.ts'
import { at, carry, foul, played, settled } from './armies.ts'
import { peek, since } from './peek.ts'

describe('several units between two rests', () => {
  test('three of three kinds go three ways', () => {
    const t = at({ phase: 'move', units: { '2,1': ['H1 F1 S1'], '-2,-2': ['', 'H1'] } })
    carry(t, 'human/0 2,1 > 1,1', 'fungoid/0 2,1 > 2,0', 'strider/0 2,1 > 2,-1')
    expect(t.ruling).toMatchObject(settled)
    expect(played(t).sort()).toEqual(['move fungoid 2,1 > 2,0', 'move human 2,1 > 1,1', 'move strider 2,1 > 2,-1'])
  })

  test('a stack is split: one stays, the others go where they like', () => {
    const t = at({ phase: 'move', units: { '2,1': ['H4'], '-2,-2': ['', 'H1'] } })
    carry(t, 'human/0 2,1 > 1,1', 'human/0 2,1 > 2,0', 'human/0 2,1 > 1,2')
    expect([t.ruling.ruling, played(t).length]).toEqual(['settled', 3])
    expect(t.state).toMatchObject({ units: { '2,1': [{ human: 1 }, {}] } })
    // The unit that stayed may still move, the others not.
    carry(t, 'human/0 1,1 > 1,0')
    expect(t.ruling).toMatchObject(foul('NO-030'))
    carry(t, 'human/0 1,0 > 1,1', 'human/0 2,1 > 2,2')
    expect(t.ruling).toMatchObject(settled)
  })

  test('one steps to where another leaves: both have moved', () => {
    const column = () => at({ phase: 'move', units: { '2,1': ['H1'], '1,1': ['H1'], '-2,-2': ['', 'H1'] } })
    const steps = ['human/0 1,1 > 1,0', 'human/0 2,1 > 1,1']
    for (const order of [steps, steps.toReversed()])
      expect(played(carry(column(), ...order)).sort()).toEqual(['move human 1,1 > 1,0', 'move human 2,1 > 1,1'])
  })

  test('an army gathers in one hex, enemies or not', () => {
    const t = at({ phase: 'move', units: { '2,1': ['H1 D1'], '1,2': ['C1'], '2,0': ['S1'], '1,1': ['', 'L1'] } })
    carry(t, 'human/0 2,1 > 1,1', 'dragon/0 2,1 > 1,1', 'crystalline/0 1,2 > 1,1', 'strider/0 2,0 > 1,1')
    expect([t.ruling.ruling, played(t).length]).toEqual(['settled', 4])
  })

  test('of several one is wrong: it alone is to be put back, and the others stand', () => {
    const t = at({ phase: 'move', units: { '1,0': ['H1 F1 S1'], '-2,-2': ['', 'H1'] } })
    carry(t, 'fungoid/0 1,0 > 1,-1', 'strider/0 1,0 > 0,0', 'human/0 1,0 > 1,-1')
    expect(t.ruling).toMatchObject({
      ...foul('NO-031'),
      corrections: [{ fix: 'move', kind: 'human/0', from: '1,-1', to: '1,0' }]
    })
    carry(t, 'human/0 1,-1 > 1,0')
    expect([t.ruling.ruling, played(t).length]).toEqual(['settled', 2])
  })

  test('both players at once: it is said whose turn it is', () => {
    const t = at({ phase: 'move', units: { '2,1': ['H1'], '-2,-2': ['', 'H1'] } })
    carry(t, 'human/0 2,1 > 1,1', 'human/1 -2,-2 > -1,-2')
    expect(t.ruling).toMatchObject({
      ...foul('NO-005'),
      corrections: [{ fix: 'move', kind: 'human/1', from: '-1,-2', to: '-2,-2' }]
    })
  })

  test('put back, they have not moved', () => {
    const t = at({ phase: 'move', units: { '2,1': ['H2'], '-2,-2': ['', 'H1'] } })
    carry(t, 'human/0 2,1 > 1,1', 'human/0 2,1 > 2,0')
    carry(t, 'human/0 1,1 > 2,1', 'human/0 2,0 > 2,1')
    expect([t.ruling.ruling, played(t)]).toEqual(['settled', []])
  })
})

describe('on a crowded board, several moves into a turn', () => {
  const armies = [
    '0,1 S1; 1,0 S1; 2,0 S2 L2; 1,1 H1 S2 L1 D2; 2,1 H2 F4 C3; 1,2 H4 F3 C3; 2,2 H5 F1 C2 L1 D1',
    '0,2 S2 L1 D1; -2,2 S3 L2 D1; -1,3 H4 F3 C3; -2,3 H4 F2 C3 L1; -2,4 H4 F3 C2 S1 D1',
    '0,0 L1; -1,1 L1; -1,0 S1; -2,0 C1 S2 L1 D1; -1,-1 S3 L1; -2,-1 H4 F3 C2; -1,-2 H4 F3 C3; -2,-2 H4 F2 C2 D1',
    '1,-2 S3 L1 D1; 2,-2 H1 S3 L3 D1; 1,-3 H4 F3 C3; 2,-3 H3 F3 C3; 2,-4 H4 F2 C2 D1'
  ]
  const units = Object.fromEntries(
    armies.flatMap((army, seat) =>
      army.split('; ').map((it) => {
        const [place = '', ...who] = it.split(' ')
        return [place, armies.map((_, i) => (i === seat ? who.join(' ') : ''))]
      })
    )
  )

  test('the last is put back while another goes', () => {
    const t = at({ phase: 'move', units }, {}, 4)
    const turn = ['strider/0 0,1 > 1,0', 'leaper/0 2,2 > 2,1', 'leaper/0 2,0 > 1,1', 'crystalline/0 1,2 > 1,1']
    for (const it of turn) carry(t, it)
    const before = played(t)
    carry(t, 'leaper/0 1,1 > 0,2', 'crystalline/0 1,1 > 1,2')
    expect(t.ruling).toMatchObject(settled)
    expect(played(t)).toEqual([...before.slice(0, -1), 'move leaper 1,1 > 0,2'])
  })
})

describe('special moves', () => {
  test.each([
    ['a Rock Strider through rock', { '2,1': ['S1'] }, 'strider/0 2,1 > 2,-1', null],
    ['a Rock Strider onto rock', { '2,2': ['S1'] }, 'strider/0 2,2 > 2,0', null],
    ['a Rock Strider without rock', { '2,2': ['S1'] }, 'strider/0 2,2 > 1,1', 'NO-034'],
    ['a Rock Strider through enemies', { '2,1': ['S1'], '2,0': ['', 'H1'] }, 'strider/0 2,1 > 2,-1', 'NO-033'],
    ['a leap from magma over enemies', { '1,-1': ['L1'], '1,0': ['', 'S1'] }, 'leaper/0 1,-1 > 1,1', null],
    ['a leap from rock', { '2,0': ['L1'] }, 'leaper/0 2,0 > 0,0', 'NO-037'],
    [
      'a dragon from the Monolith to the far base',
      { '0,0': ['D1'], '-2,-2': ['', 'H1'] },
      'dragon/0 0,0 > -2,-2',
      null
    ],
    ['a dragon from elsewhere', { '1,0': ['D1'] }, 'dragon/0 1,0 > -1,0', 'NO-039'],
    ['a retreat to an empty hex', { '2,-1': ['S1', 'H1'], '2,0': ['', 'H1'] }, 'strider/0 2,-1 > 1,0', null],
    ['a retreat to a hex of one’s own', { '1,0': ['H1', 'H1'], '1,1': ['F1'] }, 'human/0 1,0 > 1,1', null],
    ['a retreat into another battle', { '1,0': ['H1', 'H1'], '2,0': ['', 'H1'] }, 'human/0 1,0 > 2,0', 'NO-040'],
    [
      'a leap out of one battle into another',
      { '1,-1': ['L1', 'F1'], '1,1': ['', 'H1'] },
      'leaper/0 1,-1 > 1,1',
      'NO-043'
    ],
    [
      'a dragon out of one battle into another',
      { '0,0': ['D1', 'S1'], '1,1': ['', 'H1'] },
      'dragon/0 0,0 > 1,1',
      'NO-043'
    ]
  ] as const)('%s', (_, units, move, rule) => {
    const t = carry(at({ phase: 'deploy', units: { '-1,-2': ['', 'H1'], ...units } }).press(0, 'end'), move)
    expect(t.ruling).toMatchObject(rule ? foul(rule) : settled)
    expect(played(t)).toHaveLength(rule ? 1 : 2)
  })

  test('some retreat while others stay', () => {
    const t = at({ phase: 'deploy', units: { '1,0': ['H2 S1', 'H1'], '-2,-2': ['', 'H1'] } }).press(0, 'end')
    carry(t, 'human/0 1,0 > 2,0', 'strider/0 1,0 > 1,1')
    expect([t.ruling.ruling, played(t).length]).toEqual(['settled', 3])
  })

  test('an own unit that moved first makes a way to retreat to', () => {
    const t = at({ phase: 'deploy', units: { '1,0': ['H1', 'H1'], '1,2': ['F1'], '-2,-2': ['', 'H1'] } }).press(
      0,
      'end'
    )
    carry(t, 'human/0 1,0 > 1,1', 'fungoid/0 1,2 > 1,1')
    expect([t.ruling.ruling, played(t).length]).toEqual(['settled', 3])
  })
})

describe('a unit found where it may not stand, its owner’s turn being over', () => {
  const stray = () => at({ active: 1, units: { '1,-1': ['H1'], '2,2': ['S1'], '-2,-2': ['', 'H1'] } })

  test('goes to a base hex of its owner’s choice, and nothing else changes', () => {
    const t = carry(stray(), 'human/0 1,-1 > 1,2')
    expect([t.ruling.ruling, played(t)]).toEqual(['settled', ['recall human 1,-1 > 1,2']])
    expect(t.state).toMatchObject({ phase: 'deploy', active: 1 })
  })

  test('and nowhere else', () => {
    const t = carry(stray(), 'human/0 1,-1 > 1,0')
    expect(t.ruling).toMatchObject(foul('NO-047'))
  })

  test('before anything else is played', () => {
    const t = stray().press(1, 'end')
    expect([played(t), t.heard.at(-1)]).toEqual([[], 'referee.notYours'])
    carry(t, 'human/1 - > -2,-1')
    expect([t.ruling, played(t)]).toMatchObject([{ towards: [{ fix: 'move', kind: 'human/0', from: '1,-1' }] }, []])
  })

  test('noticed in time it is only put back', () => {
    const t = carry(at({ phase: 'move', units: { '1,0': ['H1'], '-2,-2': ['', 'H1'] } }), 'human/0 1,0 > 1,-1')
    expect(t.ruling).toMatchObject({ ...foul('NO-031'), corrections: [{ fix: 'move', to: '1,0' }] })
    expect(played(t.press(0, 'end'))).toEqual([])
  })
})

describe('which of two went is told by what follows', () => {
  const striders = () => at({ phase: 'move', units: { '2,1': ['S1'], '2,0': ['S1'], '-2,-2': ['', 'H1'] } })

  test('one far or two near look the same, and nobody is asked', () => {
    const t = carry(striders(), 'strider/0 2,1 > 2,-1')
    expect(t.ruling).toMatchObject(settled)
    expect(t.rulings.every(({ ruling }) => ruling !== 'ask')).toBe(true)
  })

  test('one that goes on at once from where another stands may have gone far; a while later it is the other', () => {
    for (const [pause, ways] of [
      [300, [2, 1]],
      [2000, [2]]
    ] as const) {
      const t = striders()
      t.lift('2,1').put('strider/0', '2,0').wait(pause)
      expect(played(t)).toEqual(['move strider 2,1 > 2,0'])
      t.lift('2,0').wait(30)
      t.put('strider/0', '2,-1').rest()
      expect([
        t.ruling.ruling,
        peek(t.match)
          .history.at(-1)
          ?.map((_, from) => since(peek(t.match).history, 0, from).moves.length)
      ]).toEqual(['settled', ways])
      // Either unit may be the one that moves on now; then the other one has made the longer move.
      carry(t, 'strider/0 2,0 > 1,0')
      expect([t.ruling.ruling, played(t).length]).toEqual(['settled', 2])
    }
  })

  test('the one in the middle goes on: so it had stayed', () => {
    const t = carry(carry(striders(), 'strider/0 2,1 > 2,-1'), 'strider/0 2,0 > 1,0')
    expect([t.ruling.ruling, played(t).length]).toEqual(['settled', 2])
  })
})

test('one of two that were bought at once is taken up once buying is done: it is about to be moved, and no word is unsaid', () => {
  const t = at({ units: { '2,2': ['F1'], '-2,-2': ['', 'H1'] }, rubium: [9, 9] })
  carry(t, 'human/0 - > 2,1', 'human/0 - > 2,1')
  t.say(0, { act: 'done' }).rest()
  t.stand.set('2,1', ['human/0' as KindId])
  t.show().rest()
  expect(t.state).toMatchObject({ phase: 'move' })
  t.put('human/0', '2,2').rest()
  expect(t.ruling).toMatchObject(settled)
  expect(played(t).at(-1)).toBe('move human 2,1 > 2,2')
})

describe('a unit that was bought and is not seen for a moment, no hand being there', () => {
  const bought = () => {
    const t = at({ units: { '2,1': ['H1'], '-2,-2': ['', 'H1'] }, rubium: [9, 9] }, { hands: true })
    carry(t, 'strider/0 - > 1,2')
    expect(played(t)).toEqual(['buy strider > 1,2'])
    return t
  }
  const blink = (t: ReturnType<typeof bought>, during: () => void = () => {}) => {
    t.lift('strider/0').wait(300)
    during()
    t.put('strider/0', '1,2').rest()
  }

  test('takes nothing back, nor what was said since', () => {
    const t = bought()
    t.say(0, { act: 'done' }).rest()
    blink(t)
    expect(t.state).toMatchObject({ phase: 'move' })
  })

  test('takes nothing back before a word that comes meanwhile', () => {
    const t = bought()
    blink(t, () => t.say(0, { act: 'done' }))
    expect(t.ruling).toMatchObject(settled)
    expect(t.state).toMatchObject({ phase: 'move', units: { '1,2': [{ strider: 1 }, {}] } })
  })
})
