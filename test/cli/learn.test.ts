// Learning a pad by questions: the questions, the presses of a simulated hand, and the resulting file.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { learn } from '../../src/cli/learn.ts'
import { readProfile } from '../../src/profiles.ts'
import { Sockets } from '../devices/pads/bench.ts'
import { folder, tablekeeper } from './command.ts'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Learns a pad. A hand answers each question in turn: with a bit of our pad, a typed line, or by unplugging it. */
async function lesson(file: string, answers: readonly (number | string)[], plugged = 1) {
  const sockets = new Sockets()
  const [path = ''] = Array.from({ length: plugged }, () => sockets.plug({ socket: 'usb-1/input0' }))
  const typed = new PassThrough()
  const said: string[] = []
  const waiting = [...answers]
  async function answer(): Promise<void> {
    const next = waiting.shift() ?? 'q'
    await turn()
    if (next === 'pull') sockets.pull(path)
    else if (typeof next === 'string') typed.write(`${next}\n`)
    else
      for (const bits of [next, 0]) {
        sockets.report(path, bits, 0)
        await turn()
      }
  }
  const code = await learn(file, {
    hid: sockets,
    lines: createInterface({ input: typed }),
    rest: turn,
    print: (line) => {
      said.push(line)
      if (/^(Press|That is)/.test(line)) void answer()
    }
  })
  return { code, said }
}

describe('learn pad', () => {
  test('asks for each button and writes a profile that works, with the lines for the table file', async () => {
    const file = join(folder(), 'pad.yaml')
    const { code, said } = await lesson(file, [1, 1, 2, '', 8, 'q'])
    expect(code).toBe(0)
    expect(readProfile(file)).toEqual({
      ok: true,
      profile: {
        name: 'tablekeeper pad',
        match: { vendor: 0x1209, product: 1, usage: [0xff00, 1] },
        buttons: { confirm: { byte: 0, mask: 1 }, undo: { byte: 0, mask: 2 }, end: { byte: 0, mask: 8 } }
      }
    })
    expect(said.at(-1)).toBe(`  - {"driver":"hid","seat":0,"profile":"${file}","socket":"usb-1/input0"}`)
  })

  test('says when a button has a meaning already, and asks again', async () => {
    const file = join(folder(), 'pad.yaml')
    const { said } = await lesson(file, [1, 1, 1, 2, 'q'])
    expect(said).toContain('That is already the button to confirm. Press another one.')
    expect(readProfile(file)).toMatchObject({ profile: { buttons: { undo: { mask: 2 } } } })
  })

  test('goes on where it was, even when the pad was pulled out', async () => {
    const file = join(folder(), 'pad.yaml')
    expect((await lesson(file, [1, 1, 'pull'])).code).toBe(2)
    const { code, said } = await lesson(file, [1, 2, 'q'])
    expect(code).toBe(0)
    expect(said).toContain(`${file} already knows 1 button.`)
    expect(said.filter((it) => it.includes('confirm'))).toEqual([])
    expect(Object.keys(readFileSync(file, 'utf8').match(/confirm|undo/g) ?? {}).length).toBe(2)
  })

  test('keeps its hands off the file of another pad, and of a broken one', async () => {
    const path = folder({
      'other.yaml': 'name: x\nmatch: { vendor: 1 }\nbuttons: {}\n',
      'broken.yaml': 'name: x\nmatch: {}\nbuttons: { confirn: { byte: 0 } }\n'
    })
    for (const name of ['other.yaml', 'broken.yaml']) {
      const before = readFileSync(join(path, name), 'utf8')
      expect((await lesson(join(path, name), [1])).code).toBe(2)
      expect(readFileSync(join(path, name), 'utf8')).toBe(before)
    }
  })

  test('without a pad says so', async () => {
    expect(await lesson(join(folder(), 'pad.yaml'), [], 0)).toMatchObject({ code: 2 })
  })

  test.each([[['chess']], [[]]])('learns pads, and nothing else: %j', (args) => {
    const err = 'Only pads can be learned: tablekeeper learn pad.\n'
    expect(tablekeeper(['learn', ...args])).toMatchObject({ code: 2, out: '', err })
  })
})
