// Builds the page into dist/web (or `--out FOLDER`) when it is missing or older than anything it is made of; otherwise does nothing, quickly.
import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/web' } } })
const outDir = resolve(values.out)

const sources = ['web/**/*', 'src/core/*', 'src/server/messages.ts', 'vite.config.ts', 'package-lock.json']

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const newest = Math.max(...globSync(sources).map(changedAt))
if (changedAt(join(outDir, 'index.html')) < newest) {
  // Tests and shells may say otherwise: a page that is served is built for players, without the warnings that developers get.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite') // only now: a Pi that was given a built page has no vite
  await build({ logLevel: 'warn', build: { outDir } })
}
