// The daemon’s own draws: derived from the match’s secret, unbiased, the same after any restart, and unpredictable until the end.

import { createHash, createHmac } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fairness } from '../../src/cli/fair.ts'
import { rule } from '../../src/cli/ruler.ts'
import type { ChanceNode } from '../../src/core/chance.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import { checkRecord } from '../../src/journal/check.ts'
import { commitmentTo, drawOf, hashed, mostReopened, newSource, reveal, secretOf } from '../../src/table/draws.ts'
import { type Desk, type Match, openMatch } from '../../src/table/match.ts'
import type { Past } from '../../src/table/recall.ts'
import { headerOf, recordOf } from '../../src/table/record.ts'
import { skerry } from '../toy/index.ts'
import { openParlour, until } from './parlour.ts'

const root = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const sha256 = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
const heap: ChanceNode = { chance: 'pick', what: 'cards', from: ['a', 'b', 'c', 'd', 'e'], count: 3 }

test('a draw is HMAC-SHA-256 of secret, purpose and counter, as anybody can work it out', () => {
  const secret = secretOf(root, 0)
  const bytes = createHmac('sha256', Buffer.from(secret, 'hex')).update('pick cards/4/0').digest()
  const left = ['a', 'b', 'c', 'd', 'e']
  const items = [0, 1, 2].flatMap((i) => left.splice(bytes.readUInt32BE(i * 4) % left.length, 1))
  expect(drawOf(heap, secret, 4)).toEqual({ act: 'pick', what: 'cards', items })
})

test('draws of another purpose, counter or secret are other draws', () => {
  const long: ChanceNode = { ...heap, from: Array.from({ length: 40 }, (_, i) => String(i)), count: 40 }
  const all = [
    drawOf(long, root, 0),
    drawOf(long, root, 1),
    drawOf(long, sha256(root), 0),
    drawOf({ ...long, what: 'tiles' }, root, 0)
  ]
  expect(new Set(all.map((it) => JSON.stringify('items' in it && it.items))).size).toBe(4)
})

test('every face and every item comes up equally often', () => {
  // 20,000 throws of a die. With 5 degrees of freedom, chi square exceeds 25.7 for one honest secret in 10,000; this secret is fixed.
  const faces = Array.from({ length: 6 }, () => 0)
  const firsts = new Map<string, number>()
  for (let n = 0; n < 20_000; n++) {
    const thrown = drawOf({ chance: 'throw', dice: [{ kind: 'd', faces: 6, count: 1 }] }, root, n)
    if (thrown.act === 'throw') for (const { face } of thrown.dice) faces[face - 1] = (faces[face - 1] ?? 0) + 1
    const picked = drawOf(heap, root, n)
    const first = picked.act === 'pick' ? (picked.items[0] ?? '') : ''
    firsts.set(first, (firsts.get(first) ?? 0) + 1)
  }
  const chi = (found: readonly number[]): number =>
    found.reduce((sum, it) => sum + (it - 20_000 / found.length) ** 2 / (20_000 / found.length), 0)
  expect(chi(faces)).toBeLessThan(25.7)
  expect(chi([...firsts.values()])).toBeLessThan(23.5)
})

test('a match that is reopened draws from another secret, which the one that was told does not lead to', () => {
  expect(commitmentTo(root)).toBe(sha256(secretOf(root, 0)))
  expect(secretOf(root, 0)).toBe(sha256(secretOf(root, 1)))
  expect(reveal(root, 0)).toEqual({ secret: secretOf(root, 0) })
  expect(reveal(root, 2)).toEqual({ secret: secretOf(root, 2), reopened: 2 })
  expect(hashed(secretOf(root, 2), 3)).toBe(commitmentTo(root))
  // The last secret is used for all later reopenings, so it is never revealed.
  expect(reveal(root, mostReopened)).toBeNull()
  expect(secretOf(root, mostReopened + 5)).toBe(root)
})

const start = { options: {}, seats: [{ name: 'Ana' }, { name: 'Bo' }] }
const calm = (): Promise<void> => new Promise((done) => setImmediate(done))

/** A fixed secret for each number. All play depends on it alone, so a test passes always or never. */
const rootOf = (n: number): string => sha256(n.toString(16).padStart(64, '0'))

/** A match that draws from this secret, and the entries of its journal. */
function begun(past: Past = { entries: [] }, root = rootOf(0)) {
  const entries = [...past.entries.map(({ entry }) => entry)]
  const ends: Json[] = []
  const desk: Desk = {
    now: () => 0,
    after: () => () => undefined,
    keep: async (entry) => entries.push(entry as unknown as Json),
    note: (entry) => void entries.push(entry as unknown as Json),
    aside: async () => undefined,
    light: () => undefined,
    over: async (outcome, revealed) => ends.push({ outcome, revealed } as unknown as Json) > 0,
    changed: () => undefined
  }
  const terms = { game: skerry as AnyGame, start, root, commitment: commitmentTo(root) }
  const opened = openMatch(terms, desk, past.entries.length > 0 ? past : undefined)
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return { match: opened.value, entries, ends, root, header: headerOf(terms) }
}

