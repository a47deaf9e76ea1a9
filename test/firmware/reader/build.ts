// Builds the firmware of a reader or of a truck with its own Makefile in a folder of the test, with changes to the config if the test wants them.
// Pins and sizes are read from the config that was built in.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Source = 'reader' | 'truck'

export interface Config {
  readonly number: (name: string) => number
}

export interface Built {
  readonly folder: string
  readonly hex: string
  readonly elf: string
  readonly config: Config
  readonly remove: () => void
}

/** `changes`: new values for `#define NAME`. If the build fails, throws with the compiler’s messages. */
export function build(changes: Readonly<Record<string, string>> = {}, source: Source = 'reader'): Built {
  const folder = mkdtempSync(join(tmpdir(), 'firmware-'))
  let text = readFileSync(join('firmware', source, 'config.h'), 'utf8')
  for (const [name, value] of Object.entries(changes)) {
    const line = new RegExp(`^(#define ${name.replace(/[()]/g, '\\$&')})( .*)?$`, 'm')
    if (!line.test(text)) throw new Error(`config.h defines no ${name}`)
    text = text.replace(line, `$1 ${value}`)
  }
  const config = join(folder, 'config.h')
  writeFileSync(config, text)
  make(source, `CONFIG=${config}`, `OUT=${folder}`)
  return builtIn(folder, source)
}

/** What an earlier build, by this process or another, left in the folder. */
export function builtIn(folder: string, source: Source = 'reader'): Built {
  const text = readFileSync(join(folder, 'config.h'), 'utf8')
  return {
    folder,
    hex: join(folder, `${source}.hex`),
    elf: join(folder, `${source}.elf`),
    config: {
      number: (name) => {
        const value = new RegExp(`^#define ${name} (\\d+)$`, 'm').exec(text)?.[1]
        if (value === undefined) throw new Error(`config.h defines no number ${name}`)
        return Number(value)
      }
    },
    remove: () => rmSync(folder, { recursive: true })
  }
}

/** Builds the protocol part as a program for this machine. Answers its path, in a folder that the caller removes. */
export function buildHost(): { readonly program: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'firmware-'))
  make('reader', 'host', `OUT=${folder}`)
  return { program: join(folder, 'host'), remove: () => rmSync(folder, { recursive: true }) }
}

function make(source: Source, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('make', ['-C', `firmware/${source}`, ...args], { encoding: 'utf8' })
  if (status !== 0 || stderr !== '') throw new Error(`make ${args.join(' ')}\n${stdout}${stderr}`)
}
