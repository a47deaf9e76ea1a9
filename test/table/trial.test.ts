import { describe, expect, test } from 'vitest'
import type { LampShown } from '../../src/core/page.ts'
import type { Layer } from '../../src/core/ruling.ts'
import type { Point } from '../../src/core/scene.ts'
import { onPage, paint } from '../../src/devices/lights/paint.ts'
import type { Snapshot } from '../../src/devices/ports.ts'
import { openTrial } from '../../src/table/trial.ts'

const strip: Point[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x): Point => [x, y]))
const senses = (things: readonly Point[], covers: Snapshot['covers'] = () => true): Snapshot => ({
  things: things.map((at) => ({ kind: null, at })),
  covers,
  seesGround: false
})

function lit(points: readonly Point[] = strip) {
  const lamps: LampShown[] = []
  const trial = openTrial(points, (layers: readonly Layer[]) => {
    const shown = onPage(paint(layers, { places: [] }), { places: [] })
    lamps.push(...shown)
    return shown
  })
  return { trial, lamps }
}

describe('one light', () => {
  test('stands at the lamp nearest the middle where the reader senses and nothing stands', () => {
    const { trial, lamps } = lit()
    expect(trial.shown.at).toBeNull()
    trial.sense(senses([[0, 0]], ([x]) => x >= 0))
    expect(trial.shown).toMatchObject({ at: [1, 0], found: false, stray: null })
    expect(trial.shown.points).toHaveLength(6)
    expect(lamps).toEqual([expect.objectContaining({ at: [1, 0], cue: 'target', colour: trial.shown.colour })])
  })

  test('is not lit from a reading that missed something, nor where the reader senses nothing', () => {
    const { trial, lamps } = lit()
    trial.sense({ ...senses([]), stale: true })
    trial.sense(senses([], () => false))
    expect([trial.shown.at, lamps]).toEqual([null, []])
  })

  test('is found by any figure at it, and stays found when the figure goes', () => {
    const { trial } = lit()
    trial.sense(senses([]))
    trial.sense(senses([[0.3, -0.2]]))
    expect(trial.shown).toMatchObject({ found: true, stray: null })
    trial.sense(senses([]))
    expect(trial.shown).toMatchObject({ found: true, things: [] })
  })

  test('tells what appears elsewhere, but not what lay there before', () => {
    const { trial } = lit()
    trial.sense(senses([[1, 1]]))
    const before = trial.shown
    trial.sense(senses([[1, 1]]))
    expect(trial.shown).toBe(before)
    trial.sense(senses([[1, 1], [-1, -1]])) // biome-ignore format: as they lie
    expect(trial.shown).toMatchObject({ found: false, stray: [-1, -1] })
    trial.sense(senses([[1, 1]]))
    expect(trial.shown.stray).toBeNull()
  })

  test('has a place on the page where there are no lamps', () => {
    const { trial } = lit([])
    trial.sense(senses([], ([x, y]) => x >= 2 && x <= 4 && y >= 2 && y <= 4))
    expect(trial.shown.at).toEqual([3, 3])
  })
})
