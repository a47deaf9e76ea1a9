import { expect, onTestFinished, test } from 'vitest'
import type { Viewer } from '../../src/core/ids.ts'
import type { LogEntry } from '../../src/core/ruling.ts'
import { systemClock } from '../../src/devices/host.ts'
import nexusOps from '../../src/games/nexus-ops/index.ts'
import { slowness } from '../devices/lights/bench.ts'
import { folder, opened } from '../journal/folder.ts'
import { skerry } from '../toy/index.ts'
import { brisk, openParlour, type Parlour, tidied, until } from './parlour.ts'

const standing = (parlour: Parlour, kind: string): string | undefined =>
  parlour.room.doc('audience').scene?.pieces.find((p) => p.kind === kind)?.place

async function seated(start = brisk): Promise<Parlour> {
  const parlour = openParlour()
  expect(await parlour.room.start('skerry', start)).toBeNull()
  await tidied(parlour)
  return parlour
}

function carry(parlour: Parlour, kind: string, at: readonly [number, number] | null): void {
  const thing = parlour.thing(kind)
  parlour.hand({ hand: 'lift', thing })
  parlour.hand({ hand: 'put', thing, at })
}

test('a figure carried over the wire to a legal tile is a move, told and recorded', async () => {
  const parlour = await seated()
  carry(parlour, 'keeper/0', [0, 1])
  await until(parlour, 'moved', () => standing(parlour, 'keeper/0') === '0,1')
  expect(parlour.room.record()?.trim().split('\n').at(-1)).toContain('"step"')
  expect(parlour.room.doc('audience').told.length).toBeGreaterThan(0)
})

test('whatever the reader tells, a computer player’s thought pauses for', async () => {
  let hushes = 0
  const parlour = openParlour({ hush: () => hushes++ })
  await parlour.room.start('skerry', brisk)
  await tidied(parlour)
  const before = hushes
  carry(parlour, 'keeper/0', [0, 1])
  await until(parlour, 'moved', () => standing(parlour, 'keeper/0') === '0,1')
  expect(hushes).toBeGreaterThan(before)
})

test('a figure moved before its time is a foul with its rule, and putting it back ends it', async () => {
  const parlour = await seated({ ...brisk, options: {} })
  carry(parlour, 'keeper/0', [0, 1])
  await until(parlour, 'a foul', () => parlour.room.doc('audience').ruling?.ruling === 'foul')
  const { ruling, lamps } = parlour.room.doc('audience')
  expect(ruling).toMatchObject({ ruling: 'foul', refusal: { rule: expect.stringMatching(/^T-/) } })
  expect(lamps).toContainEqual(expect.objectContaining({ place: '0,1', cue: 'wrong' }))
  carry(parlour, 'keeper/0', [0, 0])
  await until(parlour, 'right again', () => parlour.room.doc('audience').ruling?.ruling === 'settled')
})

