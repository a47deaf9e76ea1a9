// Legal gestures, and how the referee must rule them: it never calls a foul, and its belief includes the truth.

import { type ChanceAction, isOutcome } from '../../src/core/chance.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Ruling } from '../../src/core/ruling.ts'
import { Luck, some } from '../conformance/playout.ts'
import { peek } from '../referee/peek.ts'
import { foulShown } from './cheating.ts'
import type { Evening } from './evening.ts'
import type { Gesture, Judged } from './gestures.ts'
import { wrong } from './gestures.ts'

type Of<Name> = Extract<Gesture, { gesture: Name }>

export function playMoves(evening: Evening, gesture: Of<'play'>, luck: Luck): Judged | null {
  const { moves, manner, pad, computer = false } = gesture
  const after = evening.after(moves)
  const move = moves.at(-1)
  if (after === null || !move) return null
  const before = evening.after(moves.slice(0, -1)) as Json
  // Shrinking leaves gestures out, after which a later declaration may no longer be true. Then the gesture is impossible.
  if (evening.nature?.isTrue(before, move.do) === false) return null
  const sketch = evening.game.sketch(before, move)
  const { poses } = sketch
  if (poses && evening.posed(poses.thing)) {
    // A sensor reports the pose, so the player does not declare it.
    evening.room.hold(poses.thing, poses.pose)
    evening.room.wait(700 + luck.below(2500))
    return judge(evening, gesture)
  }
  const said =
    computer || sketch.how === 'declared' || !evening.isSeen(before, after) || (pad && sketch.how === 'inferred')
  // On a screen players declare each move in turn. One press of a button also declares the moves that it needs before it.
  const rests = said && !pad ? moves.map((it) => [it]) : [moves]
  for (const played of rests) {
    if (said) word(evening, played.at(-1) as Move<Action>, before, pad)
    evening.oracle.played(played, said)
  }
  evening.drawn()
  if (said) evening.room.wait(luck.below(100))
  // Nobody goes on before the declaration arrived. Where sensors are poor, the player may have to repeat it.
  for (let n = 0; said && evening.match.kind.noisy && n < 4 && !evening.believes(evening.oracle.key); n++) {
    evening.room.wait(1500)
    evening.room.daemon.say(move.by, move.do as unknown as Json)
    evening.drawn()
  }
  evening.arrange(manner, luck)
  evening.putAway()
  return judge(evening, gesture)
}

/** Declares a move: on a pad if a button means it, otherwise on a screen. Moves that leave no trace are not declared. */
function word(evening: Evening, move: Move<Action>, state: Json, pad: boolean): void {
  const { how, button } = evening.game.sketch(state, move)
  const { daemon } = evening.room
  if (move.by === 'chance') return
  const choice = evening.game.view(state, move.by).choices.find((it) => it.button === button)
  const isMeant = button !== undefined && JSON.stringify(choice?.action) === JSON.stringify(move.do)
  if (!pad || !isMeant || how === 'inferred') {
    daemon.say(move.by, move.do as unknown as Json)
    return
  }
  const before = evening.belief()
  // A player whose press was not received presses again.
  for (let n = 0; n < 6 && evening.belief() === before; n++) {
    evening.room.press(move.by, button)
    evening.room.wait(n === 0 ? 15 : 1200)
  }
}

export function changeMind(evening: Evening, gesture: Of<'mind'>, luck: Luck): Judged | null {
  const [via, after] = [evening.after(gesture.via), evening.after(gesture.moves)]
  if (via === null || after === null || !evening.still) return null
  evening.arrange('plain', luck, via)
  evening.room.wait(luck.below(2) === 0 ? 100 : 1500)
  evening.oracle.played(gesture.moves, false)
  evening.arrange('plain', luck)
  return judge(evening, gesture)
}

