// The driver of real lamps: Johnny-Five, in a child process because it cannot reconnect and Firmata cannot notice a lost byte.
// Always sends every lamp, and again at every other beat. Draws nothing itself and never waits for a lamp.

import type { ChildProcess } from 'node:child_process'
import { isDeepStrictEqual } from 'node:util'
import type { DeviceStatus } from '../../core/device.ts'
import type { Phrase } from '../../core/words.ts'
import type { Driver, Host, Lamp, Lights } from '../ports.ts'
import { parseLamps } from './config.ts'
import { brightnessAt } from './night.ts'
import type { Order, Report } from './orders.ts'
import { missingPath, startLampProcess } from './process.ts'
import { supervise } from './supervise.ts'
import { noBoard } from './trouble.ts'
import type { LampsConfig } from './wiring.ts'

export const johnnyFiveLights: Driver<LampsConfig, Lights> = {
  driver: 'johnny-five',
  parse: parseLamps,
  open: openLamps
}

/** `early`: a lamp process that was started before; it is the first. */
export function openLamps(config: LampsConfig, host: Host, early: ChildProcess | null = null): Lights {
  let first = early
  let shown: readonly Lamp[] = []
  let state: DeviceStatus['state'] = 'starting'
  let note: Phrase | undefined
  let starts = 0

  const lamps = supervise<Order, Report>(
    {
      start: () => {
        starts += 1
        const child = first?.connected && first.pid !== undefined ? first : startLampProcess()
        first = null
        child.stderr?.on('data', (text) => host.log('debug', 'the lamp process says', { text: String(text).trim() }))
        child.send({ order: 'open', config } satisfies Order, () => {})
        return child
      },
      inVain: () => {
        const path = missingPath(config)
        if (path === null) return false
        lost(noBoard(path))
        return true
      },
      again: order,
      hear: (report) => {
        if (report.report === 'failed') lost(report.note)
        if (report.report !== 'ready') return
        state = 'ready'
        note = undefined
        host.log('info', { say: 'lamps.ready' }, { board: report.board, starts })
        lamps.send(order())
      },
      works: ({ report }) => report === 'ready',
      gone: (by) => {
        if (state === 'ready') lost({ say: 'lamps.ended', with: { by } })
      },
      farewell: { order: 'close' }
    },
    host
  )

  function lost(why: Phrase): void {
    if (!isDeepStrictEqual(why, note)) host.log('warn', why)
    note = why
    state = state === 'ready' || state === 'lost' ? 'lost' : 'failed'
  }

  function order(): Order {
    return { order: 'show', lamps: shown, brightness: brightnessAt(config, host.wallClock()) }
  }

  return {
    ...(config.tray ? { tray: config.tray } : {}),
    status: () => ({
      id: 'lights',
      name: { say: 'lamps.name', with: { layout: { say: `lamps.layout.${config.layout}` } } },
      role: 'lights',
      state,
      ...(note === undefined ? {} : { note }),
      counters: { restarts: Math.max(0, starts - 1) }
    }),
    show: (next) => {
      shown = next
      lamps.send(order())
    },
    close: lamps.close
  }
}
