// The daemon under something that listens as systemd does: a datagram socket named in the environment.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folder } from './command.ts'
import { Running } from './running.ts'

test('it says that it is ready, that it lives as often as asked, and that it stops', async () => {
  const data = folder()
  const socket = join(data, 'notify')
  const listener = spawn('socat', ['-u', `UNIX-RECV:${socket}`, 'STDOUT'], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void listener.kill())
  let heard = ''
  listener.stdout.on('data', (text) => {
    heard += text
  })
  await expect.poll(() => existsSync(socket)).toBe(true)
  process.env.NOTIFY_SOCKET = socket
  process.env.WATCHDOG_USEC = '400000'
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', data)
  delete process.env.NOTIFY_SOCKET
  delete process.env.WATCHDOG_USEC
  await daemon.address
  await expect.poll(() => heard).toMatch(/READY=1.*WATCHDOG=1.*WATCHDOG=1/s)
  daemon.process.kill('SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const before = heard
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(heard, 'a daemon that hangs gives no sign of life').toBe(before)
  daemon.process.kill('SIGCONT')
  await daemon.end()
  await expect.poll(() => heard).toContain('STOPPING=1')
})
