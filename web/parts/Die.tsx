// One die as it lies, drawn on a grid of 24: ivory for the ordinary kind, a colour of its own for every other.

import type { DieShown } from '../../src/core/view.ts'
import { nameOfDie } from '../state/fixes.ts'
import { t } from '../words/reader.ts'

const low = 6.4
const mid = 12
const high = 17.6
const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[mid, mid]],
  2: [
    [low, high],
    [high, low]
  ],
  3: [
    [low, high],
    [mid, mid],
    [high, low]
  ],
  4: [
    [low, low],
    [high, low],
    [low, high],
    [high, high]
  ],
  5: [
    [low, low],
    [high, low],
    [mid, mid],
    [low, high],
    [high, high]
  ],
  6: [
    [low, low],
    [low, mid],
    [low, high],
    [high, low],
    [high, mid],
    [high, high]
  ]
}

/** The spots of a face; faces beyond six are written as numbers. */
export const Face = ({ face }: { face: number | undefined }) =>
  face === undefined ? (
    <text class="die-unknown" x="12" y="17">
      ?
    </text>
  ) : pips[face] ? (
    <g>
      {pips[face].map(([x, y]) => (
        <circle key={`${x} ${y}`} class="pip" cx={x} cy={y} r="2.1" />
      ))}
    </g>
  ) : (
    <text class="die-number" x="12" y="17">
      {face}
    </text>
  )

/** Kinds beside the ordinary one take one of four colours, the same for a kind everywhere. */
export function dieTone(kind: string): string {
  if (kind === 'regular') return 'die-regular'
  const sum = [...kind].reduce((n, letter) => n + letter.charCodeAt(0), 0)
  return `die-other-${sum % 4}`
}

export const dieName = (die: DieShown): string =>
  t(`page.die.${die.state}`, { kind: nameOfDie(die.kind), face: die.face ?? '?' })

export const Die = ({ die }: { die: DieShown }) => (
  <svg class={`die ${die.state} ${dieTone(die.kind)}`} viewBox="0 0 24 27" role="img" aria-label={dieName(die)}>
    <title>{dieName(die)}</title>
    <rect class="die-body" x="1" y="1" width="22" height="22" rx="5" />
    {die.state !== 'expected' && <Face face={die.face} />}
    {die.state === 'dead' && <path class="die-strike" d="M4 20 20 4" />}
    {die.state === 'held' && <path class="die-hold" d="M2 21v4h20v-4" />}
  </svg>
)
