// The panels of the view: the battle, the hand of one seat, the players, the piles.
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../../src/core/ids.ts'
import type { Widget } from '../../../../src/core/view.ts'
import { langs } from '../../../../src/core/words.ts'
import { houseCards } from '../../../../src/games/nexus-ops/data/cards.ts'
import game from '../../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import { cardLines } from '../../../../src/games/nexus-ops/view/cards.ts'
import { after, at, dice, fight, pass, pick } from './at.ts'
import { say } from './spoken.ts'

const widget = (s: State, id: string, viewer: Viewer = 'audience'): Widget | undefined =>
  game.view(s, viewer).widgets.find((it) => it.id === id)
/** The items of a list, with `*` after those that are emphasized. */
const list = (it: Widget | undefined): readonly string[] =>
  it?.widget === 'list'
    ? it.items.map(({ text, note, strong }) => `${say(text)}${note ? ` (${say(note)})` : ''}${strong ? ' *' : ''}`)
    : []

test('a breath shows its one die, for whoever throws it', () => {
  const breath = at({ phase: 'breath', units: { '1,0': ['D1'], '1,-1': ['', 'F1', 'F1'] } }, 3)
  expect(widget(breath, 'single')).toBeUndefined()
  const breathed = after(breath, { act: 'breathe', from: [1, 0], at: [1, -1] })
  expect(widget(breathed, 'single')).toMatchObject({ dice: [{ kind: 'd6', seat: 0, state: 'expected' }] })
})

describe('a battle', () => {
  const s = at({ phase: 'battle', units: { '1,1': ['F2 H1', 'C1 F1'], '1,0': ['H1', 'H1'] } })
  const begun = after(s, fight([1, 1]), pass, pass)
  test('is one of those to fight', () => {
    expect(list(widget(s, 'fights'))).toEqual(['inner Plains at 1 o’clock', 'Forest at 2 o’clock'])
  })
  test('shows its steps, who rolls in them and for what on this ground', () => {
    expect(list(widget(begun, 'battle'))).toEqual([
      'crystalline: 0 vs 1 (hit on 6+) *',
      'fungoid: 2 vs 1 (hit on 4+)',
      'human: 1 vs 0 (hit on 6+)'
    ])
  })
  test('shows who is asked for a card, whatever anybody holds', () => {
    expect(list(widget(begun, 'window'))).toEqual(['Ada (to answer) *', 'Basil'])
    expect(list(widget(after(begun, pass), 'window'))).toEqual(['Ada', 'Basil (to answer) *'])
  })
  test('shows the dice that are due, then which of them hit, cards counted in', () => {
    const held = at({ phase: 'battle', units: { '1,1': ['F2', 'F1'] }, hands: [['EN-06']] })
    const aimed = after(
      held,
      fight([1, 1]),
      { act: 'play', card: 'EN-06', unit: 'fungoid', side: 'attacker' },
      pass,
      pass
    )
    const due = after(aimed, pass, pass)
    expect(widget(due, 'dice.attacker')).toMatchObject({ dice: [{ state: 'expected' }, { state: 'expected' }] })
    const fallen = after(due, dice([2, 3], [3]))
    expect(widget(fallen, 'dice.attacker')).toMatchObject({
      dice: [
        { face: 2, state: 'spent' },
        { face: 3, state: 'free' }
      ]
    })
    expect(widget(fallen, 'dice.defender')).toMatchObject({ dice: [{ face: 3, state: 'spent' }] })
  })
})

describe('a hand', () => {
  const hands = [['EN-01', 'SM-18'], ['SM-07']]
  const s = at({ hands, units: { '1,0': ['S1'] } })
  const cards = (viewer: Viewer) =>
    game
      .view(s, viewer)
      .widgets.flatMap((it) => (it.widget === 'card' ? [[it.title, ...it.lines].map((line) => say(line))] : []))
  test('is read by its owner, with what can be played now', () => {
    const held = game.view(s, 0).widgets.flatMap((it) => (it.widget === 'card' ? [[it.ready, it.secret]] : []))
    expect(held).toEqual([
      [true, true],
      [true, true]
    ])
    expect(game.view(s, 1).widgets.flatMap((it) => (it.widget === 'card' ? [it.ready] : []))).toEqual([undefined])
    expect(cards(0)).toEqual([
      ['Supply Drop', 'In your Deploy phase: gain 3 rubium.'],
      ['Dominate the Plains', 'Any time in your turn: you control more Rock Plains than anybody else.', '1 point']
    ])
    expect(cards(1)).toEqual([
      [
        'Send in the Fungoids',
        'Right after your battle: you won it and 1 fungoid of yours still there.',
        '2 points, red card'
      ]
    ])
    expect(cards('audience')).toEqual([])
  })
  test('is counted by everybody', () => {
    const counted = game
      .view(s, 1)
      .seats.map(({ widgets }) =>
        widgets.flatMap((it) => (it.widget === 'counter' && ['energize', 'secret'].includes(it.id) ? [it.value] : []))
      )
    expect(counted).toEqual([
      [1, 1],
      [0, 1]
    ])
  })
  test('of tiles looked at is its owner’s too', () => {
    const seen = at({ tiles: ['1,1', '1,0'], hands: [['EN-05']] })
    const looked = after(
      seen,
      {
        act: 'play',
        card: 'EN-05',
        tiles: [
          [1, 0],
          [1, 1]
        ]
      },
      pick('tile', 'XT-6'),
      pick('tile', 'XT-1')
    )
    expect(list(widget(looked, 'seen', 0))).toEqual([
      'inner Plains at 1 o’clock (crystalline and mine of 1)',
      'Forest at 2 o’clock (Rock Strider)'
    ])
    expect(widget(looked, 'seen', 1)).toBeUndefined()
  })
})

