// What this reader can say and do, one verb each. Nothing is judged here: the daemon answers, or says why not.

import type { Seat } from '../../src/core/ids.ts'
import type { Player } from '../../src/core/level.ts'
import type { Start } from '../../src/core/rules.ts'
import type { Scene } from '../../src/core/scene.ts'
import type { Button } from '../../src/core/view.ts'
import type { HandDoes, Wanted } from '../../src/server/messages.ts'
import { send } from './link.ts'
import { go } from './place.ts'
import { lang, type Sitting, sitting, watching } from './prefs.ts'
import { doc } from './store.ts'

/** For whom a choice is said: the seat held, else whoever is asked, else chance. */
export function speaker(): Seat | 'chance' {
  const now = doc.peek()
  return now?.you.seat ?? now?.view?.prompt.seats[0] ?? 'chance'
}

export const answer = (question: string, option: number): void => send({ m: 'answer', question, option })
export const undo = (): void => send({ m: 'undo' })
export const hand = (does: HandDoes): void => send({ m: 'hand', does })
export const press = (seat: Seat, button: Button | number): void => hand({ hand: 'press', seat, button })

/** Dice read by eye and typed in, where no sensor can see them. */
export const typeDice = (dice: readonly { kind: string; face: number }[]): void =>
  send({ m: 'act', seat: 'chance', action: { act: 'throw', dice } })

/** What turned up of a real heap, told by whoever drew it. */
export const tellDrawn = (what: string, items: readonly string[]): void =>
  send({ m: 'act', seat: 'chance', action: { act: 'pick', what, items } })
/** The daemon draws after all. */
export const letDraw = (): void => send({ m: 'act', seat: 'chance', action: { act: 'draw' } })

/** Takes a seat or several, plays for whoever's turn it is (`all`), or only watches from now on (null). */
export function sit(seat: Sitting, typed?: string): void {
  // First of all: what follows by itself needs the right to.
  send({ m: 'claim', seat, ...(typed === undefined ? {} : { code: typed }) })
  watching.value = seat === null
  sitting.value = seat
}

/** So long after its begin, in ms, a board may still be dealt. */
const dealing = 1500

/** Begins a match. */
export function begin(game: string, start: Start): void {
  layNext(() => send({ m: 'start', game, start }))
}

/** Takes up a match that was left; the one on the table is left for it. */
export function resume(match: number): void {
  layNext(() => send({ m: 'resume', match }))
}

/** A virtual table is cleared of the match on it, and laid as the next one stands. */
function layNext(begin: () => void): void {
  const before = doc.peek()?.match?.id
  // Dice of the last match still lie there and would be read as a throw.
  const lying = doc.peek()?.virtual?.dice.filter((die) => die.state !== 'aside') ?? []
  if (lying.length > 0) hand({ hand: 'aside', dice: lying.map((die) => die.id) })
  begin()
  let laid: Scene | null = null
  const stop = doc.subscribe((now) => {
    if (!now?.match || now.match.id === before || !now.virtual || !now.scene || now.scene === laid) return
    // What chance deals first may change what lies there: each such board is laid anew.
    if (laid === null) setTimeout(() => stop(), dealing)
    laid = now.scene
    hand({ hand: 'tidy' })
  })
}

/** Ends the match for everybody; this reader goes where another can begin, and keeps its seat for that. */
export function leave(): void {
  send({ m: 'leave' })
  go('play')
}

/** Removes a past match for good. */
export const forget = (match: number): void => send({ m: 'forget', match })

/** From now on this plays the seat. */
export const handOver = (seat: Seat, to: Player): void => send({ m: 'handover', seat, to })

/** Refuses whoever asks for the seat of this device. */
export const keep = (seat: Seat): void => send({ m: 'keep', seat })

/** Becomes the host by the PIN; the daemon remembers the device. */
export const host = (typed: string): void => send({ m: 'host', pin: typed })
export const changePin = (to: string): void => send({ m: 'pin', pin: to })

/** Asks for a seat by its pad. */
export const byPad = (seat: Seat): void => send({ m: 'pad', seat })
export const join = (secret: string): void => send({ m: 'join', invitation: secret })
export const invite = (to: Wanted): void => send({ m: 'invite', to })
/** Whether this page wants to know who was let in. */
export const tend = (on: boolean): void => send({ m: 'people', on })
export const evict = (device: string): void => send({ m: 'evict', device })
export const revoke = (device: string): void => send({ m: 'revoke', device })
export const newCode = (): void => send({ m: 'code' })

export const makeReport = (everything: boolean): void => send({ m: 'report', everything, lang: lang.peek() })
export const listBackups = (): void => send({ m: 'backups' })
export const backUpTo = (stick: string): void => send({ m: 'backup', stick })
export const lookInto = (backup: string): void => send({ m: 'preview', backup })
/** Puts a backup in place of what is there. */
export const putBack = (backup: string): void => send({ m: 'restore', backup })
