// The driver of HID pads, with simulated sockets: plugged in and unplugged, told apart, lit.

import { describe, expect, test } from 'vitest'
import { Table } from './bench.ts'

const confirm = 1
const end = 8

describe('one pad', () => {
  test('is waited for, heard once a press, and lost without a word being lost on the others', async () => {
    const table = new Table([{ seat: 2 }])
    await table.run()
    expect([table.states(), table.note()]).toEqual([
      ['starting'],
      expect.stringMatching(/^No tablekeeper pad is plugged in/)
    ])
    const path = table.sockets.plug()
    await table.run(500)
    expect([table.states(), table.note()]).toEqual([['ready'], undefined])
    await table.press(path, confirm)
    await table.press(path, end)
    expect(table.pressed).toEqual(['2 confirm', '2 end'])
    table.sockets.pull(path)
    await table.run()
    expect([table.states(), table.note()]).toEqual([['lost'], expect.stringContaining('is unplugged')])
  })

  test('comes back wherever it is plugged in, within half a second', async () => {
    const table = new Table([{ seat: 0 }])
    await table.run()
    for (const socket of ['usb-1/input0', 'usb-2/input0', 'usb-1/input0']) {
      const path = table.sockets.plug({ socket })
      await table.run(500)
      expect(table.states()).toEqual(['ready'])
      await table.press(path, confirm)
      table.sockets.pull(path)
      await table.run(500)
      expect(table.states()).toEqual(['lost'])
    }
    expect(table.pressed.length).toBe(3)
    expect(table.pads[0]?.status().counters).toMatchObject({ opens: 3, presses: 3 })
  })

  test('shows what its seat may do, at once, after a replug, and again and again', async () => {
    const table = new Table([{ seat: 0 }])
    const first = table.sockets.plug()
    await table.run()
    table.pads[0]?.show({ turn: true, wrong: false, buttons: new Set(['confirm', 'undo']) })
    await table.run()
    expect(table.sockets.shown(first)).toEqual([0, 0x43])
    await table.run(500)
    expect(table.sockets.shown(first)).toEqual([0, 0x43])
    table.sockets.pull(first)
    await table.run(500)
    const second = table.sockets.plug()
    await table.run(500)
    expect(table.sockets.shown(second)).toEqual([0, 0x43])
    table.pads[0]?.show(null)
    await table.run()
    expect(table.sockets.shown(second)).toEqual([0, 0])
  })

  test('that may not be opened says so, and works once it may', async () => {
    const table = new Table([{ seat: 0 }])
    table.sockets.trouble = { open: 'You may not use it: do this' }
    table.sockets.plug()
    await table.run(1000)
    expect([table.states(), table.note()]).toEqual([['failed'], 'You may not use it: do this'])
    table.sockets.trouble = {}
    await table.run(500)
    expect(table.states()).toEqual(['ready'])
    expect(table.host.logged.filter((it) => it.includes('do this')).length).toBe(1)
  })

  test('where nothing can be listed is failed for that reason, and works once it can', async () => {
    const table = new Table([{ seat: 0 }])
    table.sockets.trouble = { list: 'Pads need libusb-1.0' }
    table.sockets.plug()
    await table.run(600)
    expect([table.states(), table.note()]).toEqual([['failed'], 'Pads need libusb-1.0'])
    table.sockets.trouble = {}
    await table.run(5000)
    expect(table.states()).toEqual(['ready'])
  })

  test('is let go of when the table is closed, and nothing looks any more', async () => {
    const table = new Table([{ seat: 0 }, { seat: 1, serial: 'B' }])
    const path = table.sockets.plug({ serial: 'A' })
    await table.run(600)
    await Promise.all(table.pads.map((pad) => pad.close()))
    await table.run()
    expect([table.sockets.isOpen(path), table.host.clock.idle]).toEqual([false, true])
  })
})

test('pads that are closed while they are looked for are not opened again', async () => {
  const table = new Table([{ seat: 0 }])
  const path = table.sockets.plug()
  await table.run()
  const found = await table.sockets.list()
  let answer = (): void => {}
  table.host.hid = { ...table.sockets, list: () => new Promise((resolve) => (answer = () => resolve(found))) }
  await table.run(500)
  await Promise.all(table.pads.map((pad) => pad.close()))
  answer()
  await table.run(1000)
  expect([table.sockets.isOpen(path), table.sockets.opened, table.host.clock.idle]).toEqual([false, 1, true])
})

