// The board drawn from the scene, at any size: places, lamps, pieces, and the honesty layers over one another.

import { useRef } from 'preact/hooks'
import { Expected } from '../board/Expected.tsx'
import { cleared, extent, placesShown } from '../board/extent.ts'
import { Icon } from '../board/Icon.tsx'
import { LampSigns, Lamps } from '../board/Lamps.tsx'
import { Marks } from '../board/Marks.tsx'
import { Pieces, SensorDifferences } from '../board/Pieces.tsx'
import { polygon } from '../board/shape.ts'
import { Standing, Terrain } from '../board/Terrain.tsx'
import { useRoom } from '../board/useRoom.ts'
import { frameFor, largest } from '../geometry/frame.ts'
import { useGlide } from '../geometry/useGlide.ts'
import { useHeld } from '../geometry/useHeld.ts'
import { headlineNow } from '../state/headline.ts'
import { layers, quarter } from '../state/prefs.ts'
import { inView, past } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { BoardWords } from './BoardWords.tsx'
import { Layers } from './Layers.tsx'
import { PickPlaces } from './PickPlaces.tsx'

/** `still`: only to be looked at. */
export function Board({ still = false }: { readonly still?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const held = useHeld()
  const now = inView.value
  const { size, margins } = useRoom(box, now?.match?.id)
  const scene = now?.scene
  const places = now ? placesShown(now) : []
  const gone = now ? cleared(now) : 0
  const match = places.length > 0 ? now?.match?.id : undefined
  const frame = frameFor(held(now ? extent(now) : [], match, gone), size, margins, quarter.value, largest(size))
  useGlide(box, { frame, match, cleared: gone })
  const drawn = places.filter((place) => place.layer !== 'ground')
  const show = layers.value
  return (
    <section class="board" aria-label={t('page.board')}>
      <div class="board-sheet" ref={box}>
        {now && scene && (
          <svg width={size.width} height={size.height} aria-hidden="true">
            {drawn.map((place) => {
              const corners = polygon(frame, place.outline, place.at)
              return <Terrain key={place.id} corners={corners} look={place.look} seat={place.seat} />
            })}
            <Lamps frame={frame} places={places} lamps={now.lamps} />
            {drawn.map((place) => (
              <Standing
                key={place.id}
                corners={polygon(frame, place.outline, place.at)}
                edges={place.edges}
                unit={frame.scale}
              />
            ))}
            <Marks frame={frame} places={places} />
            {show.believed && <Pieces frame={frame} size={size} places={places} pieces={scene.pieces} />}
            {show.seen && <SensorDifferences frame={frame} places={places} {...now} />}
            <LampSigns frame={frame} places={places} lamps={now.lamps} />
            {show.expected && <Expected frame={frame} places={places} fixes={headlineNow().fixes} />}
          </svg>
        )}
        {!still && past.value === null && <PickPlaces frame={frame} size={size} />}
        {drawn.length === 0 && <p class="board-empty">{t(now?.match ? 'page.board.empty' : 'page.headline.nobody')}</p>}
      </div>
      {drawn.length > 0 && !still && (
        <div class="board-tools">
          <Layers />
          <button
            type="button"
            class="tool"
            title={t('page.board.turn')}
            aria-label={t('page.board.turn')}
            onClick={() => {
              quarter.value = (quarter.value + 1) % 4
            }}
          >
            <Icon name="turn" />
          </button>
        </div>
      )}
      <BoardWords />
    </section>
  )
}
