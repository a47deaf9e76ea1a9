// A separate process that acts as a reader and plays a recorded evening into a serial line. It shares no code with the daemon. It follows
// firmware/PROTOCOL.md, remembers the last word for every name, and does not interpret the words.
//
//   node test/traces/play.ts PATH RECORDING SPEED [DAMAGE% RESTART_AT_MS]
//
// DAMAGE is the percentage of damaged lines: at random a flipped bit, missing bytes, or the line twice. At RESTART_AT_MS of the recording,
// the reader stops for 200 ms and starts again with a new boot id. It prints a JSON line about what it did, then exits.

import { closeSync, constants, createReadStream, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const [path = '', recording = '', speed = '1', percent = '0', restartAt = 'Infinity'] = process.argv.slice(2)
const evening = readFileSync(recording, 'utf8').trimEnd().split('\n')
const did = { lines: 0, flipped: 0, cut: 0, repeated: 0, unheard: 0, keyframes: 0, restarts: 0, opened: 0 }

let luck = 12345
const random = (below: number): number => {
  luck = (Math.imul(luck, 1103515245) + 12345) >>> 0
  return Math.floor((luck / 2 ** 32) * below)
}

function crc(text: string): string {
  let sum = 0xffff
  for (const c of Buffer.from(text, 'latin1')) {
    sum ^= c << 8
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff
  }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

let out: number | null = null
const life = { boot: 'b001', seq: 0, awake: true, since: performance.now() }
/** The last word for every name, under the letter of its line: `T` → `wizard#1` → `wizard#1@80,40,0`. */
type Words = Map<string, Map<string, string>>

let words: Words = new Map()
let toldAllAt = 0
let hello = ''

function say(type: string, fields: string): void {
  if (!life.awake) return
  const micros = Math.floor((performance.now() - life.since) * 1000)
  const body = `${type} ${life.boot} ${life.seq} ${micros}${fields && ` ${fields}`}`
  life.seq = (life.seq + 1) % 65536
  did.lines++
  send(spoil(`${body}*${crc(body)}\n`))
}

function spoil(line: string): string {
  if (random(10_000) >= Number(percent) * 100) return line
  const at = random(line.length)
  const how = random(3)
  if (how === 0) {
    did.flipped++
    return line.slice(0, at) + String.fromCharCode(line.charCodeAt(at) ^ (1 << random(8))) + line.slice(at + 1)
  }
  if (how === 1) {
    did.cut++
    return line.slice(0, at) + line.slice(at + 1 + random(10))
  }
  did.repeated++
  return line + line
}

function send(text: string): void {
  if (out === null) {
    did.unheard++
    return
  }
  try {
    writeSync(out, text, null, 'latin1')
  } catch {
    did.unheard++
    hangUp()
  }
}

function hangUp(): void {
  if (out !== null) closeSync(out)
  out = null
}

/** Remembers the words of a line. Things that are gone disappear from later keyframes. */
function learn(words: Words, type: string, fields: string): void {
  const known = words.get(type) ?? new Map<string, string>()
  words.set(type, known)
  for (const word of fields.split(' ')) {
    const [name = ''] = word.split(/[=@]/)
    if (/[=@]-$|,-,\d+$/.test(word)) known.delete(name)
    else known.set(name, word)
  }
}

function keyframe(): void {
  did.keyframes++
  toldAllAt = performance.now()
  say('K', '')
  for (const [type, known] of words) if (known.size > 0) say(type, [...known.values()].join(' '))
  say('E', '')
}

const all = (words: Words): string =>
  JSON.stringify([...words].map(([type, known]) => [type, [...known.values()].sort()]).sort())

function heard(line: string): void {
  const [type, , seq] = line.split(' ')
  if (type === 'h') say('H', hello)
  if (type === 'k') keyframe()
  if (type === 'p') say('P', `ping=${seq} ok=0 bad=0 drop=0`)
}

/** Opens the line whenever it exists and is not open, as a USB reader returns when it is plugged in again. */
async function listen(): Promise<void> {
  for (;;) {
    if (out === null && existsSync(path)) {
      try {
        const file = openSync(path, constants.O_RDWR | constants.O_NOCTTY)
        out = file
        did.opened++
        let rest = ''
        createReadStream(path, { encoding: 'latin1' })
          .on('data', (text) => {
            const lines = (rest + text).split('\n')
            rest = lines.pop() ?? ''
            for (const line of lines) heard(line)
          })
          .on('error', () => {
            if (out === file) hangUp()
          })
      } catch {
        out = null
      }
    }
    await sleep(20)
  }
}

async function restart(): Promise<void> {
  did.restarts++
  life.awake = false
  await sleep(200)
  Object.assign(life, { boot: 'b002', seq: 0, awake: true, since: performance.now() })
  send('rst:0x1 (POWERON)\n')
  say('H', hello)
  keyframe()
}

/** Parses an entry of the recording. */
function readEntry(entry: string): { at: number; type: string; fields: string } {
  const [at = '', type = '', , , , ...fields] = entry.slice(0, entry.lastIndexOf('*')).split(' ')
  return { at: Number(at), type, fields: fields.join(' ') }
}

// The recording begins with a hello and a keyframe: what the reader knows at the start.
const entries = evening.map(readEntry)
const first = entries.findIndex((it) => it.type === 'E') + 1
hello = entries[0]?.fields ?? ''
for (const { type, fields } of entries.slice(1, first)) if (fields) learn(words, type, fields)

void listen()
while (out === null) await sleep(5)
say('H', hello)
keyframe()
const began = performance.now()
// A keyframe in progress. Whoever asks for a keyframe meanwhile gets the previous one, not half of this one.
let growing: Words | null = null
for (const { at, type, fields } of entries.slice(first)) {
  const wait = at / Number(speed) - (performance.now() - began)
  if (wait > 0) await sleep(wait)
  if (at > Number(restartAt) && did.restarts === 0) void restart()
  if (type === 'K') {
    growing = new Map()
  } else if (type === 'E' && growing) {
    const isNews = all(growing) !== all(words)
    words = growing
    growing = null
    // At high speed there are too many keyframes. Send only those that change something, and otherwise one in a while.
    if (isNews || performance.now() - toldAllAt > 900) keyframe()
  } else {
    learn(growing ?? words, type, fields)
    if (!growing) say(type, fields)
  }
}
// Send the last state once more, for a listener that missed it.
await sleep(1000)
keyframe()
await sleep(200)
console.log(JSON.stringify(did))
process.exit()
