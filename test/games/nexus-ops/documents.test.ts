// Two matches in step, equal but for what one viewer cannot know: others draw other cards and look at other tiles. What the table
// sends to that viewer (documents, patches, lamps, what is said back) is equal to the byte, move for move, take-backs included.
import { describe, expect, test } from 'vitest'
import { isOutcome } from '../../../src/core/chance.ts'
import { type Game, type Move, play } from '../../../src/core/game.ts'
import type { Viewer } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import { draw, type Random, seeded } from '../../../src/core/random.ts'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import type { Event } from '../../../src/games/nexus-ops/events.ts'
import { game } from '../../../src/games/nexus-ops/game.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { docOf } from '../../../src/table/doc.ts'
import { type Desk, type Match, openMatch } from '../../../src/table/match.ts'
import { diff } from '../../../src/table/patch.ts'
import { recordOf } from '../../../src/table/record.ts'

type Nexus = Game<State, Action, Event>

class Luck {
  private random: Random
  constructor(seed: number) {
    this.random = seeded(seed)
  }
  below(n: number): number {
    const [value, next] = draw(this.random, n)
    this.random = next
    return value
  }
  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)] as T
  }
}

/** A heap from which exactly what the script says is drawn. */
const dealing = (next: (s: State) => string | null): Nexus => {
  const known = new WeakMap<State, string | null>()
  return {
    ...game,
    chance(s) {
      const node = game.chance(s)
      if (node?.chance !== 'pick' || node.count !== 1) return node
      if (!known.has(s)) known.set(s, next(s))
      const item = known.get(s)
      return item ? { ...node, from: [item] } : node
    }
  }
}

interface Played {
  readonly match: Match
  readonly lit: unknown[]
}

function open(of: Nexus, seats: number, options: Json): Played {
  const lit: unknown[] = []
  const desk: Desk = {
    now: () => 0,
    after: () => () => undefined,
    keep: async () => undefined,
    note: () => undefined,
    light: (layers) => void lit.push(layers),
    over: () => undefined,
    changed: () => undefined
  }
  const start = { options, seats: Array.from({ length: seats }, () => ({})) }
  const opened = openMatch({ game: of, start, seed: 5 }, desk)
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return { match: opened.value, lit }
}

const around = { lamps: [], seen: {}, devices: [], virtual: null, claimed: [] }
const docFor = ({ match }: Played, viewer: Viewer) => docOf({ ...match, number: 1 }, viewer, around)

/** What a match has come to, by its moves. What was replayed once is not replayed again unless it was taken back. */
function replaying(of: Nexus, { match }: Played): () => State {
  const set = of.setup(match.start)
  if (!set.ok) throw new Error('cannot be set up')
  const states = [set.value]
  let known: readonly string[] = []
  return () => {
    const moves = match.moves() as readonly Move<Action>[]
    const written = moves.map((move) => JSON.stringify(move))
    const same = written.findIndex((it, i) => it !== known[i])
    states.length = 1 + (same < 0 ? written.length : Math.min(same, known.length))
    for (const move of moves.slice(states.length - 1)) states.push(play(of, states.at(-1) as State, move))
    known = written
    return states.at(-1) as State
  }
}

type Done = { readonly by: number | 'chance'; readonly do: Action } | 'undo'
const cards = new Set(['play', 'mission', 'discard', 'give'])

/** One match at random; the viewer plays cards, the others keep theirs. */
async function first(seats: number, options: Json, viewer: Viewer, most: number) {
  const luck = new Luck(seats * 7 + (viewer === 'audience' ? 9 : viewer))
  const picks: { item: string; what: string; open: boolean }[] = []
  const isOpen = (s: State): boolean => game.learns(s, pickOf(s, '')).some((it) => it === viewer) || isForAll(s)
  const of = dealing((s) => {
    const node = game.chance(s)
    const item = node?.chance === 'pick' ? luck.one(node.from) : ''
    picks.push({ item, what: node?.chance === 'pick' ? node.what : '', open: isOpen(s) })
    return item
  })
  const played = open(of, seats, options)
  const done: Done[] = []
  const now = replaying(of, played)
  await new Promise(setImmediate)
  const docs = [JSON.stringify(docFor(played, viewer))]
  for (let n = 0; n < most; n++) {
    const s = now()
    const actors = of.toAct(s)
    if (actors.length === 0) break
    const move = choose(of, s, viewer, luck)
    if (move === null) break
    const act: Done = luck.below(12) === 0 ? 'undo' : move
    await perform(played, act)
    done.push(act)
    docs.push(JSON.stringify(docFor(played, viewer)))
  }
  return { done, docs, picks, lit: played.lit, record: recordOf(played.match, viewer), last: now() }
}

