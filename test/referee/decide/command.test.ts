// Declared actions: presses, choices, answers. They count only from a seat that may act, and only while the table is right.

import { describe, expect, test } from 'vitest'
import nexus from '../../../src/games/nexus-keepers/index.ts'
import { skerry } from '../../toy/index.ts'
import { graph, peek, questionAfter } from '../peek.ts'
import { at, board, two } from '../positions.ts'
import { Table } from '../table.ts'

describe('presses', () => {
  test('a button does what its choice says', () => {
    expect(at(two).press(0, 'end').state).toMatchObject({ turn: 1 })
  })

  test('a press on another pad never acts for the active player, and is told why', () => {
    const t = at(two).press(1, 'end')
    expect(t.state).toMatchObject({ turn: 0 })
    expect(t.news).toEqual([])
    expect(t.told.at(-1)).toMatchObject({ say: { say: 'no.T-14' } })
    expect(t.press(1, 'left').heard.at(-1)).toBe('referee.notYours')
  })

  test('a pad that nobody sits at says nothing', () => {
    for (const seat of [2, 7]) expect(at(two).press(seat, 'end').heard).toEqual([])
  })

  test('a button presumes what leaves no trace: who ends the turn has kept the dice', () => {
    const t = at({ ...two, phase: 'rolled' }, { tray: two.dice }).press(0, 'end')
    expect(t.heard).toEqual(['say.stop', 'say.end'])
  })

  test('a press counts a legal step that still waits', () => {
    const t = at(two, { hands: false }).shift('keeper/0', '1,0').wait(50).press(0, 'end')
    expect(t.heard).toEqual(['say.step', 'say.end'])
  })

  test('a press on a wrong table is a foul first, and does nothing', () => {
    const t = at(two).hands(true).shift('keeper/0', '2,1').hands(false).press(0, 'end')
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'T-07' } })
    expect(t.state).toMatchObject({ turn: 0 })
    t.press(0, 'end')
    expect(t.state).toMatchObject({ turn: 0 })
    t.shift('keeper/0', '0,0').rest().press(0, 'end')
    expect(t.state).toMatchObject({ turn: 1 })
  })

  test('a press with a figure in the hand asks for the figure', () => {
    const t = at({ ...two, ...board('.0.1') })
      .lift('keeper/0')
      .press(0, 'end')
    expect(t.told).toMatchObject([{ say: { say: 'referee.lifted' }, tone: 'note' }])
    expect(t.state).toMatchObject({ turn: 0 })
    expect(t.cues('lifted')).toMatchObject({ '1,0': 'home' })
    t.put('keeper/0', '1,0').press(0, 'end')
    expect(t.heard).toEqual(['referee.lifted', 'say.end'])
  })

  test('“why” says the reason of a foul again', () => {
    const t = at(two).shift('keeper/0', '2,1').rest().press(1, 'why')
    expect(t.heard).toEqual(['no.T-07', 'no.T-07'])
  })

  test('a digit takes the choice of that number', () => {
    const t = at(two)
    const choices = skerry.view(t.state as never, 0).choices
    const end = choices.findIndex(({ button }) => button === 'end') + 1
    expect(t.press(0, end).state).toMatchObject({ turn: 1 })
  })
})

describe('choices', () => {
  test('a move said on a screen is followed by the table', () => {
    const t = at(two)
      .say(0, { act: 'step', to: [1, 0] })
      .wait(20_000)
    expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ fix: 'move', from: '0,0', to: '1,0' }] })
    t.shift('keeper/0', '1,0').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    expect(t.judge.moves(t.match)).toHaveLength(1)
  })

  test('what the game refuses changes nothing', () => {
    const t = at(two).say(0, { act: 'hop', to: [1, 1] })
    expect(t.told).toMatchObject([{ tone: 'foul', say: { say: 'no.T-06' } }])
    expect(t.news).toEqual([])
  })

  test('words are on disk before anybody sees what they did', () => {
    const t = at(two)
    const [, effects] = t.judge.step(t.match, { input: 'press', at: t.at, seat: 0, button: 'end' })
    expect(effects[0]).toMatchObject({ effect: 'record', witnessed: false })
    const moved = { ...t.reading, places: { ...t.reading.places, '0,0': [], '1,0': ['keeper/0'] } }
    const [, shown] = at({ ...two, dice: [1, 1, 4, 4] }).judge.step(at({ ...two, dice: [1, 1, 4, 4] }).match, {
      input: 'reading',
      at: t.at,
      reading: moved as never
    })
    expect(shown[0]).toMatchObject({ effect: 'light' })
    expect(shown.find((e) => e.effect === 'record')).toMatchObject({ witnessed: true })
  })
})

