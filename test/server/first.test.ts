// The first start of a table, as the host’s page requests it.

import { expect, test } from 'vitest'
import type { FirstStart } from '../../src/server/first.ts'
import type { Described, Plugged } from '../../src/server/messages.ts'
import { brisk, openParlour, until } from '../table/parlour.ts'
import { client, elsewhere, pin, window } from './visit.ts'

const nothing: Plugged = { readers: [], lamps: [], pads: [], cameras: [], asking: [], silent: [], held: [] }
const kitchen: Described = { name: 'Kitchen', pin: null, shared: true }

/** A machine into which the test plugs things. */
function machine() {
  const told: ((plugged: Plugged) => void)[] = []
  const written: Described[] = []
  const first: FirstStart = {
    search(tell) {
      told.push(tell)
      return () => void told.splice(told.indexOf(tell), 1)
    },
    describe(of) {
      written.push(of)
      return null
    }
  }
  const plug = (now: Plugged): void => {
    for (const tell of told) tell(now)
  }
  return { first, written, told, plug }
}

test('devices are looked for while a page of the host wants to know, once for all of them', async () => {
  const { first, told, plug } = machine()
  const { app } = await window(true, { first })
  const [one, two] = [await client(app), await client(app)]
  one.say({ m: 'find', on: true })
  await expect.poll(() => told.length).toBe(1)
  plug({ ...nothing, cameras: ['pi'] })
  await one.hear((m) => m.m === 'plugged' && m.plugged.cameras.length === 1)
  two.say({ m: 'find', on: true })
  // Whoever comes later hears at once what is there.
  await two.hear((m) => m.m === 'plugged' && m.plugged.cameras[0] === 'pi')
  expect(told.length).toBe(1)
  one.say({ m: 'find', on: false })
  // Once the next message is answered, this one has been heard.
  one.say({ m: 'describe', ...kitchen, pin: 'short', ref: 1 })
  await one.hear((m) => m.m === 'refused' && m.ref === 1)
  plug({ ...nothing, silent: ['/dev/ttyUSB0'] })
  await two.hear((m) => m.m === 'plugged' && m.plugged.silent.length === 1)
  expect(one.got.filter((m) => m.m === 'plugged')).toHaveLength(1)
  two.close()
  await expect.poll(() => told.length).toBe(0)
})

test('the table file is written for a host, without a match on the table, and only where there is none', async () => {
  const { first, written } = machine()
  const { app, parlour } = await window(true, { first })
  const { say, hear } = await client(app, elsewhere)
  say({ m: 'describe', ...kitchen, ref: 1 })
  expect(await hear((m) => m.m === 'refused' && m.ref === 1)).toMatchObject({ why: { say: 'window.host' } })
  say({ m: 'host', pin })
  say({ m: 'describe', ...kitchen, pin: 'short', ref: 2 })
  expect(await hear((m) => m.m === 'refused' && m.ref === 2)).toMatchObject({ why: { say: 'window.misread' } })
  await parlour.room.start('skerry', brisk)
  say({ m: 'describe', ...kitchen, ref: 3 })
  expect(await hear((m) => m.m === 'refused' && m.ref === 3)).toMatchObject({ why: { say: 'table.playing' } })
  expect(written).toEqual([])
  await parlour.room.leave()
  say({ m: 'describe', ...kitchen })
  await expect.poll(() => written).toEqual([kitchen])

  const described = await client((await window()).app)
  for (const [ref, message] of [
    { m: 'describe', ...kitchen },
    { m: 'find', on: true }
  ].entries()) {
    described.say({ ...message, ref })
    expect(await described.hear((m) => m.m === 'refused' && m.ref === ref)).toMatchObject({
      why: { say: 'window.described' }
    })
  }
})

test('a light waits for a figure as long as a page is there, and no longer than until a match', async () => {
  const parlour = openParlour()
  const { app } = await window(true, { parlour })
  await until(parlour, 'connected', () => parlour.room.health().ok)
  const trial = () => parlour.room.doc('audience').trial
  const { say, close } = await client(app)
  say({ m: 'trial', on: true })
  await until(parlour, 'lit', () => (trial()?.at ?? null) !== null)
  close()
  await expect.poll(trial).toBeUndefined()
  const next = await client(app)
  next.say({ m: 'trial', on: true })
  await until(parlour, 'lit', () => (trial()?.at ?? null) !== null)
  await parlour.room.start('skerry', brisk)
  expect(trial()).toBeUndefined()
  next.say({ m: 'trial', on: false })
  next.say({ m: 'trial', on: true, ref: 2 })
  expect(await next.hear((m) => m.m === 'refused' && m.ref === 2)).toMatchObject({ why: { say: 'table.playing' } })
})
