// Who plays a seat may change during a match: everybody is told, and neither a restart, the record nor the replay forgets it.

import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openComputers } from '../../src/computers/index.ts'
import type { Asked } from '../../src/computers/thinker.ts'
import type { Agreed } from '../../src/core/agreed.ts'
import type { Action } from '../../src/core/rules.ts'
import { systemClock } from '../../src/devices/host.ts'
import { checkRecord } from '../../src/journal/check.ts'
import { openPlayers } from '../../src/table/players.ts'
import konane from '../toy/konane/index.ts'
import { type Before, openParlour, tidied, until } from './parlour.ts'

/** A table at which thoughts never end by themselves: `thoughts` are those asked for, `cancelled` how many were cancelled. */
function watched(before: Before = {}) {
  const parlour = openParlour({ game: konane, ...before })
  const thoughts: (Asked & { readonly answer: (action: Action) => void })[] = []
  const counts = { cancelled: 0 }
  const computers = openComputers({
    room: parlour.room,
    thinker: {
      think: (asked) => new Promise((answer) => void thoughts.push({ ...asked, answer })),
      advise: () => Promise.reject(new Error('nobody asks for advice')),
      ponder: () => undefined,
      rest: () => undefined,
      cancel() {
        counts.cancelled += 1
      },
      close: async () => undefined
    },
    after: (ms, run) => systemClock.after(ms / 10, run),
    now: () => performance.now() * 10,
    virtual: true,
    folderOf: () => resolve('test/toy/konane'),
    failed: (why) => expect(why).toBeNull()
  })
  onTestFinished(() => computers.close())
  return { ...parlour, thoughts, counts }
}
type Table = ReturnType<typeof watched>

async function table(agreed?: Agreed): Promise<Table> {
  const it = watched()
  const seats = [{ name: 'Ana' }, { name: 'Bo' }]
  expect(await it.room.start('konane', { options: {}, seats, ...(agreed ? { agreed } : {}) })).toBeNull()
  await tidied(it)
  return it
}

const levels = ({ room }: Table) => room.doc('audience').match?.seats.map(({ computer = null }) => computer)
const lines = ({ room }: Table) =>
  room
    .doc('audience')
    .told.filter(({ say }) => say.say.startsWith('table.handover'))
    .map(({ say }) => [say.say, say.with?.who])

/** Seat 0 plays its first legal move, and somebody carries the pieces. */
async function play(it: Table): Promise<void> {
  const { room } = it
  const { game, state } = room.position() ?? {}
  const [action] = game ? [...(game.legal(state as never, 0) as Iterable<Action>)] : []
  expect(room.act(0, action as never)).toBeNull()
  await until(it, 'played', () => room.position()?.moves.length === 1)
  await tidied(it)
}

test('a seat is handed to the computer and back: its thought is cancelled at once, and everybody is told', async () => {
  const it = await table()
  const { room, thoughts, counts } = it
  await play(it)
  expect(thoughts).toHaveLength(0)
  expect(room.handover(1, 'steady')).toBeNull()
  await until(it, 'thinking', () => thoughts.length === 1)
  expect(thoughts[0]).toMatchObject({ level: 'steady', request: { seat: 1 } })
  expect(levels(it)).toEqual([null, 'steady'])
  expect(room.computers()).toEqual([1])
  const before = counts.cancelled
  expect(room.handover(1, null)).toBeNull()
  await until(it, 'taken back', () => room.computers().length === 0)
  await until(it, 'cancelled', () => counts.cancelled > before)
  // An answer that comes too late is no move.
  thoughts[0]?.answer([...(konane.legal(room.position()?.state as never, 1) as Iterable<Action>)][0] as Action)
  await new Promise((later) => setTimeout(later, 200))
  expect(room.position()?.moves).toHaveLength(1)
  expect(levels(it)).toEqual([null, null])
  expect(lines(it)).toEqual([
    ['table.handover.computer', { seat: 1 }],
    ['table.handover.person', { seat: 1 }]
  ])
})

