// What chance is about to do, and what comes of it: tiles, cards, dice.

import type { ChanceNode, DiceKind } from '../../core/chance.ts'
import { remembered } from '../../core/remember.ts'
import type { Die } from '../../core/scene.ts'
import { less } from '../../kit/multiset.ts'
import { type Command, commands, type Sym, syms } from './data/symbols.ts'
import type { Play } from './evolve.ts'
import { health, map, type Pending, player, type State, seatsOf, square } from './state.ts'
import { type Cell, cellAt, place } from './tower/cell.ts'
import { populate, reveal, tilesLeft, turnUp } from './turn/arrive.ts'
import { cardsLeft, drawnByDie, drawnPair, summonAt } from './turn/boss.ts'
import { sorted } from './turn/dice.ts'
import { pile } from './turn/piles.ts'
import { afterRoll, beforeRoll } from './turn/round.ts'

/** What came of it: of a pick its items, of a throw its dice. */
type Came = { readonly items: readonly string[]; readonly dice: readonly Die[] }
interface Doing<P extends Pending> {
  readonly node: (s: State, pending: P) => ChanceNode | null
  readonly makes: (p: Play, pending: P, came: Came) => void
}

const pick = (what: string, from: readonly string[], count = 1): ChanceNode => ({ chance: 'pick', what, from, count })
const one = ({ items: [item = ''] }: Came): string => item
/** PL-011, PL-013: a face is a symbol; how many sides show it is the owner's die's business (PL-Q04). */
const sides = (all: readonly string[], shown: readonly string[]): readonly number[] =>
  all.map((it) => shown.filter((one) => one === it).length)
const diceOf = remembered((match: State['match']): readonly [action: readonly number[], enemy: readonly number[]] => [
  sides(syms, match.faces.action),
  sides(commands, match.faces.enemy)
])
export const actionDice = (s: State, count: number): DiceKind => ({
  kind: 'action',
  faces: syms.length,
  count,
  sides: diceOf(s.match)[0]
})
export const enemyDie = (s: State): DiceKind => ({
  kind: 'enemy',
  faces: commands.length,
  count: 1,
  sides: diceOf(s.match)[1]
})

/** PL-010, PL-011, PL-013: what the faces of the dice show. */
const symsOf = ({ dice }: Came): readonly Sym[] =>
  sorted(dice.filter((it) => it.kind === 'action').map((it) => syms[it.face - 1] as Sym))
const commandOf = ({ dice }: Came): Command =>
  commands[(dice.find((it) => it.kind === 'enemy')?.face ?? 1) - 1] as Command

/** PL-002: of its grade, each card once; higher levels have the highest grade (PL-178). */
const enemiesFor = (s: State, level: number): readonly string[] => {
  const grade = Math.min(3, level)
  return less(
    s.match.enemies
      .filter((it) => it.grade === grade)
      .map((it) => it.id)
      .sort(),
    s.roster
  )
}

const spawns = (s: State): readonly Cell[] => map(s).cells.filter((at) => square(s, at)?.feature === 'bossSpawn')
export const bossSpaces = (s: State): readonly Cell[] => spawns(s)

