// On a page for several players, a player's secrets stay covered until that player asks for them.

import { Icon } from '../board/Icon.tsx'
import { looking } from '../state/picking.ts'
import { doc } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { Target } from './Target.tsx'

export function Reveal() {
  const seat = doc.value?.you.seat ?? null
  if (seat === null) return null
  return (
    <Target
      main={false}
      mark={<Icon name="eye" />}
      press={() => {
        looking.value = seat
      }}
    >
      {t('page.choice.look', { who: { seat } })}
    </Target>
  )
}
