// Parses command-line arguments: options by name, everything else in order. An unknown option gets a suggestion.

import { parseArgs } from 'node:util'
import { meant } from '../config/meant.ts'
import { say } from './voice.ts'

/** A `switch` is present or absent; the others need a value, and `texts` may be given several times. */
export type Options = Readonly<Record<string, 'text' | 'texts' | 'number' | 'switch'>>

type Value<Kind> = Kind extends 'text'
  ? string
  : Kind extends 'texts'
    ? readonly string[]
    : Kind extends 'number'
      ? number
      : true

export type Args<O extends Options> =
  | { readonly ok: true; readonly options: { readonly [K in keyof O]?: Value<O[K]> }; readonly rest: readonly string[] }
  /** What to print instead of going on. */
  | { readonly ok: false; readonly why: string }

/** Parses the arguments of a command that takes `rest` positional ones, at least and at most. */
export function readArgs<const O extends Options>(
  command: string,
  args: readonly string[],
  options: O,
  [least, most]: readonly [number, number] = [0, 0]
): Args<O> {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(([name, kind]) => [name, { type: kind === 'switch' ? 'boolean' : 'string' }])
    ),
    strict: false,
    tokens: true
  })
  const fail = (why: string): { ok: false; why: string } => ({
    ok: false,
    why: `${why} ${say('args.help', { command })}`
  })
  const read: Record<string, string | readonly string[] | number | true> = {}
  const rest: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const kind = Object.hasOwn(options, name) ? options[name] : undefined
    if (!kind) {
      const word = meant(name, Object.keys(options))
      return fail(
        `${say('args.option', { name: rawName, command })}${word ? ` ${say('args.meant', { word: `--${word}` })}` : ''}`
      )
    }
    if (kind === 'switch') {
      if (value !== undefined) return fail(say('args.noValue', { name: rawName }))
      read[name] = true
    } else {
      if (value === undefined || value === '') return fail(say('args.value', { name: rawName }))
      if (kind === 'number' && !/^\d+$/.test(value)) return fail(say('args.number', { name: rawName, value }))
      if (kind === 'texts') read[name] = [...((read[name] as readonly string[] | undefined) ?? []), value]
      else read[name] = kind === 'number' ? Number(value) : value
    }
  }
  if (rest.length < least) return fail(say('args.few', { command }))
  if (rest.length > most) return fail(say('args.many', { command, value: rest[most] ?? '' }))
  return { ok: true, options: read as { [K in keyof O]?: Value<O[K]> }, rest }
}