const doings: { readonly [Does in Pending['does']]: Doing<Extract<Pending, { does: Does }>> } = {
  // Setup 9.
  first: {
    node: (s) => pick('first', Array.from(s.players.keys(), String)),
    makes: (p, _, came) => begun(p, Number(one(came)))
  },
  heroes: {
    node: (s) => pick('hero', s.match.heroes.map((it) => it.id).sort(), s.players.length),
    makes: (p, _, { items }) => {
      // PL-004: its printed hearts, and a special die that shows blank.
      for (const seat of seatsOf(p.s)) {
        p.has(seat, { hero: items[seat] ?? '' })
        p.has(seat, { hearts: health(p.s, seat) })
      }
    }
  },
  // PL-185.
  artefacts: {
    node: (s) => pick('artefact', s.match.artefacts.map((it) => it.id).sort(), 2),
    makes: (p, _, { items }) => p.make({ e: 'pile', pile: 'middle', cards: [...items].sort() })
  },
  // PL-003, PL-140.
  shop: {
    node: (s, { kind, count }) => pick(kind === 'items' ? 'item' : 'potion', pile(s, kind), count),
    makes: (p, { kind }, { items }) => {
      const fresh = kind === 'potions' && less(pile(p.s, kind), p.s.under).length === 0
      if (fresh) p.make({ e: 'pile', pile: 'under', cards: less(p.s.under, items) })
      p.make({ e: 'shelf', kind, cards: [...p.s.shop[kind], ...items].sort() })
    }
  },
  tiles: {
    node: (s) => pick('tile', tilesLeft(s), 2),
    makes: (p, _, { items }) => turnUp(p, items, p.s.phase === 'setup' ? null : p.s.active)
  },
  enemy: {
    node: (s, { level }) => pick('enemy', enemiesFor(s, level)),
    makes: (p, { level }, came) => {
      p.make({ e: 'pile', pile: 'roster', cards: [...p.s.roster, one(came)] })
      populate(p, level, one(came))
    }
  },
  // PL-151.
  bossSpawn: {
    node: (s) => pick('spawn', spawns(s).map(place)),
    makes: (p, _, came) => putBoss(p, cellAt(one(came)) ?? 0)
  },
  // PL-179: it lies face up on the others.
  event: {
    node: (s) => pick('event', less(s.match.events.map((it) => it.id).sort(), s.events)),
    makes: (p, _, came) => {
      p.make({ e: 'pile', pile: 'events', cards: [...p.s.events, one(came)].sort() })
      p.turn({ event: one(came) })
      if (p.s.pending.length === 0) beforeRoll(p)
    }
  },
  // PL-009: the five dice and the enemy die together, once.
  roll: {
    node: (s) => ({ chance: 'throw', dice: [actionDice(s, 5), enemyDie(s)] }),
    makes: (p, _, came) => {
      const faces = symsOf(came)
      p.turn({ faces, first: faces, pool: faces, command: commandOf(came) })
      afterRoll(p)
    }
  },
  // PL-016, PL-Q31: a new roll, which counts from now on.
  reroll: {
    node: (s, { dice }) => ({ chance: 'throw', dice: [actionDice(s, dice)] }),
    makes: (p, _, came) => {
      const thrown = symsOf(came)
      p.turn({ faces: sorted([...p.s.turn.faces, ...thrown]), pool: sorted([...p.s.turn.pool, ...thrown]) })
    }
  },
  bossDie: {
    node: (s) => ({ chance: 'throw', dice: [enemyDie(s)] }),
    makes: (p, _, came) => p.wait({ does: 'draw', mark: commandOf(came) })
  },
  draw: {
    node: (s, { mark }) => pick('assault', cardsLeft(s), mark === null ? 2 : 1),
    makes: (p, { mark }, came) => {
      if (mark === null) drawnPair(p, came.items)
      else drawnByDie(p, mark, one(came))
    }
  },
  order: {
    node: (_, { cards }) => pick('order', cards),
    makes: (p, { cards }, came) => {
      const first = one(came)
      for (const card of [first, ...less(cards, [first])]) p.wait({ does: 'resolve', card })
    }
  },
  summon: {
    node: (s, { at }) => pick('summon', summonAt(s, at).map(place)),
    makes: (p, _, came) =>
      p.make({ e: 'enemy', card: p.s.match.sheet.minion.id, from: null, to: cellAt(one(came)) ?? 0 })
  },
  resolve: { node: () => null, makes: () => {} },
  land: { node: () => null, makes: () => {} }
}
// Each is only ever handed its own kind.
const doing = ({ does }: Pending): Doing<Pending> => doings[does] as unknown as Doing<Pending>

export function chance(s: State): ChanceNode | null {
  const [pending] = s.pending
  return pending && s.phase !== 'over' ? doing(pending).node(s, pending) : null
}

/** What a throw or a pick makes true. */
export function chanced(p: Play, came: Came): void {
  const [pending] = p.s.pending
  p.make({ e: 'chanced' })
  if (pending) doing(pending).makes(p, pending, came)
}

/** PL-148, PL-151. */
export const putBoss = (p: Play, at: Cell): void => p.make({ e: 'enemy', card: p.s.match.sheet.id, from: null, to: at })

/** PL-006: by the place in the order of play (PL-Q03). */
export const bonus = (seat: number): { readonly coins: number; readonly gems: number } => ({
  coins: seat === 1 || seat === 3 ? 1 : 0,
  gems: seat === 2 || seat === 3 ? 1 : 0
})

function begun(p: Play, first: number): void {
  p.make({ e: 'first', seat: first })
  if (p.s.match.options.startBonus === 'growing')
    for (const [i, seat] of seatsOf(p.s).entries()) {
      const at = (first + i) % p.s.players.length
      const { coins, gems } = bonus(i)
      if (coins + gems > 0 && player(p.s, seat)) p.make({ e: 'gained', seat: at, coins, gems })
    }
  // PL-005: level 1 lies face up from the start.
  reveal(p)
}
