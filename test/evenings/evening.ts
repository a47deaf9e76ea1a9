// One match of an evening: deeds are done on the table, and every ruling on them is held against what the oracle knows.

import type { ChanceAction } from '../../src/core/chance.ts'
import { isOutcome } from '../../src/core/chance.ts'
import { type Action, type AnyGame, type Move, play, type Start } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { VirtualDie } from '../../src/core/page.ts'
import type { Correction, Ruling } from '../../src/core/ruling.ts'
import { begin, Luck } from '../conformance/playout.ts'
import type { Deed, Judged, Manner, Step } from './deeds.ts'
import { carry } from './hands.ts'
import type { Kind } from './kinds.ts'
import { Oracle } from './oracle.ts'
import { Room } from './room.ts'

export interface Match {
  readonly game: AnyGame
  /** Refereed by these rules instead of the game's own. */
  readonly refereed?: AnyGame
  readonly start: Start
  readonly seed: number
  readonly kind: Kind
  readonly overhear?: (at: number, text: string) => void
}

/** A foul with nothing to put right is shown this long, in ms. */
const told = 4200

export class Evening {
  readonly match: Match
  readonly room: Room
  readonly oracle: Oracle
  readonly #game: AnyGame

  constructor(match: Match) {
    this.match = match
    this.#game = match.game
    const first = begin(match.game, match.start)
    this.room = new Room({ ...match, sensing: match.kind.sensing, wire: match.kind.wire }, match.game.scene(first))
    this.oracle = new Oracle(match.game, first, match.kind.sensing.by === 'tags')
    this.#drawn()
    this.room.rest()
    this.room.rolled(true)
  }

  get truth(): Json {
    return this.oracle.truth
  }

  get over(): boolean {
    return this.#game.outcome(this.truth) !== null
  }

  close(): void {
    this.room.close()
  }

  /** Does a deed and judges what was ruled; null when it cannot be done here. */
  perform(deed: Deed): Judged | null {
    const { room } = this
    room.daemon.rulings = []
    room.daemon.told = []
    const luck = new Luck(deed.luck)
    room.lens.trouble(this.#game.scene(this.truth), deed.deed === 'throw', new Luck(deed.luck + 1))
    const judged = this.#perform(deed, luck)
    room.rolled(true)
    return judged
  }

  #perform(deed: Deed, luck: Luck): Judged | null {
    switch (deed.deed) {
      case 'play':
        return this.#play(deed, luck)
      case 'mind':
        return this.#changeMind(deed, luck)
      case 'throw':
        return this.#throw(deed, luck)
      case 'nothing':
        return this.#nothing(deed, luck)
      case 'back':
        return this.#back(deed, luck)
      case 'undo':
        return this.#undo(deed, luck)
      case 'cheat':
        return this.#cheat(deed, luck)
      case 'tip':
        return this.#tip(deed, luck)
      case 'restart':
        return this.#restart(deed, luck)
    }
  }

  // What is legal.

  /** Where these moves lead; null when they are not legal here. */
  #after(moves: readonly Move<Action>[], from = this.truth): Json | null {
    let state = from
    for (const move of moves) {
      if (this.#game.refuse(state, move)) return null
      state = play(this.#game, state, move)
    }
    return state
  }

  #play(deed: Extract<Deed, { deed: 'play' }>, luck: Luck): Judged | null {
    const { moves, manner, pad } = deed
    const after = this.#after(moves)
    const move = moves.at(-1)
    if (after === null || !move) return null
    const before = this.#after(moves.slice(0, -1)) as Json
    const sketch = this.#game.sketch(before, move)
    const said = sketch.how === 'said' || !this.#isSeen(before, after) || (pad && sketch.how === 'implied')
    if (said && !pad) for (const it of moves.slice(0, -1)) this.#word(it, before, false)
    if (said) this.#word(move, before, pad)
    this.oracle.played(moves, said)
    this.#drawn()
    if (said) this.room.wait(luck.below(100))
    // Nobody goes on before a word is heard: where sensors err it may have to be said again.
    for (let n = 0; said && this.match.kind.noisy && n < 4 && !this.#believes(this.oracle.key); n++) {
      this.room.wait(1500)
      this.room.daemon.say(move.by, move.do as unknown as Json)
      this.#drawn()
    }
    this.#arrange(manner, luck)
    return this.#legal(deed)
  }

