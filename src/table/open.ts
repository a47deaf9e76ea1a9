// Opens the room: connects sensors, lamps, journal and virtual board with the match in progress. It decides nothing.

import { isDeepStrictEqual } from 'node:util'
import { type Entry, entryVersion } from '../core/entry.ts'
import type { AnyGame } from '../core/game.ts'
import type { Seat } from '../core/ids.ts'
import { type Json, same } from '../core/json.ts'
import { posesSensed, type Reading } from '../core/observation.ts'
import type { GameCard, LampShown, Legend } from '../core/page.ts'
import type { Action, Move, Start } from '../core/rules.ts'
import type { Layer } from '../core/ruling.ts'
import type { Point, Scene } from '../core/scene.ts'
import type { Problem } from '../core/schema.ts'
import type { Phrase } from '../core/words.ts'
import type { Device, Host, PadPress, Sensor, Snapshot, VirtualBoard } from '../devices/ports.ts'
import { asPlayed } from '../journal/differ.ts'
import type { Journal } from '../journal/journal.ts'
import type { SettlingTimes } from '../referee/index.ts'
import { adjusted } from './adjusting.ts'
import { agreesToUndo, positionOf, seatsOfComputers } from './computers.ts'
import { compareDevices } from './devices.ts'
import { docOf, type Surroundings } from './doc.ts'
import type { Source } from './draws.ts'
import { guard } from './guard.ts'
import { homesOf } from './homes.ts'
import { type Desk, type Match, openMatch, type Terms } from './match.ts'
import { openPast } from './past.ts'
import { readingOf, sensed } from './reading.ts'
import type { Past } from './recall.ts'
import { headerOf, recordOf } from './record.ts'
import { type TakenUp, unfinished } from './resume.ts'
import { type Answer, type Begun, firstOf, type Room } from './room.ts'
import { openTrials } from './trial.ts'

/** All that a room is made of; main.ts brings it together. */
export interface Furniture {
  readonly host: Host
  readonly games: readonly AnyGame[]
  readonly cards: () => readonly GameCard[]
  readonly art: (game: string, look: string) => Promise<string | null>
  readonly legend: Legend
  readonly sensors: readonly Sensor[]
  /** Called before what a sensor tells is judged. */
  readonly hush: () => void
  /** Lights the table for these cues and answers how the page should glow them. */
  readonly light: (layers: readonly Layer[], scene: Scene) => readonly LampShown[]
  /** Everything that has a state and wants closing, sensors included. */
  readonly devices: readonly Device[]
  /** The virtual table, where there is one. */
  readonly board: VirtualBoard | null
  readonly journal: Journal
  readonly settling: Partial<SettlingTimes>
  /** For the first start: where lamps are (empty: on the page alone), and whether no table file describes this table yet. */
  readonly points?: readonly Point[]
  readonly undescribed?: boolean
  /** What a new match draws from. */
  readonly draws: () => Source
  /** Hears what was drawn from a secret. */
  readonly drew?: (draw: Move<Action>) => void
}

const nothing: Scene = { places: [], pieces: [], dice: null }
const unplayed: Phrase = { say: 'table.unplayed' }

