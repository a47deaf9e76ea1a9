// The pads of a table file in a whole room: presses are received, and the buttons that a seat may use are lit.

import { describe, expect, test } from 'vitest'
import type { TableFile } from '../src/config/table.ts'
import { chordsOf, padsOf, seatPads } from '../src/pads.ts'
import { Table } from './devices/pads/bench.ts'
import { brisk, openParlour, tidied, until } from './table/parlour.ts'

const judged = (...pads: readonly object[]) => padsOf({ pads } as unknown as TableFile)

describe('the pads of a table file', () => {
  test('are models by name, or files', () => {
    expect(judged()).toMatchObject({ ok: true })
    expect(
      judged(
        { driver: 'hid', seat: 0, profile: 'numpad' },
        { driver: 'hid', seat: 1, profile: 'hardware/pads/gamepad.yaml', serial: 'A', socket: 'usb-1/input0' }
      )
    ).toMatchObject({ ok: true })
  })

  test.each<[string, object, (string | number)[], unknown]>([
    [
      'an unknown driver',
      { driver: 'usb', seat: 0, profile: 'numpad' },
      [0, 'driver'],
      { say: 'form.known', with: { known: ['hid'] } }
    ],
    [
      'an unknown model',
      { driver: 'hid', seat: 0, profile: 'numped' },
      [0, 'profile'],
      { say: 'form.known', with: { known: ['gamepad', 'numpad', 'tablekeeper'] } }
    ],
    [
      'a file that is not there',
      { driver: 'hid', seat: 0, profile: './nope.yaml' },
      [0, 'profile'],
      { say: 'file.at', with: { where: './nope.yaml:1:1', what: { say: 'file.unreadable' } } }
    ],
    ['no model', { driver: 'hid', seat: 0 }, [0], { say: 'form.missing', with: { key: 'profile' } }],
    [
      'a word too many',
      { driver: 'hid', seat: 0, profile: 'numpad', serail: 'A' },
      [0, 'serail'],
      { say: 'form.unknown', with: { key: 'serail' } }
    ]
  ])('are refused for %s', (_, part, at, why) => {
    expect(judged(part)).toMatchObject({ ok: false, part: 'pads', problems: [{ at, why }] })
  })
})

describe('in a room', () => {
  const [confirm, why] = [1, 4]

  async function seated() {
    const parlour = openParlour()
    const table = new Table([0, 1, 2].map((seat) => ({ seat, serial: `${seat}` })))
    const paths = [0, 1, 2].map((seat) => table.sockets.plug({ serial: `${seat}` }))
    await table.run()
    seatPads(table.pads, parlour.room, chordsOf(table.pads))
    const press = async (seat: number, bits: number): Promise<void> => table.press(paths[seat] ?? '', bits)
    const shown = async (seat: number): Promise<number> => {
      await table.run(500)
      return table.sockets.shown(paths[seat] ?? '')[1] ?? 0
    }
    return { parlour, press, shown }
  }

  test('a press plays in a match, and means nothing before one', async () => {
    const { parlour, press } = await seated()
    await press(1, why)
    expect(parlour.room.counters()).toMatchObject({ presses: 0 })
    expect(await parlour.room.start('skerry', brisk, { seed: 1 })).toBeNull()
    await tidied(parlour)
    await press(0, confirm)
    expect(parlour.room.counters()).toMatchObject({ presses: 1 })
  })

  test('a seat sees its turn on its pad; a pad without a seat is dark and dumb', async () => {
    const { parlour, press, shown } = await seated()
    expect([await shown(0), await shown(1), await shown(2)]).toEqual([0, 0, 0])
    await parlour.room.start('skerry', brisk, { seed: 1 })
    await tidied(parlour)
    await until(parlour, 'somebody plays', () => parlour.room.doc('audience').view !== null)
    const playing = parlour.room.doc('audience').view?.prompt.seats ?? []
    const turn = 0x40
    expect([(await shown(0)) & turn, (await shown(1)) & turn].map(Boolean)).toEqual(
      [0, 1].map((it) => playing.includes(it))
    )
    expect(await shown(2)).toBe(0)
    await press(2, confirm)
    expect(parlour.room.counters()).toMatchObject({ presses: 0 })
  })
})