  /** The sensors see that something changed, and all of what changed. */
  #isSeen(before: Json, after: Json): boolean {
    const [was, is] = [this.oracle.look(before), this.oracle.look(after)]
    return was.shows !== is.shows && was.hidden === is.hidden
  }

  /** Said on a pad where a button means it, or on a screen. What leaves no trace is left unsaid. */
  #word(move: Move<Action>, state: Json, pad: boolean): void {
    const { how, button } = this.#game.sketch(state, move)
    const { daemon } = this.room
    if (move.by === 'chance') return
    const choice = this.#game.view(state, move.by).choices.find((it) => it.button === button)
    const isMeant = button !== undefined && JSON.stringify(choice?.action) === JSON.stringify(move.do)
    if (!pad || !isMeant) {
      daemon.say(move.by, move.do as unknown as Json)
      return
    }
    if (how === 'implied') return daemon.say(move.by, move.do as unknown as Json)
    const before = this.#belief()
    // Whoever is not heard presses again.
    for (let n = 0; n < 6 && this.#belief() === before; n++) {
      this.room.press(move.by, button)
      this.room.wait(n === 0 ? 15 : 1200)
    }
  }

  #changeMind(deed: Extract<Deed, { deed: 'mind' }>, luck: Luck): Judged | null {
    const [via, after] = [this.#after(deed.via), this.#after(deed.moves)]
    if (via === null || after === null) return null
    this.#arrange('plain', luck, via)
    this.room.wait(luck.below(2) === 0 ? 100 : 1500)
    this.oracle.played(deed.moves, false)
    this.#arrange('plain', luck)
    return this.#legal(deed)
  }

  #throw(deed: Extract<Deed, { deed: 'throw' }>, luck: Luck): Judged | null {
    const before = this.#after(deed.moves)
    const node = before === null ? null : this.#game.chance(before)
    const action: ChanceAction = { act: 'throw', dice: deed.dice }
    if (before === null || node?.chance !== 'throw' || !isOutcome(node, action)) return null
    const ids = this.room.takeUp(this.#game.scene(before).dice, node.dice)
    if (!ids) return null
    if (luck.below(3) === 0) {
      this.room.table.apply({ hand: 'hold', dice: ids })
      this.room.wait(100 + luck.below(900))
    }
    const faces = deed.dice.map(({ face }) => face)
    this.room.table.apply({ hand: 'throw', dice: ids, faces })
    this.oracle.played([...deed.moves, { by: 'chance', do: action }], true)
    this.#drawn()
    this.room.wait(950)
    this.#arrange('plain', luck)
    return this.#legal(deed)
  }

  #nothing(deed: Extract<Deed, { deed: 'nothing' }>, luck: Luck): Judged | null {
    const thing = this.room.thing(deed.thing)
    if (!thing?.at) return null
    const { at, turn } = thing
    this.room.lift(thing.id)
    this.room.wait(100 + luck.below(3000))
    this.room.put(thing.id, at, turn)
    return this.#legal(deed)
  }

  #back(deed: Extract<Deed, { deed: 'back' }>, luck: Luck): Judged | null {
    const looks = this.oracle.trail.map(({ state, key }) => this.oracle.look(state, key).shows)
    const to = looks.at(-1 - deed.rests)
    if (deed.rests < 1 || to === undefined || to === looks.at(-1)) return null
    // As it stood then it may have stood more than once: no more is taken back than need be.
    const index = looks.lastIndexOf(to)
    this.oracle.back(index)
    this.#arrange('plain', luck)
    return this.#legal(deed)
  }

  #undo(deed: Extract<Deed, { deed: 'undo' }>, luck: Luck): Judged | null {
    const { trail } = this.oracle
    const before = trail.at(-2)
    if (!before || !this.#believes(trail.at(-1)?.key ?? '') || !this.#believes(before.key, -2)) return null
    if (this.room.daemon.bench.trail.length < 2) return null
    this.room.daemon.input({ input: 'undo', seat: null })
    this.oracle.back(trail.length - 2)
    this.room.wait(luck.below(300))
    this.#arrange('plain', luck)
    return this.#legal(deed)
  }

  /** Pieces are carried to where the truth has them. */
  #arrange(manner: Manner, luck: Luck, state = this.truth): void {
    const scene = this.#game.scene(state)
    const places = scene.places.filter(({ layer }) => layer === 'tile').map(({ at }) => at)
    carry(this.room, this.room.carries(scene), { manner, luck, places, pitch: this.#game.pitch })
  }

  /** What the daemon has drawn from heaps that nobody holds is true for everybody. */
  #drawn(): void {
    const { moves } = this.room.daemon
    let first = moves.length
    while (first > 0 && moves[first - 1]?.by === 'chance' && moves[first - 1]?.do.act === 'pick') first--
    for (const move of moves.slice(first)) {
      const node = this.#game.chance(this.truth)
      if (node?.chance !== 'pick' || !isOutcome(node, move.do as unknown as ChanceAction)) continue
      this.oracle.played([move], true)
    }
  }

  #believes(key: string, rest = -1): boolean {
    return this.room.daemon.bench.trail.at(rest)?.some((line) => line.key === key) ?? false
  }

  /** After a legal deed: nothing may have been called wrong, and the truth must be believed. */
  #legal(deed: Deed): Judged {
    const { room, oracle } = this
    const { daemon } = room
    room.rest()
    const noisy = this.match.kind.noisy
    let asked = false
    for (let n = 0; n < 4 && daemon.bench.asked; n++) {
      const option = this.#trueOption()
      if (option === null) return wrong(deed, `asks about everything but the truth, ${oracle.key}`)
      asked = true
      daemon.answer(daemon.bench.asked.question.id, option)
      this.#drawn()
      room.rest()
    }
    for (let n = 0; noisy && n < 3 && !this.#believes(oracle.key); n++) {
      room.wait(1500)
      room.rest()
    }
    const foul = daemon.rulings.find((it) => it.ruling === 'foul' && !(noisy && isHeldUp(it)))
    if (foul) return wrong(deed, `calls a legal play foul: ${JSON.stringify(foul)}`)
    const illegal = oracle.certify(room)
    if (illegal) return wrong(deed, illegal)
    const fact = oracle.fact(room)
    if (daemon.ruling.ruling === 'gave up') return { deed, result: 'uncertain' }
    if (this.#believes(oracle.key))
      return {
        deed,
        result: asked
          ? 'asked'
          : daemon.rulings.some(isHeldUp) || daemon.ruling.ruling !== 'settled'
            ? 'uncertain'
            : 'right'
      }
    const [line] = daemon.bench.trail.at(-1) ?? []
    const barrier = oracle.trail.length === 1
    if (line && !barrier && oracle.agrees(line.state, fact, line.key)) return { deed, result: 'otherwise' }
    return wrong(deed, `believes ${line?.key}, and the truth is ${oracle.key}`)
  }

  #trueOption(): number | null {
    const { asked, trail } = this.room.daemon.bench
    const line = trail.at(-1)?.findIndex(({ key }) => key === this.oracle.key) ?? -1
    const option = asked?.keep.findIndex((lines) => lines.includes(line)) ?? -1
    return option < 0 ? null : option
  }

  // What is not.

  #cheat(deed: Extract<Deed, { deed: 'cheat' }>, luck: Luck): Judged | null {
    const { room, oracle } = this
    const { daemon } = room
    const dice = room.table.dice()
    const before = this.#belief()
    const known = deed.steps.every((it) => !('thing' in it) || room.thing(it.thing))
    if (!known) return null
    for (const it of deed.steps) this.#step(it)
    room.rest()
    if (deed.amends === 'sulk') room.wait(45_000)
    // A figure may be in the hand of somebody who thinks: that is waited for.
    const { wake } = daemon
    if (daemon.ruling.ruling === 'settled' && wake !== null) room.wait(wake - room.clock.now() + 50)
    const fact = oracle.fact(room)
    const ruling = daemon.ruling
    const rule = named(daemon.rulings)
    const changed = this.#belief() !== before
    const illegal = oracle.certify(room)
    if (illegal) return wrong(deed, illegal)
    if (changed) {
      const called = fixes(ruling).length > 0
      if (!this.#adopt(called)) return wrong(deed, `accepts what no legal play explains: ${this.#belief()}`)
      if (called)
        return this.#amend({ deed, result: 'right', ...(rule === undefined ? {} : { rule }) }, 'restore', dice, luck)
      return this.#calm({ deed, result: 'explained' }, luck)
    }
    const explained = oracle.explains(fact)
    const still = oracle.agrees(this.truth, fact) && fact.thrown.length === 0
    const asks = ruling.ruling === 'ask'
    let result: Judged = { deed, result: 'right', ...(rule === undefined ? {} : { rule }) }
    if (still) result = { deed, result: 'explained' }
    else if (explained === 'yes') {
      if (ruling.ruling === 'foul' && !this.match.kind.noisy)
        return wrong(deed, `calls foul what a legal play explains: ${JSON.stringify(ruling)}`)
      result = { deed, result: asks || ruling.ruling === 'on the way' ? 'uncertain' : 'explained' }
    } else if (explained === 'unsure' || ruling.ruling === 'gave up') result = { deed, result: 'uncertain' }
    else if (ruling.ruling === 'settled' && rule === undefined) {
      if (!this.match.kind.noisy) return wrong(deed, 'nothing is found wrong')
      result = { deed, result: 'uncertain' }
    }
    return this.#amend(result, deed.amends, dice, luck)
  }

  #belief = (): string =>
    (this.room.daemon.bench.trail.at(-1) ?? [])
      .map(({ key }) => key)
      .sort()
      .join('\n')

  /** The truth becomes what is believed, if that is what the table shows; `called`: or if the rest was called wrong. */
  #adopt(called = false): boolean {
    const { room, oracle } = this
    const fact = oracle.fact(room)
    const lines = room.daemon.bench.trail.at(-1) ?? []
    const line = lines.find(({ key, state }) => called || oracle.agrees(state, fact, key))
    if (!line) return false
    const index = oracle.trail.findIndex(({ key }) => key === line.key)
    if (index >= 0) oracle.back(index)
    else if (room.daemon.bench.trail.length === 1) oracle.becomes(line.state)
    else oracle.trail = [...oracle.trail, { state: line.state, key: line.key, said: false }]
    this.#drawn()
    return true
  }

  #step(step: Step): void {
    const { room } = this
    switch (step.step) {
      case 'carry':
        room.lift(step.thing)
        room.wait(120)
        room.put(step.thing, step.to, step.turn)
        return room.wait(60)
      case 'throw':
        room.table.apply({ hand: 'throw', dice: step.dice, faces: step.faces })
        return room.wait(950)
      case 'turn':
        room.table.apply({ hand: 'face', die: step.die, face: step.face })
        return room.wait(60)
      case 'aside':
        room.table.apply({ hand: 'aside', dice: step.dice })
        return room.wait(60)
      case 'press':
        room.press(step.seat, step.button)
        return room.wait(20)
      case 'say':
        return room.daemon.say(step.by, step.do as unknown as Json)
      case 'wait':
        return room.wait(step.ms)
    }
  }

  /** Brings the table right again, by memory or by the lamps. Then all must be as before. */
  #amend(judged: Judged, how: 'restore' | 'obey' | 'sulk', dice: readonly VirtualDie[], luck: Luck): Judged {
    const { room } = this
    const before = this.#belief()
    for (let n = 0; how === 'obey' && n < 6 && fixes(room.daemon.ruling).length > 0; n++) {
      for (const fix of fixes(room.daemon.ruling)) this.#obey(fix)
      room.rest()
    }
    if (fixes(room.daemon.ruling).length > 0 || how !== 'obey') {
      this.#layDice(dice)
      this.#arrange('plain', luck)
      room.rest()
    }
    if (this.#belief() !== before) {
      const illegal = this.oracle.certify(room)
      if (illegal || !this.#adopt()) return wrong(judged.deed, illegal ?? 'amends are taken for something else')
    }
    return this.#calm(judged, luck)
  }

  /** The table is right, so peace must be. */
  #calm(judged: Judged, luck: Luck): Judged {
    const { daemon } = this.room
    this.#arrange('plain', luck)
    this.room.rest()
    if (daemon.ruling.ruling !== 'settled') this.room.wait(told)
    for (let n = 0; n < 4 && daemon.bench.asked; n++) {
      const option = this.#trueOption()
      if (option === null) break
      daemon.answer(daemon.bench.asked.question.id, option)
      this.room.rest()
    }
    for (let n = 0; this.match.kind.noisy && n < 3 && daemon.ruling.ruling !== 'settled'; n++) this.room.wait(1500)
    if (!this.#believes(this.oracle.key) && !this.#adopt())
      return wrong(judged.deed, 'the truth is not believed after amends')
    if (daemon.ruling.ruling === 'settled') return judged
    return wrong(judged.deed, `there is no peace after amends: ${JSON.stringify(daemon.ruling)}`)
  }

  #layDice(dice: readonly VirtualDie[]): void {
    const { table } = this.room
    for (const { id, state, face } of dice) {
      const now = table.dice().find((it) => it.id === id)
      if (state === 'aside' && now?.state !== 'aside') table.apply({ hand: 'aside', dice: [id] })
      else if (state !== 'aside' && (now?.face !== face || now.state !== 'lying'))
        table.apply({ hand: 'face', die: id, face })
    }
    this.room.wait(100)
  }

  #obey(fix: Correction): void {
    const { room } = this
    const scene = this.#game.scene(this.room.daemon.state)
    const at = (id: string) => scene.places.find((place) => place.id === id)?.at ?? null
    const near = (id: string, kind: string | null) =>
      room.table.things().find((it) => {
        const found = it.at && this.#game.locate({ kind: it.kind, at: it.at, turn: it.turn })
        return found?.place === id && (kind === null || found.kind === kind)
      })
    if (fix.fix === 'die') {
      const dice = room.table.dice()
      const die =
        fix.from === null
          ? dice.find((it) => it.kind === fix.kind && it.state === 'aside')
          : dice.find((it) => it.kind === fix.kind && it.state === 'lying' && it.face === fix.from)
      if (!die) return
      if (fix.to === null) room.table.apply({ hand: 'aside', dice: [die.id] })
      else room.table.apply({ hand: 'face', die: die.id, face: fix.to })
      return room.wait(60)
    }
    const thing =
      fix.fix === 'put'
        ? room.table
            .things()
            .find((it) => (!it.at || it.held) && (it.kind === fix.kind || fix.kind.startsWith(`${it.kind}/`)))
        : near(fix.from, fix.kind)
    if (!thing) return
    const to = fix.fix === 'take' ? null : at(fix.to)
    const piece = fix.fix === 'take' ? null : scene.pieces.find((it) => it.kind === fix.kind && it.place === fix.to)
    room.lift(thing.id)
    room.wait(100)
    room.put(thing.id, to, piece?.turn)
    room.wait(60)
  }

  #tip(deed: Deed, luck: Luck): Judged {
    const { room } = this
    const dice = room.table.dice()
    const before = this.#belief()
    room.table.apply({ hand: 'tip' })
    room.wait(900)
    room.rest()
    this.#layDice(dice)
    if (luck.below(2) === 0) this.#arrange('plain', luck)
    else
      for (const { thing, to, turn } of room.carries(this.#game.scene(this.truth))) {
        room.put(thing, to, turn)
        room.wait(luck.below(400))
      }
    room.rest()
    const illegal = this.oracle.certify(room)
    if (illegal) return wrong(deed, illegal)
    if (this.#belief() === before) return this.#calm({ deed, result: 'right' }, luck)
    if (!this.#adopt()) return wrong(deed, 'a knocked table is taken for a play')
    return this.#calm({ deed, result: 'explained' }, luck)
  }

  #restart(deed: Extract<Deed, { deed: 'restart' }>, luck: Luck): Judged | null {
    const { room } = this
    const thing = deed.thing === null ? null : room.thing(deed.thing)
    if (thing === undefined || (thing && !thing.at)) return null
    if (thing) {
      room.lift(thing.id)
      room.wait(luck.below(600))
    }
    const before = this.#belief()
    room.daemon.restart()
    if (this.#belief() !== before) return wrong(deed, 'believes something else after a restart')
    room.wait(luck.below(1500))
    if (thing) room.put(thing.id, thing.at, thing.turn)
    return this.#legal(deed)
  }
}

const wrong = (deed: Deed, why: string): Judged => ({ deed, result: 'wrong', why })

/** Nobody is accused of anything: a thing is asked for that was not seen, or asked away that was, when somebody spoke. */
const isHeldUp = (ruling: Ruling): boolean => ruling.ruling === 'foul' && ruling.refusal === null

const fixes = (ruling: Ruling): readonly Correction[] =>
  'corrections' in ruling ? ruling.corrections : 'towards' in ruling ? ruling.towards : []

/** The rule of the first foul; null: it named none; undefined: there was no foul. */
function named(rulings: readonly Ruling[]): Judged['rule'] {
  const foul = rulings.find(({ ruling }) => ruling === 'foul')
  return foul?.ruling === 'foul' ? (foul.refusal?.rule ?? null) : undefined
}
