// After `npm ci`, npm scripts find the pinned Node, whatever npm did to the link to it.

import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = /^node (\S+)$/.exec(JSON.parse(readFileSync('package.json', 'utf8')).scripts.postinstall)?.[1] ?? ''
const own = `node-${process.platform}-${process.arch}`
let folder: string
let link: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-'))
  link = join(folder, 'node_modules', '.bin', 'node')
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const bring = (name: string): void => {
  mkdirSync(join(folder, 'node_modules', name, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'node_modules', name, 'bin', 'node'), '')
}
function run(): void {
  const { status, stderr } = spawnSync(process.execPath, [resolve(script)], { cwd: folder, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
}

test('the link that npm took away is made again', () => {
  bring(own)
  run()
  expect(readlinkSync(link)).toBe(join('..', own, 'bin', 'node'))
  run()
})

test('a link that is there stays as it is', () => {
  for (const name of [own, 'other']) bring(name)
  symlinkSync(join('..', 'other', 'bin', 'node'), link)
  run()
  expect(readlinkSync(link)).toBe(join('..', 'other', 'bin', 'node'))
})

test('where no Node came along, the link is nobody’s', () => {
  run()
  expect(existsSync(link)).toBe(false)
})
