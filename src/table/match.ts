// One match in progress: hands inputs to the referee and performs its effects; it decides nothing itself. What the table could show again
// is lit before it is recorded; anything else is durable before people see its effect.

import type { AsideKept } from '../core/aside.ts'
import { type ChanceNode, sample } from '../core/chance.ts'
import type { Entry } from '../core/entry.ts'
import type { AnyGame } from '../core/game.ts'
import type { Seat, Viewer } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { ObservedDice, Reading } from '../core/observation.ts'
import type { Doc } from '../core/page.ts'
import { seeded } from '../core/random.ts'
import type { Action, Move, Outcome, Revealed, Start } from '../core/rules.ts'
import type { Decision, Input, Layer, LogEntry, Ruling } from '../core/ruling.ts'
import type { Scene } from '../core/scene.ts'
import type { Checked } from '../core/schema.ts'
import type { Box } from '../core/tabletop.ts'
import type { Button, View } from '../core/view.ts'
import type { Phrase } from '../core/words.ts'
import { isWrong, type MatchState, type Referee, referee, type SettlingTimes, type Stepped } from '../referee/index.ts'
import { openAsides } from './asides.ts'
import { viewOf } from './audience.ts'
import { isDraw, openDealer } from './dealer.ts'
import { drawOf, reveal, type Source, secretOf } from './draws.ts'
import { areDealt, drawFor, tells } from './heaps.ts'
import { openLate } from './late.ts'
import { shorten, toldOf } from './log.ts'
import { type Past, recall } from './recall.ts'

/** What a match needs done. */
export interface Desk {
  readonly now: () => number
  readonly after: (ms: number, run: () => void) => () => void
  /** Resolves once durable, or once the disk has refused; play goes on either way. */
  readonly keep: (entry: Entry) => Promise<unknown>
  /** The same of an aside. */
  readonly aside: (made: AsideKept) => Promise<unknown>
  /** Durable within milliseconds. */
  readonly note: (entry: Entry) => void
  readonly light: (layers: readonly Layer[], scene: Scene) => void
  /** False: it is not durable yet. */
  readonly over: (outcome: Outcome, revealed: Revealed | null) => Promise<boolean>
  /** The daemon drew this from the match's secret. */
  readonly drew?: (draw: Move<Action>) => void
  readonly changed: () => void
}

/** What was decided once, when the match began. */
export interface Terms extends Source {
  readonly game: AnyGame
  readonly start: Start
  readonly settling?: Partial<SettlingTimes>
}

/** As a tape tells it of a draw. */
export type DrawNumber = Pick<Move, 'draw' | 'reopened'>

type Unstamped = Input extends infer I ? (I extends Input ? Omit<I, 'at'> : never) : never

export interface Match extends Omit<Terms, 'settling'>, Omit<ReturnType<typeof openAsides>, 'told'> {
  /** The secret, told while the match is over; null before, and for old matches. */
  readonly revealed: () => Revealed | null
  /** What a match that is left now tells of its secret. */
  readonly reveal: () => Revealed | null
  readonly input: (input: Unstamped) => void
  readonly read: (reading: Reading) => void
  readonly box: () => Box
  readonly scene: () => Scene
  /** As shown to people, without anything that is not durable yet. */
  readonly state: () => Json
  readonly view: (viewer: Viewer) => View
  /** What this viewer is asked about a real heap; null: nothing. */
  readonly draw: (viewer: Viewer) => Doc['draw']
  /** Whether this seat may report a chance outcome. `dice`: what a sensor reads of them. */
  readonly tells: (seat: Seat, dice: ObservedDice | undefined) => boolean
  readonly moves: () => readonly Move<Action>[]
  readonly undo: () => ReturnType<Referee['undo']>
  readonly ruling: () => Ruling
  readonly told: () => readonly LogEntry[]
  readonly outcome: () => Outcome | null
  readonly settling: () => SettlingTimes
  /** Names of the settling times that differ from the table file. */
  readonly learnt: () => readonly string[]
  /** Resolves once all accepted inputs are recorded and shown; no input may follow. */
  readonly close: () => Promise<void>
  /** Declares a move, or lets chance draw (`{act: 'draw'}`). Null: made, or asked about; otherwise the referee's answer. */
  readonly say: (by: Seat | 'chance', action: Json, drawn?: DrawNumber) => Phrase | null
  readonly press: (seat: Seat, button: Button | number) => void
  readonly helped: () => Pick<Doc, 'helped'>
}

