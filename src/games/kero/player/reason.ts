// Why an action is a good one, in one sentence, where something plain can be said. It never tells the action itself.

import type { Seat } from '../../../core/ids.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Action } from '../actions.ts'
import { clan, effectOf, fuel, inCamp, limits, rival, type State, sum } from '../state.ts'
import { outlook } from './camp.ts'
import { diceOf, locked, lyingOf, throwsLeft } from './turn.ts'

export function reason(s: State, by: Seat, action: Action): Phrase | null {
  switch (action.act) {
    case 'refuel':
    case 'freeRefuel': {
      const { lo } = fuel(s, by)
      return { say: 'why.refuel', with: { n: Math.round((100 * Math.max(0, lo)) / limits(s, by).drainFullMs) } }
    }
    case 'die':
    case 'extraDice':
      return { say: 'why.dice' }
    case 'rerollFire':
      return { say: 'why.fire' }
    case 'cast':
      return s.turn.threw ? again(s, by) : null
    case 'tip':
      return s.phase === 'roll' && s.turn.threw ? { say: throwsLeft(s, by) < 1 ? 'why.sand' : 'why.stop' } : null
    case 'take':
      return taking(s, by, s.row[action.slot - 1] ?? '')
    case 'place':
      return placing(s, by, action.land)
    case 'remove':
    case 'march':
      return { say: 'why.march' }
    case 'two':
      return { say: 'why.two' }
    default:
      return null
  }
}

/** What another throw gains on average, in tenths of a point. */
function again(s: State, by: Seat): Phrase | null {
  const table = diceOf(s, by, s.turn.colours, locked(s))
  const lying = lyingOf(s, s.turn.faces)
  const best = table.best(lying, throwsLeft(s, by))
  const gain = best ? best.value - table.stopped(lying) : 0
  return gain < 0.05 ? null : { say: 'why.again', with: { gain: gain.toFixed(1) } }
}

function taking(s: State, by: Seat, id: string): Phrase | null {
  const effect = effectOf(s, id)
  if (effect.k === 'NSP') {
    const n = clan(s, by).cards.filter((it) => effectOf(s, it).k === 'NSP').length
    return { say: 'why.pass', with: { n: 2 * n + 1 } }
  }
  if (effect.k === 'POWER' && (outlook(s).turns[by as 0 | 1] ?? 0) > 3) return { say: 'why.power' }
  return effect.k === 'POINTS' ? { say: 'why.points' } : null
}

function placing(s: State, by: Seat, at: number): Phrase | null {
  if (s.last) return { say: 'why.slot' }
  const [mine, theirs] = [clan(s, by).pawns[at] ?? 0, clan(s, rival(by)).pawns[at] ?? 0]
  if (mine === theirs && theirs > 0) return { say: 'why.land.tie' }
  if (mine + 1 === theirs) return { say: 'why.land.reach' }
  return sum(s.clans.map(({ pawns }) => sum(pawns))) === 0 || inCamp(s, by) > 4 ? { say: 'why.land.first' } : null
}
