// Attacks of heroes (6.7), and the end of the boss.

import type { ActionOf } from '../actions.ts'
import type { FoeCard } from '../data/schemas.ts'
import type { Play } from '../evolve.ts'
import { no } from '../refusal.ts'
import { foeAt, heroAt, isBoss, perks, player, type State } from '../state.ts'
import { type Cell, cellOf, place, xy } from '../tower/cell.ts'
import { might } from '../turn/might.ts'
import { healthOf, near } from '../turn/near.ts'
import { feat } from '../turn/wounds.ts'
import { cardName } from '../view/names.ts'
import { type Act, here, inActions, log, offMap, playing } from './act.ts'

/** PL-082: everything that was put in; H6, I15: many swords strike harder. */
export function woundsOf(s: State): number {
  const { swords, wounds, bonus } = s.turn.attack
  const strong = perks(s, s.active, 'strongAttack').filter((it) => swords >= it.swords)
  return wounds + bonus + strong.reduce((sum, it) => sum + it.n, 0)
}

/** PL-081: enemies on adjacent spaces; I11: two spaces away in a straight line, with nothing between that blocks. */
export function targets(s: State): readonly Cell[] {
  const at = here(s)
  const next = near(s, at)
  const far = s.turn.spear ? next.flatMap((it) => near(s, it).filter((to) => to - it === it - at)) : []
  return [...next, ...far].filter((it) => s.enemies[it] !== undefined)
}

const isWeak = (s: State, at: Cell): boolean => {
  const card = foeAt(s, at)
  return !card || woundsOf(s) < healthOf(s, card)
}

/** Whether more wounds help: `gain` if they let the hero defeat an enemy in reach, `minus` if it can defeat none now. */
export function worth(s: State): 'gain' | 'minus' {
  if (player(s, s.active).at === null) return 'minus'
  const [wounds, most] = [woundsOf(s), might(s)]
  const helps = (it: FoeCard): boolean => wounds < healthOf(s, it) && most >= healthOf(s, it)
  return targets(s).some((at) => helps(foeAt(s, at) as FoeCard)) ? 'gain' : 'minus'
}

export const attack: Act<'attack'> = {
  ...inActions,
  *list(s) {
    if (player(s, s.active).at === null || s.turn.attack.swords === 0) return
    for (const at of targets(s)) {
      const weak = isWeak(s, at) && s.match.options.confirmWeakAttack
      yield weak ? { act: 'attack', at: xy(at), sure: true } : { act: 'attack', at: xy(at) }
    }
  },
  refuse(s, { at: goal, sure }) {
    const off = offMap(s)
    if (off) return off
    const at = cellOf(goal)
    // PL-087: heroes are no targets.
    if (heroAt(s, at) !== null) return no('PL-087', 'refuse.attack.hero')
    const card = foeAt(s, at)
    if (!card) return no('PL-085', 'refuse.attack.none')
    if (!targets(s).includes(at)) return no('PL-081', 'refuse.attack.far', { foe: cardName(s, card.id) })
    // PL-084: bonuses alone are no attack.
    if (s.turn.attack.swords === 0) return no('PL-084', 'refuse.attack.sword')
    // PL-083, PL-Q36: the attack is legal but defeats nobody, so the player must confirm it.
    const asks = isWeak(s, at) && s.match.options.confirmWeakAttack
    if (asks === (sure ?? false)) return null
    return asks
      ? no('PL-083', 'refuse.attack.weak', { wounds: woundsOf(s), health: healthOf(s, card) })
      : no('PL-083', 'refuse.attack.sure')
  },
  decide: playing(strike),
  sketch: (s, { at: goal }) => {
    const at = cellOf(goal)
    // A defeated enemy leaves its space; a wasted attack changes nothing.
    return isWeak(s, at)
      ? { how: 'declared', cue: 'minus', places: [] }
      : { how: 'declared', cue: 'gain', places: [place(at)] }
  },
  tell: (s, { at }, by) => {
    const card = foeAt(s, cellOf(at))
    const args = { foe: cardName(s, card?.id ?? ''), wounds: woundsOf(s) }
    return log(isWeak(s, cellOf(at)) ? 'log.attack.weak' : 'log.attack', by, args)
  }
}

/** PL-083, PL-086, PL-088, PL-089: all at once or nothing; the loot is the player's, and the token never comes back. */
function strike(p: Play, { at: goal }: ActionOf<'attack'>): void {
  const at = cellOf(goal)
  const seat = p.s.active
  const card = foeAt(p.s, at)
  const wounds = woundsOf(p.s)
  p.turn({ attack: { swords: 0, wounds: 0, bonus: 0 }, spear: false })
  if (!card || wounds < healthOf(p.s, card)) return
  const boss = isBoss(p.s, card.id)
  const over = wounds - healthOf(p.s, card)
  p.make({ e: 'defeated', seat, at, surplus: boss ? over : p.s.surplus })
  // PL-150, PL-174: at once, and nothing more is resolved.
  if (boss) {
    p.make({ e: 'over', winners: [seat], why: p.s.match.solo ? 'over.solo' : 'over.boss' })
    return
  }
  const bounty = perks(p.s, seat, 'bounty').reduce((sum, it) => sum + it.n, 0)
  p.make({ e: 'gained', seat, coins: card.loot.coins + bounty, gems: card.loot.gems })
  if (over >= 2) feat(p, seat, 'overkill')
}
