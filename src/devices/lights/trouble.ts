// Why there are no lamps, in one sentence for a person: the cause and the cure.

import type { Phrase } from '../../core/words.ts'
import { Trouble } from '../trouble.ts'
import { listPorts } from '../troubles.ts'
import type { BoardConfig } from './wiring.ts'

export const noBoard = (path: string): Phrase => ({ say: 'lamps.none', with: { path, fix: listPorts } })

/** `error` as the libraries throw or emit it: an Error, a string, or an object of Johnny-Five's. */
export function trouble(config: BoardConfig, error: unknown): Phrase {
  const text = textOf(error)
  const said: Phrase | string = error instanceof Trouble ? error.phrase : text === '' ? { say: 'lamps.unsaid' } : text
  if (config.board === 'raspi-io') {
    return /Cannot find (package|module)/.test(text)
      ? { say: 'lamps.raspi', with: { fix: 'npm install raspi-io' } }
      : { say: 'lamps.pins', with: { said } }
  }
  if (config.board === 'plugin') return { say: 'lamps.plugin', with: { module: config.module, said } }
  const { path } = config
  const known: readonly (readonly [RegExp, Phrase])[] = [
    [/No such file|ENOENT|File not found/i, noBoard(path)],
    [/Permission denied|EACCES/i, { say: 'lamps.forbidden', with: { path, fix: 'sudo usermod -aG dialout "$USER"' } }],
    [/Cannot lock|EBUSY|busy/i, { say: 'lamps.held', with: { path, fix: `fuser -v ${path}` } }],
    [/NodePixel Firmata/, { say: 'lamps.pixels', with: { path } }],
    [/timeout/i, { say: 'lamps.firmata', with: { path } }]
  ]
  return known.find(([cause]) => cause.test(text))?.[1] ?? { say: 'lamps.lost', with: { path, said } }
}

function textOf(error: unknown): string {
  if (typeof error === 'object' && error && 'message' in error) return String(error.message)
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? '')
}
