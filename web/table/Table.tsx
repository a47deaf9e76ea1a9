// The virtual table: wood, tiles, figures, dice in a tray, pads at the edges. All that a hand can do, a hand can do here.

import { useRef } from 'preact/hooks'
import type { Point } from '../../src/core/scene.ts'
import { reach } from '../board/reach.ts'
import { useSize } from '../board/useSize.ts'
import { type Frame, frameFor, toBoard } from '../geometry/frame.ts'
import { PickPlaces } from '../parts/PickPlaces.tsx'
import { Pool } from '../parts/Pool.tsx'
import { opened } from '../state/picking.ts'
import { go } from '../state/place.ts'
import { quarter } from '../state/prefs.ts'
import { doc } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { Hands } from './Hands.tsx'
import { inHand } from './hands.ts'
import { isBelow, marginsFor } from './layout.ts'
import { lies } from './lie.ts'
import { Pads } from './Pads.tsx'
import { Purse } from './Purse.tsx'
import { Shelf } from './Shelf.tsx'
import { Surface } from './Surface.tsx'
import { Tools } from './Tools.tsx'
import { Tray } from './Tray.tsx'
import { usePointers } from './usePointers.ts'

export function Table() {
  const root = useRef<HTMLElement>(null)
  const wood = useRef<HTMLDivElement>(null)
  const size = useSize(wood)
  const last = useRef<Frame | null>(null)
  const below = isBelow(root.current)
  const now = doc.value
  const things = now?.virtual?.things ?? []
  const count = now?.match?.seats.length ?? 0
  // Under a hand the table holds still: it is fitted anew when all is put down.
  if (inHand.value.size === 0 || last.current === null) {
    const points = [...(now ? reach(now) : []), ...lies(things)]
    last.current = frameFor(points, size, marginsFor(below, count), quarter.value, 160)
  }
  const frame = last.current
  const pointAt = (x: number, y: number): Point => {
    const box = wood.current?.getBoundingClientRect()
    return toBoard(frame, [x - (box?.left ?? 0), y - (box?.top ?? 0)])
  }
  const grab = usePointers(root, pointAt)
  if (now && !now.virtual) return <NoTable />
  return (
    <section ref={root} class="table" aria-label={t('page.table')}>
      <p class="unseen">{t('page.table.help')}</p>
      <div ref={wood} class="wood">
        <Surface frame={frame} size={size} grab={grab} />
        {opened.value !== null && <PickPlaces frame={frame} size={size} />}
      </div>
      <Tools />
      <div class="rail">
        <Tray />
        <Purse />
        <Pool />
        <Shelf grab={grab} />
      </div>
      <Pads count={count} folded={below && count > 1} />
      <Hands frame={frame} wood={wood} root={root} />
    </section>
  )
}

/** What there is to see where no virtual table is: nobody plays, or those who play have a real one. */
const NoTable = () => (
  <div class="table-none">
    <p>{t(doc.value?.match ? 'page.table.none' : 'page.band.nobody')}</p>
    {doc.value?.match && (
      <button type="button" class="strong-button" onClick={() => go('board')}>
        {t('page.table.board')}
      </button>
    )}
  </div>
)
