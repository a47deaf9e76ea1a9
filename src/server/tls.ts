// Checks certificate and key of the table file before anything listens. Serves the table's own authority, if the chain ends in one.

import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Checked, Problem } from '../core/schema.ts'
import type { Arg, Phrase } from '../core/words.ts'

/** Paths of PEM files, from the working folder. */
export interface TlsFiles {
  readonly certificate: string
  readonly key: string
}

export interface Tls {
  /** The chain, the table's own certificate first. */
  readonly cert: string
  readonly key: string
  /** The certificate that tablets have to trust, in DER; null: the chain has none. */
  readonly authority: Uint8Array | null
  /** An expired certificate is no reason to close a table: browsers warn. */
  readonly warning: Phrase | null
}

/** `now`: the clock on the wall, in ms. */
export function readTls(files: TlsFiles, now: number): Checked<Tls> {
  const cert = text(files.certificate)
  if (typeof cert !== 'string') return wrong('certificate', 'tls.unread', cert)
  const chain = certificatesIn(cert)
  const [own] = chain
  if (own === undefined) return wrong('certificate', 'tls.noCertificate')
  const key = text(files.key)
  if (typeof key !== 'string') return wrong('key', 'tls.unread', key)
  if (/ENCRYPTED/.test(key)) return wrong('key', 'tls.locked')
  const secret = keyIn(key)
  if (secret === null) return wrong('key', 'tls.noKey')
  if (!own.checkPrivateKey(secret)) return wrong('key', 'tls.unlike')
  try {
    // Only now, since most tables have no certificate: with TLS Node reads all its certificate authorities.
    process.getBuiltinModule('node:tls').createSecureContext({ cert, key })
  } catch (error) {
    return wrong('certificate', 'tls.refused', { reason: (error as Error).message })
  }
  const authority = chain.find((it) => it.ca && it.checkIssued(it))
  return {
    ok: true,
    value: { cert, key, authority: authority?.raw ?? null, warning: outOfTime(own, files.certificate, now) }
  }
}

const wrong = (part: keyof TlsFiles, say: string, args: Readonly<Record<string, Arg>> = {}) => ({
  ok: false as const,
  problems: [{ at: ['tls', part], why: { say, with: args } } satisfies Problem]
})

function text(file: string): string | { readonly reason: string } {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return { reason: (error as NodeJS.ErrnoException).code ?? String(error) }
  }
}

/** Empty where one of them cannot be read. */
function certificatesIn(pem: string): readonly X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    return blocks.map((it) => new X509Certificate(it))
  } catch {
    return []
  }
}

function keyIn(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem)
  } catch {
    return null
  }
}

function outOfTime({ validFromDate, validToDate }: X509Certificate, file: string, now: number): Phrase | null {
  const day = (date: Date): string => date.toISOString().slice(0, 10)
  if (now > validToDate.getTime()) return { say: 'tls.expired', with: { file, day: day(validToDate) } }
  if (now < validFromDate.getTime()) return { say: 'tls.early', with: { file, day: day(validFromDate) } }
  return null
}
