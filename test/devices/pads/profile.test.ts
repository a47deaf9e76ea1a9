import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { misfits } from '../../../src/core/form.ts'
import { langs } from '../../../src/core/words.ts'
import { Ear } from '../../../src/devices/pads/ear.ts'
import { type Profile, profileSchema } from '../../../src/devices/pads/profile.ts'
import { described, fileOf } from '../../config/described.ts'
import { ready } from './bench.ts'

/** The presses that these reports mean, 100 ms apart. */
function pressed(profile: Profile, ...reports: readonly (readonly number[])[]) {
  const ear = new Ear(profile)
  return reports.flatMap((it, i) => ear.hear(Uint8Array.from(it), i * 100))
}

describe('hardware/pads', () => {
  const files = globSync('hardware/pads/*.yaml')

  test.each(files)('%s is in order and tells editors its schema', (file) => {
    expect(Object.keys(ready(basename(file, '.yaml')).buttons)).toEqual(expect.arrayContaining(['confirm', 'undo']))
    expect(readFileSync(file, 'utf8')).toMatch(/^# yaml-language-server: \$schema=pad\.schema\.json\n/)
  })

  // To update it: `npx vitest run test/devices/pads -u`.
  test.each(langs)('pad.schema is what the schema says: %s', async (lang) => {
    const text = described('tablekeeper pad', profileSchema, lang)
    await expect(text).toMatchFileSnapshot(fileOf('../../../hardware/pads/pad.schema', lang))
  })
})

describe('numpad', () => {
  const up = [0, 0, 0, 0, 0, 0, 0, 0]
  const keys = (...held: number[]) => [0, 0, ...held, ...up].slice(0, 8)

  test.each<[string, number[][], (string | number)[]]>([
    ['Enter of a numpad and of a keyboard', [keys(0x58), up, keys(0x28), up], ['confirm', 'confirm']],
    ['minus and Backspace', [keys(0x56), up, keys(0x2a)], ['undo', 'undo']],
    ['digits of both', [keys(0x59), up, keys(0x26)], [1, 9]],
    ['a key held down and repeated', [keys(0x58), keys(0x58), keys(0x58)], ['confirm']],
    ['two keys in one report', [keys(0x54, 0x57)], ['why', 'end']],
    ['one key rolled over the other, which moves up', [keys(0x59, 0x5a), keys(0x5a), up], [1, 2]],
    ['more keys than it can tell apart, in between', [keys(0x59), keys(1, 1, 1, 1, 1, 1), keys(0x59), up], [1]],
    ['a modifier and a letter', [[2, 0, 4, 0, 0, 0, 0, 0], up], []],
    ['a report that is too short', [[0], keys(0x58)], ['confirm']]
  ])('%s', (_, reports, wanted) => {
    expect(pressed(ready('numpad'), up, ...reports)).toEqual(wanted)
  })
})

describe('gamepad', () => {
  const rest = [0x01, 0x80, 0x80, 0x7f, 0x7f, 0x0f, 0x00, 0x00]
  const with_ = (byte: number, value: number) => rest.with(byte, value)

  // The reports of such a pad are documented at www.os2world.com/wiki, "PCS SNES Gamepad Hardware Report".
  test.each<[string, number[], (string | number)[]]>([
    ['A', with_(5, 0x2f), ['confirm']],
    ['B', with_(5, 0x1f), ['undo']],
    ['Select', with_(6, 0x10), ['why']],
    ['Start', with_(6, 0x20), ['end']],
    ['left', with_(3, 0x00), ['left']],
    ['right', with_(3, 0xff), ['right']],
    ['up', with_(4, 0x00), []],
    ['A and B', with_(5, 0x3f), ['confirm', 'undo']]
  ])('%s', (_, report, wanted) => {
    expect(pressed(ready('gamepad'), rest, report, report, rest)).toEqual(wanted)
  })
})

describe('a sign', () => {
  const of = (buttons: Profile['buttons']): Profile => ({ name: 'x', match: {}, buttons })

  test.each<[string, Profile, number[][], (string | number)[]]>([
    [
      'of a numbered report',
      of({ confirm: { report: 3, byte: 0, mask: 1 } }),
      [
        [2, 1],
        [3, 1],
        [2, 0],
        [3, 1]
      ],
      ['confirm']
    ],
    [
      'of a hat, one value of four bits',
      of({ left: { byte: 0, mask: 0x0f, is: 6 } }),
      [[0xf8], [0xf6], [0xf8]],
      ['left']
    ],
    ['of several bits wants them all', of({ end: { byte: 0, mask: 3 } }), [[1], [2], [3], [1]], ['end']],
    ['between two values', of({ why: { byte: 0, above: 9, below: 20 } }), [[9], [20], [10], [0]], ['why']]
  ])('%s', (_, profile, reports, wanted) => {
    expect(pressed(profile, ...reports)).toEqual(wanted)
  })

  test('lets a worn contact chatter for 30 ms', () => {
    const ear = new Ear(of({ confirm: { byte: 0, mask: 1 } }))
    const at: [number, number][] = [
      [1, 0],
      [0, 100],
      [1, 110],
      [0, 115],
      [1, 120],
      [0, 200],
      [1, 230]
    ]
    expect(at.map(([bits, ms]) => ear.hear(Uint8Array.of(bits), ms).length)).toEqual([1, 0, 0, 0, 0, 0, 1])
  })
})

test('the profile that hardware/pads/README.md shows is in order', () => {
  const [, text = ''] = /```yaml\n(name: .*?)```/s.exec(readFileSync('hardware/pads/README.md', 'utf8')) ?? []
  expect(misfits(profileSchema, parse(text))).toEqual([])
})
