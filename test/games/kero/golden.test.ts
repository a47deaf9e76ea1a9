// Plays the matches in golden/ move by move and compares everything that players are told, shown, offered and refused. After an intended
// change, `RENEW=1 npx vitest run test/games/kero/golden.test.ts` writes them anew: read the difference before you commit it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { read, written } from './golden.ts'

const folder = join(import.meta.dirname, 'golden')

test.each(readdirSync(folder))('%s', (name) => {
  const file = join(folder, name)
  const before = readFileSync(file, 'utf8')
  const now = written(...read(before))
  if (process.env.RENEW) writeFileSync(file, now)
  else expect(now).toBe(before)
})
