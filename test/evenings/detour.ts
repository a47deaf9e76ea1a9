// Recognizes plays with a detour. Hands play no detours, and sensors would not have seen them.

/** A point in a play: the table as words `place=kind`, and the point before it. */
export interface Point {
  readonly seen: { readonly shows: string }
  readonly before: Point | null
}

const kindIn = (thing: string): string => thing.slice(thing.indexOf('=') + 1)

/** Whether the pieces of one kind, or the whole table, changed and then returned to where they were during the play. */
export function isDetour({ seen: { shows }, before }: Point): boolean {
  const earlier: string[] = []
  for (let at: Point | null = before; at; at = at.before) earlier.push(at.seen.shows)
  const away = earlier.findIndex((it) => it !== shows)
  if (away >= 0 && earlier.includes(shows, away)) return true
  const began = byKind(earlier.at(-1) ?? '')
  const stands = byKind(shows)
  const still = [...began].filter(([kind, there]) => stands.get(kind) === there)
  return earlier.map(byKind).some((table) => still.some(([kind, there]) => table.get(kind) !== there))
}

/** Where the pieces of each kind stand. */
function byKind(shows: string): Map<string, string> {
  const table = new Map<string, string>()
  for (const thing of shows.split(' ')) table.set(kindIn(thing), `${table.get(kindIn(thing)) ?? ''} ${thing}`)
  return table
}
