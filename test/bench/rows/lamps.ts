// The bytes that a typical change sends to an LED strip: only the changed pixels, against all pixels and `show`.

import { changed, frame, mapLamps, power } from '../../../src/devices/lights/frame.ts'
import type { Lamp } from '../../../src/devices/ports.ts'
import { documents } from '../fanout/document.ts'
import { median } from '../measure.ts'
import type { Row } from '../row.ts'

/** A strip of sixty pixels over the board, one for each tile. */
const pixels = Array.from({ length: 60 }, (_, i): [number, number] => [(i % 10) - 3, Math.floor(i / 10) - 2])
/** node-pixel's messages on Firmata: one for a pixel, one to show them (test/devices/lights/pixel-board.ts reads them). */
const [pixelBytes, showBytes] = [10, 4]

export const lampBytes: Row = {
  name: 'lamp-bytes',
  title: 'bytes to a strip of sixty pixels for a typical change',
  baseline: 'all pixels and show',
  simulated: 'the strip: bytes are those of node-pixel’s messages',
  lines: [
    { of: 'bytes', what: 'lamp bytes of a typical change', unit: 'B', as: 'gain', aim: { least: 12, stretch: 20 } }
  ],
  open: async () => {
    const places = new Map(documents(1)[0]?.scene?.places.map((it) => [it.id, it.at]))
    const frames = documents(240).map(({ lamps }) => {
      const shown = lamps.flatMap(({ place, cue, colour, rhythm }): Lamp[] => {
        const at = places.get(place)
        return at ? [{ at, cue, colour: bytes(colour), rhythm }] : []
      })
      const drawn = mapLamps(shown, pixels)
      return frame(drawn, 0, power(drawn, { brightness: 0.5 }))
    })
    const changes = frames.slice(1).map((after, i) => changed(frames[i] ?? null, after).length)
    const sent = changes.filter((n) => n > 0).map((n) => n * pixelBytes + showBytes)
    if (sent.length < 50) throw new Error('lamps do change in a match')
    return {
      same: `${sent.length} changes of lamps in 240 moves`,
      ours: () => ({ bytes: median(sent) }),
      baseline: () => ({ bytes: pixels.length * pixelBytes + showBytes })
    }
  }
}

const bytes = (colour: string): Lamp['colour'] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Lamp['colour']
