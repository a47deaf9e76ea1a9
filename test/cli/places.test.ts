// Which table a command means when nobody names one: that of the installed program, that of the data folder, the virtual one.

import { basename, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { dataOf, ordinaryTable, ownTable, tableFileOf } from '../../src/cli/places.ts'
import { folder, tablekeeper } from './command.ts'

afterEach(() => void vi.unstubAllEnvs())

const text = (data: string): string => `reader: { driver: serial, port: "virtual:table" }\ndata: ${data}\n`

test('of an installed program it is the installed table, unless a table or a data folder is named', () => {
  const games = folder()
  const home = folder({ 'table.yaml': text(games) })
  const installed = join(home, 'table.yaml')
  vi.stubEnv('TABLEKEEPER_TABLE', installed)
  expect(tableFileOf()).toBe(installed)
  expect(tableFileOf('other.yaml')).toBe('other.yaml')
  expect(tableFileOf(undefined, home)).toBe(installed)
  expect(tableFileOf(undefined, folder())).toBe(ordinaryTable)
  expect(dataOf()).toBe(games)
  expect(dataOf('elsewhere')).toBe('elsewhere')
})

test('of a clone it is the table of the data folder, or the virtual one', () => {
  vi.stubEnv('TABLEKEEPER_TABLE', undefined)
  const data = folder()
  expect(tableFileOf(undefined, data)).toBe(ordinaryTable)
  expect(ownTable(undefined, data)).toBe(join(data, 'table.yaml'))
  expect(ownTable()).toBe(join('data', 'table.yaml'))
  expect(tableFileOf(undefined, folder({ 'table.yaml': text('x') }))).not.toBe(ordinaryTable)
})

test('matches and backup find the games of the installed table', () => {
  const games = folder()
  const home = folder({ 'table.yaml': text(games) })
  vi.stubEnv('TABLEKEEPER_TABLE', join(home, 'table.yaml'))
  expect(tablekeeper(['matches']).err).toContain(games)
  expect(tablekeeper(['backup']).err).toContain(games)
  expect(tablekeeper(['doctor']).out).toContain(`${basename(home)}/table.yaml is fine`)
})
