// A program for a network namespace of its own: the real daemon, and strangers with addresses of their own. Prints the answers that
// each of them got, one line of JSON for each question.

import { once } from 'node:events'
import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import type { ServerMessage } from '../../src/server/messages.ts'
import { addAddresses, asHost, invitation, openDaemon } from '../chaos/strangers/inside.ts'

export type Fact = readonly [question: string, answer: unknown]
const tell = (...fact: Fact): void => console.log(JSON.stringify(fact))

const four = '10.77.0.1'
const six = 'fd77::1'
const address = (n: number): string => `10.77.0.${n}`
/** Address number `which` in a /64 network of its own. */
const address6 = (net: number, which: number): string => `fd77:0:0:${net}::${which}`
const nets = [2, 3, 4, 5, 6, 7, 8, 9]
addAddresses([four, six, ...nets.map(address), ...nets.flatMap((it) => [address6(it, 1), address6(it, 2)])])

const { daemon, port } = await openDaemon('::', 'pipe')
const logged: string[] = []
createInterface(daemon.stderr as NodeJS.ReadableStream).on('line', (line) => void logged.push(line))
const answering = (from: string): string =>
  from === '::1' ? '[::1]' : from.includes(':') ? `[${six}]` : from === '127.0.0.1' ? from : four

/** The status code that a client with this address gets. */
async function status(from: string, method: string, path: string, body?: object, host?: string): Promise<number> {
  const it = request(`http://${answering(from)}:${port}${path}`, {
    method,
    localAddress: from,
    agent: false,
    headers: { 'content-type': 'application/json', ...(host === undefined ? {} : { host }) }
  })
  it.end(body && JSON.stringify(body))
  const [answer] = await once(it, 'response')
  answer.resume()
  return answer.statusCode
}

interface Page {
  readonly socket: WebSocket
  /** Sends a message. Answers the first reply that fits; with `null`, searches everything received so far. */
  readonly ask: <T>(message: object | null, fits: (said: ServerMessage) => T | undefined) => Promise<T>
}

/** A page at this address; a number: the status code of its refusal. */
async function page(from: string): Promise<Page | number> {
  const socket = new WebSocket(`ws://${answering(from)}:${port}/ws`, { localAddress: from })
  const got: ServerMessage[] = []
  socket.on('message', (text) => void got.push(JSON.parse(String(text))))
  socket.on('error', () => undefined)
  const refused = await new Promise<number | null>((resolve) => {
    socket.once('open', () => resolve(null))
    socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0))
  })
  if (refused !== null) return refused
  const ask: Page['ask'] = async (message, fits) => {
    let seen = message === null ? 0 : got.length
    if (message !== null) socket.send(JSON.stringify(message))
    for (;;) {
      for (; seen < got.length; seen++) {
        const found = fits(got[seen] as ServerMessage)
        if (found !== undefined) return found
      }
      await sleep(5)
    }
  }
  return { socket, ask }
}

async function opened(from: string): Promise<Page> {
  const it = await page(from)
  if (typeof it === 'number') throw new Error(`${from} was answered ${it}`)
  return it
}

async function close(...pages: readonly Page[]): Promise<void> {
  for (const { socket } of pages) {
    if (socket.readyState === socket.CLOSED) continue
    const gone = once(socket, 'close')
    socket.close()
    await gone
  }
}

const role = (said: ServerMessage) => (said.m === 'you' ? said.you.role : undefined)
const refusal = (said: ServerMessage) =>
  said.m === 'refused' && typeof said.why !== 'string' ? said.why.say : undefined
/** The result of asking for a seat. */
const seated = (said: ServerMessage) => refusal(said) ?? (role(said) === 'seat' ? 'seated' : undefined)

/** Someone at this address types codes, each on a new socket. */
async function types(from: string, ...codes: readonly string[]): Promise<string[]> {
  const told: string[] = []
  for (const code of codes) {
    const it = await opened(from)
    told.push(await it.ask({ m: 'claim', seat: 0, code }, seated))
    await close(it)
  }
  return told
}
const wrong = (n: number): string[] => Array<string>(n).fill('none')

