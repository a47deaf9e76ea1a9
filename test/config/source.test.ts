import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseSource, readSource } from '../../src/config/source.ts'
import type { Problem } from '../../src/core/schema.ts'

describe('a file that a person wrote', () => {
  const text = `name: Ann
reader:
  driver: serial   # the usual
  baud: 115200
pads:
  - driver: hid
    seats: [0, 1]
  - *none
`.replace('  - *none\n', '')
  const { value, where } = parseSource('t.yaml', text)

  test('is its value', () => {
    expect(value).toEqual({
      name: 'Ann',
      reader: { driver: 'serial', baud: 115200 },
      pads: [{ driver: 'hid', seats: [0, 1] }]
    })
  })

  test.each<[Problem['at'], [number, number]]>([
    [[], [1, 1]],
    [['name'], [1, 7]],
    [['reader'], [2, 1]],
    [
      ['reader', 'baud'],
      [4, 9]
    ],
    [
      ['pads', 0],
      [6, 5]
    ],
    [
      ['pads', 0, 'seats', 1],
      [7, 16]
    ],
    [
      ['reader', 'speed'],
      [2, 1]
    ],
    [
      ['name', 'first'],
      [1, 7]
    ],
    [
      ['pads', 7],
      [5, 1]
    ]
  ])('%j is where an editor shows it', (at, [line, column]) => {
    expect(where(at)).toEqual({ line, column })
  })

  test('may be JSON, tabs and all', () => {
    const json = parseSource('t.json', '{\n\t"reader": {\n\t\t"driver": "x"\n\t}\n}')
    expect(json.value).toEqual({ reader: { driver: 'x' } })
    expect(json.where(['reader', 'driver'])).toEqual({ line: 3, column: 13 })
  })

  test('may say things once and point at them', () => {
    const twice = parseSource('t.yaml', 'a: &a { x: 1 }\nb: *a\n')
    expect(twice.value).toEqual({ a: { x: 1 }, b: { x: 1 } })
    expect(twice.where(['b', 'x'])).toEqual({ line: 1, column: 12 })
  })

  test('has numbers as keys where numbers are keys', () => {
    const faces = parseSource('t.yaml', 'symbols:\n  2: [move]\n')
    expect(faces.value).toEqual({ symbols: { 2: ['move'] } })
    expect(faces.where(['symbols', '2', 0])).toEqual({ line: 2, column: 7 })
    expect(faces.where(['symbols', 2, 0])).toEqual({ line: 2, column: 7 })
  })

  test.each<[string, string, number]>([
    ['an open bracket', 'a: 1\nb: [1,', 2],
    ['one key twice', 'a: 1\na: 2', 2],
    ['two documents', 'a: 1\n---\nb: 1', 2],
    ['a circle', 'a: &a { b: *a }', 1],
    [
      'a bomb',
      `a: &a [x]\n${'bcdefghij'
        .split('')
        .map((k, i) => `${k}: &${k} [${Array(10).fill(`*${'abcdefghij'[i]}`)}]`)
        .join('\n')}`,
      1
    ]
  ])('with %s is told so and has no value', (_, broken, line) => {
    const { value: nothing, faults } = parseSource('t.yaml', broken)
    expect(nothing).toBeNull()
    expect(faults[0]).toMatchObject({ line, why: { say: 'file.syntax' } })
  })

  test('that is not there is told so', () => {
    expect(readSource('/nowhere/at/all').faults).toMatchObject([{ why: { say: 'file.unreadable' } }])
  })

  test('is read from disk', () => {
    const folder = mkdtempSync(join(tmpdir(), 'source-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 't.yaml')
    writeFileSync(file, '\uFEFFname: É\n')
    expect(readSource(file)).toMatchObject({ file, value: { name: 'É' }, faults: [] })
  })
})