/** Begins a match, or takes one up again. */
export function openMatch(terms: Terms, desk: Desk, past?: Past): Checked<Match> {
  const { game, start, settling } = terms
  if (!past) {
    const judge = referee(game, settling)
    const opened = judge.open(start)
    return opened.ok ? { ok: true, value: run(terms, desk, judge, opened.value, { entries: [] }) } : opened
  }
  const recalled = recall(game, start, past, settling)
  if (!recalled.ok) return recalled
  const { judge, stepped, differs } = recalled.value
  const told = differs.slice(0, 1).map((it) => ({ effect: 'tell', told: toldOf(it, desk.now()) }) as const)
  const [state, effects, decision] = stepped
  const played = { ...terms, game: recalled.value.game }
  return { ok: true, value: run(played, desk, judge, [state, [...effects, ...told], decision], past) }
}

function run(terms: Terms, desk: Desk, judge: Referee, opened: Stepped, past: Past): Match {
  const { game, root } = terms
  const [first] = opened
  /** The referee's state, and the state that people have seen. They differ only while we wait for the disk. */
  let state: MatchState = first
  let shown: MatchState = first
  const queue: Stepped[] = []
  let draining = false
  /** The step that waits for the disk, shown. */
  let waiting: Promise<unknown> = Promise.resolve()
  let entries = past.entries.length
  /** How often the match has ended, and how often that was shown. */
  let ends = past.ended ?? 0
  let endsShown = ends
  let revealed: Revealed | null = null
  let told: readonly LogEntry[] = []
  let helped: Pick<Doc, 'helped'> = {}
  let ruling: Ruling = first.ruling
  let cancel: () => void = () => undefined
  let drawn: { state: Json; scene: Scene; views: Map<Viewer, View> } | null = null
  const { lag } = terms.start.agreed ?? {}
  const late = lag ? openLate(game, lag) : null
  let layers: readonly Layer[] = []
  const beside = openAsides({
    ...{ game, start: terms.start, past: past.asides, now: desk.now, keep: desk.aside, changed: desk.changed },
    shown: () => ({ state: judge.state(shown), moves: () => judge.moves(shown).length, ruling, over: shown.outcome }),
    light: () => light(layers)
  })

  function light(now: readonly Layer[]): void {
    layers = now
    desk.light([...layers, ...beside.coach.lamps()], shownNow().scene)
  }

  /** Caches scene and views by state, so that parts that did not change keep their identity. */
  function shownNow() {
    const state = judge.state(shown)
    if (drawn?.state !== state) drawn = { state, scene: judge.scene(shown), views: new Map() }
    return drawn
  }

  function perform(stepped: Stepped): void {
    entries += stepped[1].filter((e) => e.effect === 'record').length
    ends += stepped[1].filter((e) => e.effect === 'over').length
    queue.push(stepped)
    if (!draining) drain()
  }

  /**
   * Performs effects in order. A record that must be durable first makes later effects wait. A bug in showing one step loses no other
   * step.
   */
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
    if (!next.outcome) revealed = null
    late?.saw(judge.state(next), judge.moves(next).length)
    beside.coach.follow()
    for (const e of all) {
      if (e.effect === 'light') light(e.layers)
      else if (e.effect === 'tell') told = shorten([...told, e.told])
      else if (e.effect === 'show') ruling = e.ruling
      else if (e.effect === 'over') end(e.outcome)
    }
    desk.changed()
  }

  /** Tells the secret once the end is durable: after a power cut before that, the match still draws from it. */
  function end(outcome: Outcome): void {
    const told = root === undefined ? null : reveal(root, endsShown)
    endsShown += 1
    const isLast = endsShown
    void desk.over(outcome, told).then((durable) => {
      if (durable && isLast === endsShown && shown.outcome) revealed = told
    })
  }

  function input(what: Unstamped): Decision {
    const stepped = judge.step(state, { ...what, at: desk.now() } as Input)
    // Only now: should the step meet a bug, all is as it was, and what was waited for is still waited for.
    cancel()
    state = stepped[0]
    const due = stepped[1].findLast((e) => e.effect === 'wake')
    if (due) cancel = desk.after(Math.max(0, due.at - desk.now()), () => input({ input: 'tick' }))
    perform(stepped)
    if (what.input === 'reading') dealer.read(what.reading)
    dealer.deal()
    return stepped[2]
  }

  /** The daemon draws from the match's own stream. It asks people about real heaps. */
  const dealer = openDealer({
    ...{ now: desk.now, after: desk.after, draw },
    // While something is asked nobody knows yet whether there is anything to draw.
    isDue: () => areDealt(terms.start) && !state.asked && game.chance(judge.state(state))?.chance === 'pick'
  })

  function draw(): void {
    const node = game.chance(judge.state(state))
    const move = node && drawFrom(node)
    if (move) input({ input: 'choice', move })
  }

  /** The journal counts draws, so a restart draws the same. */
  function drawFrom(node: ChanceNode): Move<Action> | null {
    if (root !== undefined) {
      const draw = judge.moves(state).filter((it) => it.draw !== undefined).length
      const action = drawOf(node, secretOf(root, ends), draw)
      const move: Move<Action> = { by: 'chance', do: action, draw, ...(ends > 0 ? { reopened: ends } : {}) }
      desk.drew?.(move)
      return move
    }
    if (terms.seed === undefined) return null
    // Old matches, and those of tests, count entries.
    return { by: 'chance', do: sample(node, seeded(terms.seed ^ Math.imul(entries + 1, 0x9e3779b1)))[0] }
  }

  function say(by: Seat | 'chance', action: Json, number: DrawNumber = {}): Phrase | null {
    if (by === 'chance' && isDraw(action)) {
      draw()
      return null
    }
    const decided = input({ input: 'choice', move: { by, do: action as never, ...number } })
    return decided.decision === 'refused' ? decided.why : null
  }

  if (past.began !== undefined) late?.sawAll(past.began, judge.moves(first))
  perform(opened)
  dealer.deal()
  return {
    ...{ ...terms, ...beside },
    revealed: () => revealed,
    reveal: () => (root === undefined ? null : reveal(root, shown.outcome ? endsShown - 1 : ends)),
    input,
    read: (reading) => input({ input: 'reading', reading }),
    box: () => game.box(judge.state(shown)),
    scene: () => shownNow().scene,
    state: () => judge.state(shown),
    view(viewer) {
      const { state, views } = shownNow()
      const known = views.get(viewer) ?? viewOf(game, state, terms.start, viewer, late?.state())
      views.set(viewer, known)
      return known
    },
    draw: (viewer) => drawFor(game, judge.state(shown), terms.start, viewer),
    tells: (seat, dice) => tells(game, judge.state(shown), terms.start, seat, dice),
    moves: () => judge.moves(shown),
    undo: () => judge.undo(shown),
    ruling: () => ruling,
    told: () => beside.told(told),
    outcome: () => shown.outcome,
    settling: () => shown.times,
    learnt: () => judge.learnt(shown),
    async close() {
      cancel()
      dealer.close()
      while (draining) await waiting.catch(() => undefined)
    },
    say,
    press(seat, button) {
      input({ input: 'press', seat, button })
      // Where something is wrong the referee answers, otherwise pages show what can be done.
      if (button !== 'why' || isWrong(ruling)) return
      helped = { helped: { seat, n: (helped.helped?.n ?? 0) + 1 } }
      desk.changed()
    },
    helped: () => helped
  }
}
