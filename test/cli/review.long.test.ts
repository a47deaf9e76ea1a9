// `tablekeeper review` as a person types it: its help, files that are no records, and a match of each game.

import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Luck } from '../../src/core/page.ts'
import type { AnyHooks } from '../../src/core/player.ts'
import type { Review } from '../../src/core/review.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import kero from '../../src/games/kero/index.ts'
import keroHooks from '../../src/games/kero/player.ts'
import nexusKeepers from '../../src/games/nexus-keepers/index.ts'
import nexusKeepersHooks from '../../src/games/nexus-keepers/player.ts'
import nexusOps from '../../src/games/nexus-ops/index.ts'
import nexusOpsHooks from '../../src/games/nexus-ops/player.ts'
import platformer from '../../src/games/platformer/index.ts'
import platformerHooks from '../../src/games/platformer/player.ts'
import { named, playMatch } from '../../src/players/index.ts'
import { begin } from '../conformance/playout.ts'
import { folder, tablekeeper } from './command.ts'

const games: readonly (readonly [AnyGame, AnyHooks, board: string | null, most: number])[] = [
  [nexusKeepers, nexusKeepersHooks, 'B2', 24],
  [nexusOps, nexusOpsHooks, 'clash', 40],
  [platformer, platformerHooks, 'boss', 24],
  [kero, keroHooks, null, 24]
]

/** A record of the first moves of a match between two players of the lowest levels. */
function recorded(game: AnyGame, hooks: AnyHooks, board: string | null, most: number) {
  const { position, brings = [{}, {}] } = (board === null ? undefined : game.positions?.[board]) ?? {}
  const seats = brings.map((it, i) => ({ ...(it as object), name: ['Ann', 'Bo'][i] as string }))
  const start = { options: Object.values(game.presets)[0] ?? {}, seats, ...(position ? { position } : {}) } as Start
  const moves: Move<Action>[] = []
  const players = [named(hooks, 'easy'), named(hooks, 'beginner')]
  playMatch({ game, hooks, start: begin(game, start), players, seed: 5, most }, (move) => moves.push(move))
  const lines = [{ tablekeeper: 1, game: game.id, ...start }, ...moves]
  return { text: lines.map((it) => `${JSON.stringify(it)}\n`).join(''), moves }
}

describe.each(games)('$id', (game, hooks, board, most) => {
  test('a record is looked back on: chances by turn, choices by the number of their move, dice', () => {
    const { text, moves } = recorded(game, hooks, board, most)
    const file = `${folder({ 'match.jsonl': text })}/match.jsonl`
    const { code, lines, err } = tablekeeper(['review', file])
    expect([code, err]).toEqual([0, ''])
    const head = lines.findIndex((it) => it.startsWith('after move'))
    expect(lines[head]).toMatch(/^after move +Ann +Bo$/)
    const rows = lines.slice(head + 1).filter((it) => /^ *\d+( +\d+ %){2}$/.test(it))
    expect(rows.at(0)).toMatch(/^ *0 /)
    expect(rows.at(-1)).toMatch(new RegExp(`^ *${moves.length} `))
    const points = lines.flatMap((it) => /^\d\. Move (\d+), (?:Ann|Bo)$/.exec(it)?.[1] ?? [])
    for (const it of points) expect(moves[Number(it) - 1]?.by, it).not.toBe('chance')

    const json = tablekeeper(['review', file, '--json'])
    const { curve, turning, luck } = JSON.parse(json.out) as Review & { readonly luck: readonly Luck[] }
    expect(curve.at(-1)?.at).toBe(moves.length)
    for (const { of } of curve) expect(of.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1, 2)
    expect((turning ?? []).map(({ at }) => String(at + 1))).toEqual(points)
    for (const { seat } of luck) expect(lines.some((it) => it.startsWith(seat === 0 ? 'Ann: ' : 'Bo: '))).toBe(true)
  })
})

test('the help says how it is typed, in both languages', () => {
  const { code, out } = tablekeeper(['review', '--help'])
  expect([code, out.split('\n')[0]]).toEqual([0, 'tablekeeper review FILE [--json] [--games DIR]'])
  const french = tablekeeper(['review', '--help'], 'fr_FR.UTF-8')
  expect(french.out).toContain('tablekeeper review FICHIER')
})

test('a match is looked back on in French, too', () => {
  const { text } = recorded(nexusKeepers, nexusKeepersHooks, 'B2', 12)
  const { code, out } = tablekeeper(['review', `${folder({ 'm.jsonl': text })}/m.jsonl`], 'fr_FR.UTF-8')
  expect(code).toBe(0)
  expect(out).toMatch(/après le coup +Ann +Bo/)
  expect(out).not.toMatch(/after move|Played|⟨/)
})

test.each([
  ['no file', null, /no-such\.jsonl/],
  ['no record', 'hello\n', /:1: Can’t read this line/],
  ['another game', '{"tablekeeper":1,"game":"chess","seats":[]}\n', /:1: There is no game “chess”/],
  ['nothing at all', '', /:1: The file is empty/],
  [
    'an illegal move',
    '{"tablekeeper":1,"game":"nexus-keepers","seats":[{},{}],"position":{"cubes":["0,0 S","1,2 N"]}}\n{"by":1,"do":{"act":"roll","power":0}}\n',
    /:2: \S/
  ]
] as const)('%s ends with one sentence, and code 2', (_, text, says) => {
  const file = text === null ? '/no-such.jsonl' : `${folder({ 'm.jsonl': text })}/m.jsonl`
  const { code, out, err } = tablekeeper(['review', file])
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(says)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('a file is asked for where none is named', () => {
  const { code, err } = tablekeeper(['review'])
  expect(code).toBe(2)
  expect(err.trim()).not.toBe('')
})
