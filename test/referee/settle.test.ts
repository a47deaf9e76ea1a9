import { expect, test } from 'vitest'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { Table } from './table.ts'

test('a foul that was mended into a play half done is called no longer', () => {
  const t = new Table(nexus, { position: { cubes: ['0,0 S'], phase: 'place', active: 1 } })
  t.hands(true).put('cube/1/E', '#3,0').hands(false).rest()
  expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'NK-004' } })
  t.hands(true).lift('#3,0')
  expect(t.ruling).toMatchObject({ ruling: 'foul' })
  t.put('cube/1/E', '#2,1').hands(false).rest()
  expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ fix: 'put' }, { fix: 'put' }] })
  expect(t.cues('lifted')).toMatchObject({ '0,-1': 'put', '3,1': 'put' })
  expect(t.cues('foul')).toEqual({})
  t.put('keeper/0', '0,-1').put('keeper/1', '3,1').rest()
  expect(t.state).toMatchObject({ phase: 'roll' })
})
