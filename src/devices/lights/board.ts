// Opens the board through which Johnny-Five drives the lamps, and says in one sentence what keeps it from opening. Johnny-Five's own way
// of opening a port does not work with today's serialport, so we always build the IO here. Of Johnny-Five we load the board and the LEDs:
// the whole library would double the time until the first lamp is lit.

import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import { pathToFileURL } from 'node:url'
import firmata from 'firmata-io'
import type { Board, IO } from 'johnny-five'
import FiveBoard from 'johnny-five/lib/board.js'
import type { Phrase } from '../../core/words.ts'
import type { Host } from '../ports.ts'
import { Trouble } from '../trouble.ts'
import { trouble } from './trouble.ts'
import type { BoardConfig } from './wiring.ts'

type Clock = Pick<Host, 'after'>

/** A board ready to drive lamps, or a rejection. `lost` hears each failure of the line, before or after; the first is the cause. */
export async function openBoard(config: BoardConfig, lost: (note: Phrase) => void, clock: Clock): Promise<Board> {
  const gone = (error: unknown): void => lost(trouble(config, error))
  const looks: (() => void)[] = []
  /** One timer for all looks, and none for a board that has nothing to look at. */
  const keepLooking = (look: () => void): void => {
    if (looks.push(look) > 1) return
    setInterval(() => {
      for (const it of looks) it()
    }, lookMs)
  }
  if (config.board === 'firmata')
    keepLooking(lookAtPath(config.path, () => gone(new Trouble({ say: 'lamps.unplugged' }))))
  const io = await openIo(config, clock)
  for (const end of ['close', 'disconnect']) io.on(end, () => gone(new Trouble({ say: 'lamps.closed' })))
  const board = await boardOn(io, gone, clock)
  if (io.reportVersion) keepLooking(questionTo(io, gone))
  return board
}

/** Firmata's end of a command; without a beginning it means nothing. */
const endOfSysex = 0xf7

/** From the opened line until the board is ready: more than any bootloader and all answers need. */
const handshakeMs = 10_000

/**
 * Johnny-Five's board on this IO, once it has reported what it can do. Rejects, once, if the IO fails or stays silent until then; `gone`
 * hears every later error.
 */
export function boardOn(io: IO, gone: (error: unknown) => void, { after }: Clock): Promise<Board> {
  return new Promise((resolve, reject) => {
    const board = new FiveBoard({ io, repl: false, debug: false, sigint: false })
    let wrong: (error: unknown) => void = reject
    let giveUp = (): void => {}
    for (const it of [io, board]) it.on('error', (error) => wrong(error))
    board.once('connect', () => {
      // Johnny-Five's timer knows only the wall clock, and tells of its end by two error events.
      clearTimeout(board.timer)
      giveUp = after(handshakeMs, () => reject(new Error('timeout: it is connected, but not ready')))
    })
    board.once('ready', () => {
      giveUp()
      wrong = gone
      resolve(board)
    })
  })
}

/** What Firmata asks a board, in order, with the event of each answer. It never asks twice. */
const questions = [
  ['reportversion', 'reportVersion'],
  ['queryfirmware', 'queryFirmware'],
  ['capability-query', 'queryCapabilities'],
  ['analog-mapping-query', 'queryAnalogMapping']
] as const
/** Longer than the answer of the largest board takes: its abilities are half a thousand bytes. */
const askAgainMs = 400

/**
 * Asks the board again for answers that are missing. A board that shows a strip is deaf meanwhile, and may still show the last frame of a
 * killed process. Firmata itself would wait for ever.
 */
function insist(io: IO, { after }: Clock): void {
  let answered = 0
  const ignore = (): void => {}
  const again = (): void => {
    const question = questions[answered]
    if (!question) return
    io[question[1]]?.(ignore)
    io.off(question[0], ignore) // or every question would leave a listener behind
    after(askAgainMs, again)
  }
  after(askAgainMs, again)
  const listen = (): void => {
    const question = questions[answered]
    if (!question) return
    io.once(question[0], () => {
      answered += 1
      listen()
    })
  }
  listen()
}

/** Firmata on a line that emits `open` when it is. */
export function firmataOn(line: Duplex, clock: Clock): IO {
  const io = new firmata.Firmata(line)
  insist(io, clock)
  // A killed process or board has left a command without an end, which would swallow the first question.
  const finish = (): void => void line.write(Buffer.of(endOfSysex))
  io.prependOnceListener('reportversion', finish)
  // Otherwise Firmata asks a board that does not restart on opening only after five seconds.
  io.once('open', () => {
    finish()
    io.reportVersion?.(() => {})
    io.queryFirmware?.(() => {})
  })
  return io
}

async function openIo(config: BoardConfig, clock: Clock): Promise<IO> {
  if (config.board === 'firmata') {
    const { SerialPort } = await import('serialport/dist/serialport.js') // loaded late: other boards need none
    // Most boards restart when their port is opened again. Without the hang-up, a board whose process was killed keeps its lamps.
    return firmataOn(new SerialPort({ path: config.path, baudRate: config.baudRate, hupcl: false }), clock)
  }
  const name: string = config.board === 'raspi-io' ? 'raspi-io' : config.module
  const found = await import(/^[./]/.test(name) ? pathToFileURL(resolve(name)).href : name)
  return config.board === 'raspi-io' ? new found.RaspiIO({ enableSerial: false }) : new found.default(config.options)
}

/** How often a board is looked after, in milliseconds. */
const lookMs = 500

/** A look at the line's path: a pulled cable removes it, and neither library may notice. */
function lookAtPath(path: string, gone: () => void): () => void {
  const identity = (): string | undefined => {
    const it = statSync(path, { throwIfNoEntry: false })
    return it && `${it.dev}/${it.ino}/${it.rdev}`
  }
  const before = identity()
  return () => before !== undefined && identity() !== before && gone()
}

/**
 * How many questions may be unanswered. A second of silence is enough: a board that is starting says nothing for two, and by then the next
 * lamp process is there to be greeted.
 */
const patience = 2

/**
 * A serial line can hang up without a word until something is written, and a board that lost power for a moment comes back
 * having forgotten its lamps: it is asked for its version again and again, and its unasked greeting means that it restarted.
 */
function questionTo(io: IO, gone: (why: Trouble) => void): () => void {
  let unanswered = 0
  io.on('queryfirmware', () => gone(new Trouble({ say: 'lamps.restarted' })))
  return () => {
    if (unanswered >= patience) gone(new Trouble({ say: 'lamps.unanswered' }))
    unanswered += 1
    io.reportVersion?.(() => {
      unanswered = 0
    })
  }
}
