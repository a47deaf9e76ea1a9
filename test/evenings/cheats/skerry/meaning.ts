// Translates a step of the hand into the single action that it means in Skerry, where there is one.

import { line, locateCell } from '../../../../src/kit/grid/square.ts'
import { on, type State, tile } from '../../../toy/state.ts'
import type { Meaning } from '../cheat.ts'

export const meaning: Meaning<State> = ({ game, state, room }, it) => {
  const { phase, turn: by } = state
  if (it.step === 'throw') {
    if (phase === 'roll') return [{ by, do: { act: 'roll' } }, fall(it)]
    if (phase !== 'rolled' && phase !== 'act') return [fall(it)]
    const taken = room.table.dice().filter(({ id, state }) => it.dice.includes(id) && state === 'lying')
    return [{ by, do: { act: 'reroll', dice: taken.map(({ face }) => face).sort() } }]
  }
  const thing = it.step === 'carry' ? room.thing(it.thing) : undefined
  if (it.step !== 'carry' || !thing?.at || !it.to) return []
  const [from, to] = [locateCell(thing.at), locateCell(it.to)]
  const way = from && to ? line(from, to) : null
  if (!from || !to || way?.spaces !== 1 || game.locate({ ...thing, at: thing.at })?.place !== tile(from)) return []
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const stands = on(state, from)
  if (!stands || !('keeper' in stands) || stands.keeper !== by) return [{ by, do: { act: 'push', to: [x, y], n: 1 } }]
  return [{ by, do: { act: x !== 0 && y !== 0 ? 'hop' : 'step', to: [x, y] } }]
}

const fall = ({ faces }: { readonly faces: readonly number[] }) =>
  ({ by: 'chance', do: { act: 'throw', dice: faces.map((face) => ({ kind: 'regular', face })) } }) as const
