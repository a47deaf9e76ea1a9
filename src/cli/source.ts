// Where a line of the bundle comes from. Node could look it up itself, but would read every source map while it starts.

import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const house = resolve(import.meta.dirname, '../..')

/** The text of a bug, with the lines of the sources in place of those of the bundle. Without maps it stays as it is. */
export function inSources(text: string): string {
  const maps = new Map<string, SourceMap | null>()
  return text.replace(/(file:\/\/[^\s)]+\.js):(\d+):(\d+)/g, (whole, url: string, line: string, column: string) => {
    const file = fileURLToPath(url)
    if (!maps.has(file)) maps.set(file, mapOf(file))
    const from = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!from || !('originalSource' in from)) return whole
    const source = relative(house, join(dirname(file), from.originalSource)).replace(/^(\.\.\/)+/, '')
    return `${source}:${from.originalLine + 1}:${from.originalColumn + 1}`
  })
}

function mapOf(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  } catch {
    return null
  }
}
