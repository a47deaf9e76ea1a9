// Translates a step of the hand into the single action that it means in Nexus Keepers, where there is one.

import { keeperAt } from '../../../../src/games/nexus-keepers/board.ts'
import type { State } from '../../../../src/games/nexus-keepers/state.ts'
import { type Cell, isDiagonal, line, locateCell, step } from '../../../../src/kit/grid/square.ts'
import type { Meaning, Moment } from '../cheat.ts'

export const meaning: Meaning<State> = (now, it) => {
  const { active } = now.state
  if (it.step === 'throw') return thrown(now, it).map(({ by, ...doing }) => ({ by, do: doing }))
  if (it.step !== 'carry') return []
  const seat = now.state.players.findIndex((_, n) => it.thing === `keeper/${n}#1`)
  const [from, to] = [now.state.players[seat]?.at, it.to && locateCell(it.to)]
  const way = from && to ? line(from, to) : null
  if (!from || !way) return []
  if (seat !== active) return [{ by: active, do: { act: 'push', to: way.heading, n: way.spaces } }]
  if (way.spaces === 1) return [{ by: seat, do: { act: isDiagonal(way.heading) ? 'jump' : 'move', to: way.heading } }]
  const over = Array.from({ length: way.spaces - 1 }, (_, n): Cell => step(from, way.heading, n + 1))
  const isLeap = !isDiagonal(way.heading) && over.every((cell) => keeperAt(now.state, cell) !== null)
  return isLeap ? [{ by: seat, do: { act: 'leap', to: way.heading, over: over.length } }] : []
}

/** The moves that a throw means: the first throw of a turn, or a reroll of dice on the table. */
function thrown(
  { state: { phase, active }, room }: Moment<State>,
  { dice: ids, faces }: { readonly dice: readonly string[]; readonly faces: readonly number[] }
) {
  const kindOf = (id: string): string => id.split('#')[0] ?? id
  const rolled = ids.map((id, i) => ({ kind: kindOf(id), face: faces[i] as number }))
  const fall = { by: 'chance', act: 'throw', dice: rolled } as const
  if (phase === 'roll')
    return [{ by: active, act: 'roll', power: rolled.filter(({ kind }) => kind === 'power').length }, fall]
  if (phase !== 'reroll' && phase !== 'actions') return [fall]
  const taken = room.table.dice().filter(({ id }) => ids.includes(id))
  const lay = (kind: string): number[] =>
    taken.flatMap((die) => (die.kind === kind && die.state === 'lying' ? [die.face] : [])).sort()
  const again = lay('power')
  const power = taken.filter(({ kind, state }) => kind === 'power' && state === 'aside').length
  return [{ by: active, act: 'reroll', dice: lay('regular'), power, ...(again.length > 0 ? { again } : {}) }]
}
