// A rough estimate of each seat’s chance to win: how likely each keeper is to push each other off with its next dice.

import type { Seat } from '../../../core/ids.ts'
import { remembered } from '../../../core/remember.ts'
import { cellCode, facings, step } from '../../../kit/grid/square.ts'
import type { KeeperCard } from '../cards/card.ts'
import { covers } from '../dice/pay.ts'
import { type Cube, startOf, tilesOn } from '../geometry/cube.ts'
import { allied, cardOf, type Player, player, type State, setupOf } from '../state.ts'
import { mostDice, rolling } from './rolling.ts'

/** Tuned by hand: the weights of threats, dice and waiting; `sharpness`: how strongly a lead changes the chances. */
const weights = { fall: 0.45, later: 0.45, power: 0.05, reserve: 0.02, waiting: 0.1, sharpness: 3.2 }

interface Grid {
  readonly index: ReadonlyMap<number, number>
  /** The indices of the four neighbours of each tile; −1: none. */
  readonly next: readonly (readonly number[])[]
  /** For each tile and side, whether a portal is on that edge. */
  readonly realm: readonly (readonly boolean[])[]
  readonly starts: ReadonlyMap<Seat, number>
}

const gridOf = remembered((cubes: readonly Cube[]): Grid => {
  const tiles = tilesOn(cubes)
  const index = new Map(tiles.map(({ cell }, i) => [cellCode(cell), i]))
  return {
    index,
    next: tiles.map(({ cell }) => facings.map((side) => index.get(cellCode(step(cell, side))) ?? -1)),
    realm: tiles.map(({ portal }) => facings.map((side) => portal === side)),
    starts: new Map(cubes.map((cube) => [cube.seat, index.get(cellCode(startOf(cube))) ?? -1]))
  }
})

/** The highest number of points that a threat may cost. */
const mostPoints = 6
/** A number of moves and pushes bought with a number of dice. Each combination is one shared object, so that its odds are computed once. */
type Purchase = { readonly card: KeeperCard; readonly dice: number; readonly move: number; readonly push: number }
const purchasesOf = remembered((card: KeeperCard): readonly Purchase[] => {
  const all: Purchase[] = []
  for (let dice = 0; dice <= mostDice; dice++)
    for (let move = 0; move <= mostPoints; move++)
      for (let push = 0; push <= mostPoints; push++) all.push({ card, dice, move, push })
  return all
})
const oddsOf = remembered(({ card, dice, move, push }: Purchase): number => {
  const nothing = { move: 0, jump: 0, push: [] }
  const bill = { spent: { move, jump: 0, push: [push] }, gifts: nothing, paid: [], keep: null }
  return rolling(dice, (hand) => (covers(hand, card, bill) ? 1 : 0), { from: 3, value: 0 }).value
})

/** The chance that a turn with this many dice can buy this, if the player tries for nothing else. */
function afford(card: KeeperCard, dice: number, move: number, push: number): number {
  if (move + push === 0) return 1
  if (dice < 2 || move + push > mostPoints) return 0
  const row = (Math.min(dice, mostDice) * (mostPoints + 1) + move) * (mostPoints + 1) + push
  return oddsOf(purchasesOf(card)[row] as Purchase)
}

/** The steps to each tile for a keeper that walks around others; −1: unreachable. */
function walk(grid: Grid, from: number, taken: readonly number[]): readonly number[] {
  const steps = Array<number>(grid.next.length).fill(-1)
  steps[from] = 0
  const reached = [from]
  for (const tile of reached)
    for (const to of grid.next[tile] ?? [])
      if (to >= 0 && steps[to] === -1 && !taken.includes(to)) {
        steps[to] = (steps[tile] as number) + 1
        reached.push(to)
      }
  return steps
}

interface Hunter {
  readonly card: KeeperCard
  readonly dice: number
  readonly steps: readonly number[]
}

const tileUnder = (grid: Grid, { at }: Player): number => (at ? (grid.index.get(cellCode(at)) ?? -1) : -1)

/**
 * The hunter’s chance to push this player off, or to reach the start tile where it would come back; to push it off beside a portal counts
 * `fall`.
 */
