// The effects of cards, one by one: every legal way to play the card, refused ways, and the result.

import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../src/games/nexus-ops/actions.ts'
import game from '../../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import { after, at, d6, dice, drawn, pass, passes, rule } from '../match.ts'

const play = (card: string, choices: object = {}): Action => ({ act: 'play', card, ...choices })
/** Every way in which a seat may play a card now: the choices without the card's id. */
const ways = (s: State, by: number, card: string): readonly object[] =>
  [...game.legal(s, by)].flatMap((action) => {
    if (action.act !== 'play' || action.card !== card) return []
    const { act: _, card: __, ...choices } = action
    return [choices]
  })

describe('at the start of a turn', () => {
  const units = { '2,1': ['H1 D1'], '1,0': ['F1'], '1,1': ['', 'F1'] }
  const holding = (card: string, more: object = {}) => at({ hands: [[card]], units, tiles: ['1,0', '0,1'], ...more })

  test('a card that asks for nothing is played in one way', () => {
    expect(ways(holding('EN-01'), 0, 'EN-01')).toEqual([{}])
  })
  test('EN-02: on each own base space, as long as there is a human left', () => {
    const base = [{ at: [2, 1] }, { at: [1, 2] }, { at: [2, 2] }]
    expect(ways(holding('EN-02'), 0, 'EN-02')).toEqual(base)
    const last = holding('EN-02', { units: { '2,1': ['H11'] } })
    expect(ways(last, 0, 'EN-02')).toEqual(base)
    const none = holding('EN-02', { units: { '2,1': ['H12'] } })
    expect(ways(none, 0, 'EN-02')).toEqual([])
    expect(game.refuse(none, { by: 0, do: play('EN-02', { at: [2, 1] }) })).toMatchObject({
      rule: 'NO-022',
      why: { say: 'refuse.buy.supply', with: { unit: { say: 'unit.human' } } }
    })
    expect(rule(holding('EN-02'), 0, play('EN-02'))).toBe('NO-004')
    expect(rule(holding('EN-02'), 0, play('EN-02', { at: [1, 1] }))).toBe('NO-023')
  })
  test('EN-02: a unit from a card counts as deployed, like a bought one', () => {
    const s = after(holding('EN-02'), [0, play('EN-02', { at: [2, 2] })])
    expect(s.turn.deployed).toEqual({ '2,2': { human: 1 } })
  })
  test('EN-03: nothing without a unit, where it is, and where it goes', () => {
    const gate = { unit: 'dragon', from: [2, 1], to: [0, 0] }
    const s = holding('EN-03')
    expect(rule(s, 0, play('EN-03', gate))).toBeNull()
    for (const key of Object.keys(gate)) {
      const { [key]: _, ...part } = gate as Record<string, unknown>
      expect(rule(s, 0, play('EN-03', part)), key).toBe('NO-004')
    }
    expect(rule(s, 0, play('EN-03', { ...gate, to: [9, 9] }))).toBe('NO-012')
    expect(rule(s, 0, play('EN-03', { ...gate, to: [2, 1] }))).toBe('NO-004')
    expect(rule(s, 0, play('EN-03', { ...gate, to: [1, 1] }))).toBe('NO-004')
    expect(rule(s, 0, play('EN-03', { ...gate, unit: 'leaper' }))).toBe('NO-004')
    expect(rule(s, 0, play('EN-03', { ...gate, unit: 'fungoid', from: [1, 1] }))).toBe('NO-004')
    expect(after(s, [0, play('EN-03', gate)]).units).toMatchObject({
      '2,1': [{ human: 1 }, {}],
      '0,0': [{ dragon: 1 }, {}]
    })
  })
  test('EN-04: any own unit where it stands', () => {
    const s = holding('EN-04')
    expect(ways(s, 0, 'EN-04')).toEqual([
      { unit: 'fungoid', from: [1, 0] },
      { unit: 'human', from: [2, 1] },
      { unit: 'dragon', from: [2, 1] }
    ])
    for (const wrong of [{ unit: 'human' }, { from: [2, 1] }, { unit: 'fungoid', from: [1, 1] }])
      expect(rule(s, 0, play('EN-04', wrong))).toBe('NO-004')
  })
  test('EN-05: as many tiles as the card shows, each once, in the order of the board', () => {
    const two = [
      [1, 0],
      [0, 1]
    ]
    const s = holding('EN-05')
    expect(ways(s, 0, 'EN-05')).toEqual([{ tiles: two }])
    for (const tiles of [undefined, [two[0]], two.toReversed(), [two[0], two[0]], [...two, [1, 1]], [[2, 0], two[0]]])
      expect(rule(s, 0, play('EN-05', tiles ? { tiles } : {}))).toBe('NO-004')
    const one = holding('EN-05', { tiles: ['0,1'] })
    expect(ways(one, 0, 'EN-05')).toEqual([{ tiles: [[0, 1]] }])
    const none = holding('EN-05', { tiles: [] })
    expect(ways(none, 0, 'EN-05')).toEqual([])
    expect(rule(none, 0, play('EN-05'))).toBe('NO-004')
  })
  test('EN-05: a tile that somebody has seen is shown as it is, and nothing is drawn for it', () => {
    const s = holding('EN-05', { known: { '1,0': { tile: 'XT-2', seats: [1] } } })
    const looked = after(s, [
      0,
      play('EN-05', {
        tiles: [
          [1, 0],
          [0, 1]
        ]
      })
    ])
    expect(looked.known).toEqual({ '1,0': { tile: 'XT-2', seats: [0, 1] } })
    expect(looked.pending).toEqual([{ does: 'peek', at: '0,1' }])
  })
  test('only what a card asks for may be said with it', () => {
    const said: [card: string, choices: object][] = [
      ['EN-01', { side: 'attacker' }],
      ['EN-02', { at: [2, 1], unit: 'human' }],
      ['EN-04', { unit: 'human', from: [2, 1], to: [1, 1] }],
      ['EN-05', { tiles: [[0, 1]], dice: [1] }]
    ]
    for (const [card, choices] of said) expect(rule(holding(card), 0, play(card, choices)), card).toBe('NO-004')
  })
})

