import { once } from 'node:events'
import { readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { machineHost } from '../../src/devices/host.ts'
import { VirtualPort } from '../../src/devices/virtual/port.ts'
import { VirtualTable } from '../../src/devices/virtual/table.ts'
import { Clock } from './bench.ts'
import { slowness } from './lights/bench.ts'
import { Pty } from './pty.ts'

const host = machineHost({ log: () => {} })

test('its clock only goes forward, and what it calls later can be called off', async () => {
  const before = host.now()
  const called: string[] = []
  host.after(1, () => called.push('later'))
  host.after(1, () => called.push('never'))()
  await sleep(20)
  expect(called).toEqual(['later'])
  expect(host.now() - before).toBeGreaterThan(1)
})

/** The target of a link; '' if the link is gone. */
function linked(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

describe('a serial line', () => {
  let pty: Pty
  beforeEach(async () => {
    pty = await new Pty().join()
  })
  afterEach(() => pty.remove())

  test('carries bytes both ways', async () => {
    const [near, far] = await Promise.all([host.serial(pty.host, 115200), host.serial(pty.device, 115200)])
    far.write('ping')
    expect(String((await once(near, 'data'))[0])).toBe('ping')
    near.write('pong')
    expect(String((await once(far, 'data'))[0])).toBe('pong')
    near.destroy()
    far.destroy()
    await Promise.all([once(near, 'close'), once(far, 'close')])
  })

  test('is free again once it is destroyed, and destroying it twice is once', async () => {
    for (let i = 0; i < 3; i++) {
      const line = await host.serial(pty.host, 115200)
      line.resume()
      line.destroy()
      line.destroy()
      await once(line, 'close')
    }
  })

  test('keeps nothing open once it is destroyed, however often it was opened', async () => {
    const open = (): number =>
      readdirSync('/proc/self/fd').filter((fd) => linked(`/proc/self/fd/${fd}`).startsWith('/dev/pts/')).length
    const before = open()
    for (let i = 0; i < 5; i++) {
      const line = await host.serial(pty.host, 115200)
      line.resume()
      expect(open()).toBeGreaterThan(before)
      line.destroy()
      await once(line, 'close')
    }
    await expect.poll(open).toBe(before)
  })

  test('loses nothing of what a slow listener leaves waiting', async () => {
    const [near, far] = await Promise.all([host.serial(pty.host, 115200), host.serial(pty.device, 115200)])
    const said = Array.from({ length: 20_000 }, (_, i) => `${i}\n`).join('')
    far.write(said)
    let heard = ''
    near.on('data', (bytes) => {
      heard += bytes
      near.pause()
      setImmediate(() => near.resume())
    })
    await expect.poll(() => heard.length).toBe(said.length)
    expect(heard).toBe(said)
    near.destroy()
    far.destroy()
    await Promise.all([once(near, 'close'), once(far, 'close')])
  })

  test('can be had once: the second is told who to look for', async () => {
    const line = await host.serial(pty.host, 115200)
    await expect(host.serial(pty.host, 115200)).rejects.toThrow('is in use')
    line.destroy()
    await once(line, 'close')
  })

  test('ends by itself within half a second when its path is gone, even if nobody writes', async () => {
    const line = await host.serial(pty.host, 115200)
    line.resume()
    const cutAt = performance.now()
    const closed = once(line, 'close')
    await pty.cut()
    await closed
    expect(performance.now() - cutAt).toBeLessThan(600 * slowness())
    expect(line.destroyed).toBe(true)
  })

  test('ends when its path is gone though the line still hangs together', async () => {
    const line = await host.serial(pty.host, 115200)
    line.resume()
    const closed = once(line, 'close')
    rmSync(pty.host)
    await closed
    expect(line.destroyed).toBe(true)
  })

  test('ends when its path has become different device', async () => {
    const line = await host.serial(pty.host, 115200)
    line.resume()
    const closed = once(line, 'close')
    rmSync(pty.host)
    symlinkSync('/dev/null', pty.host)
    await closed
    expect(line.errored?.message).toContain('different device')
  })

  test('a path that is not there says so', async () => {
    await expect(host.serial(`${pty.folder}/nothing`, 115200)).rejects.toThrow('Plug the reader in')
  })
})

describe('a virtual line', () => {
  const clock = new Clock()
  const table = new VirtualTable({ now: clock.now, after: clock.after, seed: 1 })
  const port = new VirtualPort({ table, clock, seed: 2 })
  const virtual = machineHost({ log: () => {}, clock, virtual: new Map([['table', port]]) })

  test('opens by its name, once, and is a stream of serialport like any other', async () => {
    const line = await virtual.serial('virtual:table', 115200)
    expect(line.constructor.name).toBe('Line')
    await expect(virtual.serial('virtual:table', 115200)).rejects.toThrow('in use')
    line.destroy()
    await once(line, 'close')
    const again = await virtual.serial('virtual:table', 115200)
    again.destroy()
    await once(again, 'close')
  })

  test('ends when its cable is pulled', async () => {
    const line = await virtual.serial('virtual:table', 115200)
    line.resume()
    const closed = once(line, 'close')
    table.apply({ hand: 'fault', fault: 'unplugged', on: true })
    await closed
    await expect(virtual.serial('virtual:table', 115200)).rejects.toThrow('Plug it in')
  })

  test('keeps for a reader who does not read no more than a kernel would', async () => {
    table.apply({ hand: 'fault', fault: 'unplugged', on: false })
    const wire = await port.open({ path: 'virtual:table', baudRate: 115200 })
    await clock.run(1_000_000)
    const { bytesRead } = await wire.read(Buffer.alloc(1e6), 0, 1e6)
    expect(bytesRead).toBeGreaterThan(60_000)
    expect(bytesRead).toBeLessThan(66_000)
    await wire.close()
  })

  test('has the names that were given, and no others', async () => {
    await expect(virtual.serial('virtual:other', 115200)).rejects.toThrow('Virtual tables: virtual:table')
  })
})
