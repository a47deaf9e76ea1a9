// The least that an idle daemon can do: a bare Node process with the same exchanges, and nothing of ours. It hears a serial line, asks a
// child, looks at two files and writes what it heard. `bare.ts LINE FILE`.

import { fork } from 'node:child_process'
import { constants, openSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { ReadStream } from 'node:tty'

const [, , line = 'child', written = ''] = process.argv
if (line === 'child') process.on('message', () => process.send?.({ report: 'alive' }))
else await idle()

async function idle(): Promise<void> {
  const child = fork(import.meta.filename, ['child'], { execArgv: ['--v8-pool-size=1'] })
  child.on('message', () => {})
  const file = await open(written, 'a')
  let heard = ''
  new ReadStream(openSync(line, constants.O_RDONLY | constants.O_NOCTTY)).on('data', (bytes) => {
    heard += bytes.toString('latin1')
  })
  let beats = 0
  setInterval(() => {
    if (++beats % 2 === 0) child.send({ order: 'show', lamps: [] })
    statSync(line)
    statSync(written)
    void file.write(heard)
    heard = ''
  }, 1000)
}
