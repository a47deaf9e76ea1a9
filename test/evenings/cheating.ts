// Gestures that are not legal, or not meant: a cheat, a knocked table. Nothing of them may be believed that no legal play explains, and
// once amends are made there must be peace.

import { type Json, same } from '../../src/core/json.ts'
import type { ObservedDie } from '../../src/core/observation.ts'
import type { VirtualDie } from '../../src/core/page.ts'
import type { Action, Move, Refusal } from '../../src/core/rules.ts'
import type { Correction, Ruling } from '../../src/core/ruling.ts'
import type { Die } from '../../src/core/scene.ts'
import { type Luck, some } from '../conformance/playout.ts'
import { peek } from '../referee/peek.ts'
import type { Evening } from './evening.ts'
import { isHand } from './faces.ts'
import type { Amends, Gesture, Judged, Step } from './gestures.ts'
import { wrong } from './gestures.ts'
import { loggedFoul, named } from './named.ts'

/** A foul with nothing to put right is shown this long, in ms. */
const told = 4200
/** Longer than anybody's patience, in ms. */
const sulk = 45_000

export function cheat(evening: Evening, gesture: Extract<Gesture, { gesture: 'cheat' }>, luck: Luck): Judged | null {
  let broken: Judged['broken'] | null = null
  const before = evening.truth
  const judged = tried(evening, gesture, luck, () => {
    broken = brokenRule(evening, before, gesture.steps)
  })
  return judged && broken ? { ...judged, broken } : judged
}

/** The rule that refuses what was meant, where it refuses every other single action as well that the table may show. */
function brokenRule(evening: Evening, truth: Json, steps: readonly Step[]): Judged['broken'] | null {
  const { game, room } = evening
  // Dice that are put aside before a throw are part of it.
  const [done, ...more] = steps.filter(({ step }) => step !== 'aside')
  const seen = peek(room.daemon.match).sensors.last
  if (!done || more.length > 0 || !seen) return null
  const meant = done.step === 'say' ? [done] : 'meant' in done ? (done.meant ?? []) : []
  const before = evening.after(meant.slice(0, -1), truth)
  const move = meant.at(-1)
  const rule = move && before !== null ? game.refuse(before, move)?.rule : null
  if (!rule || done.step === 'say') return rule ?? null
  // What is legal and shows the same was no foul; what is legal otherwise shows something else.
  const others = some(game.attempts(truth, seen) as Iterable<Move<Action>>).flatMap(
    (it) => game.refuse(truth, it) ?? []
  )
  return others.every((it) => it.rule === rule) ? rule : null
}

