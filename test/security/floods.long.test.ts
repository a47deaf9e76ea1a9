// Floods from several addresses against the real daemon, in a network namespace; also clients that send too slowly.

import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { longestBytes } from '../../src/server/limits/limits.ts'
import { losses, measureStrangers } from '../chaos/strangers/strangers.ts'
import { folder } from '../cli/command.ts'
import { Running } from '../cli/running.ts'

test('under floods from several addresses an honest player is answered, and memory stays', {
  timeout: 180_000
}, async () => {
  const found = await measureStrangers(4)
  expect(losses(found), JSON.stringify(found)).toEqual([])
})

test('a line that dawdles over its request is closed, with its headers and with its body', async () => {
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', folder())
  const { hostname, port } = new URL(await daemon.address)
  const slow = async (first: string): Promise<void> => {
    const line = connect(Number(port), hostname)
    // Late bytes on a closed line are answered with a reset. This end may then see an error instead of an end; both mean closed.
    line.on('error', () => undefined)
    line.resume()
    line.write(first)
    const drip = setInterval(() => line.write('a'), 500)
    await new Promise((closed) => line.once('close', closed))
    clearInterval(drip)
  }
  const head = `POST /api/match HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`
  await Promise.all([
    slow(''),
    slow(`${head}X-Slow: `),
    slow(`${head}Content-Type: application/json\r\nContent-Length: ${longestBytes}\r\n\r\n`)
  ])
  expect((await daemon.doc()).match).toBeNull()
})
