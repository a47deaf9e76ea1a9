// `npm run pi`: our package on an emulated Debian computer with systemd, which boots, plays a match through its serial ports and loses its power in
// the middle of moves. Booted again, it must know every move that it had acknowledged, and believe what stands on the table, without a hand.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../../tools/package.ts'
import { freePort } from '../chaos/free-port.ts'
import { Luck } from '../conformance/playout.ts'
import { getDebian, run } from './debian.ts'
import { Evening } from './evening.ts'
import { Facts, seconds } from './facts.ts'
import { makeImage, makeInitrd } from './image.ts'
import { system } from './system.ts'

const help = `npm run -s pi -- [--cuts 3] [--minutes N] [--seed S] [--only cuts] [--keep]

Makes a Debian system for arm64 with our package, boots it in QEMU, and plays Nexus Keepers on a reader and lamps at its USB ports.

  --cuts N      how often the power fails during a move
  --minutes N   starts no further cut after so long
  --seed S      the seed of everything random: moves, moments of cuts, what the disk loses
  --only cuts   leaves out hardening, name, watchdog, upgrade, doctor and removal
  --keep        keeps the disk and the console's log, and prints where

It needs root on Linux (x64) and fetches QEMU and Debian by apt. The Debian tree is kept in node_modules/.cache/pi.
The exit code is 1 if a move was lost or a fact does not hold.`

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      cuts: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      keep: { type: 'boolean' }
    }
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const began = performance.now()
  const facts = new Facts()
  const debian = getDebian()
  if (typeof debian === 'string') {
    console.log(`pi: skipped, nothing was tested: ${debian}`)
    return 0
  }
  facts.note(debian.isNew ? 'a Debian tree was made' : 'the Debian tree was kept from an earlier run')
  const folder = mkdtempSync(join(tmpdir(), 'pi-'))
  process.once('exit', () => {
    if (!values.keep) rmSync(folder, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const made = (version: string): Promise<string> => build({ arch: 'arm64', version, out: folder, quick: true })
  const isWhole = values.only !== 'cuts'
  const later = isWhole ? [await made('0.2.0')] : []
  const [image, initrd] = [join(folder, 'disk'), join(folder, 'initrd')]
  makeInitrd(debian, initrd)
  makeImage(debian, await made('0.1.0'), later, image)
  facts.note('package and disk were made')

  const luck = new Luck(Number(values.seed))
  const wiring = { folder, kernel: debian.kernel, initrd, disk: join(folder, 'nbd'), port: await freePort() }
  const evening = await Evening.begin(wiring, image, luck, facts)
  try {
    const page = await evening.boot()
    facts.holds(`three tablets have the page ${seconds(page)} after the power`, true)
    if (isWhole) await system(evening.machine, facts)
    await evening.match()
    for (let n = 1; n <= Number(values.cuts) && performance.now() - began < Number(values.minutes) * 60_000; n++)
      await evening.cut(n)
    if (isWhole) await evening.packages()
    await evening.end()
    const checked = run('e2fsck', ['-f', '-n', image])
    facts.holds('shut down in order, the file system has no fault', checked.status === 0, checked.stdout)
  } catch (error) {
    facts.holds('nothing unexpected happens', false, (error as Error).stack)
  } finally {
    await evening.close()
  }
  const { recoveries } = evening
  const times = (name: 'page' | 'right'): string => {
    const all = recoveries.map((it) => it[name]).sort((a, b) => a - b)
    return `${seconds(all[Math.floor(all.length / 2)] ?? 0)} p50, ${seconds(all.at(-1) ?? 0)} max`
  }
  if (recoveries.length > 0)
    facts.note(`${recoveries.length} power cuts survived; page after ${times('page')}, right after ${times('right')}`)
  if (values.keep) console.log(`kept: ${folder}`)
  return facts.end()
}

process.exit(await main())
