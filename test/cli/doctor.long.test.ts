import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../chaos/free-port.ts'
import { Pty } from '../devices/pty.ts'
import { folder, tablekeeper } from './command.ts'
import { Running } from './running.ts'

test('on a machine where all is well it says so, in both languages and for programs', () => {
  const data = folder()
  const { code, lines } = tablekeeper(['doctor', '--data', data])
  expect(lines).toContain('✓ Reader     Virtual: nothing to plug in.')
  expect(code).toBe(lines.some((it) => it.startsWith('✗')) ? 1 : 0)
  expect(tablekeeper(['doctor', '--data', data], 'fr_FR.UTF-8').out).toContain(
    '✓ Lecteur    Virtuel : rien à brancher.'
  )
  const { findings } = JSON.parse(tablekeeper(['doctor', '--data', data, '--json']).out)
  expect(findings.map((it: { part: string }) => it.part)).toEqual(
    expect.arrayContaining(['node', 'table', 'reader', 'disk', 'clock'])
  )
})

test('a table file with a mistake and a port that is not there are things to mend', () => {
  const data = folder({
    'bad.yaml': 'reader: { driver: serial, prot: x }\n',
    'gone.yaml': 'reader: { driver: serial, port: /dev/serial/by-id/none }\n'
  })
  const bad = tablekeeper(['doctor', '--config', join(data, 'bad.yaml'), '--data', data])
  expect([bad.code, bad.out]).toEqual([1, expect.stringMatching(/✗ Table file .*bad\.yaml/)])
  const gone = tablekeeper(['doctor', '--config', join(data, 'gone.yaml'), '--data', data])
  expect(gone.code).toBe(1)
  expect(gone.out).toContain('✗ Reader')
  expect(gone.out).toContain('/dev/serial/by-id/none is missing')
})

test('a daemon that is slow to answer is asked all the same, and its port is not in use by another', async () => {
  const pty = await new Pty().join()
  onTestFinished(() => pty.remove())
  const port = await freePort()
  const held = `reader: { driver: serial, port: ${pty.host} }\nserver: { port: ${port} }\n`
  const data = folder({ 'held.yaml': held })
  const daemon = new Running('start', '--config', join(data, 'held.yaml'), '--data', data, '--no-open')
  await daemon.address
  daemon.process.kill('SIGSTOP')
  const doctor = new Running('doctor', '--config', join(data, 'held.yaml'), '--data', data)
  setTimeout(() => daemon.process.kill('SIGCONT'), 4000)
  await once(doctor.process, 'close')
  expect(doctor.said).toContain('✗ Reader')
  expect(doctor.said).not.toContain('Close the other program')
})

test('whoever has the port is named', async () => {
  const pty = await new Pty().join()
  onTestFinished(() => pty.remove())
  const holder = spawn('cat', [pty.host], { stdio: 'ignore' })
  onTestFinished(() => void holder.kill())
  await once(holder, 'spawn')
  const data = folder({ 'held.yaml': `reader: { driver: serial, port: ${pty.host} }\n` })
  expect(tablekeeper(['doctor', '--config', join(data, 'held.yaml'), '--data', data]).out).toContain(
    `cat (${holder.pid})`
  )
})
