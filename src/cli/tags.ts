// `tablekeeper tags`: sheets of tags to print, cut out and glue: those of a table's camera by name, or any by number.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { complain, phraseOf } from '../config/complaint.ts'
import { readTable } from '../config/table.ts'
import { bitsOf } from '../devices/camera/tags.ts'
import { readCamera } from '../devices/sensors/camera/config.ts'
import { readArgs } from './args.ts'
import { say, voice } from './voice.ts'

/** An A4 sheet and its margin, in millimetres. */
const sheet = { width: 210, height: 297, margin: 12 }
/** A tag's side in millimetres unless another is asked for; of that side, the white around it. */
export const tagMillimetres = 20
export const tagWhite = 1 / 8
/** The room for its name. */
const label = 4

interface Tag {
  readonly id: number
  readonly name: string
}

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('tags', args, { config: 'text', ids: 'text', size: 'number', out: 'text' })
  if (!read.ok) return fail(read.why)
  const { config, ids, size = tagMillimetres, out = '.' } = read.options
  if (size < 8 || size > 150) return fail(say('tags.size', { size }))
  const tags = ids !== undefined ? numbered(ids) : config !== undefined ? ofTable(config) : say('tags.which')
  if (typeof tags === 'string') return fail(tags)
  mkdirSync(out, { recursive: true })
  for (const [i, page] of pages(tags, size).entries()) {
    const file = join(out, `tags-${i + 1}.svg`)
    writeFileSync(file, page)
    console.log(file)
  }
  console.log(say('tags.print', { n: tags.length, size }))
  return 0
}

/** `0-23,500`; a sentence when it is no list of tags. */
function numbered(text: string): Tag[] | string {
  const all: Tag[] = []
  for (const part of text.split(',')) {
    const found = /^(\d+)(?:-(\d+))?$/.exec(part.trim())
    const [from, to] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])]
    if (!found || from > to || bitsOf(to) === null) return say('tags.ids', { ids: part })
    for (let id = from; id <= to; id++) all.push({ id, name: String(id) })
  }
  return all
}

function ofTable(file: string): Tag[] | string {
  const read = readTable(file)
  if (!read.ok) return read.complaints.map((it) => voice(phraseOf(it))).join('\n')
  if (read.table.reader.driver !== 'camera') return say('camera.none', { file })
  const judged = readCamera(read.table.reader)
  if (!judged.ok)
    return complain(read.source, judged.problems, ['reader'])
      .map((it) => voice(phraseOf(it)))
      .join('\n')
  const { corners, tags, poses } = judged.value.seer
  return [
    ...Object.entries(corners).map(([id, at]) => ({ id: Number(id), name: `${id} (${at.join(', ')} mm)` })),
    ...Object.entries(tags).map(([id, name]) => ({ id: Number(id), name: `${name} (${id})` })),
    ...Object.entries(poses).map(([id, { thing, pose }]) => ({ id: Number(id), name: `${thing} ${pose} (${id})` }))
  ]
}

/** One SVG a sheet, in millimetres, so that what is printed at full size is as large as it says. */
function pages(tags: readonly Tag[], size: number): string[] {
  const step = size * (1 + 2 * tagWhite) + label
  const across = Math.max(1, Math.floor((sheet.width - 2 * sheet.margin) / step))
  const down = Math.max(1, Math.floor((sheet.height - 2 * sheet.margin) / step))
  const sheets = Array.from({ length: Math.ceil(tags.length / (across * down)) }, (_, i) =>
    tags.slice(i * across * down, (i + 1) * across * down)
  )
  return sheets.map((all) => {
    const drawn = all.map((tag, i) =>
      drawnAt(tag, sheet.margin + (i % across) * step, sheet.margin + Math.floor(i / across) * step, size)
    )
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}mm" height="${sheet.height}mm" viewBox="0 0 ${sheet.width} ${sheet.height}">\n<rect width="${sheet.width}" height="${sheet.height}" fill="#fff"/>\n${drawn.join('\n')}\n</svg>\n`
  })
}

function drawnAt({ id, name }: Tag, x: number, y: number, size: number): string {
  const [module, rim] = [size / 8, size * tagWhite]
  const bits = bitsOf(id) as readonly string[]
  const light = bits.flatMap((row, r) =>
    [...row].flatMap((bit, c) =>
      bit === '1' ? [`<path d="M${(c + 1) * module} ${(r + 1) * module}h${module}v${module}h-${module}z"/>`] : []
    )
  )
  return `<g transform="translate(${x + rim} ${y + rim})"><rect x="${-rim}" y="${-rim}" width="${size + 2 * rim}" height="${size + 2 * rim}" fill="none" stroke="#bbb" stroke-width="0.1"/><rect width="${size}" height="${size}"/><g fill="#fff" shape-rendering="crispEdges">${light.join('')}</g><text x="${size / 2}" y="${size + rim + 2.6}" font-family="sans-serif" font-size="2.4" text-anchor="middle">${escaped(name)}</text></g>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function fail(why: string): number {
  console.error(why)
  return 2
}
