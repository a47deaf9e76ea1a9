// Whether the tiles can be taken up. During play they lie fast, or a finger that misses a figure would take the board away.

import { signal } from '@preact/signals'
import type { Doc } from '../../src/server/messages.ts'

/** What the reader decided; null: the table decides. */
export const loosened = signal<boolean | null>(null)

/** Tiles are loose while one still lies beside the board, or the scene wants its ground otherwise than it lies. */
export function tilesLoose({ scene, virtual, ruling }: Pick<Doc, 'scene' | 'virtual' | 'ruling'>): boolean {
  if (loosened.value !== null) return loosened.value
  const ground = virtual?.things.filter((thing) => thing.layer === 'ground') ?? []
  if (ground.some((thing) => thing.at === null)) return true
  const lower = new Set<string>(scene?.places.filter((p) => p.layer === 'ground').map((p) => p.id) ?? [])
  const fixes =
    ruling?.ruling === 'foul' || ruling?.ruling === 'gave up'
      ? ruling.corrections
      : ruling?.ruling === 'on the way'
        ? ruling.towards
        : []
  if (
    fixes.some((fix) =>
      fix.fix === 'move' || fix.fix === 'put' ? lower.has(fix.to) : fix.fix === 'take' && lower.has(fix.from)
    )
  )
    return true
  return scene?.cues.some((cue) => lower.has(cue.place)) ?? false
}
