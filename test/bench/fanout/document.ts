// Real documents: what the audience of a match of Nexus Keepers receives after each of its first moves.

import type { Doc } from '../../../src/core/page.ts'
import type { LogEntry } from '../../../src/core/ruling.ts'
import { paint } from '../../../src/devices/lights/paint.ts'
import { hex } from '../../../src/devices/lights/palette.ts'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import { referee } from '../../../src/referee/index.ts'
import { shorten } from '../../../src/table/log.ts'
import { playout } from '../../conformance/playout.ts'
import { startOn } from '../house.ts'
import { begin } from '../playout.ts'

export function documents(moves: number): Doc[] {
  const start = startOn('B2')
  const judge = referee(nexusKeepers)
  const opened = judge.open(start)
  if (!opened.ok) throw new Error('the match begins')
  let [match] = opened.value
  let told: readonly LogEntry[] = []
  return [...playout(nexusKeepers, begin(nexusKeepers, start), 3, moves)].map(({ move, next }, at): Doc => {
    const [after, effects] = judge.step(match, { input: 'choice', at, move })
    match = after
    for (const it of effects) if (it.effect === 'tell') told = shorten([...told, it.told])
    const state = next as Parameters<typeof nexusKeepers.scene>[0]
    const scene = nexusKeepers.scene(state)
    const lamps = paint(match.layers, scene)
    return {
      match: {
        id: '1',
        game: nexusKeepers.id,
        seats: start.seats.map((_, seat) => ({ name: `${seat}`, claimed: false })),
        start,
        over: null
      },
      you: { seat: null },
      scene,
      view: nexusKeepers.view(state, 'audience'),
      draw: null,
      lamps: lamps.map(({ place, cue, colour, rhythm }) => ({ place, cue, colour: hex(colour), rhythm })),
      ruling: { ruling: 'settled', moves: [] },
      told,
      seen: {},
      undo: judge.undo(match),
      devices: [],
      virtual: null,
      settling: {}
    }
  })
}
