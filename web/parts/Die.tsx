// One die as it lies, drawn on a grid of 24: ivory for the ordinary kind, a colour of its own for every other.

import type { CSSProperties } from 'preact'
import type { DieShown } from '../../src/core/view.ts'
import { drawings } from '../state/art.ts'
import { readable } from '../state/colour.ts'
import { lookOf, shownOn } from '../state/dice.ts'
import { nameOfDie, nameOfFace } from '../state/fixes.ts'
import { doc, seatStyle } from '../state/store.ts'
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

/** Numbers as lines: a die has five that nobody sees, and screen readers would read written ones out with its name. */
const strokes: Readonly<Record<number, string>> = {
  2: 'M1 3a3 3 0 1 1 6 0c0 2-6 4-6 8h6.5',
  3: 'M1 1h6L4 5a3 3 0 1 1-3 4',
  4: 'M6 11V1L1 8h7',
  5: 'M7 1H2L1.5 5c6-1 7 6 2.5 6-1.5 0-2.5-.5-3-1.5',
  6: 'M6.5 1C2 2 1 5 1 8a3 3 0 1 0 3-3',
  7: 'M1 1h6L3 11',
  8: 'M4 1a2.4 2.4 0 1 0 .01 0M4 5.8a2.7 2.7 0 1 0 .01 0',
  9: 'M7 4a3 3 0 1 0-3 3 3 3 0 0 0 3-3c0 3-1 6-5 7'
}

const drawn = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.4, strokeLinecap: 'round' } as const

/** The game's drawing of a face and how many there are of it, else its spots; faces beyond six are written as numbers. */
export function Face({ kind, face }: { kind: string; face: number | undefined }) {
  const { look, n = 1 } = (face !== undefined && shownOn(kind, face)) || { look: `die-${kind}-${face}` }
  const art = drawings.value.get(look)
  if (!art) return <Spots face={face} />
  if (n === 1) return <use class="die-art" href={`#${art.id}`} x="2" y="2" width="20" height="20" />
  return (
    <g>
      <use class="die-art" href={`#${art.id}`} x="1" y="1" width="16" height="16" />
      <path class="die-art die-count" d={strokes[n]} transform="translate(14 11) scale(.85)" style={drawn} />
    </g>
  )
}

const Spots = ({ face }: { face: number | undefined }) =>
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

/** Whose dice of this kind are now, where each side throws its own. */
function thrower(kind: string): number | undefined {
  const pools = doc.value?.view?.widgets.flatMap((it) => (it.widget === 'dice' ? it.dice : [])) ?? []
  return pools.find((die) => die.kind === kind)?.seat
}

/** The colours of a die: its seat's where it is somebody's, else its kind's own, as the game says or as the page finds. */
export function dieDress(
  kind: string,
  seat = thrower(kind)
): { readonly class: string; readonly style?: CSSProperties } {
  const own = seat === undefined ? lookOf(kind)?.colour : seatStyle(seat).colour
  if (own === undefined && kind === 'regular') return { class: 'die-regular' }
  const { ground, text } = own === undefined ? dyeOf(kind) : readable(own, 4.5)
  return { class: 'die-owned', style: { '--die': ground, '--die-pip': text } }
}

const dyes = [
  { ground: '#3b2a63', text: '#ffe39a' },
  { ground: '#7a1f3d', text: '#ffe9d6' },
  { ground: '#134e5e', text: '#e3fbff' },
  { ground: '#5b3d10', text: '#ffe9b8' }
] as const

/** Kinds beside the ordinary one take one of these colours, the same for a kind everywhere. */
function dyeOf(kind: string): (typeof dyes)[number] {
  const sum = [...kind].reduce((n, letter) => Math.imul(n, 31) + letter.charCodeAt(0), 0)
  return dyes[(sum >>> 0) % dyes.length] ?? dyes[0]
}

export const dieName = (die: DieShown): string =>
  t(`page.die.${die.state}`, {
    kind: nameOfDie(die.kind),
    face: die.face === undefined ? '?' : nameOfFace(die.kind, die.face)
  })

export function Die({ die }: { die: DieShown }) {
  const dress = dieDress(die.kind, die.seat)
  return (
    <svg
      class={`die ${die.state} ${dress.class}`}
      style={dress.style}
      viewBox="0 0 24 27"
      role="img"
      aria-label={dieName(die)}
    >
      <title>{dieName(die)}</title>
      <rect class="die-body" x="1" y="1" width="22" height="22" rx="5" />
      {die.state !== 'expected' && <Face kind={die.kind} face={die.face} />}
      {die.state === 'dead' && <path class="die-strike" d="M4 20 20 4" />}
      {die.state === 'held' && <path class="die-hold" d="M2 21v4h20v-4" />}
    </svg>
  )
}
