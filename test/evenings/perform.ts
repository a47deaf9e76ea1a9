// Performs one gesture of an evening and judges the rulings.

import { Luck } from '../conformance/playout.ts'
import { peek } from '../referee/peek.ts'
import { cheat, tip } from './cheating.ts'
import type { Evening } from './evening.ts'
import { type Gesture, type Judged, wrong } from './gestures.ts'
import { back, changeMind, jump, knock, nothing, playMoves, restart, throwDice, undo, unplug } from './legal.ts'

/** Returns null if the gesture is impossible here. */
export function perform(evening: Evening, gesture: Gesture): Judged | null {
  const { room, game, truth } = evening
  room.daemon.rulings = []
  room.daemon.told = []
  evening.commitPoints = evening.oracle.commitPoints
  // A throw that came too late may be judged only after later gestures, because some of its dice could not be read.
  if (peek(room.daemon.match).sensors.tray.is !== 'thrown') evening.oracle.late = 0
  room.lens.trouble(game.scene(truth), gesture.gesture === 'throw', new Luck(gesture.luck + 1))
  const judged = tried(evening, gesture)
  room.rolled(true)
  return judged
}

/** A gesture that throws an error counts as a wrong ruling. */
function tried(evening: Evening, gesture: Gesture): Judged | null {
  try {
    return done(evening, gesture, new Luck(gesture.luck))
  } catch (error) {
    return wrong(gesture, `breaks: ${(error as Error).message}`)
  }
}

function done(evening: Evening, gesture: Gesture, luck: Luck): Judged | null {
  switch (gesture.gesture) {
    case 'play':
      return playMoves(evening, gesture, luck)
    case 'mind':
      return changeMind(evening, gesture, luck)
    case 'throw':
      return throwDice(evening, gesture, luck)
    case 'nothing':
      return nothing(evening, gesture, luck)
    case 'back':
      return back(evening, gesture, luck)
    case 'undo':
      return undo(evening, gesture, luck)
    case 'cheat':
      return cheat(evening, gesture, luck)
    case 'tip':
      return tip(evening, gesture, luck)
    case 'knock':
      return knock(evening, gesture)
    case 'unplug':
      return unplug(evening, gesture, luck)
    case 'jump':
      return jump(evening, gesture)
    case 'restart':
      return restart(evening, gesture, luck)
  }
}
