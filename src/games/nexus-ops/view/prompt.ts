// The headline: who plays and what is expected now, in one sentence, with a hint below it. It is the same for all viewers, so it
// never depends on a hand of cards.

import type { Seat } from '../../../core/ids.ts'
import type { View } from '../../../core/view.ts'
import type { Arg, Phrase } from '../../../core/words.ts'
import { dueHit, dueSpare, seatOf } from '../battle.ts'
import { strays } from '../board.ts'
import { asked } from '../machine.ts'
import type { Battle, Pending, Phase, State, Turn } from '../state.ts'
import { outcome } from '../victory.ts'
import { foeOf } from './battle.ts'
import { named, placeName, unitName } from './names.ts'

type Prompt = View['prompt']
type Args = Readonly<Record<string, Arg>>

const prompt = (seat: Seat, say: string, args: Args = {}, hint?: Phrase): Prompt => ({
  seats: [seat],
  say: { say, with: { who: named(seat), ...args } },
  ...(hint ? { hint } : {})
})
const hint = (say: string, args?: Args): Phrase => (args ? { say, with: args } : { say })

export function promptOf(s: State): Prompt {
  const [pending] = s.pending
  const over = outcome(s)
  if (over) return { seats: over.winners, say: over.why }
  if (pending) return chancePrompt(s, pending)
  const seat = asked(s) ?? s.active
  const [stray] = strays(s)
  if (stray) return prompt(seat, 'prompt.recall', { unit: unitName(stray.unit) }, hint('hint.recall'))
  const { battle, breath: breathed } = s.turn
  if (battle) return fight(s, battle, seat)
  if (breathed) return breath(seat, breathed)
  const [say = 'prompt.wait', more] = byPhase[s.phase] ?? []
  if (s.phase === 'move' && s.turn.bound.length > 0) return prompt(seat, say, {}, hint('hint.move.bound'))
  return prompt(seat, say, s.phase === 'give' ? { whom: named(s.active) } : {}, more ? hint(more) : undefined)
}

/** The headline and hint of each phase while nothing special is in progress. */
const byPhase: Readonly<Partial<Record<Phase, readonly [say: string, hint: string]>>> = {
  deploy: ['prompt.deploy', 'hint.deploy'],
  move: ['prompt.move', 'hint.move'],
  breath: ['prompt.breath', 'hint.breath'],
  explore: ['prompt.explore', 'hint.explore'],
  battle: ['prompt.battle', 'hint.battle'],
  draw: ['prompt.draw', 'hint.draw'],
  give: ['prompt.give', 'hint.give']
}

function chancePrompt(s: State, pending: Pending): Prompt {
  switch (pending.does) {
    case 'first':
      return { seats: [], say: hint('prompt.first') }
    case 'singles':
    case 'double':
      return prompt(s.first, 'prompt.ground')
    case 'draw':
      return prompt(pending.seat, `prompt.draws.${pending.deck}`)
    case 'reveal':
      return prompt(s.active, 'prompt.reveal', { place: placeName(s, pending.at) })
    case 'peek':
      return prompt(s.active, 'prompt.peek', { place: placeName(s, pending.at) })
    case 'breath':
      return prompt(s.active, 'prompt.breath.roll', {}, hint('hint.breath.roll'))
    case 'strike': {
      const side = s.turn.battle ? seatOf(s, s.turn.battle, pending.side) : s.active
      return prompt(s.active, 'prompt.strike', { whom: named(side) }, hint('hint.strike', { n: pending.threshold }))
    }
    case 'roll':
      return roll(s, pending)
  }
}

function roll(s: State, { attacker, defender }: Extract<Pending, { does: 'roll' }>): Prompt {
  const { battle } = s.turn
  if (!battle) return prompt(s.active, 'prompt.wait')
  const step = battle.step ? hint('hint.step', { unit: unitName(battle.step) }) : undefined
  const foe = battle.defender
  if (defender === 0) return prompt(s.active, 'prompt.roll', { n: attacker }, step)
  if (attacker === 0) return prompt(foe, 'prompt.roll', { n: defender }, step)
  const both = { who: named(s.active), n: attacker, whom: named(foe), m: defender }
  return { seats: [s.active, foe], say: { say: 'prompt.roll.both', with: both }, ...(step ? { hint: step } : {}) }
}

const breath = (seat: Seat, { victim }: NonNullable<Turn['breath']>): Prompt =>
  victim === null ? prompt(seat, 'prompt.suffer') : prompt(seat, 'prompt.loss', {}, hint('hint.loss'))

function fight(s: State, battle: Battle, seat: Seat): Prompt {
  const due = dueHit(s, battle)
  if (due?.kind === 'picks')
    return prompt(seat, 'prompt.pick', { whom: named(foeOf(s, battle, seat)) }, hint('hint.pick'))
  if (due) return prompt(seat, 'prompt.loss', {}, hint('hint.loss'))
  if (dueSpare(s, battle)) return prompt(seat, 'prompt.spare', {}, hint('hint.spare'))
  if (battle.stage === 'missions') return prompt(seat, 'prompt.missions', {}, hint('hint.missions'))
  const when = hint(`window.${battle.stage}`)
  const step = battle.step ? hint('hint.window.step', { unit: unitName(battle.step) }) : hint('hint.window')
  return prompt(seat, 'prompt.window', { when }, step)
}
