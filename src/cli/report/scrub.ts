// Takes out of a text what proves who somebody is, and what future draws come from: the host's PIN and seat codes by the sentences that
// tell them, links of invitations, passwords in addresses, and whatever the data folder keeps as proof.

import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { langs } from '../../core/words.ts'
import { secretOf } from '../../table/draws.ts'
import { words } from '../words.ts'

/** Stands where something was taken out. */
export const removed = '[removed]'

/** Sentences that tell a proof, and the argument that is it. */
const telling = { 'daemon.code': 'code', 'start.pin': 'pin' } as const

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const sentences = Object.entries(telling).flatMap(([key, argument]) =>
  langs.map((lang) => {
    const [before = '', after = ''] = (words[lang][key] ?? '').split(`{${argument}}`)
    return new RegExp(`(${literal(before)})\\S+?(${literal(after)})`, 'g')
  })
)

/** `proofs`: texts that must not appear (`proofsIn`). */
export function scrub(text: string, proofs: readonly string[] = []): string {
  const told = sentences.reduce((it, sentence) => it.replace(sentence, `$1${removed}$2`), text)
  const open = told.replace(/(#join\/)[\w-]+/g, `$1${removed}`).replace(/(\/\/)[^\s/:@"]+:[^\s/@"]+@/g, `$1${removed}@`)
  return proofs.reduce((it, proof) => it.replaceAll(proof, removed), open)
}

/** Shorter texts are words that may stand anywhere. */
const shortest = 16

/** What a data folder and the keys that a table names keep as proof. */
export function proofsIn(data: string, keys: readonly string[] = []): string[] {
  const files = ['devices.json', 'host.json', 'tls/*.key', 'tls/*key*.pem'].flatMap((it) => globSync(it, { cwd: data }))
  const kept = [...files.map((it) => join(data, it)), ...keys].flatMap((it) => texts(it).match(/[\w+/=-]{16,}/g) ?? [])
  const roots = globSync('secrets/*', { cwd: data }).map((it) => texts(join(data, it)).trim())
  const drawn = roots.filter((it) => /^[0-9a-f]{64}$/.test(it)).flatMap((it) => [it, secretOf(it, 0), secretOf(it, 1)])
  return [...new Set([...kept, ...drawn])].filter((it) => it.length >= shortest)
}

/** Empty for a file that this user may not read: nothing of it can be in the report, either. */
function texts(file: string): string {
  try {
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : ''
  } catch {
    return ''
  }
}
