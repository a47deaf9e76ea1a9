// `tablekeeper sniff`: what a reader sends, as sentences, read from the port itself or from a running daemon’s recording.

import { once } from 'node:events'
import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { reels } from '../devices/flight/recorder.ts'
import type { Taped } from '../devices/flight/tape.ts'
import { machineHost } from '../devices/host.ts'
import { type Sniffed, Sniffer } from '../devices/sniffer.ts'
import { phraseOf } from '../devices/trouble.ts'
import { type Live, openLive } from '../server/live.ts'
import { readArgs } from './args.ts'
import { asked, log } from './daemon.ts'
import { dataOf } from './places.ts'
import { lang, say, voice } from './voice.ts'

/** How often a tape is looked at for more, in milliseconds; it is written at the beat. */
const lookMs = 200

/** Lines that the page holds. */
const onPage = 200

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('sniff', args, { baud: 'number', data: 'text', all: 'switch', page: 'number' }, [0, 1])
  if (!read.ok) return fail(read.why)
  const { baud = 115_200, all = false } = read.options
  const [port] = read.rest
  const sniffer = new Sniffer(all)
  const page =
    read.options.page === undefined ? null : await openLive(read.options.page, live(sniffer), () => undefined)
  if (page) console.log(say('sniff.page', { address: page.address }))
  const tell = (bytes: Uint8Array, at: number): void => {
    for (const it of sniffer.push(bytes)) print(it, at)
    page?.show(live(sniffer))
  }
  const stop = asked()
  const code =
    port === undefined
      ? await follow(dataOf(read.options.data), { sniffer, tell }, stop)
      : await listen(port, baud, tell, stop)
  if (code === 0) console.log(say('sniff.sum', sniffer.counts))
  await page?.close()
  return code
}

type Tell = (bytes: Uint8Array, at: number) => void

const heard: { readonly text: string; readonly bad: boolean }[] = []

const live = (sniffer: Sniffer): Live => ({
  lang,
  title: say('sniff.title'),
  now: { text: say('sniff.sum', sniffer.counts), bad: sniffer.counts.damaged + sniffer.counts.missing > 0 },
  progress: null,
  buttons: [],
  drawing: null,
  lines: heard,
  gone: say('sniff.gone')
})

async function listen(path: string, baud: number, tell: Tell, stop: Promise<void>): Promise<number> {
  const host = machineHost({ log })
  const began = host.now()
  try {
    const line = await host.serial(path, baud)
    line.on('data', (bytes: Uint8Array) => tell(bytes, host.now() - began))
    const closed = once(line, 'close')
    await Promise.race([stop, closed])
    if (line.destroyed) return fail(say('sniff.closed', { path, why: line.errored ? phraseOf(line.errored) : '' }))
    line.destroy()
    await closed
    return 0
  } catch (error) {
    return fail((error as Error).message)
  }
}

interface Ears {
  readonly sniffer: Sniffer
  readonly tell: Tell
}

/** Reads a daemon's tape from its end, and goes on reading as it grows or a new reel begins. */
async function follow(data: string, ears: Ears, stop: Promise<void>): Promise<number> {
  const folder = join(data, 'flight')
  const file = join(folder, reels.now)
  const first = statSync(file, { throwIfNoEntry: false })
  if (!first) return fail(say('sniff.noTape', { folder }))
  console.error(say('sniff.follows', { folder }))
  let [reel, from, stopped] = [first.ino, first.size, false]
  void stop.then(() => {
    stopped = true
  })
  while (!stopped) {
    const now = statSync(file, { throwIfNoEntry: false })
    if (now && now.ino !== reel) [reel, from] = [now.ino, 0]
    if (now && now.size > from) from = await read(file, from, now.size, ears)
    await Promise.race([sleep(lookMs), stop])
  }
  return 0
}

/** Tells the whole lines between two places of a tape, and where the rest begins. */
async function read(file: string, from: number, to: number, { sniffer, tell }: Ears): Promise<number> {
  let at = from
  for await (const text of createInterface({ input: createReadStream(file, { start: from, end: to - 1 }) })) {
    let word: Taped
    try {
      word = JSON.parse(text)
    } catch {
      return at
    }
    at += Buffer.byteLength(text) + 1
    if (!('line' in word)) continue
    if ('bytes' in word) tell(Buffer.from(word.bytes, 'latin1'), word.at)
    else {
      sniffer.again()
      const how = 'opened' in word ? 'sniff.opened' : 'sniff.closed'
      console.log(say(how, { path: word.line, why: 'closed' in word ? word.closed : '' }))
    }
  }
  return at
}

function print({ say: sentence, bad }: Sniffed, at: number): void {
  const seconds = (at / 1000).toLocaleString(lang, {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
    useGrouping: false
  })
  const text = `${seconds.padStart(9)}  ${voice(sentence)}`
  heard.push({ text, bad })
  if (heard.length > onPage) heard.shift()
  console.log(bad && process.stdout.isTTY ? `\u001b[31m${text}\u001b[0m` : text)
}

function fail(why: string): number {
  console.error(why)
  return 2
}
