// Holds a board where it is through a match: what was in sight once stays in sight, so that nothing jumps when a piece leaves. Only when
// part of the board itself leaves the table, the rest takes its room.

import { useRef } from 'preact/hooks'
import type { Point } from '../../src/core/scene.ts'
import { around } from './plane.ts'

interface Kept {
  readonly match: string | undefined
  readonly cleared: number
  readonly corners: readonly Point[]
}

/**
 * Answers the corners of everything it was shown since the match began, or since more than ever was `cleared` from the table; `match`
 * undefined: nothing to hold yet.
 */
export function useHeld(): (points: readonly Point[], match: string | undefined, cleared?: number) => readonly Point[] {
  const kept = useRef<Kept>({ match: undefined, cleared: 0, corners: [] })
  return (points, match, cleared = 0) => {
    if (match === undefined) return points
    const isHeld = kept.current.match === match && cleared <= kept.current.cleared
    const before = isHeld ? kept.current.corners : []
    const { left, right, low, high } = around([...before, ...points])
    const corners: readonly Point[] = [
      [left, low],
      [right, high]
    ]
    kept.current = { match, cleared: isHeld ? kept.current.cleared : cleared, corners }
    return corners.flatMap(([x], i) => [corners[i] as Point, [x, (corners[1 - i] as Point)[1]] as const])
  }
}