describe('two pads of one model', () => {
  const twins = [{ seat: 0 }, { seat: 1 }]

  test('are told apart by serial numbers in the table file', async () => {
    const table = new Table([
      { seat: 0, serial: 'B' },
      { seat: 1, serial: 'A' }
    ])
    const [a, b] = [table.sockets.plug({ serial: 'A' }), table.sockets.plug({ serial: 'B' })]
    await table.run()
    await table.press(a, confirm)
    await table.press(b, confirm)
    expect(table.pressed).toEqual(['1 confirm', '0 confirm'])
  })

  test('are told apart by their sockets in the table file', async () => {
    const table = new Table([{ seat: 0, socket: 'usb-2/input0' }, { seat: 1 }])
    const [a, b] = [table.sockets.plug({ socket: 'usb-1/input0' }), table.sockets.plug({ socket: 'usb-2/input0' })]
    await table.run()
    await table.press(a, confirm)
    await table.press(b, confirm)
    expect(table.pressed).toEqual(['1 confirm', '0 confirm'])
  })

  test('are asked for, seat by seat; the press that answers means nothing else', async () => {
    const table = new Table(twins)
    const [a, b] = [table.sockets.plug({ socket: 'usb-1/input0' }), table.sockets.plug({ socket: 'usb-2/input0' })]
    await table.run()
    expect(table.note()).toBe('Found 2 matching pads. Press any button on “tablekeeper pad, seat 1” now.')
    expect(table.note(1)).toBe(table.note())
    await table.press(b, confirm)
    expect([table.states(), table.pressed]).toEqual([['ready', 'ready'], []])
    await table.press(a, confirm)
    await table.press(b, end)
    expect(table.pressed).toEqual(['1 confirm', '0 end'])
  })

  test.each([
    ['serial', { serial: 'A' }, { serial: 'B' }],
    ['socket', { socket: 'usb-1/input0' }, { socket: 'usb-2/input0' }],
    ['socket, where serials are all the same', { serial: '1', socket: 'a' }, { serial: '1', socket: 'b' }]
  ])('once known are known again by their %s, whichever comes first', async (_, one, other) => {
    const table = new Table(twins)
    const [a, b] = [table.sockets.plug(one), table.sockets.plug(other)]
    await table.run()
    await table.press(a, confirm)
    for (const path of [a, b]) table.sockets.pull(path)
    await table.run(500)
    expect(table.states()).toEqual(['lost', 'lost'])
    const again = table.sockets.plug(other)
    await table.run(500)
    expect(table.states()).toEqual(['lost', 'ready'])
    await table.press(again, end)
    await table.press(table.sockets.plug(one), end)
    await table.run(500)
    expect(table.states()).toEqual(['ready', 'ready'])
    // Presses before the device was opened are lost.
    expect(table.pressed).toEqual(['1 end'])
  })

  test('alone, one of them is asked for: it could be either', async () => {
    const table = new Table(twins)
    const path = table.sockets.plug()
    await table.run()
    expect(table.note()).toMatch(/^Found 1 matching pad\. Press any button on “tablekeeper pad, seat 1”/)
    await table.press(path, confirm)
    expect(table.states()).toEqual(['ready', 'starting'])
  })

  test('that may not be opened say so once, and wait', async () => {
    const table = new Table(twins)
    table.sockets.trouble = { open: 'You may not use it: do this' }
    table.sockets.plug()
    table.sockets.plug()
    await table.run(2000)
    expect([table.states()[0], table.note()]).toEqual(['failed', 'You may not use it: do this'])
    expect(table.host.logged.filter((it) => it.includes('do this')).length).toBe(1)
    table.sockets.trouble = {}
    await table.run(500)
    expect(table.note()).toContain('Press any button')
  })

  test('that nobody needs any more are let go of', async () => {
    const table = new Table([{ seat: 0 }])
    const [a, b] = [table.sockets.plug(), table.sockets.plug()]
    await table.run()
    expect([a, b].map((it) => table.sockets.isOpen(it))).toEqual([true, true])
    await table.press(b, confirm)
    expect([a, b].map((it) => table.sockets.isOpen(it))).toEqual([false, true])
  })
})
