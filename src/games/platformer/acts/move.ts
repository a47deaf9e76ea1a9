// Heroes go from space to space (6.4 to 6.6), through portals, and push whoever is in their way.

import type { Refusal } from '../../../core/rules.ts'
import type { ActionOf } from '../actions.ts'
import type { Play } from '../evolve.ts'
import { no } from '../refusal.ts'
import { bossAt, foe, heroAt, isAbove, isTaken, map, player, type State, square } from '../state.ts'
import { type Cell, cellOf, distance, up, xOf, xy, yOf } from '../tower/cell.ts'
import { arrive } from '../turn/arrive.ts'
import { foesNear, near, shoves } from '../turn/near.ts'
import { attacks, feat, hurt } from '../turn/wounds.ts'
import { directionName, spaceName } from '../view/names.ts'
import { type Act, here, inActions, log, offMap, playing } from './act.ts'
import { tracks } from './tracks.ts'
import { spend } from './use.ts'

/** PL-051: where a step may lead, whatever pays for it; I10: through one wall. */
function stepsOf(s: State): readonly Cell[] {
  const at = here(s)
  const it = square(s, at)
  if (!it) return []
  const ghost = s.turn.ghost ? [at - 1, at + 1].filter((to) => square(s, to) && !it.near.includes(to)) : []
  return [...it.near, ...(it.above === null ? [] : [it.above]), ...ghost]
}

/** PL-018: a step that is left, else a Boot of the pool, which is used by the step itself. */
function payer(s: State, to: Cell): 'steps' | 'boot' | null {
  const { steps, pool } = s.turn
  if (steps.left > 0 && (!steps.up || to === here(s) + up)) return 'steps'
  return pool.includes('BOOT') ? 'boot' : null
}
const payStep = (p: Play, to: Cell): void => {
  if (payer(p.s, to) === 'boot') spend(p, { act: 'use', pay: 'BOOT', as: 'BOOT' })
}

/** PL-045 to PL-052: why no step leads there. */
function barred(s: State, at: Cell, to: Cell): Refusal {
  if (!square(s, to))
    return no(yOf(to) > map(s).top || yOf(to) < map(s).bottom ? 'PL-049' : 'PL-050', 'refuse.move.map')
  const across = Math.abs(xOf(to) - xOf(at))
  const along = Math.abs(yOf(to) - yOf(at))
  if (across + along !== 1) return no(across === 1 && along === 1 ? 'PL-045' : 'PL-051', 'refuse.move.far')
  if (across === 1) return no('PL-046', 'refuse.move.wall')
  if (square(s, at)?.floor === 'oneWayUp') return no('PL-154', 'refuse.move.down')
  return no('PL-047', 'refuse.move.platform')
}

/** PL-073 to PL-077: the occupant is pushed to a free space next to it, wherever the pushing player says. */
function pushing(s: State, to: Cell, push: ActionOf<'move'>['push'], origin: Cell | null): Refusal | null {
  if (!isTaken(s, to)) return push ? no('PL-073', 'refuse.push.nobody') : null
  const all = shoves(s, to, origin)
  if (all.length === 0) return no(origin === null ? 'PL-063' : 'PL-077', 'refuse.push.nowhere')
  if (!push) return no('PL-073', 'refuse.push.where')
  return all.includes(cellOf(push)) ? null : no('PL-074', 'refuse.push.there')
}

/** A step with or without a push, once for every way to push. */
function* pushes(
  s: State,
  to: Cell,
  origin: Cell | null
): Generator<{ to: ActionOf<'move'>['to']; push?: ActionOf<'move'>['to'] }> {
  if (!isTaken(s, to)) yield { to: xy(to) }
  else for (const push of shoves(s, to, origin)) yield { to: xy(to), push: xy(push) }
}

