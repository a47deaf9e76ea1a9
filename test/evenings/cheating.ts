// Gestures that are illegal or accidental: a cheat, a knocked table. The referee may believe only what a legal play explains. Once the
// hands have put the table right, the ruling must be "settled" again.

import { type Json, same } from '../../src/core/json.ts'
import type { ObservedDie } from '../../src/core/observation.ts'
import type { VirtualDie } from '../../src/core/page.ts'
import type { Action, Move, Refusal } from '../../src/core/rules.ts'
import type { Correction, Ruling } from '../../src/core/ruling.ts'
import type { Die } from '../../src/core/scene.ts'
import { shapeRule } from '../../src/core/shape.ts'
import { type Luck, some } from '../conformance/playout.ts'
import { peek } from '../referee/peek.ts'
import type { Evening } from './evening.ts'
import { isHand } from './faces.ts'
import type { Amends, Gesture, Judged, Step } from './gestures.ts'
import { wrong } from './gestures.ts'
import { loggedFoul, named } from './named.ts'

/** The referee shows a foul that needs no correction for this long, in ms. */
export const foulShown = 4200
/** Longer than the referee waits for people, in ms. */
const sulk = 45_000

export function cheat(evening: Evening, gesture: Extract<Gesture, { gesture: 'cheat' }>, luck: Luck): Judged | null {
  let broken: Judged['broken'] | null = null
  const before = evening.truth
  const judged = tried(evening, gesture, luck, () => {
    broken = brokenRule(evening, before, gesture.steps)
  })
  return judged && broken ? { ...judged, broken } : judged
}

/**
 * The only rule that the foul can break, or null if there may be several. Sensors don't see what was meant, so every other single action
 * that looks the same must break that rule, too.
 */
function brokenRule(evening: Evening, truth: Json, steps: readonly Step[]): Judged['broken'] | null {
  const { game, room } = evening
  // Putting dice aside before a throw is part of the throw.
  const [done, ...more] = steps.filter(({ step }) => step !== 'aside')
  const seen = peek(room.daemon.match).sensors.last
  if (!done || more.length > 0 || !seen) return null
  const meant = done.step === 'say' ? [done] : 'meant' in done ? (done.meant ?? []) : []
  const before = evening.after(meant.slice(0, -1), truth)
  const move = meant.at(-1)
  const rule = move && before !== null ? game.refuse(before, move)?.rule : null
  if (!rule || done.step === 'say') return rule ?? null
  // Legal attempts don't count: if one showed the same, this was no foul, and the others show something else.
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
  // A daemon that has just restarted must first receive a reading.
  for (let n = 0; n < 40 && peek(daemon.match).sensors.last === null; n++) room.wait(50)
  room.rest()
  shown()
  if (gesture.amends === 'sulk') room.wait(sulk)
  // The referee may still wait in case a piece is in the hand of a player who thinks. Let that wait pass.
  const { wake } = daemon
  if (daemon.ruling.ruling === 'settled' && wake !== null) room.wait(wake - room.clock.now() + 50)
  const fact = oracle.fact(room)
  const ruling = daemon.ruling
  const rule = named(daemon.rulings)
  if (rule === shapeRule) return wrong(gesture, 'cites the notation, which hands cannot break')
  const changed = evening.belief() !== before
  const illegal = evening.certify()
  if (illegal) return wrong(gesture, illegal)
  if (changed) {
    // Dice that a hand turned or laid down were not thrown. If sensors report which dice rolled, a throw consists of exactly those.
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
  // A refused declaration changes nothing on the table. The referee answers it with the sentence of the rule.
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
    // Where time has ended the match meanwhile, nobody has to put anything right.
    if (!evening.match.kind.noisy && !evening.over) return wrong(gesture, 'nothing is found wrong')
    result = { gesture, result: 'uncertain' }
  }
  return amend(evening, result, gesture.amends, dice, luck)
}

/** The refusal of the action that a hand declares, or null if it declares none or a legal one. */
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

/** Puts the table right, from memory or as the lamps ask. Then everything must be as before. */
function amend(evening: Evening, judged: Judged, how: Amends, dice: readonly VirtualDie[], luck: Luck): Judged {
  const { room } = evening
  const before = evening.belief()
  for (let n = 0; how === 'obey' && n < 6 && fixes(room.daemon.ruling).length > 0; n++) {
    // Hands that follow the lamps look again before each piece, and leave a piece that the lamps no longer ask for.
    for (const fix of fixes(room.daemon.ruling))
      if (fixes(room.daemon.ruling).some((it) => same(it, fix))) obey(evening, fix)
    room.rest()
  }
  // Put back by memory what the lamps did not ask for, or not yet.
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

/** The table is right again, so the ruling must become "settled". */
function calm(evening: Evening, judged: Judged, luck: Luck): Judged {
  const { daemon } = evening.room
  putRight(evening, luck)
  if (daemon.ruling.ruling !== 'settled') evening.room.wait(foulShown)
  evening.answered()
  // What was drawn after the answer may bring pieces to the table.
  putRight(evening, luck)
  for (let n = 0; evening.match.kind.noisy && n < 3 && daemon.ruling.ruling !== 'settled'; n++) evening.room.wait(1500)
  if (!evening.believes(evening.oracle.key) && !evening.adopt())
    return wrong(judged.gesture, 'the truth is not believed after amends')
  if (daemon.ruling.ruling === 'settled') return judged
  return wrong(judged.gesture, `there is no peace after amends: ${JSON.stringify(daemon.ruling)}`)
}

/**
 * Hands lay everything as the truth has it. A die whose face sensors can't read may have been turned, and the referee may have understood
 * another declaration than was meant: then the hands go on with what it believes, and the dice must match that.
 */
function putRight(evening: Evening, luck: Luck): void {
  const isUnread = evening.oracle.fact(evening.room).dice.some(({ face }) => face === '?')
  if (isUnread || fixes(evening.room.daemon.ruling).some(({ fix }) => fix === 'die')) evening.layTray()
  evening.arrange('plain', luck)
  evening.room.rest()
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

/** All throws that the referee believes. */
const throws = ({ room }: Evening): (readonly Die[])[] =>
  room.daemon.moves.flatMap(({ by, do: it }) =>
    by === 'chance' && it.act === 'throw' ? [(it as unknown as { dice: readonly Die[] }).dice] : []
  )
