// The page offers buttons for turning a truck only while no sensor reports it.

import { expect, test } from 'vitest'
import kero from '../../src/games/kero/index.ts'
import { openParlour, tidied, until } from './parlour.ts'

test('a page offers to say how a truck is turned only while its sensor is silent', async () => {
  const parlour = openParlour({ game: kero })
  const { room, hand } = parlour
  const position = { phase: 'choose', fuel: [30_000, 60_000] }
  expect(await room.start('kero', { options: {}, seats: [{}, {}], position })).toBeNull()
  await tidied(parlour)
  const turns = (): readonly string[] =>
    (room.doc(0).view?.choices ?? []).flatMap(({ id }) => (id.startsWith('tip:') ? [id] : []))
  expect(turns()).toEqual(['tip:"tankDown"'])
  // Sensing the other player’s truck takes no button away; sensing the player’s own does.
  hand({ hand: 'pose', thing: 'truck/1', pose: 'lying' })
  hand({ hand: 'pose', thing: 'truck/0', pose: 'lying' })
  await until(parlour, 'sensed', () => turns().length === 0)
  expect(room.doc(0).view?.choices.some(({ id }) => id.startsWith('die:'))).toBe(true)
  hand({ hand: 'fault', fault: 'unplugged', on: true })
  await until(parlour, 'silent', () => turns().length > 0)
  hand({ hand: 'fault', fault: 'unplugged', on: false })
  await until(parlour, 'heard again', () => turns().length === 0)
})
