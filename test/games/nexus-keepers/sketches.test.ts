// The sketch of each action: observed, inferred or declared; its button; its lamp cue; the pieces that it moves.

import { expect, test } from 'vitest'
import { kindId } from '../../../src/core/ids.ts'
import type { Carried, Sketch } from '../../../src/core/tabletop.ts'
import type { Phrase } from '../../../src/core/words.ts'
import type { Action } from '../../../src/games/nexus-keepers/actions.ts'
import type { Effect } from '../../../src/games/nexus-keepers/cards/card.ts'
import game from '../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import {
  after,
  at,
  B2,
  B3,
  bonus,
  decline,
  dice,
  end,
  jump,
  keep,
  leap,
  move,
  opened,
  push,
  reroll,
  roll,
  skill,
  stop,
  withSkill
} from './match.ts'

const and = (first: Phrase, then: Phrase): Phrase => ({ say: 'log.and', with: { first, then } })
const goes = (kind: string, from: string | null, to: string) => ({ kind, from, to }) as Carried
const who = { who: { seat: 0 } }
const plenty = [2, 2, 3, 3, 4, 4, 5, 5]
const three = at({ cubes: B3, keepers: ['0,1', '1,1', '3,1'], pool: plenty })
const alone = at({ cubes: B3, keepers: ['0,0', '1,2', '3,1'], pool: plenty })
const using = (...effects: Effect[]): State =>
  at(
    { cubes: B3, keepers: ['0,1', '2,1', '0,0'], pool: [1, 2, 3] },
    { seats: [withSkill({ id: 'own', trigger: { t: 'faces', faces: [1] }, effects })] }
  )
const named = { ...who, skill: { say: 'verbatim', with: { text: 'own' } } }
const pushed = after(
  at(
    { cubes: B3, keepers: ['0,1', '1,1', '0,0'], pool: [4, 4] },
    { seats: [withSkill({ id: 'own', trigger: { t: 'onPush' }, effects: [{ e: 'follow' }] })] }
  ),
  push('E')
)
const closing = after(at({ cubes: B3, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] }), end)
const placing = after(opened(2), dice([6]), dice([2]))

