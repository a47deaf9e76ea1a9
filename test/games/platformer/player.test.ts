// Computer players of Platformer: positions in which the best turn is plain, and matches of their own.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Work } from '../../../src/core/player.ts'
import { seeded } from '../../../src/core/random.ts'
import type { Action } from '../../../src/games/platformer/actions.ts'
import game from '../../../src/games/platformer/index.ts'
import hooks from '../../../src/games/platformer/player.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { named, playMatch } from '../../../src/players/index.ts'
import { worth } from '../../../src/players/mind.ts'
import { readable } from '../readable.ts'

const boss = game.positions?.boss?.position as Record<string, Json>

function at(position: Json | null, seats = 2): State {
  const set = game.setup({
    options: {},
    seats: Array.from({ length: seats }, () => ({})),
    ...(position === null ? {} : { position })
  })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return set.value
}

const planned = (s: State, left: number): Action | null => {
  const work: Work & { left: number } = { left, spend: () => work.left-- > 0 }
  return hooks.plan?.(s, s.active, work, seeded(1)) ?? null
}

/** Plays the turn as planned, up to the next throw or the end. */
function turn(s: State, left = 2500): { readonly s: State; readonly acts: readonly string[] } {
  const acts: string[] = []
  let now = s
  while (game.asked(now) === s.active && acts.length < 40) {
    const action = planned(now, left)
    if (!action) throw new Error('no plan')
    expect(game.refuse(now, { by: s.active, do: action }), JSON.stringify(action)).toBeNull()
    acts.push(action.act)
    now = game.decide(now, { by: s.active, do: action }).state
  }
  return { s: now, acts }
}

describe('a turn as a whole', () => {
  const beside = { ...boss, at: ['3,14', '7,13'], phase: 'act', coins: [0, 0] }

  test('it walks up to the boss and defeats it with swords and gems', () => {
    const s = at({ ...beside, at: ['2,14', '7,13'], pool: ['BOOT', 'SWORD', 'SWORD', 'SWORD', 'COIN'] } as Json)
    const played = turn(s)
    expect(played.s.winners, played.acts.join()).toEqual([0])
  })

  test('without a sword to strike with it keeps the gems', () => {
    const s = at({ ...beside, pool: ['COIN', 'PAW'] } as Json)
    const { gems = 0 } = s.players[0] ?? {}
    expect(turn(s).s.players[0]?.gems).toBeGreaterThanOrEqual(gems)
  })

  test('it never strikes an enemy that it cannot defeat', () => {
    const s = at({ ...beside, gems: [0, 0], pool: ['SWORD'] } as Json)
    expect(turn(s).acts).not.toContain('attack')
  })
})

test('its evaluation is a chance for each seat, and together they are one', () => {
  for (const seats of [2, 3, 4]) {
    let s = at(null, seats)
    const start = s
    const players = Array.from({ length: seats }, () => named(hooks, 'easy'))
    playMatch({ game, hooks, start, players, seed: 3, most: 160 }, (move) => {
      s = game.decide(s, move as never).state
      const chances = hooks.evaluate?.(s) ?? []
      expect(chances).toHaveLength(seats)
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9)
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
    })
  }
  const ahead = at({ ...boss, gems: [9, 0] } as Json)
  expect(hooks.evaluate?.(ahead)[0]).toBeGreaterThan(0.6)
})

test('alone, a lost match is worth nothing, and a hero with few hearts is in danger', () => {
  let s = at(null, 1)
  const start = s
  const { winners } = playMatch(
    { game, hooks, start, players: [named(hooks, 'random')], seed: 1, most: 3000 },
    (move) => {
      s = game.decide(s, move as never).state
      const [chance = -1] = hooks.evaluate?.(s) ?? []
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
  )
  expect(winners).toEqual([])
  expect(hooks.evaluate?.(s)).toEqual([0])
  expect(worth({ game, hooks, seats: 1 } as never, s)).toEqual([0])
  const hurt = (hearts: number): State => ({ ...start, players: start.players.map((it) => ({ ...it, hearts })) })
  expect(hooks.evaluate?.(hurt(1))[0]).toBeLessThan(0.95 * (hooks.evaluate?.(hurt(4))[0] ?? 0))
})

test('its reasons can be said in both languages', () => {
  const pool = ['BOOT', 'SWORD', 'SWORD', 'SWORD', 'COIN']
  const near = at({ ...boss, at: ['3,14', '7,13'], phase: 'act', pool } as Json)
  expect(hooks.reason?.(near, 0, { act: 'use', pay: 'SWORD', as: 'SWORD' })?.say).toBe('why.boss')
  const climb = game.positions?.climb?.position as Record<string, Json>
  const low = at({ ...climb, phase: 'act', pool: ['BOOT', 'SWORD', 'SWORD'] } as Json)
  const legal = [...game.legal(low, 0)]
  const said = legal.map((it) => hooks.reason?.(low, 0, it) ?? null).filter((it) => it !== null)
  for (const it of said) readable(game.words, it)
  expect(said.length).toBeGreaterThan(0)
  expect(hooks.reason?.(low, 0, { act: 'buy', card: 'I02' })?.say).toBe('why.buy')
})