export const move: Act<'move'> = {
  ...inActions,
  *list(s) {
    const { at } = player(s, s.active)
    if (at === null) return
    for (const to of stepsOf(s))
      if (payer(s, to) !== null) for (const step of pushes(s, to, at)) yield { act: 'move', ...step }
  },
  exact: true,
  refuse(s, { to, push }) {
    const off = offMap(s)
    if (off) return off
    // Where no step leads, no boot would help: that is the better reason.
    if (!stepsOf(s).includes(cellOf(to))) return barred(s, here(s), cellOf(to))
    if (payer(s, cellOf(to)) === null)
      return s.turn.steps.left > 0 ? no('PL-071', 'refuse.move.up') : no('PL-018', 'refuse.move.boot')
    return pushing(s, cellOf(to), push, here(s))
  },
  decide: playing(walk),
  sketch: (s, action) => {
    const at = here(s)
    const to = cellOf(action.to)
    const cue = action.push ? 'push' : foesNear(s, at).length > 0 ? 'danger' : gains(s, at, to) ? 'gain' : 'step'
    return tracks(s, at, to, action.push && cellOf(action.push), cue, (p) => walk(p, action))
  },
  tell: (s, { to, push }, by) =>
    push
      ? log('log.push', by, {
          direction: directionName(here(s), cellOf(to)),
          push: directionName(cellOf(to), cellOf(push))
        })
      : log('log.move', by, { direction: directionName(here(s), cellOf(to)), place: spaceName(s, cellOf(to)) })
}

/** It takes a token, comes to a shop, climbs, or comes nearer to the boss. */
function gains(s: State, at: Cell, to: Cell): boolean {
  if (s.tokens[to] !== undefined || square(s, to)?.feature === 'shop') return true
  const boss = isAbove(s, at) ? bossAt(s) : null
  return boss === null ? to === at + up : distance(to, boss) < distance(at, boss)
}

/** PL-060: attacks of enemies that are left, the push, then whatever the new space does. */
function walk(p: Play, { to: goal, push }: ActionOf<'move'>): void {
  const seat = p.s.active
  const [from, to] = [here(p.s), cellOf(goal)]
  payStep(p, to)
  const { steps, slip, veil } = p.s.turn
  // PL-066, PL-Q10: each step of a boosted boot is a Move of its own.
  const isFirst = !steps.begun || p.s.match.options.oppPerStep
  p.turn({ steps: { ...steps, left: steps.left - 1, begun: true }, ghost: false, slip: false })
  const isFree = slip || veil || !isFirst
  // PL-153, PL-156: who is pushed on entering the boss level attacks first, though nobody is adjacent there.
  const enters = square(p.s, from)?.above === to && p.s.enemies[to] !== undefined ? [to] : []
  // PL-065, PL-067, PL-079: wherever the hero goes. PL-068: if it faints, nothing else happens.
  for (const it of isFree ? [] : [...foesNear(p.s, from), ...enters]) if (!attacks(p, it, seat, false)) return
  if (push) shove(p, to, cellOf(push), () => p.make({ e: 'hero', seat, to }))
  else p.make({ e: 'hero', seat, to })
  arrive(p, seat, 'move')
}

/** PL-073, PL-080: the occupant goes, the hero takes its place, and a hero that was pushed takes what its new space does. */
function shove(p: Play, at: Cell, to: Cell, enter: () => void): void {
  const pushed = heroAt(p.s, at)
  const card = p.s.enemies[at]
  if (pushed !== null) p.make({ e: 'hero', seat: pushed, to })
  else if (card !== undefined) p.make({ e: 'enemy', card, from: at, to })
  enter()
  p.turn({ pushed: to })
  if (pushed !== null) {
    feat(p, p.s.active, 'push')
    arrive(p, pushed, 'push')
  } else if (card !== undefined && foe(p.s, card)?.ability === 'spiny') hurt(p, p.s.active, 1)
}

