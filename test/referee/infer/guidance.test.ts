// A play half done: the table may be on the way to a legal end, and guidance names the nearest one.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Observation, ObservedPiece } from '../../../src/core/observation.ts'
import { skerry } from '../../toy/index.ts'

import { after, begun, graph, nearest, type Path, startOf, viewOf } from '../peek.ts'

type At = [x: number, y: number]
const atlas = graph(skerry)
const spotAt = (first: At, second: At, part: object = {}) => {
  const set = skerry.setup({
    options: {},
    seats: [{}, {}],
    position: { keepers: [first, second], stones: [], ...part } as Json
  })
  if (!set.ok) throw new Error('no Skerry')
  return atlas.node(set.value as Json)
}
const origin = spotAt([0, 0], [3, 0])
const to = (first: At, second: At, part?: object): Path => ({
  ...startOf(origin, 0),
  node: spotAt(first, second, part),
  depth: 1
})
const seeing = (at: Record<string, ObservedPiece[]>, dice?: Observation['dice']): Observation => ({
  places: Object.fromEntries(skerry.scene(origin.state as never).places.map(({ id }) => [id, at[id] ?? []])) as never,
  ...(dice ? { dice } : {})
})
const [me, you] = ['keeper/0' as ObservedPiece, 'keeper/1' as ObservedPiece]
const stay = to([0, 0], [3, 0])
const step = to([1, 0], [3, 0])
const hop = to([1, 1], [3, 0])
const both = to([1, 0], [2, 0])

