// A big target under the thumb. Pointing at it shows on the board what it speaks of.

import type { ComponentChildren } from 'preact'
import type { PlaceId } from '../../src/core/ids.ts'
import { pointedAt } from '../state/store.ts'

interface Props {
  readonly children: ComponentChildren
  readonly mark?: ComponentChildren
  readonly main: boolean
  readonly off?: boolean
  /** Of a target that opens and closes something. */
  readonly expanded?: boolean
  readonly places?: readonly PlaceId[] | undefined
  readonly press: () => void
}

export function Target({ children, mark, main, off = false, expanded, places = [], press }: Props) {
  const point = () => {
    pointedAt.value = places
  }
  const leaveOff = () => {
    pointedAt.value = []
  }
  return (
    <button
      type="button"
      class={main ? 'target main' : 'target'}
      disabled={off}
      aria-expanded={expanded}
      onClick={() => {
        leaveOff()
        press()
      }}
      onMouseEnter={point}
      onMouseLeave={leaveOff}
      onFocus={point}
      onBlur={leaveOff}
    >
      {mark}
      <span>{children}</span>
    </button>
  )
}
