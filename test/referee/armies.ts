// Nexus Ops tables for the referee’s tests: stacks, pieces carried in sequence, dice of two sides.

import type { KindId } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import nexus from '../../src/games/nexus-ops/index.ts'
import { type Setting, Table } from './table.ts'

export const at = (position: Json, setting: Setting = {}, seats = 2): Table =>
  new Table(nexus, { position, options: {}, seats: Array.from({ length: seats }, () => ({})), ...setting })

/** Carries pieces in sequence before anything settles: `human/0 2,1 > 1,1`. A dash means beside the board. */
export function carry(t: Table, ...carries: readonly string[]): Table {
  for (const it of carries) {
    const [, kind = '', from = '', to = ''] = /^(\S+) (\S+) > (\S+)$/.exec(it) ?? []
    if (from !== '-') {
      const there = [...(t.stand.get(from) ?? [])]
      if (!there.includes(kind as KindId)) throw new Error(`no ${kind} on ${from}`)
      there.splice(there.indexOf(kind as KindId), 1)
      t.stand.set(from, there)
      t.show().wait(10)
    }
    if (to !== '-') t.put(kind, to).wait(10)
  }
  return t.rest()
}

/** All dice of both sides are thrown and come to rest. */
export function cast(t: Table, attacker: readonly number[], defender: readonly number[] = []): Table {
  t.roll()
  const lying = [
    ...attacker.map((face) => ({ kind: 'attacker', face })),
    ...defender.map((face) => ({ kind: 'defender', face }))
  ]
  t.dice = { lying, thrown: lying.map((_, i) => i) }
  t.unsettled = { rolling: 0, crooked: 0, held: 0 }
  return t.show().rest()
}

export const played = (t: Table): string[] =>
  t.judge.moves(t.match).map(({ do: it }) => {
    const {
      act,
      unit,
      from,
      to,
      at: place
    } = it as { act: string; unit?: string; from?: object; to?: object; at?: object }
    return [act, unit, from && String(from), (to ?? place) && `> ${to ?? place}`].filter(Boolean).join(' ')
  })

/** Longer than every wait of the referee, in ms. */
export const longer = 60_000

export const settled = { ruling: 'settled' }
export const foul = (rule: string) => ({ ruling: 'foul', refusal: { rule } })