test('another level thinks anew, and a seat that a computer had at first may become a person’s', async () => {
  const it = await table({ computers: ['easy', null] })
  const { room, thoughts } = it
  await until(it, 'thinking', () => thoughts.length === 1)
  expect(room.handover(0, 'master')).toBeNull()
  await until(it, 'thinking again', () => thoughts.length === 2)
  expect(thoughts.map(({ level }) => level)).toEqual(['easy', 'master'])
  expect(room.handover(0, null)).toBeNull()
  await until(it, 'a person’s', () => room.computers().length === 0)
  await play(it)
})

test('a handover survives a restart, and is in the record and in the replay', async () => {
  const it = await table()
  await play(it)
  expect(it.room.handover(1, 'easy')).toBeNull()
  await until(it, 'handed over', () => it.room.computers().length === 1)
  await it.room.close()
  const next = watched({ data: it.data, board: it.board })
  await tidied(next)
  expect(levels(next)).toEqual([null, 'easy'])
  expect(lines(next)).toEqual([['table.handover.computer', { seat: 1 }]])
  await until(next, 'thinking', () => next.thoughts.length === 1)
  const text = next.room.record() ?? ''
  const record = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(record[0].agreed).toBeUndefined()
  expect(record.slice(2)).toEqual([{ handover: 1, to: 'easy' }])
  const checked = checkRecord(text, [konane as never], () => ({ ruling: 'settled', moves: [] }))
  expect(checked).toMatchObject({ findings: [], moves: 1, expectations: 0 })
  const replay = await next.room.replay(1)
  expect(replay?.doc.match?.seats.map(({ computer }) => computer)).toEqual([undefined, undefined])
  expect(replay?.steps[0]).toContainEqual({ path: ['match', 'seats', 1, 'computer'], value: 'easy' })
  expect(JSON.stringify(replay?.steps[0])).toContain('table.handover.computer')
})

test('a computer that got a seat agrees to take back its moves; a person who has it again is asked', async () => {
  const it = await table()
  await play(it)
  const { room } = it
  // Seat 0 is a person’s: seat 1 may not undo its move.
  room.undo(1)
  await new Promise((later) => setTimeout(later, 100))
  expect(room.position()?.moves).toHaveLength(1)
  expect(room.handover(0, 'easy')).toBeNull()
  await until(it, 'handed over', () => room.computers().length === 1)
  room.undo(1)
  await until(it, 'undone', () => room.position()?.moves.length === 0)
})

test('nobody hands over a seat that is not there', async () => {
  const it = await table()
  expect(it.room.handover(2, 'easy')).toEqual({ say: 'table.handover.seat' })
  expect(lines(it)).toEqual([])
})

test('nothing is handed over where nothing changes, once the match is over, or before the disk has it', async () => {
  const kept: (() => void)[] = []
  let over = false
  const players = openPlayers({
    start: { seats: [{}, {}], agreed: { computers: [null, 'easy'] } },
    past: [],
    now: () => 5,
    shown: () => ({ moves: 3, over }),
    keep: () => new Promise((done) => void kept.push(() => done(true))),
    changed: () => undefined
  })
  expect(players.hand(1, 'easy')).toBeNull()
  expect(kept).toHaveLength(0)
  expect(players.hand(1, null)).toBeNull()
  expect(players.all()).toEqual([null, 'easy'])
  // Whoever changes their mind before that gets what they said last.
  expect(players.hand(1, 'easy')).toBeNull()
  for (const done of kept) done()
  await new Promise((later) => setTimeout(later))
  expect(players.all()).toEqual([null, 'easy'])
  expect(players.made()).toEqual([
    { handover: 1, to: null, after: 3, at: 5 },
    { handover: 1, to: 'easy', after: 3, at: 5 }
  ])
  over = true
  expect(players.hand(0, 'easy')).toEqual({ say: 'table.handover.over' })
})
