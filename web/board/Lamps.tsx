// All lamps that glow now, and their signs. The same on the board and on the virtual table.

import type { CueName, Place, Point } from '../../src/core/scene.ts'
import type { LampShown } from '../../src/server/messages.ts'
import type { Frame } from '../geometry/frame.ts'
import { Lamp, LampSign, lampsByPlace } from './Lamp.tsx'
import { polygon, square } from './shape.ts'

interface Props {
  readonly frame: Frame
  readonly places: readonly Place[]
  readonly lamps: readonly LampShown[]
}

const each = ({ frame, places, lamps }: Props) =>
  [...lampsByPlace(lamps)].flatMap(([id, here]) => {
    const place = places.find((it) => it.id === id) ?? yetToCome(here[0]?.at)
    return place ? here.map((lamp, i) => ({ lamp, i, corners: polygon(frame, place.outline, place.at) })) : []
  })

/** A spot that no place has: beside the board, or where something may be laid. */
const yetToCome = (at: Point | undefined) => at && { at, outline: square }

export const Lamps = (props: Props) => (
  <g class="lamps">
    {each(props).map(({ lamp, i, corners }) => (
      <Lamp key={`${lamp.place} ${lamp.cue}`} corners={corners} lamp={lamp} unit={props.frame.scale} depth={i} />
    ))}
  </g>
)

/** Cues that only colour the table: headline and figures say in words what they mean. */
const quiet: readonly CueName[] = ['turn', 'idle', 'home', 'contested']

export const LampSigns = (props: Props) => (
  <g class="lamp-signs">
    {each(props)
      .filter(({ lamp }) => !quiet.includes(lamp.cue))
      .map(({ lamp, i, corners }) => (
        <LampSign key={`${lamp.place} ${lamp.cue}`} corners={corners} lamp={lamp} unit={props.frame.scale} depth={i} />
      ))}
  </g>
)
