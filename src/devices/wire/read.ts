// From a line to its meaning. Total: a known type whose fields make no sense is null, never half a meaning.

import { sensedPoses } from '../../core/observation.ts'
import type { Field, Line } from './line.ts'
import { fieldsIn } from './line.ts'
import type {
  Area,
  CellReport,
  DieReport,
  DieStatus,
  Hello,
  Holds,
  PoseReport,
  PressReport,
  Says,
  TagReport
} from './message.ts'
import { capabilities, letters, padButtons, resets } from './message.ts'

/** `unknown`: a type of another version, or of somebody's own; counted and ignored. */
export type Meaning = Says | { readonly say: 'unknown' } | null

const sayOf = new Map<string, Says['say']>(
  (Object.entries(letters) as [Says['say'], string][]).map(([say, letter]) => [letter, say])
)

export function readLine({ type, words }: Pick<Line, 'type' | 'words'>): Meaning {
  const say = sayOf.get(type)
  return say ? readers[say](fieldsIn(words)) : { say: 'unknown' }
}

const readers: Record<Says['say'], (fields: readonly Field[]) => Says | null> = {
  hello: readHello,
  begin: () => ({ say: 'begin' }),
  end: () => ({ say: 'end' }),
  cells: (fields) => every(fields, '=', readCell, (cells) => ({ say: 'cells', cells })),
  tags: (fields) => every(fields, '@', readTag, (tags) => ({ say: 'tags', tags })),
  dice: (fields) => every(fields, '=', readDie, (dice) => ({ say: 'dice', dice })),
  poses: (fields) => every(fields, '=', readPose, (poses) => ({ say: 'poses', poses })),
  presses: (fields) => every(fields, '=', readPress, (presses) => ({ say: 'presses', presses })),
  switches: (fields) => {
    const [hand, tilt] = [readSwitch(fields, 'hand'), readSwitch(fields, 'tilt')]
    return hand === undefined || tilt === undefined ? null : { say: 'switches', hand, tilt }
  },
  pong: (fields) => {
    const [ping, good, bad, dropped] = ['ping', 'ok', 'bad', 'drop'].map((key) => readCount(said(fields, key)))
    const volts = said(fields, 'mv')
    const supply = readCount(volts)
    if (ping == null || good == null || bad == null || dropped == null || (volts && supply === null)) return null
    return { say: 'pong', ping, good, bad, dropped, supply }
  },
  ping: (fields) => {
    const [good, bad] = ['ok', 'bad'].map((key) => readCount(said(fields, key)))
    return good == null || bad == null ? null : { say: 'ping', good, bad }
  },
  who: () => ({ say: 'who' }),
  all: () => ({ say: 'all' })
}

function readHello(fields: readonly Field[]): Hello | null {
  const version = readCount(said(fields, 'tk'))
  if (version === null) return null
  const reset = resets.find((it) => it === said(fields, 'reset')) ?? 'unknown'
  const can = (said(fields, 'can') ?? '').split('+')
  const [grid, view] = [said(fields, 'grid'), said(fields, 'view')].map((it) => (it ? readArea(it) : null))
  return {
    say: 'hello',
    version,
    name: said(fields, 'name') ?? 'reader',
    firmware: said(fields, 'fw') ?? null,
    reset,
    can: capabilities.filter((it) => can.includes(it)),
    grid: grid ?? null,
    view: view ?? null
  }
}

function readCell({ key, value }: Field): CellReport | null {
  const [x, y] = key.split(',').map(readWhole)
  const holds = readHolds(value)
  return x == null || y == null || key.split(',').length !== 2 || !holds ? null : { x, y, holds }
}

const marks: Readonly<Record<string, Holds>> = { '-': 'empty', '?': 'something', '!': 'blind' }

function readHolds(value: string): Holds | null {
  const ids = value.split('+')
  return marks[value] ?? (ids.every(isName) ? ids : null)
}

function readTag({ key, value }: Field): TagReport | null {
  if (!isName(key)) return null
  if (value === '-') return { id: key, at: null }
  const [x, y, turn, ...more] = value.split(',').map(readTenths)
  if (x == null || y == null || turn == null || more.length > 0 || turn % 1 !== 0) return null
  return { id: key, at: { x, y, turn: ((turn % 360) + 360) % 360 } }
}

function readDie({ key, value }: Field): DieReport | null {
  const [colour = '', how = '', count, ...more] = value.split(',')
  const status = readStatus(how)
  const throws = readCount(count)
  if (!isName(key) || !isName(colour) || status === null || throws === null || more.length > 0) return null
  return { id: key, colour, status, throws }
}

function readStatus(how: string): DieStatus | null {
  if (how === '-') return 'gone'
  if (how === '?') return 'unreadable'
  if (how === 'rolling' || how === 'crooked' || how === 'held') return how
  return /^[1-9]\d?$/.test(how) ? Number(how) : null
}

function readPose({ key, value }: Field): PoseReport | null {
  if (!isName(key)) return null
  if (value === '-') return { id: key, pose: null, since: 0 }
  const [how, when, ...more] = value.split(',')
  const pose = how === '?' ? 'unknown' : sensedPoses.find((it) => it === how)
  const since = readCount(when)
  return pose === undefined || since === null || since >= 2 ** 32 || more.length > 0 ? null : { id: key, pose, since }
}

function readPress({ key, value }: Field): PressReport | null {
  const [what = '', number, ...more] = value.split(',')
  const pad = readCount(key)
  const count = readCount(number)
  const button = padButtons.find((it) => it === what) ?? (/^\d$/.test(what) ? Number(what) : null)
  return pad === null || count === null || button === null || more.length > 0 ? null : { pad, button, count }
}

/** A name is anything without the signs that the wire itself uses; `-`, `?` and `!` alone are such signs. */
export const isName = (text: string): boolean => /^[^ =@*,+]{1,40}$/.test(text) && !/^[-?!]$/.test(text)

const said = (fields: readonly Field[], key: string): string | undefined =>
  fields.find((it) => it.key === key && it.sign === '=')?.value

const readWhole = (text: string): number | null => (/^(0|-?[1-9]\d{0,4})$/.test(text) ? Number(text) : null)

const readTenths = (text: string): number | null => (/^-?(0|[1-9]\d{0,5})(\.\d)?$/.test(text) ? Number(text) + 0 : null)

/** 0…4294967295, or null. */
const readCount = (text: string | undefined): number | null =>
  text !== undefined && /^(0|[1-9]\d{0,9})$/.test(text) ? Number(text) : null

/** Null: not said. Undefined: nonsense. */
function readSwitch(fields: readonly Field[], key: string): boolean | null | undefined {
  const value = said(fields, key)
  if (value === undefined) return null
  return value === '1' ? true : value === '0' ? false : undefined
}

function readArea(text: string): Area | null {
  const [x0, y0, x1, y1, ...more] = text.split(',').map(readTenths)
  if (x0 == null || y0 == null || x1 == null || y1 == null || more.length > 0 || x1 < x0 || y1 < y0) return null
  return [x0, y0, x1, y1]
}

function every<T, M extends Says>(
  fields: readonly Field[],
  sign: Field['sign'],
  read: (field: Field) => T | null,
  say: (all: readonly T[]) => M
): M | null {
  const all: T[] = []
  for (const field of fields) {
    const one = field.sign === sign ? read(field) : null
    if (one === null) return null
    all.push(one)
  }
  return say(all)
}
