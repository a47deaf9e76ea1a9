// Units of Nexus Ops found where they may not be after the end of a turn (NO-047), on a physical table: when they are seen only then,
// whom the referee asks, and where the unit may go.

import { describe, expect, test } from 'vitest'
import { at, carry, foul, played, settled } from './armies.ts'

describe('a unit that its owner’s ended turn left on forbidden ground, and that is seen only then', () => {
  /** The first player moves a unit to a forbidden place unseen and ends the turn; only then a sensor sees it. */
  const left = (carried = 'human/0 1,0 > 1,-1', more: object = {}, seats = 2) => {
    const units = { '1,0': ['H1 F1'], '2,2': ['S1'], '-2,-2': ['', 'H1'] }
    const t = at({ phase: 'draw', rubium: [9, 9], units, ...more }, {}, seats)
    t.hidden = (id) => carried.includes(id)
    t.show().rest()
    carry(t, carried).press(0, 'end').rest()
    expect(t.state).toMatchObject({ active: 1, units: { '1,0': [{ human: 1 }, {}] } })
    t.hidden = null
    t.show().rest()
    return t
  }

  test('NO-047: is sent home, and its owner is asked for it before anything else', () => {
    const t = left()
    expect([t.ruling.ruling, played(t).at(-1)]).toEqual(['settled', 'stray human 1,0 > 1,-1'])
    expect(t.heard).toContain('log.stray')
    expect(t.game.cues(t.state)).toEqual([{ cue: 'fix', place: '1,-1', seat: 0 }])
    expect(t.game.view(t.state, 0).prompt).toMatchObject({ seats: [0], say: { say: 'prompt.recall' } })
    expect(played(t.press(1, 'end')).at(-1)).toBe('stray human 1,0 > 1,-1')
    carry(t, 'human/1 - > -2,-1')
    expect(t.ruling).toMatchObject({ towards: [{ fix: 'move', kind: 'human/0', from: '1,-1' }] })
  })

  test.each(['2,1', '1,2', '2,2'])('NO-047: any own base settles it: %s', (base) => {
    const t = carry(left(), `human/0 1,-1 > ${base}`)
    expect([t.ruling.ruling, played(t).at(-1)]).toEqual(['settled', `recall human 1,-1 > ${base}`])
    expect(t.state).toMatchObject({ phase: 'deploy', active: 1, players: [{ rubium: 9 }, { rubium: 9 }] })
    expect(played(t.press(1, 'end')).at(-1)).toBe('done')
  })

  test('NO-047: its owner may think again and set it down on another base', () => {
    const t = carry(left(), 'human/0 1,-1 > 2,1')
    carry(t.wait(2000), 'human/0 2,1 > 1,2')
    expect([t.ruling.ruling, played(t).at(-1)]).toEqual(['settled', 'recall human 1,-1 > 1,2'])
  })

  test('NO-047: nowhere else', () => {
    expect(carry(left(), 'human/0 1,-1 > 1,1').ruling).toMatchObject(foul('NO-047'))
    expect(carry(left(), 'human/0 1,-1 > -2,-1').ruling).toMatchObject(foul('NO-047'))
  })

  test('NO-047: from the Monolith as well, and from a hand that lets go too late', () => {
    const t = left('fungoid/0 1,0 > 0,0')
    expect(played(t).at(-1)).toBe('stray fungoid 1,0 > 0,0')
    const late = at({ phase: 'draw', units: { '1,0': ['H1'], '2,2': ['S1'], '-2,-2': ['', 'H1'] } }).press(0, 'end')
    carry(late, 'human/0 1,0 > 1,-1')
    expect(played(late)).toEqual(['done', 'stray human 1,0 > 1,-1'])
    expect(played(carry(late, 'human/0 1,-1 > 2,1')).at(-1)).toBe('recall human 1,-1 > 2,1')
  })

  test('NO-047: is believed no sooner than a foul would be', () => {
    const t = at({ phase: 'draw', units: { '1,0': ['H1'], '2,2': ['S1'], '-2,-2': ['', 'H1'] } }).press(0, 'end')
    t.hands(true).shift('human/0', '1,-1').hands(false).wait(590)
    expect(played(t)).toEqual(['done'])
    expect(played(t.wait(20))).toEqual(['done', 'stray human 1,0 > 1,-1'])
  })

  test('NO-047: two of them go home, one after the other', () => {
    const t = left('human/0 1,0 > 1,-1', {
      units: { '1,0': ['H1'], '0,1': ['H1'], '2,2': ['S1'], '-2,-2': ['', 'H1'] }
    })
    carry(t, 'human/0 0,1 > -1,2')
    expect(played(t).slice(-2)).toEqual(['stray human 1,0 > 1,-1', 'stray human 0,1 > -1,2'])
    carry(carry(t, 'human/0 1,-1 > 2,1'), 'human/0 -1,2 > 1,2')
    expect([t.ruling.ruling, played(t).at(-1)]).toEqual(['settled', 'recall human -1,2 > 1,2'])
  })

  test('put back where it stood it was never there', () => {
    const t = carry(left(), 'human/0 1,-1 > 1,0')
    expect([t.ruling.ruling, played(t)]).toEqual(['settled', ['done']])
  })

  test('is none where it may stand, where it is carried home at once, or in a battle that is being fought', () => {
    expect(left('human/0 1,0 > 1,1').ruling).toMatchObject(foul('NO-005'))
    expect(
      left('strider/0 2,2 > 1,-1', { units: { '1,0': ['H1'], '2,2': ['S1'], '-2,-2': ['', 'H1'] } }).ruling
    ).toMatchObject(foul('NO-005'))
    expect(left('human/0 1,0 > 2,1').ruling).toMatchObject(foul('NO-005'))
    const units = { '1,0': ['H1', 'S1'], '2,2': ['S1'] }
    const t = at({ phase: 'battle', active: 1, units }).say(1, { act: 'battle', at: [1, 0], defender: 0 })
    expect(carry(t, 'human/0 1,0 > 1,-1').ruling).not.toMatchObject(settled)
    expect(played(t)).toEqual(['battle > 1,0'])
  })

  test('nobody can say that it is there: only the table shows it', () => {
    const t = at({ active: 1, units: { '1,0': ['H1'], '-2,-2': ['', 'H1'] } })
    t.say(0, { act: 'stray', unit: 'human', from: [1, 0], to: [1, -1] }).rest()
    expect([played(t), t.heard.at(-1)]).toEqual([[], 'referee.onlyShown'])
  })

  test('among strangers of no name, legal play is what is seen', () => {
    const units = { '1,0': ['H1', 'S1'], '2,2': ['S1'], '-2,-2': ['', 'H1'] }
    const t = at({ phase: 'move', active: 1, units }, { looks: () => '?' })
    carry(t, 'strider/1 1,0 > 1,-1')
    expect(played(t)).toEqual(['move strider 1,0 > 1,-1'])
  })
})
