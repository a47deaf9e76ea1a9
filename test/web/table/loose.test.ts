import { afterEach, expect, test } from 'vitest'
import { loosened, tilesLoose } from '../../../web/table/loose.ts'
import { cubeThing, type Laid, three } from '../fixtures/board.ts'
import { moments } from '../fixtures/docs.ts'

const { actions } = moments
const laid = {
  ...actions,
  scene: actions.scene && { ...actions.scene, pieces: [...actions.scene.pieces, ...pieces()] }
}

/** The cubes where the scene wants them. */
function pieces() {
  return three.map((it) => {
    const { kind, look, name, seat = 0 } = cubeThing(it)
    return { kind, look, name, seat, place: `#${it.at[0]},${it.at[1]}` as never, turn: it.turn }
  })
}

const moved = (at: Laid['at'] | null) => ({
  ...laid,
  virtual: laid.virtual && {
    ...laid.virtual,
    things: laid.virtual.things.map((it) => (it.id === 'cube/1#1' ? { ...it, at } : it))
  }
})

afterEach(() => {
  loosened.value = null
})

test('during play tiles that lie where they belong lie fast', () => {
  expect(tilesLoose(laid)).toBe(false)
})

test('a tile that lies elsewhere, or is missing, loosens them', () => {
  expect(tilesLoose(moved([4, 4]))).toBe(true)
  expect(tilesLoose(moved(null))).toBe(true)
})

test('lamps on the ground loosen them', () => {
  const lamp = { cue: 'lift', place: pieces()[0]?.place as never, colour: '#ffffff', rhythm: 'blink' } as const
  expect(tilesLoose({ ...laid, lamps: [...laid.lamps, lamp] })).toBe(true)
})

test('a hand may loosen them at any time', () => {
  loosened.value = true
  expect(tilesLoose(laid)).toBe(true)
})
