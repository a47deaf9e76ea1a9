// Whether a piece may still be on its way: a legal move takes it on, or would have taken it further along the same line.

import { expect, test } from 'vitest'
import { type KindId, kindId } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import { skerry } from '../../toy/index.ts'
import { goesOn, graph } from '../peek.ts'

type At = [x: number, y: number]
const atlas = graph(skerry)
const spotAt = (part: object) => {
  const set = skerry.setup({ options: {}, seats: [{}, {}], position: { stones: [], ...part } as Json })
  if (!set.ok) throw new Error('no Skerry')
  return atlas.node(set.value as Json)
}
const [me, you] = [kindId('keeper/0'), kindId('keeper/1')]
const pushing = [5, 5, 5, 5]
const spent = { step: 0, hop: 0, push: 3 }

/** Two keepers from where they stood to where they stand; what is left to be bought there. */
test.each<[what: string, from: [At, At], dice: number[], to: [At, At], bought: object, kinds: KindId[], on: boolean]>([
  [
    'a step with a point left',
    [
      [0, 0],
      [3, 0]
    ],
    [4, 4, 4, 1],
    [
      [1, 0],
      [3, 0]
    ],
    { step: 1, hop: 0, push: 0 },
    [me],
    true
  ],
  [
    'a step with none left',
    [
      [0, 0],
      [3, 0]
    ],
    [4, 4, 1, 1],
    [
      [1, 0],
      [3, 0]
    ],
    { step: 1, hop: 0, push: 0 },
    [me],
    false
  ],
  [
    'nobody',
    [
      [0, 0],
      [3, 0]
    ],
    [4, 4, 4, 1],
    [
      [1, 0],
      [3, 0]
    ],
    { step: 1, hop: 0, push: 0 },
    [],
    false
  ],
  [
    'somebody whom nothing takes on',
    [
      [0, 0],
      [3, 0]
    ],
    [4, 4, 4, 1],
    [
      [1, 0],
      [3, 0]
    ],
    { step: 1, hop: 0, push: 0 },
    [you],
    false
  ],
  [
    'one of two is taken on',
    [
      [0, 0],
      [3, 0]
    ],
    [4, 4, 4, 1],
    [
      [1, 0],
      [3, 0]
    ],
    { step: 1, hop: 0, push: 0 },
    [you, me],
    true
  ],
  [
    'a push that could have gone further',
    [
      [0, 1],
      [1, 1]
    ],
    pushing,
    [
      [0, 1],
      [2, 1]
    ],
    spent,
    [you],
    true
  ],
  [
    'the same the other way',
    [
      [3, 1],
      [2, 1]
    ],
    pushing,
    [
      [3, 1],
      [1, 1]
    ],
    spent,
    [you],
    true
  ],
  [
    'one of two could have gone further',
    [
      [0, 1],
      [1, 1]
    ],
    pushing,
    [
      [0, 1],
      [2, 1]
    ],
    spent,
    [me, you],
    true
  ],
  [
    'a push as far as it goes',
    [
      [0, 1],
      [1, 1]
    ],
    pushing,
    [
      [0, 1],
      [3, 1]
    ],
    spent,
    [you],
    false
  ],
  [
    'a push upwards to the edge',
    [
      [1, 0],
      [1, 1]
    ],
    pushing,
    [
      [1, 0],
      [1, 2]
    ],
    spent,
    [you],
    false
  ],
  [
    'beside the line of the push',
    [
      [0, 1],
      [1, 1]
    ],
    pushing,
    [
      [0, 1],
      [1, 2]
    ],
    spent,
    [you],
    false
  ],
  [
    'slantwise off that line',
    [
      [0, 1],
      [1, 1]
    ],
    pushing,
    [
      [0, 1],
      [2, 2]
    ],
    spent,
    [you],
    false
  ],
  [
    'behind where it stood',
    [
      [1, 1],
      [2, 1]
    ],
    pushing,
    [
      [1, 1],
      [0, 1]
    ],
    spent,
    [you],
    false
  ]
])('%s', (_, from, dice, to, bought, kinds, on) => {
  const origin = spotAt({ keepers: from, dice })
  const node = spotAt({ keepers: to, dice, bought })
  const path = { node, origin, from: 0, depth: 1, rank: 0, thrown: false, turns: 0, missing: 0, last: null }
  expect(goesOn(atlas, path, kinds)).toBe(on)
})
