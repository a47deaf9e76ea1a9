// A schema and its type agree: a value of type `Of<schema>` passes the schema.
import { expect, test } from 'vitest'
import { misfits } from '../../src/core/form.ts'
import { grid, just, list, type Of, object, oneOf, tagged, text, whole, yesNo } from '../../src/kit/schema.ts'

const tile = object({
  id: text({ maxLength: 3 }),
  n: whole(1, 3),
  kind: oneOf(['a', 'b']),
  'open?': yesNo,
  does: tagged('e', { stay: {}, go: { to: list(whole(0, 9), { minItems: 1 }), 'how?': just('far') } })
})

test('the type of a schema is the type of what fits it', () => {
  type Tile = Of<typeof tile>
  const stays: Tile = { id: 'x', n: 1, kind: 'a', does: { e: 'stay' } }
  const goes: Tile = { ...stays, open: true, does: { e: 'go', to: [1], how: 'far' } }
  expect([stays, goes].flatMap((it) => misfits(tile, it))).toEqual([])
  // @ts-expect-error an unknown name
  const strange: Tile = { ...stays, kind: 'c' }
  // @ts-expect-error a required part is missing
  const short: Tile = { ...stays, does: { e: 'go' } }
  // @ts-expect-error a part has another type
  const wrong: Tile = { ...stays, n: '1' }
  expect([strange, short, wrong].map((it) => misfits(tile, it).length)).toEqual([1, 1, 1])
})

test.each<[what: string, value: unknown, at: readonly (string | number)[] | null]>([
  ['all parts', { id: 'x', n: 1, kind: 'a', open: true, does: { e: 'go', to: [1], how: 'far' } }, null],
  ['a part left out that may be', { id: 'x', n: 1, kind: 'a', does: { e: 'stay' } }, null],
  ['a part left out that may not', { id: 'x', kind: 'a', does: { e: 'stay' } }, []],
  ['a part too many', { id: 'x', n: 1, kind: 'a', does: { e: 'stay' }, more: 1 }, ['more']],
  ['a long text', { id: 'long', n: 1, kind: 'a', does: { e: 'stay' } }, ['id']],
  ['a number out of bounds', { id: 'x', n: 4, kind: 'a', does: { e: 'stay' } }, ['n']],
  ['a name that is none', { id: 'x', n: 1, kind: 'c', does: { e: 'stay' } }, ['kind']],
  ['a row that is none', { id: 'x', n: 1, kind: 'a', does: { e: 'fly' } }, ['does', 'e']],
  ['a part of another row', { id: 'x', n: 1, kind: 'a', does: { e: 'stay', to: [1] } }, ['does', 'to']],
  ['an empty list', { id: 'x', n: 1, kind: 'a', does: { e: 'go', to: [] } }, ['does', 'to']]
])('%s', (_, value, at) => expect(misfits(tile, value)[0]?.at ?? null).toEqual(at))

test('rows that are tapped on a grid are what its layers can draw, and nothing else', () => {
  const rows = grid(
    {
      layers: [
        {
          on: 'space',
          none: '.',
          marks: [
            { mark: '^', title: 'a' },
            { mark: ']', title: 'b' }
          ]
        },
        { on: 'right', none: '-', marks: [{ mark: '\\', title: 'c' }] }
      ]
    },
    { rows: [1, 2], across: [1, 3], usual: [2, 3] }
  )
  expect(rows.default).toEqual(['-.-.-.-', '-.-.-.-'])
  for (const row of ['-.-', '-^\\]-', '\\.-.-.\\']) expect([row, misfits(rows, [row])]).toEqual([row, []])
  for (const row of ['', '-', '-.', '-.-.-.-.-', '-a-', '.-.', '-..-']) expect(misfits(rows, [row])).toHaveLength(1)
  expect(misfits(rows, rows.default)).toEqual([])
  expect(misfits(rows, [])).toHaveLength(1)
})
