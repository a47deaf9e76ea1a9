// Recognizes plays with a detour. Hands play no detours, and sensors would not have seen them.

/** A point in a play: the table as words `place=kind`, and the point before it. */
export interface Point {
  readonly seen: { readonly shows: string }
  readonly before: Point | null
}

const kindIn = (thing: string): string => thing.slice(thing.indexOf('=') + 1)

/** Whether a piece, or the whole table, changed and then returned to where it was during the play. */
export function isDetour({ seen: { shows }, before }: Point): boolean {
  const earlier: string[] = []
  for (let at: Point | null = before; at; at = at.before) earlier.push(at.seen.shows)
  const away = earlier.findIndex((it) => it !== shows)
  if (away >= 0 && earlier.includes(shows, away)) return true
  const from = earlier.at(-1)?.split(' ') ?? []
  const isOne = (thing: string): boolean => from.filter((it) => kindIn(it) === kindIn(thing)).length === 1
  const still = shows.split(' ').filter((it) => from.includes(it) && isOne(it))
  return earlier.some((it) => still.some((thing) => !it.split(' ').includes(thing)))
}
