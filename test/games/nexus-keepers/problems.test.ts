// Starts that cannot be played: which entry is wrong, why, and by which rule.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import game from '../../../src/games/nexus-keepers/index.ts'

const start = (seats: readonly Json[], options: Json = {}) => {
  const set = game.setup({ options, seats })
  return set.ok ? [] : set.problems.map(({ at, why, rule }) => [at.join('.'), why.say, rule])
}

test.each<[what: string, seats: Json[], options: Json, problems: (string | undefined)[][]]>([
  ['two seats are enough', [{}, {}], {}, []],
  ['one has no opponent', [{}], {}, [['seats', 'problem.oneTeam', 'NK-009']]],
  ['as many as the table agreed on', [{}, {}, {}], { maxPlayers: 2 }, [['seats', 'problem.players', 'NK-140']]],
  ['eight and no more', Array(9).fill({}), {}, [['seats', 'problem.players', 'NK-140']]],
  ['two teams at least', [{ team: 1 }, { team: 1 }], {}, [['seats', 'problem.oneTeam', 'NK-009']]],
  ['a card that is no card says where', [{}, { card: { id: 'x' } }], {}, [['seats.1.card', 'form.missing', undefined]]]
])('%s', (_, seats, options, problems) => {
  const found = start(seats, options)
  expect(found.slice(0, 1)).toEqual(problems)
})
