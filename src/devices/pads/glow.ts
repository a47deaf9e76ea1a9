// What a pad shows: computed from the view of its seat, and written into the bits of its output report.

import type { Doc } from '../../core/page.ts'
import type { Glow } from '../ports.ts'
import { type ButtonName, buttonOf, type Lighting } from './profile.ts'

/** What the seat of this document should see on its pad; null when nothing is played, or all is over. */
export function glowOf({ match, view, ruling, undo, you }: Doc): Glow | null {
  if (!match || match.over || !view || you.seat === null) return null
  const wrong = ruling?.ruling === 'foul' || ruling?.ruling === 'gave up'
  const asked = ruling?.ruling === 'ask' ? ruling.question : null
  const numbered = asked ? asked.options : view.choices
  const mayAnswer = asked === null || asked.seat === null || asked.seat === you.seat
  return {
    turn: view.prompt.seats.includes(you.seat),
    wrong,
    buttons: new Set([
      ...view.choices.flatMap(({ button }) => button ?? []),
      ...(mayAnswer ? numbered.slice(0, 9).map((_, i) => i + 1) : []),
      ...(undo?.allowed ? ['undo' as const] : []),
      ...(wrong ? ['why' as const] : [])
    ])
  }
}

/** The output report, its number first. */
export function lit({ report = 0, bytes, shows }: Lighting, glow: Glow | null): Uint8Array {
  const out = new Uint8Array(1 + bytes)
  out[0] = report
  for (const [name, { byte, mask }] of Object.entries(shows)) {
    if (glow && isLit(name as ButtonName | 'turn' | 'wrong', glow) && byte < bytes)
      out[1 + byte] = (out[1 + byte] ?? 0) | mask
  }
  return out
}

const isLit = (name: ButtonName | 'turn' | 'wrong', glow: Glow): boolean =>
  name === 'turn' || name === 'wrong' ? glow[name] : glow.buttons.has(buttonOf(name))
