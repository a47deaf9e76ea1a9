// The dice tray as evidence. A throw is kept until it is judged, so no later reading loses it or counts it twice. If faces were typed
// instead, the tray counts again only when it shows something else.

import type { ObservedDice, Reading } from '../../core/observation.ts'
import { alike } from './observed.ts'

export type Tray = {
  /** Dice rolled or were held since the last judgement: the same faces may be a new throw. */
  readonly stirred: boolean
  /** So many dice rolled at once since then. */
  readonly rolled: number
} & (
  | { readonly is: 'known' }
  /** Not judged yet, even if later readings no longer report a throw. */
  | { readonly is: 'thrown'; readonly dice: ObservedDice }
  /** `lying`: what lay there when faces were typed; `any`: whatever the next reading shows. */
  | { readonly is: 'typed'; readonly lying: ObservedDice['lying'] | 'any' }
)

export const calmTray: Tray = { is: 'known', stirred: false, rolled: 0 }

/** `judged`: the dice of the last judgement. `shaken`: a knock rolled them, so that nothing was thrown. */
export function trayAfter(tray: Tray, reading: Reading, judged: ObservedDice | undefined, shaken: boolean): Tray {
  const { rolling = 0, held = 0 } = reading.unsettled ?? {}
  const moved = { stirred: tray.stirred || rolling + held > 0, rolled: Math.max(tray.rolled, rolling) }
  const { dice } = reading
  if (tray.is === 'typed' && (!dice || tray.lying === 'any' || alike(tray.lying, dice.lying)))
    return { is: 'typed', lying: dice && tray.lying === 'any' ? dice.lying : tray.lying, ...moved }
  const thrown = shaken ? null : throwIn(tray, dice, judged)
  return thrown ? { is: 'thrown', dice: thrown, ...moved } : { is: 'known', ...moved }
}

function throwIn(tray: Tray, dice: ObservedDice | undefined, judged: ObservedDice | undefined): ObservedDice | null {
  const before = thrownIn(tray)
  if (!dice) return before
  if (dice.thrown?.length) return !tray.stirred && alike(judged, dice) ? null : dice
  return before && alike(before.lying, dice.lying) ? before : null
}

/** The throw that nobody has judged yet. */
export const thrownIn = (tray: Tray): ObservedDice | null => (tray.is === 'thrown' ? tray.dice : null)

/** Judged: only faces that were typed go on to silence it. */
export const judgedTray = (tray: Tray): Tray =>
  tray.is === 'typed' ? { ...calmTray, is: 'typed', lying: tray.lying } : calmTray
