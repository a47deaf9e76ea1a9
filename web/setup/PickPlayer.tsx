// Who plays a seat: a person, or the computer at one of its levels.

import type { Level } from '../../src/core/level.ts'
import { t } from '../words/reader.ts'
import { Pick } from './Pick.tsx'

/** As src/core/level.ts orders them; the compiler keeps the names equal. */
const levels = ['beginner', 'easy', 'steady', 'strong', 'master'] as const satisfies readonly Level[]

interface Props<More extends string> {
  readonly label: string
  readonly player: Level | More | null
  /** What may be chosen besides, each with its words. */
  readonly more?: readonly (readonly [choice: More, words: string])[]
  readonly note?: string | null
  readonly change: (to: Level | More | null) => void
}

export function PickPlayer<More extends string = never>({ label, player, more = [], note, change }: Props<More>) {
  const choices = [
    ...levels.map((level) => [level, t('page.setup.by.computer', { level: t(`page.level.${level}`) })] as const),
    ...more
  ]
  return (
    <Pick
      label={label}
      value={player ?? ''}
      options={[['', t('page.setup.by.person')], ...choices]}
      note={note ?? null}
      change={(it) => change(choices.find(([choice]) => choice === it)?.[0] ?? null)}
    />
  )
}
