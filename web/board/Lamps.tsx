// All lamps that glow now, and their signs. The same on the board and on the virtual table.

import type { CueName, Place } from '../../src/core/scene.ts'
import type { LampShown } from '../../src/server/messages.ts'
import type { Frame } from '../geometry/frame.ts'
import { Lamp, LampSign, lampsByPlace } from './Lamp.tsx'
import { polygon } from './shape.ts'

interface Props {
  readonly frame: Frame
  readonly places: readonly Place[]
  readonly lamps: readonly LampShown[]
}

const each = ({ frame, places, lamps }: Props) => {
  const byPlace = lampsByPlace(lamps)
  return places
    .filter((place) => byPlace.has(place.id))
    .flatMap((place) =>
      (byPlace.get(place.id) ?? []).map((lamp, i) => ({ lamp, i, corners: polygon(frame, place.outline, place.at) }))
    )
}

export const Lamps = (props: Props) => (
  <g class="lamps">
    {each(props).map(({ lamp, i, corners }) => (
      <Lamp key={`${lamp.place} ${lamp.cue}`} corners={corners} lamp={lamp} unit={props.frame.scale} depth={i} />
    ))}
  </g>
)

/** Cues that only colour the table: band and figures say in words what they mean. */
const quiet: readonly CueName[] = ['turn', 'idle', 'home']

export const LampSigns = (props: Props) => (
  <g class="lamp-signs">
    {each(props)
      .filter(({ lamp }) => !quiet.includes(lamp.cue))
      .map(({ lamp, i, corners }) => (
        <LampSign key={`${lamp.place} ${lamp.cue}`} corners={corners} lamp={lamp} unit={props.frame.scale} depth={i} />
      ))}
  </g>
)