export function throwDice(evening: Evening, gesture: Of<'throw'>, luck: Luck): Judged | null {
  const before = evening.after(gesture.moves)
  const node = before === null ? null : evening.game.chance(before)
  const action: ChanceAction = { act: 'throw', dice: gesture.dice }
  if (before === null || node?.chance !== 'throw' || !isOutcome(node, action)) return null
  const ids = evening.room.takeUp(evening.game.scene(before).dice, node.dice)
  if (!ids) return null
  if (luck.below(3) === 0) {
    evening.room.table.apply({ hand: 'hold', dice: ids })
    evening.room.wait(100 + luck.below(900))
  }
  const faces = gesture.dice.map(({ face }) => face)
  evening.room.table.apply({ hand: 'throw', dice: ids, faces })
  evening.oracle.played([...gesture.moves, { by: 'chance', do: action }], true)
  evening.drawn()
  evening.room.wait(950)
  evening.arrange('plain', luck)
  return judge(evening, gesture, () => {
    for (const it of [...gesture.moves, { by: 'chance', do: action } as const])
      evening.room.daemon.say(it.by, it.do as unknown as Json)
  })
}

export function nothing(evening: Evening, gesture: Of<'nothing'>, luck: Luck): Judged | null {
  const thing = evening.room.thing(gesture.thing)
  if (!thing?.at) return null
  const { at, turn } = thing
  evening.room.lift(thing.id)
  evening.room.wait(100 + luck.below(3000))
  evening.room.put(thing.id, at, turn)
  return judge(evening, gesture)
}

export function back(evening: Evening, gesture: Of<'back'>, luck: Luck): Judged | null {
  const looks = evening.oracle.history.map(({ state, key }) => evening.oracle.look(state, key).shows)
  const to = looks.at(-1 - gesture.rests)
  if (gesture.rests < 1 || to === undefined || to === looks.at(-1) || !evening.still) return null
  // The table may have had this position several times. Undo no more than needed.
  const index = looks.lastIndexOf(to)
  evening.oracle.back(index)
  evening.layTray()
  evening.arrange('plain', luck)
  return judge(evening, gesture)
}

export function undo(evening: Evening, gesture: Of<'undo'>, luck: Luck): Judged | null {
  const { history } = evening.oracle
  const index = evening.oracle.beforeLast()
  const [before, now] = [history[index], history.at(-1)]
  if (!before || !now || !evening.believes(now.key) || !evening.believes(before.key, index - history.length))
    return null
  if (peek(evening.room.daemon.match).history.length < 2) return null
  evening.room.daemon.input({ input: 'undo', seat: null })
  evening.oracle.back(index)
  evening.layTray()
  evening.room.wait(luck.below(300))
  evening.arrange('plain', luck)
  return judge(evening, gesture)
}

export function restart(evening: Evening, gesture: Of<'restart'>, luck: Luck): Judged | null {
  const { room } = evening
  const thing = gesture.thing === null ? null : room.thing(gesture.thing)
  if (thing === undefined || (thing && !thing.at)) return null
  if (thing) {
    room.lift(thing.id)
    room.wait(luck.below(600))
  }
  const before = evening.belief()
  room.daemon.restart()
  if (evening.belief() !== before) return wrong(gesture, 'believes something else after a restart')
  room.wait(luck.below(1500))
  if (thing) room.put(thing.id, thing.at, thing.turn)
  return judge(evening, gesture)
}

/** Knocks a thing over and stands it up again at once. Nothing may follow from it. */
export function knock(evening: Evening, gesture: Of<'knock'>): Judged | null {
  const { room } = evening
  const pose = evening.posed(gesture.thing)
  if (pose === null || pose === gesture.pose) return null
  room.hold(gesture.thing, gesture.pose)
  room.clock.run(gesture.ms)
  room.hold(gesture.thing, pose)
  room.wait(700)
  return judge(evening, gesture)
}

/** Unplugs the cable for a while. */
export function unplug(evening: Evening, gesture: Of<'unplug'>, luck: Luck): Judged | null {
  const { room } = evening
  const { held, ms } = gesture
  const pose = held && evening.posed(held.thing)
  if (held && (pose === null || pose === held.pose)) return null
  room.daemon.unplug(true)
  const before = luck.below(ms - (held?.ms ?? 0) + 1)
  room.clock.run(before)
  if (held && pose) {
    room.hold(held.thing, held.pose)
    room.clock.run(held.ms)
    room.hold(held.thing, pose)
  }
  room.clock.run(ms - before - (held?.ms ?? 0))
  room.daemon.unplug(false)
  room.wait(1500)
  return judge(evening, gesture)
}

export function jump(evening: Evening, gesture: Of<'jump'>): Judged {
  evening.room.crystal.jump(gesture.ms)
  evening.room.wait(1200)
  return judge(evening, gesture)
}

