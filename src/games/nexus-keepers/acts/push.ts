// Pushing an adjacent keeper (NK-017 to NK-021, NK-074 to NK-077, NK-080), and the free step that a skill may add.

import type { Seat } from '../../../core/ids.ts'
import { facings, type Heading, headings, isDiagonal } from '../../../kit/grid/square.ts'
import type { ActionOf } from '../actions.ts'
import { hasNeighbour, keeperAt } from '../board.ts'
import { pointsLeft, purseOf, refusePoints } from '../dice/afford.ts'
import { begin, type Event, extend, type Script } from '../evolve.ts'
import { keeperKind, tilePlace } from '../places.ts'
import { no } from '../refusal.ts'
import { allied, type State, skillNamed, turnOf } from '../state.ts'
import { setOff, use } from '../turn/effects.ts'
import { unlessWon } from '../turn/order.ts'
import { type Shove, shove } from '../turn/shove.ts'
import { passives } from '../turn/skills.ts'
import { type Act, directionOf, inActions, log } from './act.ts'
import { ahead, standing, walks } from './move.ts'

/** NK-021: never diagonally, unless a skill says so. */
const mayGoSlantwise = (s: State): boolean => turnOf(s).slantwise || passives(s, s.active, 'pushDiagonal').length > 0

const target = (s: State, to: Heading): Seat | null => keeperAt(s, ahead(s, to))

/** Spaces that the first push of a turn gets for free (8.2, `pushBonus`). */
const bonusSpaces = (s: State): number =>
  turnOf(s).pushed ? 0 : passives(s, s.active, 'pushBonus').reduce((sum, it) => sum + it.n, 0)

/** NK-080: the player pays for the spaces travelled, less the free ones, but at least for one. */
const charge = (s: State, { spaces }: Shove): number => Math.max(1, spaces - bonusSpaces(s))

export const push: Act<'push'> = {
  ...inActions,
  exact: true,
  list(s) {
    const pushes: ActionOf<'push'>[] = []
    const slantwise = mayGoSlantwise(s)
    if (!hasNeighbour(s, standing(s), slantwise)) return pushes
    for (const to of slantwise ? headings : facings) {
      const seat = target(s, to)
      if (seat === null) continue
      const paid = pointsLeft(s, 'push', purseOf(s, seat))
      const { spaces } = shove(s, seat, to, paid === 0 ? 0 : paid + bonusSpaces(s))
      for (let n = 1; n <= spaces; n++) pushes.push({ act: 'push', to, n })
    }
    return pushes
  },
  refuse(s, { to, n }) {
    if (isDiagonal(to) && !mayGoSlantwise(s)) return no('NK-021', 'refuse.push.diagonal')
    const seat = target(s, to)
    if (seat === null) return no('NK-017', 'refuse.push.nobody')
    const shoved = shove(s, seat, to, n)
    if (shoved.stopped !== null) return no('NK-085', 'refuse.push.immune', { who: { seat: shoved.stopped } })
    return refusePoints(s, 'push', charge(s, shoved), seat)
  },
  decide(s, { to, n }) {
    const seat = target(s, to)
    if (seat === null) return []
    const shoved = shove(s, seat, to, n)
    const spent: Event = { e: 'spent', kind: 'push', n: charge(s, shoved), purse: purseOf(s, seat) }
    // NK-110: pushing a keeper off earns a bonus turn; for an ally too, unless the table agreed otherwise (Q18).
    const { bonusForAlly } = s.match.options
    const off = shoved.off.filter(({ seat: it }) => bonusForAlly || !allied(s, s.active, it)).length
    const done = extend(begin(s), spent, ...shoved.script.events, { e: 'pushed', off })
    return unlessWon(done, (so) => aftermath(so, shoved, s, to))
  },
  sketch: (s) => ({ how: 'observed', cue: 'push', doneBy: keeperKind(s.active) }),
  leaves(s, { to, n }) {
    const seat = target(s, to)
    if (seat === null) return []
    // NK-100, NK-101: a keeper pushed into a realm is eliminated; one that falls elsewhere comes back. The lamps show which.
    return shove(s, seat, to, n).off.map((it) => ({
      kind: keeperKind(it.seat),
      cue: it.into === 'realm' ? 'portal' : 'push',
      place: tilePlace(it.to),
      at: it.to
    }))
  },
  tell(s, { to, n }) {
    const seat = target(s, to) ?? s.active
    return log(s, 'log.push', { whom: { seat }, towards: directionOf(to), n })
  }
}

/** Runs the skills that a push sets off, in the order of the card. The free step comes last, because the player makes it after the push. */
function aftermath(script: Script, { off }: Shove, before: State, to: Heading): Script {
  const seat = before.active
  const skills = setOff(script.state, seat, 'onPush', ...(off.length > 0 ? (['onPushOff'] as const) : []))
  const acting = skills.filter((it) => it.effects.some((effect) => effect.e !== 'follow'))
  const acted = acting.reduce((so, skill) => use(so, seat, skill, null), script)
  // Only one tile is free to step onto, so there is one step: the first skill of the card that offers it counts as used.
  const following = skills.find((it) => it.effects.some((effect) => effect.e === 'follow'))
  return following ? extend(acted, { e: 'mayFollow', skill: following.id, to: ahead(before, to) }) : acted
}

export const follow: Act<'follow'> = {
  phases: ['actions'],
  untimely: () => no('NK-085', 'refuse.follow.none'),
  exact: true,
  list: (s) => (turnOf(s).follow ? [{ act: 'follow' }] : []),
  refuse: (s) => (turnOf(s).follow ? null : no('NK-085', 'refuse.follow.none')),
  decide(s) {
    const { follow: free } = turnOf(s)
    if (!free) return []
    const stepped: Event = { e: 'followed', at: free.to }
    const skill = skillNamed(s, s.active, free.skill)
    // Q76: the step uses the skill up, unless the skill has other effects, which already used it.
    return skill?.effects.every((it) => it.e === 'follow')
      ? [{ e: 'skill', seat: s.active, skill: skill.id, paid: null }, stepped]
      : [stepped]
  },
  sketch(s) {
    const { follow: free } = turnOf(s)
    return { how: 'observed', cue: 'step', ...(free ? { moves: [walks(s, free.to)] } : {}) }
  },
  tell: (s) => log(s, 'log.follow')
}
