// Checks all our schemas against the meta schema, because nothing does so when a schema is used.

import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../src/core/schema.ts'
import { clientMessages, newMatch, newMove } from '../../src/server/schemas.ts'

const written = /^export const [^=\n]*?\b(\w+Schema)\b/gm

/** Every schema that src exports, with file and name: all exports named `…Schema`. */
const ofTables = await Promise.all(
  globSync('src/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(written)].map(async ([, name = '']): Promise<[string, object]> => {
      const module = (await import(resolve(file))) as Record<string, Schema>
      return [`${name} of ${file}`, module[name] as Schema]
    })
  )
)
const ofServer = [...Object.entries<object>({ newMatch, newMove }), ...Object.entries(clientMessages)]
const all = [...ofTables, ...ofServer]

const faultsOf = (schema: object): string[] => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  const isRight = ajv.validateSchema(schema)
  return isRight ? [] : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe('our schemas', () => {
  test('those of table files, lamps, pads, readers, cameras and games are found', () => {
    const names = ofTables.map(([name]) => name.split(' ')[0])
    for (const name of ['table', 'lamps', 'pad', 'profile', 'serial', 'camera', 'planned', 'options', 'seat', 'card'])
      expect(names).toContain(`${name}Schema`)
  })

  test.each(all)('%s passes the meta schema', (_, schema) => {
    expect(faultsOf(schema)).toEqual([])
  })

  test('the check finds a mistake in a schema', () => {
    expect(faultsOf({ type: 'object', properties: { seat: { type: 'integr', minimum: '0' } } })).not.toEqual([])
  })
})
