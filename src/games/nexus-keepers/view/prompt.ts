// The headline: who plays and what is expected now, in one sentence, with a hint below it.

import type { Seat } from '../../../core/ids.ts'
import type { View } from '../../../core/view.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Action } from '../actions.ts'
import { kinds } from '../cards/card.ts'
import { begin } from '../evolve.ts'
import { type Series, type State, turnOf } from '../state.ts'
import { countDice } from '../turn/count.ts'
import { beginTurn } from '../turn/order.ts'
import { points } from './dice.ts'

type Prompt = View['prompt']

const prompt = (seat: Seat, say: string, args: NonNullable<Phrase['with']> = {}, hint?: Phrase): Prompt => ({
  seats: [seat],
  say: { say, with: { who: { seat }, ...args } },
  ...(hint ? { hint } : {})
})
const hint = (say: string, args?: NonNullable<Phrase['with']>): Phrase => (args ? { say, with: args } : { say })

/** The sentence for a match that has been won. */
export const won = (winners: readonly Seat[]): Phrase => ({
  say: 'over.won',
  with: { who: winners.map((seat) => ({ seat })) }
})

/** `can`: the legal actions of the player who acts. */
export function promptOf(s: State, can: readonly Action[]): Prompt {
  const { active } = s
  switch (s.phase) {
    case 'first':
      return firstPlayer(s)
    case 'place':
      return prompt(active, 'prompt.place', {}, hint(s.cubes.length === 0 ? 'hint.place.first' : 'hint.place'))
    case 'closure':
      return prompt(s.closing ?? active, 'prompt.dock', {}, hint('hint.dock'))
    case 'bonus':
      return prompt(active, 'prompt.bonus', { n: offered(s) }, hint('hint.bonus'))
    case 'over':
      return { seats: s.winners ?? [], say: won(s.winners ?? []) }
    case 'actions':
      return actions(s, can)
    default:
      return rolling(s, can)
  }
}

function firstPlayer({ rollOff, active }: State): Prompt {
  const { among, faces, tied } = rollOff ?? { among: [], faces: [], tied: false }
  const why = tied ? hint('hint.tied', { seats: among.map((seat) => ({ seat })) }) : hint('hint.first')
  return prompt(among[faces.length] ?? active, 'prompt.first', {}, why)
}

function rolling(s: State, can: readonly Action[]): Prompt {
  const { active } = s
  const { dice, casting, clumsy, rerolls } = turnOf(s)
  if (casting) {
    const { regular, power } = casting
    if (power === 0) return prompt(active, 'prompt.roll', { n: regular }, rerolls === 0 ? parts(s) : undefined)
    return prompt(active, regular === 0 ? 'prompt.power' : 'prompt.roll.power', { n: regular, power })
  }
  if (s.phase === 'roll')
    return dice === 0
      ? prompt(active, 'prompt.noDice', {}, parts(s))
      : prompt(active, 'prompt.roll', { n: dice }, parts(s))
  if (clumsy) return prompt(active, 'prompt.clumsy')
  const again = can.some((it) => it.act === 'reroll' && it.dice.length > 0)
  return again
    ? prompt(active, 'prompt.reroll', {}, hint('hint.rerolls', { n: 2 - rerolls }))
    : prompt(active, 'prompt.reroll.power', {}, hint('hint.powerAlone'))
}

/** What the number of dice is made of (section 5); undefined if it is just the base number. */
function parts(s: State): Phrase | undefined {
  const { base, terrain, penalty, skills, reserve } = countDice(s)
  const { dice } = turnOf(s)
  // Counting used up the extra dice that a skill gave for this roll. What the other parts do not explain came from it.
  const given = dice > 0 ? dice - (base + terrain - penalty - reserve) : skills
  const said = [
    hint('count.base', { n: base }),
    ...(terrain > 0 ? [hint('count.plus')] : terrain < 0 ? [hint('count.minus')] : []),
    ...(penalty > 0 ? [hint('count.bonus', { n: penalty })] : []),
    ...(given > 0 ? [hint('count.skills', { n: given })] : []),
    ...(reserve > 0 ? [hint('count.reserve')] : [])
  ]
  return said.length > 1 ? hint('hint.count', { parts: said }) : undefined
}

function actions(s: State, can: readonly Action[]): Prompt {
  if (can.some((it) => it.act === 'follow')) return prompt(s.active, 'prompt.follow', {}, hint('hint.act'))
  const skills = can.some((it) => it.act === 'skill')
  const left = points(s, turnOf(s))
  const bought = kinds.filter((kind) => left[kind] > 0).map((kind) => hint(`act.${kind}`, { n: left[kind] }))
  if (can.every((it) => it.act === 'end') || bought.length === 0)
    return prompt(s.active, 'prompt.end', {}, hint(skills ? 'hint.skills' : 'hint.end'))
  return prompt(s.active, 'prompt.act', { points: bought }, hint(skills ? 'hint.skills' : 'hint.act'))
}

/** The number of dice in the bonus turn on offer. */
const offered = (s: State): number => beginTurn(begin(s), s.offer as Series).state.turn?.dice ?? 0
