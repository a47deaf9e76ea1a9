// What small computers have memory for: 512 MB for a match under a camera with three tablets, and 1 GB for computer players, who think in the strongest
// way. Each gets swap, as Raspberry Pi OS makes it, and must not need it.

import { positions } from '../../src/games/nexus-keepers/positions.ts'
import { until } from '../devices/lights/bench.ts'
import type { Evening } from './evening.ts'
import type { Facts } from './facts.ts'
import type { Machine } from './machine.ts'
import { patience, type Table } from './table.ts'

/** Moves that are made by two computer players. */
const wanted = 6

const virtual = `reader: { driver: serial, port: 'virtual:table', table: { tags: { pitch: 40 }, strangers: by name, ground: true } }
lights: { driver: virtual }
server: { port: 8080, host: 0.0.0.0 }
data: /var/lib/tablekeeper
`

export async function camera(evening: Evening, table: Table, facts: Facts): Promise<void> {
  await prepare(evening, table.file)
  await until('the camera sees', () => table.isRead, patience)
  await evening.match('a camera')
  await weigh(evening.machine, facts, 'a match under a camera with three tablets')
  const doctor = await evening.machine.inside('tablekeeper doctor')
  const told = /enough for a match\. The computer needs 1 GB/.test(doctor.said)
  facts.holds('the doctor says what this memory is enough for', told, doctor.said)
}

export async function thinking(evening: Evening, table: Table, facts: Facts): Promise<void> {
  await prepare(evening, virtual)
  await evening.host()
  const { position, brings: seats = [] } = positions.B2 ?? {}
  if (!position) throw new Error('there is no board B2')
  const agreed = { computers: ['master', 'master'] } as const
  const start = { options: {}, seats, position, agreed }
  const begun = await table.host.ask({ m: 'start', game: 'nexus-keepers', start }, ({ doc }) => doc?.match != null)
  if (begun !== null) throw new Error(`the match was refused: ${begun}`)
  const made = async (): Promise<number> => (await table.record()).filter((it) => !/"by":"chance"/.test(it)).length
  await until('computer players have moved', async () => (await made()) >= wanted, patience)
  await weigh(evening.machine, facts, `two computer players, after ${await made()} moves`)
}

/** Makes swap, and gives the daemon another table file. */
async function prepare({ machine }: Evening, file: string): Promise<void> {
  const text = Buffer.from(file).toString('base64')
  const { status, said } = await machine.inside(`set -e
    dd if=/dev/zero of=/swap bs=1M count=200 oflag=direct status=none; chmod 600 /swap; mkswap /swap > /dev/null; swapon /swap
    grep -E '^pswp(in|out) ' /proc/vmstat > /run/swapped
    base64 -d <<< ${text} > /etc/tablekeeper/table.yaml; systemctl restart tablekeeper`)
  if (status !== 0) throw new Error(said)
}

/** Tells what the daemon takes, and whether anything was swapped out or in. */
async function weigh(machine: Machine, facts: Facts, what: string): Promise<void> {
  const { said } = await machine.inside(`
    grep -E '^pswp(in|out) ' /proc/vmstat | diff - /run/swapped && echo unswapped; grep -E '^Mem(Total|Available):' /proc/meminfo
    for it in $(cat /sys/fs/cgroup/system.slice/tablekeeper.service/cgroup.procs); do grep ^Pss: /proc/$it/smaps_rollup; done`)
  const all = (name: string): number[] =>
    [...said.matchAll(new RegExp(`^${name}:?\\s+(\\d+)`, 'gm'))].map((it) => Number(it[1]))
  const megabytes = (name: string): number => Math.round(all(name).reduce((a, b) => a + b, 0) / 1024)
  facts.holds(
    `${what}: ${megabytes('Pss')} MiB in ${all('Pss').length} processes, ${megabytes('MemAvailable')} of ${megabytes('MemTotal')} MiB free, nothing swapped`,
    /^unswapped$/m.test(said),
    said
  )
}
