// Builds the page into dist/web when it is missing or older than anything it is made of; otherwise does nothing, quickly.
import { globSync, statSync } from 'node:fs'

const sources = ['web/**/*', 'src/core/*', 'src/server/messages.ts', 'vite.config.ts', 'package-lock.json']

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const newest = Math.max(...globSync(sources).map(changedAt))
if (changedAt('dist/web/index.html') < newest) {
  const { build } = await import('vite') // only now: a Pi that was given a built page has no vite
  await build({ logLevel: 'warn' })
}
