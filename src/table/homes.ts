// Where things of the virtual table belong.

import type { Scene } from '../core/scene.ts'
import type { VirtualBoard } from '../devices/ports.ts'

/** Where the game wants its things. A kind that includes a direction is given without it; `turn` has it. */
export function homesOf(scene: Scene): Parameters<VirtualBoard['belongs']>[0] {
  const at = new Map(scene.places.map((place) => [place.id, place.at]))
  return scene.pieces.flatMap(({ kind, place, turn }) => {
    const point = at.get(place)
    return point
      ? [
          {
            kind: turn === undefined ? kind : kind.slice(0, kind.lastIndexOf('/')),
            at: point,
            ...(turn === undefined ? {} : { turn })
          }
        ]
      : []
  })
}