test('a figure that wobbles on its tile is nothing new, beside dice that were thrown either', async () => {
  const parlour = await seated({ ...brisk, options: {} })
  const { room, board, hand, thing } = parlour
  const faces = (): number => room.doc('audience').scene?.dice?.length ?? 0
  expect(room.act(0, { act: 'roll' })).toBeNull()
  hand({ hand: 'throw', dice: board.dice().map(({ id }) => id) })
  await until(parlour, 'thrown', () => faces() > 0)
  const keeper = thing('keeper/0')
  let told = 0
  onTestFinished(room.onChange(() => void told++))
  const wobbles = 12
  for (let n = 0; n < wobbles; n++) {
    const { snapshots } = room.counters()
    board.apply({ hand: 'put', thing: keeper, at: [0.1 * ((n + 1) % 2), 0] })
    while (room.counters().snapshots === snapshots) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  // The page shows where the virtual figure is. Nothing else is sent, and nothing is judged.
  expect(told).toBeLessThan(wobbles + 4)
  expect(faces()).toBeGreaterThan(0)
})

test('a room opened on the folder of another goes on with its match', async () => {
  const parlour = await seated()
  carry(parlour, 'keeper/0', [0, 1])
  await until(parlour, 'moved', () => standing(parlour, 'keeper/0') === '0,1')
  const record = parlour.room.record()
  await parlour.room.close()
  const again = openParlour(parlour)
  expect(again.room.record()).toBe(record)
  expect(standing(again, 'keeper/0')).toBe('0,1')
  expect(again.room.doc('audience').told).toHaveLength(1)
})

test('a bug that one move meets is said, undoes nothing, and the same move counts when it is made again', async () => {
  let bugs = 2
  const game = {
    ...skerry,
    tell(state: never, move: never) {
      if (bugs-- > 0) throw new Error('a bug of the game')
      return skerry.tell(state, move)
    }
  }
  const parlour = openParlour({ game })
  await parlour.room.start('skerry', brisk)
  await tidied(parlour)
  expect(() => parlour.room.act(0, { act: 'step', to: [0, 1] })).toThrow('a bug of the game')
  carry(parlour, 'keeper/0', [0, 1])
  await expect.poll(() => parlour.said.join()).toContain('met a bug: Error: a bug of the game')
  expect(standing(parlour, 'keeper/0')).toBe('0,0')
  carry(parlour, 'keeper/0', [0, 0])
  await until(parlour, 'back', () => Object.keys(parlour.room.doc('audience').seen).length === 0)
  carry(parlour, 'keeper/0', [0, 1])
  await until(parlour, 'moved', () => standing(parlour, 'keeper/0') === '0,1')
})

test('a listener that throws keeps nothing from the others', async () => {
  const { room, said } = openParlour()
  let heard = 0
  room.onChange(() => {
    throw new Error('a bug of a listener')
  })
  room.onChange(() => void heard++)
  await room.start('skerry', brisk)
  await expect.poll(() => heard).toBeGreaterThan(0)
  expect(said.join()).toContain('a bug of a listener')
})

test('after a restart the log has its fouls, its take-backs and their times', async () => {
  const slow = slowness()
  const parlour = await seated()
  const told = () => parlour.room.doc('audience').told
  carry(parlour, 'keeper/0', [2, 2])
  await until(parlour, 'a foul', () => told().some(({ tone }) => tone === 'foul'))
  carry(parlour, 'keeper/0', [0, 0])
  await until(parlour, 'right again', () => parlour.room.doc('audience').ruling?.ruling === 'settled')
  carry(parlour, 'keeper/0', [0, 1])
  await until(parlour, 'moved', () => standing(parlour, 'keeper/0') === '0,1')
  expect(parlour.room.undo(0)).toBeNull()
  await until(parlour, 'taken back', () => told().some(({ tone }) => tone === 'undo'))
  const before = told()
  await parlour.room.close()
  // Another process has another clock: this one starts an hour later.
  const hour = 3_600_000
  const later = { now: () => performance.now() - hour, after: systemClock.after }
  const again = openParlour({ ...parlour, clock: later }).room.doc('audience').told
  const untimed = (lines: readonly LogEntry[]) => lines.map(({ at: _, ...line }) => line)
  expect(untimed(again)).toEqual(untimed(before))
  expect(new Set(again.map(({ tone }) => tone))).toEqual(new Set(['foul', 'move', 'undo']))
  // The times are as long ago as before. The journal notes its own time of writing, a little later and in whole ms.
  const most = 250 * Math.max(slow, slowness())
  for (const [i, { at }] of again.entries()) expect(Math.abs(at + hour - (before[i] as LogEntry).at)).toBeLessThan(most)
})

test('a match that was left is not taken up again', async () => {
  const parlour = await seated()
  await parlour.room.leave()
  await parlour.room.close()
  expect(openParlour(parlour).room.doc('audience').match).toBeNull()
})

test('a match that is left while the daemon deals stays left', async () => {
  const { room, data } = openParlour()
  await room.start('skerry', { ...brisk, options: {} })
  await room.leave()
  await room.close()
  expect(openParlour({ data }).room.doc('audience').match).toBeNull()
})

test('a room that closes while the daemon deals records all that was dealt', async () => {
  const data = folder()
  const entries = async (): Promise<number> => {
    const journal = opened(data)
    const found = journal.read(1)
    await journal.close()
    return found.ok ? found.entries.length : 0
  }
  const { room } = openParlour({ data, game: nexusOps })
  await room.start('nexus-ops', { options: {}, seats: [{}, {}] })
  await room.close()
  const dealt = await entries()
  expect(dealt).toBeGreaterThan(0)
  await openParlour({ data, game: nexusOps }).room.close()
  expect(await entries()).toBe(dealt)
})

test('heaps that nobody holds are dealt by the daemon, the same for the same seed', async () => {
  const [a, b] = [openParlour(), openParlour()]
  const ordinary = { ...brisk, options: {} }
  for (const parlour of [a, b]) {
    await parlour.room.start('skerry', ordinary, { seed: 5 })
    await until(parlour, 'dealt', () => parlour.room.record()?.split('"pick"').length === 3)
  }
  expect(a.room.record()).toBe(b.room.record())
})

test('what one seat holds in secret is in no document but its own', async () => {
  const { room } = openParlour()
  await room.start('skerry', { ...brisk, options: {} }, { seed: 5 })
  await until({ room }, 'dealt', () => room.record()?.includes('card/1') ?? false)
  const dealt = (room.record() ?? '').trim().split('\n').slice(1)
  const cards = dealt.map((line) => (JSON.parse(line) as { do: { items: [string] } }).do.items[0])
  expect(cards).toHaveLength(2)
  for (const [owner, card] of cards.entries()) {
    const knows = (viewer: Viewer): boolean => JSON.stringify(room.doc(viewer)).includes(`"${card}`)
    expect([owner, knows(0), knows(1), knows('audience')]).toEqual([owner, owner === 0, owner === 1, false])
  }
})

test('a start that a game refuses says why and leaves the match being played alone', async () => {
  const parlour = await seated()
  const before = parlour.room.record()
  expect(await parlour.room.start('skerry', { options: {}, seats: [{}] })).toMatchObject({ say: expect.any(String) })
  expect(await parlour.room.start('nothing', brisk)).toMatchObject({ say: 'table.noGame' })
  expect(parlour.room.record()).toBe(before)
})

test('nothing can be said where no match is played', () => {
  const { room } = openParlour()
  expect(room.act(0, { act: 'end' })).toEqual({ say: 'table.unplayed' })
  expect(room.record()).toBeNull()
  expect(room.doc('audience')).toMatchObject({ match: null, scene: null, told: [] })
})

test('a table may have more pads, and more chairs, than the match has seats', async () => {
  const parlour = await seated()
  const before = parlour.room.doc('audience').told
  for (const button of ['end', 'confirm', 'why', 'undo', 1] as const) expect(parlour.room.press(5, button)).toBeNull()
  expect(parlour.room.doc('audience').told).toBe(before)
  expect(parlour.room.doc(5)).toEqual(parlour.room.doc('audience'))
})

test('a pad that asks what it can do while nothing is wrong is answered by the pages, once for each press', async () => {
  const parlour = await seated({ ...brisk, options: {} })
  const helped = () => parlour.room.doc('audience').helped
  expect(helped()).toBeUndefined()
  parlour.room.press(0, 'why')
  parlour.room.press(1, 'why')
  expect(helped()).toEqual({ seat: 1, n: 2 })
  carry(parlour, 'keeper/0', [0, 1])
  await until(parlour, 'a foul', () => parlour.room.doc('audience').ruling?.ruling === 'foul')
  parlour.room.press(0, 'why')
  expect(helped()).toEqual({ seat: 1, n: 2 })
})
