// The drawing that stands for a choice, in the colour of its seat. Nothing where the game brings none.

import type { Choice } from '../../src/core/view.ts'
import { Figure } from '../board/Figure.tsx'
import { drawings } from '../state/art.ts'
import { doc } from '../state/store.ts'

export function Look({ look, of }: Pick<Choice, 'look' | 'of'>) {
  if (look === undefined || !drawings.value.has(look)) return null
  const seat = of ?? doc.value?.you.seat ?? doc.value?.view?.prompt.seats[0]
  return (
    <svg class="look" width="32" height="42" viewBox="-42 -92 84 112" aria-hidden="true">
      <Figure look={look} seat={seat} crowd />
    </svg>
  )
}
