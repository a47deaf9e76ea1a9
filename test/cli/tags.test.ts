import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bitsOf, TagFinder } from '../../src/devices/camera/tags.ts'
import { folder, tablekeeper } from './command.ts'

/** The tag of a sheet as an image with four pixels per millimetre: black where no white path covers it. */
function pictured(svg: string, size: number) {
  const [, x = '', y = ''] = /translate\(([\d.]+) ([\d.]+)\)/.exec(svg) ?? []
  const side = Math.ceil(4 * size * 2)
  const data = new Uint8Array(side * side).fill(230)
  const fill = (fx: number, fy: number, w: number, value: number): void => {
    for (let py = Math.round(fy * 4); py < Math.round((fy + w) * 4); py++)
      for (let px = Math.round(fx * 4); px < Math.round((fx + w) * 4); px++) data[py * side + px] = value
  }
  fill(size / 2, size / 2, size, 20)
  for (const [, px, py, w] of svg.matchAll(/<path d="M([\d.]+) ([\d.]+)h([\d.]+)v/g))
    fill(size / 2 + Number(px), size / 2 + Number(py), Number(w), 230)
  return { at: [Number(x), Number(y)], picture: { width: side, height: side, data } }
}

test('what is printed is what the camera reads', () => {
  const out = folder()
  for (const id of [0, 7, 586]) {
    const { code, lines } = tablekeeper(['tags', '--ids', String(id), '--size', '24', '--out', out])
    expect([code, lines[0]]).toEqual([0, join(out, 'tags-1.svg')])
    const { picture } = pictured(readFileSync(join(out, 'tags-1.svg'), 'utf8'), 24)
    expect(new TagFinder([0, 7, 586]).find(picture).map((it) => it.id)).toEqual([id])
  }
})

test('a sheet is A4 in millimetres, and what does not fit goes on the next', () => {
  const out = folder()
  const { lines } = tablekeeper(['tags', '--ids', '0-99', '--out', out])
  expect(lines).toHaveLength(3)
  const sheets = lines.slice(0, -1).map((it) => readFileSync(it, 'utf8'))
  expect(sheets.every((it) => it.includes('width="210mm" height="297mm"'))).toBe(true)
  expect(sheets.join('').match(/translate/g)).toHaveLength(100)
  expect(bitsOf(587)).toBeNull()
})

test('the tags of a table have the names that its file gives them', () => {
  const corners = '{ 500: [0, 0], 501: [700, 0], 502: [700, 400], 503: [0, 400] }'
  const out = folder({
    'table.yaml': `reader: { driver: camera, corners: ${corners}, pieces: { 3: keeper/0, 4: "<&>" } }\n`
  })
  expect(tablekeeper(['tags', '--config', join(out, 'table.yaml'), '--out', out]).code).toBe(0)
  const sheet = readFileSync(join(out, 'tags-1.svg'), 'utf8')
  expect(sheet).toContain('keeper/0 (3)')
  expect(sheet).toContain('502 (700, 400 mm)')
  expect(sheet).toContain('&lt;&amp;> (4)')
})

test.each([
  [['tags'], '--ids'],
  [['tags', '--ids', '580-590'], '580-590'],
  [['tags', '--ids', 'all'], 'all'],
  [['tags', '--ids', '1', '--size', '3'], '--size 3']
])('%j is refused', (args, why) => {
  const { code, err } = tablekeeper(args)
  expect([code, err]).toEqual([2, expect.stringContaining(why)])
})
