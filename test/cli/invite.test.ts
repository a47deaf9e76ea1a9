// Inviting from the terminal: the real command against the real daemon.

import { networkInterfaces } from 'node:os'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { folder, tablekeeper } from './command.ts'
import { Running } from './running.ts'

/** Decodes the QR code in the terminal output as a camera would: two characters for each module, dark unless painted light. */
function scan(lines: readonly string[]): string {
  const rows = lines.filter((line) => line.includes('\u001b[')).map(modules)
  const scale = 4
  const side = rows.length * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (rows[Math.floor(y / scale)]?.[Math.floor(x / scale)]) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return decodeQR({ width: side, height: side, data })
}

const modules = (line: string): boolean[] =>
  line.split('\u001b[').flatMap((it) => (it.endsWith('m  ') ? [!it.startsWith('1;47')] : []))

const reached = Object.values(networkInterfaces()).some((all) =>
  all?.some((it) => !it.internal && it.family === 'IPv4')
)

test.runIf(reached)('an invitation is a QR code and a link, and each is another one', async () => {
  const daemon = new Running('start', '--port', '0', '--host', '0.0.0.0', '--no-open', '--data', folder())
  const { port } = new URL(await daemon.address)
  const { code, lines } = tablekeeper(['invite', '1', '--port', port])
  const [link = '', ...more] = lines.filter((it) => it.startsWith('http'))
  expect([code, link]).toEqual([0, expect.stringMatching(/^http:\/\/\S+\/#join\/[\w-]{22}$/)])
  expect(scan(lines)).toBe(link)
  expect(tablekeeper(['invite', 'watch', '--port', port]).lines).not.toContain(link)
  expect(more.every((it) => it.endsWith(link.split('#')[1] ?? ''))).toBe(true)
})

test('a daemon that only this machine reaches invites nobody, and one that is not there neither', async () => {
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', folder())
  const { port } = new URL(await daemon.address)
  expect(tablekeeper(['invite', '--port', port])).toMatchObject({
    code: 1,
    err: expect.stringContaining('--host 0.0.0.0')
  })
  await daemon.end()
  expect(tablekeeper(['invite', '--port', port])).toMatchObject({
    code: 1,
    err: expect.stringContaining(`port ${port}`)
  })
  expect(tablekeeper(['invite', 'nobody'])).toMatchObject({ code: 2 })
})