describe('questions', () => {
  const blind = { sees: ({ id }: { id: string }) => id !== '0,1' && id !== '1,0' }

  test('readings that cannot merge and matter are asked about once, and answered on any pad', () => {
    const t = at(two, blind).lift('keeper/0').rest()
    expect(peek(t.match).history.at(-1)?.length).toBeGreaterThan(1)
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    t.press(0, 'end')
    expect(t.ruling).toMatchObject({ ruling: 'ask', question: { say: { say: 'referee.which' } } })
    expect(t.match.asked?.question.id).toMatch(/^[0-9a-z]{1,7}$/)
    expect(t.cues('question')).toMatchObject({ '0,1': 'choice', '1,0': 'choice' })
    t.press(1, 2)
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    expect(peek(t.match).history.at(-1)).toHaveLength(1)
  })

  test('a question is answered by what is seen as well', () => {
    const t = at(two, blind).lift('keeper/0').rest().press(0, 'end')
    const open = new Table(skerry, { position: two as never })
    open.match = t.match
    open
      .set(skerry.scene(t.state as never))
      .show()
      .rest()
    expect(open.ruling).toMatchObject({ ruling: 'settled' })
    expect(open.match.asked).toBeNull()
  })

  test('or made smaller by it', () => {
    const three = { sees: ({ id }: { id: string }) => !['0,1', '1,0', '1,1'].includes(id) }
    const t = at({ ...two, dice: [4, 4, 4, 4] }, three)
      .lift('keeper/0')
      .rest()
      .press(0, 'end')
    const before = t.match.asked?.question.options.length ?? 0
    const open = new Table(skerry, {
      position: { ...two, dice: [4, 4, 4, 4] } as never,
      sees: ({ id }) => id === '1,0'
    })
    open.match = t.match
    open.stand = new Map()
    open.show().rest()
    expect(before).toBeGreaterThan(2)
    expect(open.match.asked?.question.options).toHaveLength(before - 1)
    expect(open.ruling).toMatchObject({ ruling: 'ask' })
  })

  test('what people cannot tell apart is not asked', () => {
    const [a, b] = [at(two).state, at({ ...two, dice: [2, 3, 4, 5] }).state]
    const moves = [{ by: 0, do: { act: 'end' } }]
    const lines = [a, b].map((state) => ({ state, key: skerry.key(state as never), from: 0, moves }))
    expect(questionAfter(graph(skerry), { root: a, history: [lines] })).toBeNull()
  })

  test('an answer on the page keeps what it names, and nothing that was not asked', () => {
    const asked = () => at(two, blind).lift('keeper/0').rest().press(0, 'end')
    const t = asked()
    const { question } = t.match.asked ?? {}
    const answer = (option: number) => ({ input: 'answer', seat: 0, question: question?.id ?? '', option }) as const
    const told = [0, 1].map((option) => {
      const other = asked()
      other.input(answer(option))
      expect(other.match.asked).toBeNull()
      expect(peek(other.match).history.at(-1)).toHaveLength(1)
      return other.judge.moves(other.match)
    })
    expect(told[0]).not.toEqual(told[1])
    t.input(answer(99))
    expect(t.match.asked?.question).toEqual(question)
  })

  test('an answer to an old question is no answer', () => {
    const t = at(two, blind).lift('keeper/0').rest().press(0, 'end')
    const match = t.match
    t.input({ input: 'answer', seat: 0, question: 'another', option: 0 })
    expect(peek(t.match).history).toEqual(peek(match).history)
  })
})

describe('in Nexus Keepers', () => {
  /** Seat 0 has thrown these dice. It may reroll many combinations of them, and add up to two power dice. */
  const thrown = (faces: readonly number[]): Table =>
    new Table(nexus, { position: { cubes: ['0,0 S', '1,2 N'], throw: faces }, tray: faces })

  test.each([[[2, 3, 3, 5, 6]], [[2, 3, 4, 5, 6, 6, 6]]])(
    'who ends the turn with %j in the tray has stopped rolling, however much could be rerolled',
    (faces) => {
      const t = thrown(faces).press(0, 'end')
      expect(t.judge.moves(t.match)).toEqual([
        { by: 0, do: { act: 'stop' } },
        { by: 0, do: { act: 'end', keep: null } }
      ])
      expect(t.state).toMatchObject({ active: 1, phase: 'roll' })
    }
  )

  test('a button means nothing for a seat that has not the word', () => {
    const t = thrown([2, 3, 3, 5, 6]).press(1, 'end')
    expect(t.judge.moves(t.match)).toEqual([])
    expect(t.heard).toEqual(['referee.notYours'])
  })
})
