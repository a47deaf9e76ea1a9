// Asks the daemon on this machine. Over TLS, the certificate that the daemon was given proves it, whatever names it has.

import { readFileSync } from 'node:fs'
import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { text } from 'node:stream/consumers'
import type { TableFile } from '../config/table.ts'
import type { Json } from '../core/json.ts'

interface Answer {
  readonly ok: boolean
  /** JSON where it is, text otherwise. */
  readonly body: unknown
}

/** A small computer that is busy takes seconds to answer, in ms. Where nobody listens, the system says so at once. */
const patience = 30_000

/** Null: nobody answers there, or another program does. `body`: sent as JSON, with POST. */
export async function askDaemon(
  { host, port, tls }: Pick<TableFile['server'], 'host' | 'port' | 'tls'>,
  path: string,
  body?: Json
): Promise<Answer | null> {
  const options = {
    host: host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host,
    port,
    path,
    timeout: patience,
    signal: AbortSignal.timeout(patience),
    ...(body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' } })
  }
  try {
    const asking = tls
      ? secure({
          ...options,
          ca: readFileSync(tls.certificate),
          allowPartialTrustChain: true,
          checkServerIdentity: () => undefined
        })
      : plain(options)
    asking.end(body === undefined ? undefined : JSON.stringify(body))
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      asking.once('response', resolve).once('error', reject)
    })
    const said = await text(answer)
    const isJson = answer.headers['content-type']?.startsWith('application/json')
    return { ok: (answer.statusCode ?? 0) < 300, body: isJson ? JSON.parse(said) : said }
  } catch {
    return null
  }
}
