// A second opinion: the same firmware on simavr, an emulator that shares nothing with the other one. What it prints of the
// serial line is held to the daemon's own ears.

import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Frame } from '../../../src/devices/wire/assembler.ts'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import { Link } from '../../../src/devices/wire/link.ts'
import { build } from './build.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: simavr colours what the chip says.
const colours = /\u001b\[[0-9;]*m/g

/** The frames of the first so many keyframes, as simavr prints them: a dot stands for the line feed. */
function run(elf: string, keyframes: number): Promise<Frame[]> {
  const simavr = spawn('simavr', ['-m', 'atmega328p', '-f', '16000000', elf], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 50_000
  })
  return new Promise((resolve, reject) => {
    const frames: Frame[] = []
    const assembler = new Assembler()
    let rest = ''
    const hear = (text: string): void => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const said = line.replace(colours, '')
        if (said.endsWith('.')) frames.push(...assembler.push(Buffer.from(`${said.slice(0, -1)}\n`)))
      }
      if (frames.filter((it) => it.frame === 'line' && it.line.type === 'E').length >= keyframes) simavr.kill()
    }
    simavr.stdout.setEncoding('latin1').on('data', hear)
    simavr.stderr.setEncoding('latin1').on('data', hear)
    simavr.once('error', reject)
    simavr.once('close', () => resolve(frames))
  })
}

const cases = [
  ['with nothing on its pins it sees that the chains are missing', {}, 'blind', 144],
  ['without the proof wire it believes what its pull-up says: nothing there', { PROOF_WIRE: '0' }, 'empty', 0]
] as const

test.each(cases)('%s', async (_, changes, holds, many) => {
  const built = build(changes)
  try {
    const frames = await run(built.elf, 3)
    const link = new Link()
    const pictures = frames.flatMap((it) => link.hear(it).picture ?? [])
    const [hello, first] = frames
    expect(hello).toMatchObject({ frame: 'line', meaning: { say: 'hello', reset: 'power', grid: [0, 0, 11, 11] } })
    expect(first).toMatchObject({ frame: 'line', line: { type: 'K' } })
    expect(link.counters).toMatchObject({ gaps: 0, damaged: 0, chatter: 0, nonsense: 0, restarts: 0, keyframes: 3 })
    const cells = [...(pictures.at(-1)?.cells.values() ?? [])]
    expect(cells.length).toBe(many)
    expect(cells.every((it) => it.holds === holds)).toBe(true)
    // By its own crystal it begins a keyframe every 900 ms, and is not late for the second that is promised.
    const begun = frames.flatMap((it) => (it.frame === 'line' && it.line.type === 'K' ? [it.line.micros] : []))
    for (const [i, at] of begun.slice(1).entries()) {
      expect(at - (begun[i] ?? 0)).toBeGreaterThanOrEqual(899_000)
      expect(at - (begun[i] ?? 0)).toBeLessThan(1_000_000)
    }
  } finally {
    built.remove()
  }
})
