// An owner's card, before it reaches a table: the shape of the file, then what the shape cannot say.
// Problems carry the path of what is wrong, so that whoever read the file can name the line.

import { misfits } from '../../../core/form.ts'
import { ruleId } from '../../../core/ids.ts'
import type { Checked, Problem } from '../../../core/schema.ts'
import type { KeeperCard, Skill } from './card.ts'
import { fits } from './fits.ts'
import { cardSchema } from './schema.ts'

type Entered = Omit<KeeperCard, 'source' | 'skills'> & Partial<Pick<KeeperCard, 'source' | 'skills'>>

/** The card that a file's value is, or everything that is wrong with it. */
export function checkCard(value: unknown): Checked<KeeperCard> {
  const misshapen = misfits(cardSchema, value).map(aboutOnes)
  if (misshapen.length > 0) return { ok: false, problems: misshapen }
  const card: KeeperCard = { source: 'owner', skills: [], ...(value as Entered) }
  const problems = card.skills.flatMap((skill, i) => [...twice(card.skills, skill, i), ...skillProblems(skill, i)])
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: card }
}

/** A symbol on face 1 is a key too many for the form; the player deserves the rule. */
function aboutOnes(problem: Problem): Problem {
  const [symbols, face] = problem.at
  return symbols === 'symbols' && face === '1'
    ? { at: problem.at, why: { say: 'card.noOnes' }, rule: ruleId('NK-061') }
    : problem
}

function twice(skills: readonly Skill[], { id }: Skill, i: number): readonly Problem[] {
  const first = skills.findIndex((it) => it.id === id)
  return first < i ? [{ at: ['skills', i, 'id'], why: { say: 'card.sameSkill', with: { id } } }] : []
}

function skillProblems({ trigger, effects }: Skill, i: number): readonly Problem[] {
  const wrong: Problem[] = effects.flatMap((effect, j) =>
    fits(trigger, effect)
      ? []
      : [
          {
            at: ['skills', i, 'effects', j],
            why: { say: 'card.unfit', with: { effect: effect.e, trigger: trigger.t } },
            rule: ruleId('NK-085')
          }
        ]
  )
  if (trigger.t === 'sequence' && (trigger.from ?? 1) + trigger.length > 7)
    wrong.unshift({ at: ['skills', i, 'trigger'], why: { say: 'card.sequence', with: { from: trigger.from ?? 1 } } })
  return wrong
}