describe('in a battle', () => {
  const fight = (hands: string[][], units = ['S2 H1', 'S1']): State =>
    after(at({ phase: 'battle', units: { '1,0': units }, hands }), [0, { act: 'battle', at: [1, 0], defender: 1 }])
  const before = (card: string) => after(fight([[card]]), [0, pass], [1, pass])
  const rolled = (card: string) => after(passes(fight([[card]])), dice([1, 5], [6]))
  const sides = [{ side: 'attacker' }, { side: 'defender' }]

  test('EN-07: for a side that has such a unit', () => {
    expect(ways(before('EN-07'), 0, 'EN-07')).toEqual(sides)
    expect(rule(before('EN-07'), 0, play('EN-07'))).toBe('NO-004')
    const alone = after(fight([['EN-07']], ['S1 H1', 'F1']), [0, pass], [1, pass])
    expect(ways(alone, 0, 'EN-07')).toEqual([{ side: 'attacker' }])
    const twice = after(
      fight([['EN-07', 'EN-07']]),
      [0, pass],
      [1, pass],
      [0, play('EN-07', { side: 'attacker' })],
      [1, pass],
      [0, play('EN-07', { side: 'attacker' })]
    )
    expect(passes(twice).pending).toEqual([{ does: 'roll', attacker: 4, defender: 1 }])
  })
  test('EN-08: for either side, whatever the dice show', () => {
    expect(ways(rolled('EN-08'), 0, 'EN-08')).toEqual(sides)
    expect(rule(rolled('EN-08'), 0, play('EN-08'))).toBe('NO-004')
  })
  test('EN-08: two of them spare two hits', () => {
    const s = after(passes(fight([['EN-08', 'EN-08']], ['S3', 'S2 H1'])), dice([5, 5, 6], [1, 2]))
    const spared = (n: number) =>
      Array.from({ length: n }).reduce<State>(
        (now) => after(now, [0, play('EN-08', { side: 'defender' })], [1, pass]),
        s
      )
    const own = (n: number) => passes(spared(n)).turn.battle?.hits.defender.own
    expect([0, 1, 2].map(own)).toEqual([3, 2, 1])
  })
  test('EN-09: one die or two of one side, as they lie', () => {
    expect(ways(rolled('EN-09'), 0, 'EN-09')).toEqual([
      { side: 'attacker', dice: [1] },
      { side: 'attacker', dice: [5] },
      { side: 'attacker', dice: [1, 5] },
      { side: 'defender', dice: [6] }
    ])
    const s = after(passes(fight([['EN-09']], ['S3', 'S1'])), dice([2, 2, 3], [6]))
    for (const wrong of [
      { side: 'attacker' },
      { dice: [2] },
      { side: 'attacker', dice: [2, 2, 3] },
      { side: 'attacker', dice: [4] },
      { side: 'attacker', dice: [2, 4] },
      { side: 'attacker', dice: [3, 3] },
      { side: 'defender', dice: [2] }
    ])
      expect(rule(s, 0, play('EN-09', wrong)), JSON.stringify(wrong)).toBe('NO-004')
    const again = after(s, [0, play('EN-09', { side: 'attacker', dice: [2, 3] })])
    expect(again.turn.battle?.dice).toEqual({ attacker: [2], defender: [6] })
    expect(again.pending).toEqual([{ does: 'roll', attacker: 2, defender: 0 }])
  })
  test.each(['EN-06', 'EN-10'])('%s: for a kind of unit and a side, both', (card) => {
    expect(ways(fight([[card]]), 0, card)).toHaveLength(12)
    for (const wrong of [{}, { unit: 'human' }, { side: 'attacker' }])
      expect(rule(fight([[card]]), 0, play(card, wrong))).toBe('NO-004')
  })
  test('EN-06, EN-10: each card counts for its side and its kind alone', () => {
    const s = fight([['EN-06', 'EN-10']], ['S1', 'S1 H1'])
    const aimed = after(
      s,
      [0, play('EN-06', { unit: 'human', side: 'attacker' })],
      [1, pass],
      [0, play('EN-10', { unit: 'strider', side: 'defender' })]
    )
    expect(passes(aimed).turn.battle?.mods).toEqual([
      { side: 'attacker', unit: 'human', amount: 1 },
      { side: 'defender', unit: 'strider', amount: -1 }
    ])
    // Both miss: the attacker's strider needs what it always needs, and the defender's is one worse.
    const missed = passes(after(passes(aimed), dice([3], [4])))
    expect(missed.turn.battle).toMatchObject({ step: 'human', killed: [] })
  })
  test('EN-11: for either side; every strike is a die', () => {
    expect(ways(fight([['EN-11']]), 0, 'EN-11')).toEqual(sides)
    expect(rule(fight([['EN-11']]), 0, play('EN-11'))).toBe('NO-004')
    const s = after(fight([['EN-11']]), [0, play('EN-11', { side: 'attacker' })])
    expect(s.pending).toEqual([{ does: 'strike', side: 'attacker', threshold: 4 }])
    const struck = after(s, d6(6))
    expect(game.toAct(struck)).toEqual([0])
    const fell = after(struck, [0, { act: 'casualty', unit: 'human' }])
    expect(fell.units['1,0']).toEqual([{ strider: 2 }, { strider: 1 }])
  })
  test('NO-126: each card in its window alone', () => {
    const cards = ['EN-06', 'EN-07', 'EN-08', 'EN-09', 'EN-10', 'EN-11']
    const open = (s: State) => cards.filter((it) => ways(s, 0, it).length > 0)
    const s = fight([cards], ['S2 H1', 'S1 H1'])
    expect(open(s)).toEqual(['EN-06', 'EN-10', 'EN-11'])
    const step = after(s, [0, pass], [1, pass])
    expect(open(step)).toEqual(['EN-07'])
    const thrown = after(passes(step), dice([1, 5], [6]))
    expect(open(thrown)).toEqual(['EN-08', 'EN-09'])
  })
  test('no card while a casualty is to be chosen', () => {
    const s = after(fight([['EN-11', 'EN-06']]), [0, play('EN-11', { side: 'attacker' })], d6(5))
    expect(rule(s, 0, play('EN-06', { unit: 'human', side: 'attacker' }))).toBe('NO-126')
    expect(ways(s, 0, 'EN-06')).toEqual([])
  })
})

