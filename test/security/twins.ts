// The law of hidden hands, through the real room and the real server: of two matches that a seat cannot tell apart it gets the same frames, byte
// for byte and one for one, take-backs and reconnects included. Only times, random tokens and the state of devices are left out: no card is in them.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Viewer } from '../../src/core/ids.ts'
import { commitmentTo, drawOf, secretOf } from '../../src/table/draws.ts'
import { code, elsewhere, window } from '../server/visit.ts'
import { openParlour, tidied, until } from '../table/parlour.ts'
import { skerry } from '../toy/index.ts'

const start = { options: {}, seats: [{ name: 'Ana' }, { name: 'Bo' }] }

/** The cards that this secret deals. */
export function dealt(root: string): readonly string[] {
  const setup = skerry.setup(start)
  if (!setup.ok) throw new Error('skerry begins')
  let state = setup.value
  for (let n = 0; n < 2; n++) {
    const node = skerry.chance(state)
    if (node) state = skerry.decide(state, { by: 'chance', do: drawOf(node, secretOf(root, 0), n) as never }).state
  }
  return state.cards.map(String)
}

/** Two secrets by which the first seat holds the same card, and the second another. */
export function twins(): readonly [string, string] {
  const roots = Array.from({ length: 60 }, (_, i) => i.toString(16).padStart(64, '0'))
  const [one = ''] = roots
  const [mine, theirs] = dealt(one)
  const other = roots.find((it) => dealt(it)[0] === mine && dealt(it)[1] !== theirs)
  if (other === undefined) throw new Error('no twin')
  return [one, other]
}

/** A frame without times and devices; null: there is nothing else in it. */
function bare(text: string): string | null {
  const frame = JSON.parse(text) as { m: string; doc?: { devices: unknown }; ops?: readonly unknown[] }
  if (frame.doc) frame.doc.devices = []
  if (frame.ops) frame.ops = frame.ops.filter((op) => !JSON.stringify(op).includes('"devices"'))
  if (frame.ops?.length === 0) return null
  return JSON.stringify(frame, (key, value) =>
    key === 'token' ? 'random' : key === 'at' && typeof value === 'number' ? 0 : key === 'rev' ? 0 : value
  )
}

const mark = '"ref":7'
export type Watching = Awaited<ReturnType<typeof watching>>
/** Longer than a disk takes to hold what a step waits for: what is shown at once and what is shown then are not to be told as one. */
const diskMs = 80

export async function watching(port: number, seat: 0 | null) {
  const frames: string[] = []
  let marks = 0
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: elsewhere } as never)
  socket.addEventListener('message', ({ data }) => {
    const it = bare(String(data))
    if (it?.includes(mark)) marks += 1
    else if (it !== null) frames.push(it)
  })
  await once(socket, 'open')
  if (seat !== null) socket.send(JSON.stringify({ m: 'claim', seat, code }))
  // Whatever was said before is answered once this is.
  const settled = async (): Promise<void> => {
    const before = marks
    socket.send(`{${mark}}`)
    await expect.poll(() => marks).toBeGreaterThan(before)
  }
  await settled()
  return { frames, settled, close: () => socket.close() }
}

/** All that was done has been told. */
export async function calmed(watchers: readonly Watching[]): Promise<void> {
  await sleep(diskMs)
  for (const it of watchers) await it.settled()
}

/** The same evening with another secret: what the first seat and the audience are sent, and what they may export. */
export async function evening(
  root: string,
  game: AnyGame = skerry as AnyGame
): Promise<Record<string, readonly string[]>> {
  const source = { root, commitment: commitmentTo(root) }
  const { app, parlour } = await window(true, { parlour: openParlour({ draws: () => source, game }) })
  const { room } = parlour
  const { port } = app.server.address() as AddressInfo
  expect(await room.start('skerry', start)).toBeNull()
  await until(parlour, 'dealt', () => (room.record() ?? '').split('"draw":').length === 3)
  await tidied(parlour)
  const mine = await watching(port, 0)
  const audience = await watching(port, null)
  let watchers = [mine, audience]
  const calm = () => calmed(watchers)
  const throws = (...faces: number[]) => ({ act: 'throw', dice: faces.map((face) => ({ kind: 'regular', face })) })
  const refused = async (seat: 0 | 1 | 'chance', action: object): Promise<void> => {
    room.act(seat, action as never)
    await calm()
  }
  const turn = async (seat: 0 | 1, ...secret: readonly string[]): Promise<void> => {
    for (const [by, action] of [
      [seat, { act: 'roll' }],
      ['chance', throws(2, 2, 3, 5)],
      [seat, { act: 'stop' }],
      ...secret.map((act) => [seat, { act }] as const)
    ] as const) {
      expect(room.act(by, action), JSON.stringify(action)).toBeNull()
      await calm()
    }
    // What was taught cannot be taken back; both are told so, in the same words.
    room.undo(seat)
    await calm()
    expect(room.act(seat, { act: 'end' })).toBeNull()
    await calm()
    room.undo(seat)
    await calm()
    // Refused where the turn could not be taken back: no seat may tell one match from the other by that.
    await refused(seat, { act: 'end' })
  }
  await turn(0)
  // The other seat tries what it may not; then it looks at this one's card.
  await refused(1, { act: 'reveal' })
  mine.close()
  const again = await watching(port, 0)
  watchers = [again, audience]
  await turn(1, 'peek')
  await calm()
  const record = (viewer: Viewer): string => (room.record(viewer) ?? '').replace(source.commitment, 'commitment')
  const sent = { mine: mine.frames, again: again.frames, audience: audience.frames }
  for (const it of [again, audience]) it.close()
  return { ...sent, records: [record(0), record('audience')] }
}
