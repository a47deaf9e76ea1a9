// Does one deed of an evening and judges what was ruled.

import { Luck } from '../conformance/playout.ts'
import { cheat, tip } from './cheating.ts'
import { type Deed, type Judged, wrong } from './deeds.ts'
import type { Evening } from './evening.ts'
import { back, changeMind, nothing, playMoves, restart, throwDice, undo } from './legal.ts'

/** Null: it cannot be done here. */
export function perform(evening: Evening, deed: Deed): Judged | null {
  const { room, game, truth } = evening
  room.daemon.rulings = []
  room.daemon.told = []
  evening.barriers = evening.oracle.barriers
  room.lens.trouble(game.scene(truth), deed.deed === 'throw', new Luck(deed.luck + 1))
  const judged = tried(evening, deed)
  room.rolled(true)
  return judged
}

/** A deed that brings the house down is ruled wrongly. */
function tried(evening: Evening, deed: Deed): Judged | null {
  try {
    return done(evening, deed, new Luck(deed.luck))
  } catch (error) {
    return wrong(deed, `breaks: ${(error as Error).message}`)
  }
}

function done(evening: Evening, deed: Deed, luck: Luck): Judged | null {
  switch (deed.deed) {
    case 'play':
      return playMoves(evening, deed, luck)
    case 'mind':
      return changeMind(evening, deed, luck)
    case 'throw':
      return throwDice(evening, deed, luck)
    case 'nothing':
      return nothing(evening, deed, luck)
    case 'back':
      return back(evening, deed, luck)
    case 'undo':
      return undo(evening, deed, luck)
    case 'cheat':
      return cheat(evening, deed, luck)
    case 'tip':
      return tip(evening, deed, luck)
    case 'restart':
      return restart(evening, deed, luck)
  }
}
