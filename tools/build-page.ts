// Builds the page into dist/web (or `--out FOLDER`) when it is missing or older than anything it is made of; otherwise does nothing, quickly.
import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/web' } } })
const outDir = resolve(values.out)

const sources = ['web/**/*', 'src/core/*', 'src/server/messages.ts', 'vite.config.ts', 'package-lock.json']
const scenarios = ['test/scenarios/**/*', 'src/games/**/*', 'src/kit/**/*', 'tools/examples.ts']

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const isOld = (file: string, of: readonly string[]): boolean =>
  changedAt(join(outDir, file)) < Math.max(...globSync(of).map(changedAt))
const isPageOld = isOld('index.html', sources)
if (isPageOld) {
  // Tests and shells may say otherwise: a page that is served is built for players, without the warnings that developers get.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite') // only now: a Pi that was given a built page has no vite
  await build({ logLevel: 'warn', build: { outDir } })
}
// What the rules pages show is made by the games themselves; a house without their tests has none.
if (globSync(scenarios[0] as string).length > 0 && (isPageOld || isOld('examples/nexus-keepers.json', scenarios))) {
  const { writeExamples } = await import('./examples.ts')
  await writeExamples(join(outDir, 'examples'))
}
