// `npm run pi`: our package on an emulated Debian computer with systemd, which boots, plays a match through its serial ports and loses its power in
// the middle of moves. Booted again, it must know every move that it had acknowledged, and believe what stands on the table, without a hand.

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../chaos/free-port.ts'
import { Luck } from '../conformance/playout.ts'
import { getDebian, run } from './debian.ts'
import { Evening } from './evening.ts'
import { Facts, seconds } from './facts.ts'
import { Figures } from './figures.ts'
import { makeInitrd } from './image.ts'
import { copy, installedDisk, keep, keptDisk } from './kept.ts'
import { camera, thinking } from './memory.ts'
import { started, system } from './system.ts'
import { Table } from './table.ts'

const help = `npm run -s pi -- [--cuts 3] [--minutes N] [--seed S] [--only system|cuts|memory] [--figures FILE] [--keep]

Makes a Debian system for arm64 with our package, boots it in QEMU, and plays Nexus Keepers on a reader and lamps at its USB ports.

  --cuts N       how often the power fails during a move
  --minutes N    starts no further cut after so long
  --seed S       the seed of everything random: moves, moments of cuts, what the disk loses
  --figures FILE adds up the cuts of several sittings with one package there: each sitting has the next seed, makes as many of the N cuts as
                 its minutes allow, and prints the sum. A cut during which the run is stopped does not count
  --only system  hardening, name, watchdog, a stick, upgrade, doctor and removal, around a short match
  --only cuts    a match and the cuts
  --only memory  a match under a camera in 512 MB, and a computer player in 1 GB
  --keep         keeps the disk and the console's log, and prints where

It needs root on Linux (x64) and fetches QEMU and Debian by apt. The Debian tree and the installed disk are kept in
node_modules/.cache/pi.
The exit code is 1 if a move was lost or a fact does not hold.`

const themes = ['system', 'cuts', 'memory'] as const

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      cuts: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      figures: { type: 'string' },
      keep: { type: 'boolean', default: false }
    }
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const wants = (theme: (typeof themes)[number]): boolean => values.only === undefined || values.only === theme
  if (!themes.some(wants)) throw new Error(`--only ${values.only}: known are ${themes.join(', ')}`)
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
  const [image, initrd] = [join(folder, 'disk'), join(folder, 'initrd')]
  makeInitrd(debian, initrd)
  const kept = keptDisk(debian)
  const figures = Figures.open(values.figures ?? null, basename(kept), Number(values.seed))
  if (figures.count > 0)
    facts.note(`${figures.count} cuts of earlier sittings count; this one has seed ${figures.seed}`)
  const luck = new Luck(figures.seed)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  /** Switches a computer on with this table before it, for as long as something is done with it. Returns whether all went well. */
  const boot = async (table: Table, memory: number, use: (evening: Evening) => Promise<void>): Promise<boolean> => {
    const computer = { folder, kernel: debian.kernel, initrd, disk: join(folder, 'nbd'), port, memory }
    const evening = await Evening.begin(computer, table, image, luck, facts)
    try {
      const page = await evening.boot()
      facts.holds(`three tablets have the page ${seconds(page)} after the power`, true)
      await use(evening)
      await evening.end()
      const checked = run('e2fsck', ['-f', '-n', image])
      facts.holds('shut down in order, the file system has no fault', checked.status === 0, checked.stdout)
      return checked.status === 0
    } catch (error) {
      facts.holds('nothing unexpected happens', false, (error as Error).stack)
      return false
    } finally {
      await evening.close()
    }
  }

  if (existsSync(kept)) facts.note('the disk was kept from an earlier run')
  else {
    await installedDisk(debian, folder, image)
    facts.note('package and disk were made')
    const isWell = await boot(new Table(folder, address, luck), 1024, ({ machine }) => started(machine, facts))
    if (!isWell) return facts.end()
    keep(image, kept)
    facts.note('the disk is kept for the next run')
  }
  copy(kept, image)
  const cuts = wants('cuts') ? Number(values.cuts) : 0
  if (wants('system') || figures.count < cuts)
    await boot(new Table(folder, address, luck), 1024, async (evening) => {
      await started(evening.machine, facts)
      if (wants('system')) await system(evening.machine, facts)
      await evening.match('the serial ports')
      const inTime = (): boolean => performance.now() - began < Number(values.minutes) * 60_000
      for (let n = figures.count + 1; n <= cuts && inTime(); n++)
        try {
          figures.add(await evening.cut(n))
        } catch (error) {
          figures.add({ fault: (error as Error).message })
          throw error
        }
      if (wants('system')) {
        await evening.stick()
        await evening.packages()
      }
    })
  figures.tell(facts)
  if (wants('memory')) {
    copy(kept, image)
    const watched = await Table.underCamera(folder, address, luck)
    await boot(watched, 512, (evening) => camera(evening, watched, facts))
    copy(kept, image)
    const alone = new Table(folder, address, luck)
    await boot(alone, 1024, (evening) => thinking(evening, alone, facts))
  }
  if (values.keep) console.log(`kept: ${folder}`)
  return facts.end()
}

process.exit(await main())
