// A YAML or JSON file that a person wrote, with the position of everything in it. It parses and locates; it judges nothing.

import { readFileSync } from 'node:fs'
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Json } from '../core/json.ts'
import type { Problem } from '../core/schema.ts'
import { verbatim } from '../core/words.ts'

export interface Position {
  /** Both from 1, as editors count. */
  readonly line: number
  readonly column: number
}

export interface Source {
  /** As the person named it. */
  readonly file: string
  readonly value: Json
  /** The position of the value at a path, or of what is nearest to it if it is missing. */
  readonly where: (at: Problem['at']) => Position
  /** What makes the file unreadable, each with its position; then `value` is null. */
  readonly faults: readonly (Problem & Position)[]
}

export function readSource(file: string): Source {
  try {
    return parseSource(file, readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = (error as Error).message.split(',')[0] ?? ''
    return broken(file, [{ at: [], why: { say: 'file.unreadable', with: { reason } }, line: 1, column: 1 }])
  }
}

export function parseSource(file: string, text: string): Source {
  const lines = new LineCounter()
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const syntax = (reason: string, offset: number): Problem & Position => ({
    at: [],
    why: { say: 'file.syntax', with: { reason: verbatim(reason) } },
    ...positionAt(offset)
  })
  if (document.errors.length > 0)
    return broken(
      file,
      document.errors.map((it) => syntax(it.message, it.pos[0]))
    )
  let value: Json
  try {
    // Through text, so that a value is plain JSON whatever YAML allows: no cycles, no infinity.
    value = JSON.parse(JSON.stringify(document.toJS())) as Json
  } catch (error) {
    return broken(file, [syntax((error as Error).message, 0)])
  }
  const where = (at: Problem['at']): Position => {
    let node: Node | null = document.contents
    let offset = node?.range?.[0] ?? 0
    for (const step of at) {
      if (isAlias(node)) node = node.resolve(document) ?? null
      if (isSeq(node)) node = (node.items[Number(step)] ?? null) as Node | null
      else if (isMap(node)) {
        const pair = node.items.find((it) => isScalar(it.key) && String(it.key.value) === String(step))
        if (!pair) return positionAt(offset)
        // For a single value its own position, for a group or list that of its name, where the eye looks.
        const pointed = isScalar(pair.value) && pair.value.range ? pair.value : (pair.key as Node)
        offset = pointed.range?.[0] ?? offset
        node = pair.value as Node | null
        continue
      } else return positionAt(offset)
      offset = node?.range?.[0] ?? offset
    }
    return positionAt(offset)
  }
  return { file, value, where, faults: [] }
}

const broken = (file: string, faults: Source['faults']): Source => ({
  file,
  value: null,
  where: () => ({ line: 1, column: 1 }),
  faults
})