const stateOf = ({ match }: { readonly match: Match }) => {
  const setup = skerry.setup(start)
  if (!setup.ok) throw new Error('skerry begins')
  return match
    .moves()
    .reduce((s, { by, do: action }) => skerry.decide(s, { by, do: action as never }).state, setup.value)
}

/** Plays one move: chance draws, or a seat takes one of its legal actions, picked by the turn number. */
async function onward(it: { readonly match: Match }, turn: number): Promise<void> {
  const s = stateOf(it)
  const [actor = 0] = skerry.toAct(s)
  const legal = actor === 'chance' ? [] : [...skerry.legal(s, actor)]
  const action = actor === 'chance' ? { act: 'draw' } : legal[turn % legal.length]
  expect(it.match.say(actor, action as unknown as Json)).toBeNull()
  await calm()
}

async function playedOut(n = 0) {
  const it = begun(undefined, rootOf(n))
  await calm()
  for (let turn = 0; !it.match.outcome(); turn++) await onward(it, turn)
  return it
}

const verify = (text: string) => fairness(checkRecord(text, [skerry as AnyGame], rule))
const said = (text: string): string[] => verify(text).findings.map((it) => it.say)

test('a finished match tells its secret, and every draw is what the secret gives', async () => {
  const it = await playedOut()
  const record = recordOf(it.match)
  const lines = record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(sha256(lines.at(-1).secret)).toBe(lines[0].commitment)
  expect(it.ends).toMatchObject([{ revealed: { secret: secretOf(it.root, 0) } }])
  const draws = lines.filter((line) => 'draw' in line)
  expect(draws.map((line) => line.draw)).toEqual(draws.map((_, n) => n))
  expect(draws.length).toBeGreaterThan(4)
  expect(verify(record)).toEqual({ findings: [], draws: draws.length, thrown: 0 })
})

