// Heroes carried to a space where they may not go.

import { heroKind } from '../../../../src/games/platformer/places.ts'
import { isTaken, player, type State } from '../../../../src/games/platformer/state.ts'
import { distance, up } from '../../../../src/games/platformer/tower/cell.ts'
import { entries, near } from '../../../../src/games/platformer/turn/near.ts'
import type { Cheat } from '../cheat.ts'
import { acting, any, away, bring, cells, cheat, heroes, oneOf, own, walk } from './moment.ts'
import { barred, free, heroRoutes, isAbove, isBeside, isDiagonal, lacks } from './routes.ts'

/** Heroes that are in the game but belong to no player of this match. */
const strangers = (s: State): readonly string[] =>
  s.match.heroes.flatMap(({ id }) => (s.players.some(({ hero }) => hero === id) ? [] : [heroKind(id)]))

export const heroCheats: readonly Cheat<State>[] = [
  cheat(
    'hero-diagonally',
    'A hero goes to a space that touches its own by a corner.',
    ['PL-045'],
    acting(
      oneOf(
        heroRoutes((s, a, b) => isDiagonal(a, b) && barred(s, a, b)),
        walk
      )
    )
  ),
  cheat(
    'hero-through-a-wall',
    'A hero goes through a wall.',
    ['PL-046'],
    acting(
      oneOf(
        heroRoutes((s, a, b) => isBeside(a, b) && barred(s, a, b)),
        walk
      )
    )
  ),
  cheat(
    'hero-through-a-platform',
    'A hero goes through a platform.',
    ['PL-047', 'PL-154'],
    acting(
      oneOf(
        heroRoutes((s, a, b) => isAbove(a, b) && barred(s, a, b)),
        walk
      )
    )
  ),
  cheat(
    'hero-two-spaces',
    'A hero goes two spaces at once.',
    ['PL-051', 'PL-045'],
    acting(
      oneOf(
        heroRoutes((s, a, b) => distance(a, b) === 2 && !isDiagonal(a, b) && barred(s, a, b)),
        walk
      )
    )
  ),
  cheat(
    'hero-across-the-tower',
    'A hero goes far.',
    ['PL-051'],
    acting(
      oneOf(
        heroRoutes((s, a, b) => distance(a, b) > 4 && barred(s, a, b)),
        walk
      )
    )
  ),
  cheat(
    'step-without-a-boot',
    'A hero goes a space without a Boot.',
    ['PL-018'],
    acting(oneOf((s) => (lacks(s, 'BOOT') ? heroRoutes(free)(s) : []), walk))
  ),
  cheat(
    'hero-of-another',
    'A player moves a hero of another player.',
    ['PL-008'],
    acting(oneOf(heroRoutes(free, true), walk))
  ),
  cheat(
    'hero-after-the-actions',
    'A hero goes a space after the actions.',
    ['PL-032', 'PL-122', 'PL-105', 'PL-008'],
    oneOf((s) => (s.phase === 'special' ? heroRoutes(free)(s) : []), walk)
  ),
  cheat(
    'hero-before-the-roll',
    'A hero goes a space before the dice are thrown.',
    ['PL-009'],
    oneOf((s) => (s.phase === 'roll' ? heroRoutes(free)(s) : []), walk)
  ),
  cheat(
    'two-on-a-space',
    'A hero goes to a taken space and pushes nobody.',
    ['PL-073', 'PL-044'],
    acting(
      oneOf(
        heroRoutes((s, a, b) => near(s, a).includes(b) && isTaken(s, b)),
        walk
      )
    )
  ),
  cheat(
    'hero-hangs-in-the-air',
    'A hero is lifted into the air above it.',
    ['PL-047', 'PL-051', 'PL-018'],
    acting(
      oneOf(
        heroRoutes((s, a, b) => b > a && (b - a) % up === 0 && b - a > up && barred(s, a, b)),
        walk
      )
    )
  ),
  cheat(
    'hero-leaves-the-map',
    'A hero that has not fainted leaves the map.',
    ['PL-125'],
    oneOf(heroes, ({ kind, at }, now) => away(kind, at, now))
  ),
  cheat('hero-nobody-plays', 'A hero that nobody plays comes to the map.', [], (now) => {
    const [kind, to] = [any(now.luck, strangers(now.state)), any(now.luck, cells(now.state))]
    return kind === null || to === null ? null : bring(kind, to, now)
  }),
  cheat(
    'hero-above-the-bottom',
    'A hero comes to the map above the bottom row.',
    ['PL-120', 'PL-119'],
    acting((now) => {
      const { state: s } = now
      const { hero, at } = player(s, s.active)
      const to = any(
        now.luck,
        cells(s).filter((it) => !entries(s, s.active).includes(it) && !isTaken(s, it))
      )
      return at !== null || to === null ? null : bring(heroKind(hero), to, now)
    })
  ),
  cheat(
    'hero-back-too-early',
    'A hero comes to the map in the turn of another.',
    ['PL-117', 'PL-008'],
    acting((now) => {
      const { state: s } = now
      const off = any(
        now.luck,
        s.players.filter(({ at }, seat) => at === null && seat !== s.active)
      )
      const to = any(now.luck, entries(s, s.active))
      return off && to !== null ? bring(heroKind(off.hero), to, now) : null
    })
  ),
  cheat(
    'hero-beside-the-tower',
    'The active hero is put on a space that is face down.',
    ['PL-049', 'PL-050'],
    acting(
      oneOf((s) => {
        const at = own(s)
        const top = Math.max(...cells(s))
        const hero = heroes(s).find(({ seat }) => seat === s.active)
        return at === null || !hero ? [] : [{ kind: hero.kind, from: at, to: top + up }]
      }, walk)
    )
  )
]
