// Whether tiles that lie on the table can be taken up. During play they lie fast, or a finger that misses a figure would take
// the board away. Tiles beside the board are always free.

import { signal } from '@preact/signals'
import type { Doc } from '../../src/server/messages.ts'
import { distance } from '../geometry/plane.ts'

/** What the reader decided; null: the table decides. */
export const loosened = signal<boolean | null>(null)

/** How far from its place, in board units, a tile may lie and still be where it belongs. */
const near = 0.25

/** Tiles are loose while one lies where the scene has none like it, one is missing, or the lamps speak of the ground. */
export function tilesLoose({ scene, virtual, lamps }: Pick<Doc, 'scene' | 'virtual' | 'lamps'>): boolean {
  if (loosened.value !== null) return loosened.value
  const lower = new Map(scene?.places.flatMap((p) => (p.layer === 'ground' ? [[p.id as string, p.at] as const] : [])))
  const wanted = scene?.pieces.filter((piece) => lower.has(piece.place)) ?? []
  const lying = virtual?.things.filter((thing) => thing.layer === 'ground' && thing.at) ?? []
  const strays = lying.some(
    ({ kind, at }) =>
      !wanted.some((piece) => {
        const home = lower.get(piece.place)
        return (piece.kind === kind || piece.kind.startsWith(`${kind}/`)) && home && at && distance(home, at) <= near
      })
  )
  return strays || lying.length < wanted.length || lamps.some(({ place }) => lower.has(place))
}
