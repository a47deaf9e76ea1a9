// A skill paid for with dice of the pool (NK-085 to NK-088).

import type { Refusal } from '../../../core/rules.ts'
import { type Cell, isFacing, line, sameCell, step } from '../../../kit/grid/square.ts'
import type { ActionOf } from '../actions.ts'
import { isFree, isTile, startTile, tileAt } from '../board.ts'
import type { Effect, Skill } from '../cards/card.ts'
import { needsDice } from '../cards/check.ts'
import { skillName } from '../cards/house.ts'
import { affords, nothing } from '../dice/afford.ts'
import { accepts, fixedDice } from '../dice/trigger.ts'
import { begin } from '../evolve.ts'
import { tilesOn } from '../geometry/cube.ts'
import { no } from '../refusal.ts'
import { cardOf, type Paid, player, type State, skillNamed, turnOf } from '../state.ts'
import { use } from '../turn/effects.ts'
import { holds, usesLeft } from '../turn/skills.ts'
import { type Act, beforeTurns, log } from './act.ts'

type Use = ActionOf<'skill'>

const effect = <K extends Effect['e']>({ effects }: Skill, sort: K): Extract<Effect, { e: K }> | undefined =>
  effects.find((it) => it.e === sort) as Extract<Effect, { e: K }> | undefined

const affordsSkill = (s: State, paid: Paid): boolean => affords(s, { paid: [...turnOf(s).paid, paid] })

/** Drops the named dice if the trigger already fixes them. */
const paidWith = ({ trigger }: Skill, { skill, dice }: Use): Paid => ({
  skill,
  dice: dice && !fixedDice(trigger) ? dice : null
})

export const skill: Act<'skill'> = {
  phases: ['actions'],
  // NK-088: skills are used in the action phase.
  untimely: (s) => beforeTurns(s) ?? no('NK-088', 'refuse.when.skill'),
  exact: true,
  list(s) {
    const uses: Use[] = []
    for (const it of cardOf(s, s.active).skills) {
      if (!needsDice(it.trigger) || !usesLeft(s, s.active, it) || !holds(s, s.active, it)) continue
      // Legal actions leave the dice unnamed: naming them only narrows how the rest of the pool may be used (Q75).
      if (!affordsSkill(s, { skill: it.id, dice: null })) continue
      for (const target of targets(s, it)) {
        const action: Use = { act: 'skill', skill: it.id, ...target }
        if (!refuseTarget(s, it, action)) uses.push(action)
      }
    }
    return uses
  },
  refuse(s, action) {
    const it = skillNamed(s, s.active, action.skill)
    if (!it) return no('NK-085', 'refuse.skill.unknown')
    if (!needsDice(it.trigger)) return no('NK-085', 'refuse.skill.byItself', { skill: skillName(it) })
    if (!usesLeft(s, s.active, it)) return no('NK-088', 'refuse.skill.used', { skill: skillName(it) })
    if (!holds(s, s.active, it)) return no('NK-085', 'refuse.skill.condition', { skill: skillName(it) })
    return refuseTarget(s, it, action) ?? refuseDice(s, it, action)
  },
  decide(s, action) {
    const it = skillNamed(s, s.active, action.skill)
    return it ? use(begin(s), s.active, it, paidWith(it, action), action) : begin(s)
  },
  sketch(s, { skill: id }) {
    const it = skillNamed(s, s.active, id)
    const moves = it?.effects.some(({ e }) => e === 'swap' || e === 'teleport')
    const silent = it?.effects.every(({ e }) => e === 'points' || e === 'pushDiagonal')
    return moves ? { how: 'observed', cue: 'target' } : { how: silent ? 'inferred' : 'declared' }
  },
  tell(s, { skill: id, with: other }) {
    const it = skillNamed(s, s.active, id)
    const name = { skill: it ? skillName(it) : id }
    return other === undefined
      ? log(s, 'log.skill', name)
      : log(s, 'log.skill.with', { ...name, whom: { seat: other } })
  }
}

/** NK-086: dice spent on a skill pay for nothing else. NK-087: 1s may be among them. */
function refuseDice(s: State, it: Skill, action: Use): Refusal | null {
  if (action.dice && !accepts(it.trigger, action.dice))
    return no('NK-085', 'refuse.skill.dice', { skill: skillName(it) })
  const paid = paidWith(it, action)
  if (affordsSkill(s, paid)) return null
  const turn = turnOf(s)
  const alone = (clumsy: boolean): boolean =>
    affords({ ...s, turn: { ...turn, clumsy } }, { spent: nothing, paid: [paid] })
  if (alone(turn.clumsy)) return no('NK-086', 'refuse.skill.served', { skill: skillName(it) })
  // NK-043: the counted 1s of a Clumsy pay for no skill.
  return turn.clumsy && alone(false)
    ? no('NK-043', 'refuse.clumsyOnes')
    : no('NK-085', 'refuse.skill.dice', { skill: skillName(it) })
}

/** Checks the seat to swap with and the cell to go to: the player names each exactly if the skill needs it. */
function refuseTarget(s: State, it: Skill, { with: other, at }: Use): Refusal | null {
  const [swap, teleport] = [effect(it, 'swap'), effect(it, 'teleport')]
  if ((swap === undefined) !== (other === undefined)) return no('NK-085', 'refuse.skill.whom', { skill: skillName(it) })
  if ((teleport === undefined) !== (at === undefined))
    return no('NK-085', 'refuse.skill.where', { skill: skillName(it) })
  const whom = other === undefined ? undefined : s.players[other]
  // NK-104: a waiting keeper is on no tile, and an eliminated one is gone.
  if (swap && other !== undefined && whom && !whom.at)
    return no(whom.status === 'waiting' ? 'NK-104' : 'NK-085', 'refuse.skill.absent', { who: { seat: other } })
  if (swap && other !== undefined && !canSwap(s, other, swap.range))
    return no('NK-085', 'refuse.skill.swap', { n: swap.range })
  return teleport && at && !canGo(s, teleport.to, at) ? no('NK-085', 'refuse.skill.teleport') : null
}

/** 8.2, `swap`: the other keeper is on the board in a straight orthogonal line, with tiles all the way. */
function canSwap(s: State, other: number, range: number): boolean {
  const [mine, theirs] = [player(s, s.active).at, s.players[other]?.at]
  const between = mine && theirs && line(mine, theirs)
  if (!between || !isFacing(between.heading) || between.spaces > range) return false
  for (let i = 1; i < between.spaces; i++) if (!isTile(s, step(mine, between.heading, i))) return false
  return true
}

/** 8.2, `teleport`: the destination is the empty own start tile, or an empty tile of the plus terrain. */
function canGo(s: State, to: Extract<Effect, { e: 'teleport' }>['to'], at: Cell): boolean {
  if (!isFree(s, at)) return false
  const start = startTile(s, s.active)
  if (to.includes('ownStart') && start && sameCell(start, at)) return true
  return to.includes('plusTerrain') && tileAt(s, at)?.terrain === cardOf(s, s.active).plusTerrain
}

/** Every choice that the skill’s effects leave to the player, legal or not. */
function targets(s: State, it: Skill): readonly { readonly with?: number; readonly at?: Cell }[] {
  const others = effect(it, 'swap')
    ? s.players.flatMap(({ at }, seat) => (at && seat !== s.active ? [{ with: seat }] : []))
    : [{}]
  const cells = effect(it, 'teleport') ? tilesOn(s.cubes).map(({ cell }) => ({ at: cell })) : [{}]
  return others.flatMap((a) => cells.map((b) => ({ ...a, ...b })))
}
