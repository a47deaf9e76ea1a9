// How a game reports mistakes in what people entered: where, why, and by which rule.

import { ruleId } from '../core/ids.ts'
import type { Checked, Problem } from '../core/schema.ts'
import type { Phrase } from '../core/words.ts'

type Path = Problem['at']

export const problem = (at: Path, say: string, args?: Phrase['with'], rule?: string): Problem => ({
  at,
  why: args ? { say, with: args } : { say },
  ...(rule ? { rule: ruleId(rule) } : {})
})

export const bad = (
  ...problems: readonly Problem[]
): { readonly ok: false; readonly problems: readonly Problem[] } => ({
  ok: false,
  problems
})

/** The problems of a part, as those of the whole that has it at this path. */
export const within = (at: Path, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((it) => ({ ...it, at: [...at, ...it.at] }))

/** What is wrong with a part, where anything is. */
export const problemsOf = (part: Checked<unknown>, at: Path = []): readonly Problem[] =>
  part.ok ? [] : within(at, part.problems)
