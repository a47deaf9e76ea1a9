import { expect, test } from 'vitest'
import { placeId } from '../../../src/core/ids.ts'
import type { Layer } from '../../../src/core/ruling.ts'
import { type CueName, type Place, tray } from '../../../src/core/scene.ts'
import { onPage, paint } from '../../../src/devices/lights/paint.ts'
import { colourOf, hex } from '../../../src/devices/lights/palette.ts'

const place = (id: string, x: number, y: number, layer: Place['layer'] = 'tile'): Place => ({
  id: placeId(id),
  layer,
  at: [x, y],
  outline: [],
  look: 'wood',
  name: { say: 'tile' }
})
const scene = { places: [place('a', 0, 0), place('b', 1, 0), place('under a', 0, 0, 'ground')] }
const layer = (name: Layer['layer'], ...cues: [CueName, string, number?][]): Layer => ({
  layer: name,
  cues: cues.map(([cue, at, seat]) => ({ cue, place: placeId(at), ...(seat === undefined ? {} : { seat }) }))
})
const glow = (layers: Layer[]) => paint(layers, scene).map(({ place, cue }) => `${place}: ${cue}`)

test.each<[string, Layer[], string[]]>([
  ['no layers, no lamps', [], []],
  ['a cue glows at its place', [layer('turn', ['step', 'b'])], ['b: step']],
  ['a foul covers the turn', [layer('turn', ['step', 'b']), layer('foul', ['wrong', 'b'])], ['b: wrong']],
  ['whatever order the layers come in', [layer('foul', ['wrong', 'b']), layer('turn', ['step', 'b'])], ['b: wrong']],
  [
    'a question covers what is lifted',
    [layer('question', ['choice', 'a']), layer('lifted', ['step', 'a'])],
    ['a: choice']
  ],
  ['within a layer the last cue shows', [layer('turn', ['step', 'a'], ['jump', 'a'])], ['a: jump']],
  [
    'where nothing covers it a lower layer stays',
    [layer('turn', ['turn', 'a']), layer('foul', ['fix', 'b'])],
    ['a: turn', 'b: fix']
  ],
  ['a place that the scene does not have glows nowhere', [layer('turn', ['step', 'z'])], []],
  [
    'of two places at one point the higher layer comes last',
    [layer('foul', ['fix', 'a']), layer('turn', ['home', 'under a'])],
    ['under a: home', 'a: fix']
  ]
])('%s', (_, layers, lamps) => {
  expect(glow(layers)).toEqual(lamps)
})

test('a lamp has the point of its place, the colour of its seat and the rhythm of its meaning', () => {
  expect(paint([layer('decoration', ['turn', 'b', 2])], scene)).toEqual([
    { place: 'b', at: [1, 0], cue: 'turn', colour: colourOf('turn', 2), rhythm: 'breathe' }
  ])
})

test('a place that is only to be glows at the point that its cue says, and the page is told where', () => {
  const lay = { cue: 'put', place: placeId('#3,3'), at: [3, 3] } as const
  const lamps = paint([{ layer: 'turn', cues: [{ cue: 'step', place: placeId('b') }, lay] }], scene)
  expect(lamps.map(({ at }) => at)).toEqual([
    [1, 0],
    [3, 3]
  ])
  expect(onPage(lamps, scene)).toEqual([
    { place: 'b', cue: 'step', colour: '#ffffff', rhythm: 'steady', may: ['step'] },
    { place: '#3,3', cue: 'put', colour: '#ffffff', rhythm: 'blink', may: ['put'], at: [3, 3] }
  ])
})

test('the page learns all that hands may do at a place, also what its one lamp doesn’t show', () => {
  const layers = [
    layer('decoration', ['portal', 'a']),
    layer('turn', ['push', 'b'], ['step', 'b']),
    layer('lifted', ['home', 'a'], ['jump', 'under a']),
    layer('question', ['choice', 'b'])
  ]
  expect(onPage(paint(layers, scene), scene).map(({ place, cue, may }) => [place, cue, may])).toEqual([
    ['a', 'home', undefined],
    ['under a', 'jump', ['jump']],
    ['b', 'choice', ['push', 'step']]
  ])
})

test('the tray glows where the table has a lamp for it, and otherwise nowhere', () => {
  const leaning: Layer = { layer: 'foul', cues: [{ cue: 'wrong', place: tray }] }
  expect(paint([leaning], scene, [7, -1])).toMatchObject([{ place: 'tray', at: [7, -1], cue: 'wrong' }])
  expect(paint([leaning], scene)).toEqual([])
})

test('a place that several hold has the colours of all of them, on the page too', () => {
  const cue = { cue: 'contested', place: placeId('b'), seat: 2, others: [0, 1] } as const
  const lamps = paint([{ layer: 'decoration', cues: [cue] }], scene)
  const colours = [2, 0, 1].map((seat) => colourOf('contested', seat))
  expect(lamps.map(({ colour, others }) => [colour, ...(others ?? [])])).toEqual([colours])
  expect(onPage(lamps, scene).map(({ colour, others }) => [colour, ...(others ?? [])])).toEqual([colours.map(hex)])
})
