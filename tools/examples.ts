// The small boards of the rules pages: for each rule that a scenario cites, the position in which it refuses something, as its game
// shows it. Scenarios are tests, so every board is true.

import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { rule as ruler } from '../src/cli/ruler.ts'
import type { AnyGame } from '../src/core/game.ts'
import type { Example } from '../src/core/page.ts'
import type { Action } from '../src/core/rules.ts'
import type { Place } from '../src/core/scene.ts'
import { loadGames } from '../src/games.ts'
import { checkRecord } from '../src/journal/check.ts'
import { readRecord } from '../src/journal/record.ts'

const scenarios = 'test/scenarios/*/*.jsonl'

/** The first example of each rule that a record cites. */
export function examplesOf(text: string, games: readonly AnyGame[]): Map<string, Example> {
  const found = new Map<string, Example>()
  const lines = text.split('\n')
  for (const read of readRecord(text)) {
    if ('problems' in read) break
    const { line, number } = read
    if (line.line !== 'refuse' || !line.rule || found.has(line.rule)) continue
    const { game, state } = checkRecord(lines.slice(0, number - 1).join('\n'), games, ruler)
    const why = state === undefined ? undefined : game?.refuse(state, line.move)?.why
    if (!game || state === undefined || !why) continue
    const { places, pieces } = game.scene(state)
    const named = placesIn(line.move.do)
    const shown = around(
      places.filter((it) => it.layer !== 'ground'),
      (it) => named.has(it.id),
      (it) => pieces.some(({ place }) => place === it.id)
    )
    const isShown = (id: string): boolean => shown.some((it) => it.id === id)
    found.set(line.rule, {
      why,
      places: shown.map(({ name: _, ...it }) => it),
      pieces: pieces.filter(({ place }) => isShown(place)).map(({ name: _, turn: __, ...it }) => it),
      named: places.flatMap(({ id }) => (named.has(id) ? [id] : []))
    })
  }
  return found
}

/** A board of no more places is shown whole; a larger one so far, in spaces, around what the example is about. */
const whole = 40
const near = 2.2

/** The part of a board that an example is about: around the places that it names, or else around those where anything stands. */
function around(all: readonly Place[], ...about: readonly ((it: Place) => boolean)[]): readonly Place[] {
  if (all.length <= whole) return all
  const middles = about.map((is) => all.filter(is)).find((some) => some.length > 0) ?? all
  const [xs, ys] = [0, 1].map((i) => middles.map(({ at }) => at[i] as number)) as [number[], number[]]
  const within = (n: number, of: readonly number[]): boolean => n > Math.min(...of) - near && n < Math.max(...of) + near
  return all.filter(({ at: [x, y] }) => within(x, xs) && within(y, ys))
}

/** The places of an action, as the games call them: `"at":"1,2"`, or `"at":[1,2]`. */
const placesIn = (action: Action): Set<string> =>
  new Set(Object.entries(action).flatMap(([key, it]) => (/^(at|from|to|push)$/.test(key) ? [String(it)] : [])))

/** Corners of hexes have sixteen digits; nobody sees a thousandth of a space. */
const rounded = (_: string, it: unknown): unknown => (typeof it === 'number' ? +it.toFixed(3) : it)

/** Writes one file for each game that has scenarios: examples by rule. */
export async function writeExamples(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { games } = await loadGames()
  const files = Map.groupBy(globSync(scenarios).sort(), (file) => basename(dirname(file)))
  for (const [game, records] of files) {
    const all = new Map<string, Example>()
    for (const file of records)
      for (const [rule, it] of examplesOf(readFileSync(file, 'utf8'), games)) if (!all.has(rule)) all.set(rule, it)
    writeFileSync(join(folder, `${game}.json`), JSON.stringify(Object.fromEntries(all), rounded))
  }
}
