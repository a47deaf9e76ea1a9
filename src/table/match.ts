// One match in progress: inputs go to the referee, what it answers is done, and nothing else is decided here.
// What the table could witness again is lit before it is written; what it could not is durable before anybody sees its effect.

import { sample } from '../core/chance.ts'
import type { Entry } from '../core/entry.ts'
import type { AnyGame } from '../core/game.ts'
import type { Seat, Viewer } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { ObservedDice, Reading } from '../core/observation.ts'
import type { Doc } from '../core/page.ts'
import { seeded } from '../core/random.ts'
import type { Action, Move, Outcome, Start } from '../core/rules.ts'
import type { Decision, Input, Layer, LogEntry, Ruling } from '../core/ruling.ts'
import type { Scene } from '../core/scene.ts'
import type { Checked } from '../core/schema.ts'
import type { Box } from '../core/tabletop.ts'
import type { Button, View } from '../core/view.ts'
import type { Phrase } from '../core/words.ts'
import { type MatchState, type Referee, referee, type SettlingTimes, type Stepped } from '../referee/index.ts'
import { viewOf } from './audience.ts'
import { areDealt, drawFor, tells } from './heaps.ts'
import { shorten, toldOf } from './log.ts'
import { type Past, recall } from './recall.ts'

/** What a match needs done. */
export interface Desk {
  readonly now: () => number
  readonly after: (ms: number, run: () => void) => () => void
  /** Durable when it resolves, or refused by the disk: play goes on either way. */
  readonly keep: (entry: Entry) => Promise<unknown>
  /** Durable within milliseconds. */
  readonly note: (entry: Entry) => void
  readonly light: (layers: readonly Layer[], scene: Scene) => void
  readonly over: (outcome: Outcome) => void
  readonly changed: () => void
}

/** What was decided about a match once, when it began. */
export interface Terms {
  readonly game: AnyGame
  readonly start: Start
  /** The stream behind everything that the daemon draws itself. */
  readonly seed: number
  readonly waits?: Partial<SettlingTimes>
}

type Unstamped = Input extends infer I ? (I extends Input ? Omit<I, 'at'> : never) : never

export interface Match extends Omit<Terms, 'waits'> {
  readonly input: (input: Unstamped) => void
  readonly read: (reading: Reading) => void
  readonly box: () => Box
  readonly scene: () => Scene
  readonly view: (viewer: Viewer) => View
  /** What this viewer is to tell of a real heap; null: nothing. */
  readonly draw: (viewer: Viewer) => Doc['draw']
  /** May this seat tell what chance did? `dice`: what an eye reads of them. */
  readonly tells: (seat: Seat, dice: ObservedDice | undefined) => boolean
  readonly moves: () => readonly Move<Action>[]
  readonly undo: () => ReturnType<Referee['undo']>
  readonly ruling: () => Ruling
  readonly told: () => readonly LogEntry[]
  readonly outcome: () => Outcome | null
  readonly waits: () => SettlingTimes
  /** The names of those that are no longer as they were set. */
  readonly learnt: () => readonly string[]
  /** Resolves when all that was judged is recorded and shown; no input may come any more. */
  readonly close: () => Promise<void>
  /** Say a move, or let chance draw (`{act: 'draw'}`). Null: made, or asked about; otherwise what the referee said instead. */
  readonly say: (by: Seat | 'chance', action: Json) => Phrase | null
  readonly press: (seat: Seat, button: Button | number) => void
}

/** Begins a match, or takes one up again. */
export function openMatch(terms: Terms, desk: Desk, past?: Past): Checked<Match> {
  const { game, start, waits } = terms
  if (!past) {
    const judge = referee(game, waits)
    const opened = judge.open(start)
    return opened.ok ? { ok: true, value: run(terms, desk, judge, opened.value, 0) } : opened
  }
  const recalled = recall(game, start, past, waits)
  if (!recalled.ok) return recalled
  const { judge, stepped, differs } = recalled.value
  const told = differs.slice(0, 1).map((it) => ({ effect: 'tell', told: toldOf(it, desk.now()) }) as const)
  const [bench, effects, decision] = stepped
  const played = { ...terms, game: recalled.value.game }
  return { ok: true, value: run(played, desk, judge, [bench, [...effects, ...told], decision], past.entries.length) }
}

