// Refuelling (group D): the opponent rolls while the owner holds the truck hood down.

import { type Die, dice, whites } from '../data/names.ts'
import type { Play } from '../evolve.ts'
import { type Faces, firstFire, isFire, limits, type Phase, type Refuel, type State, truck } from '../state.ts'
import { atLeastNone, fuelAt, holding } from '../truck/fuel.ts'

/** KE-070: a shorter overrun is ignored. */
export const overrunGraceMs = 1500
/** KE-078: the time to answer with “five dice”. */
export const answerMs = 5000

/** KE-061: all eight dice; KE-073, KE-117: only the white ones. */
export const refuelDice = (it: Refuel): readonly Die[] => (it.five || it.kind === 'dry' ? whites : dice)
/** KE-064, KE-065: the dice that do not show fire yet. */
export const open = (s: State, it: Refuel): readonly Die[] => refuelDice(it).filter((die) => !isFire(s, die, it.faces))

/** KE-072: every refuel begins with all its dice. */
export function beginRefuel(p: Play, kind: Refuel['kind'], back: Phase): void {
  const refuel: Refuel = {
    kind,
    // KE-Q06: “five dice” may hold for all bought refuels of the turn.
    five: kind === 'paid' && p.s.turn.five,
    rolled: false,
    faces: {},
    lone: null,
    done: false,
    completeAt: null,
    began: p.s.clock.at,
    back
  }
  p.make({ e: 'refuel', refuel })
  p.to('refuel')
}

/** Applies the opponent’s roll. */
export function refuelRolled(p: Play, thrown: Faces): void {
  const before = p.s.refuel
  if (!before) return
  const { options } = p.s.match
  const faces = { ...before.faces, ...thrown }
  const left = open(p.s, { ...before, faces })
  const rule = before.five || before.kind === 'dry' ? options.lastDieRuleForFive : true
  // KE-067: the roll that left one die alone is not counted.
  const lone = left.length !== 1 ? null : before.lone === null ? 0 : before.lone + 1
  // KE-066, KE-068: the die counts as fire.
  const forced = rule && lone !== null && lone >= options.lastDieRolls
  const settled = forced ? { ...faces, ...fires(p.s, left) } : faces
  const done = forced || left.length === 0
  p.refuel({ rolled: true, faces: settled, lone, done, completeAt: done ? p.s.clock.at : null })
  if (done) finishIfDown(p)
}

const fires = (s: State, some: readonly Die[]): Faces => Object.fromEntries(some.map((die) => [die, firstFire(s, die)]))

/** KE-069: ends the refuel once every die shows fire and the truck is no longer held. */
export function finishIfDown(p: Play): void {
  const { refuel, active } = p.s
  if (refuel?.done && truck(p.s, active).pose !== 'hoodDown') endRefuel(p)
}

/** KE-070: sand that flowed too long counts and is reported (KE-Q35). Called when the truck is no longer held hood down. */
export function overrun(p: Play, at: number | null): void {
  const { refuel, active, match } = p.s
  if (!refuel?.done || refuel.completeAt === null || at === null) return
  const ms = at - refuel.completeAt - overrunGraceMs
  if (ms <= 0) return
  p.make({ e: 'overran', seat: active, ms })
  if (match.options.overrun !== 'drainBack') return
  const lim = limits(p.s, active)
  const back = Math.round((ms * lim.drainFullMs) / lim.fillFullMs)
  const held = fuelAt(truck(p.s, active), lim, p.s.clock)
  p.make({
    e: 'truck',
    seat: active,
    truck: holding(truck(p.s, active), atLeastNone({ lo: held.lo - back, hi: held.hi - back }), p.s.clock)
  })
}

/** KE-072: next comes the other announced refuel (KE-Q02), or the phase in which the refuel began. */
export function endRefuel(p: Play): void {
  const { refuel } = p.s
  if (!refuel) return
  p.make({ e: 'refuel', refuel: null })
  p.to(refuel.back)
}
