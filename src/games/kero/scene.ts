// What the table should show: lands, camps, explorers, and the dice that must stay in the tray. No sensor follows the cards; the trucks
// have sensors of their own.

import type { Piece, Place, Scene } from '../../core/scene.ts'
import type { Box } from '../../core/tabletop.ts'
import type { Phrase } from '../../core/words.ts'
import { dice } from './data/names.ts'
import { beside, campPlace, explorerKind, landPlace, slotPlace, standing, truckKind, truckPlace } from './places.ts'
import { explorersEach, inCamp, onLand, type State } from './state.ts'
import { dieLook, landName } from './view/names.ts'

export const scene = (s: State): Scene => ({ places: places(s), pieces: pieces(s), dice: lying(s) })

const names: Readonly<Record<string, Phrase>> = Object.fromEntries([
  ...[0, 1, 2, 3, 4, 5].map((at) => [landPlace(at), { say: `spot.${at}` }]),
  ...[0, 1].flatMap((seat) => [
    [campPlace(seat), { say: 'place.camp', with: { who: { seat } } }],
    [truckPlace(seat), { say: 'place.truck', with: { who: { seat } } }]
  ]),
  ...[1, 2, 3, 4, 5, 6].map((n) => [slotPlace(n), { say: 'place.slot', with: { n } }])
])
const lookOf = (id: string): string => id.split('/')[0] ?? id

function places(s: State): readonly Place[] {
  const of =
    (layer: Place['layer']) =>
    (it: (typeof standing)[number]): Place => {
      const [w, h] = it.half
      const [, n = ''] = it.id.split('/')
      const land = lookOf(it.id) === 'land' ? s.lands[Number(n) - 1] : undefined
      return {
        id: it.id,
        layer,
        at: it.at,
        outline: [
          [-w, -h],
          [w, -h],
          [w, h],
          [-w, h]
        ],
        look: lookOf(it.id),
        name:
          land === undefined
            ? (names[it.id] ?? { say: 'spot.0' })
            : { say: 'place.land', with: { n: Number(n), land: landName(s, land) } },
        ...(it.id.startsWith('camp/') || it.id.startsWith('truck/') ? { seat: Number(n) } : {})
      }
    }
  return [...standing.map(of('tile')), ...beside.map(of('side'))]
}

function pieces(s: State): readonly Piece[] {
  return [0, 1].flatMap((seat) => {
    const one = (place: Piece['place']): Piece => ({
      kind: explorerKind(seat),
      place,
      look: 'explorer',
      name: { say: 'piece.explorer' },
      seat
    })
    const out = [0, 1, 2, 3, 4, 5].flatMap((at) => Array<Piece>(onLand(s, seat, at)).fill(one(landPlace(at))))
    return [...out, ...Array<Piece>(Math.max(0, inCamp(s, seat))).fill(one(campPlace(seat)))]
  })
}

/**
 * The dice that must stay in the tray: before a throw those that are not thrown, between throws all. KE-100: a burned die that was thrown
 * may show any face while the sand runs, so that nobody has to turn it back first.
 */
function lying(s: State): Scene['dice'] {
  const faces = s.phase === 'refuel' ? s.refuel?.faces : s.phase === 'roll' ? s.turn.faces : undefined
  // Dice left over from an earlier roll do not matter.
  if (!faces || s.refuel?.done || Object.keys(faces).length === 0) return null
  const [pending] = s.pending
  const due = pending?.does === 'throw' ? pending.dice : []
  return dice.flatMap((kind) => {
    const face = faces[kind]
    if (face === undefined || due.includes(kind)) return []
    return [{ kind, face, ...(s.turn.astray?.includes(kind) ? { any: true as const } : {}) }]
  })
}

/** The contents of the box that sensors follow (section 2), without cards and tiles. */
export function box(s: State): Box {
  const explorers = (seat: number): Box['pieces'] =>
    Array(explorersEach).fill({
      kind: explorerKind(seat),
      layer: 'figure',
      look: 'explorer',
      name: { say: 'piece.explorer' },
      seat
    })
  return {
    pieces: [...explorers(0), ...explorers(1)],
    dice: dice.map((kind) => ({ kind, faces: 6, count: 1, ...dieLook(s, kind) })),
    posed: [0, 1].map((seat) => ({ kind: truckKind(seat), look: 'truck', name: { say: 'piece.truck' }, seat }))
  }
}
