import { expect, test } from 'vitest'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { Table } from './table.ts'

test.each([
  ['a button', (t: Table) => t.press(0, 'confirm')],
  ['a choice', (t: Table) => t.say(0, { act: 'stop' })]
])('who keeps the dice by %s while some still roll is told to wait, and the throw counts', (_, keep) => {
  const thrown = [2, 4, 5, 6, 6, 6]
  const t = new Table(nexus, { position: { cubes: ['0,0 S', '1,2 N'], throw: thrown }, tray: thrown })
  t.roll()
  keep(t)
  expect(t.heard).toEqual(['referee.rolling'])
  t.tray([2, 4, 4, 6, 6, 6], [2, 1]).rest()
  expect(t.heard.slice(1)).toEqual(['log.reroll', 'log.throw'])
  keep(t)
  expect(t.heard.at(-1)).toBe('log.stop')
})
