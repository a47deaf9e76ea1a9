// The codec on a line where one message in a hundred is damaged: how many it loses, and how many it reads on a clean line.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draw, seeded } from '../../../src/core/random.ts'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import type { Row, Taken } from '../row.ts'

const recording = join(import.meta.dirname, '../../traces/evening.txt')
const times = 20

export const codec: Row = {
  name: 'codec',
  title: 'a recorded evening with one line in a hundred damaged',
  baseline: 'the same undamaged',
  lines: [
    { of: 'perSecond', what: 'lines read, one in a hundred damaged', unit: '/s', as: 'ratio' },
    { of: 'lost', what: 'whole lines lost with the damaged ones', unit: '', as: 'value', aim: { most: 0 } },
    { of: 'believed', what: 'damaged lines that were believed', unit: '', as: 'value', aim: { most: 0 } }
  ],
  open: async () => {
    const lines = readFileSync(recording, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => `${line.slice(line.indexOf(' ') + 1)}\n`)
    const clean = Array.from({ length: times }, () => lines).flat()
    const { spoilt, damaged } = spoil(clean)
    return {
      same: `${clean.length} lines, ${damaged} of them damaged in one bit`,
      ours: () => read(spoilt, clean.length, damaged),
      baseline: () => read(clean, clean.length, 0)
    }
  }
}

/** Flips one bit in one line of a hundred, but never in its end, which would damage two lines. */
function spoil(lines: readonly string[]): { spoilt: string[]; damaged: number } {
  let random = seeded(10)
  const below = (n: number): number => {
    const [value, next] = draw(random, n)
    random = next
    return value
  }
  let damaged = 0
  const spoilt = lines.map((line) => {
    if (below(100) > 0) return line
    const at = below(line.length - 1)
    const turned = String.fromCharCode(line.charCodeAt(at) ^ (1 << below(7)))
    if (turned === '\n') return line
    damaged += 1
    return line.slice(0, at) + turned + line.slice(at + 1)
  })
  return { spoilt, damaged }
}

function read(lines: readonly string[], all: number, damaged: number): Taken {
  const bytes = Buffer.from(lines.join(''), 'latin1')
  const assembler = new Assembler()
  let whole = 0
  const began = performance.now()
  // Pass the bytes on in small pieces, as a kernel does.
  for (let at = 0; at < bytes.length; at += 61)
    for (const { frame } of assembler.push(bytes.subarray(at, at + 61))) whole += frame === 'line' ? 1 : 0
  const perSecond = (1000 * lines.length) / (performance.now() - began)
  return { perSecond, lost: Math.max(0, all - damaged - whole), believed: Math.max(0, whole - (all - damaged)) }
}
