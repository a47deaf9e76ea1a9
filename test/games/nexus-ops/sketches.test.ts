// The sketch of each action: observed or declared; its button; its lamp cue; the pieces that it moves.

import { expect, test } from 'vitest'
import type { Actor } from '../../../src/core/ids.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { after, at, d6, dice, done, drawn, move, pass, passes } from './match.ts'

const calm = at({ rubium: [9], units: { '2,1': ['H1'] }, hands: [['EN-01']] })
const breathing = at({ phase: 'breath', units: { '1,0': ['D1'], '1,1': ['', 'H1', 'F1'] } }, 3)
const breath = { act: 'breathe', from: [1, 0], at: [1, 1] } as const
const strays = at({ active: 1, units: { '1,-1': ['H1'], '-2,-2': ['', 'H1'] } })
const fighting = at({ phase: 'battle', units: { '1,0': ['S1 H1', 'S1'] }, hands: [['SM-09']] })
const battle = { act: 'battle', at: [1, 0], defender: 1 } as const
const begun = after(fighting, [0, battle])
const struck = after(passes(begun), dice([4], [1]), [0, pass], [1, pass])
const won = after(struck, [1, { act: 'casualty', unit: 'strider' }], drawn('energize', 'EN-02'))
const partners = after(
  at({ phase: 'draw', units: { '2,1': ['H1'], '-1,3': ['', 'H1'] }, hands: [[], [], ['EN-01']] }, 4, { teams: true }),
  [0, done]
)
const exploring = at({ phase: 'explore', units: { '1,0': ['H1'] }, tiles: ['1,0'] })
const leapt = after(
  passes(after(at({ phase: 'battle', units: { '1,0': ['L1', 'S1 H1'] } }), [0, battle])),
  dice([6]),
  [0, pass],
  [1, pass]
)

const carried = (unit: string, from: string | null, to: string | null, seat = 0) => ({
  moves: [{ kind: `${unit}/${seat}`, from, to }]
})

test.each<[what: string, s: State, action: object, looks: object, by?: Actor]>([
  ['dice', passes(begun), dice([4], [1])[1], { how: 'observed' }, 'chance'],
  [
    'a tile or a card',
    after(exploring, [0, { act: 'reveal', at: [1, 0] }]),
    drawn('tile', 'XT-1')[1],
    { how: 'declared' },
    'chance'
  ],
  [
    'a unit bought',
    calm,
    { act: 'buy', unit: 'human', at: [2, 1] },
    { how: 'observed', cue: 'put', ...carried('human', null, '2,1') }
  ],
  ['a card', calm, { act: 'play', card: 'EN-01' }, { how: 'declared' }],
  ['a card for rubium', calm, { act: 'discard', card: 'EN-01' }, { how: 'declared', cue: 'minus' }],
  [
    'a move',
    after(calm, [0, done]),
    move('human', '2,1', '1,1'),
    { how: 'observed', cue: 'step', ...carried('human', '2,1', '1,1') }
  ],
  ['a breath', breathing, breath, { how: 'declared', cue: 'target' }],
  ['who suffers it', after(breathing, [0, breath], d6(6)), { act: 'suffer', seat: 2 }, { how: 'declared' }],
  ['a tile turned up', exploring, { act: 'reveal', at: [1, 0] }, { how: 'declared', cue: 'choice' }],
  ['a battle', fighting, battle, { how: 'declared', cue: 'danger' }],
  [
    'a unit lost',
    struck,
    { act: 'casualty', unit: 'strider' },
    { how: 'observed', cue: 'lost', ...carried('strider', '1,0', null, 1) },
    1
  ],
  [
    'a unit chosen by the other side',
    leapt,
    { act: 'pickCasualty', unit: 'strider' },
    { how: 'observed', cue: 'lost', ...carried('strider', '1,0', null, 1) }
  ],
  ['a mission', won, { act: 'mission', card: 'SM-09' }, { how: 'declared', cue: 'gain' }],
  ['one of the pile', won, { act: 'takeMission' }, { how: 'declared', cue: 'gain' }],
  ['a card for the partner', partners, { act: 'give', card: 'EN-01' }, { how: 'declared' }, 2],
  [
    'a unit sent home',
    strays,
    { act: 'recall', unit: 'human', from: [1, -1], to: [2, 2] },
    { how: 'observed', cue: 'fix', ...carried('human', '1,-1', '2,2') },
    0
  ],
  ['no card', begun, pass, { how: 'declared', button: 'end' }],
  ['no card in all of the battle', begun, { act: 'passBattle' }, { how: 'declared' }],
  ['no more in this phase', calm, done, { how: 'declared', button: 'end' }]
])('%s', (_, s, action, looks, by = game.toAct(s)[0] ?? 0) => {
  expect(game.sketch(s, { by, do: action as never })).toEqual(looks)
  expect(game.tell(s, { by, do: action as never })?.say).toMatch(/^\w/)
})

test('a mine moved is observed, and no sentence tells of it: nobody may do it (NO-064)', () => {
  const shift = { by: 0, do: { act: 'shift', from: [1, 1] } } as const
  expect(game.sketch(calm, shift)).toEqual({ how: 'observed' })
  expect(game.tell(calm, shift)).toBe(null)
})
