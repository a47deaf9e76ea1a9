// The lock file must install with the npm of Debian 12 as well as with the newest, and contain nothing that nobody needs. These tests find
// causes of trouble early; test/hardware/install.ts really installs.

import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { npmOfDebian } from '../../tools/fetch-npm.ts'
import { asks, found, homeless, type Packages } from '../../tools/lock.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const packages: Packages = read('package-lock.json').packages
const all = Object.keys(packages).flatMap((path) => asks(packages, path).map((it) => ({ path, ...it })))

test('every package that may be needed stands in the lock file, those of other platforms included', () => {
  expect(all.length).toBeGreaterThan(500)
  const missing = all.filter(({ path, name, kind }) => kind !== 'optional peer' && found(packages, path, name) === null)
  expect(missing).toEqual([])
})

test('no override is for a package that another one requests by tag: npm 9 fails on it', () => {
  const overridden = Object.keys(read('package.json').overrides)
  expect(overridden.length).toBeGreaterThan(0)
  const tagged = all.filter(({ name, spec }) => overridden.includes(name) && /^[a-z]/i.test(spec))
  expect(tagged).toEqual([])
})

test('no package is needed only by packages of other platforms: npm 9 would install it in vain', () => {
  expect([...homeless(packages)]).toEqual([])
  const wasm = { optional: true, cpu: ['wasm32'], dependencies: { tool: '1.0.0' } }
  const shared = { 'node_modules/a': wasm, 'node_modules/b': wasm, 'node_modules/tool': { optional: true } }
  const project = { '': { optionalDependencies: { a: '1.0.0', b: '1.0.0' } } }
  expect([...homeless({ ...project, ...shared })]).toEqual([
    ['node_modules/tool', ['node_modules/a', 'node_modules/b']]
  ])
  const own = { 'node_modules/b/node_modules/tool': { optional: true } }
  expect([...homeless({ ...project, ...shared, ...own })]).toEqual([])
})

test('the lock file names hashes and no addresses: `npx node tools/complete-lock.ts` takes them out', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

const isThere = existsSync(join(npmOfDebian, 'npm'))
if (!isThere) console.warn('SKIPPED: Debian’s npm is not there. “npx node tools/setup-test.ts” fetches it from npm.')

test.skipIf(!isThere)('the npm of Debian 12 accepts the lock file without warnings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(file, join(folder, file))
  const env = { ...process.env, PATH: [resolve(npmOfDebian), process.env.PATH].join(delimiter) }
  // Not --offline: johnny-five asks for `temporal` by tag, so npm must look the tag up. What newer npm versions looked up and
  // cached, npm 9 cannot use.
  const ci = spawnSync('npm', ['ci', '--dry-run', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    env,
    encoding: 'utf8'
  })
  expect(ci.stderr).toBe('')
  expect(ci.status).toBe(0)
})
