// Chooses the next gesture at random, from a seed: usually a legal one, otherwise one that this kind of evening prescribes. Knows no game.

import { sample } from '../../src/core/chance.ts'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import { type SensedPose, sensedPoses } from '../../src/core/observation.ts'
import { type Random, seeded } from '../../src/core/random.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import { type Luck, some } from '../conformance/playout.ts'
import type { Cheat } from './cheats/cheat.ts'
import { isComputers, thought } from './computers.ts'
import type { Evening } from './evening.ts'
import type { Amends, Gesture, GestureName, Manner } from './gestures.ts'
import { manners } from './gestures.ts'

/** The next gesture, or null if none is possible. */
export function choose(evening: Evening, cheats: readonly Cheat[], luck: Luck): Gesture | null {
  const { kind } = evening.match
  const odd = luck.below(100) < kind.odd ? oddGesture(evening, cheats, luck) : null
  return odd ?? fair(evening, luck)
}

function oddGesture(evening: Evening, cheats: readonly Cheat[], luck: Luck): Gesture | null {
  const { gestures } = evening.match.kind
  const { room, oracle } = evening
  const own = luck.below(2 ** 31)
  const thing = (): string | null => {
    const standing = room.table.things().filter(({ at, layer }) => at !== null && layer === 'figure')
    return standing.length > 0 ? luck.one(standing).id : null
  }
  const posed = room.table.posed().flatMap(({ id, pose }) => (pose === null ? [] : [{ id, pose }]))
  const other = (pose: SensedPose): SensedPose => luck.one(sensedPoses.filter((it) => it !== pose))
  switch (weighted<GestureName>(posed.length > 0 ? { ...gestures, ...evening.match.kind.held } : gestures, luck)) {
    case 'knock': {
      const { id, pose } = luck.one(posed)
      return { gesture: 'knock', thing: id, pose: other(pose), ms: 20 + luck.below(430), luck: own }
    }
    case 'unplug': {
      const [{ id, pose }, ms] = [luck.one(posed), 300 + luck.below(12_000)]
      const held = luck.below(2) === 0 ? null : { thing: id, pose: other(pose), ms: luck.below(ms) }
      return { gesture: 'unplug', ms, held, luck: own }
    }
    case 'jump':
      return { gesture: 'jump', ms: luck.below(10_000) - 5000, luck: own }
    case 'cheat': {
      // Try several cheats, because most are possible only at certain moments.
      for (let n = 0; n < 12 && cheats.length > 0; n++) {
        const cheat = luck.one(cheats)
        const steps = cheat.steps({ game: evening.match.game, state: evening.truth, room, luck })
        if (!steps || steps.length === 0) continue
        const amends = luck.one<Amends>(['restore', 'restore', 'restore', 'obey', 'obey', 'obey', 'sulk'])
        return { gesture: 'cheat', name: cheat.name, steps, amends, luck: own }
      }
      return null
    }
    case 'nothing': {
      const it = thing()
      return it === null ? null : { gesture: 'nothing', thing: it, luck: own }
    }
    case 'back':
      return oracle.history.length > 1
        ? { gesture: 'back', rests: 1 + luck.below(oracle.history.length - 1), luck: own }
        : null
    case 'undo':
      return { gesture: 'undo', seat: 0, luck: own }
    case 'mind': {
      const [via, moves] = [shown(evening, luck), shown(evening, luck)]
      return via && moves ? { gesture: 'mind', via, moves, luck: own } : null
    }
    case 'tip':
      return { gesture: 'tip', luck: own }
    case 'restart':
      return { gesture: 'restart', thing: luck.below(2) === 0 ? thing() : null, luck: own }
    default:
      return null
  }
}