describe('several effects on one card', () => {
  const card = (id: string, effect: object[]) => ({
    id,
    deck: 'energize',
    name: id,
    count: 2,
    origin: 'house',
    timing: 'start_of_turn',
    effect
  })
  const cards = [
    card('MY-1', [
      { op: 'extraMove', n: 1 },
      { op: 'teleport', to: 'emptyOrControlled' }
    ]),
    card('MY-2', [{ op: 'draw', deck: 'energize', n: 2 }]),
    card('MY-3', [
      { op: 'gainRubium', n: 1 },
      { op: 'placeUnit', unit: 'dragon', where: 'ownBase' }
    ])
  ]
  const holding = (id: string, units: Record<string, string[]> = { '2,1': ['H1'], '1,0': ['F1'] }) =>
    at({ hands: [[id]], units }, 2, { cards } as never)

  test('share what they ask for: the unit that marches is the one that goes through the gate', () => {
    const all = ways(holding('MY-1'), 0, 'MY-1') as { unit: string; from: number[]; to: number[] }[]
    expect(all.length).toBeGreaterThan(10)
    expect(new Set(all.map((it) => `${it.unit} ${it.from}`))).toEqual(new Set(['fungoid 1,0', 'human 2,1']))
    for (const it of all) expect(Object.keys(it)).toEqual(['unit', 'from', 'to'])
  })
  test('are all good, or the card is not played', () => {
    const many = holding('MY-3', { '2,1': ['D3'] })
    expect(rule(many, 0, play('MY-3', { at: [2, 1] }))).toBe('NO-022')
    expect(ways(many, 0, 'MY-3')).toEqual([])
    const one = after(holding('MY-3', { '2,1': ['D2'] }), [0, play('MY-3', { at: [2, 2] })])
    expect(one.units['2,2']).toEqual([{ dragon: 1 }, {}])
    expect(one.players[0]?.rubium).toBe(9)
  })
  test('draw one card after the other', () => {
    const s = after(holding('MY-2'), [0, play('MY-2')])
    expect(s.pending).toEqual(Array(2).fill({ does: 'draw', seat: 0, deck: 'energize', spent: 'MY-2' }))
    expect(after(s, drawn('energize', 'MY-1'), drawn('energize', 'MY-3')).players[0]?.hand).toEqual(['MY-1', 'MY-3'])
  })
})
