// A figure on the virtual table: it stands on its foot, can be taken from anywhere and says where it stands.

import type { VirtualThing } from '../../src/server/messages.ts'
import { Figure } from '../board/Figure.tsx'
import { foot } from '../board/Pieces.tsx'
import { svgButton } from '../board/svgButton.ts'
import type { Frame } from '../geometry/frame.ts'
import { distance } from '../geometry/plane.ts'
import { doc } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { whereIs } from './hands.ts'
import { thingKeys } from './thingKeys.ts'
import type { Grab } from './usePointers.ts'

/** What is said of where a thing stands: the nearest place, or beside the board. */
function whereabouts(thing: VirtualThing): string {
  const { at } = whereIs(thing)
  const place = at && doc.value?.scene?.places.find((p) => p.layer !== 'ground' && distance(p.at, at) < 0.5)
  return place ? say(place.name) : t('page.fix.beside')
}

export function Standee({ thing, frame, grab }: { thing: VirtualThing; frame: Frame; grab: Grab }) {
  const { at } = whereIs(thing)
  if (at === null) return null
  const [x, y] = foot(frame, at)
  const label = t('page.table.thing', { what: thing.name, where: whereabouts(thing) })
  return (
    <g
      class="standee"
      {...svgButton(label)}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      onPointerDown={(event) => grab(thing, event)}
      {...thingKeys(thing, frame)}
    >
      <g transform={`scale(${frame.scale / 105})`}>
        <Figure look={thing.look} seat={thing.seat} />
      </g>
    </g>
  )
}
