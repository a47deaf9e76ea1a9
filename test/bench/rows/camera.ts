// The cost of a camera: one image of 1280 × 720 with 24 figures and 8 dice, from grey pixels to detections. The baseline is the library's
// detector on the same images, which recognizes neither dice nor the table and knows no names.

import { createRequire } from 'node:module'
import type { Grey } from '../../../src/devices/camera/plane.ts'
import { Seer } from '../../../src/devices/camera/seer.ts'
import {
  cornerIds,
  corners,
  develop,
  dieSide,
  expose,
  lens,
  scatter,
  seeded,
  tray
} from '../../devices/camera/scene.ts'
import { quantile } from '../measure.ts'
import type { Row, Taken } from '../row.ts'

interface Library {
  readonly Detector: new (
    config: object
  ) => { readonly detect: (picture: object) => readonly { readonly id: number }[] }
}
const require = createRequire(import.meta.url)
const { AR } = require('js-aruco2') as { AR: Library }
// Loading this file registers the dictionary with the library.
require('js-aruco2/src/dictionaries/apriltag_36h11.js')

const [figures, dice, pictures] = [24, 8, 16]
/** The first images of a round do not count: code is still being compiled, and votes on dice need several images. */
const warm = 4

export const camera: Row = {
  name: 'camera',
  title: `a picture with ${figures} figures and ${dice} dice`,
  baseline: 'the library’s own detector',
  simulated: 'the lens: pictures are drawn',
  rounds: 5,
  lines: [
    { of: 'p50', what: 'one picture of 1280 × 720, p50', unit: 'ms', as: 'ratio' },
    { of: 'p99', what: 'the same, p99', unit: 'ms', as: 'ratio' },
    { of: 'cpu', what: 'the same by processor time, p50', unit: 'ms', as: 'ratio' },
    { of: 'figures', what: `figures recognised, of ${figures}`, unit: '', as: 'value', aim: { least: figures } },
    { of: 'dice', what: `dice recognised, of ${dice}`, unit: '', as: 'value', aim: { least: dice } }
  ],
  open: async () => {
    const at = lens()
    const [drawn] = scatter(figures, dice, seeded(40))
    const light = expose(drawn, at)
    let luck = seeded(1)
    const all = Array.from({ length: warm + pictures }, () => {
      const [picture, next] = develop(light, at, luck)
      luck = next
      return picture
    })
    const coloured = all.map(inColour)
    const names = Object.fromEntries(drawn.tags.map(({ id }) => [id, `figure/${id}`]))
    const library = new AR.Detector({ dictionaryName: 'APRILTAG_36h11' })
    return {
      same: `the same ${pictures} pictures, each with noise of its own`,
      ours() {
        const seer = new Seer({
          corners,
          tags: names,
          poses: {},
          tray: { area: tray, die: dieSide },
          shelf: null,
          eye: null,
          heights: {},
          agree: 3
        })
        const { took, last } = timed(all, (picture) => seer.see(picture))
        const settled = last?.detections?.dice.filter(({ status }) => typeof status === 'number').length ?? 0
        return { ...took, figures: last?.detections?.tags.length ?? 0, dice: settled }
      },
      baseline() {
        const { took, last } = timed(coloured, (picture) => library.detect(picture))
        const found = new Set(last?.map(({ id }) => id).filter((id) => !cornerIds.some((corner) => corner === id)))
        return { ...took, figures: found.size, dice: 0 }
      }
    }
  }
}

function timed<Picture, Said>(all: readonly Picture[], see: (picture: Picture) => Said) {
  const took: number[] = []
  const worked: number[] = []
  let last: Said | null = null
  for (const picture of all) {
    const [began, before] = [performance.now(), process.cpuUsage()]
    last = see(picture)
    took.push(performance.now() - began)
    const { user, system } = process.cpuUsage(before)
    worked.push((user + system) / 1000)
  }
  const [counted, cpu] = [took.slice(warm), quantile(worked.slice(warm), 0.5)]
  return { took: { p50: quantile(counted, 0.5), p99: quantile(counted, 0.99), cpu } satisfies Taken, last }
}

/** The library takes images in the form in which browsers have them. */
function inColour({ width, height, data }: Grey) {
  const colours = new Uint8ClampedArray(width * height * 4)
  for (const [i, grey] of data.entries()) colours.fill(grey, 4 * i, 4 * i + 3)
  return { width, height, data: colours }
}
