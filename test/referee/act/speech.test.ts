import { describe, expect, test } from 'vitest'
import { digestOf } from '../../../src/core/digest.ts'
import nexus from '../../../src/games/nexus-keepers/index.ts'
import { skerry } from '../../toy/index.ts'
import { at, board, chain, two } from '../positions.ts'
import { Table } from '../table.ts'

test.each([
  ['a button', (t: Table) => t.press(0, 'confirm')],
  ['a choice', (t: Table) => t.say(0, { act: 'stop' })]
])('who keeps the dice by %s while some still roll is told to wait, and the throw counts', (_, keep) => {
  const thrown = [2, 4, 5, 6, 6, 6]
  const t = new Table(nexus, { position: { cubes: ['0,0 S', '1,2 N'], throw: thrown }, tray: thrown })
  t.roll()
  keep(t)
  expect(t.heard).toEqual(['referee.rolling'])
  t.tray([2, 4, 4, 6, 6, 6], [2, 1]).rest()
  expect(t.heard.slice(1)).toEqual(['log.reroll', 'log.throw'])
  keep(t)
  expect(t.heard.at(-1)).toBe('log.stop')
})

test('a word takes nothing for put back that shows no name', () => {
  const edge = board('..01', [1, 1, 5, 5])
  const t = at(edge).lift('keeper/1').rest().put('?', '3,0').press(0, 'end')
  expect(t.heard).toEqual(['say.push', 'say.end'])
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'push' } }, { do: { act: 'end' } }])
  t.lift('3,0').rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled' })
})

test('nor one for pushed off that is not seen for a moment, with no hand there', () => {
  const edge = board('..01', [1, 1, 5, 5])
  const t = at(edge).lift('keeper/1').press(0, 'end')
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'end' } }])
  t.put('keeper/1', '3,0').rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled' })
  expect(t.heard).toEqual(['say.end'])
})

const stepped = (): Table => at(two).shift('keeper/0', '1,0').rest()
const halfPushed = (): Table => at(chain).shift('2,1', '3,1')

describe('what becomes of an input', () => {
  const blind = { sees: ({ id }: { id: string }) => id !== '0,1' && id !== '1,0' }

  test.each<[what: string, t: () => Table, decision: object]>([
    ['a lifted figure', () => at(two).lift('keeper/0'), { decision: 'waiting' }],
    ['a step that still settles', () => at(two).shift('keeper/0', '1,0'), { decision: 'waiting' }],
    ['time that ends a step', () => at(two).shift('keeper/0', '1,0').wait(1500), { decision: 'accepted' }],
    ['a word', () => at(two).press(0, 'end'), { decision: 'accepted' }],
    ['an undo that the table must follow', () => stepped().press(0, 'undo'), { decision: 'accepted' }],
    [
      'a refused word after a step that counts',
      () =>
        at(two)
          .shift('keeper/0', '1,0')
          .say(0, { act: 'step', to: [9, 9] }),
      { decision: 'refused' }
    ],
    [
      'time that ends a wrong step',
      () => at(two).shift('keeper/0', '2,1').wait(1300),
      { decision: 'refused', why: { say: 'no.T-07' } }
    ],
    [
      'a word that matters where two readings are left',
      () => at(two, blind).lift('keeper/0').rest().press(0, 'end'),
      { decision: 'asked', question: { say: { say: 'referee.which' } } }
    ],
    ['a pad that nobody sits at', () => at(two).press(7, 'end'), { decision: 'waiting' }]
  ])('%s', (_, table, decision) => {
    expect(table().decision).toMatchObject(decision)
  })
})

