// Translates a step of the hand into the single action that it means in Nexus Ops: a unit of the active player moves.

import { units } from '../../../../src/games/nexus-ops/data/units.ts'
import { unitKind } from '../../../../src/games/nexus-ops/places.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import { type HexId, hexOf } from '../../../../src/kit/grid/hex.ts'
import type { Meaning } from '../cheat.ts'

export const meaning: Meaning<State> = ({ game, state: { phase, active }, room }, it) => {
  const thing = it.step === 'carry' ? room.thing(it.thing) : undefined
  if (it.step !== 'carry' || !thing?.at || !it.to || phase !== 'move') return []
  const unit = units.find((name) => thing.kind === unitKind(name, active))
  const [from, to] = [thing.at, it.to].map((at) => game.locate({ kind: thing.kind, at, turn: thing.turn })?.place)
  if (!unit || !from || !to || from === to) return []
  return [{ by: active, do: { act: 'move', unit, from: hexOf(from as HexId), to: hexOf(to as HexId) } }]
}
