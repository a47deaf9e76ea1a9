// Resumes a match of 100,000 actions from its journal on disk. The baseline is boardgame.io's reducer on as many actions that are already
// in memory.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sample } from '../../../src/core/chance.ts'
import { entryVersion } from '../../../src/core/entry.ts'
import type { Json } from '../../../src/core/json.ts'
import { draw, seeded } from '../../../src/core/random.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { openJournal } from '../../../src/journal/journal.ts'
import { inTurn, openShelf } from '../../../src/journal/shelf.ts'
import { type MatchState, referee } from '../../../src/referee/index.ts'
import { english } from '../../english.ts'
import { peek } from '../../referee/peek.ts'
import type { Row } from '../row.ts'
import { type State, type Action as ToyAction, toy } from '../toy/ours.ts'
import { act, begin, type Choice, enumerate } from '../toy/theirs.ts'

const actions = 100_000
/** The toy without its limit of turns, so that one match is long enough. */
const endless = {
  ...toy,
  id: 'endless',
  decide(s: State, move: Move<ToyAction>) {
    const { events, state } = toy.decide(s, move)
    return { events, state: unending(state) }
  },
  evolve: (s: State, e: Parameters<typeof toy.evolve>[1]) => unending(toy.evolve(s, e))
}
const unending = (s: State): State => (s.phase === 'over' ? { ...s, phase: 'throw', at: [2, 7], turns: 0 } : s)

export const replay: Row = {
  name: 'replay',
  title: `${actions} actions again from the journal`,
  baseline: 'boardgame.io reducer on as many',
  rounds: 3,
  lines: [
    { of: 'ms', what: '100 000 actions replayed, from journal to belief', unit: 'ms', as: 'gain', aim: { least: 50 } },
    { of: 'reading', what: 'of it, reading the disk', unit: 'ms', as: 'value' }
  ],
  async open(say) {
    const folder = mkdtempSync(join(tmpdir(), 'replay-'))
    say('  writing the journal')
    await write(folder)
    return {
      ours: () => {
        const began = performance.now()
        const shelf = openShelf(folder)
        const read = shelf?.read(1)
        if (!read?.ok || read.entries.length < actions) throw new Error('the journal is there')
        const reading = performance.now() - began
        const again = referee(endless).resume({ options: {}, seats: [{}, {}] }, inTurn(read.entries))
        const ms = performance.now() - began
        if (!again.ok) throw new Error('the match is there')
        shelf?.close()
        return { ms, reading }
      },
      baseline: () => {
        const taped = tape()
        const began = performance.now()
        for (const { seed, choices } of taped) choices.reduce(act, begin(seed))
        return { ms: performance.now() - began }
      },
      close: () => rmSync(folder, { recursive: true })
    }
  }
}

/** Writes the journal of one match of `actions` actions, as the referee does. */
async function write(folder: string): Promise<void> {
  const it = openJournal(folder)
  if (!it.ok) throw new Error(english(it.why))
  const { journal } = it
  const { match } = journal.begin({ tablekeeper: 1, journal: entryVersion, game: endless.id, seats: [{}, {}] })
  const judge = referee(endless)
  const opened = judge.open({ options: {}, seats: [{}, {}] })
  if (!opened.ok) throw new Error('the toy begins')
  let [bench] = opened.value
  let random = seeded(8)
  for (let n = 0; n < actions; n++) {
    const state = judge.state(bench) as State
    const by = endless.toAct(state)[0] ?? 0
    let action: Action
    if (by === 'chance') [action, random] = sample(endless.chance(state) as never, random)
    else {
      const all = [...endless.legal(state, by)]
      const [i, next] = draw(random, all.length)
      ;[action, random] = [all[i] as Action, next]
    }
    const [next, effects] = judge.step(bench, { input: 'choice', at: n, move: { by, do: action } as Move<Action> })
    // A live match copies its past at every throw. Only the entries matter here, so drop it.
    bench = { ...peek(next), past: [] } as MatchState
    for (const it of effects) if (it.effect === 'record') journal.note(match, it.entry as Json)
    if (n % 1000 === 0) await new Promise(setImmediate)
  }
  await journal.close()
}

/** As many choices in boardgame.io, prepared in advance. */
function tape(): { seed: number; choices: Choice[] }[] {
  const taped: { seed: number; choices: Choice[] }[] = []
  let [random, n] = [seeded(9), 0]
  for (let seed = 1; n < actions; seed++) {
    const choices: Choice[] = []
    let state = begin(seed)
    for (let all = enumerate(state); all.length > 0 && n < actions; all = enumerate(state), n++) {
      const [i, next] = draw(random, all.length)
      random = next
      choices.push(all[i] as Choice)
      state = act(state, all[i] as Choice)
    }
    taped.push({ seed, choices })
  }
  return taped
}
