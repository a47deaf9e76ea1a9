// Honest mistakes (section 9): turn what the table shows into the moves that players may have meant. The first refusal is the reason given.

import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { after, at, dice, done, pass, passes } from './match.ts'

type Moved = readonly [kind: string, from: string | null, to: string | null]

/** What the sensors report after pieces were taken, put or moved. Places in `hidden` are not seen. */
function seen(s: State, moved: readonly Moved[], hidden: readonly string[] = []) {
  const { places, pieces } = game.scene(s)
  const stands: Record<string, string[]> = Object.fromEntries(places.map(({ id }) => [id, []]))
  for (const { place, kind } of pieces) stands[place]?.push(kind)
  for (const [kind, from, to] of moved) {
    if (from) stands[from]?.splice(stands[from]?.indexOf(kind) ?? 0, 1)
    if (to) stands[to]?.push(kind)
  }
  for (const place of hidden) delete stands[place]
  return { places: stands } as never
}

/** The attempted moves, and the rule of the first refusal. */
function told(s: State, moved: readonly Moved[], hidden: readonly string[] = []) {
  const meant = [...game.attempts(s, seen(s, moved, hidden))]
  const refusals = meant.flatMap((move) => game.refuse(s, move)?.rule ?? [])
  return { meant: meant.map((it) => [it.by, it.do.act]), rule: refusals[0] ?? null }
}

const moving = at({
  phase: 'move',
  units: { '1,0': ['H1 S1'], '2,-1': ['', 'H1'] },
  tiles: ['1,1'],
  mines: { '0,1': 2 }
})

test.each<[string, State, Moved[], [number, string][], string]>([
  ['a human on magma', moving, [['human/0', '1,0', '1,-1']], [[0, 'move']], 'NO-031'],
  ['a strider too far', moving, [['strider/0', '1,0', '-2,0']], [[0, 'move']], 'NO-030'],
  ['somebody else’s unit', moving, [['human/1', '2,-1', '2,-2']], [[1, 'move']], 'NO-005'],
  ['a figure bought in the Move phase', moving, [['human/0', null, '2,1']], [[0, 'buy']], 'NO-020'],
  [
    'a figure for which there is no money',
    at({ rubium: [1], units: { '2,2': ['H1'] } }),
    [['human/0', null, '2,1']],
    [[0, 'buy']],
    'NO-020'
  ],
  ['a figure put on the open board', at({}), [['human/0', null, '1,1']], [[0, 'buy']], 'NO-023'],
  ['a unit taken away', moving, [['human/0', '1,0', null]], [[0, 'casualty']], 'NO-081'],
  ['an enemy taken away', moving, [['human/1', '2,-1', null]], [[0, 'pickCasualty']], 'NO-084'],
  ['a tile turned up before its time', moving, [['tile', '1,1', null]], [[0, 'reveal']], 'NO-060'],
  [
    'a mine that walks',
    moving,
    [['mine/2', '0,1', '0,2']],
    [
      [0, 'shift'],
      [0, 'shift']
    ],
    'NO-064'
  ],
  ['a mine that nobody found', moving, [['mine/1', null, '0,2']], [[0, 'shift']], 'NO-062'],
  [
    'another mine',
    moving,
    [
      ['mine/2', '0,1', null],
      ['mine/1', null, '0,1']
    ],
    [
      [0, 'shift'],
      [0, 'shift']
    ],
    'NO-064'
  ],
  ['a second mine', moving, [['mine/2', null, '0,1']], [[0, 'shift']], 'NO-064'],
  ['a tile where none is left', moving, [['tile', null, '0,2']], [[0, 'reveal']], 'NO-065'],
  ['a tile on a tile', moving, [['tile', null, '1,1']], [[0, 'reveal']], 'NO-060'],
  [
    'a tile that walks',
    moving,
    [['tile', '1,1', '0,2']],
    [
      [0, 'reveal'],
      [0, 'reveal']
    ],
    'NO-060'
  ]
])('%s', (_, s, moved, meant, rule) => {
  expect(told(s, moved)).toEqual({ meant, rule })
})

/** The dice in the tray, and which of them were just thrown. */
const tray = (s: State, lying: readonly [string, number | '?'][], thrown = lying.map((_, i) => i)) =>
  ({ ...(seen(s, []) as object), dice: { lying: lying.map(([kind, face]) => ({ kind, face })), thrown } }) as never

const battling = after(at({ phase: 'battle', units: { '1,0': ['S2', 'H1 S1'] } }), [
  0,
  { act: 'battle', at: [1, 0], defender: 1 }
])

test('dice are thrown that nobody waits for, before the window is closed, or other dice than were announced', () => {
  const meant = (s: State, ...dice: [string, number][]) => [...game.attempts(s, tray(s, dice))]
  const rule = (s: State, ...dice: [string, number][]) => game.refuse(s, meant(s, ...dice)[0] as never)
  expect(rule(moving, ['d6', 3])).toMatchObject({ rule: 'NO-074', why: { say: 'refuse.throw.none' } })
  expect(rule(battling, ['attacker', 3])).toMatchObject({ rule: 'NO-125', why: { with: { who: { seat: 0 } } } })
  const rolling = passes(battling)
  expect(rule(rolling, ['attacker', 3], ['defender', 3])).toMatchObject({
    rule: 'NO-074',
    why: { say: 'refuse.throw' }
  })
  expect(rule(rolling, ['defender', 6], ['attacker', 5], ['attacker', 2])).toBe(null)
  expect(meant(rolling, ['defender', 6], ['attacker', 5], ['attacker', 2])).toEqual([
    { by: 'chance', do: dice([2, 5], [6])[1] }
  ])
  expect(meant(rolling, ['defender', 1], ['attacker', 5], ['attacker', 6])).toEqual([
    { by: 'chance', do: dice([5, 6], [1])[1] }
  ])
})

