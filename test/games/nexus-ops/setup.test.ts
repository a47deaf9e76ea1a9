// The start of a match (B), and the data that owners may enter instead of the house's.

import { describe, expect, test } from 'vitest'
import type { ChanceNode } from '../../../src/core/chance.ts'
import { sample } from '../../../src/core/chance.ts'
import { play } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import { seeded } from '../../../src/core/random.ts'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import { houseCards } from '../../../src/games/nexus-ops/data/cards.ts'
import { houseTiles } from '../../../src/games/nexus-ops/data/house.ts'
import { boardA, houseLayout } from '../../../src/games/nexus-ops/data/layouts.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { hexOf } from '../../../src/kit/grid/hex.ts'

function opened(seats: number, options: Json = {}): State {
  const set = game.setup({ options, seats: Array.from({ length: seats }, () => ({})) })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  let [s, random] = [set.value, seeded(seats)]
  while (s.pending.length > 0) {
    const [action, next] = sample(game.chance(s) as ChanceNode, random)
    s = play(game, s, { by: 'chance', do: action as Action })
    random = next
  }
  return s
}
const wrong = (options: Json, seats: readonly Json[] = [{}, {}]) => {
  const set = game.setup({ options, seats })
  return set.ok ? [] : set.problems.map((it) => it.at.join('/'))
}

describe('set-up', () => {
  test.each([
    [2, 25],
    [3, 28],
    [4, 31]
  ])('NO-010 to NO-016, Q07, Q09: %i players on %i hexes', (seats, hexes) => {
    const s = opened(seats)
    expect(game.scene(s).places).toHaveLength(hexes)
    const looks = game.scene(s).places.map((it) => it.look)
    const count = (look: string) => looks.filter((it) => it === look).length
    expect([count('rock'), count('forest'), count('crystal'), count('magma'), count('monolith')]).toEqual([
      6, 4, 4, 4, 1
    ])
    expect(s.tiles).toHaveLength(18)
    expect(s.players.map((it) => it.rubium).sort((a, b) => a - b)).toEqual([8, 11, 14, 17].slice(0, seats))
    expect(s.players[s.first]?.rubium).toBe(8)
    expect(s.players.map((it) => it.hand.length)).toEqual(s.players.map(() => 0))
    expect([s.units, s.phase, s.active]).toEqual([{}, 'deploy', s.first])
  })

  test('NO-Q32: a Secret Mission to begin with, where it is so agreed', () => {
    expect(opened(3, { startSecretMissions: 1 }).players.map((it) => it.hand.length)).toEqual([1, 1, 1])
  })

  test('NO-015: no colour twice', () => {
    expect(wrong({}, [{ colour: 'red' }, { colour: 'red' }])).toEqual(['seats/1/colour'])
    expect(wrong({}, [{ colour: 'blue' }, {}])).toEqual([])
  })

  test('sections 2 and 8, Q10, Q12: 41 figures a colour, 32 Energize cards, 36 Secret Missions, 22 Missions', () => {
    const s = opened(4)
    expect(game.box(s).pieces.filter((it) => it.seat !== undefined)).toHaveLength(164)
    const count = (deck: string) => houseCards.filter((it) => it.deck === deck).reduce((sum, it) => sum + it.count, 0)
    expect([count('energize'), count('secret'), count('mission')]).toEqual([32, 36, 22])
    expect(houseTiles.reduce((sum, it) => sum + it.count, 0)).toBe(18)
    expect(houseTiles.filter((it) => it.mine === 2).map((it) => it.count)).toEqual([4])
  })

  test('NO-Q08: both ways to make double tiles of the outer ring', () => {
    for (const matching of ['A', 'B'] as const) {
      const pairs = houseLayout(2, matching).filter((it) => it.double !== undefined)
      for (let n = 0; n < 6; n++) expect(pairs.filter((it) => it.double === n)).toHaveLength(2)
    }
  })
})

describe("an owner's data", () => {
  test('a layout from a real table is the board', () => {
    const layout = boardA(2) as unknown as Json
    const s = opened(2, { layout })
    expect(game.scene(s).places.find((it) => it.id === '1,-1')?.look).toBe('magma')
    expect(s.ground).toEqual({})
  })

  test('what is wrong is named where it is', () => {
    const [first, ...rest] = boardA(2) as unknown as Json[]
    expect(wrong({ layout: [first ?? null, first ?? null, ...rest] })).toEqual(['options/layout/1/at'])
    expect(wrong({ layout: boardA(3) as unknown as Json }, [{}, {}])).toEqual(['options/layout/25/owner'])
    expect(wrong({ tiles: [{ id: 'XT-1', count: 3, origin: 'house' }] })).toEqual(['options/tiles'])
    const card = { id: 'EN-1', deck: 'energize', name: 'X', count: 1, origin: 'house', timing: 'start_of_turn' }
    expect(wrong({ cards: [card] })).toEqual(['options/cards/0/effect'])
  })

  test('a position names its mistakes', () => {
    const at = (position: Json) => {
      const set = game.setup({ options: {}, seats: [{}, {}], position })
      return set.ok ? [] : set.problems.map((it) => it.at.join('/'))
    }
    expect(at({ units: { '9,9': ['H1'] } })).toEqual(['position/units/9,9'])
    expect(at({ units: { '2,1': ['D4'] } })).toEqual(['position/units'])
    expect(at({ hands: [['EN-99']] })).toEqual(['position/hands/0/0'])
    expect(at({ units: { '2,1': ['H1', '', 'H1'] } })).toEqual(['position/units/2,1'])
  })
})

test('a thing is found on the hex it lies on, wherever on it', () => {
  for (const id of ['0,0', '2,-1', '-2,-2', '1,2']) {
    const [q, r] = hexOf(id)
    const at = [r + q / 2 + 0.3, (q * Math.sqrt(3)) / 2 - 0.2] as const
    expect(game.locate({ kind: 'human/1', at })).toEqual({ place: id, kind: 'human/1' })
  }
  expect(game.locate({ kind: 'keeper/1', at: [0, 0] })).toBeNull()
})
