// A computer player at a real table: lamps show its move step by step, a person carries the pieces and throws the dice, and the referee sees
// that it was done. The reader's driver reads a real wire; the lamps are those that the page glows, too.

import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openComputers } from '../../src/computers/index.ts'
import { openThinker } from '../../src/computers/thinker.ts'
import type { CueName, Point } from '../../src/core/scene.ts'
import { systemClock } from '../../src/devices/host.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { throwDice } from '../table/hands.ts'
import { openParlour, tidied, until } from '../table/parlour.ts'

const position = { cubes: ['0,0 S', '1,2 N'], keepers: ['1,0', '1,1'], pool: [2, 2, 4, 4] }
const seats = [{ name: 'Robo' }, { name: 'Ben' }]

async function table() {
  const parlour = openParlour({ game: nexus })
  const { room } = parlour
  const agreed = { computers: ['strong', null] as const }
  expect(await room.start('nexus-keepers', { options: {}, seats, position, agreed })).toBeNull()
  await tidied(parlour)
  const failed: unknown[] = []
  const computers = openComputers({
    room,
    thinker: openThinker(),
    after: (ms, run) => systemClock.after(ms / 10, run),
    now: () => systemClock.now() * 10,
    virtual: false,
    folderOf: () => resolve('src/games/nexus-keepers'),
    failed: (why) => failed.push(why)
  })
  onTestFinished(async () => {
    await computers.close()
    expect(failed).toEqual([])
  })
  const doc = () => room.doc('audience')
  return {
    ...parlour,
    doc,
    ruling: () => doc().ruling?.ruling,
    acts: () => room.position()?.moves.map(({ by, do: { act } }) => `${by} ${act}`) ?? [],
    lit: (cue: CueName) => doc().lamps.flatMap((it) => (it.cue === cue ? [it.place] : []))
  }
}
type Table = Awaited<ReturnType<typeof table>>

/** A person who knows nothing but the lamps: takes what one asks to lift, and puts it where another asks. */
async function carry(it: Table): Promise<void> {
  const { board, doc, hand, lit } = it
  const at = (id = ''): Point | undefined => doc().scene?.places.find((place) => place.id === id)?.at
  await until(it, 'lit', () => lit('lift').length > 0)
  const from = at(lit('lift')[0])
  const thing = board.things().find((one) => one.layer === 'figure' && String(one.at) === String(from))
  if (!thing) throw new Error(`nothing stands at ${lit('lift')}`)
  hand({ hand: 'lift', thing: thing.id })
  await until(it, 'lit without it', () => lit('lift').length === 0 && lit('put').length > 0)
  hand({ hand: 'put', thing: thing.id, at: at(lit('put')[0]) ?? null })
  await until(it, 'seen', () => it.ruling() === 'settled' || lit('lift').length > 0)
}

test('lamps lead its move, a person carries it, and the dice are a person’s to throw', async () => {
  const it = await table()
  const { room, acts, ruling } = it
  // Its own turn: whatever it does with the pieces, people do for it.
  let carried = 0
  while (!acts().includes('0 end')) {
    const n = acts().length
    await until(it, 'done', () => ruling() === 'on the way' || acts().length > n || acts().includes('0 end'))
    if (ruling() !== 'on the way') continue
    const before = acts()
    await carry(it)
    expect(acts()).toEqual(before)
    carried += 1
  }
  expect(carried).toBeGreaterThan(0)
  // Ben does nothing with his turn.
  const throwing = async (): Promise<void> => {
    await until(it, 'thrown for', () => nexus.chance(room.position()?.state as never) !== null)
    const { state } = room.position() ?? {}
    await throwDice(it, nexus as never, state as never)
    await until(it, 'read', () => nexus.chance(room.position()?.state as never) === null)
  }
  expect(room.act(1, { act: 'roll', power: 0 })).toBeNull()
  await throwing()
  for (const action of [{ act: 'stop' }, { act: 'end', keep: null }]) expect(room.act(1, action)).toBeNull()
  // The computer asks for its dice, and nobody but a person throws them.
  await until(it, 'asked for dice', () => acts().at(-1) === '0 roll')
  expect(it.doc().view?.prompt).toMatchObject({ seats: [0], say: { say: 'prompt.roll' } })
  await new Promise((later) => setTimeout(later, 1000))
  expect(acts().at(-1)).toBe('0 roll')
  await throwing()
  await until(it, 'going on', () => acts().at(-1)?.startsWith('0 ') ?? false)
})
