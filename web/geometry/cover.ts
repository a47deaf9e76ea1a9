// Where something that lies over a room covers the least of what is in it. Pure.

export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How much it matters that this stays in sight. */
export interface Thing {
  readonly area: Area
  readonly weight: number
}

/** Sides of the room, upright and across: the first is taken where others are no better. */
export const edges = [
  ['end', 'center'],
  ['start', 'center'],
  ['end', 'start'],
  ['end', 'end'],
  ['start', 'start'],
  ['start', 'end']
] as const
export type Edges = (typeof edges)[number]

export function leastCovering(width: number, height: number, room: Area, things: readonly Thing[]): Edges {
  const covered = (at: Edges): number => {
    const area = areaAt(at, width, height, room)
    return things.reduce((sum, it) => sum + it.weight * share(it.area, area), 0)
  }
  return edges.reduce<Edges>((best, it) => (covered(it) < covered(best) - 0.05 ? it : best), edges[0])
}

function areaAt([upright, across]: Edges, width: number, height: number, room: Area): Area {
  const top = upright === 'end' ? room.bottom - height : room.top
  const spare = room.right - room.left - width
  const left = room.left + (across === 'start' ? 0 : across === 'end' ? spare : spare / 2)
  return { left, top, right: left + width, bottom: top + height }
}

/** The share of the first that the second covers. */
function share(of: Area, by: Area): number {
  const width = Math.min(of.right, by.right) - Math.max(of.left, by.left)
  const height = Math.min(of.bottom, by.bottom) - Math.max(of.top, by.top)
  const whole = (of.right - of.left) * (of.bottom - of.top)
  return width > 0 && height > 0 && whole > 0 ? (width * height) / whole : 0
}
