// Tree search over any game's rules: open-loop information-set Monte Carlo search. Chance is sampled and what is hidden is dealt anew in
// every iteration; each seat plays for itself (max^n); a node widens as it is visited, in the order of the game's prior; playouts are
// capped and evaluated.

import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Action } from '../core/rules.ts'
import { alike, dealt, due, listed, type Mind, thrown, tried, worth } from './mind.ts'

interface Node {
  readonly action: Action | null
  /** By the text of their action, and by the action itself: where a game lists the same values again, no text is made. Null: none yet. */
  children: Map<string | Action, Node> | null
  visits: number
  /** How often it could have been chosen: not every deal allows every action. */
  available: number
  /** The sum of its values, for each seat. */
  readonly value: number[]
}

/** An action of the root, with how often it was tried and what it is worth to the seat that thinks. */
export interface Thought {
  readonly action: Action
  readonly visits: number
  readonly value: number
}

/** Weight of exploration against exploitation (UCB). */
const exploration = 0.5
/** A node that was visited n times has at most this many children per √(n + 1). */
const widening = 2
/** Playouts of games that evaluate nothing. */
const blind = 60

const leaf = (action: Action | null, seats: number): Node => ({
  action,
  children: null,
  visits: 0,
  available: 1,
  value: alike(seats, 0)
})

/** Best first. Uses up the budget; at least one action was tried. */
export function search(mind: Mind, s: Json): readonly Thought[] {
  const root = leaf(null, mind.seats)
  while (mind.work.left >= 1) iterate(mind, root, s)
  const thoughts = [...new Set(root.children?.values())].map(({ action, visits, value }) => ({
    action: action as Action,
    visits,
    value: (value[mind.seat] ?? 0) / Math.max(1, visits)
  }))
  return thoughts.sort((a, b) => b.visits - a.visits || b.value - a.value)
}

function iterate(mind: Mind, root: Node, known: Json): void {
  const { game, luck, seat } = mind
  const path = [root]
  let node = root
  let s = dealt(game, known, seat, luck)
  for (;;) {
    const by = node === root ? seat : due(game, s)
    if (by === null) break
    if (typeof by !== 'number') {
      const next = thrown(mind, s, by)
      if (next === null) break
      s = next
      continue
    }
    const list = listed(mind, s, by)
    if (list.length === 0) break
    const { child, fresh } = descend(mind, node, s, by, list)
    const next = tried(mind, s, by, child.action as Action)
    if (next === null) break
    if (fresh) adopt(node, child)
    s = next
    node = child
    path.push(node)
    if (fresh) {
      s = playout(mind, s, mind.hooks.playout ?? (mind.hooks.evaluate ? 0 : blind))
      break
    }
  }
  settle(mind, path, s)
}

function adopt(node: Node, child: Node): void {
  node.children ??= new Map()
  node.children.set(JSON.stringify(child.action), child)
  node.children.set(child.action as Action, child)
}

function settle(mind: Mind, path: readonly Node[], s: Json): void {
  const value = worth(mind, s)
  for (const node of path) {
    node.visits++
    for (let i = 0; i < node.value.length; i++) (node.value[i] as number) += value[i] ?? 0
  }
}

/** The child to continue with: a new one if the node may widen, otherwise the most promising one tried. */
function descend(mind: Mind, node: Node, s: Json, by: Seat, list: readonly Action[]): { child: Node; fresh: boolean } {
  const { children } = node
  if (!children) return { child: leaf(promising(mind, s, by, list), mind.seats), fresh: true }
  const untried: Action[] = []
  let best: Node | null = null
  let most = Number.NEGATIVE_INFINITY
  let open = 0
  for (const action of list) {
    const child = children.get(action) ?? children.get(JSON.stringify(action))
    if (!child) {
      untried.push(action)
      continue
    }
    open++
    child.available++
    const known = (child.value[by] ?? 0) / child.visits
    const bound = known + exploration * Math.sqrt(Math.log(child.available) / child.visits)
    if (bound > most) {
      most = bound
      best = child
    }
  }
  if (best && (untried.length === 0 || open >= widening * Math.sqrt(node.visits + 1)))
    return { child: best, fresh: false }
  return { child: leaf(promising(mind, s, by, untried), mind.seats), fresh: true }
}

/** The action with the highest prior; at random among equals, and if the game has no prior. */
function promising({ hooks, luck }: Mind, s: Json, by: Seat, list: readonly Action[]): Action {
  if (!hooks.prior) return luck.one(list)
  let best: Action[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const action of list) {
    const value = hooks.prior(s, by, action)
    if (value > most) best = []
    if (value >= most) best.push(action)
    most = Math.max(most, value)
  }
  return luck.one(best)
}

/** A match played on at random, to its end or for so many moves; it ends sooner where the budget is used up. */
export function playout(mind: Mind, from: Json, most: number): Json {
  const { game } = mind
  let s = from
  for (let n = 0; n < most; n++) {
    const by = due(game, s)
    if (by === null) break
    const next = typeof by === 'number' ? atRandom(mind, s, by) : thrown(mind, s, by)
    if (next === null) break
    s = next
  }
  return s
}

/** The state after a random action of the seat; null: it has none, or the budget is used up. */
function atRandom(mind: Mind, s: Json, by: Seat): Json | null {
  const list = listed(mind, s, by)
  return list.length === 0 ? null : tried(mind, s, by, mind.luck.one(list))
}
