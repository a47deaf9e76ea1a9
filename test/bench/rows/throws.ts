// The time from the moment when the last die is at rest until pages receive the throw: KERO's dice, thrown as fast as possible, on the
// real daemon behind a pty.

import { setTimeout as sleep } from 'node:timers/promises'
import kero from '../../../src/games/kero/index.ts'
import { homesOf } from '../../../src/table/homes.ts'
import { openHouse } from '../house.ts'
import { quantile } from '../measure.ts'
import { begin } from '../playout.ts'
import { ReadTable } from '../reader.ts'
import type { Row, Taken } from '../row.ts'

const throws = 60
const whites = ['W1#1', 'W2#1', 'W3#1', 'W4#1', 'W5#1']
/** Enough sand for all throws, so that no turn ends in between. */
const seat = { drainFullMs: 600_000, fillFullMs: 600_000 }
const start = { options: {}, seats: [seat, seat], position: { phase: 'choose', fuel: [600_000, 600_000] } }
/** The longest wait until a throw is judged, in ms. */
const patience = 10_000

export const judgedThrows: Row = {
  name: 'throws',
  title: 'from the last die at rest until pages are told of the throw, KERO',
  simulated: 'the reader behind the pty, trucks and dice',
  rounds: 3,
  lines: [
    { of: 'p50', what: 'throw → judged, on the real wire, p50', unit: 'ms', as: 'value' },
    { of: 'p99', what: 'the same, p99', unit: 'ms', as: 'value', aim: { most: 100 } }
  ],
  async open() {
    const house = await openHouse(false)
    const read = new ReadTable(house.pty.device)
    const told = new Told(new URL('/ws', house.daemon.address))
    const why = await house.daemon.post('api/match', { game: kero.id, start })
    if (why) throw new Error(why)
    await sleep(1500)
    const { table } = read
    const begun = begin(kero, start)
    table.stock(kero.box(begun as never))
    table.belongs(homesOf(kero.scene(begun as never)))
    table.apply({ hand: 'tidy' })
    for (const [thing, pose] of [
      ['truck/1', 'lying'],
      ['truck/0', 'upright']
    ] as const)
      table.apply({ hand: 'pose', thing, pose })
    await sleep(1500)
    let last = 0
    return {
      async ours() {
        const waits: number[] = []
        for (let i = 0; i < throws; i++) {
          last = (last % 5) + 1
          const before = told.throws
          const faces = whites.map((_, die) => ((last + die) % 5) + 1)
          table.apply({ hand: 'throw', dice: whites, faces })
          const rested = await resting(table)
          await told.after(before)
          waits.push(performance.now() - rested)
        }
        return { p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) } satisfies Taken
      },
      async close() {
        told.close()
        read.close()
        await house.close()
      }
    }
  }
}

/** Resolves when no die rolls any more, with the time of the last change. */
async function resting(table: ReadTable['table']): Promise<number> {
  let at = performance.now()
  const off = table.onChange(() => {
    at = performance.now()
  })
  while (table.dice().some(({ state }) => state === 'rolling')) await sleep(1)
  off()
  return at
}

/** A page that counts the throws in the game log. */
class Told {
  throws = 0
  readonly #socket: WebSocket
  constructor(address: URL) {
    this.#socket = new WebSocket(address)
    this.#socket.addEventListener('message', ({ data }) => {
      if (String(data).includes('log.throw')) this.throws++
    })
  }

  async after(before: number): Promise<void> {
    const until = performance.now() + patience
    while (this.throws === before) {
      if (performance.now() > until) throw new Error('a throw was never judged')
      await sleep(1)
    }
  }

  close(): void {
    this.#socket.close()
  }
}
