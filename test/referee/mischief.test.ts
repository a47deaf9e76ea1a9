// Whatever hands do, only legal play changes the belief; and whoever follows the lamps ends with a table that is right.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { skerry } from '../toy/index.ts'
import { graph, placesAgree, viewOf } from './peek.ts'
import { board } from './positions.ts'
import { type Setting, Table } from './table.ts'

type Prank =
  | { readonly do: 'shift'; readonly piece: number; readonly to: number }
  | { readonly do: 'lift'; readonly piece: number }
  | { readonly do: 'put'; readonly to: number }
  | { readonly do: 'tray'; readonly faces: readonly number[]; readonly thrown: readonly number[] }
  | { readonly do: 'press'; readonly seat: 0 | 1; readonly button: 'end' | 'confirm' | 'undo' | 'why' }
  | { readonly do: 'hands'; readonly over: boolean }
  | { readonly do: 'wait'; readonly ms: number }

const index = fc.nat(40)
const prank: fc.Arbitrary<Prank> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('shift' as const), piece: index, to: index }) },
  fc.record({ do: fc.constant('lift' as const), piece: index }),
  fc.record({ do: fc.constant('put' as const), to: index }),
  fc.record({
    do: fc.constant('tray' as const),
    faces: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 7 }),
    thrown: fc.uniqueArray(fc.nat(6), { maxLength: 7 })
  }),
  fc.record({
    do: fc.constant('press' as const),
    seat: fc.constantFrom(0 as const, 1 as const),
    button: fc.constantFrom('end' as const, 'confirm' as const, 'undo' as const, 'why' as const)
  }),
  fc.record({ do: fc.constant('hands' as const), over: fc.boolean() }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(10, 100, 300, 2000, 15_000) })
  }
)

class Prankster {
  readonly table: Table
  private readonly inHand: string[] = []
  constructor(game: AnyGame, setting: Setting) {
    this.table = new Table(game, setting)
  }

  play(p: Prank): void {
    const { table } = this
    switch (p.do) {
      case 'shift':
        if (this.taken(p.piece)) table.shift(this.taken(p.piece) as string, this.place(p.to))
        break
      case 'lift': {
        const from = this.taken(p.piece)
        if (!from) break
        this.inHand.push(table.stand.get(from)?.[0] as string)
        table.lift(from)
        break
      }
      case 'put': {
        const kind = this.inHand.pop()
        if (kind) table.put(kind, this.place(p.to))
        break
      }
      case 'tray':
        table.tray(
          p.faces,
          p.thrown.filter((i) => i < p.faces.length)
        )
        break
      case 'press':
        table.press(p.seat, p.button)
        break
      case 'hands':
        table.hands(p.over)
        break
      case 'wait':
        table.wait(p.ms)
    }
  }

  private taken(n: number): string | undefined {
    const places = [...this.table.stand].filter(([, kinds]) => kinds.length > 0).map(([place]) => place)
    return places[n % Math.max(1, places.length)]
  }

  private place(n: number): string {
    const { places } = this.table.scene
    return places[n % places.length]?.id as string
  }
}

const boards: readonly (readonly [string, AnyGame, Setting])[] = [
  [
    'Skerry',
    skerry,
    {
      position: { dice: [4, 4, 5, 5], ...board('...1 0oo.') }
    }
  ],
  ['brisk Skerry', skerry, { options: { brisk: true } }],
  ['Nexus Keepers', nexus, { position: { cubes: ['0,0 S', '1,2 N'], pool: [2, 2, 3, 3, 5, 5] } }]
]

test.each(boards)('in %s', (_, game, setting) => {
  fc.assert(
    fc.property(fc.array(prank, { maxLength: 25 }), (pranks) => {
      const prankster = new Prankster(game, setting)
      for (const p of pranks) prankster.play(p)
      const { table } = prankster
      const first = new Table(game, setting).state

      let state: Json = first
      for (const move of table.judge.moves(table.match)) {
        expect(game.refuse(state, move)).toBeNull()
        state = play(game, state, move)
      }
      expect(game.key(state)).toBe(game.key(table.state))

      table.hand = false
      table.unsettled = { rolling: 0, crooked: 0, held: 0 }
      table.show()
      for (let i = 0; i < 8; i++) table.wait(60_000).obey()
      table.wait(60_000)
      if (game.outcome(table.state)) return
      expect(table.ruling.ruling).toMatch(/settled|ask/)
      const node = graph(game).node(table.state)
      expect(placesAgree(viewOf(table.reading), node.layout)).toBe(true)
    }),
    { numRuns: 150 }
  )
})