test.each<[what: string, s: State, action: Action, sketch: Sketch, say: Phrase]>([
  [
    'a die for First Player',
    opened(2),
    dice([6]),
    { how: 'observed' },
    { say: 'log.firstDie', with: { ...who, faces: [6] } }
  ],
  [
    'the second one',
    after(opened(2), dice([6])),
    dice([2]),
    { how: 'observed' },
    and({ say: 'log.firstDie', with: { who: { seat: 1 }, faces: [2] } }, { say: 'log.first', with: who })
  ],
  [
    'a cube',
    placing,
    { act: 'place', at: [0, 0], facing: 'N' },
    { how: 'observed', cue: 'put', moves: [goes('cube/0/N', null, '#0,0')] },
    { say: 'log.place', with: who }
  ],
  [
    'the last cube, with all keepers',
    after(placing, { act: 'place', at: [0, 0], facing: 'S' }),
    { act: 'place', at: [1, 2], facing: 'N' },
    {
      how: 'observed',
      cue: 'put',
      moves: [goes('cube/1/N', null, '#1,2'), goes('keeper/0', null, '0,-1'), goes('keeper/1', null, '1,3')]
    },
    { say: 'log.place', with: { who: { seat: 1 } } }
  ],
  [
    'a roll',
    at({ cubes: B2, phase: 'start' }),
    roll(),
    { how: 'inferred', button: 'confirm' },
    { say: 'log.roll', with: { ...who, n: 6, power: 0 } }
  ],
  [
    'a roll with a power die',
    at({ cubes: B2, phase: 'start' }),
    roll(1),
    { how: 'inferred', button: 'confirm' },
    { say: 'log.roll.power', with: { ...who, n: 6, power: 1 } }
  ],
  [
    'a reroll',
    at({ cubes: B2, throw: [2, 3, 4, 5, 6, 6] }),
    reroll([2, 3]),
    { how: 'inferred' },
    { say: 'log.reroll', with: { ...who, faces: [2, 3], power: 0 } }
  ],
  [
    'a reroll with a power die',
    at({ cubes: B2, throw: [2, 3, 4, 5, 6, 6] }),
    reroll([2, 3], 1),
    { how: 'inferred' },
    { say: 'log.reroll.power', with: { ...who, faces: [2, 3], power: 1 } }
  ],
  [
    'a power die alone',
    at({ cubes: B2, throw: [2, 3, 4, 5, 6, 6] }),
    reroll([], 1),
    { how: 'inferred' },
    { say: 'log.power', with: { ...who, faces: [], power: 1 } }
  ],
  [
    'keeping the dice',
    at({ cubes: B2, throw: [2, 3, 4, 5, 6, 6] }),
    stop,
    { how: 'inferred', button: 'confirm' },
    { say: 'log.stop', with: who }
  ],
  [
    'a move',
    alone,
    move('N'),
    { how: 'observed', cue: 'step', moves: [goes('keeper/0', '0,0', '0,1')] },
    { say: 'log.move', with: { ...who, towards: { say: 'way.N' } } }
  ],
  [
    'a jump',
    alone,
    jump('SE'),
    { how: 'observed', cue: 'jump', moves: [goes('keeper/0', '0,0', '1,-1')] },
    { say: 'log.jump', with: { ...who, towards: { say: 'way.SE' } } }
  ],
  [
    'a leap',
    three,
    leap('E'),
    { how: 'observed', cue: 'jump', moves: [goes('keeper/0', '0,1', '2,1')] },
    { say: 'log.leap', with: { ...who, towards: { say: 'way.E' }, n: 1 } }
  ],
  [
    'a push',
    three,
    push('E', 2),
    { how: 'observed', cue: 'push', doneBy: kindId('keeper/0') },
    { say: 'log.push', with: { ...who, whom: { seat: 1 }, towards: { say: 'way.E' }, n: 2 } }
  ],
  [
    'the free step after it',
    pushed,
    { act: 'follow' },
    { how: 'observed', cue: 'step', moves: [goes('keeper/0', '0,1', '1,1')] },
    { say: 'log.follow', with: who }
  ],
  [
    'a skill that moves somebody',
    using({ e: 'swap', range: 2 }),
    skill('own', { with: 1 }),
    { how: 'observed', cue: 'target' },
    { say: 'log.skill.with', with: { ...named, whom: { seat: 1 } } }
  ],
  [
    'a skill that takes one elsewhere',
    using({ e: 'teleport', to: ['ownStart'] }),
    skill('own', { at: [0, -1] }),
    { how: 'observed', cue: 'target' },
    { say: 'log.skill', with: named }
  ],
  [
    'a skill of which nothing can be seen and all is undone unused',
    using({ e: 'points', kind: 'jump', n: 1 }),
    skill('own'),
    { how: 'inferred' },
    { say: 'log.skill', with: named }
  ],
  ['another such', using({ e: 'pushDiagonal' }), skill('own'), { how: 'inferred' }, { say: 'log.skill', with: named }],
  [
    'both at once',
    using({ e: 'pushDiagonal' }, { e: 'points', kind: 'jump', n: 1 }),
    skill('own'),
    { how: 'inferred' },
    { say: 'log.skill', with: named }
  ],
  [
    'a skill that is missed when it is gone',
    using({ e: 'replay' }),
    skill('own'),
    { how: 'declared' },
    { say: 'log.skill', with: named }
  ],
  [
    'one that does both',
    using({ e: 'replay' }, { e: 'points', kind: 'jump', n: 1 }),
    skill('own'),
    { how: 'declared' },
    { say: 'log.skill', with: named }
  ],
  ['the end of a turn', alone, end, { how: 'declared', button: 'end' }, { say: 'log.end', with: who }],
  [
    'the end with a die for the reserve',
    alone,
    keep(5),
    { how: 'declared' },
    { say: 'log.end.keep', with: { ...who, face: 5 } }
  ],
  [
    'a bonus turn',
    at({ cubes: B2, phase: 'bonus' }),
    bonus,
    { how: 'inferred', cue: 'bonus', button: 'confirm' },
    { say: 'log.bonus', with: who }
  ],
  [
    'a loose cube put back',
    closing,
    { act: 'dock', block: 2, at: [2, -1], facing: 'E' },
    { how: 'observed', cue: 'put' },
    and(
      { say: 'log.dock', with: { who: { seat: 1 }, whose: { seat: 2 } } },
      { say: 'log.back', with: { who: { seat: 2 } } }
    )
  ],
  [
    'no bonus turn',
    at({ cubes: B2, phase: 'bonus' }),
    decline,
    { how: 'declared', button: 'end' },
    { say: 'log.decline', with: who }
  ]
])('%s', (_, s, action, sketch, say) => {
  const [by] = game.toAct(s)
  const made = { by: by ?? 'chance', do: action }
  expect(game.sketch(s, made)).toEqual(sketch)
  expect(game.tell(s, made)).toEqual(say)
})
