// `defineGame` completes a game that leaves out everything optional, so that it can be played, refereed and recorded.

import { expect, test } from 'vitest'
import { became, defineGame, play } from '../../src/core/game.ts'
import { kindId, placeId, ruleId } from '../../src/core/ids.ts'
import type { Action } from '../../src/core/rules.ts'
import { checkRecord } from '../../src/journal/check.ts'
import { Table } from '../referee/table.ts'

type State = { readonly at: number }

/** A pawn climbs a ladder of three steps; the players move it in turn. */
const ladder = defineGame<State, Action>({
  id: 'ladder',
  title: { say: 'title' },
  seats: { min: 1, max: 4 },
  words: { en: { title: 'Ladder' }, fr: { title: 'Échelle' } },
  rules: [],
  acts: { up: {} },
  setup: ({ position = 0 }) => ({ ok: true, value: { at: position as number } }),
  toAct: ({ at }) => (at < 3 ? [at % 2] : []),
  legal: ({ at }, actor) => (actor === at % 2 && at < 3 ? [{ act: 'up' }] : []),
  refuse: ({ at }, { by, do: { act } }) =>
    by === at % 2 && act === 'up' && at < 3 ? null : { rule: ruleId('L-1'), why: { say: 'title' } },
  decide: ({ at }) => became({ at: at + 1 }),
  outcome: ({ at }) => (at < 3 ? null : { winners: [0], why: { say: 'title' } }),
  box: () => ({ pieces: [], dice: [] }),
  scene: ({ at }) => ({
    places: [0, 1, 2, 3].map((y) => ({
      id: placeId(`${y}`),
      layer: 'tile',
      at: [0, y],
      outline: [],
      look: 'rung',
      name: { say: 'title' }
    })),
    pieces: [{ kind: kindId('pawn'), place: placeId(`${at}`), look: 'pawn', name: { say: 'title' } }],
    dice: null
  }),
  sketch: () => ({ how: 'observed' }),
  view: () => ({
    prompt: { seats: [], say: { say: 'title' } },
    seats: [0, 1].map((seat) => ({ seat, status: { say: 'title' }, state: 'waits', widgets: [] })),
    widgets: [],
    choices: []
  }),
  tell: () => null,
  locate: ({ at: [, y] }) => ({ place: placeId(`${Math.round(y)}`), kind: null })
})

const up = (by: number) => ({ by, do: { act: 'up' } })

test('a game whose events are new states needs no evolve of its own', () => {
  const { events, state } = ladder.decide({ at: 1 }, up(1))
  expect(state).toEqual({ at: 2 })
  expect(events.reduce(ladder.evolve, { at: 1 })).toEqual(state)
  expect(play(ladder, { at: 0 }, up(0))).toEqual({ at: 1 })
})

test('everything optional has a default', () => {
  expect(ladder).toMatchObject({ presets: { standard: {} }, pitch: 40 })
  expect(ladder.options.properties).toEqual({})
  expect(ladder.seat.properties?.name?.title).toBe('seat.name')
  expect([ladder.words.en['seat.name'], ladder.words.fr['seat.name']]).toEqual(['Name', 'Nom'])
  expect([0, 1, 2, 3].map((at) => ladder.asked({ at }))).toEqual([0, 1, 0, null])
  expect(ladder.cues({ at: 0 })).toEqual([])
  expect(ladder.chance({ at: 0 })).toBeNull()
  expect([...ladder.attempts({ at: 0 }, { places: {} })]).toEqual([])
  expect(ladder.learns({ at: 0 }, up(0))).toEqual([])
  expect(ladder.learns({ at: 0 }, { by: 'chance', do: { act: 'throw' } })).toEqual([0, 1])
  expect(ladder.key({ at: 0 })).not.toBe(ladder.key({ at: 1 }))
})

test('it is refereed: a pawn that stands higher has been moved', () => {
  const table = new Table(ladder, { seats: [{}, {}] })
  expect(table.shift('0', '1').rest().ruling).toEqual({ ruling: 'settled', moves: [up(0)] })
})

test('its records are checked', () => {
  const record = [{ tablekeeper: 1, game: 'ladder', seats: [{}, {}] }, up(0), up(1), { expect: { at: 2 } }]
  const text = record.map((line) => JSON.stringify(line)).join('\n')
  const { findings, moves } = checkRecord(text, [ladder], () => ({ ruling: 'settled', moves: [] }))
  expect([findings, moves]).toEqual([[], 2])
})
