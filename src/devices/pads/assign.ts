// Decides which device is whose pad. A pad is known by its serial number or its socket. If neither tells, it belongs to a seat only when no
// other seat could have it; otherwise the seat is asked to press a button.

import type { HidFound } from '../ports.ts'
import type { Match, Profile } from './profile.ts'

/** How a pad is recognised after it was unplugged. */
export interface Mark {
  readonly serial?: string | undefined
  readonly socket?: string | undefined
}

/** A pad of the table file. */
export interface Wanted extends Mark {
  readonly profile: Pick<Profile, 'match'>
  /** What it was when it was last here. */
  readonly last?: Mark | undefined
}

export interface Assigned {
  /** For each pad, its device. */
  readonly devices: readonly (HidFound | null)[]
  /** For each pad, the devices of which one becomes its own once a button is pressed there. */
  readonly among: readonly (readonly HidFound[])[]
}

export function fits({ vendor, product, usage }: Match, found: HidFound): boolean {
  return (
    (vendor === undefined || vendor === found.vendor) &&
    (product === undefined || product === found.product) &&
    (usage === undefined || found.usages.some(([page, id]) => page === usage[0] && id === usage[1]))
  )
}

/** How to recognise this device among these: by its serial number, if no other has the same. */
export function markOf(found: HidFound, among: readonly HidFound[]): Mark {
  const alone = found.serial !== '' && among.filter((it) => it.serial === found.serial && kin(it, found)).length === 1
  return alone ? { serial: found.serial } : found.socket !== '' ? { socket: found.socket } : {}
}

const kin = (a: HidFound, b: HidFound): boolean => a.vendor === b.vendor && a.product === b.product

const bears = (found: HidFound, { serial, socket }: Mark): boolean =>
  (serial === undefined || serial === found.serial) && (socket === undefined || socket === found.socket)

const isMarked = ({ serial, socket }: Mark): boolean => serial !== undefined || socket !== undefined

/** `held`: for each pad, the path of the device that is its own already, while that is plugged in. */
export function assign(
  wanted: readonly Wanted[],
  found: readonly HidFound[],
  held: readonly (string | null)[]
): Assigned {
  const devices: (HidFound | null)[] = held.map((path) => found.find((it) => it.path === path) ?? null)
  const free = (): HidFound[] => found.filter((it) => !devices.includes(it))
  const give = (mark: (pad: Wanted) => Mark | undefined): void => {
    for (const [i, pad] of wanted.entries()) {
      const by = mark(pad)
      if (devices[i] || !by || !isMarked(by)) continue
      devices[i] = free().find((it) => fits(pad.profile.match, it) && bears(it, by)) ?? null
    }
  }
  give((pad) => pad)
  give((pad) => (isMarked(pad) ? undefined : pad.last))

  // A device that only one pad can mean, and a pad that can mean only this device, need no question.
  const among = wanted.map((pad, i) =>
    devices[i] || isMarked(pad) ? [] : free().filter((it) => fits(pad.profile.match, it))
  )
  for (const [i, candidates] of among.entries()) {
    const [only] = candidates
    if (!only || candidates.length > 1 || among.filter((it) => it.includes(only)).length > 1) continue
    devices[i] = only
    among[i] = []
  }
  return { devices, among }
}