function tried(
  evening: Evening,
  gesture: Extract<Gesture, { gesture: 'cheat' }>,
  luck: Luck,
  shown: () => void
): Judged | null {
  const { room, oracle } = evening
  const { daemon } = room
  const dice = room.table.dice()
  const before = evening.belief()
  const thrown = throws(evening).length
  const refusal = refusedWord(evening, gesture.steps)
  const held = room.table.posed().map(({ id }) => id)
  const known = gesture.steps.every(
    (it) => !('thing' in it) || held.includes(it.thing as never) || room.thing(it.thing)
  )
  if (!known) return null
  for (const it of gesture.steps) step(evening, it)
  evening.doneAt = room.clock.now()
  // A daemon that has only just begun again must first hear of the table.
  for (let n = 0; n < 40 && peek(daemon.match).sensors.last === null; n++) room.wait(50)
  room.rest()
  shown()
  if (gesture.amends === 'sulk') room.wait(sulk)
  // A figure may be in the hand of somebody who thinks: that is waited for.
  const { wake } = daemon
  if (daemon.ruling.ruling === 'settled' && wake !== null) room.wait(wake - room.clock.now() + 50)
  const fact = oracle.fact(room)
  const ruling = daemon.ruling
  const rule = named(daemon.rulings)
  const changed = evening.belief() !== before
  const illegal = evening.certify()
  if (illegal) return wrong(gesture, illegal)
  if (changed) {
    // Dice that were turned, or laid there, are no throw; and those that rolled are the whole of it, where the sensors could tell.
    const told = peek(daemon.match).sensors.last?.dice?.thrown !== undefined
    const [made, ...more] = throws(evening).slice(thrown)
    if (
      made &&
      told &&
      (more.length > 0 ||
        !isHand(
          fact.thrown.map((i) => fact.dice[i] as ObservedDie),
          made
        ))
    )
      return wrong(gesture, `takes dice for thrown that were not: ${JSON.stringify(made)}`)
    const called = fixes(ruling).length > 0
    if (!evening.adopt(called)) return wrong(gesture, `accepts what no legal play explains: ${evening.belief()}`)
    if (called)
      return amend(
        evening,
        { gesture, result: 'right', ...(rule === undefined ? {} : { rule }) },
        'restore',
        dice,
        luck
      )
    return calm(evening, { gesture, result: 'explained' }, luck)
  }
  const explained = oracle.explains(fact)
  const still = oracle.agrees(evening.truth, fact) && fact.thrown.length === 0
  const asks = ruling.ruling === 'ask'
  let result: Judged = { gesture, result: 'right', ...(rule === undefined ? {} : { rule }) }
  // A word that is refused changes nothing on the table: it is answered with the rule's own sentence.
  const answered =
    refusal !== null && daemon.told.some(({ say }) => JSON.stringify(say) === JSON.stringify(refusal.why))
  const logged = loggedFoul(daemon.told)
  if (still && answered) result = { gesture, result: 'right', rule: refusal.rule }
  else if (still && logged) result = { gesture, result: 'right', rule: logged }
  else if (still) result = { gesture, result: 'explained' }
  else if (explained === 'yes') {
    if (ruling.ruling === 'foul' && !evening.match.kind.noisy)
      return wrong(gesture, `calls foul what a legal play explains: ${JSON.stringify(ruling)}`)
    result = { gesture, result: asks || ruling.ruling === 'on the way' ? 'uncertain' : 'explained' }
  } else if (explained === 'unsure' || ruling.ruling === 'gave up') result = { gesture, result: 'uncertain' }
  else if (ruling.ruling === 'settled' && rule === undefined) {
    if (!evening.match.kind.noisy) return wrong(gesture, 'nothing is found wrong')
    result = { gesture, result: 'uncertain' }
  }
  return amend(evening, result, gesture.amends, dice, luck)
}

/** Why the rules refuse what is said; null: nothing is, or they do not. */
function refusedWord({ game, truth }: Evening, steps: readonly Step[]): Refusal | null {
  const word = steps.find((it) => it.step === 'say')
  return word ? game.refuse(truth, { by: word.by, do: word.do }) : null
}

function step({ room }: Evening, it: Step): void {
  const { table, daemon } = room
  switch (it.step) {
    case 'carry':
      room.lift(it.thing)
      room.wait(120)
      room.put(it.thing, it.to, it.turn)
      break
    case 'throw':
      table.apply({ hand: 'throw', dice: it.dice, faces: it.faces })
      room.wait(950)
      break
    case 'turn':
      table.apply({ hand: 'face', die: it.die, face: it.face })
      break
    case 'aside':
      table.apply({ hand: 'aside', dice: it.dice })
      break
    case 'press':
      room.press(it.seat, it.button)
      break
    case 'hold':
      room.hold(it.thing, it.pose)
      break
    case 'wait':
      room.wait(it.ms)
      break
    case 'say':
      daemon.say(it.by, it.do as unknown as Json)
  }
  room.wait(60)
}

/** Brings the table right again, by memory or by the lamps. Then all must be as before. */
function amend(evening: Evening, judged: Judged, how: Amends, dice: readonly VirtualDie[], luck: Luck): Judged {
  const { room } = evening
  const before = evening.belief()
  for (let n = 0; how === 'obey' && n < 6 && fixes(room.daemon.ruling).length > 0; n++) {
    // Whoever follows the lamps looks again before each piece: what is no longer asked for stays.
    for (const fix of fixes(room.daemon.ruling))
      if (fixes(room.daemon.ruling).some((it) => same(it, fix))) obey(evening, fix)
    room.rest()
  }
  // What the lamps did not ask for, or not yet, is put as it was.
  const isRight = evening.belief() !== before || evening.oracle.agrees(evening.truth, evening.oracle.fact(room))
  if (fixes(room.daemon.ruling).length > 0 || how !== 'obey' || !isRight) {
    layDice(evening, dice)
    evening.arrange('plain', luck)
    room.rest()
  }
  if (evening.belief() !== before) {
    const illegal = evening.certify()
    if (illegal || !evening.adopt()) return wrong(judged.gesture, illegal ?? 'amends are taken for something else')
  }
  return calm(evening, judged, luck)
}

