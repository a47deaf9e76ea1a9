// Names the code that an evening tries, so that figures of several runs are added up only where they speak of the same code.

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * The first twelve digits of the SHA-256 of every source file that decides a ruling: what simulated hands and their daemon import from
 * `src`, and the folder of the game but for its computer player, its sentences and its page.
 */
export function codeOf(folder: string): string {
  const ran = imported([join(import.meta.dirname, 'play.ts')]).filter((it) => it.startsWith(join(root, 'src')))
  const rules = globSync('**/*.{ts,json}', {
    cwd: folder,
    exclude: ['player.ts', 'player/**', 'words/**', 'guide.json', 'art/**', 'words.ts', 'view/**', '**/*.test.ts']
  })
  const files = new Set([...ran, ...rules.map((it) => join(folder, it))])
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** These files and all that they import, however far. */
function imported(from: readonly string[]): string[] {
  const found = new Set(from)
  for (const file of found)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/^(?:im|ex)port (?!type )[^;']*'(\.[^']+)'/gm)) {
      const to = join(dirname(file), path as string)
      if (existsSync(to)) found.add(to)
    }
  return [...found]
}
