// Who may act (`toAct`), and who must act before the match goes on (`asked`). Computer players wait only for the latter.

import { expect, test } from 'vitest'
import game from '../../../src/games/nexus-ops/index.ts'
import { after, at, dice, drawn, pass, passes } from './match.ts'

const fighting = at({ phase: 'battle', units: { '1,0': ['S1 H1', 'S1'] }, hands: [['EN-01']] })
const begun = after(fighting, [0, { act: 'battle', at: [1, 0], defender: 1 }])
const struck = after(passes(begun), dice([4], [1]), [0, pass], [1, pass])
const won = after(struck, [1, { act: 'casualty', unit: 'strider' }])

test.each([
  ['NO-070: the active player, alone', fighting, [0], 0],
  ['NO-124: whoever has the word for cards', after(begun, [0, pass]), [0, 1], 1],
  ['NO-081: whoever loses a unit, while the active player may discard (NO-120)', struck, [0, 1], 1],
  ['chance', won, ['chance'], null],
  ['the active player again', after(won, drawn('energize', 'EN-02')), [0], 0]
])('%s', (_, s, may, must) => {
  expect([game.toAct(s), game.asked(s)]).toEqual([may, must])
})
