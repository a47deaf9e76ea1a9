// Explorers that go to a wrong place or at a wrong time.

import type { Point } from '../../../../src/core/scene.ts'
import { campPlace, explorerKind, landPlace, standing } from '../../../../src/games/kero/places.ts'
import type { State } from '../../../../src/games/kero/state.ts'
import type { Step } from '../../gestures.ts'
import type { Cheat } from '../cheat.ts'
import { cheat, during, type Now, one, type Steps } from './moment.ts'

const spot = (place: string): Point => (standing.find(({ id }) => id === place) ?? standing[0])?.at ?? [0, 0]
/** An explorer of the seat's clan on one of the places. */
const standingOn = (now: Now, seat: number, places: readonly string[]): string | null => {
  const there = now.room.table.things().filter(({ kind, at }) => {
    const found = at && now.game.locate({ kind, at })
    return kind === explorerKind(seat) && found !== null && places.includes(found.place)
  })
  return one(now.luck, there)?.id ?? null
}
const lands = [0, 1, 2, 3].map(landPlace)

const carried =
  (whose: 'own' | 'rival', from: 'camp' | 'land', to: (now: Now, seat: number) => string): Steps =>
  (now) => {
    const seat = whose === 'own' ? now.state.active : 1 - now.state.active
    const thing = standingOn(now, seat, from === 'camp' ? [campPlace(seat)] : lands)
    return thing === null ? null : [{ step: 'carry', thing, to: spot(to(now, seat)) } satisfies Step]
  }
const aLand = ({ luck }: Now): string => luck.one(lands)
const home = (_: Now, seat: number): string => campPlace(seat)

export const explorers: readonly Cheat<State>[] = [
  cheat(
    'explorer-before-the-harvest',
    'An explorer is placed before the harvest.',
    ['KE-190', 'KE-129', 'KE-004'],
    during(['window', 'choose', 'roll', 'refuel'], carried('own', 'camp', aLand))
  ),
  cheat(
    'explorer-unpaid',
    'An explorer is placed whatever is left to pay with.',
    ['KE-190', 'KE-234'],
    during(['develop'], carried('own', 'camp', aLand))
  ),
  cheat(
    'explorer-after-the-end',
    'An explorer is placed after the actions.',
    ['KE-190'],
    during(['fire', 'refill'], carried('own', 'camp', aLand))
  ),
  cheat('explorer-of-the-other', 'The other player places an explorer.', ['KE-007'], carried('rival', 'camp', aLand)),
  cheat(
    'explorer-moved',
    'An explorer goes from land to land.',
    ['KE-193', 'KE-173', 'KE-163', 'KE-238'],
    carried('own', 'land', aLand)
  ),
  cheat('rival-moved', 'An explorer of the other goes from land to land.', ['KE-007'], carried('rival', 'land', aLand)),
  cheat('explorer-taken-home', 'An explorer goes home.', ['KE-193', 'KE-007'], carried('own', 'land', home)),
  cheat(
    'rival-sent-home',
    'An explorer of the other is sent home.',
    ['KE-176', 'KE-177', 'KE-163', 'KE-238'],
    carried('rival', 'land', home)
  ),
  cheat(
    'onto-the-first-slot',
    'An explorer is put on the first slot of the pile.',
    ['KE-234', 'KE-190', 'KE-237'],
    carried('own', 'camp', () => landPlace(4))
  ),
  cheat(
    'onto-the-second-slot',
    'An explorer is put on the second slot of the pile.',
    ['KE-234', 'KE-190', 'KE-237'],
    carried('own', 'camp', () => landPlace(5))
  ),
  cheat(
    'into-the-other-camp',
    'An explorer is put into the camp of the other.',
    [],
    carried('own', 'camp', (_, seat) => campPlace(1 - seat))
  )
]
