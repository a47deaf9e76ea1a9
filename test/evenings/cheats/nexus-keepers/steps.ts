// Illegal moves, jumps and leaps of the active keeper.

import { keeperAt, tileAt } from '../../../../src/games/nexus-keepers/board.ts'
import { portalCrossed } from '../../../../src/games/nexus-keepers/geometry/cube.ts'
import type { State } from '../../../../src/games/nexus-keepers/state.ts'
import { diagonals, step } from '../../../../src/kit/grid/square.ts'
import type { Cheat } from '../cheat.ts'
import { acting, apart, cheat, figure, free, go, headings, one, others, tiles } from './moment.ts'

export const steps: readonly Cheat<State>[] = [
  cheat(
    'diagonal-step',
    'A figure goes diagonally without points for a jump.',
    ['NK-060', 'NK-013', 'NK-061', 'NK-062', 'NK-064', 'NK-065'],
    acting((a) =>
      go(
        a,
        a.me,
        diagonals.map((way) => step(a.at, way)).filter((cell) => free(a.state, cell))
      )
    )
  ),
  cheat(
    'step-too-far',
    'A figure goes two or three spaces.',
    ['NK-060', 'NK-015', 'NK-062', 'NK-064', 'NK-065'],
    acting((a) =>
      go(
        a,
        a.me,
        tiles(a.state).filter((cell) => free(a.state, cell) && apart(a.at, cell) > 1 && apart(a.at, cell) < 4)
      )
    )
  ),
  cheat(
    'far-flight',
    'A figure is set far away.',
    ['NK-060', 'NK-015', 'NK-062', 'NK-064', 'NK-065'],
    acting((a) =>
      go(
        a,
        a.me,
        tiles(a.state).filter((cell) => free(a.state, cell) && apart(a.at, cell) >= 4)
      )
    )
  ),
  cheat(
    'onto-another',
    'A figure is set on a tile that is taken.',
    ['NK-012', 'NK-016', 'NK-022', 'NK-060'],
    acting((a) => {
      const it = one(a.luck, others(a))
      return it && [figure(a.me, [it.at[0] + 0.2, it.at[1] + 0.2])]
    })
  ),
  cheat(
    'off-the-board',
    'A figure steps off the board.',
    ['NK-012', 'NK-016'],
    acting((a) =>
      go(
        a,
        a.me,
        headings.map((way) => step(a.at, way)).filter((cell) => !tileAt(a.state, cell))
      )
    )
  ),
  cheat(
    'through-a-portal',
    'A figure walks through a portal.',
    ['NK-012'],
    acting((a) =>
      go(
        a,
        a.me,
        headings.filter((way) => portalCrossed(a.state.cubes, a.at, way) !== null).map((way) => step(a.at, way))
      )
    )
  ),
  cheat(
    'leap-over-nobody',
    'A figure leaps over an empty tile.',
    ['NK-015', 'NK-060', 'NK-062', 'NK-064', 'NK-065'],
    acting((a) =>
      go(
        a,
        a.me,
        headings
          .filter((way) => keeperAt(a.state, step(a.at, way)) === null)
          .map((way) => step(a.at, way, 2))
          .filter((cell) => free(a.state, cell))
      )
    )
  ),
  cheat(
    'leap-over-two',
    'A figure leaps over two, with points for one.',
    ['NK-060', 'NK-015', 'NK-016', 'NK-062', 'NK-064'],
    acting((a) =>
      go(
        a,
        a.me,
        headings
          .filter(
            (way) => keeperAt(a.state, step(a.at, way)) !== null && keeperAt(a.state, step(a.at, way, 2)) !== null
          )
          .map((way) => step(a.at, way, 3))
          .filter((cell) => free(a.state, cell))
      )
    )
  ),
  cheat(
    'off-in-the-hand',
    'The own figure is taken off the board.',
    [],
    acting((a) => [figure(a.me, null)])
  )
]
