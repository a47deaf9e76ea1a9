// The virtual table: wood, tiles, figures, dice in a tray, pads at the edges. All that a hand can do, a hand can do here.

import { useRef } from 'preact/hooks'
import type { Point } from '../../src/core/scene.ts'
import type { VirtualThing } from '../../src/server/messages.ts'
import { cleared, extent } from '../board/extent.ts'
import { useRoom } from '../board/useRoom.ts'
import { frameFor, largest, toBoard } from '../geometry/frame.ts'
import { around, minus, plus } from '../geometry/plane.ts'
import { type Glide, useGlide } from '../geometry/useGlide.ts'
import { useHeld } from '../geometry/useHeld.ts'
import { PickPlaces } from '../parts/PickPlaces.tsx'
import { opened } from '../state/picking.ts'
import { go } from '../state/place.ts'
import { quarter } from '../state/prefs.ts'
import { doc, may } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { Hands } from './Hands.tsx'
import { inHand } from './hands.ts'
import { Pads } from './Pads.tsx'
import { Shelf } from './Shelf.tsx'
import { Surface } from './Surface.tsx'
import { Tools } from './Tools.tsx'
import { pointsOf } from './things.ts'
import { usePointers } from './usePointers.ts'

export function Table() {
  const root = useRef<HTMLElement>(null)
  const wood = useRef<HTMLDivElement>(null)
  const last = useRef<(Glide & { readonly corner: Point }) | null>(null)
  const now = doc.value
  const held = useHeld()
  const { size, margins, corner } = useRoom(wood, now?.match?.id)
  const things = now?.virtual?.things ?? []
  const count = now?.match?.seats.length ?? 0
  // Under a hand the table holds still: it is fitted anew when all is put down.
  if (inHand.value.size === 0 || last.current === null) {
    const board = now ? extent(now) : []
    const gone = now ? cleared(now) : 0
    const match = now?.scene && now.scene.places.length > 0 ? now.match?.id : undefined
    const points = held(
      [...board, ...pointsOf(things.filter((it) => it.layer === 'ground' || near(it, board)))],
      match,
      gone
    )
    last.current = {
      frame: frameFor(points, size, margins, quarter.value, largest(size)),
      match,
      cleared: gone,
      corner
    }
  }
  useGlide(wood, last.current)
  // A headline that grows meanwhile moves the stage, not the board on the screen.
  const { frame: fitted, corner: then } = last.current
  const frame = { ...fitted, origin: plus(fitted.origin, minus(then, corner)) }
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
      {may('hand') && <Pads count={count} />}
      <div class="beside">
        <Shelf grab={grab} />
        <Tools />
      </div>
      <Hands frame={frame} wood={wood} root={root} />
    </section>
  )
}

/** Figures this near to the board, in units, are kept in sight; one that was knocked farther is drawn at the rim of the stage. */
const nearby = 1

function near({ at }: VirtualThing, board: readonly Point[]): boolean {
  const { left, right, low, high } = around(board)
  const [x, y] = at ?? [0, 0]
  return x > left - nearby && x < right + nearby && y > low - nearby && y < high + nearby
}

/** What there is to see where no virtual table is: nobody plays, or those who play have a real one. */
const NoTable = () => (
  <div class="table-none">
    <p>{t(doc.value?.match ? 'page.table.none' : 'page.headline.nobody')}</p>
    {doc.value?.match && (
      <button type="button" class="strong-button" onClick={() => go('board')}>
        {t('page.table.board')}
      </button>
    )}
  </div>
)
