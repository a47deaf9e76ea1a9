// Who plays a seat: a person, or the computer at one of its levels.

import type { Level, Player } from '../../src/core/level.ts'
import { t } from '../words/reader.ts'
import { Pick } from './Pick.tsx'

/** As src/core/level.ts orders them; the compiler keeps the names equal. */
const levels = ['beginner', 'easy', 'steady', 'strong', 'master'] as const satisfies readonly Level[]

interface Props {
  readonly label: string
  readonly player: Player
  readonly change: (to: Player) => void
}

export const PickPlayer = ({ label, player, change }: Props) => (
  <Pick
    label={label}
    value={player ?? ''}
    options={[
      ['', t('page.setup.by.person')],
      ...levels.map((level): [string, string] => [
        level,
        t('page.setup.by.computer', { level: t(`page.level.${level}`) })
      ])
    ]}
    change={(it) => change(levels.find((level) => level === it) ?? null)}
  />
)
