#!/usr/bin/env -S node --v8-pool-size=1
// The installed command `tablekeeper`. Plain JavaScript on purpose: an old Node must be able to read it far enough to
// say kindly what it lacks. It holds no logic of its own.
//
// Measured: one thread beside the main one for compiling and collecting saves memory and, on two cores, time. And what an earlier
// start has compiled must be at hand before the first line of TypeScript is met, or Node loads all that strips its types.
import { existsSync, readFileSync } from 'node:fs'
import * as modules from 'node:module'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 24 || (major === 24 && minor < 12)) {
  console.error(
    `tablekeeper needs Node ${engines.node}; this is ${process.version}, which cannot run TypeScript by itself.`
  )
  console.error('In a clone, `npm run -s tablekeeper -- …` brings the right Node along.')
  process.exit(1)
}
modules.enableCompileCache()
// A bundle lies beside its own copy of this file (tools/build-daemon.ts). `--from-source` runs the clone that it was built from.
const asked = process.argv.indexOf('--from-source')
if (asked > 0) process.argv.splice(asked, 1)
const built = new URL('../src/cli/index.js', import.meta.url)
const isBuilt = existsSync(built)
if (asked < 0 && isBuilt) await import(built.href)
else await import(new URL(isBuilt ? '../../../src/cli/index.ts' : '../src/cli/index.ts', import.meta.url).href)
