// Checks JSON from outside against our schemas. Ajv is loaded with the first check, because serving the page does not need it.

import type { Ajv, ErrorObject } from 'ajv'
import type { FastifyServerOptions } from 'fastify'

let loaded: Promise<Ajv> | null = null

/** Loads Ajv; otherwise the first check does. */
export function loadAjv(): Promise<Ajv> {
  // A test checks our schemas against the meta schema, so a start does not; checks that run seldom are not worth optimising.
  loaded ??= import('ajv').then(
    ({ Ajv }) => new Ajv({ strict: false, meta: false, validateSchema: false, code: { optimize: false } })
  )
  return loaded
}

/** The last fault that the schema finds, or null. Each schema is compiled on first use and cached. */
export async function faultIn(schema: object, value: unknown): Promise<ErrorObject | null> {
  const check = (await loadAjv()).compile(schema)
  return check(value) ? null : (check.errors?.at(-1) ?? null)
}

interface Route {
  readonly schema: object
  readonly httpPart?: string
}

/** The validators of routes. Fastify's own would load two compilers and compile all schemas before it listens. */
const compilersFactory = {
  buildValidator:
    () =>
    ({ schema, httpPart }: Route) =>
    async (value: unknown): Promise<void> => {
      const fault = await faultIn(schema, value)
      if (fault) throw new Error(`${httpPart}${fault.instancePath} ${fault.message}`)
    },
  // No route describes its answers.
  buildSerializer: () => () => JSON.stringify
}

/** Fastify's types know only its own compilers; its documentation allows any. */
export const onFirstUse = { compilersFactory } as unknown as NonNullable<FastifyServerOptions['schemaController']>
