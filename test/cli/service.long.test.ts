// The daemon under a supervisor that listens like systemd: on a datagram socket named in the environment.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openService } from '../../src/cli/service.ts'
import { folder } from './command.ts'
import { Running } from './running.ts'

/** Everything sent to such a socket while the test runs. */
async function listening(data: string) {
  const socket = join(data, 'notify')
  const listener = spawn('socat', ['-u', `UNIX-RECV:${socket}`, 'STDOUT'], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void listener.kill())
  const said = { heard: '', socket }
  listener.stdout.on('data', (text) => {
    said.heard += text
  })
  await expect.poll(() => existsSync(socket)).toBe(true)
  return said
}

test('a start that gets on asks for more time, at most once in ten seconds', async () => {
  const said = await listening(folder())
  let now = 0
  const service = openService({ ...process.env, NOTIFY_SOCKET: said.socket }, () => now)
  const told = [9000, 10_000, 19_999, 20_000].map((at) => {
    now = at
    return service.getsOn()
  })
  expect(told).toEqual([false, true, false, true])
  // After each message, systemd-notify also sends a barrier.
  await expect.poll(() => said.heard).toMatch(/(EXTEND_TIMEOUT_USEC=120000000.*){2}/s)
})

test('a slow daemon asks for it before it is ready', async () => {
  const data = folder()
  const said = await listening(data)
  process.env.NOTIFY_SOCKET = said.socket
  // Simulates a processor so slow that eleven seconds pass between two readings of the clock.
  const slow =
    'const now = performance.now.bind(performance); let late = 0; performance.now = () => now() + (late += 11e3)'
  process.env.NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(slow)}`
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', data)
  delete process.env.NOTIFY_SOCKET
  delete process.env.NODE_OPTIONS
  await daemon.address
  await expect.poll(() => said.heard).toMatch(/EXTEND_TIMEOUT_USEC.*EXTEND_TIMEOUT_USEC.*READY=1/s)
})

test('it says that it is ready, that it lives as often as asked, and that it stops', async () => {
  const data = folder()
  const said = await listening(data)
  process.env.NOTIFY_SOCKET = said.socket
  process.env.WATCHDOG_USEC = '400000'
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', data)
  delete process.env.NOTIFY_SOCKET
  delete process.env.WATCHDOG_USEC
  await daemon.address
  await expect.poll(() => said.heard).toMatch(/READY=1.*WATCHDOG=1.*WATCHDOG=1/s)
  daemon.process.kill('SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const before = said.heard
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(said.heard, 'a daemon that hangs gives no sign of life').toBe(before)
  daemon.process.kill('SIGCONT')
  await daemon.end()
  await expect.poll(() => said.heard).toContain('STOPPING=1')
})
