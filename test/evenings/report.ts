// The figures of an evening, for people or for programs.

import type { Kind } from './kinds.ts'
import { judgedIn, type Tally } from './tally.ts'

export interface Figures {
  readonly game: string
  readonly kind: Kind
  readonly seed: number
  readonly seconds: number
  readonly tally: Tally
  readonly json: boolean
}

export function report({ game, kind, seed, seconds, tally, json }: Figures): void {
  const judged = judgedIn(tally)
  if (json) {
    console.log(JSON.stringify({ game, kind: kind.name, seed, judged, seconds: Math.round(seconds), ...tally }))
    return
  }
  const { results, deeds, matches, ended, cheats } = tally
  console.log(`${game}, ${kind.name} (${kind.say}), seed ${seed}`)
  console.log(`  ${judged} judged actions in ${matches} matches (${ended} to their end), ${seconds.toFixed(0)} s`)
  console.log(`  ${list(results)}`)
  console.log(`  ${list(deeds)}`)
  for (const [name, counts] of Object.entries(cheats).sort()) console.log(`    ${name.padEnd(22)} ${list(counts)}`)
}

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, n]) => `${name} ${n}`)
    .join(' · ')