export function openRoom(furniture: Furniture): Room & { readonly close: () => Promise<void> } {
  const { host, journal, board } = furniture
  const began = host.now()
  const guarded = guard(host.log)
  const changeListeners = new Set<() => void>()
  const counts = { snapshots: 0, presses: 0, hands: 0, matches: 0 }
  let match: (Match & { readonly number: number }) | null = null
  let lamps: readonly LampShown[] = []
  let [snapshot, reading]: [Snapshot | null, Reading | null] = [null, null]
  /** Kinds that are board themselves. */
  let ground: ReadonlySet<string> = new Set()
  let claimed: readonly Seat[] = []
  let busy: Surroundings['busy'] = null
  const trials = openTrials(furniture.points ?? [], (layers) => furniture.light(layers, nothing))
  const devices = compareDevices(host, furniture.devices, changed)
  let announced = false

  /** Several changes in one turn of the event loop are sent as one. */
  function changed(): void {
    if (announced) return
    announced = true
    queueMicrotask(() => {
      announced = false
      for (const run of changeListeners) guarded('a listener', run)
    })
  }

  const deskOf = (number: number): Desk => ({
    now: host.now,
    after: (ms, run) => host.after(ms, () => guarded('a wait', run)),
    keep: (entry) => journal.keep(number, entry),
    aside: (it) => journal.aside(number, it),
    note: (entry) => journal.note(number, entry),
    light(layers, scene) {
      lamps = furniture.light(layers, scene)
      board?.belongs(homesOf(scene))
    },
    over: (outcome, revealed) => journal.end(number, { entry: 'over', outcome, ...revealed }),
    ...(furniture.drew ? { drew: furniture.drew } : {}),
    changed
  })

  /** Puts a match on the table, new or resumed; answers what is wrong with it. */
  function bring(number: number, terms: Terms, past?: Past): readonly Problem[] {
    trials.turn(false)
    const opened = openMatch({ ...terms, settling: furniture.settling }, deskOf(number), past)
    if (!opened.ok) return opened.problems
    match = { ...opened.value, number }
    counts.matches += 1
    const box = match.box()
    ground = new Set(box.pieces.flatMap(({ layer, kind }) => (layer === 'ground' ? [kind] : [])))
    board?.stock(box)
    board?.belongs(homesOf(match.scene()))
    reading = null
    look()
    changed()
    return []
  }

  /** Resumes a match; if its secret is lost, with a new one. */
  function takeUp({ number, terms: remembered, past, lost }: TakenUp): readonly Problem[] {
    const terms = lost ? { ...furniture.draws(), ...remembered } : remembered
    if (lost && terms.root !== undefined) {
      host.log('warn', { say: 'table.secretLost', with: { match: number } })
      void journal.secrets.keep(number, terms.root)
    }
    return bring(number, terms, past)
  }

  /** Hands the current snapshot to the referee; answers whether the reading changed. */
  function look(): boolean {
    if (!match || !snapshot) return false
    const before = reading
    reading = readingOf(match.game, match.scene(), snapshot, ground)
    if (before && same(before as unknown as Json, reading as unknown as Json)) return false
    match.read(reading)
    return true
  }

  async function follow(sensor: Sensor): Promise<void> {
    for await (const next of sensor.snapshots) {
      counts.snapshots += 1
      furniture.hush()
      snapshot = next
      guarded('a snapshot', () => {
        const isTried = trials.sense(next)
        if (look() || isTried || devices.haveNews()) changed()
      })
    }
  }

  function press(seat: Seat, button: PadPress['button']): void {
    counts.presses += 1
    guarded('a press', () => match?.press(seat, button))
  }

  async function listen(sensor: Sensor): Promise<void> {
    for await (const { seat, button } of sensor.presses) press(seat, button)
  }

  const withMatch = (run: (match: Match) => void): Answer => {
    if (!match) return unplayed
    run(match)
    return null
  }

  async function leave(): Promise<Answer> {
    if (!match) return null
    const { number, close, reveal, outcome } = match
    match = null
    await close()
    lamps = furniture.light([], nothing)
    changed()
    const over = outcome()
    const last: Entry = over ? { entry: 'over', outcome: over, ...reveal() } : { entry: 'left', ...reveal() }
    if (await journal.end(number, last)) journal.secrets.forget(number)
    return null
  }

  let closing: Promise<void> | null = null
  async function close(): Promise<void> {
    devices.stop()
    stopBoard?.()
    await match?.close()
    await Promise.all(furniture.devices.map((d) => d.close()))
    await journal.close()
  }

  const epoch = host.wallClock().getTime() - host.now()
  const past = openPast({ journal, games: furniture.games, epoch, current: () => match, leave, takeUp, changed })
  const last = unfinished(journal, furniture.games, epoch)
  if (last.found === 'trouble') host.log('warn', last.why)
  if (last.found === 'match') {
    const [problem] = takeUp(last)
    if (problem) host.log('warn', { say: 'table.unread', with: { match: last.number, why: problem.why } })
    else host.log('info', { say: 'table.resumed', with: { match: last.number } })
  }
  for (const sensor of furniture.sensors) {
    void follow(sensor)
    void listen(sensor)
  }
  const stopBoard = board?.onChange(changed)

  return {
    games: furniture.cards,
    legend: furniture.legend,
    art: furniture.art,
    doc: (viewer) =>
      docOf(match, viewer, {
        lamps,
        ...(match && reading ? sensed(match, reading) : { seen: {} }),
        claimed,
        busy,
        posed: posesSensed(reading),
        devices: devices.shown(),
        ...(furniture.undescribed ? { undescribed: true } : {}),
        ...(trials.shown ? { trial: trials.shown } : {}),
        virtual: board && { things: board.things(), dice: board.dice(), posed: board.posed(), faults: board.faults() }
      }),
    onChange(run) {
      changeListeners.add(run)
      return () => void changeListeners.delete(run)
    },
    async start(id, asked, { began, ...source }: Source & Begun = furniture.draws()) {
      const rules = furniture.games.find((g) => g.id === id)
      const game = rules && (began === undefined ? rules : asPlayed(rules, began).game)
      if (!game) return { say: 'table.noGame', with: { game: id, known: furniture.games.map((g) => g.id) } }
      // A later edition of the house's cards and tiles is for later matches.
      const agreed = adjusted(journal, id, asked)
      const start: Start = game.edition ? { ...agreed, edition: game.edition } : agreed
      const fits = game.setup(start)
      if (!fits.ok) return firstOf(fits.problems)
      await leave()
      const terms: Terms = { game, start, ...source }
      const heading = { ...headerOf(terms), journal: entryVersion, began: fits.value }
      const { match: number, durable } = journal.begin(heading, terms.root)
      await durable
      return firstOf(bring(number, terms))
    },
    leave,
    act: (by, action, number) => (match ? match.say(by, action, number) : unplayed),
    tells: (seat) => match?.tells(seat, reading?.dice) ?? false,
    press(seat, button) {
      press(seat, button)
      return match ? null : unplayed
    },
    answer: (question, option, seat) => withMatch((m) => m.input({ input: 'answer', question, option, seat })),
    hint: (seat) => (match ? match.coach.ask(seat) : unplayed),
    advise: (advice) => match?.coach.advise(advice),
    undo: (seat) => withMatch((m) => m.input({ input: 'undo', seat: agreesToUndo(m) ? null : seat })),
    hand(does) {
      counts.hands += 1
      return board ? board.apply(does) : { say: 'table.real' }
    },
    handover: (seat, to) => (match ? match.players.hand(seat, to) : unplayed),
    claimed(seats) {
      claimed = seats
      changed()
    },
    trial(on) {
      if (on && match) return { say: 'table.playing', with: { match: match.number } }
      trials.turn(on, snapshot)
      changed()
      return null
    },
    computers: () => (match ? seatsOfComputers(match) : []),
    busy(it) {
      if (isDeepStrictEqual(it, busy)) return
      busy = it
      changed()
    },
    position: () => match && positionOf(match, posesSensed(reading)),
    record: (viewer) => (match ? recordOf(match, viewer) : null),
    ...past,
    health() {
      const fare = devices.now()
      const { state, note } = journal.status()
      return {
        ok: state === 'good' && fare.every((d) => d.state === 'ready'),
        match: match && { id: String(match.number), game: match.game.id, moves: match.moves().length },
        devices: fare,
        journal: { state, ...(note === undefined ? {} : { note }) },
        uptimeMs: Math.round(host.now() - began)
      }
    },
    counters: () => counts,
    close: () => (closing ??= close())
  }
}
