// Trucks that are stood up, tipped and held when no step asks for it.

import type { SensedPose } from '../../../../src/core/observation.ts'
import type { State } from '../../../../src/games/kero/state.ts'
import type { Cheat } from '../cheat.ts'
import { cheat, during, held, holding, lying, type Steps, thrown } from './moment.ts'

/** Puts a lying truck into a pose for some time, then lays it flat again. */
const turned = (whose: 'own' | 'rival', pose: SensedPose, ms: number): Steps =>
  holding(whose, 'lying', (now) => [...held(now, whose, pose, ms), ...held(now, whose, 'lying', 700)])

const spending = ['place', 'develop', 'fire', 'refill'] as const

export const trucks: readonly Cheat<State>[] = [
  cheat(
    'stood-again',
    'The truck is stood again after the roll.',
    ['KE-097'],
    during(spending, turned('own', 'upright', 1200))
  ),
  cheat(
    'stood-again-to-roll',
    'The truck is stood again, and dice are thrown.',
    ['KE-097', 'KE-098'],
    during(
      ['place', 'develop'],
      holding('own', 'lying', (now) => {
        const throws = thrown(now, lying(now, false).slice(0, 2))
        return throws && [...held(now, 'own', 'upright', 700), ...throws, ...held(now, 'own', 'lying', 700)]
      })
    )
  ),
  cheat(
    'left-standing',
    'The truck stands for long while its owner spends.',
    ['KE-097'],
    during(['develop'], turned('own', 'upright', 8000))
  ),
  cheat('rival-stands', 'The other player stands a truck.', ['KE-039'], turned('rival', 'upright', 1500)),
  cheat('rival-refills', 'The other player holds a truck hood down.', ['KE-039'], turned('rival', 'inverted', 2500)),
  cheat(
    'refilled-unpaid',
    'The truck is held hood down outside a refuel.',
    ['KE-039'],
    during(['window', 'choose', ...spending], turned('own', 'inverted', 2500))
  ),
  cheat(
    'stood-without-a-throw',
    'The truck is stood and laid flat without a throw.',
    [],
    during(['choose'], turned('own', 'upright', 900))
  ),
  cheat(
    'held-too-long',
    'The truck is held on after every die shows fire.',
    ['KE-070'],
    during(
      ['refuel'],
      holding('own', 'inverted', (now) =>
        now.state.refuel?.done ? [{ step: 'wait', ms: 4000 }, ...held(now, 'own', 'lying', 700)] : null
      )
    )
  ),
  cheat(
    'laid-flat-too-soon',
    'The truck is laid flat while dice remain, and held again.',
    [],
    during(
      ['refuel'],
      holding('own', 'inverted', (now) =>
        now.state.refuel?.done ? null : [...held(now, 'own', 'lying', 1500), ...held(now, 'own', 'inverted', 700)]
      )
    )
  )
]