const pickOf = (s: State, item: string): Move<Action> => {
  const node = game.chance(s)
  return { by: 'chance', do: { act: 'pick', what: node?.chance === 'pick' ? node.what : '', items: [item] } }
}
const isForAll = (s: State): boolean => game.learns(s, pickOf(s, '')).length === s.players.length

function choose(of: Nexus, s: State, viewer: Viewer, luck: Luck): Move<Action> | null {
  const actors = of.toAct(s)
  if (actors.includes('chance')) {
    const node = of.chance(s)
    if (node?.chance !== 'throw') return null
    const dice = node.dice.flatMap(({ kind, count }) =>
      Array.from({ length: count }, () => 1 + luck.below(6))
        .sort((a, b) => a - b)
        .map((face) => ({ kind, face }))
    )
    return { by: 'chance', do: { act: 'throw', dice } }
  }
  const moves = actors.flatMap((by) =>
    by === 'chance' ? [] : [...of.legal(s, by)].map((action): Move<Action> => ({ by, do: action }))
  )
  // Cards of others would show what the viewer may not know; the viewer sells nothing, so that hands grow.
  const quiet = moves.filter(({ by, do: { act } }) => !cards.has(act) || (by === viewer && act !== 'discard'))
  return quiet.length > 0 ? luck.one(quiet) : null
}

async function perform({ match }: Played, act: Done): Promise<void> {
  if (act === 'undo') match.input({ input: 'undo', seat: null })
  else match.say(act.by, act.do as unknown as Json)
  // What must be durable first is shown a little later.
  await new Promise(setImmediate)
}

/** The same again, with other cards where the viewer does not see them. */
async function second(seats: number, options: Json, viewer: Viewer, a: Awaited<ReturnType<typeof first>>) {
  const luck = new Luck(99)
  let n = 0
  let others = 0
  const of = dealing((s) => {
    const pick = a.picks[n++]
    const node = game.chance(s)
    if (!pick || node?.chance !== 'pick') return null
    if (pick.open) return pick.item
    // What will be seen later must still be there.
    const needed = a.picks.slice(n).filter((it) => it.open && it.what === pick.what)
    const free = [...node.from]
    for (const { item } of needed) if (free.includes(item)) free.splice(free.indexOf(item), 1)
    const item = free.length > 0 ? luck.one(free) : pick.item
    if (item !== pick.item) others++
    expect(isOutcome(node, { act: 'pick', what: node.what, items: [item] })).toBe(true)
    return item
  })
  const played = open(of, seats, options)
  await new Promise(setImmediate)
  const docs = [JSON.stringify(docFor(played, viewer))]
  for (const act of a.done) {
    await perform(played, act)
    docs.push(JSON.stringify(docFor(played, viewer)))
  }
  return { docs, others, lit: played.lit, record: recordOf(played.match, viewer) }
}

describe.each([
  [2, {}, 0],
  [2, {}, 'audience'],
  [3, { publicRubium: true, startSecretMissions: 1 }, 1],
  [4, { teams: true }, 2]
] as const)('%i players, %o, seen by %s', async (seats, options, viewer) => {
  const a = await first(seats, options, viewer, 170)
  const b = await second(seats, options, viewer, a)

  test('something is hidden, and differs', () => {
    expect(b.others).toBeGreaterThan(4)
    expect(a.done).toContain('undo')
    expect(a.last.players.some((it) => it.hand.length > 2)).toBe(true)
  })
  test('documents are equal to the byte', () => {
    expect(b.docs.length).toBe(a.docs.length)
    const at = a.docs.findIndex((doc, i) => doc !== b.docs[i])
    expect(at < 0 ? null : diff(JSON.parse(a.docs[at] ?? ''), JSON.parse(b.docs[at] ?? ''))).toBeNull()
  })
  test('so are the patches in between', () => {
    const patches = (docs: readonly string[]) =>
      docs.slice(1).map((doc, i) => JSON.stringify(diff(JSON.parse(docs[i] ?? ''), JSON.parse(doc))))
    expect(patches(b.docs)).toEqual(patches(a.docs))
  })
  test('so is the record that it may take home', () => {
    expect(a.record.split('\n').length).toBeGreaterThan(50)
    expect(b.record).toBe(a.record)
  })
  test('so are the lamps', () => {
    expect(JSON.stringify(b.lit)).toBe(JSON.stringify(a.lit))
  })
})
