// Gives games outside the project the modules `tablekeeper/core` and `tablekeeper/kit` that this process has loaded, by name. So it makes
// no difference whether they are files of a clone or part of a bundle.

import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** What a game may import of the project, as package.json exports it. */
const rooms: Readonly<Record<string, () => Promise<object>>> = {
  'tablekeeper/core': () => import('../core/index.ts'),
  'tablekeeper/kit': () => import('../kit/index.ts')
}

/** Where modules bundled by other programs find ours. */
const counter = Symbol.for('tablekeeper/rooms')

/** Folders of games, each with a slash at its end. */
const served = new Set<string>()

/** From now on modules in this folder may import our modules by name, and need no package.json to count as ES modules. */
export async function serve(folder: string): Promise<void> {
  if (served.size === 0) await open()
  served.add(folder.endsWith('/') ? folder : `${folder}/`)
}

async function open(): Promise<void> {
  const all: Record<string, object> = {}
  for (const [name, load] of Object.entries(rooms)) all[name] = await load()
  Object.assign(globalThis, { [counter]: all })
  registerHooks({
    resolve(wanted, context, next) {
      if (Object.hasOwn(all, wanted)) return { url: `room:${wanted}`, format: 'module', shortCircuit: true }
      const found = next(wanted, context)
      return isServed(found.url) ? { ...found, format: formatOf(found.url) ?? found.format } : found
    },
    load(url, context, next) {
      const name = url.startsWith('room:') ? url.slice('room:'.length) : ''
      const room = all[name]
      if (!room) return next(url, context)
      const source = `export const { ${Object.keys(room).join(', ')} } = globalThis[Symbol.for('${counter.description}')]['${name}']`
      return { format: 'module', source, shortCircuit: true }
    }
  })
}

function isServed(url: string): boolean {
  if (!url.startsWith('file:') || url.includes('/node_modules/')) return false
  const path = fileURLToPath(url)
  return [...served].some((folder) => path.startsWith(folder))
}

const formatOf = (url: string): 'module' | 'module-typescript' | null =>
  /\.ts$/.test(url) ? 'module-typescript' : /\.js$/.test(url) ? 'module' : null
