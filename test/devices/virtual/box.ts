// A small box of things for tests of the virtual table.

import { kindId } from '../../../src/core/ids.ts'
import type { Box } from '../../../src/core/tabletop.ts'

const figure = (kind: string) => ({
  kind: kindId(kind),
  layer: 'figure' as const,
  look: 'figure',
  name: { say: kind }
})

export const box: Box = {
  pieces: [
    figure('wizard'),
    figure('wolf'),
    figure('wolf'),
    { kind: kindId('cube/0'), layer: 'ground', look: 'cube', name: { say: 'cube' }, seat: 0 }
  ],
  dice: [
    { kind: 'white', faces: 6, count: 2 },
    { kind: 'red', faces: 8, count: 1 }
  ]
}
