// How dice of a kind look: as the game tells it for this match, with those that it shows or with those of the virtual table.

import type { DieFace, DieLook } from '../../src/core/view.ts'
import { doc } from './store.ts'

export function lookOf(kind: string): DieLook | undefined {
  const { view, virtual } = doc.value ?? {}
  const shown = view?.widgets.flatMap((it) => (it.widget === 'dice' ? it.dice : [])) ?? []
  return [...shown, ...(virtual?.dice ?? [])].find((die) => die.kind === kind)
}

/** What a face shows, where the game says so. */
export const shownOn = (kind: string, face: number): DieFace | undefined => lookOf(kind)?.shows?.[face - 1]