function threat(
  grid: Grid,
  { card, dice, steps }: Hunter,
  seat: Seat,
  prey: Player,
  fall: number = weights.fall
): number {
  if (prey.status === 'waiting') {
    const far = steps[grid.starts.get(seat) ?? -1] ?? -1
    return far < 0 ? 0 : afford(card, dice, far, 0)
  }
  const tile = tileUnder(grid, prey)
  if (tile < 0) return 0
  let most = 0
  for (let side = 0; side < 4; side++) {
    const far = steps[grid.next[tile]?.[(side + 2) % 4] ?? -1] ?? -1
    if (far < 0) continue
    let push = 1
    let last = tile
    for (let to = grid.next[last]?.[side] ?? -1; to >= 0; to = grid.next[last]?.[side] ?? -1) {
      last = to
      push++
    }
    const gain = grid.realm[last]?.[side] ? 1 : fall
    most = Math.max(most, gain * afford(card, dice, far, push))
  }
  return most
}

export function evaluate(s: State): readonly number[] {
  const { players, winners } = s
  if (winners) return players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  const grid = gridOf(s.cubes)
  const taken = players.map((it) => tileUnder(grid, it))
  const score = players.map(() => 0)
  const add = (seat: Seat, n: number): void => {
    score[seat] = (score[seat] ?? 0) + n
  }
  for (let seat = 0; seat < players.length; seat++) {
    const it = player(s, seat)
    if (it.status === 'eliminated') {
      add(seat, Number.NEGATIVE_INFINITY)
      continue
    }
    add(seat, weights.power * it.powerLeft + (it.reserve === null ? 0 : weights.reserve))
    if (it.status === 'waiting') add(seat, -weights.waiting)
    const from = taken[seat] as number
    if (from < 0) continue
    const hunter = { card: cardOf(s, seat), dice: diceOf(s, seat), steps: walk(grid, from, taken) }
    const now = seat === s.active
    for (let other = 0; other < players.length; other++) {
      const prey = player(s, other)
      if (other === seat || prey.status === 'eliminated' || prey.status === 'box' || allied(s, seat, other)) continue
      // A waiting keeper comes back before any other player can block it, except the one whose turn it is.
      if (prey.status === 'waiting' && !now) continue
      const danger = threat(grid, hunter, other, prey) * (now ? 1 : weights.later)
      add(seat, danger)
      add(other, -danger)
    }
  }
  return chances(s, score)
}

/** One keeper’s chance to push another off the board with its next dice, from where both are. */
export function chanceToCatch(s: State, hunter: Seat, prey: Seat): number {
  const grid = gridOf(s.cubes)
  const from = tileUnder(grid, player(s, hunter))
  if (from < 0 || player(s, prey).status !== 'onBoard') return 0
  const taken = s.players.map((it) => tileUnder(grid, it))
  const steps = walk(grid, from, taken)
  return threat(grid, { card: cardOf(s, hunter), dice: diceOf(s, hunter), steps }, prey, player(s, prey), 1)
}

/** The number of dice with which a seat begins its next turn, or the bonus turn offered to it. */
function diceOf(s: State, seat: Seat): number {
  const { fresh, extraDice } = s.players[seat] as Player
  const base = fresh && !s.turn ? 5 : 6
  const penalty =
    seat === s.active && s.offer ? s.offer.k * (s.players.length === 2 ? s.match.options.duelPenalty : 1) : 0
  return base + extraDice - penalty
}

/** Turns scores into chances. A team wins together, so its members share its chance equally. */
function chances(s: State, score: readonly number[]): readonly number[] {
  const teams = new Map<number, number>()
  for (const [seat, n] of score.entries()) {
    const { team } = setupOf(s, seat)
    teams.set(team, (teams.get(team) ?? 0) + Math.exp(weights.sharpness * n))
  }
  const all = [...teams.values()].reduce((sum, n) => sum + n, 0)
  const members = (team: number): number => s.match.seats.filter((it) => it.team === team).length
  return score.map((_, seat) => {
    const { team } = setupOf(s, seat)
    return (teams.get(team) ?? 0) / all / members(team)
  })
}
