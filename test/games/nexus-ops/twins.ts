// Runs two matches in step that differ only in what one viewer cannot know: other players draw other cards and look at other tiles.

import { expect } from 'vitest'
import type { Agreed } from '../../../src/core/agreed.ts'
import { isOutcome } from '../../../src/core/chance.ts'
import { type Game, play } from '../../../src/core/game.ts'
import type { Viewer } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Move, Start } from '../../../src/core/rules.ts'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import type { Event } from '../../../src/games/nexus-ops/evolve.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { docOf } from '../../../src/table/doc.ts'
import { type Desk, type Match, openMatch } from '../../../src/table/match.ts'
import { recordOf } from '../../../src/table/record.ts'
import { Luck } from '../../conformance/playout.ts'

type Nexus = Game<State, Action, Event>

/** The number of players, what they agreed on, and the viewer whose documents are compared. */
export interface Sitting {
  readonly seats: number
  readonly options: Json
  readonly viewer: Viewer
  readonly agreed?: Agreed
  readonly position?: Json
}

/** The game with its single draws replaced: each draw gives the item that `next` returns. */
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

const startOf = ({ seats, options, agreed, position }: Sitting): Start => ({
  options,
  seats: Array.from({ length: seats }, () => ({})),
  ...(agreed ? { agreed } : {}),
  ...(position ? { position } : {})
})

export function open(of: Nexus, sitting: Sitting): Played {
  const lit: unknown[] = []
  const desk: Desk = {
    now: () => 0,
    after: () => () => undefined,
    keep: async () => undefined,
    note: () => undefined,
    aside: async () => undefined,
    light: (layers) => void lit.push(layers),
    over: async () => true,
    changed: () => undefined
  }
  const opened = openMatch({ game: of, start: startOf(sitting), seed: 5 }, desk)
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return { match: opened.value, lit }
}

const around = { lamps: [], seen: {}, devices: [], virtual: null, claimed: [], posed: [], busy: null }
export const docFor = ({ match }: Played, viewer: Viewer): string =>
  JSON.stringify(docOf({ ...match, number: 1 }, viewer, around))

/** Returns a function that replays the match to its current state. It replays only moves that it has not replayed yet. */
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

type Done = Move<Action> | 'undo'
interface Picked {
  readonly items: readonly string[]
  readonly what: string
  /** The viewer sees the items. */
  readonly open: boolean
}
const cards = new Set(['play', 'mission', 'discard', 'give'])

/** Plays one random match. Only the seat that the viewer sees through plays cards; the others keep theirs. */
export async function first(sitting: Sitting, most: number) {
  const { audience } = sitting.agreed ?? {}
  const eyes = sitting.viewer === 'audience' && typeof audience === 'number' ? audience : sitting.viewer
  const luck = new Luck(sitting.seats * 7 + (typeof eyes === 'number' ? eyes : 9))
  const picks: Picked[] = []
  const isOpen = (s: State): boolean => {
    const learn = game.learns(s, pickOf(s, ['']))
    return learn.length === s.players.length || (typeof eyes === 'number' && learn.includes(eyes))
  }
  const picked = (s: State, items: readonly string[]): Move<Action> => {
    const move = pickOf(s, items)
    picks.push({ items, what: (move.do as { what: string }).what, open: isOpen(s) })
    return move
  }
  const of = isDrawn(sitting)
    ? game
    : dealing((s) => {
        const node = game.chance(s)
        const item = node?.chance === 'pick' ? luck.one(node.from) : ''
        picked(s, [item])
        return item
      })
  const played = open(of, sitting)
  const done: Done[] = []
  const now = replaying(of, played)
  await shown()
  const docs = [docFor(played, sitting.viewer)]
  for (let n = 0; n < most; n++) {
    const s = now()
    const node = of.chance(s)
    const move = node?.chance === 'pick' ? picked(s, some(node.from, node.count, luck)) : choose(of, s, eyes, luck)
    if (move === null) break
    const act: Done = node?.chance !== 'pick' && luck.below(12) === 0 ? 'undo' : move
    await perform(played, act)
    done.push(act)
    docs.push(docFor(played, sitting.viewer))
  }
  return {
    done,
    docs,
    picks,
    lit: played.lit,
    record: recordOf(played.match, sitting.viewer),
    last: now(),
    match: played.match
  }
}

