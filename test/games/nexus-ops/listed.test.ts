// Purchases and moves are listed without asking `refuse` about each. Here it is asked about all that are conceivable.

import { expect, test } from 'vitest'
import type { Seat } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import { units } from '../../../src/games/nexus-ops/data/units.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { idOf } from '../../../src/kit/grid/hex.ts'
import { matches } from '../../conformance/playout.ts'
import { sized } from '../../sized.ts'
import { at } from './match.ts'

function conceivable(s: State): readonly Action[] {
  const hexes = s.match.layout.map((it) => it.at)
  if (s.phase === 'deploy') return units.flatMap((unit) => hexes.map((at) => ({ act: 'buy', unit, at }) as const))
  const from = hexes.filter((it) => s.units[idOf(it)])
  return from.flatMap((start) =>
    units.flatMap((unit) => hexes.map((to) => ({ act: 'move', unit, from: start, to }) as const))
  )
}

const teams = { teams: true, partnerHexBindsRetreat: false }
/** Dragons on the Monolith, leapers in magma, striders everywhere, marching units, retreats, dear and owed units. */
const crowd = {
  phase: 'deploy',
  units: {
    '0,0': ['D1 S1', 'D1'],
    '1,-1': ['L2', ''],
    '-1,-1': ['', 'L1 S1'],
    '1,0': ['S2 H1', ''],
    '0,1': ['F1', 'C1'],
    '2,1': ['H1', '']
  },
  rubium: [9, 14],
  hands: [
    ['EN-03', 'EN-04'],
    ['EN-03', 'EN-04']
  ]
}
test.each<[string, State]>([
  ['two players', at(crowd)],
  ['two players whose recruits may stay', at(crowd, 2, { retreatBindsDeployed: false, emptySupplyExplore: 'owed' })],
  ['teams', at({ ...(game.positions?.fullHouse?.position as Record<string, Json>) }, 4, teams)],
  ['three players late in the match', at(game.positions?.showdown?.position as Json, 3)]
])('%s: exactly the legal purchases and moves are listed, each once', (_, start) => {
  const seen = { buy: 0, move: 0 }
  for (const { state } of [...matches(game, start, 5, sized(150, 4000))].flat()) {
    const s = state as State
    if (s.phase !== 'deploy' && s.phase !== 'move') continue
    const by = game.asked(s) as Seat | null
    if (by === null) continue
    const act = s.phase === 'deploy' ? 'buy' : 'move'
    const listed = [...game.legal(s, by)].filter((it) => it.act === act).map((it) => JSON.stringify(it))
    const legal = conceivable(s).filter((it) => game.refuse(s, { by, do: it }) === null)
    expect(listed.toSorted()).toEqual(legal.map((it) => JSON.stringify(it)).sort())
    seen[act] += listed.length
  }
  expect(seen.buy).toBeGreaterThan(0)
  expect(seen.move).toBeGreaterThan(100)
})
