// A table file: the devices of a table, and the server's address. Drivers check their own parts; this checks what every table file has.

import { misfits } from '../core/form.ts'
import type { JsonObject } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import { type Complaint, complain } from './complaint.ts'
import { readSource, type Source } from './source.ts'

/** A device: the driver's name, and what that driver needs. */
export type Part = JsonObject & { readonly driver: string }

export interface TableFile {
  readonly name: string
  readonly reader: Part
  readonly lights: Part
  readonly pads: readonly Part[]
  /** By seat: what its player brings at this table, as games ask for it. */
  readonly seats: readonly JsonObject[]
  /** Milliseconds, by the referee's names; missing ones keep their default. */
  readonly settling: Readonly<Record<string, number>>
  readonly server: {
    readonly port: number
    readonly host: string
    /** Names that pages may be opened by, besides those of this machine. */
    readonly names: readonly string[]
    /** Addresses or networks of reverse proxies whose forwarding headers are trusted. */
    readonly proxies: readonly string[]
    /** PEM files, relative to the working folder; without them the server speaks plain HTTP. */
    readonly tls?: { readonly certificate: string; readonly key: string }
  }
  /** The folder of journal and recordings, from the working folder. */
  readonly data: string
  /** Folders of further games, from the working folder. */
  readonly games: readonly string[]
  /** Planned faults of a virtual table, which checks them. */
  readonly faults: readonly JsonObject[]
}

export type ReadTable =
  | { readonly ok: true; readonly table: TableFile; readonly source: Source }
  | { readonly ok: false; readonly complaints: readonly Complaint[] }

/** Reads and checks a table file, and fills in defaults. */
export function readTable(file: string): ReadTable {
  const source = readSource(file)
  const complaints = complain(source, source.faults.length > 0 ? [] : misfits(tableSchema, source.value))
  if (complaints.length > 0) return { ok: false, complaints }
  const said = source.value as Partial<TableFile> & { readonly reader: Part }
  return { ok: true, source, table: { ...usual, ...said, server: { ...usual.server, ...said.server } } }
}

const usual: Omit<TableFile, 'reader'> = {
  name: '',
  lights: { driver: 'virtual' },
  pads: [],
  seats: [],
  settling: {},
  server: { port: 8080, host: '127.0.0.1', names: [], proxies: [] },
  data: 'data',
  games: [],
  faults: []
}

const part = (description: string): Schema => ({
  type: 'object',
  description,
  properties: { driver: { type: 'string', minLength: 1, description: 'setting.driver' } },
  required: ['driver']
})

const wait = (description: string): Schema => ({ type: 'integer', minimum: 0, maximum: 600_000, description })

/** The whole of a table file; hardware/tables/table.schema.json is written from it. */
export const tableSchema: Schema = {
  type: 'object',
  description: 'setting.table',
  properties: {
    name: { type: 'string', description: 'setting.name' },
    reader: part('setting.reader'),
    lights: part('setting.lights'),
    pads: {
      type: 'array',
      description: 'setting.pads',
      items: {
        ...part('setting.pad'),
        properties: {
          driver: { type: 'string', minLength: 1, description: 'setting.driver' },
          seat: { type: 'integer', minimum: 0, description: 'setting.pad.seat' }
        },
        required: ['driver', 'seat']
      }
    },
    seats: { type: 'array', description: 'setting.seats', maxItems: 8, items: { type: 'object' } },
    settling: {
      type: 'object',
      description: 'setting.settling',
      properties: {
        done: wait('setting.settling.done'),
        paused: wait('setting.settling.paused'),
        slide: wait('setting.settling.slide'),
        gone: wait('setting.settling.gone'),
        foul: wait('setting.settling.foul'),
        foulUnwatched: wait('setting.settling.foulUnwatched'),
        patience: wait('setting.settling.patience'),
        lifted: wait('setting.settling.lifted'),
        hovering: wait('setting.settling.hovering')
      },
      additionalProperties: false
    },
    server: {
      type: 'object',
      description: 'setting.server',
      properties: {
        port: { type: 'integer', minimum: 0, maximum: 65_535, description: 'setting.server.port' },
        host: {
          type: 'string',
          minLength: 1,
          description: 'setting.server.host'
        },
        names: {
          type: 'array',
          items: { type: 'string', minLength: 1 },
          description: 'setting.server.names'
        },
        proxies: {
          type: 'array',
          items: { type: 'string', minLength: 1 },
          description: 'setting.server.proxies'
        },
        tls: {
          type: 'object',
          description: 'setting.server.tls',
          properties: {
            certificate: { type: 'string', minLength: 1, description: 'setting.server.tls.certificate' },
            key: { type: 'string', minLength: 1, description: 'setting.server.tls.key' }
          },
          required: ['certificate', 'key'],
          additionalProperties: false
        }
      },
      additionalProperties: false
    },
    data: { type: 'string', minLength: 1, description: 'setting.data' },
    games: {
      type: 'array',
      description: 'setting.games',
      items: { type: 'string', minLength: 1 }
    },
    faults: { type: 'array', description: 'setting.faults', items: { type: 'object', required: ['fault'] } }
  },
  required: ['reader'],
  additionalProperties: false
}