describe('what is answered', () => {
  test.each<[what: string, t: () => Table, line: object | null]>([
    [
      'a button of somebody else’s turn',
      () => at(two).press(1, 'confirm'),
      { say: { say: 'referee.notYours', with: { seat: { seat: 1 } } }, tone: 'note' }
    ],
    [
      'a number of somebody else’s turn',
      () => at(two).press(1, 3),
      { say: { say: 'referee.notYours', with: { seat: { seat: 1 } } }, tone: 'note' }
    ],
    ['a button that means nothing now', () => at(two).press(0, 'confirm'), null],
    ['a number that means nothing now', () => at(two).press(0, 99), null],
    ['what nobody asked', () => at(two).press(1, 'why'), null],
    [
      'why, after a foul: its reason again',
      () => at(two).shift('keeper/0', '2,1').rest().press(1, 'why'),
      { say: { say: 'no.T-07' }, tone: 'foul' }
    ],
    [
      'why, where no rule was broken',
      () => halfPushed().wait(12_000).press(0, 'why'),
      { say: { say: 'referee.wanted' }, tone: 'foul' }
    ],
    [
      'a take-back of somebody else’s move',
      () => stepped().press(1, 'undo'),
      { say: { say: 'referee.notYourMove', with: { seat: { seat: 1 } } }, tone: 'note' }
    ],
    [
      'a word before the table has followed an undo',
      () => stepped().press(0, 'undo').press(0, 'end'),
      { say: { say: 'referee.wanted' }, tone: 'note' }
    ],
    [
      'a word under an open foul: its reason again',
      () => at(two).shift('keeper/0', '2,1').rest().press(0, 'end'),
      { say: { say: 'no.T-07' }, tone: 'foul' }
    ],
    [
      'a word over a foul that nobody has judged yet',
      () => at(two).hands(true).shift('keeper/0', '2,1').hands(false).wait(10).press(0, 'end'),
      { say: { say: 'no.T-07' }, tone: 'foul' }
    ],
    [
      'a word over a wrong that no hand was seen at: a sensor may err',
      () => at(two).shift('keeper/0', '2,1').wait(10).press(0, 'end'),
      { say: { say: 'referee.wanted' }, tone: 'note' }
    ],
    [
      'a word over a play half done',
      () => halfPushed().wait(10).press(0, 'end'),
      { say: { say: 'referee.begun' }, tone: 'foul' }
    ]
  ])('%s', (_, table, line) => {
    const t = table()
    expect(t.state).toMatchObject({ turn: 0 })
    if (line) expect(t.told.at(-1)).toMatchObject({ at: t.at, by: 'referee', ...line })
    else expect(t.told).toEqual([])
  })

  test('where hands are hidden, why a word is refused only to who said it, and a draw to who would learn of it', () => {
    const t = new Table(skerry)
    const draw = (seat: number, item: string) => t.say('chance', { act: 'pick', what: `card/${seat}`, items: [item] })
    draw(0, 'none')
    draw(0, 'sun')
    draw(1, 'sun').say(0, { act: 'end' })
    expect(t.told.filter(({ tone }) => tone === 'foul')).toMatchObject([{ to: [0] }, { to: [1] }, { to: [0] }])
  })

  test('while dice roll nothing is asked to be put right', () => {
    const t = at({ ...two, phase: 'roll' })
      .roll()
      .say(0, { act: 'roll' })
    expect(t.ruling).toEqual({ ruling: 'on the way', towards: [], say: { say: 'referee.rolling' } })
  })

  test('a foul with nothing to put right is no hindrance', () => {
    const t = at(two).tray([6, 6, 6, 6]).wait(500)
    expect(t.ruling).toMatchObject({ ruling: 'foul', corrections: [] })
    t.press(0, 'end')
    expect(t.heard).toEqual(['no.T-03', 'say.end'])
    expect(t.state).toMatchObject({ turn: 1 })
    const chosen = at(two).tray([6, 6, 6, 6]).wait(500).say(0, { act: 'end' })
    expect(chosen.heard).toEqual(['no.T-03', 'say.end'])
  })

  test('it is said once, however long the dice lie there, and play goes on', () => {
    const t = at(two).tray([6, 6, 6, 6]).wait(500)
    t.hands(true).hands(false).wait(20_000)
    expect([t.heard, t.ruling.ruling]).toEqual([['no.T-03'], 'settled'])
    t.shift('keeper/0', '1,0').rest()
    expect(t.heard).toEqual(['no.T-03', 'say.step'])
  })

  test('a figure put back a moment ago counts before the word', () => {
    const t = stepped().shift('keeper/0', '0,0').wait(10).press(0, 'end')
    expect(t.heard).toEqual(['say.step', 'referee.takenBack', 'say.end'])
  })

  test('where it may be over, a button of somebody else’s turn is no mistake', () => {
    const nearly = { ...board('.01.', [1, 5, 5, 5]), score: [1, 0] }
    const t = at(nearly, { sees: ({ id }: { id: string }) => id !== '3,0' })
      .lift('keeper/1')
      .rest()
    const told = t.told.length
    expect([t.match.outcome, t.press(1, 'confirm').told.length]).toEqual([null, told])
  })

  test('when it is over buttons do nothing', () => {
    const t = at({ ...board('..01', [1, 1, 5, 5]), score: [1, 0] })
    t.lift('keeper/1').rest().press(0, 'end').press(1, 'end')
    expect(t.heard).toEqual(['say.push', 'won'])
  })
})

describe('what is written down', () => {
  const last = (t: Table) => t.entries.at(-1)

  test('an undo, as what it leaves', () => {
    const t = stepped().press(0, 'undo')
    expect(last(t)).toEqual({ entry: 'undo', at: t.at, keep: 1, steps: [{ from: 0, moves: [] }], said: false })
  })

  test('a word, as the move it makes, with what that made true and a digest of where it led', () => {
    const t = at(two).press(0, 'end')
    const move = { by: 0, do: { act: 'end' } }
    const made = { events: [{ e: 'became', state: t.state }], digest: digestOf(t.game.key(t.state)) }
    expect(last(t)).toEqual({
      entry: 'say',
      at: t.at,
      keep: 1,
      steps: [{ from: 0, moves: [move], made: [made] }],
      said: true
    })
  })

  test('an answer, as the line it keeps', () => {
    const t = at(two, { sees: ({ id }: { id: string }) => !['0,1', '1,0'].includes(id) })
    t.lift('keeper/0').rest().press(0, 'end').press(1, 9).press(1, 2)
    expect(last(t)).toEqual({
      entry: 'answer',
      option: 1,
      at: t.at,
      keep: 3,
      steps: [{ from: 1, moves: [] }],
      said: true
    })
    expect(t.match.asked).toBeNull()
  })
})
