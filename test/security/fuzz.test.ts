// Every parser accepts any outside input or says why not, and the daemon keeps running. INPUTS: how many; SEED: the first.

import { expect, test } from 'vitest'
import { routes } from '../../src/server/people/rights.ts'
import { clientMessages } from '../../src/server/schemas.ts'
import { folder } from '../cli/command.ts'
import { Running } from '../cli/running.ts'
import { sized } from '../sized.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { messages, requests } from './fuzz/messages.ts'
import { sayTo } from './fuzz/say.ts'

const inputs = Number(process.env.INPUTS ?? sized(1000, 20_000))
const seed = Number(process.env.SEED ?? 1)

test(`${inputs} wrong inputs from seed ${seed} are taken or refused with a clear sentence`, {
  timeout: sized(200_000, 1_800_000)
}, async () => {
  // Not in the same folder: the daemon would follow the table files that are fed to the parser.
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', folder())
  const { say, close } = await sayTo(await daemon.address)
  const { taken, refused, sent, faults } = await fuzz(inputs, seed, folder(), say)
  expect(faults).toEqual([])
  // If all inputs failed at the first character, the test would prove little.
  expect(taken).toBeGreaterThan(inputs / 20)
  expect(refused).toBeGreaterThan(inputs / 20)
  expect(sent).toBeGreaterThan(inputs / 200)
  expect(daemon.complaints).not.toContain('met a bug')
  expect(await daemon.doc()).toMatchObject({ devices: expect.anything() })
  close()
})

test('every message and every route is among what goes wrong', () => {
  expect([...new Set(messages.map(({ m }) => m))].sort()).toEqual(Object.keys(clientMessages).sort())
  const asked = requests.map((it) => it.split(' ').slice(0, 2).join(' '))
  const missing = Object.keys(routes).filter((row) => {
    const pattern = new RegExp(`^${row.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`)
    return !asked.some((it) => pattern.test(it))
  })
  expect(missing).toEqual([])
})
