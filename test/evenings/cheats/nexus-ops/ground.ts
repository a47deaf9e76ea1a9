// Exploration tiles and mines that are taken, moved, added or swapped.

import { hexes, terrainAt } from '../../../../src/games/nexus-ops/board.ts'
import { toReveal } from '../../../../src/games/nexus-ops/machine.ts'
import { mineKind, tileKind } from '../../../../src/games/nexus-ops/places.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import { hexOf } from '../../../../src/kit/grid/hex.ts'
import type { Cheat } from '../cheat.ts'
import { carry, cheat, during, first, type Now, one, spare, thingAt } from './moment.ts'

const always = ['deploy', 'move', 'explore', 'battle', 'draw'] as const
const unexplored = (s: State) => s.tiles.filter((at) => !toReveal(s).includes(at))
const bare = (s: State) => hexes(s).filter((at) => !s.tiles.includes(at) && terrainAt(s, at) !== 'monolith')
const mined = (now: Now) => one(now.luck, Object.entries(now.state.mines))
const unmined = (s: State) => bare(s).filter((at) => s.mines[at] === undefined)

export const ground: readonly Cheat<State>[] = [
  cheat(
    'tile-of-nobody',
    'A tile is turned up where no own unit stands.',
    ['NO-066', 'NO-060'],
    during(always, (now) =>
      first(one(now.luck, unexplored(now.state)), (at) => carry(thingAt(now, tileKind, at), null))
    )
  ),
  cheat(
    'tile-carried',
    'A face-down tile is carried to another hex.',
    ['NO-066', 'NO-060', 'NO-065'],
    during(always, (now) => {
      const [from, to] = [one(now.luck, unexplored(now.state)), one(now.luck, bare(now.state))]
      return from !== null && to !== null ? carry(thingAt(now, tileKind, from), to) : null
    })
  ),
  cheat(
    'tile-slipped-in',
    'A tile that was explored is put back on the board.',
    ['NO-065'],
    during(always, (now) => first(one(now.luck, bare(now.state)), (at) => carry(spare(now, tileKind), at)))
  ),
  cheat(
    'revealed-elsewhere',
    'A tile is asked to be turned up where none is.',
    ['NO-065', 'NO-060'],
    during(['explore', 'move'], ({ state: s, luck }) =>
      first(one(luck, bare(s)), (at) => [{ step: 'say', by: s.active, do: { act: 'reveal', at: hexOf(at) } as never }])
    )
  ),
  cheat(
    'mine-carried',
    'A mine is carried to another hex.',
    ['NO-064'],
    during(always, (now) => {
      const [mine, to] = [mined(now), one(now.luck, unmined(now.state))]
      return mine && to !== null ? carry(thingAt(now, mineKind(mine[1]), mine[0]), to) : null
    })
  ),
  cheat(
    'mine-taken',
    'A mine is taken off the board.',
    ['NO-064'],
    during(always, (now) => first(mined(now), ([at, value]) => carry(thingAt(now, mineKind(value), at), null)))
  ),
  cheat(
    'mine-slipped-in',
    'A mine is put down that nobody found.',
    ['NO-062'],
    during(always, (now) =>
      first(one(now.luck, unmined(now.state)), (at) => carry(spare(now, mineKind(now.luck.one([1, 2]))), at))
    )
  ),
  cheat(
    'richer-mine',
    'A mine is exchanged for another value.',
    ['NO-064', 'NO-062'],
    during(always, (now) =>
      first(mined(now), ([at, value]) => {
        const [off, on] = [carry(thingAt(now, mineKind(value), at), null), carry(spare(now, mineKind(3 - value)), at)]
        return off && on ? [...off, ...on] : null
      })
    )
  )
]
