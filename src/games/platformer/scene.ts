// What the table should show: the tower, space by space, and what stands and lies there. It knows nothing that is hidden.

import { remembered } from '../../core/remember.ts'
import type { Piece, Place, Scene } from '../../core/scene.ts'
import type { Box } from '../../core/tabletop.ts'
import { squareOutline } from '../../kit/grid/square.ts'
import { actionDice, enemyDie } from './chance.ts'
import { faceOfCommand, faceOfSym, specialDie, syms } from './data/symbols.ts'
import { corner, enemyKind, heroKind, tokenKind } from './places.ts'
import { bossLevel, enemyCells, type Match, map, player, type State, seatsOf, tileOf } from './state.ts'
import { type Cell, cell, place, slot, xOf, yOf } from './tower/cell.ts'
import type { Square } from './tower/map.ts'
import { sizeOf } from './tower/tile.ts'
import { cardName, spaceName } from './view/names.ts'

export const scene = (s: State): Scene => ({ places: places(s), pieces: pieces(s), dice: lying(s) })

/**
 * PL-016: what was rolled lies as it fell until the turn ends, used or not; of a throw that is due, the dice that stay. PL-012: special
 * dice may lie there, too, or on the cards of their heroes.
 */
function lying({ phase, turn, pending: [next], players }: State): Scene['dice'] {
  const whole = next?.does === 'reroll' ? action - next.dice : action
  if (!watched.has(phase) || (next && next.does !== 'reroll') || turn.faces.length !== whole || !turn.command)
    return null
  return [
    ...turn.faces.map((it) => ({ kind: 'action', face: faceOfSym(it) })),
    { kind: 'enemy', face: faceOfCommand(turn.command) },
    ...players.map((it) => ({ ...specialDie(it.special), optional: true as const }))
  ]
}
/** From the roll to the end of the turn; the boss's turn has dice of its own. */
const watched: ReadonlySet<State['phase']> = new Set(['act', 'special', 'ladder', 'drop', 'again'])
/** PL-010. */
const action = 5

/** Every space of the tower, from the bottom: those that lie face down and those that have been removed as well. */
const places = (s: State): readonly Place[] => placesIn(s.match)(s.tower)
const placesIn = remembered((match: Match) =>
  remembered((tower: State['tower']): readonly Place[] => {
    const s = { match, tower } as State
    const { cols, height } = sizeOf(match.tiles[0] as Match['tiles'][number])
    const [width, rows] = [2 * cols, (match.normal + 1) * height]
    return Array.from({ length: width * rows }, (_, i): readonly Place[] => {
      const at = cell((i % width) + 1, Math.floor(i / width) + 1)
      const it = map(s).at(at)
      const level = Math.ceil(yOf(at) / height)
      const gone = level < tower.lowest
      const hidden = gone ? 'gone' : level === bossLevel(s) ? 'hidden-boss' : 'hidden'
      const space: Place = {
        id: place(at),
        layer: 'tile',
        at: [xOf(at), yOf(at)],
        outline: squareOutline,
        look: it ? lookOf(s, it, xOf(at) > cols) : hidden,
        name: spaceName(s, at),
        ...(gone ? { gone } : {}),
        ...(it ? { edges: edgesOf(it, xOf(at) === width) } : {})
      }
      return it?.feature === 'coin' || it?.feature === 'gem' ? [space, cornerOf(s, at)] : [space]
    }).flat()
  })
)

const cornerOf = (s: State, at: Cell): Place => ({
  id: slot(at),
  // Of a board that only feels that something stands on a space, nobody asks for coins.
  layer: 'side',
  at: [xOf(at) + corner.off[0], yOf(at) + corner.off[1]],
  outline: squareOutline.map(([x, y]) => [2 * corner.half * x, 2 * corner.half * y]),
  look: 'slot',
  name: { say: 'place.slot', with: { place: spaceName(s, at) } }
})

/** The ground of its tile's set, what the space shows, and its ladder. */
function lookOf(s: State, { level, feature, ladder }: Square, right: boolean): string {
  const set = tileOf(s, s.tower.levels[level - 1]?.[right ? 1 : 0] ?? '')?.set ?? 'forest'
  return [set, ...(feature === 'none' ? [] : [feature]), ...(ladder ? ['ladder'] : [])].join('-')
}

/** Edge 0 is the far side; what is under a space is at edge 2. */
const edgesOf = ({ floor, right }: Square, isLast: boolean): NonNullable<Place['edges']> => [
  ...(right && !isLast ? [{ edge: 1, look: 'wall' }] : []),
  ...(floor === 'open' ? [] : [{ edge: 2, look: floor }])
]

const pieces = (s: State): readonly Piece[] => [
  ...Object.entries(s.tokens).map(([at, token]): Piece => ({ ...tokenOf(token), place: slot(Number(at)) })),
  ...enemyCells(s).map((at): Piece => ({ ...foeOf(s, s.enemies[at] ?? ''), place: place(at) })),
  ...seatsOf(s).flatMap((seat): readonly Piece[] => {
    const { at, hero } = player(s, seat)
    return at === null ? [] : [{ ...heroOf(s, hero), place: place(at), seat }]
  })
]

type Kind = Omit<Piece, 'place'>
const tokenOf = (token: 'coin' | 'gem'): Kind => ({
  kind: tokenKind(token),
  look: token,
  name: { say: `piece.${token}` }
})
const foeOf = (s: State, id: string): Kind => ({ kind: enemyKind(id), look: `foe-${id}`, name: cardName(s, id) })
const heroOf = (s: State, id: string): Kind => ({ kind: heroKind(id), look: `hero-${id}`, name: cardName(s, id) })

/** Everything that is played with (section 2). Coins and gems are as many as a tower can show. */
export function box(s: State): Box {
  const { heroes, enemies, sheet } = s.match
  const some = (kind: Kind, n: number): Box['pieces'] => Array(n).fill({ ...kind, layer: 'figure' })
  return {
    pieces: [
      ...heroes.flatMap(({ id }) => some(heroOf(s, id), 1)),
      ...enemies.flatMap((it) => some(foeOf(s, it.id), tokensOf(s, it.tokens))),
      ...some(foeOf(s, sheet.minion.id), sheet.minion.tokens),
      ...some(foeOf(s, sheet.id), 1),
      ...some(tokenOf('coin'), 35),
      ...some(tokenOf('gem'), 50)
    ],
    dice: [actionDice(s, action), enemyDie(s), { kind: 'special', faces: syms.length + 1, count: s.players.length }]
  }
}
/** PL-Q37: spawners and events may ask for more tokens than the box has; substitutes stand in where the supply does not count. */
const tokensOf = ({ match }: State, tokens: number): number =>
  match.options.limitedSupply ? tokens : Math.max(12, tokens)
