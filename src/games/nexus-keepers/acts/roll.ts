// The first throw of a turn (NK-036), with the power dice that are wanted along (NK-046).

import { no } from '../refusal.ts'
import { player, turnOf } from '../state.ts'
import { type Act, beforeTurns } from './act.ts'

export const roll: Act<'roll'> = {
  phases: ['roll'],
  untimely: (s) => beforeTurns(s) ?? no('NK-036', 'refuse.when.roll'),
  *list(s) {
    for (let power = 0; power <= player(s, s.active).powerLeft; power++) yield { act: 'roll', power }
  },
  refuse(s, { power }) {
    const left = player(s, s.active).powerLeft
    // NK-045: each power die once a game.
    if (power > left) return no('NK-045', 'refuse.power.left', { n: left })
    // NK-035: with no regular die, only power dice can be thrown.
    return power === 0 && turnOf(s).dice === 0 ? no('NK-035', 'refuse.roll.nothing') : null
  },
  decide: (s, { power }) => [{ e: 'cast', regular: turnOf(s).dice, power, up: [], upPower: [], counts: false }],
  sketch: { how: 'inferred', button: 'confirm' },
  tell: (s, { power }) => ({
    say: power > 0 ? 'log.roll.power' : 'log.roll',
    with: { who: { seat: s.active }, n: turnOf(s).dice, power }
  })
}
