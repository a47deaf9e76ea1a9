// Tests the harness itself: it must catch a referee with deliberately broken rules, shrink the failing match, and record it.

import { expect, test } from 'vitest'
import { rule } from '../../src/cli/ruler.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import { lazily } from '../../src/core/lazy.ts'
import type { Action, Move, Refusal } from '../../src/core/rules.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { checkRecord } from '../../src/journal/check.ts'
import { cheatsOf } from './cheats/index.ts'
import { kinds } from './kinds.ts'
import { playEvening, type Wrong } from './play.ts'
import { readNotes, recordOf } from './record.ts'
import { replay } from './shrink.ts'

const real: AnyGame = nexus

/** The same game, but it refuses other moves; `more` are actions that it lists in addition. */
const broken = (refuse: (s: Json, move: Move<Action>) => Refusal | null, more: readonly Action[] = []): AnyGame => ({
  ...real,
  refuse,
  legal: (s: Json, by: Move['by']) =>
    lazily(function* () {
      const listed = [...(real.legal(s, by) as Iterable<Action>)]
      for (const action of [...listed, ...more.filter((it) => !listed.some((other) => isSame(it, other)))])
        if (refuse(s, { by, do: action }) === null) yield action
    })
})

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)
const steps = ['N', 'E', 'S', 'W'].map((to) => ({ act: 'move', to }) as Action)
const never: Refusal = { rule: 'NK-013' as never, why: { say: 'refuse.unknown' } }

const withoutJumps = broken((s, move) => (move.do.act === 'jump' ? never : real.refuse(s, move)))

// Columns: what is broken, the broken rules, the expected complaint, the only cheat that hands may try ('' for any), the kind of evening.
const trials: readonly (readonly [string, AnyGame, RegExp, string, string])[] = [
  ['that knows no diagonal steps', withoutJumps, /calls a legal play foul/, '', 'cheats'],
  ['that knows no diagonal steps, behind noise', withoutJumps, /calls a legal play foul/, '', 'noise'],
  [
    'that lets steps go unpaid',
    broken((s, move) => {
      const refusal = real.refuse(s, move)
      const isUnpaid = refusal !== null && /^NK-06/.test(refusal.rule)
      return move.do.act === 'move' && isUnpaid && (s as { phase: string }).phase === 'actions' ? null : refusal
    }, steps),
    /it believes .*"move".*NK-06\d forbids/,
    '',
    'cheats'
  ],
  [
    'that lets a lone die be thrown again',
    broken(
      (s, move) => {
        const refusal = real.refuse(s, move)
        return refusal?.rule === 'NK-039' && (move.do as unknown as { dice: readonly number[] }).dice.length === 1
          ? null
          : refusal
      },
      [2, 3, 4, 5, 6].map((face) => ({ act: 'reroll', dice: [face], power: 0 }) as Action)
    ),
    /NK-039 forbids/,
    'single-die-rethrown',
    'cheats'
  ]
]

test.each(trials)('the harness catches a referee %s', async (_, refereed, why, only, evening) => {
  const kind = kinds.find(({ name }) => name === evening)
  if (!kind) throw new Error('there is such a kind of evening')
  const wrong: Wrong[] = []
  const cheats = (await cheatsOf(real.id)).filter(({ name }) => name.includes(only))
  const plan = { game: real, refereed, cheats, kind, actions: 400, seed: 3, start: 'position' }
  playEvening(plan, { wrong: (it) => wrong.push(it), stopped: () => wrong.length > 0 })
  const [found] = wrong
  if (!found) throw new Error('nothing was found wrong')
  expect(found.why).toMatch(why)
  expect(found.gestures.length).toBeLessThan(12)

  // The record reproduces the failure. With the broken rules, the gestures fail again; with the real rules they don't; and `check`
  // accepts all of its moves except the wrong ruling.
  const record = recordOf(found)
  const notes = readNotes(record)
  expect(notes?.gestures).toEqual(found.gestures)
  expect(replay(found.match, found.gestures)?.why).toMatch(why)
  const { refereed: __, ...fair } = found.match
  expect(replay(fair, found.gestures)).toBeNull()
  const { findings } = checkRecord(record, [real], rule)
  expect(findings.filter(({ finding }) => finding !== 'refused' && finding !== 'other ruling')).toEqual([])
})
