// Declarations at a wrong moment, by the wrong player, or that the player cannot pay.

import type { State } from '../../../../src/games/kero/state.ts'
import type { Luck } from '../../../conformance/playout.ts'
import type { Cheat } from '../cheat.ts'
import { cheat, type Steps } from './moment.ts'

/** Declares an action while the game waits for a player. At other moments every declaration is refused alike. */
const saying =
  (what: (s: State, luck: Luck) => object | null, whose: 'own' | 'rival' = 'own'): Steps =>
  ({ game, state, luck }) => {
    const by = whose === 'own' ? state.active : 1 - state.active
    const said = state.pending.length > 0 || state.phase === 'over' ? null : what(state, luck)
    // If the action is legal at this moment, it is no cheat.
    if (!said || game.refuse(state, { by, do: said as never }) === null) return null
    return [{ step: 'say', by, do: said as never }]
  }

const slot = (luck: Luck): number => 1 + luck.below(6)

export const said: readonly Cheat<State>[] = [
  cheat(
    'refuel-too-late',
    'A refuel is asked for after another action.',
    ['KE-055'],
    saying(({ phase }) => (phase === 'window' ? null : { act: 'refuel' }))
  ),
  cheat(
    'refuel-once-more',
    'A refuel is asked for that cannot be paid, or is one too many.',
    ['KE-057', 'KE-058', 'KE-059'],
    saying(({ phase }) => (phase === 'window' ? { act: 'refuel' } : null))
  ),
  cheat(
    'die-unpaid',
    'A coloured die is asked for without a jerrycan, or twice.',
    ['KE-081', 'KE-084'],
    saying(({ phase }, luck) =>
      phase === 'window' || phase === 'choose' ? { act: 'die', die: luck.one(['DY', 'DG', 'DB']) } : null
    )
  ),
  cheat(
    'die-too-late',
    'A coloured die is asked for when the truck stands.',
    ['KE-085'],
    saying(({ phase }) => (phase === 'roll' ? { act: 'die', die: 'DY' } : null))
  ),
  cheat(
    'card-unaffordable',
    'A card is taken that cannot be paid.',
    ['KE-142', 'KE-140'],
    saying(({ phase }, luck) => (phase === 'develop' ? { act: 'take', slot: slot(luck) } : null))
  ),
  cheat(
    'card-out-of-time',
    'A card is taken before the harvest, or after.',
    ['KE-140', 'KE-004'],
    saying(({ phase }, luck) => (phase === 'develop' ? null : { act: 'take', slot: slot(luck) }))
  ),
  cheat(
    'card-by-the-other',
    'The other player takes a card.',
    ['KE-007'],
    saying((_, luck) => ({ act: 'take', slot: slot(luck) }), 'rival')
  ),
  cheat(
    'tuarek-unpaid',
    'A Tuarek is bought with fewer than two jerrycans, or too late.',
    ['KE-160', 'KE-164', 'KE-166'],
    saying(() => ({ act: 'buy' }))
  ),
  cheat(
    'five-dice-not-held',
    'A Tuarek is shown that is not there, or not now.',
    ['KE-172', 'KE-073', 'KE-078', 'KE-118'],
    saying(() => ({ act: 'five' }), 'rival')
  ),
  cheat(
    'resources-not-held',
    'Two resources are taken without the Tuarek for it.',
    ['KE-163', 'KE-174', 'KE-172'],
    saying(() => ({ act: 'two', one: 'wheat', other: 'wheat' }))
  ),
  cheat(
    'fire-reroll-too-late',
    'The Tuarek for fire is played when it is too late, or not held.',
    ['KE-171', 'KE-163', 'KE-172'],
    saying(() => ({ act: 'rerollFire' }))
  ),
  cheat(
    'extra-discard-not-now',
    'A card is discarded without the Tuarek for it.',
    ['KE-178', 'KE-163', 'KE-172'],
    saying((_, luck) => ({ act: 'discard', slot: slot(luck) }))
  ),
  cheat(
    'removal-without-gift',
    'An explorer of the other is removed without the Tuarek or the gift.',
    ['KE-177', 'KE-176', 'KE-238', 'KE-163', 'KE-172'],
    saying((_, luck) => ({ act: 'remove', land: luck.below(4) }))
  ),
  cheat(
    'wheat-converted',
    'Wheat is converted without the power for it.',
    ['KE-276', 'KE-273'],
    saying((_, luck) => ({ act: 'convert', wheat: 1 + luck.below(3) }))
  ),
  cheat(
    'enough-too-soon',
    'A refuel is ended while the truck is held.',
    ['KE-069', 'KE-071'],
    saying(() => ({ act: 'enough' }))
  ),
  cheat(
    'done-for-another',
    'Somebody ends a step of the other.',
    ['KE-007'],
    saying(() => ({ act: 'done' }), 'rival')
  ),
  cheat(
    'card-turned-up-by-hand',
    'A player says which card was turned up, though nobody asks.',
    ['KE-290'],
    saying(({ row }) => ({ act: 'pick', what: 'card', items: row.flatMap((it) => it ?? []).slice(0, 1) }))
  ),
  cheat(
    'empty-said-early',
    'Somebody says that the truck is empty, and it does not even stand.',
    ['KE-113'],
    saying(({ phase }) => (phase === 'roll' ? null : { act: 'empty' }))
  ),
  cheat(
    'explorers-not-free',
    'A free explorer is claimed for a land that is not there.',
    ['KE-190', 'KE-234', 'KE-237', 'KE-129'],
    saying((_, luck) => ({ act: 'place', land: luck.below(6) }))
  )
]
