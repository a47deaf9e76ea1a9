import { expect, test } from 'vitest'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { Table } from './table.ts'

/** Seat 0 has thrown these dice and may take many sets of them up again, two power dice along. */
const thrown = (faces: readonly number[]): Table =>
  new Table(nexus, { position: { cubes: ['0,0 S', '1,2 N'], throw: faces }, tray: faces })

test.each([[[2, 3, 3, 5, 6]], [[2, 3, 4, 5, 6, 6, 6]]])(
  'who ends the turn with %j in the tray has stopped rolling, however much could be rerolled',
  (faces) => {
    const t = thrown(faces).press(0, 'end')
    expect(t.judge.moves(t.bench)).toEqual([
      { by: 0, do: { act: 'stop' } },
      { by: 0, do: { act: 'end', keep: null } }
    ])
    expect(t.state).toMatchObject({ active: 1, phase: 'roll' })
  }
)

test('a button means nothing for a seat that has not the word', () => {
  const t = thrown([2, 3, 3, 5, 6]).press(1, 'end')
  expect(t.judge.moves(t.bench)).toEqual([])
  expect(t.heard).toEqual(['referee.notYours'])
})
