// From a meaning to the fields of its line, in the one canonical spelling. A list that does not fit one line becomes several.

import type { Field, Line } from './line.ts'
import { formatField, formatLine, longestLine } from './line.ts'
import type { Area, CellReport, DieReport, PoseReport, PressReport, Says, TagReport } from './message.ts'
import { letters } from './message.ts'

export type Head = Pick<Line, 'boot' | 'seq' | 'micros'>

/** The line of this meaning, without its end. Throws when it is longer than a line may be: split lists with `inLines` first. */
export function writeLine(head: Head, says: Says): string {
  const words = fieldsOf(says).map((it) => ` ${formatField(it)}`)
  const line = formatLine({ type: letters[says.say], ...head, words: words.join('') })
  if (line.length > longestLine) throw new RangeError(`a ${says.say} line of ${line.length} characters: ${line}`)
  return line
}

function fieldsOf(says: Says): readonly Field[] {
  switch (says.say) {
    case 'hello':
      return [
        equals('tk', says.version),
        equals('name', says.name),
        ...(says.firmware === null ? [] : [equals('fw', says.firmware)]),
        equals('reset', says.reset),
        ...(says.can.length > 0 ? [equals('can', says.can.join('+'))] : []),
        ...(says.grid ? [equals('grid', area(says.grid))] : []),
        ...(says.view ? [equals('view', area(says.view))] : [])
      ]
    case 'cells':
      return says.cells.map(cellField)
    case 'tags':
      return says.tags.map(tagField)
    case 'dice':
      return says.dice.map(dieField)
    case 'poses':
      return says.poses.map(poseField)
    case 'presses':
      return says.presses.map(pressField)
    case 'switches':
      return [
        ...(says.hand === null ? [] : [equals('hand', Number(says.hand))]),
        ...(says.tilt === null ? [] : [equals('tilt', Number(says.tilt))])
      ]
    case 'pong':
      return [
        equals('ping', says.ping),
        equals('ok', says.good),
        equals('bad', says.bad),
        equals('drop', says.dropped),
        ...(says.supply === null ? [] : [equals('mv', says.supply)])
      ]
    case 'ping':
      return [equals('ok', says.good), equals('bad', says.bad)]
    case 'begin':
    case 'end':
    case 'who':
    case 'all':
      return []
  }
}

const equals = (key: string, value: string | number): Field => ({ key, sign: '=', value: String(value) })

const marks = { empty: '-', something: '?', blind: '!' } as const

const cellField = ({ x, y, holds }: CellReport): Field =>
  equals(`${x},${y}`, typeof holds === 'string' ? marks[holds] : holds.join('+'))

const tagField = ({ id, at }: TagReport): Field => ({
  key: id,
  sign: '@',
  value: at ? `${tenths(at.x)},${tenths(at.y)},${at.turn}` : '-'
})

const dieField = ({ id, colour, status, throws }: DieReport): Field =>
  equals(id, `${colour},${status === 'gone' ? '-' : status === 'unreadable' ? '?' : status},${throws}`)

const poseField = ({ id, pose, since }: PoseReport): Field =>
  equals(id, pose === null ? '-' : `${pose === 'unknown' ? '?' : pose},${since}`)

const pressField = ({ pad, button, count }: PressReport): Field => equals(String(pad), `${button},${count}`)

const area = (it: Area): string => it.map(tenths).join(',')

/** The shortest spelling to a tenth. */
const tenths = (n: number): string => String(Math.round(n * 10) / 10 + 0)

/** What a head and a checksum take at most: `T ffff 65535 4294967295` and `*FFFF`. */
const headAndTail = 28

type Listing = Extract<Says, { say: 'cells' | 'tags' | 'dice' | 'poses' | 'presses' }>

/** The same list in as many meanings as it needs to fit the longest line; none for an empty list. */
export function inLines(says: Listing): Listing[] {
  switch (says.say) {
    case 'cells':
      return parts(says.cells, cellField).map((cells) => ({ say: 'cells', cells }))
    case 'tags':
      return parts(says.tags, tagField).map((tags) => ({ say: 'tags', tags }))
    case 'dice':
      return parts(says.dice, dieField).map((dice) => ({ say: 'dice', dice }))
    case 'poses':
      return parts(says.poses, poseField).map((poses) => ({ say: 'poses', poses }))
    case 'presses':
      return parts(says.presses, pressField).map((presses) => ({ say: 'presses', presses }))
  }
}

function parts<T>(all: readonly T[], field: (one: T) => Field): T[][] {
  const lines: T[][] = []
  let room = 0
  for (const one of all) {
    const length = 1 + formatField(field(one)).length
    if (length > room) {
      lines.push([])
      room = longestLine - headAndTail
    }
    lines.at(-1)?.push(one)
    room -= length
  }
  return lines
}
