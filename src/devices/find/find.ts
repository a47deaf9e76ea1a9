// What is plugged in and could belong to a table: every free serial port is asked who it is. It knows no table.

import { type Machine, namesIn, target, textOf } from '../doctor/machine.ts'
import { portsOf } from '../doctor/serial.ts'
import { firmataOn, type Introduced, readerOn } from '../flash/introduce.ts'
import { fits } from '../pads/assign.ts'
import type { Profile } from '../pads/profile.ts'
import type { Host } from '../ports.ts'

export interface OnPort extends Introduced {
  readonly port: string
}

export interface Found {
  readonly readers: readonly OnPort[]
  readonly lamps: readonly OnPort[]
  /** Ports on which nobody said who they are, and those that another program holds. */
  readonly silent: readonly string[]
  readonly held: readonly { readonly port: string; readonly by: readonly string[] }[]
  readonly pads: readonly { readonly profile: string; readonly name: string }[]
  /** As a table file names them. */
  readonly cameras: readonly string[]
}

export interface Parts {
  readonly host: Host
  readonly machine: Machine
  /** Ports to ask; otherwise all that there are. */
  readonly ports: readonly string[]
  readonly profiles: readonly Profile[]
  /** How long each port may take to answer as a reader, and again as lamps, in ms. */
  readonly ms: number
}

export async function find({ host, machine, ports, profiles, ms }: Parts): Promise<Found> {
  const all = portsNow(machine, ports)
  const free = all.filter(({ by }) => by === null).map(({ port }) => port)
  const asked = await Promise.all(free.map((port) => ask(host, port, ms)))
  return {
    ...sorted(asked),
    held: all.flatMap(({ port, by }) => (by === null ? [] : [{ port, by }])),
    pads: await padsOn(host, profiles),
    cameras: camerasOf(machine)
  }
}

/** Who answered on which port. */
export const sorted = (asked: readonly Asked[]): Pick<Found, 'readers' | 'lamps' | 'silent'> => ({
  readers: asked.flatMap((it) => it.reader ?? []),
  lamps: asked.flatMap((it) => it.lamps ?? []),
  silent: asked.filter(({ reader, lamps }) => !reader && !lamps).map(({ port }) => port)
})

/** The ports that are there: those that were named, otherwise all. `by`: the programs that hold a port. */
export const portsNow = (machine: Machine, named: readonly string[]): ReturnType<typeof portsOf> =>
  named.length > 0
    ? named.flatMap((port) => (target(machine, port) === null ? [] : { port, by: null }))
    : portsOf(machine)

export interface Asked {
  readonly port: string
  readonly reader?: OnPort
  readonly lamps?: OnPort
}

export async function ask(host: Host, port: string, ms: number): Promise<Asked> {
  const reader = await on(host, port, 115_200, (line) => readerOn(line, ms))
  if (reader) return { port, reader: { ...reader, port } }
  const lamps = await on(host, port, 57_600, (line) => firmataOn(line, ms))
  return lamps ? { port, lamps: { ...lamps, port } } : { port }
}

type Line = Awaited<ReturnType<Host['serial']>>

/** Null as well where the port cannot be opened; `doctor` says why. */
async function on(
  host: Host,
  port: string,
  baud: number,
  listen: (line: Line) => Promise<Introduced | null>
): Promise<Introduced | null> {
  const line = await host.serial(port, baud).catch(() => null)
  if (!line) return null
  try {
    return await listen(line)
  } finally {
    const closed = line.destroyed ? null : new Promise((done) => line.once('close', done))
    line.destroy()
    await closed
  }
}

/** Each device once, as the profile that says most of it. Keyboards count, for a numpad is one. */
export async function padsOn(host: Host, profiles: readonly Profile[]): Promise<Found['pads']> {
  const found = await host.hid.list().catch(() => [])
  const exact = profiles.toSorted((a, b) => Number(b.match.vendor !== undefined) - Number(a.match.vendor !== undefined))
  const known = found.flatMap((device) => {
    const profile = exact.find(({ match }) => fits(match, device))
    return profile ? [{ profile: profile.name, name: device.name, at: device.socket || device.path }] : []
  })
  return known
    .filter((it, i) => known.findIndex(({ at }) => at === it.at) === i)
    .map(({ profile, name }) => ({ profile, name }))
}

/** A Pi lists its decoders as video devices as well. */
const decoders = /codec|isp|hevc|rpivid|pispbe|unicam/

export function camerasOf(machine: Machine): string[] {
  const own = /^\d+ :/m.test(machine.ask('rpicam-hello', '--list-cameras') ?? '') ? ['pi'] : []
  const plugged = namesIn(machine, '/dev')
    .filter((it) => /^video\d+$/.test(it) && textOf(machine, `/sys/class/video4linux/${it}/index`)?.trim() !== '1')
    .filter((it) => !decoders.test(textOf(machine, `/sys/class/video4linux/${it}/name`) ?? ''))
  return [...own, ...plugged.map((it) => `/dev/${it}`)]
}