// Only clients by loopback become host, whichever of this machine’s addresses the others use.
for (const from of ['127.0.0.1', '::1', four, address(2), six, address6(2, 1)]) {
  const it = await opened(from)
  tell(`who ${from} is`, await it.ask(null, role))
  tell(`an invitation for ${from}`, await status(from, 'POST', '/api/invitations', { to: 'watch' }))
  tell(
    `people for ${from}`,
    await it.ask({ m: 'people', on: true }, (said) => refusal(said) ?? (said.m === 'people' ? 'told' : undefined))
  )
  await close(it)
}

// The host names that it accepts.
for (const host of [
  four,
  `[${six}]`,
  address(9),
  'localhost',
  'table.local',
  '10.77.0.200',
  '[fd77::200]',
  'evil.example'
])
  tell(`Host ${host}`, await status(address(2), 'GET', '/api/match', undefined, `${host}:${port}`))
addAddresses(['10.77.0.200', 'fd77::200'])
for (const host of ['10.77.0.200', '[fd77::200]'])
  tell(`Host ${host}, once it is its own`, await status(address(2), 'GET', '/api/match', undefined, `${host}:${port}`))

// How many sockets each address, each network and all together may open.
const held: Page[] = []
/** Opens this many sockets from these addresses; answers how the first refused one was answered. */
async function opens(n: number, ...from: readonly string[]): Promise<number | 'open'> {
  for (let i = 0; i < n; i++) {
    const it = await page(from[i % from.length] as string)
    if (typeof it === 'number') return it
    held.push(it)
  }
  return 'open'
}
tell('8 of an address', await opens(8, address(2)))
tell('the 9th', await opens(1, address(2)))
tell('8 of one network of 64 bits', await opens(8, address6(2, 1), address6(2, 2)))
tell('the 9th, from either', [await opens(1, address6(2, 1)), await opens(1, address6(2, 2))])
for (const n of [3, 4, 5, 6, 7, 8]) await opens(8, n % 2 === 0 ? address(n) : address6(n, 1))
const [oldest] = held as [Page]
const closed = once(oldest.socket, 'close')
tell('the 65th of all', [held.length, await opens(1, address(9))])
tell('closes the oldest of whoever has most', (await closed)[0])
tell('a host among them', await opens(1, '127.0.0.1'))
await close(...held)

// Guessing seat codes.
const host = await opened('127.0.0.1')
await asHost(port, '/api/match', {
  game: 'nexus-keepers',
  start: { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] }
})
const counted = async (): Promise<number> =>
  Number(
    /^tablekeeper_wrong_total\{?[^\n]* (\d+)$/m.exec(
      await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    )?.[1]
  )
const known = await host.ask({ m: 'people', on: true }, (said) => (said.m === 'people' ? said.people : undefined))
tell('5 wrong codes of an address, then the right one', await types(address(2), ...wrong(5), known.code ?? ''))
tell('2 of a network of 64 bits', await types(address6(2, 1), ...wrong(2)))
tell('3 of another address of it', await types(address6(2, 2), ...wrong(3)))
tell('the right one from either', [
  ...(await types(address6(2, 1), known.code ?? '')),
  ...(await types(address6(2, 2), known.code ?? ''))
])
tell('4 of another network', await types(address6(3, 1), ...wrong(4)))
tell('4 of another address', await types(address(3), ...wrong(4)))
tell('19 and 20 of all', await types(address(4), ...wrong(2)))
tell('the right one of somebody new', await types(address(5), known.code ?? ''))
tell('wrong codes in the log', logged.filter((it) => it.includes('Wrong seat code from')).length)
tell('wrong codes counted', await counted())
const guest = await opened(address(5))
tell('an invitation meanwhile', await guest.ask({ m: 'join', invitation: await invitation(port) }, seated))
await close(guest)
const reset = await host.ask({ m: 'code' }, (said) =>
  said.m === 'people' && said.people.pause === 0 ? said.people : undefined
)
tell('another code after the reset', reset.code !== known.code)
tell('it opens, from an address that waited', await types(address(2), reset.code ?? ''))
process.exit(0)
