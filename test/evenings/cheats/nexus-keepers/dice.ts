// Cheats with dice: the wrong number, the wrong dice, the wrong moment, or dice turned by hand.

import type { State } from '../../../../src/games/nexus-keepers/state.ts'
import type { Step } from '../../gestures.ts'
import type { Cheat } from '../cheat.ts'
import { beside, cheat, during, lying, type Now, one, rolled, showing } from './moment.ts'

/** The first throw of a turn, with more or fewer dice than allowed. */
const firstThrow = (more: number) =>
  during(['roll'], (now) => {
    const n = (now.state.turn?.dice ?? 0) + more
    const old = [...lying(now, 'regular'), ...lying(now, 'power')]
    const dice = [...old.filter((id) => id.startsWith('regular')), ...beside(now, 'regular')].slice(0, n)
    return n < 1 || dice.length < n
      ? null
      : [
          { step: 'aside', dice: old },
          { step: 'throw', dice, faces: rolled(now.luck, n) }
        ]
  })

const rethrow = (now: Now, dice: readonly string[]): Step[] | null =>
  dice.length > 0 ? [{ step: 'throw', dice, faces: rolled(now.luck, dice.length) }] : null

const turned = (now: Now, dice: readonly string[], face: number): Step[] | null => {
  const die = one(now.luck, dice)
  return die === null ? null : [{ step: 'turn', die, face }]
}

export const dice: readonly Cheat<State>[] = [
  cheat('too-few-dice', 'The first throw lacks a die.', ['NK-036'], firstThrow(-1)),
  cheat('too-many-dice', 'The first throw has a die too many.', ['NK-036'], firstThrow(1)),
  cheat('two-too-many', 'The first throw has two dice too many.', ['NK-036'], firstThrow(2)),
  cheat('first-throw-in-parts', 'Only some of the dice are thrown at first.', ['NK-036'], firstThrow(-3)),
  cheat(
    'one-rethrown',
    'A 1 is thrown again beside another die.',
    ['NK-038', 'NK-037', 'NK-049', 'NK-043'],
    during(['reroll'], (now) => {
      const [a, b] = [showing(now, (n) => n === 1)[0], showing(now, (n) => n > 1)[0]]
      return a && b ? rethrow(now, [a, b]) : null
    })
  ),
  cheat(
    'single-die-rethrown',
    'One die alone is thrown again.',
    ['NK-039', 'NK-043'],
    during(['reroll'], (now) => rethrow(now, showing(now, (n) => n > 1).slice(0, 1)))
  ),
  cheat(
    'lone-one-rethrown',
    'A 1 alone is thrown again.',
    ['NK-038', 'NK-039', 'NK-043'],
    during(['reroll'], (now) => rethrow(now, showing(now, (n) => n === 1).slice(0, 1)))
  ),
  cheat(
    'third-reroll',
    'Dice are thrown a third time again.',
    ['NK-037', 'NK-046', 'NK-043'],
    during(['reroll', 'actions'], (now) =>
      now.state.turn?.rerolls === 2 ? rethrow(now, showing(now, (n) => n > 1).slice(0, 2)) : null
    )
  ),
  cheat(
    'reroll-after-lock',
    'Dice are thrown again after a figure has moved.',
    ['NK-046'],
    during(['actions'], (now) => rethrow(now, showing(now, (n) => n > 1).slice(0, 2)))
  ),
  cheat(
    'power-after-lock',
    'A power die is thrown when rolling is over.',
    ['NK-046'],
    during(['actions'], (now) => rethrow(now, beside(now, 'power').slice(0, 1)))
  ),
  cheat(
    'power-die-used-up',
    'A power die is thrown that is used up.',
    ['NK-045'],
    during(['reroll'], (now) =>
      now.state.players[now.state.active]?.powerLeft === 0 ? rethrow(now, beside(now, 'power').slice(0, 1)) : null
    )
  ),
  cheat(
    'power-die-rethrown',
    'A power die that lies is thrown again.',
    ['NK-050', 'NK-043'],
    during(['reroll'], (now) => rethrow(now, lying(now, 'power').slice(0, 1)))
  ),
  cheat(
    'die-turned',
    'A die is turned over by hand.',
    [],
    during(['reroll'], (now) =>
      turned(
        now,
        showing(now, (n) => n < 6),
        6
      )
    )
  ),
  cheat(
    'one-turned',
    'A 1 is turned over by hand, before it makes a Clumsy.',
    [],
    during(['reroll'], (now) =>
      turned(
        now,
        showing(now, (n) => n === 1),
        5
      )
    )
  ),
  cheat(
    'die-slipped-in',
    'A die is laid beside those that were thrown.',
    [],
    during(['reroll'], (now) => turned(now, beside(now, 'regular'), 6))
  ),
  cheat(
    'one-taken-out',
    'A 1 is taken out of the tray.',
    [],
    during(['reroll'], (now) => {
      const die = showing(now, (n) => n === 1)[0]
      return die ? [{ step: 'aside', dice: [die] }] : null
    })
  ),
  cheat(
    'locked-die-turned',
    'A die is turned over after the dice are locked.',
    [],
    during(['actions'], (now) =>
      turned(
        now,
        showing(now, (n) => n < 6),
        6
      )
    )
  )
]
