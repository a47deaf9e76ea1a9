// Units bought wrongly, or put on or taken off the board without right.

import { baseOf, hexes, ownerOf, priceOf, supply } from '../../../../src/games/nexus-ops/board.ts'
import { units } from '../../../../src/games/nexus-ops/data/units.ts'
import { unitKind } from '../../../../src/games/nexus-ops/places.ts'
import { player, type State } from '../../../../src/games/nexus-ops/state.ts'
import { hexOf } from '../../../../src/kit/grid/hex.ts'
import type { Cheat } from '../cheat.ts'
import { carry, cheat, during, first, type Now, one, place, spare, stacks, take } from './moment.ts'

const affordable = ({ state: s }: Now) =>
  units.filter((unit) => supply(s, s.active, unit) > 0 && priceOf(s, s.active, unit) <= player(s, s.active).rubium)

/** A figure that the player can pay is put on one of the hexes that `where` returns. */
const bought = (where: (s: State) => readonly string[]) =>
  during(['deploy'], (now) => {
    const [unit, at] = [one(now.luck, affordable(now)), one(now.luck, where(now.state))]
    return unit && at !== null ? place(now, unit, now.state.active, at) : null
  })

export const armies: readonly Cheat<State>[] = [
  cheat(
    'too-dear',
    'A unit is bought without the money for it.',
    ['NO-020'],
    during(['deploy'], (now) => {
      const { state: s, luck } = now
      const dear = units.filter((it) => priceOf(s, s.active, it) > player(s, s.active).rubium)
      const [unit, at] = [one(luck, dear), one(luck, baseOf(s, s.active))]
      return unit && at !== null ? place(now, unit, s.active, at) : null
    })
  ),
  cheat(
    'a-whole-army',
    'Units are bought one after the other until the money is long gone.',
    ['NO-020', 'NO-022'],
    during(['deploy'], (now) => {
      const { state: s } = now
      const [at] = baseOf(s, s.active)
      const beside = now.room.table.things().filter((it) => it.at === null && it.kind === unitKind('human', s.active))
      const wanted = Math.floor(player(s, s.active).rubium / s.match.units.human.cost) + 1
      if (at === undefined || beside.length < wanted || wanted > 6) return null
      return beside.slice(0, wanted).flatMap(({ id }) => carry(id, at) ?? [])
    })
  ),
  cheat(
    'bought-in-the-field',
    'A bought unit is put down on open ground.',
    ['NO-023'],
    bought((s) => hexes(s).filter((at) => ownerOf(s, at) === null))
  ),
  cheat(
    'bought-at-another-base',
    'A bought unit is put down on another player’s base.',
    ['NO-023'],
    bought((s) => hexes(s).filter((at) => ![null, s.active].includes(ownerOf(s, at))))
  ),
  cheat(
    'bought-too-late',
    'A unit is bought when the Deploy phase is over.',
    ['NO-020'],
    during(['move', 'explore', 'battle', 'draw'], (now) => {
      const [unit, at] = [one(now.luck, affordable(now)), one(now.luck, baseOf(now.state, now.state.active))]
      return unit && at !== null ? place(now, unit, now.state.active, at) : null
    })
  ),
  cheat(
    'bought-out-of-turn',
    'Somebody buys a unit in another’s turn.',
    ['NO-005'],
    during(['deploy', 'move'], (now) => {
      const { state: s, luck } = now
      const seat = luck.one(s.players.flatMap((_, it) => (it === s.active ? [] : [it])))
      const at = one(luck, baseOf(s, seat))
      return at === null ? null : place(now, luck.one(units), seat, at)
    })
  ),
  cheat(
    'more-than-there-are',
    'A unit is asked for of which no figure is left.',
    ['NO-022', 'NO-020'],
    during(['deploy'], ({ state: s, luck }) => {
      const gone = units.filter((it) => supply(s, s.active, it) === 0)
      const [unit, at] = [one(luck, gone), one(luck, baseOf(s, s.active))]
      if (!unit || at === null) return null
      return [{ step: 'say', by: s.active, do: { act: 'buy', unit, at: hexOf(at) } as never }]
    })
  ),
  cheat(
    'own-carried-off',
    'An own unit is taken off the board for no reason.',
    ['NO-081'],
    during(['deploy', 'move', 'draw'], (now) => {
      const { state: s } = now
      return first(
        one(
          now.luck,
          stacks(s).filter(({ seat }) => seat === s.active)
        ),
        (it) => take(now, it, null)
      )
    })
  ),
  cheat(
    'enemy-carried-off',
    'Another player’s unit is taken off the board for no reason.',
    ['NO-084'],
    during(['deploy', 'move', 'explore', 'draw'], (now) => {
      const { state: s } = now
      return first(
        one(
          now.luck,
          stacks(s).filter(({ seat }) => seat !== s.active)
        ),
        (it) => take(now, it, null)
      )
    })
  ),
  cheat(
    'better-figure',
    'A Human is exchanged for a stronger unit.',
    ['NO-020', 'NO-022', 'NO-023', 'NO-081', 'NO-005'],
    during(['move', 'battle'], (now) => {
      const humans = stacks(now.state).filter(({ unit, seat }) => unit === 'human' && seat === now.state.active)
      return first(one(now.luck, humans), (it) => {
        const better = carry(spare(now, unitKind(now.luck.one(['dragon', 'leaper', 'strider']), it.seat)), it.at)
        const off = take(now, it, null)
        return better && off ? [...off, ...better] : null
      })
    })
  ),
  cheat(
    'other-colour',
    'A unit is exchanged for one of another player’s.',
    ['NO-005', 'NO-020', 'NO-081', 'NO-084'],
    during(['move', 'deploy'], (now) => {
      const { state: s, luck } = now
      return first(one(luck, stacks(s)), (it) => {
        const seat = (it.seat + 1) % s.players.length
        const other = place(now, it.unit, seat, it.at)
        const off = take(now, it, null)
        return other && off ? [...off, ...other] : null
      })
    })
  )
]
