// A computer player whose truck a sensor follows: it asks people to turn the truck, and hands of the virtual table turn it where there are any.

import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openComputers } from '../../src/computers/index.ts'
import type { Action } from '../../src/core/rules.ts'
import { systemClock } from '../../src/devices/host.ts'
import kero from '../../src/games/kero/index.ts'
import { openParlour, tidied, until } from '../table/parlour.ts'

/** The second seat’s turn, which a computer plays: it always takes the first of these actions that is legal. */
async function table(virtual: boolean, wishes: readonly Action[]) {
  const parlour = openParlour({ game: kero })
  const { room, hand } = parlour
  const failed: unknown[] = []
  const agreed = { computers: [null, 'easy'] as const }
  const position = { phase: 'choose', active: 1, fuel: [30_000, 60_000] }
  expect(await room.start('kero', { options: {}, seats: [{}, { name: 'Robo' }], agreed, position })).toBeNull()
  await tidied(parlour)
  for (const thing of ['truck/0', 'truck/1']) hand({ hand: 'pose', thing, pose: 'lying' })
  await until(parlour, 'sensed', () => room.position()?.posed.length === 2)
  const computers = openComputers({
    room,
    thinker: {
      async think({ request: { state, seat } }) {
        const wish = wishes.find((it) => kero.refuse(state as never, { by: seat, do: it } as never) === null)
        if (!wish) throw new Error('it wishes nothing')
        return wish
      },
      advise: () => Promise.reject(new Error('nobody asks for advice')),
      ponder: () => undefined,
      rest: () => undefined,
      cancel: () => undefined,
      close: async () => undefined
    },
    after: (ms, run) => systemClock.after(ms / 10, run),
    now: () => systemClock.now() * 10,
    virtual,
    folderOf: () => resolve('src/games/kero'),
    failed: (why) => failed.push(why)
  })
  onTestFinished(() => computers.close())
  const acts = (): readonly string[] => room.position()?.moves.map(({ do: { act } }) => act) ?? []
  return { ...parlour, failed, acts, head: () => room.doc('audience').match?.seats[1] }
}

const stand = { act: 'tip', to: 'tankDown' }
const throwAll = { act: 'cast', dice: ['W1', 'W2', 'W3', 'W4', 'W5'] }

test('a person is asked to stand the computer’s truck, and the roll begins by what the sensor tells', async () => {
  const it = await table(false, [stand, throwAll])
  const { acts, hand, head } = it
  await until(it, 'asked', () => head()?.hold !== undefined)
  expect(head()).toMatchObject({ name: 'Robo', hold: { name: { say: 'piece.truck' }, pose: 'upright' } })
  expect(head()?.thinking).toBeUndefined()
  hand({ hand: 'pose', thing: 'truck/1', pose: 'upright' })
  await until(it, 'threw', () => acts().includes('cast'))
  expect(head()?.hold).toBeUndefined()
  expect(acts()).not.toContain('tip')
  expect(it.failed).toEqual([])
})

test('while sand runs it still comes to its answer', async () => {
  const it = await table(false, [stand, { act: 'tip', to: 'flat' }])
  const { acts, hand, head } = it
  await until(it, 'asked', () => head()?.hold?.pose === 'upright')
  hand({ hand: 'pose', thing: 'truck/1', pose: 'upright' })
  await until(it, 'asked again', () => head()?.hold?.pose === 'lying')
  expect(acts()).not.toContain('tip')
})

test('on the virtual table it turns the truck by itself, by hand', async () => {
  const it = await table(true, [stand, throwAll])
  await until(it, 'threw', () => it.acts().includes('cast'))
  expect(it.acts()).not.toContain('tip')
  expect(it.acts()).toContain('turn')
})

test('where the sensor is silent it tells that it has turned the truck', async () => {
  const it = await table(false, [stand])
  await until(it, 'asked', () => it.head()?.hold !== undefined)
  it.hand({ hand: 'fault', fault: 'unplugged', on: true })
  await until(it, 'told', () => it.acts().includes('tip'))
})
