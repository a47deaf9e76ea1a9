#!/usr/bin/env node
// The installed command `tablekeeper`. Plain JavaScript on purpose: an old Node must be able to read it far enough to
// say kindly what it lacks. It holds no option and no logic of its own.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 24 || (major === 24 && minor < 12)) {
  console.error(
    `tablekeeper needs Node ${engines.node}; this is ${process.version}, which cannot run TypeScript by itself.`
  )
  console.error('In a clone, `npm run -s tablekeeper -- …` brings the right Node along.')
  process.exit(1)
}
await import('../src/cli/index.ts')
