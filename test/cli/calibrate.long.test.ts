// Calibrates a small board over a real serial line: a simulated owner puts a piece where the command says, and cells answer as wired.

import { createWriteStream, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeLine } from '../../src/devices/wire/write.ts'
import { Pty } from '../devices/pty.ts'
import { begin, cell, cells, end, hello } from '../devices/wire/device.ts'
import { folder, tablekeeper } from './command.ts'
import { Running } from './running.ts'

/** Which cell answers at each point: shifted wiring, two cells swapped, one broken. */
const wired: Readonly<Record<string, [number, number] | null>> = {
  '0, 0': [2, 1],
  '1, 0': [3, 1],
  '2, 0': [4, 1],
  '0, 1': [2, 2],
  '1, 1': null,
  '2, 1': [4, 2],
  '0, 2': [2, 3],
  '1, 2': [4, 3],
  '2, 2': [3, 3]
}

/** A board at the far end of a line that repeats what is on it. */
function board(path: string) {
  const line = createWriteStream(path).on('error', () => undefined)
  let standing: [number, number] | null = null
  let seq = 0
  const says = (): void => {
    const all = [hello, begin, cells(...(standing ? [cell(...standing, 'something')] : [])), end]
    line.write(all.map((it) => `${writeLine({ boot: '7f3a', seq: seq++, micros: 0 }, it)}\n`).join(''))
  }
  const timer = setInterval(says, 50)
  onTestFinished(() => {
    clearInterval(timer)
    line.destroy()
  })
  return {
    put(at: [number, number] | null) {
      standing = at
      says()
    }
  }
}

test('a board wired with two faults is found out, and stopping in the middle loses nothing', async () => {
  const pty = await new Pty().join()
  onTestFinished(() => pty.remove())
  const data = folder({
    'table.yaml': `# my table\nname: Attic\nreader:\n  driver: serial\n  port: ${pty.host} # by the window\n  table: { cells: { pitch: 2 }, ground: false }\n`
  })
  const config = join(data, 'table.yaml')
  const args = ['calibrate', '--config', config, '--data', data, '--grid', '0,0,2,2', '--port', '0']
  const { put } = board(pty.device)
  const wants = (it: Running): string =>
    /Put a piece at ([^,]+, [^,]+)\. If the table has lamps[^\n]*\n(?!.*Put)/s.exec(
      it.said.slice(it.said.lastIndexOf('/9'))
    )?.[1] ?? ''
  const press = async (it: Running, id: string): Promise<void> => {
    await fetch(new URL('/press', await it.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id })
    })
  }
  const step = async (it: Running): Promise<void> => {
    const at = wants(it)
    const cell = wired[at]
    if (cell) put(cell)
    else await press(it, 'skip')
    await expect.poll(() => wants(it) !== at || /is located/.test(it.said)).toBe(true)
  }

  const first = new Running(...args)
  await expect.poll(() => wants(first)).toBe('0, 0')
  for (let i = 0; i < 2; i++) await step(first)
  put([2, 1])
  await expect.poll(() => first.said).toContain('2,1 answers, but it was found at 0, 0 before')
  await first.end()
  expect(first.said).toContain('2 of 9 found.')

  const second = new Running(...args)
  await expect.poll(() => wants(second)).toBe('2, 0')
  expect(second.said).toContain('2 points were found before')
  for (let i = 2; i < 9; i++) await step(second)
  await expect.poll(() => second.said).toContain('is updated.')
  expect(second.said).toContain('Cells wired elsewhere, saved as they are: 4,3 and 3,3.')
  expect(second.said).toContain('Nothing answers at 1, 1.')
  const written = readFileSync(config, 'utf8')
  expect(written).toContain('# my table')
  expect(written).toContain('# by the window')
  expect(written).toMatch(/affine: \[ 1, 0, 0, 1, -2, -1 \]/)
  expect(written).toMatch(/spots: \{ ("4,3"|4,3): \[ 1, 2 \], ("3,3"|3,3): \[ 2, 2 \] \}/)
  const [before = ''] = globSync(`${config}.*`)
  expect(readFileSync(before, 'utf8')).toContain('pitch: 2')
  expect(tablekeeper(['doctor', '--config', config, '--data', data]).out).toContain('✓ Table file')
})

test('a table without lamps wants a grid, and a grid wants to be one', () => {
  const data = folder({ 'table.yaml': 'reader: { driver: serial, port: /dev/none }\n' })
  const config = join(data, 'table.yaml')
  expect(tablekeeper(['calibrate'])).toMatchObject({ code: 2, err: expect.stringContaining('--config') })
  expect(tablekeeper(['calibrate', '--config', config])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--grid 0,0,5,5')
  })
  expect(tablekeeper(['calibrate', '--config', config, '--grid', '5x5'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('5x5')
  })
})