function run(terms: Terms, desk: Desk, judge: Referee, opened: Stepped, recorded: number): Match {
  const { game } = terms
  const [first] = opened
  /** What the referee thinks, and what people were shown of it: apart only while the disk is waited for. */
  let bench: MatchState = first
  let shown: MatchState = first
  const queue: Stepped[] = []
  let draining = false
  /** The step that waits for the disk, shown. */
  let waiting: Promise<unknown> = Promise.resolve()
  let entries = recorded
  let told: readonly LogEntry[] = []
  let ruling: Ruling = first.ruling
  let cancel: () => void = () => undefined
  let drawn: { state: Json; scene: Scene; views: Map<Viewer, View> } | null = null

  /** Scene and views of one state are made once, so that what did not change keeps its identity. */
  function shownNow() {
    const state = judge.state(shown)
    if (drawn?.state !== state) drawn = { state, scene: judge.scene(shown), views: new Map() }
    return drawn
  }

  function perform(stepped: Stepped): void {
    entries += stepped[1].filter((e) => e.effect === 'record').length
    queue.push(stepped)
    if (!draining) drain()
  }

  /** Performs in order. Only what must first be durable makes the rest wait. A bug in showing one step keeps nothing of the others. */
  function drain(): void {
    draining = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      const stepped = next
      const records = stepped[1].filter((e) => e.effect === 'record')
      if (records.some((e) => !e.witnessed)) {
        waiting = Promise.all(records.map((e) => desk.keep(e.entry)))
          .then(() => show(stepped))
          .finally(drain)
        return
      }
      try {
        show(stepped)
      } catch (error) {
        draining = false
        throw error
      } finally {
        for (const e of records) desk.note(e.entry)
      }
    }
    draining = false
  }

  function show([next, all]: Stepped): void {
    shown = next
    for (const e of all) {
      if (e.effect === 'light') desk.light(e.layers, shownNow().scene)
      else if (e.effect === 'tell') told = shorten([...told, e.told])
      else if (e.effect === 'show') ruling = e.ruling
      else if (e.effect === 'over') desk.over(e.outcome)
    }
    desk.changed()
  }

  function input(what: Unstamped): Decision {
    const stepped = judge.step(bench, { ...what, at: desk.now() } as Input)
    // Only now: should the step meet a bug, all is as it was, and what was waited for is still waited for.
    cancel()
    bench = stepped[0]
    const due = stepped[1].findLast((e) => e.effect === 'wake')
    if (due) cancel = desk.after(Math.max(0, due.at - desk.now()), () => input({ input: 'tick' }))
    perform(stepped)
    drawHidden()
    return stepped[2]
  }

  /** Heaps that nobody holds in their hands are drawn by the daemon, at once and from the match's own stream. Real ones are asked for. */
  function drawHidden(): void {
    // While something is asked nobody knows yet whether there is anything to draw.
    if (!areDealt(terms.start) || bench.asked) return
    const node = game.chance(judge.state(bench))
    if (node?.chance === 'pick') draw()
  }

  function draw(): void {
    const node = game.chance(judge.state(bench))
    if (!node) return
    // The stream is taken up anew at every draw, by the count of entries: a restart draws what it would have drawn.
    const [action] = sample(node, seeded(terms.seed ^ Math.imul(entries + 1, 0x9e3779b1)))
    input({ input: 'choice', move: { by: 'chance', do: action } })
  }

  function say(by: Seat | 'chance', action: Json): Phrase | null {
    if (by === 'chance' && isDraw(action)) {
      draw()
      return null
    }
    const decided = input({ input: 'choice', move: { by, do: action as never } })
    return decided.decision === 'refused' ? decided.why : null
  }

  perform(opened)
  drawHidden()
  return {
    game,
    start: terms.start,
    seed: terms.seed,
    input,
    read: (reading) => input({ input: 'reading', reading }),
    box: () => game.box(judge.state(shown)),
    scene: () => shownNow().scene,
    view(viewer) {
      const { state, views } = shownNow()
      const known = views.get(viewer) ?? viewOf(game, state, terms.start, viewer)
      views.set(viewer, known)
      return known
    },
    draw: (viewer) => drawFor(game, judge.state(shown), terms.start, viewer),
    tells: (seat, dice) => tells(game, judge.state(shown), terms.start, seat, dice),
    moves: () => judge.moves(shown),
    undo: () => judge.undo(shown),
    ruling: () => ruling,
    told: () => told,
    outcome: () => shown.outcome,
    waits: () => shown.times,
    learnt: () => judge.learnt(shown),
    async close() {
      cancel()
      while (draining) await waiting.catch(() => undefined)
    },
    say,
    press: (seat, button) => input({ input: 'press', seat, button })
  }
}

const isDraw = (action: Json): boolean => (action as { act?: unknown } | null)?.act === 'draw'
