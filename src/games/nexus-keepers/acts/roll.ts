// The first throw of a turn (NK-036), with the power dice that are wanted along (NK-046).

import type { ActionOf } from '../actions.ts'
import { begin, extend } from '../evolve.ts'
import { no } from '../refusal.ts'
import { player, turnOf } from '../state.ts'
import type { Act } from './act.ts'
import { beforeTurns } from './act.ts'

export const roll: Act<'roll'> = {
  phases: ['roll'],
  untimely: (s) => beforeTurns(s) ?? no('NK-036', 'refuse.when.roll'),
  all(s) {
    const rolls: ActionOf<'roll'>[] = []
    for (let power = 0; power <= player(s, s.active).powerLeft; power++) rolls.push({ act: 'roll', power })
    return rolls
  },
  refuse(s, { power }) {
    const left = player(s, s.active).powerLeft
    // NK-045: each power die once a game.
    if (power > left) return no('NK-045', 'refuse.power.left', { n: left })
    // NK-035: with no regular die, only power dice can be thrown.
    return power === 0 && turnOf(s).dice === 0 ? no('NK-035', 'refuse.roll.nothing') : null
  },
  play: (s, { power }) =>
    extend(begin(s), { e: 'cast', regular: turnOf(s).dice, power, up: [], upPower: [], counts: false }),
  sketch: () => ({ how: 'inferred', button: 'confirm' }),
  say: (s, { power }) => ({
    say: power > 0 ? 'log.roll.power' : 'log.roll',
    with: { who: { seat: s.active }, n: turnOf(s).dice, power }
  })
}
