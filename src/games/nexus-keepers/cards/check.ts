// Checks an owner’s card before it reaches a table: first the schema, then what a schema cannot express.
// Each problem carries the path to the fault, so that whoever loaded the file can name the line.

import { misfits } from '../../../core/form.ts'
import type { Checked, Problem } from '../../../core/schema.ts'
import { bad, problem } from '../../../kit/problem.ts'
import { cardSchema, type Effect, type KeeperCard, type Skill, type Trigger } from './card.ts'

/** The card in a file, or everything that is wrong with it. */
export function checkCard(value: unknown): Checked<KeeperCard> {
  const misshapen = misfits(cardSchema, value).map(aboutOnes)
  if (misshapen.length > 0) return bad(...misshapen)
  const card: KeeperCard = { source: 'owner', skills: [], ...(value as Omit<KeeperCard, 'source' | 'skills'>) }
  const problems = card.skills.flatMap((skill, i) => [...twice(card.skills, skill, i), ...skillProblems(skill, i)])
  return problems.length > 0 ? bad(...problems) : { ok: true, value: card }
}

/** To the schema, a symbol on face 1 is an unknown key. Tell the player the rule instead. */
const aboutOnes = (found: Problem): Problem =>
  found.at[0] === 'symbols' && found.at[1] === '1' ? problem(found.at, 'card.noOnes', undefined, 'NK-061') : found

function twice(skills: readonly Skill[], { id }: Skill, i: number): readonly Problem[] {
  const first = skills.findIndex((it) => it.id === id)
  return first < i ? [problem(['skills', i, 'id'], 'card.sameSkill', { id })] : []
}

function skillProblems({ trigger, effects }: Skill, i: number): readonly Problem[] {
  const from = trigger.t === 'sequence' ? (trigger.from ?? 1) : 1
  const long = trigger.t === 'sequence' && from + trigger.length > 7
  return [
    ...(long ? [problem(['skills', i, 'trigger'], 'card.sequence', { from })] : []),
    ...effects.flatMap((effect, j) => {
      const pair = { effect: effect.e, trigger: trigger.t }
      return fits(trigger, effect) ? [] : [problem(['skills', i, 'effects', j], 'card.unfit', pair, 'NK-085')]
    })
  ]
}

/** Effects by name; extra dice count as two effects, because triggers differ in whether the dice come now or in the next roll. */
type EffectName = Exclude<Effect['e'], 'extraDice'> | 'extraDice now' | 'extraDice nextRoll'

const always: readonly EffectName[] = ['extraDice now', 'rerollOnes', 'pushBonus', 'pushDiagonal', 'immune']
const forAll: readonly EffectName[] = ['extraDice nextRoll', 'points', 'pushDiagonal', 'reserve', 'replay']
const forDice: readonly EffectName[] = [...forAll, 'swap', 'teleport']
const onPush: readonly EffectName[] = [...forAll, 'follow']

/** Which effects each trigger allows (section 8.2). A card with another pair is refused before it reaches a table. */
const fitting: Readonly<Record<Trigger['t'], readonly EffectName[]>> = {
  passive: always,
  faces: forDice,
  sequence: forDice,
  kind: forDice,
  total: forDice,
  onPush,
  onPushOff: onPush,
  onFall: ['extraDice nextRoll', 'reserve']
}

const fits = (trigger: Trigger, effect: Effect): boolean =>
  fitting[trigger.t].includes(effect.e === 'extraDice' ? `extraDice ${effect.at}` : effect.e)

/** Whether the skill is paid for with dice of the pool. */
export const needsDice = (trigger: Trigger): boolean => fitting[trigger.t] === forDice
