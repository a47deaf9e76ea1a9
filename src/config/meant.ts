// What somebody probably meant to type: the nearest of the known words, if one is near.

/** The nearest known word within a third of its length (two mistakes at least from five letters on), or null. */
export function meant(typed: string, known: Iterable<string>): string | null {
  let best: { word: string; apart: number } | null = null
  for (const word of known) {
    const apart = distance(typed.toLowerCase(), word.toLowerCase())
    const allowed = Math.max(word.length >= 5 ? 2 : 1, Math.floor(word.length / 3))
    if (apart <= allowed && apart < word.length && apart < (best?.apart ?? Number.POSITIVE_INFINITY))
      best = { word, apart }
  }
  return best?.word ?? null
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  let [two, one] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((one[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (one[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (two[j - 2] ?? 0) + 1)
      row.push(least)
    }
    ;[two, one] = [one, row]
  }
  return one[b.length] ?? 0
}
