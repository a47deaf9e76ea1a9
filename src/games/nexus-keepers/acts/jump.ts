// The two jumps: a diagonal step for one point (NK-013), and a leap over keepers in line for a point each (NK-014 to NK-016).
// Both are paid with the same points, so they mix as one likes (NK-073).

import { diagonals, facings } from '../../../kit/grid/square.ts'
import { isFree, isTile, lineOf } from '../board.ts'
import { affordsPoints } from '../dice/afford.ts'
import { no } from '../refusal.ts'
import { refusePoints } from '../turn/price.ts'
import { type Act, inActions, log, way } from './act.ts'
import { ahead, goes, standing, walks } from './move.ts'

const everyWay = diagonals.map((to) => ({ act: 'jump', to }) as const)

/** NK-013, Q30: only the landing counts; no common neighbour is needed, and a portal's post is passed. */
export const jump: Act<'jump'> = {
  ...inActions,
  exact: true,
  list: (s) => (affordsPoints(s, 'jump', 1) ? everyWay.filter(({ to }) => isFree(s, ahead(s, to))) : []),
  refuse(s, { to }) {
    const cell = ahead(s, to)
    if (!isTile(s, cell)) return no('NK-016', 'refuse.jump.off')
    if (!isFree(s, cell)) return no('NK-016', 'refuse.jump.taken')
    return refusePoints(s, 'jump', 1)
  },
  decide: (s, { to }) => goes(s, 'jump', 1, ahead(s, to)),
  sketch: (s, { to }) => ({ how: 'observed', cue: 'jump', moves: [walks(s, ahead(s, to))] }),
  tell: (s, { to }) => log(s, 'log.jump', { way: way(to) })
}

export const leap: Act<'leap'> = {
  ...inActions,
  *list(s) {
    for (const to of facings) {
      const over = lineOf(s, standing(s), to).length
      if (over > 0) yield { act: 'leap', to, over }
    }
  },
  refuse(s, { to, over }) {
    // NK-020, Q31: allies and opponents alike. NK-015: never over an empty space.
    const line = lineOf(s, standing(s), to).length
    if (line === 0) return no('NK-015', 'refuse.leap.nobody')
    if (over > line) return no('NK-015', 'refuse.leap.gap', { n: line })
    // NK-016: the landing is the first tile beyond all of them, and it is there and empty.
    if (over < line) return no('NK-016', 'refuse.leap.taken')
    if (!isTile(s, ahead(s, to, over + 1))) return no('NK-016', 'refuse.leap.off')
    return refusePoints(s, 'jump', over)
  },
  decide: (s, { to, over }) => goes(s, 'jump', over, ahead(s, to, over + 1)),
  sketch: (s, { to, over }) => ({ how: 'observed', cue: 'jump', moves: [walks(s, ahead(s, to, over + 1))] }),
  tell: (s, { to, over }) => log(s, 'log.leap', { way: way(to), n: over })
}
