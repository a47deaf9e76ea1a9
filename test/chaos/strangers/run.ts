// A separate program in a network namespace of its own: a daemon for tablets, a bare echo server, one honest player, and floods from several
// addresses. Prints its measurements, one line of JSON for each flood. Arguments: seconds, kinds.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import { addAddresses, asHost, children, invitation, openDaemon } from './inside.ts'

export interface Measured {
  readonly flood: string
  /** The 99th percentile of the honest player's round trips, in ms; `echo`: the same on the echo server. */
  readonly ours: number
  readonly echo: number
  readonly asked: number
  readonly lost: number
  /** The daemon's memory in MiB: the most during the flood; `before`: the most without one. */
  readonly memory: number
  readonly before: number
}

const [seconds = '5', kinds = ''] = process.argv.slice(2)
const here = '10.77.0.1'
const player = '10.77.0.100'
const strangers = ['10.77.0.2', '10.77.0.3', '10.77.0.4', '10.77.0.5']
const pauseMs = 50

addAddresses([here, player, ...strangers])

const memoryOf = ({ pid }: ChildProcess, what = 'VmRSS'): number =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** A player who asks, waits for the answer, and pauses, again and again. Measures each round trip in ms. */
async function roundTrips(address: string, first: object[], ask: (ref: number) => object) {
  const socket = new WebSocket(`${address}ws`, { localAddress: player })
  await once(socket, 'open')
  for (const it of first) socket.send(JSON.stringify(it))
  const waiting = new Map<number, () => void>()
  socket.on('message', (text) => {
    const { ref } = JSON.parse(String(text)) as { ref?: number }
    if (ref !== undefined) waiting.get(ref)?.()
  })
  const times: number[] = []
  let lost = 0
  let ref = 0
  let going = true
  const done = (async () => {
    while (going) {
      const asked = performance.now()
      ref += 1
      const mine = ref
      const answered = new Promise<boolean>((resolve) => waiting.set(mine, () => resolve(true)))
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(ask(mine)))
      if (await Promise.race([answered, sleep(5000, false)])) times.push(performance.now() - asked)
      else lost += 1
      waiting.delete(mine)
      await sleep(pauseMs)
    }
    socket.close()
  })()
  return {
    async stop() {
      going = false
      await done
      times.sort((a, b) => a - b)
      return { p99: times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY, asked: times.length, lost }
    }
  }
}

function attack(flood: string, address: string): ChildProcess {
  const attacker = fork(join(import.meta.dirname, 'flood.ts'), [flood, address, strangers.join()], { stdio: 'inherit' })
  children.push(attacker)
  return attacker
}

const { daemon, port } = await openDaemon('0.0.0.0')
const start = { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] }
const begun = await asHost(port, '/api/match', { game: 'nexus-keepers', start })
if (begun.status !== 201) throw new Error(`no match: ${await begun.text()}`)
const ours = `http://${here}:${port}/`
const lifting = (ref: number) => ({ m: 'hand', ref, does: { hand: 'lift', thing: 'nothing' } })
/** The messages with which the honest player joins, to play for all seats. */
const joining = async () => [{ m: 'join', invitation: await invitation(port) }]
/** Memory use without a flood. Normal play also makes garbage, so this is what the flood is compared with. */
async function quiet(): Promise<number> {
  const honest = await roundTrips(ours, await joining(), lifting)
  for (let i = 0; i < 40; i++) await (await fetch(`http://127.0.0.1:${port}/api/games`)).text()
  await sleep(1000)
  await honest.stop()
  return memoryOf(daemon, 'VmHWM')
}

const before = await quiet()
for (const flood of kinds.split(',')) {
  const echo = fork(join(import.meta.dirname, 'echo.ts'), { stdio: 'inherit' })
  children.push(echo)
  const [echoPort] = await once(echo, 'message')
  const bare = `http://${here}:${echoPort}/`
  let memory = 0
  const look = setInterval(() => {
    memory = Math.max(memory, memoryOf(daemon))
  }, 100)
  // Measure both at the same time, because other load affects both. The player joins the echo first: under a flood it accepts nobody.
  const echoed = await roundTrips(bare, [], (ref) => ({ ref }))
  const attackers = [attack(flood, ours), attack(flood, bare)]
  await sleep(500)
  const mine = await roundTrips(ours, await joining(), lifting)
  await sleep(Number(seconds) * 1000)
  const [{ p99, asked, lost }, theirs] = await Promise.all([mine.stop(), echoed.stop()])
  clearInterval(look)
  for (const it of [...attackers, echo]) {
    const gone = once(it, 'exit')
    it.kill('SIGKILL')
    await gone
  }
  const found: Measured = { flood, ours: p99, echo: theirs.p99, asked, lost, memory, before }
  console.log(JSON.stringify(found))
  await sleep(1000)
}
process.exit(0)
