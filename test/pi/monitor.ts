// QEMU's monitor (QMP): JSON lines on a socket. Each order is answered before the next is given; some take effect later, which an event tells.

import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

export interface Order {
  readonly execute: string
  readonly arguments?: object
  /** The event that tells that it is done. */
  readonly until?: string
}

interface Told {
  readonly event?: string
  readonly return?: unknown
  readonly error?: { readonly desc: string }
}

/** Gives these orders in turn. Rejects with what QEMU says of the first that it refuses. */
export async function tellQemu(path: string, orders: readonly Order[]): Promise<void> {
  const socket = connect(path)
  await once(socket, 'connect')
  const lines = createInterface(socket)[Symbol.asyncIterator]()
  const hear = async (holds: (told: Told) => boolean): Promise<Told> => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('QEMU has ended')
      const told = JSON.parse(value) as Told
      if (holds(told)) return told
    }
  }
  try {
    for (const { until, ...order } of [{ execute: 'qmp_capabilities' } as Order, ...orders]) {
      socket.write(JSON.stringify(order))
      const { error } = await hear((it) => it.return !== undefined || it.error !== undefined)
      if (error) throw new Error(`${order.execute}: ${error.desc}`)
      if (until !== undefined) await hear((it) => it.event === until)
    }
  } finally {
    socket.destroy()
  }
}
