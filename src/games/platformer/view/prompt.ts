// The headline: who plays and what is expected now, in one sentence, with a hint below it.

import type { Seat } from '../../../core/ids.ts'
import type { View } from '../../../core/view.ts'
import type { Arg, Phrase } from '../../../core/words.ts'
import { type Pending, player, type State } from '../state.ts'
import { asked } from '../turn/round.ts'
import { outcome } from './score.ts'

type Prompt = View['prompt']
const prompt = (seat: Seat, say: string, hint?: string, args: Readonly<Record<string, Arg>> = {}): Prompt => ({
  seats: [seat],
  say: { say, with: { who: { seat } } },
  ...(hint ? { hint: phrase(hint, args) } : {})
})
const phrase = (say: string, args: Readonly<Record<string, Arg>>): Phrase =>
  Object.keys(args).length > 0 ? { say, with: args } : { say }

export function promptOf(s: State): Prompt {
  const over = outcome(s)
  if (over) return { seats: over.winners, say: over.why }
  const [pending] = s.pending
  if (pending) return chancePrompt(s, pending)
  const seat = asked(s) ?? s.active
  switch (s.phase) {
    case 'special':
      return prompt(seat, 'prompt.special', 'hint.special')
    case 'ladder':
    case 'drop':
      return prompt(seat, 'prompt.ladder', 'hint.ladder')
    case 'again':
      return prompt(seat, 'prompt.again', 'hint.again')
    case 'spawn':
      return prompt(seat, 'prompt.spawn', 'hint.spawn')
    default:
      return acting(s, seat)
  }
}

function acting(s: State, seat: Seat): Prompt {
  const { steps, paw, attack, must } = s.turn
  if (player(s, seat).at === null) return prompt(seat, must ? 'prompt.generate' : 'prompt.return', 'hint.generate')
  if (steps.left > 0) return prompt(seat, 'prompt.steps', 'hint.steps', { n: steps.left })
  if (paw.left > 0) return prompt(seat, 'prompt.paw', 'hint.paw', { n: paw.left })
  if (attack.swords > 0) return prompt(seat, 'prompt.attack', 'hint.attack', { n: attack.wounds + attack.bonus })
  return prompt(seat, 'prompt.act', 'hint.act')
}

function chancePrompt(s: State, { does }: Pending): Prompt {
  if (does === 'roll') return prompt(s.active, 'prompt.roll', 'hint.roll')
  if (does === 'reroll') return prompt(s.active, 'prompt.reroll', 'hint.reroll')
  if (does === 'bossDie') return prompt(s.active, 'prompt.bossDie', 'hint.bossDie')
  return { seats: s.phase === 'setup' ? [] : [s.active], say: { say: `prompt.pick.${does}` } }
}
