// The law of hidden hands, through the real room and server: if a seat cannot tell two matches apart, it gets the same frames in both, byte
// for byte, including undo and reconnects. Only times, random tokens and device states are left out: they contain no card.

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

/** The cards dealt with this secret. */
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

/** Two secrets with the same card for the first seat and different cards for the second. */
export function twins(): readonly [string, string] {
  const roots = Array.from({ length: 60 }, (_, i) => i.toString(16).padStart(64, '0'))
  const [one = ''] = roots
  const [mine, theirs] = dealt(one)
  const other = roots.find((it) => dealt(it)[0] === mine && dealt(it)[1] !== theirs)
  if (other === undefined) throw new Error('no twin')
  return [one, other]
}

/** A frame without times and devices; null if nothing else is in it. */
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
/** Longer than the disk needs to store a step, so that frames sent before and after do not merge. */
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
  // Once this is answered, everything before it has been answered too.
  const settled = async (): Promise<void> => {
    const before = marks
    socket.send(`{${mark}}`)
    await expect.poll(() => marks).toBeGreaterThan(before)
  }
  await settled()
  return { frames, settled, close: () => socket.close() }
}

/** Waits until everything has been sent. */
export async function calmed(watchers: readonly Watching[]): Promise<void> {
  await sleep(diskMs)
  for (const it of watchers) await it.settled()
}

/** Plays the same evening with this secret. Answers the frames of the first seat and of the audience, and their exports. */
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
    // Players have learnt something, so there is no undo. Both matches refuse it in the same words.
    room.undo(seat)
    await calm()
    expect(room.act(seat, { act: 'end' })).toBeNull()
    await calm()
    room.undo(seat)
    await calm()
    // Refused where it could not be undone, so that no seat can tell the two matches apart by it.
    await refused(seat, { act: 'end' })
  }
  await turn(0)
  // The other seat tries what it may not do; then it looks at this seat’s card.
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
