// The toy in boardgame.io, written as its documentation recommends: moves that change a draft, dice from its random plugin, turns ended
// by events. Its reducer is called as its own bots call it. It shares only the constants with our version.

import { createRequire } from 'node:module'
import { buys, diceEach, directions, homes, tiles, turnsAtMost } from './facts.ts'

// The packages are old-style folders that only `require` finds. In production mode, boardgame.io leaves out its development checks.
process.env.NODE_ENV = 'production'
const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal
const { Client } = require('boardgame.io/client') as { readonly Client: (options: object) => TheirClient }

interface Context {
  readonly currentPlayer: string
  readonly turn: number
  readonly gameover?: { readonly winner: string | null }
}
export interface Theirs {
  readonly G: Board
  readonly ctx: Context
}
type Reducer = (state: Theirs, action: object) => Theirs
interface Internal {
  readonly CreateGameReducer: (options: object) => Reducer
  readonly InitializeGame: (options: object) => Theirs
}
export interface TheirClient {
  readonly moves: Record<string, (...args: unknown[]) => void>
  readonly getState: () => Theirs
  readonly subscribe: (run: () => void) => () => void
  readonly start: () => void
  readonly stop: () => void
}

interface Board {
  thrown: boolean
  dice: number[]
  keepers: { at: number; off: boolean }[]
  move: number
  push: number
}

interface Play {
  readonly G: Board
  readonly ctx: Context
  readonly random: { D6(n: number): number[] }
  readonly events: { endTurn(): void; endGame(over: { winner: string | null }): void }
}

const around = tiles.map(([x, y]) =>
  directions.map(([dx, dy]) => tiles.findIndex((tile) => tile[0] === x + dx && tile[1] === y + dy))
)
const INVALID = 'INVALID_MOVE'

export const game = {
  name: 'toy',
  setup: (): Board => ({
    thrown: false,
    dice: [],
    keepers: homes.map((at) => ({ at, off: false })),
    move: 0,
    push: 0
  }),
  moves: {
    throw: ({ G, random }: Play) => {
      if (G.thrown) return INVALID
      G.dice = random.D6(diceEach)
      G.thrown = true
      for (const [face, kind] of buys.entries()) {
        if (kind !== null) G[kind] += Math.floor(G.dice.filter((die) => die === face + 1).length / 2)
      }
      return undefined
    },
    move: ({ G, ctx }: Play, way: number) => {
      const [me, other] = sides(G, ctx)
      const to = around[me.at]?.[way] ?? -1
      if (!G.thrown || G.move < 1 || to < 0 || to === other.at) return INVALID
      G.move -= 1
      me.at = to
      return undefined
    },
    push: ({ G, ctx, events }: Play, way: number) => {
      const [me, other] = sides(G, ctx)
      if (!G.thrown || G.push < 1 || around[me.at]?.[way] !== other.at) return INVALID
      G.push -= 1
      const to = around[other.at]?.[way] ?? -1
      if (to >= 0) other.at = to
      else {
        other.off = true
        events.endGame({ winner: ctx.currentPlayer })
      }
      return undefined
    },
    end: ({ G, ctx, events }: Play) => {
      if (!G.thrown) return INVALID
      G.thrown = false
      G.move = 0
      G.push = 0
      if (ctx.turn >= turnsAtMost) events.endGame({ winner: null })
      else events.endTurn()
      return undefined
    }
  }
}

function sides(G: Board, { currentPlayer }: Context) {
  const me = Number(currentPlayer)
  return [G.keepers[me], G.keepers[1 - me]] as unknown as [Board['keepers'][0], Board['keepers'][0]]
}

export type Choice = readonly [move: 'throw' | 'end'] | readonly [move: 'move' | 'push', way: number]

/** All legal choices, in the same order as our own list. */
export function enumerate({ G, ctx }: Theirs): Choice[] {
  if (ctx.gameover) return []
  if (!G.thrown) return [['throw']]
  const [me, other] = sides(G, ctx)
  const choices: Choice[] = []
  const way = around[me.at] as number[]
  if (G.move > 0)
    for (let i = 0; i < 4; i++) if ((way[i] as number) >= 0 && way[i] !== other.at) choices.push(['move', i])
  if (G.push > 0) for (let i = 0; i < 4; i++) if (way[i] === other.at) choices.push(['push', i])
  choices.push(['end'])
  return choices
}

export const reducer: Reducer = CreateGameReducer({ game })
export const begin = (seed: number): Theirs => InitializeGame({ game: { ...game, seed: String(seed) }, numPlayers: 2 })

export const act = (state: Theirs, [move, ...args]: Choice): Theirs =>
  reducer(state, {
    type: 'MAKE_MOVE',
    payload: { type: move, args, playerID: state.ctx.currentPlayer }
  })

export const client = (seed: number): TheirClient =>
  Client({ game: { ...game, seed: String(seed) }, numPlayers: 2, debug: false })