/** A legal play whose last move is visible on the table and reveals nothing to anybody. */
function shown(evening: Evening, luck: Luck): readonly Move<Action>[] | null {
  const { game } = evening.match
  for (let n = 0; n < 3; n++) {
    const gesture = fair(evening, luck)
    if (gesture?.gesture !== 'play') continue
    const before = gesture.moves.slice(0, -1).reduce<Json>((s, move) => play(game, s, move), evening.truth)
    const move = gesture.moves.at(-1) as Move<Action>
    const after = play(game, before, move)
    if (game.sketch(before, move).how !== 'observed' || game.learns(before, move).length > 0) continue
    if (game.outcome(after) || game.chance(after)) continue
    if (evening.oracle.look(before).shows === evening.oracle.look(after).shows) continue
    return gesture.moves
  }
  return null
}

/** A legal gesture: moves that leave no trace, then one that is visible, declared or thrown. */
export function fair(evening: Evening, luck: Luck): Gesture | null {
  const { game, kind } = evening.match
  const own = luck.below(2 ** 31)
  const manner = weighted<Manner>(kind.manners, luck) ?? manners[0]
  const seen = evening.oracle.history.map(({ state, key }) => evening.oracle.look(state, key).shows)
  const moves: Move<Action>[] = []
  let state = evening.truth
  for (let n = 0; n < 6; n++) {
    const actors = game.toAct(state)
    if (actors.length === 0) return null
    const by = luck.one(actors)
    if (by === 'chance') {
      const node = game.chance(state)
      if (node?.chance !== 'throw') return null
      const [action] = sample(node, seeded(luck.below(2 ** 31)) as Random)
      return action.act === 'throw' ? { gesture: 'throw', moves, dice: action.dice, luck: own } : null
    }
    const chosen = isComputers(evening, by) ? thought(evening, game, state, by) : null
    const action = chosen ?? pick(game, state, by, luck, seen, evening)
    if (!action) return null
    const move = { by, do: action }
    const { how } = game.sketch(state, move)
    moves.push(move)
    if (chosen) return { gesture: 'play', moves, manner, pad: false, computer: true, luck: own }
    const pad = luck.below(3) > 0
    if (how !== 'inferred') return { gesture: 'play', moves, manner, pad, luck: own }
    state = play(game, state, move)
    // Sometimes a player declares a move that leaves no trace, although nobody needs to.
    if (!game.toAct(state).includes('chance') && luck.below(8) === 0)
      return { gesture: 'play', moves, manner, pad: true, luck: own }
  }
  return null
}

/** Picks a kind of action first, then an action of that kind. Prefers actions that take a piece or gain something. */
function pick(
  game: AnyGame,
  state: Json,
  by: number,
  luck: Luck,
  seen: readonly string[],
  { oracle, nature }: Evening
): Action | null {
  const here = oracle.look(state).shows
  const pieces = game.scene(state).pieces.length
  const bySort = new Map<string, Action[]>()
  const strong: Action[] = []
  const legal = some(game.legal(state, by) as Iterable<Action>)
  for (const action of legal) {
    const move = { by, do: action }
    const { how, cue } = game.sketch(state, move)
    if (nature && !nature.isTrue(state, action)) continue
    if (how === 'observed' && legal.length <= 80) {
      const after = play(game, state, move)
      const { shows } = oracle.look(after)
      // Returning pieces to a position from earlier in this turn means undoing; the gesture `back` does that.
      if (shows !== here && seen.includes(shows)) continue
      if (game.scene(after).pieces.length < pieces || game.outcome(after)) strong.push(action)
    }
    if (cue === 'gain') strong.push(action)
    if (cue === 'minus' && luck.below(20) > 0) continue
    const sort = bySort.get(action.act)
    if (sort) sort.push(action)
    else bySort.set(action.act, [action])
  }
  if (strong.length > 0 && luck.below(3) > 0) return luck.one(strong)
  const sorts = [...bySort.values()]
  return sorts.length > 0 ? luck.one(luck.one(sorts)) : null
}

function weighted<K extends string>(weights: Partial<Readonly<Record<K, number>>>, luck: Luck): K | null {
  const all = Object.entries(weights) as [K, number][]
  let left = luck.below(
    Math.max(
      1,
      all.reduce((sum, [, weight]) => sum + weight, 0)
    )
  )
  for (const [key, weight] of all) {
    if (left < weight) return key
    left -= weight
  }
  return null
}
