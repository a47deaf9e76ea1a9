// A group of choices behind one target. Where they are made on the board, the target can be dragged onto a place: one gesture.

import { useState } from 'preact/hooks'
import type { PlaceId } from '../../src/core/ids.ts'
import type { Point } from '../../src/core/scene.ts'
import type { Choice } from '../../src/core/view.ts'
import { CueSign } from '../board/Icon.tsx'
import { narrowed, open, opened, tap, tapped } from '../state/picking.ts'
import { isStopped } from '../state/stopped.ts'
import { Look } from './Look.tsx'

/** So far, in pixels, a pointer must go to drag. */
const far = 12

export function GroupChip({ heading, members }: { heading: string; members: readonly Choice[] }) {
  const [at, setAt] = useState<Point | null>(null)
  const isOpen = opened.value === heading
  const drag = (start: PointerEvent): void => {
    const { pointerId, clientX, clientY } = start
    let moved = false
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      if (!moved && Math.hypot(event.clientX - clientX, event.clientY - clientY) < far) return
      if (!moved) open(heading)
      moved = true
      setAt([event.clientX, event.clientY])
    }
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      setAt(null)
      const under = document.elementFromPoint(event.clientX, event.clientY)
      const place = under?.closest<SVGElement>('.pick')?.dataset.place as PlaceId | undefined
      if (!moved) return
      if (event.type === 'pointerup' && place && narrowed.peek().next.includes(place)) tap(place)
      if (tapped.peek().length === 0) open(null)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  const onBoard = members.some((choice) => choice.pick === 'place')
  const [first] = members
  return (
    <>
      <button
        type="button"
        class="target chip"
        disabled={isStopped()}
        aria-expanded={isOpen}
        onClick={() => open(isOpen ? null : heading)}
        onPointerDown={onBoard ? drag : undefined}
      >
        {first?.look ? <Look {...first} /> : onBoard && <CueSign cue="put" size={18} />}
        <span>{heading}</span>
        {!onBoard && <b class="chip-count">{members.length}</b>}
      </button>
      {at && (
        <span class="chip-dragged" style={{ left: `${at[0]}px`, top: `${at[1]}px` }}>
          {heading}
        </span>
      )}
    </>
  )
}