/** The table is right, so peace must be. */
function calm(evening: Evening, judged: Judged, luck: Luck): Judged {
  const { daemon } = evening.room
  // A die that cannot be read may have been turned unseen: hands go on with what is believed.
  // So they do where another word was heard than was meant, and the dice have to follow it.
  const isUnread = evening.oracle.fact(evening.room).dice.some(({ face }) => face === '?')
  if (isUnread || fixes(daemon.ruling).some(({ fix }) => fix === 'die')) evening.layTray()
  evening.arrange('plain', luck)
  evening.room.rest()
  if (daemon.ruling.ruling !== 'settled') evening.room.wait(told)
  for (let n = 0; n < 4 && daemon.match.asked; n++) {
    const option = evening.trueOption()
    if (option === null) break
    daemon.answer(daemon.match.asked.question.id, option)
    evening.room.rest()
  }
  for (let n = 0; evening.match.kind.noisy && n < 3 && daemon.ruling.ruling !== 'settled'; n++) evening.room.wait(1500)
  if (!evening.believes(evening.oracle.key) && !evening.adopt())
    return wrong(judged.gesture, 'the truth is not believed after amends')
  if (daemon.ruling.ruling === 'settled') return judged
  return wrong(judged.gesture, `there is no peace after amends: ${JSON.stringify(daemon.ruling)}`)
}

function layDice(evening: Evening, dice: readonly VirtualDie[]): void {
  const { table } = evening.room
  for (const { id, state, face } of dice) {
    const now = table.dice().find((it) => it.id === id)
    if (state === 'aside' && now?.state !== 'aside') table.apply({ hand: 'aside', dice: [id] })
    else if (state !== 'aside' && (now?.face !== face || now.state !== 'lying'))
      table.apply({ hand: 'face', die: id, face })
  }
  evening.room.wait(100)
}

function obey(evening: Evening, fix: Correction): void {
  const { room } = evening
  const scene = evening.game.scene(evening.room.daemon.state)
  const at = (id: string) => scene.places.find((place) => place.id === id)?.at ?? null
  const near = (id: string, kind: string | null) =>
    room.table.things().find((it) => {
      const found = it.at && evening.game.locate({ kind: it.kind, at: it.at, turn: it.turn })
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
    room.wait(60)
    return
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

export function tip(evening: Evening, gesture: Gesture, luck: Luck): Judged {
  const { room } = evening
  const dice = room.table.dice()
  const before = evening.belief()
  room.table.apply({ hand: 'tip' })
  room.wait(900)
  room.rest()
  layDice(evening, dice)
  if (luck.below(2) === 0) evening.arrange('plain', luck)
  else
    for (const { thing, to, turn } of room.carries(evening.game.scene(evening.truth))) {
      room.put(thing, to, turn)
      room.wait(luck.below(400))
    }
  room.rest()
  const illegal = evening.certify()
  if (illegal) return wrong(gesture, illegal)
  if (evening.belief() === before) return calm(evening, { gesture, result: 'right' }, luck)
  if (!evening.adopt()) return wrong(gesture, 'a knocked table is taken for a play')
  return calm(evening, { gesture, result: 'explained' }, luck)
}

const fixes = (ruling: Ruling): readonly Correction[] =>
  'corrections' in ruling ? ruling.corrections : 'towards' in ruling ? ruling.towards : []

/** Every throw that is believed. */
const throws = ({ room }: Evening): (readonly Die[])[] =>
  room.daemon.moves.flatMap(({ by, do: it }) =>
    by === 'chance' && it.act === 'throw' ? [(it as unknown as { dice: readonly Die[] }).dice] : []
  )