test('dice that did not roll, or cannot be read, are nobody’s attempt', () => {
  expect([...game.attempts(battling, tray(battling, [['attacker', 3]], []))]).toEqual([])
  expect([...game.attempts(battling, tray(battling, [['attacker', '?']]))]).toEqual([])
  expect([...game.attempts(battling, tray(battling, [['?', 3]]))]).toEqual([])
  const half: [string, number | '?'][] = [
    ['attacker', '?'],
    ['attacker', 3]
  ]
  expect([...game.attempts(battling, tray(battling, half))]).toEqual([])
})

test('a tile turned up where no own unit is', () => {
  const s = at({ phase: 'explore', units: { '1,0': ['H1'] }, tiles: ['1,0', '1,1'] })
  expect(told(s, [['tile', '1,1', null]])).toEqual({ meant: [[0, 'reveal']], rule: 'NO-066' })
})

test('a unit moved twice', () => {
  const once = after(moving, [0, { act: 'move', unit: 'human', from: [1, 0], to: [1, 1] }])
  expect(told(once, [['human/0', '1,1', '2,1']])).toEqual({ meant: [[0, 'move']], rule: 'NO-030' })
})

test('the wrong casualty', () => {
  const s = passes(
    after(at({ phase: 'battle', units: { '1,0': ['S1', 'H1'] } }), [0, { act: 'battle', at: [1, 0], defender: 1 }])
  )
  const hit = after(s, dice([4]), [0, pass], [1, pass])
  expect(told(hit, [['strider/0', '1,0', null]])).toMatchObject({ meant: [[1, 'pickCasualty']], rule: 'NO-084' })
})

test('a unit that has to go home goes elsewhere: home is named first', () => {
  const s = at({ active: 1, units: { '1,-1': ['H1'] } })
  const { meant, rule } = told(s, [['human/0', '1,-1', '1,1']])
  expect(meant).toEqual([
    [0, 'recall'],
    [0, 'move']
  ])
  expect(rule).toBe('NO-047')
  expect(told(s, [['human/0', '1,-1', '2,2']]).meant[0]).toEqual([0, 'recall'])
})

test('only a unit that has to go home is sent there', () => {
  const units = { '1,-1': ['H1 F1', 'H1'], '1,0': ['H1'] }
  const s = at({ active: 2, units, settled: { '1,-1': ['', 'H1'] }, mines: { '1,-1': 1 } }, 3)
  expect(told(s, [['human/0', '1,-1', '1,1']]).meant[0]).toEqual([0, 'recall'])
  expect(told(s, [['fungoid/0', '1,-1', '1,1']]).meant).toEqual([[0, 'move']])
  expect(told(s, [['human/0', '1,0', '1,1']]).meant).toEqual([[0, 'move']])
  expect(told(s, [['human/1', '1,-1', '1,1']]).meant).toEqual([[1, 'move']])
})

test('who came is who left, by kind and owner', () => {
  const s = at({ phase: 'move', units: { '1,0': ['F1'], '0,1': ['H1'], '2,0': ['', 'H1'] } })
  const moved: Moved[] = [
    ['fungoid/0', '1,0', null],
    ['human/0', '0,1', '1,1']
  ]
  const [first, ...others] = [...game.attempts(s, seen(s, moved))]
  expect(first).toEqual({ by: 0, do: { act: 'move', unit: 'human', from: [0, 1], to: [1, 1] } })
  expect(others.map((it) => it.do)).toEqual([{ act: 'casualty', unit: 'fungoid' }])
})

test('the moves of the player who is to act come first', () => {
  const both: Moved[] = [
    ['human/1', '2,-1', '2,-2'],
    ['human/0', '1,0', '2,0']
  ]
  expect(told(moving, both).meant.map(([by]) => by)).toEqual([0, 1])
  // The order does not depend on the places: on the board, -1,0 comes before 2,0.
  const [, mine] = both
  expect(told(moving, [['human/1', '2,-1', '-1,0'], ...(mine ? [mine] : [])]).meant.map(([by]) => by)).toEqual([0, 1])
})

test('no attempts where nothing was seen, nothing changed, or the match is over', () => {
  expect(told(moving, []).meant).toEqual([])
  expect(told(moving, [['human/0', '1,0', null]], ['1,0']).meant).toEqual([])
  expect(told(moving, [['tile', '1,1', null]], ['1,1']).meant).toEqual([])
  const over = at({ vp: [12, 0], units: { '1,0': ['H1'] } })
  expect(told(over, [['human/0', '1,0', null]]).meant).toEqual([])
})

test('what cannot be told apart is nobody’s attempt', () => {
  const view = seen(moving, [])
  const places = { ...(view as { places: Record<string, string[]> }).places, '2,2': ['?'] } as never
  expect([...game.attempts(moving, { places })].map((it) => (it.do as Action).act)).toEqual([])
})

test('done is never guessed', () => {
  const every = [moving, at({}), after(at({}), [0, done])]
  for (const s of every)
    for (const move of game.attempts(s, seen(s, [['human/0', null, '2,1']]))) expect(move.do.act).not.toBe('done')
})
