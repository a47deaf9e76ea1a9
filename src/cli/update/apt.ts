// What a source of packages offers. apt checks the signature of the source against the owner's key, and every package against the source.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the owner says where updates come from, and whose key signs them. */
export const configured = '/etc/apt/sources.list.d/tablekeeper.sources'
export const ordinaryKey = '/etc/apt/keyrings/tablekeeper.asc'

export type Ran = { readonly ok: true; readonly out: string } | { readonly ok: false; readonly why: string }

/** Runs a program; `why`: what it said when it failed. */
export function run(command: string, args: readonly string[], cwd = '/', env: NodeJS.ProcessEnv = {}): Ran {
  const all = { ...process.env, LC_ALL: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive', ...env }
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env: all, encoding: 'utf8' })
  return status === 0 ? { ok: true, out: stdout } : { ok: false, why: error?.message ?? (stderr || stdout).trim() }
}

/** Writes the source that `from` names, a folder or an address, signed by `key`. Returns its path. */
export function sourceOf(from: string, key: string, folder: string): string {
  const file = join(folder, 'from.sources')
  const address = /^[a-z]+:\/\//.test(from) ? from : `file:${resolve(from)}`
  writeFileSync(file, `Types: deb\nURIs: ${address.replace(/\/?$/, '/')}\nSuites: ./\nSigned-By: ${resolve(key)}\n`)
  return file
}

export interface Offer {
  readonly installed: string | null
  /** Null: nothing newer. */
  readonly newer: string | null
  /** The addresses of the source. */
  readonly from: string
}

/** Asks only this source, and remembers nothing of an earlier answer. */
export function ask(source: string, folder: string): { ok: true; offer: Offer } | { ok: false; why: string } {
  const lists = join(folder, 'lists')
  rmSync(lists, { recursive: true, force: true })
  mkdirSync(join(lists, 'partial'), { recursive: true })
  const updated = run('apt-get', [...only(source, folder), '-o', 'APT::Update::Error-Mode=any', '-qq', 'update'])
  if (!updated.ok) return updated
  const policy = run('apt-cache', [...only(source, folder), 'policy', 'tablekeeper'])
  if (!policy.ok) return policy
  const versionOf = (what: string): string | null => {
    const [, it = '(none)'] = new RegExp(`^  ${what}: (\\S+)$`, 'm').exec(policy.out) ?? []
    return it === '(none)' ? null : it
  }
  const [installed, best] = [versionOf('Installed'), versionOf('Candidate')]
  const from = [...new Set([...policy.out.matchAll(/^ +\d+ ((?!\/)\S+)/gm)].map(([, it]) => it))].join(' ')
  return { ok: true, offer: { installed, newer: best === installed ? null : best, from } }
}

/** Fetches a version, which apt holds against what the source signed; the path of the package. */
export function fetchPackage(source: string, version: string, folder: string): Ran {
  for (const it of readdirSync(folder)) if (it.endsWith('.deb')) rmSync(join(folder, it))
  const fetched = run('apt-get', [...only(source, folder), '-qq', 'download', `tablekeeper=${version}`], folder)
  if (!fetched.ok) return fetched
  const file = readdirSync(folder).find((it) => it.endsWith('.deb'))
  return file && existsSync(join(folder, file))
    ? { ok: true, out: join(folder, file) }
    : { ok: false, why: fetched.out }
}

/** Installs a package; what it needs comes from the owner's other sources. Edited settings stay. */
export const install = (file: string): Ran =>
  run('apt-get', [...keep.flatMap((it) => ['-o', `Dpkg::Options::=${it}`]), '-qq', '--yes', 'install', file])

/** Installs a package over one that is newer or broken. */
export const putBack = (file: string): Ran =>
  run('dpkg', [...keep, '--install', file], '/', { TABLEKEEPER_GOES_BACK: 'yes' })

const keep = ['--force-confold', '--force-confdef']

const only = (source: string, folder: string): string[] =>
  ['Dir::Etc::sourceparts=-', `Dir::Etc::sourcelist=${source}`, `Dir::State::lists=${join(folder, 'lists')}`].flatMap(
    (it) => ['-o', it]
  )
