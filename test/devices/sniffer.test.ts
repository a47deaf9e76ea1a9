import { expect, test } from 'vitest'
import { words } from '../../src/cli/words/sniff.ts'
import { speak } from '../../src/core/words.ts'
import { Sniffer } from '../../src/devices/sniffer.ts'
import type { DeviceSays } from '../../src/devices/wire/message.ts'
import { writeLine } from '../../src/devices/wire/write.ts'
import { begin, cell, cells, end, hello, press } from './wire/device.ts'

let seq = 0
const lineOf = (says: DeviceSays): string => `${writeLine({ boot: '7f3a', seq: seq++, micros: 0 }, says)}\n`

/** The sniffer’s English output for these lines; a `!` marks errors. */
function sniffed(sniffer: Sniffer, ...lines: (DeviceSays | string)[]): string[] {
  const text = lines.map((it) => (typeof it === 'string' ? it : lineOf(it))).join('')
  const reader = { lang: 'en', words: words.en, seats: [] } as const
  return sniffer.push(Buffer.from(text, 'latin1')).map((it) => `${it.bad ? '! ' : ''}${speak(it.say, reader)}`)
}

test('what a keyframe only repeats is passed over, what is new or gone is told', () => {
  const sniffer = new Sniffer()
  expect(sniffed(sniffer, hello, begin, cells(cell(1, 3, ['wizard']), cell(4, 0, 'something')), end)).toEqual([
    'hello: board, protocol 1, firmware –, started by power; senses cells, buttons, pong',
    'cell 1,3: wizard',
    'cell 4,0: something'
  ])
  expect(sniffed(sniffer, begin, cells(cell(1, 3, ['wizard']), cell(4, 0, 'something')), end)).toEqual([])
  expect(sniffed(sniffer, cells(cell(1, 3, 'empty'), cell(2, 3, ['wizard', 'gold'])))).toEqual([
    'cell 1,3: empty',
    'cell 2,3: wizard + gold'
  ])
  expect(sniffed(sniffer, begin, cells(cell(2, 3, ['wizard', 'gold'])), end)).toEqual(['cell 4,0: empty'])
})

test('tags, dice, switches and buttons have their words', () => {
  expect(
    sniffed(
      new Sniffer(),
      { say: 'tags', tags: [{ id: 'wolf#1', at: { x: 12.5, y: 8, turn: 90 } }] },
      { say: 'tags', tags: [{ id: 'wolf#1', at: null }] },
      { say: 'dice', dice: [{ id: 'd1', colour: 'red', status: 5, throws: 1 }] },
      { say: 'dice', dice: [{ id: 'd1', colour: 'red', status: 'crooked', throws: 2 }] },
      { say: 'dice', dice: [{ id: 'd1', colour: 'red', status: 'gone', throws: 2 }] },
      { say: 'switches', hand: true, tilt: null },
      { say: 'switches', hand: false, tilt: true },
      press(3)
    )
  ).toEqual([
    'tag wolf#1: 12.5, 8 mm, turned 90°',
    'tag wolf#1: gone',
    'die d1 (red): 5, rolled 1 time',
    'die d1 (red): cocked, rolled 2 times',
    'die d1: gone',
    'a hand is over the table',
    'no hand over the table',
    'the table is being bumped',
    'pad 0: confirm (press 3)'
  ])
})

test('damage, holes and echoes are always told and counted', () => {
  const sniffer = new Sniffer()
  const damaged = lineOf(cells(cell(1, 1, 'something'))).replace('1,1', '1,2')
  expect(sniffed(sniffer, hello, 'what\x07 is this\n', damaged)).toEqual([
    'hello: board, protocol 1, firmware –, started by power; senses cells, buttons, pong',
    '! not a line: what· is this',
    expect.stringMatching(/^! damaged: C 7f3a/)
  ])
  seq += 2
  expect(sniffed(sniffer, cells(cell(0, 0, 'blind')))).toEqual(['! 2 lines missing', 'cell 0,0: its sensor has failed'])
  expect(sniffed(sniffer, `${writeLine({ boot: '7f3a', seq: seq++, micros: 0 }, { say: 'who' })}\n`)).toEqual([
    '! our own line comes back: are the wires touching?'
  ])
  expect(sniffer.counts).toEqual({ lines: 3, damaged: 2, missing: 2 })
})

test('with all, keyframes and pongs are told too', () => {
  const pong: DeviceSays = { say: 'pong', ping: 0, good: 7, bad: 1, dropped: 0, supply: null }
  expect(sniffed(new Sniffer(), begin, end, pong)).toEqual([])
  expect(sniffed(new Sniffer(true), begin, end, pong)).toHaveLength(3)
})
