// Holds a board where it is through a match: what was in sight once stays in sight, so that nothing jumps when a piece leaves.

import { useRef } from 'preact/hooks'
import type { Point } from '../../src/core/scene.ts'
import { around } from './plane.ts'

/** Answers the corners of everything it was shown since the match began; `match` undefined: nothing to hold yet. */
export function useHeld(): (points: readonly Point[], match: string | undefined) => readonly Point[] {
  const kept = useRef<{ match: string | undefined; corners: readonly Point[] }>({ match: undefined, corners: [] })
  return (points, match) => {
    if (match === undefined) return points
    const before = kept.current.match === match ? kept.current.corners : []
    const { left, right, low, high } = around([...before, ...points])
    const corners: readonly Point[] = [
      [left, low],
      [right, high]
    ]
    kept.current = { match, corners }
    return corners.flatMap(([x], i) => [corners[i] as Point, [x, (corners[1 - i] as Point)[1]] as const])
  }
}
