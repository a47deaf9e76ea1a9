// Connects the pads of a table file to the room: a press acts as if it were made on the page, and the seat’s view lights the pad.

import { phraseOf, together } from './config/complaint.ts'
import type { TableFile } from './config/table.ts'
import type { Seat } from './core/ids.ts'
import type { Problem } from './core/schema.ts'
import { hidPads } from './devices/pads/driver.ts'
import { glowOf } from './devices/pads/glow.ts'
import type { Glow, Host, Pad, PadChord } from './devices/ports.ts'
import { profileNames, readProfile } from './profiles.ts'
import type { PadChords } from './server/people/gestures.ts'
import type { Room } from './table/room.ts'

export type PadsOf =
  | { readonly ok: true; readonly open: (host: Host) => readonly Pad[] }
  | { readonly ok: false; readonly part: 'pads'; readonly problems: readonly Problem[] }

/** The pads of a table file, judged and not yet opened. */
export function padsOf({ pads }: TableFile): PadsOf {
  const problems: Problem[] = []
  const parts = pads.map((part, i) => {
    const { driver, profile: name } = part
    if (driver !== hidPads.driver) problems.push(unknown([i, 'driver'], [hidPads.driver]))
    if (typeof name !== 'string') return part
    const read = readProfile(name)
    if (read.ok) return { ...part, profile: read.profile }
    const isFile = /[./\\]/.test(name)
    problems.push(
      isFile
        ? { at: [i, 'profile'], why: together(read.complaints.map(phraseOf)) }
        : unknown([i, 'profile'], profileNames())
    )
    return part
  })
  if (problems.length > 0) return { ok: false, part: 'pads', problems }
  const judged = hidPads.parse(parts)
  return judged.ok
    ? { ok: true, open: (host) => hidPads.open(judged.value, host) }
    : { ok: false, part: 'pads', problems: judged.problems }
}

const unknown = (at: Problem['at'], known: readonly string[]): Problem => ({
  at,
  why: { say: 'form.known', with: { known } }
})
/** The chords that are made on pads, for whoever proves by one to be at the table. */
export function chordsOf(pads: readonly Pad[]): PadChords {
  const listeners = new Set<(chord: PadChord) => void>()
  for (const pad of pads) void listen(pad)
  return { seats: pads.map(({ seat }) => seat), listen: (run) => void listeners.add(run) }

  async function listen({ chords }: Pad): Promise<void> {
    for await (const chord of chords) for (const run of listeners) run(chord)
  }
}

/** Lets the pads speak to the room, and the room show itself on them. A “?” held down asks for a hint. */
export function seatPads(
  pads: readonly Pad[],
  room: Pick<Room, 'press' | 'hint' | 'doc' | 'onChange'>,
  chords: PadChords
): void {
  for (const pad of pads) void listen(pad)
  if (pads.length === 0) return
  chords.listen(({ seat, buttons }) => {
    if (buttons.length === 1 && buttons[0] === 'why' && mayPlay(seat)) room.hint(seat)
  })
  room.onChange(light)
  light()

  async function listen({ presses }: Pad): Promise<void> {
    for await (const { seat, button } of presses) if (mayPlay(seat)) room.press(seat, button)
  }

  /** A table may have more pads than the match has seats. */
  function mayPlay(seat: Seat): boolean {
    return seat < (room.doc('audience').match?.seats.length ?? 0)
  }

  function light(): void {
    const glows = new Map<Seat, Glow | null>()
    for (const pad of pads) {
      const known = glows.get(pad.seat)
      const glow = known === undefined ? glowAt(pad.seat) : known
      glows.set(pad.seat, glow)
      pad.show(glow)
    }
  }

  function glowAt(seat: Seat): Glow | null {
    return mayPlay(seat) ? glowOf(room.doc(seat)) : null
  }
}
