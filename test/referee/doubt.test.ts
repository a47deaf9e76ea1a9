// The referee never silently accepts a play that the players may not have intended.

import { describe, expect, test } from 'vitest'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { Table } from './table.ts'

describe('a turn read again as more than the hands were seen to do is asked about', () => {
  /** The dice pay for a step, a jump and a push. The player steps north and takes the other keeper off, though no push leads there. */
  const dragged = () =>
    new Table(nexus, { position: { cubes: ['0,0 N', '2,1 E'], keepers: ['1,0', '2,2'], pool: [2, 2, 3, 3, 5, 5] } })
      .shift('keeper/0', '1,1')
      .rest()
      .lift('keeper/1')
      .rest()
  const chain = [{ do: { act: 'jump' } }, { do: { act: 'push' } }, { do: { act: 'move', to: 'W' } }]

  test('the question and the log tell the whole chain', () => {
    const t = dragged()
    expect(t.judge.moves(t.match)).toMatchObject(chain)
    const told = t.told.slice(-3).map(({ say }) => say)
    expect(t.heard.slice(-4)).toEqual(['referee.reread', ...told.map(({ say }) => say)])
    expect(t.ruling).toMatchObject({
      ruling: 'ask',
      question: { options: [{ say: 'referee.option', with: { moves: told } }, { say: 'referee.notPlayed' }] }
    })
    t.press(0, 1)
    expect(t.judge.moves(t.match)).toMatchObject(chain)
    expect(t.rest().ruling).toMatchObject({ ruling: 'settled' })
  })

  test('what was not played is read again without it: the step stands, and the figure is asked back', () => {
    const t = dragged().press(0, 2).rest()
    expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'move', to: 'N' } }])
    expect(t.ruling).toMatchObject({
      ruling: 'on the way',
      towards: [{ fix: 'put', kind: 'keeper/1', to: '2,2' }]
    })
    t.put('keeper/1', '2,2').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    // The record keeps the answer.
    const again = t.judge.resume(t.start, t.entries)
    expect(again.ok && t.judge.moves(again.value[0])).toEqual(t.judge.moves(t.match))
  })

  test('a button for which there is no option answers nothing', () => {
    const t = dragged()
    const { asked } = t.match
    t.press(0, 3).press(0, 9)
    expect(t.match.asked).toEqual(asked)
  })

  test('whoever goes on has said yes', () => {
    const t = dragged().press(0, 'end').rest()
    expect(t.judge.moves(t.match)).toMatchObject([...chain, { do: { act: 'end' } }])
    expect(t.match.asked).toBeNull()
  })
})
