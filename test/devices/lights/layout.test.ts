import { expect, test } from 'vitest'
import { layOut, type Run } from '../../../src/devices/lights/layout.ts'

test.each<[string, Run[], [number, number][]]>([
  [
    'one row',
    [{ from: [2, 1], columns: 3 }],
    [
      [2, 1],
      [3, 1],
      [4, 1]
    ]
  ],
  [
    'rows all one way',
    [{ from: [0, 0], columns: 2, rows: 2 }],
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1]
    ]
  ],
  [
    'a snake',
    [{ from: [0, 0], columns: 3, rows: 2, snake: true }],
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [0, 1]
    ]
  ],
  [
    'a snake from the far corner, running down',
    [{ from: [1, 1], columns: 2, rows: 2, along: [0, -1], across: [-1, 0], snake: true }],
    [
      [1, 1],
      [1, 0],
      [0, 0],
      [0, 1]
    ]
  ],
  [
    'hexes, half a step aside',
    [{ from: [0, 0], columns: 2, rows: 2, across: [0.5, 0.87] }],
    [
      [0, 0],
      [1, 0],
      [0.5, 0.87],
      [1.5, 0.87]
    ]
  ],
  [
    'two lamps a place',
    [{ from: [0, 0], columns: 2, each: 2 }],
    [
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0]
    ]
  ],
  [
    'one by one',
    [
      {
        points: [
          [5, 5],
          [0, 3]
        ]
      }
    ],
    [
      [5, 5],
      [0, 3]
    ]
  ],
  [
    'a run goes on where the last one ended',
    [{ points: [[9, 9]] }, { from: [0, 0], columns: 1 }],
    [
      [9, 9],
      [0, 0]
    ]
  ]
])('%s', (_, runs, points) => {
  expect(layOut(runs)).toEqual(points)
})