describe('on the way', () => {
  test.each<[what: string, at: Record<string, ObservedPiece[]>, paths: Path[], path: Path | null, towards: object[]]>([
    ['a lifted figure may be put back', { '3,0': [you] }, [stay, step], stay, [{ fix: 'put', to: '0,0' }]],
    ['or down, where that is all that is legal', { '3,0': [you] }, [hop, step], hop, [{ fix: 'put', to: '1,1' }]],
    [
      'one of two that move has been moved',
      { '1,0': [me], '3,0': [you] },
      [to([0, 1], [2, 0]), both],
      both,
      [{ fix: 'move', from: '3,0', to: '2,0' }]
    ],
    ['a figure where no play puts it is no way', { '2,1': [me], '3,0': [you] }, [stay, step], null, []],
    ['nor is a play that is done already', { '1,0': [me], '3,0': [you] }, [stay, step], null, []],
    ['nor is one too many', { '0,0': [me], '3,0': [you], '2,1': ['?'] }, [stay, step], null, []],
    [
      'something where the figure stood is that figure',
      { '0,0': ['?'], '2,0': [you] },
      [both],
      both,
      [{ fix: 'move', from: '0,0', to: '1,0' }]
    ]
  ])('%s', (_, at, paths, path, towards) => {
    const guidance = begun(viewOf(seeing(at)), paths, null)
    expect(guidance?.path ?? null).toBe(path)
    expect(guidance?.towards ?? []).toMatchObject(towards)
  })

  test('of equal pieces one too many is no way, but for one that was to go already', () => {
    const one = to([0, 0], [3, 0], { stones: [[1, 1]] })
    const [here] = [{ ...one, origin: one.node, depth: 0 }]
    const two = seeing({ '0,0': [me], '3,0': [you], '1,1': ['stone' as ObservedPiece, 'stone' as ObservedPiece] })
    expect(begun(viewOf(two), [here], null)).toBeNull()
    expect(begun(viewOf(two), [here], seeing({ '1,1': ['stone' as ObservedPiece] }))).toBeNull()
    expect(begun(viewOf(two), [here], two)?.towards).toMatchObject([{ fix: 'take', kind: 'stone', from: '1,1' }])
  })

  test('a piece like one that is to go, come from beside the board, begins nothing: whoever moves a piece takes it up first', () => {
    const [from, there] = [
      [
        [1, 0],
        [2, 1]
      ],
      [
        [2, 0],
        [2, 1]
      ]
    ].map((stones) => spotAt([0, 0], [3, 0], { stones }))
    const path: Path = { ...startOf(from as Path['node'], 0), node: there as Path['node'], depth: 1 }
    const stone = 'stone' as ObservedPiece
    const others = { '0,0': [me], '3,0': [you], '2,1': [stone] }
    const stood = seeing({ ...others, '1,0': [stone] })
    const added = seeing({ ...others, '1,0': [stone], '2,0': [stone] })
    expect(begun(viewOf(added), [path], stood)).toBeNull()
    expect(begun(viewOf(seeing({ ...others, '1,0': [stone], '2,0': [me], '0,0': [] })), [path], stood)).toBeNull()
    // One more of them stands there by a word, and another that the play takes off is still there.
    expect(begun(viewOf(added), [path], added)?.towards).toMatchObject([{ fix: 'take', from: '1,0' }])
  })

  test('of pieces alike, one that no move of the play takes up is not the one that it still lacks', () => {
    const [from, beyond] = [
      spotAt([0, 0], [3, 0], {
        stones: [
          [1, 0],
          [2, 1]
        ]
      }),
      spotAt([0, 0], [3, 0], {
        stones: [
          [2, 0],
          [2, 1]
        ]
      })
    ]
    const played = (...places: string[]): Path => {
      const here: Path = { ...to([0, 0], [3, 0]), node: from, origin: from, depth: 0 }
      return after(
        here,
        { before: here, move: { by: 0, do: { act: 'push' } }, how: 'observed', places: places as never },
        beyond,
        0
      )
    }
    // In `gone`, a stone is hidden, and none has arrived where the play wants one.
    const seen = viewOf(
      seeing({ '0,0': [me], '3,0': [you], '2,1': ['stone' as ObservedPiece], '1,0': ['stone' as ObservedPiece] })
    )
    const gone = viewOf(
      seeing({ '0,0': [me], '3,0': [you], '2,1': ['stone' as ObservedPiece], '1,1': ['stone' as ObservedPiece] })
    )
    const stood = seeing({ '1,1': ['stone' as ObservedPiece] })
    expect(begun(gone, [played('1,0', '2,0')], stood)).toBeNull()
    expect(begun(gone, [played('1,0', '2,0', '1,1')], stood)?.towards).toMatchObject([{ from: '1,1', to: '2,0' }])
    expect(begun(gone, [played('1,0', '1,1')], stood)).toBeNull()
    expect(begun(seen, [played('1,0', '2,0')], null)).toBeNull()
  })

  test('the least to be done is wanted, and of as much the nearest', () => {
    const other = to([0, 0], [3, 0], { phase: 'rolled', dice: [2, 3] })
    const seen = viewOf(seeing({ '3,0': [you] }, { lying: [{ kind: 'regular', face: 4 }] }))
    expect(begun(seen, [other, both, step], null)?.path).toBe(step)
    expect(begun(seen, [other, hop, step], null)?.path).toBe(hop)
    // A lifted figure that only has to be put back: guidance names nothing else.
    expect(begun(seen, [both, step], null)?.path).toBe(both)
  })

  test('what stands where it was last accepted has not been touched, although words have moved it on', () => {
    const seen = seeing({ '1,1': [me], '3,0': [you] })
    expect(begun(viewOf(seen), [step], null)).toBeNull()
    expect(begun(viewOf(seen), [step], seen)?.towards).toMatchObject([{ fix: 'move', from: '1,1', to: '1,0' }])
    expect(begun(viewOf(seen), [step], seeing({ '1,1': [you] }))).toBeNull()
  })

  test('a die may be missing; one that shows something else is a mistake', () => {
    const thrown = { phase: 'rolled', dice: [2, 3] }
    const path = to([0, 0], [3, 0], thrown)
    const lying = (...faces: number[]) =>
      viewOf(seeing({ '0,0': [me], '3,0': [you] }, { lying: faces.map((face) => ({ kind: 'regular', face })) }))
    expect(begun(lying(2), [path], null)?.towards).toMatchObject([{ fix: 'die', from: null, to: 3 }])
    expect(begun(lying(2, 4), [path], null)).toBeNull()
    expect(begun(lying(2, 3, 4), [path], null)).toBeNull()
  })
})

describe('the nearest', () => {
  test.each<[what: string, at: Record<string, ObservedPiece[]>, paths: Path[], fixes: object[]]>([
    ['of none', { '0,0': [me] }, [], []],
    ['is the one with the least to do', { '1,0': [me], '2,0': [you] }, [stay, step, both], []],
    ['is found behind others', { '1,1': [me], '3,0': [you] }, [both, step], [{ from: '1,1', to: '1,0' }]],
    [
      'of equal ones is the first, in the hand too',
      {},
      [both, stay],
      [
        { fix: 'put', to: '1,0' },
        { fix: 'put', to: '2,0' }
      ]
    ],
    ['of equal ones is the first', { '2,1': [me], '3,0': [you] }, [hop, step], [{ from: '2,1', to: '1,1' }]]
  ])('%s', (_, at, paths, fixes) => {
    const found = nearest(viewOf(seeing(at)), paths)
    expect(found).toMatchObject(fixes)
    expect(found).toHaveLength(fixes.length)
  })
})