test('rubium is shown to all, or to its owner alone', () => {
  const shown = (s: State, viewer: Viewer) =>
    game.view(s, viewer).seats.map(({ widgets }) => widgets.some((it) => it.id === 'rubium'))
  expect(shown(at({}), 'audience')).toEqual([true, true])
  expect(shown(at({}, 2, { publicRubium: false }), 1)).toEqual([false, true])
})

test('players play, wait, are asked, are out, and stand in teams', () => {
  const status = (s: State) => game.view(s, 'audience').seats.map((it) => `${say(it.status)} (${it.state})`)
  const s = at({ phase: 'battle', units: { '1,0': ['H1', 'H2'] } })
  expect(status(s)).toEqual(['playing: Battle (plays)', '2 units, 0 spaces (waits)'])
  expect(status(after(s, fight([1, 0]), pass))).toEqual(['playing: Battle (plays)', 'to answer (waits)'])
  expect(status(at({ rubium: [9, 0] }))).toEqual(['winner (won)', 'eliminated (out)'])
  expect(game.view(at({}, 4, { teams: true }), 0).seats.map((it) => it.team)).toEqual([0, 1, 0, 1])
})

test('piles and discards lie open', () => {
  const s = after(
    at({ hands: [['EN-08', 'SM-01']] }),
    { act: 'discard', card: 'SM-01' },
    { act: 'discard', card: 'EN-08' }
  )
  expect(widget(s, 'missions')).toMatchObject({ value: 22 })
  expect(list(widget(s, 'discards.energize'))).toEqual(['Deflector'])
  expect(list(widget(s, 'discards.secret'))).toEqual(['Objective: Rock Plains'])
})

test('a purchase is one gesture: the unit under its heading, the base space tapped', () => {
  const { choices } = game.view(at({ rubium: [3, 9] }), 0)
  expect(choices.map((it) => [it.group && say(it.group), say(it.label), it.button, it.pick])).toEqual([
    [undefined, 'Finish deploying', 'end', undefined],
    ...['human: 2', 'fungoid: 3', 'crystalline: 3'].flatMap((group) =>
      ['on the right', 'on the left', 'at the back'].map((side) => [group, `Ada’s base ${side}`, undefined, 'place'])
    )
  ])
  expect(game.view(at({}), 1).choices).toEqual([])
})

test('after a battle its missions can be played, or not', () => {
  const s = at({ phase: 'battle', units: { '1,1': ['F1', 'C1'] }, hands: [['SM-14', 'SM-02']] })
  const won = after(
    s,
    fight([1, 1]),
    ...Array(4).fill(pass),
    dice([], [1]),
    ...Array(4).fill(pass),
    dice([4]),
    pass,
    pass
  )
  const over = after(won, { act: 'casualty', unit: 'crystalline' }, pick('energize', 'EN-01'))
  expect(game.view(over, 0).choices.map((it) => say(it.label))).toEqual([
    'Go on',
    'Objective: Liquifungus Forest: 2 points, red card',
    'Crystalline Slayer: 1 point',
    'Take a Mission card',
    'Objective: Liquifungus Forest',
    'Crystalline Slayer'
  ])
})

test('every card of the house can be read in both languages', () => {
  for (const card of houseCards)
    for (const lang of langs)
      for (const line of [{ say: `card.${card.id}` }, ...cardLines(card)])
        expect(say(line, lang), card.id).not.toContain('⟨')
})

test('once the match is over everybody sees what was held', () => {
  const hands = [['EN-01', 'SM-18'], ['SM-07']]
  const lists = (vp: number) =>
    game
      .view(at({ hands, vp: [vp, 0] }), 'audience')
      .seats.map(({ widgets }) =>
        widgets.flatMap((it) =>
          it.id === 'held' && it.widget === 'list' ? [it.items.map(({ text }) => say(text))] : []
        )
      )
  expect(lists(11)).toEqual([[], []])
  expect(lists(12)).toEqual([[['Supply Drop', 'Dominate the Plains']], [['Send in the Fungoids']]])
  const own = game.view(at({ hands, vp: [12, 0] }), 0)
  expect([own.widgets.filter((it) => it.widget === 'card'), own.choices]).toEqual([[], []])
})

test('selling cards is offered after all other choices', () => {
  const s = at({ hands: [['EN-01']], phase: 'move' })
  expect(game.view(s, 0).choices.at(-1)?.action).toEqual({ act: 'discard', card: 'EN-01' })
  const deploy = game.view(at({ hands: [['EN-01', 'SM-18']], units: { '1,0': ['H1'] } }), 0).choices
  const acts = deploy.map((it) => (it.action as { act: string }).act)
  expect([acts[0], acts.at(-1), acts.at(-2)]).toEqual(['done', 'discard', 'discard'])
  expect(deploy.filter((it) => it.secret).map((it) => (it.action as { act: string }).act)).toEqual(
    expect.arrayContaining(['play', 'mission', 'discard'])
  )
})
