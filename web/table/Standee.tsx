// Figures on the virtual table, alone or in a stack: they stand on their foot and say where they stand. A hand that takes hold of a
// stack takes one of it; by its number it takes them all (by keyboard they go one after the other).

import type { Point } from '../../src/core/scene.ts'
import { glide, inPixels } from '../board/Onto.tsx'
import { Count, Stacked } from '../board/Stacked.tsx'
import { svgButton } from '../board/svgButton.ts'
import type { Frame } from '../geometry/frame.ts'
import { distance, plus, turned } from '../geometry/plane.ts'
import { doc } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { isHeldElsewhere } from './hands.ts'
import type { Pile } from './piles.ts'
import { drawing, thingKeys } from './thingKeys.ts'
import type { Grab } from './usePointers.ts'

interface Props {
  readonly pile: Pile
  readonly frame: Frame
  readonly grab: Grab
  /** What a tap means where the stack stands too close to others. */
  readonly tapped?: (() => void) | undefined
}

/** Where a point is, in words: the name of its place, or beside the board. */
export function whereabouts(spot: Point): string {
  const place = doc.value?.scene?.places.find((p) => p.layer !== 'ground' && distance(p.at, spot) < 0.5)
  return place ? say(place.name) : t('page.fix.beside')
}

const named = (pile: Pile) => ({ what: pile.of.name, where: whereabouts(pile.spot), n: pile.all.length })
/** Where a stack is drawn, which is beside its spot while it shares that with others. */
const drawn = ({ spot, shift }: Pile, frame: Frame): Point => plus(spot, turned(shift, -frame.quarter * 90))

export function Standee({ pile, frame, grab, tapped }: Props) {
  const { of, all, spot, shift, size } = pile
  const top = all.at(-1) ?? of
  return (
    <g class="pile" style={glide(frame, spot, shift)}>
      <g
        class="standee"
        transform={inPixels(frame)}
        {...svgButton(t(all.length > 1 ? 'page.table.things' : 'page.table.thing', named(pile)))}
        onPointerDown={(event) => grab([top], event, drawn(pile, frame), tapped)}
        {...thingKeys(top, frame)}
        {...drawing(all)}
      >
        <Stacked
          look={of.look}
          seat={of.seat}
          count={all.length}
          unit={frame.scale}
          size={size}
          state={isHeldElsewhere(of) ? 'lifted' : 'stands'}
        />
      </g>
    </g>
  )
}

export function WholeStack({ pile, frame, grab, tapped }: Props) {
  const { of, all, spot, shift, size } = pile
  return (
    <g class="pile" style={glide(frame, spot, shift)}>
      <g
        class="standee-all"
        transform={inPixels(frame)}
        onPointerDown={(event) => grab(all, event, drawn(pile, frame), tapped)}
      >
        <title>{t('page.table.all', named(pile))}</title>
        <Count seat={of.seat} count={all.length} unit={frame.scale} size={size} />
      </g>
    </g>
  )
}
