// What a running daemon leaves in its data folder for commands of the same user: where it listens, and which certificate proves it.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TableFile } from '../config/table.ts'

type Server = Pick<TableFile['server'], 'host' | 'port' | 'tls'>

const fileIn = (data: string): string => join(data, 'running.json')

export function announce({ data, server: { host, port, tls } }: TableFile): void {
  const files = tls && { certificate: resolve(tls.certificate), key: resolve(tls.key) }
  const server: Server = { host, port, ...(files ? { tls: files } : {}) }
  try {
    writeFileSync(fileIn(data), JSON.stringify(server), { mode: 0o600 })
  } catch {
    // A full disk closes no table: the commands ask for its port then.
  }
}

export function unannounce({ data }: TableFile): void {
  try {
    rmSync(fileIn(data), { force: true })
  } catch {
    // It was never written.
  }
}

/** Null: none runs on this folder that we may know of. One that was killed has left its word, and nobody answers there. */
export function announced(data: string): Server | null {
  try {
    return JSON.parse(readFileSync(fileIn(data), 'utf8'))
  } catch {
    return null
  }
}
