// The document of one viewer: everything that its page may know of the match and the devices.

import type { Seat, Viewer } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Player } from '../core/level.ts'
import type { Doc, SeatHead } from '../core/page.ts'
import type { Start } from '../core/rules.ts'
import type { LogEntry, Ruling } from '../core/ruling.ts'
import { offered, type View } from '../core/view.ts'
import { eyesOf } from './audience.ts'
import type { Match } from './match.ts'
import { openStart } from './record.ts'
import type { Busy } from './room.ts'

/** Pages draw from the start of the match and need no house data. */
export const withoutEdition = ({ edition: _, ...start }: Start): Start => start

/** What stands around a match and is the same for everybody. */
export type Surroundings = Pick<Doc, 'lamps' | 'seen' | 'unheard' | 'devices' | 'virtual' | 'undescribed' | 'trial'> & {
  readonly claimed: readonly Seat[]
  /** Things of which a sensor tells how they are held. */
  readonly posed: readonly string[]
  /** What a computer player is doing. */
  readonly busy: Busy | null
}

export function docOf(match: (Match & { readonly number: number }) | null, viewer: Viewer, around: Surroundings): Doc {
  const { lamps, seen, devices, virtual, claimed, busy, posed } = around
  if (!match) {
    return {
      match: null,
      you: { seat: viewer === 'audience' ? null : viewer },
      scene: null,
      view: null,
      draw: null,
      lamps: [],
      ruling: null,
      told: [],
      seen: {},
      undo: null,
      devices,
      virtual,
      settling: {},
      ...(around.undescribed ? { undescribed: true } : {}),
      ...(around.trial ? { trial: around.trial } : {})
    }
  }
  const hint = match.coach.of(viewer)
  return {
    match: {
      id: String(match.number),
      game: match.game.id,
      seats: match.start.seats.map((seat, i) => {
        const player = match.players.all()[i] ?? null
        const used = match.coach.used(i)
        const head = headOf({ name: nameOf(seat, i), claimed: claimed.includes(i) }, player)
        if (player === null) return used === undefined ? head : { ...head, hints: used }
        if (busy?.seat !== i) return head
        return { ...head, ...(busy.hold ? { hold: busy.hold } : { thinking: true as const }) }
      }),
      start: withoutEdition(match.outcome() ? match.start : openStart(match)),
      over: match.outcome()
    },
    you: { seat: viewer === 'audience' || viewer >= match.start.seats.length ? null : viewer },
    scene: match.scene(),
    view: viewOf(match.view(viewer), posed),
    draw: match.draw(viewer),
    ...(hint === undefined ? {} : { hint }),
    lamps,
    ruling: withoutMoves(match.ruling()),
    told: heardBy(match, viewer),
    seen,
    ...(around.unheard ? { unheard: true } : {}),
    undo: match.undo(),
    ...match.helped(),
    devices,
    virtual,
    settling: { ...match.settling() },
    learnt: match.learnt()
  }
}

/** The head of a seat with who plays it. */
export const headOf = ({ computer: _, ...head }: SeatHead, player: Player): SeatHead =>
  player === null ? head : { ...head, computer: player }

function viewOf(view: View, posed: readonly string[]): View {
  const choices = offered(view.choices, posed)
  return choices === view.choices ? view : { ...view, choices }
}

/** Sentences about played moves keep secrets; the moves themselves name every card. */
export function withoutMoves(ruling: Ruling): Ruling {
  return ruling.ruling === 'settled' ? settled : ruling
}

const settled: Ruling = { ruling: 'settled', moves: [] }

/** The log as this viewer hears it. Most viewers share one list. */
function heardBy(match: Match, viewer: Viewer): readonly LogEntry[] {
  const told = match.told()
  if (told.every(({ to }) => to === undefined)) return told
  const eyes = eyesOf(match.start, viewer)
  return told.filter(({ to }) => to === undefined || eyes === 'all' || to.some((seat) => seat === eyes))
}

export function nameOf(seat: Json, index: number): string {
  const name = (seat as { name?: unknown } | null)?.name
  return typeof name === 'string' && name.trim() !== '' ? name : String(index + 1)
}