/** PL-061 to PL-064, PL-069: no Move, and no enemy attacks for it. */
export const portal: Act<'portal'> = {
  ...inActions,
  *list(s) {
    const { at } = player(s, s.active)
    if (at === null || square(s, at)?.feature !== 'portal') return
    for (const to of map(s).cells)
      if (isPortal(s, at, to)) for (const step of pushes(s, to, null)) yield { act: 'portal', ...step }
  },
  refuse(s, { to: goal, push }) {
    const off = offMap(s)
    if (off) return off
    const [at, to] = [here(s), cellOf(goal)]
    if (square(s, at)?.feature !== 'portal') return no('PL-061', 'refuse.portal.none')
    if (!isPortal(s, at, to)) return no('PL-064', 'refuse.portal.there')
    // PL-Q14: nobody can be pushed into the portal that the hero leaves.
    return payPortal(s) ?? pushing(s, to, push, null)
  },
  decide: playing((p, { to: goal, push }) => {
    const seat = p.s.active
    const to = cellOf(goal)
    const { portalCost } = p.s.match.options
    const { steps } = p.s.turn
    if (portalCost === 'boot') {
      if (!(steps.boot && steps.left > 0)) spend(p, { act: 'use', pay: 'BOOT', as: 'BOOT' })
      p.turn({ steps: { ...p.s.turn.steps, left: p.s.turn.steps.left - 1, begun: true } })
    } else p.make({ e: 'gained', seat, coins: portalCost === 'coin' ? -1 : 0, gems: portalCost === 'gem' ? -1 : 0 })
    if (push) shove(p, to, cellOf(push), () => p.make({ e: 'hero', seat, to }))
    else p.make({ e: 'hero', seat, to })
    arrive(p, seat, 'portal')
  }),
  sketch: (s, action) => tracks(s, here(s), cellOf(action.to), action.push && cellOf(action.push), 'portal', null),
  tell: (s, { to }, by) => log('log.portal', by, { place: spaceName(s, cellOf(to)) })
}

const isPortal = (s: State, at: Cell, to: Cell): boolean =>
  to !== at && square(s, to)?.feature === 'portal' && square(s, to)?.level === square(s, at)?.level

/** PL-Q02. */
function payPortal(s: State): Refusal | null {
  const { portalCost } = s.match.options
  const { coins, gems } = player(s, s.active)
  const { steps, pool } = s.turn
  const hasBoot = (steps.boot && steps.left > 0) || pool.includes('BOOT')
  const has = portalCost === 'boot' ? hasBoot : (portalCost === 'coin' ? coins : gems) > 0
  return has ? null : no('PL-061', `refuse.portal.${portalCost}`)
}

/** A05: the figure that was pushed goes one space further, by the same rules. */
export const again: Act<'again'> = {
  ...inActions,
  *list(s) {
    for (const to of further(s)) yield { act: 'again', to: xy(to) }
  },
  refuse(s, { to }) {
    const off = offMap(s)
    if (off) return off
    const { items } = player(s, s.active)
    const belt = items.find((it) => isBelt(s, it.id))
    if (!belt) return no('PL-177', 'refuse.again.card')
    if (belt.used) return no('PL-143', 'refuse.card.used')
    if (s.turn.pushed === null || !isTaken(s, s.turn.pushed)) return no('PL-076', 'refuse.again.none')
    return further(s).includes(cellOf(to)) ? null : no('PL-074', 'refuse.push.there')
  },
  decide: playing((p, { to: goal }) => {
    const [at, to] = [p.s.turn.pushed ?? 0, cellOf(goal)]
    const seat = heroAt(p.s, at)
    const card = p.s.enemies[at]
    const { items } = player(p.s, p.s.active)
    p.has(p.s.active, { items: items.map((it) => (isBelt(p.s, it.id) ? { ...it, used: true } : it)) })
    p.turn({ pushed: to })
    if (seat !== null) {
      p.make({ e: 'hero', seat, to })
      arrive(p, seat, 'push')
    } else if (card !== undefined) p.make({ e: 'enemy', card, from: at, to })
  }),
  sketch: { how: 'declared', cue: 'push' },
  tell: (s, { to }, by) => log('log.again', by, { place: spaceName(s, cellOf(to)) })
}
const isBelt = (s: State, id: string): boolean => s.match.artefacts.find((it) => it.id === id)?.use?.op === 'pushAgain'
const further = (s: State): readonly Cell[] => {
  const { pushed } = s.turn
  const ready = player(s, s.active).items.some((it) => isBelt(s, it.id) && !it.used)
  return ready && pushed !== null && isTaken(s, pushed) && player(s, s.active).at !== null
    ? near(s, pushed).filter((it) => !isTaken(s, it))
    : []
}