/**
 * Checks the referee after a legal gesture: it called no foul, and believes the truth. `say` declares what sensors may have missed.
 */
export function judge(evening: Evening, gesture: Gesture, say: (() => void) | null = null): Judged {
  const { room, oracle } = evening
  const { daemon } = room
  evening.doneAt = room.clock.now()
  room.rest()
  // What the daemon has drawn may need pieces on the table. Put them there before anybody goes on.
  for (let n = 0; n < 4 && evening.drawn(); n++) {
    evening.arrange('plain', new Luck(gesture.luck))
    room.rest()
  }
  const noisy = evening.match.kind.noisy
  let asked = daemon.match.asked !== null
  if (!evening.answered()) return wrong(gesture, `asks about everything but the truth, ${oracle.key}`)
  for (let n = 0; noisy && n < 3 && !evening.believes(oracle.key); n++) {
    room.wait(1500)
    room.rest()
    evening.drawn()
    if (evening.believes(oracle.key) || !say) continue
    asked = true
    say()
  }
  if (noisy && !evening.believes(oracle.key) && daemon.ruling.ruling === 'on the way') {
    // The lamps still ask for pieces that the sensors missed. Carry these again, slowly.
    evening.arrange('plain', new Luck(gesture.luck), daemon.state)
    room.wait(1500)
    evening.arrange('plain', new Luck(gesture.luck))
    room.rest()
  }
  // The referee may meanwhile have asked about something that sensors missed.
  evening.answered()
  // Excuse fouls called while a damaged line kept something back, besides those that accuse nobody.
  const isExcused = (it: Ruling): boolean => isHeldUp(it) || daemon.uninformed.has(it)
  const fouls = daemon.rulings.filter((it) => it.ruling === 'foul' && !(noisy && isExcused(it)))
  const foul = fouls.find((it) => !isLate(evening, it))
  if (foul) return wrong(gesture, `calls a legal play foul: ${JSON.stringify(foul)}`)
  if (fouls.length > 0) {
    evening.layTray()
    room.wait(foulShown)
    room.rest()
  }
  const illegal = evening.certify()
  if (illegal) return wrong(gesture, illegal)
  const fact = oracle.fact(room)
  if (daemon.ruling.ruling === 'gave up') {
    evening.lost = !evening.believes(oracle.key)
    return { gesture, result: 'uncertain' }
  }
  if (evening.believes(oracle.key))
    return {
      gesture,
      result: asked
        ? 'asked'
        : daemon.rulings.some((it) => it.ruling === 'foul') || daemon.ruling.ruling !== 'settled'
          ? 'uncertain'
          : 'right'
    }
  const [line] = peek(daemon.match).history.at(-1) ?? []
  const isCommitPoint =
    oracle.commitPoints > evening.commitPoints || (oracle.history.length === 1 && gesture.gesture !== 'back')
  if (line && !isCommitPoint && oracle.agrees(line.state, fact, line.key)) {
    // The page shows whose turn it is, tells of reinterpretations and undone moves, and says why a word is refused. People go on from what
    // it shows.
    const [lit, due] = [line.state, oracle.truth].map((state) => evening.game.toAct(state).join())
    const takenBack = daemon.told.some(({ say }) => say.say === 'referee.takenBack')
    const isRefused = daemon.told.some(({ tone }) => tone === 'foul')
    if (lit !== due || takenBack || isRefused || gesture.gesture === 'back' || gesture.gesture === 'mind')
      evening.adopt()
    return { gesture, result: 'otherwise' }
  }
  return wrong(gesture, `believes ${line?.key}, and the truth is ${oracle.key}`)
}

/** Whether a foul accuses nobody: when a player declared something, a piece was missing or in the way, and the referee asks for it. */
const isHeldUp = (ruling: Ruling): boolean => ruling.ruling === 'foul' && ruling.refusal === null

/** Whether time made the hands' latest moves illegal, and the foul names the rule that they break. */
function isLate({ oracle, game, truth, room }: Evening, ruling: Ruling): boolean {
  const seen = peek(room.daemon.match).sensors.last
  if (oracle.late === 0 || !seen || ruling.ruling !== 'foul') return false
  return some(game.attempts(truth, seen) as Iterable<Move<Action>>).some(
    (it) => game.refuse(truth, it)?.rule === ruling.refusal?.rule
  )
}