test('check names what is not as the secret gives it', async () => {
  const record = recordOf((await playedOut()).match)
  const lines = record.trim().split('\n')
  const changed = (find: string, by: (line: string) => string): string =>
    lines.map((line, i) => (i === lines.findIndex((it) => it.includes(find)) ? by(line) : line)).join('\n')
  const upTo = lines.findIndex((it) => it.includes('"throw"'))
  const other = (lines[upTo] ?? '').replace(
    /\[.*\]/,
    JSON.stringify([1, 1, 1, 6].map((face) => ({ kind: 'regular', face })))
  )
  expect(said([...lines.slice(0, upTo), other, lines.at(-1)].join('\n'))).toEqual([
    expect.stringMatching(/^Draw 2 differs: the record has .*, the secret gives /)
  ])
  expect(said(changed('"draw":1', (it) => it.replace('"draw":1', '"draw":2')))).toEqual([
    'This is draw 2; it must be draw 1.'
  ])
  expect(said(changed('"draw":1', (it) => it.replace(',"draw":1', '')))[0]).toMatch(/did not draw this/)
  expect(said(changed('"secret"', (it) => it.replace(/"secret":"\w{4}/, '"secret":"0000')))).toEqual([
    expect.stringMatching(/commitment in the header/)
  ])
  expect(said(lines.slice(0, -1).join('\n'))).toEqual(['This match has not ended. Its secret is shown at the end.'])
  expect(said(changed('"commitment"', (it) => it.replace(/"commitment":"\w+"/, '"seed":5,"fair":false')))).toEqual([
    expect.stringMatching(/nothing proves that its draws are fair/)
  ])
  expect(said(changed('"commitment"', (it) => it.replace(/,"commitment":"\w+"/, '')))).toEqual([
    expect.stringMatching(/no commitment/)
  ])
})

test('a match cut off after any entry draws next what it would have drawn', async () => {
  const whole = await playedOut()
  const moves = whole.match.moves()
  const lastDraw = moves.findLastIndex(({ draw }) => draw !== undefined)
  for (let cut = 0; cut <= lastDraw; cut += cut < 6 ? 1 : 29) {
    const again = begun({ entries: whole.entries.slice(0, cut).map((entry) => ({ entry })) }, whole.root)
    await calm()
    const isDraw = (n: number): boolean => moves[n]?.draw !== undefined
    for (let n = again.match.moves().length; n <= lastDraw && !isDraw(n - 1); n = again.match.moves().length) {
      const { by = 0, do: action } = moves[n] ?? {}
      again.match.say(by, (by === 'chance' ? { act: 'draw' } : action) as unknown as Json)
      await calm()
    }
    const played = again.match.moves()
    expect(played, `cut after ${cut}`).toEqual(moves.slice(0, played.length))
    expect(played.length, `cut after ${cut}`).toBeGreaterThanOrEqual(cut)
  }
})

test('a match that is reopened after its secret was told draws from one that nobody was told', async () => {
  const rerolls = (s: ReturnType<typeof stateOf>): readonly Json[] =>
    skerry.toAct(s)[0] === 'chance' ? [] : [...skerry.legal(s, s.turn)].filter((it) => it.act === 'reroll')
  const takenBack = async (n: number): Promise<Awaited<ReturnType<typeof playedOut>> & { first: string }> => {
    const it = await playedOut(n)
    const first = recordOf(it.match).trim().split('\n').at(-1) ?? ''
    while (it.match.undo()?.allowed) {
      it.match.input({ input: 'undo', seat: null })
      await calm()
    }
    return { ...it, first }
  }
  // With this secret the last player may still reroll. If the rules of the toy change, look for another secret.
  let it = await takenBack(10)
  for (let n = 11; rerolls(stateOf(it)).length === 0 && n < 100; n++) it = await takenBack(n)
  expect(it.match.outcome()).toBeNull()
  expect(recordOf(it.match)).not.toContain('"secret"')
  const { turn } = stateOf(it)
  for (const [by, action] of [
    [turn, rerolls(stateOf(it))[0]],
    ['chance', { act: 'draw' }],
    [turn, { act: 'end' }]
  ] as const) {
    expect(it.match.say(by, action ?? null)).toBeNull()
    await calm()
  }
  const record = recordOf(it.match)
  const { secret } = JSON.parse(it.first)
  const last = JSON.parse(record.trim().split('\n').at(-1) ?? '')
  expect(last.reopened).toBe(1)
  expect(hashed(last.secret, 1)).toBe(secret)
  expect(it.ends).toMatchObject([{ revealed: { secret } }, { revealed: last }])
  expect(verify(record).findings).toEqual([])
  const late = it.match.moves().findLast((move) => move.draw !== undefined)
  expect(late?.reopened).toBe(1)
  // Draws after the first end come from another secret, so verifying them with the first one fails.
  expect(said(record.replace(`"draw":${late?.draw},"reopened":1`, `"draw":${late?.draw}`))).toHaveLength(1)
})

test('the secret lies in a file of its own, for this user alone, and nowhere else until the end', async () => {
  const source = newSource()
  const secret = source.root ?? ''
  const parlour = openParlour({ draws: () => source })
  await parlour.room.start('skerry', start)
  await until(parlour, 'drawn', () => (parlour.room.record() ?? '').split('"draw":').length === 3)
  const folder = join(parlour.data, 'secrets')
  expect(readdirSync(folder)).toEqual(['1'])
  expect(statSync(join(folder, '1')).mode & 0o077).toBe(0)
  const first = secretOf(secret, 0)
  const told = [
    parlour.room.record(),
    ...([0, 1, 'audience'] as const).flatMap((it) => [parlour.room.record(it), JSON.stringify(parlour.room.doc(it))]),
    JSON.stringify(parlour.room.health()),
    ...parlour.said
  ].join('\n')
  for (const it of [secret, first]) expect(told).not.toContain(it)
  expect(told).toContain(commitmentTo(secret))
  for (const it of readdirSync(parlour.data, { recursive: true, encoding: 'utf8' })) {
    const file = join(parlour.data, it)
    if (it.startsWith('secrets') || !statSync(file).isFile()) continue
    for (const hex of [secret, first]) {
      expect(readFileSync(file).includes(hex), it).toBe(false)
      expect(readFileSync(file).includes(Buffer.from(hex, 'hex')), it).toBe(false)
    }
  }
  await parlour.room.leave()
  expect(existsSync(join(folder, '1'))).toBe(false)
  expect(parlour.journal.read(1)).toMatchObject({ ok: true, over: true, revealed: { secret: first } })
})

test('a match whose secret is gone goes on, says so, and cannot be verified', async () => {
  const source = newSource()
  const before = openParlour({ draws: () => source })
  await before.room.start('skerry', start)
  await until(before, 'drawn', () => (before.room.record() ?? '').includes('"draw":1'))
  await before.room.close()
  rmSync(join(before.data, 'secrets'), { recursive: true })
  const after = openParlour({ data: before.data, draws: newSource })
  expect(after.said).toContainEqual(expect.stringContaining('The secret of match 1 is gone'))
  await after.room.leave()
  const read = after.journal.read(1)
  expect(read).toMatchObject({ ok: true, header: { commitment: source.commitment } })
  expect(read.ok && sha256(read.revealed?.secret ?? '')).not.toBe(source.commitment)
})