/** Plays the same match again, but draws other items wherever the viewer does not see them. */
export async function second(sitting: Sitting, a: Awaited<ReturnType<typeof first>>) {
  const luck = new Luck(99)
  let n = 0
  let others = 0
  const otherwise = (s: State): readonly string[] | null => {
    const pick = a.picks[n++]
    const node = game.chance(s)
    if (!pick || node?.chance !== 'pick') return null
    if (pick.open) return pick.items
    // Items that the viewer sees later must still be there then.
    const needed = a.picks.slice(n).filter((it) => it.open && it.what === pick.what)
    const free = [...node.from]
    for (const item of needed.flatMap(({ items }) => items)) if (free.includes(item)) free.splice(free.indexOf(item), 1)
    const items = free.length > 0 ? [luck.one(free)] : pick.items
    if (items[0] !== pick.items[0]) others++
    expect(isOutcome(node, { act: 'pick', what: node.what, items })).toBe(true)
    return items
  }
  const of = isDrawn(sitting) ? game : dealing((s) => otherwise(s)?.[0] ?? null)
  const played = open(of, sitting)
  const now = replaying(of, played)
  await shown()
  const docs = [docFor(played, sitting.viewer)]
  for (const act of a.done) {
    const isPick = act !== 'undo' && act.do.act === 'pick'
    await perform(played, isPick ? pickOf(now(), otherwise(now()) ?? []) : act)
    docs.push(docFor(played, sitting.viewer))
  }
  return { docs, others, lit: played.lit, record: recordOf(played.match, sitting.viewer) }
}

const isDrawn = ({ agreed }: Sitting): boolean => agreed?.heaps === 'drawn'

const pickOf = (s: State, items: readonly string[]): Move<Action> => {
  const node = game.chance(s)
  return { by: 'chance', do: { act: 'pick', what: node?.chance === 'pick' ? node.what : '', items } }
}

function some(from: readonly string[], count: number, luck: Luck): readonly string[] {
  const left = [...from]
  return Array.from(
    { length: Math.min(count, from.length) },
    () => left.splice(luck.below(left.length), 1)[0] as string
  )
}

function choose(of: Nexus, s: State, eyes: Viewer, luck: Luck): Move<Action> | null {
  const actors = of.toAct(s)
  if (actors.includes('chance')) {
    const node = of.chance(s)
    if (node?.chance !== 'throw') return null
    const dice = node.dice.flatMap(({ kind, count }) =>
      Array.from({ length: count }, () => 1 + luck.below(6))
        .sort((x, y) => x - y)
        .map((face) => ({ kind, face }))
    )
    return { by: 'chance', do: { act: 'throw', dice } }
  }
  const moves = actors.flatMap((by) =>
    by === 'chance' ? [] : [...of.legal(s, by)].map((action): Move<Action> => ({ by, do: action }))
  )
  // Cards that others play would reveal what the viewer may not know. The viewer sells no card, so that hands grow.
  const quiet = moves.filter(({ by, do: { act } }) => !cards.has(act) || (by === eyes && act !== 'discard'))
  return quiet.length > 0 ? luck.one(quiet) : null
}

async function perform({ match }: Played, act: Done): Promise<void> {
  if (act === 'undo') match.input({ input: 'undo', seat: null })
  else match.say(act.by, act.do as unknown as Json)
  await shown()
}

/** Waits until the table has sent everything: some of it waits for the journal. */
export const shown = (): Promise<void> => new Promise(setImmediate)
