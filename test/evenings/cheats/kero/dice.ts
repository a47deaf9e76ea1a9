// Cheats with dice: the wrong moment, the wrong dice, too many dice, or dice turned by hand.

import { dice as all, whites } from '../../../../src/games/kero/data/names.ts'
import type { State } from '../../../../src/games/kero/state.ts'
import { open, refuelDice } from '../../../../src/games/kero/turn/refuel.ts'
import { chosen } from '../../../../src/games/kero/turn/roll.ts'
import type { Cheat } from '../cheat.ts'
import { cheat, during, fire, held, holding, lying, type Now, one, type Steps, thrown } from './moment.ts'

/** While the player may reroll. */
const rerolling = (steps: Steps): Steps => during(['roll'], (now) => (now.state.turn.threw ? steps(now) : null))
const first = (steps: Steps): Steps => during(['roll'], (now) => (now.state.turn.threw ? null : steps(now)))
const refuelling = (steps: Steps): Steps =>
  during(
    ['refuel'],
    holding('own', 'inverted', (now) => (now.state.refuel?.done ? null : steps(now)))
  )

const others = (now: Now) => all.filter((die) => !chosen(now.state).includes(die))
const opened = (now: Now) => (now.state.refuel ? open(now.state, now.state.refuel) : [])
const onFire = (now: Now) =>
  now.state.refuel ? refuelDice(now.state.refuel).filter((die) => !opened(now).includes(die)) : []
const after =
  (ms: number): Steps =>
  (now) => {
    const throws = thrown(now, lying(now, false).slice(0, 1 + now.luck.below(2)))
    return throws && [...held(now, 'own', 'lying', ms), ...throws, { step: 'wait', ms: 700 }]
  }

export const dice: readonly Cheat<State>[] = [
  cheat(
    'throw-before-standing',
    'Dice are thrown before the truck stands.',
    ['KE-090'],
    during(
      ['window', 'choose'],
      holding('own', 'lying', (now) => thrown(now, chosen(now.state)))
    )
  ),
  cheat('throw-after-flat', 'Dice are thrown again after laying flat.', ['KE-098'], rerolling(after(900))),
  cheat('throw-while-laying', 'Dice are thrown again right after laying flat.', ['KE-098'], rerolling(after(150))),
  cheat(
    'burned-die-thrown',
    'A burned die is thrown again.',
    ['KE-093'],
    rerolling((now) => thrown(now, lying(now, true).slice(0, 1)))
  ),
  cheat(
    'burned-die-among-others',
    'A burned die is thrown again with another.',
    ['KE-100'],
    rerolling((now) => {
      const [burned, free] = [lying(now, true)[0], lying(now, false)[0]]
      return burned && free ? thrown(now, [burned, free]) : null
    })
  ),
  cheat(
    'burned-die-turned',
    'A burned die is turned over by hand.',
    [],
    rerolling((now) => {
      const die = lying(now, true)[0]
      return die ? [{ step: 'turn', die: `${die}#1`, face: (fire(now.state, die) % 6) + 1 }] : null
    })
  ),
  cheat(
    'burned-die-taken-out',
    'A burned die is taken out of the tray.',
    [],
    rerolling((now) => {
      const die = lying(now, true)[0]
      return die ? [{ step: 'aside', dice: [`${die}#1`] }] : null
    })
  ),
  cheat(
    'kept-die-turned',
    'A die is turned over by hand.',
    [],
    rerolling((now) => {
      const die = one(now.luck, lying(now, false))
      const face = 1 + now.luck.below(6)
      return die && face !== now.state.turn.faces[die] ? [{ step: 'turn', die: `${die}#1`, face }] : null
    })
  ),
  cheat(
    'die-slipped-in',
    'A coloured die is laid beside those that were thrown.',
    [],
    rerolling((now) => {
      const die = others(now)[0]
      return die ? [{ step: 'turn', die: `${die}#1`, face: 1 }] : null
    })
  ),
  cheat(
    'too-few-dice',
    'The first throw lacks a die.',
    ['KE-091'],
    first((now) => thrown(now, chosen(now.state).slice(1)))
  ),
  cheat(
    'unpaid-die-thrown',
    'The first throw has a coloured die that nobody chose.',
    ['KE-085'],
    first((now) => {
      const die = others(now)[0]
      return die ? thrown(now, [...chosen(now.state), die]) : null
    })
  ),
  cheat(
    'unpaid-die-rerolled',
    'A coloured die that nobody chose is thrown later on.',
    ['KE-085'],
    rerolling((now) => thrown(now, others(now).slice(0, 1)))
  ),
  cheat(
    'throw-while-spending',
    'Dice are thrown again while the harvest is spent.',
    ['KE-098'],
    during(['develop', 'place', 'fire'], (now) => thrown(now, whites.slice(0, 2)))
  ),
  cheat(
    'refuel-rolled-early',
    'The opponent rolls before the truck is held.',
    ['KE-063'],
    during(
      ['refuel'],
      holding('own', 'lying', (now) => (now.state.refuel?.rolled ? null : thrown(now, opened(now))))
    )
  ),
  cheat(
    'fire-rerolled-in-refuel',
    'A die on fire is rolled again in a refuel.',
    ['KE-064', 'KE-065'],
    refuelling((now) => {
      const die = onFire(now)[0]
      return die && now.state.refuel?.rolled ? thrown(now, [...opened(now), die]) : null
    })
  ),
  cheat(
    'refuel-in-parts',
    'Only some of the dice are rolled in a refuel.',
    ['KE-065'],
    refuelling((now) => (opened(now).length > 1 ? thrown(now, opened(now).slice(1)) : null))
  ),
  cheat(
    'refuel-die-turned',
    'A die is turned to fire in a refuel.',
    [],
    refuelling((now) => {
      const die = now.state.refuel?.rolled ? opened(now)[0] : undefined
      return die ? [{ step: 'turn', die: `${die}#1`, face: fire(now.state, die) }] : null
    })
  )
]
