// A table file: which devices a table has and where its window listens. What is inside a
// device's part is judged by its driver; here only what every table file has.

import { misfits } from '../core/form.ts'
import type { JsonObject } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import { type Complaint, complain } from './complaint.ts'
import { readSource, type Source } from './source.ts'

/** A device: which driver it takes, and what that driver wants to know. */
export type Part = JsonObject & { readonly driver: string }

export interface TableFile {
  readonly name: string
  readonly reader: Part
  readonly lights: Part
  readonly pads: readonly Part[]
  /** Milliseconds, by the referee's names; those not given are as usual. */
  readonly waits: Readonly<Record<string, number>>
  readonly server: {
    readonly port: number
    readonly host: string
    /** Names that pages may be opened by, besides those of this machine. */
    readonly names: readonly string[]
    /** Addresses or networks of reverse proxies whose forwarding headers are believed. */
    readonly proxies: readonly string[]
  }
  /** The folder of journal and recordings, from the working folder. */
  readonly data: string
  /** Folders of further games, from the working folder. */
  readonly games: readonly string[]
  /** What goes wrong by itself with a virtual table; judged by it. */
  readonly faults: readonly JsonObject[]
}

export type ReadTable =
  | { readonly ok: true; readonly table: TableFile; readonly source: Source }
  | { readonly ok: false; readonly complaints: readonly Complaint[] }

/** Reads and judges a table file, and fills in what it leaves out. */
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
  waits: {},
  server: { port: 8080, host: '127.0.0.1', names: [], proxies: [] },
  data: 'data',
  games: [],
  faults: []
}

const part = (description: string): Schema => ({
  type: 'object',
  description,
  properties: { driver: { type: 'string', minLength: 1, description: 'The name of the driver.' } },
  required: ['driver']
})

const wait = (description: string): Schema => ({ type: 'integer', minimum: 0, maximum: 600_000, description })

/** The whole of a table file; hardware/tables/table.schema.json is written from it. */
export const tableSchema: Schema = {
  type: 'object',
  description: 'A table that tablekeeper referees.',
  properties: {
    name: { type: 'string', description: 'What people call this table.' },
    reader: part('What sees the pieces: its driver, its line, and how what it senses lies on the board.'),
    lights: part('What lights the way: its driver, its board and how its lamps lie. Left out: lamps on the page only.'),
    pads: {
      type: 'array',
      description: 'What players press: for each pad its driver, its seat and its model.',
      items: {
        ...part('A pad.'),
        properties: {
          driver: { type: 'string', minLength: 1, description: 'The name of the driver.' },
          seat: { type: 'integer', minimum: 0, description: 'Whose pad it is: 0 is the first seat.' }
        },
        required: ['driver', 'seat']
      }
    },
    waits: {
      type: 'object',
      description: 'How long a reading rests before it is judged, in milliseconds.',
      properties: {
        done: wait('A step that cannot go on, where nothing watches for hands.'),
        paused: wait('A step that could go on along its line, after the hand has left.'),
        slide: wait('The same where nothing watches for hands.'),
        gone: wait('A figure off the board where play would have it off.'),
        foul: wait('No play explains the table, and the hand has left.'),
        foulUnwatched: wait('The same where nothing watches for hands.'),
        patience: wait('A move begun and not finished.'),
        lifted: wait('A figure in the hand of somebody who thinks.'),
        hovering: wait('A hand over the table that moves nothing: after this its sensor is not believed.')
      },
      additionalProperties: false
    },
    server: {
      type: 'object',
      description: 'The window: the page and its interface.',
      properties: {
        port: { type: 'integer', minimum: 0, maximum: 65_535, description: '8080 unless said; 0 takes any free one.' },
        host: {
          type: 'string',
          minLength: 1,
          description: '127.0.0.1 (this machine only) unless said; 0.0.0.0 for tablets.'
        },
        names: {
          type: 'array',
          items: { type: 'string', minLength: 1 },
          description: 'Names that the page may be opened by, besides those of this machine and .local: games.lan.'
        },
        proxies: {
          type: 'array',
          items: { type: 'string', minLength: 1 },
          description: 'Reverse proxies to trust, as addresses or networks; nobody behind one is host without the PIN.'
        }
      },
      additionalProperties: false
    },
    data: { type: 'string', minLength: 1, description: 'The folder of the journal, from the working folder.' },
    games: {
      type: 'array',
      description:
        'Folders of further games, from the working folder; every folder in them with an index.ts is a game.',
      items: { type: 'string', minLength: 1 }
    },
    faults: { type: 'array', items: { type: 'object', required: ['fault'] } }
  },
  required: ['reader'],
  additionalProperties: false
}
