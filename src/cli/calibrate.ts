// `tablekeeper calibrate`: lights one point after another, waits for a piece there, and writes the reader’s position into the table file.

import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseDocument } from 'yaml'
import { complain, phraseOf } from '../config/complaint.ts'
import { readTable } from '../config/table.ts'
import type { Point } from '../core/scene.ts'
import { Calibrator, type Fit, type Found, type PointResult } from '../devices/calibrator.ts'
import { machineHost } from '../devices/host.ts'
import { parseLamps } from '../devices/lights/config.ts'
import { johnnyFiveLights } from '../devices/lights/johnny-five.ts'
import { virtualLights } from '../devices/lights/virtual.ts'
import { pixelsOf } from '../devices/lights/wiring.ts'
import { overheardReader } from '../devices/sensors/serial.ts'
import type { WireState } from '../devices/wire/state.ts'
import { readerOf as tableReader } from '../reader.ts'
import type { Live } from '../server/live.ts'
import { openLive } from '../server/live.ts'
import { readArgs } from './args.ts'
import { asked, log } from './daemon.ts'
import { ordinaryTable, tableFileOf } from './places.ts'
import { calibrateSand } from './sand.ts'
import { mustWriteBeside, replaceTable } from './table-file.ts'
import { lang, say, voice } from './voice.ts'

/** A state counts after this time without a change, in milliseconds, so that a passing hand is ignored. */
const restMs = 350
const lookMs = 1000

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('calibrate', args, {
    config: 'text',
    data: 'text',
    grid: 'text',
    port: 'number',
    again: 'switch',
    sand: 'text',
    seat: 'number',
    'by-hand': 'switch'
  })
  if (!read.ok) return fail(read.why)
  const { data, grid, port = 8080, again } = read.options
  const config = tableFileOf(read.options.config, data)
  if (config === ordinaryTable) return fail(say('calibrate.config'))
  const { sand, seat = 0, 'by-hand': byHand = false } = read.options
  if (sand !== undefined) return calibrateSand({ config, thing: sand, seat, byHand })
  const file = readTable(config)
  if (!file.ok) return fail(...file.complaints.map((it) => voice(phraseOf(it))))
  const { table, source } = file
  const serial = tableReader(table)
  if (!serial.ok) return fail(...complain(source, serial.problems, ['reader']).map((it) => voice(phraseOf(it))))
  const lamps = table.lights.driver === 'virtual' ? null : parseLamps(table.lights)
  if (lamps && !lamps.ok) return fail(...complain(source, lamps.problems, ['lights']).map((it) => voice(phraseOf(it))))
  const points = grid === undefined ? (lamps ? pixelsOf(lamps.value) : []) : gridOf(grid)
  if (points.length < 3)
    return fail(say(grid === undefined ? 'calibrate.lamps' : 'calibrate.grid', { grid: grid ?? '' }))

  const kept = join(data ?? table.data, 'calibration.json')
  for (const it of [config, kept]) mustWriteBeside(it)
  const calibrator = new Calibrator(points, again ? [] : load(kept))
  const host = machineHost({ log, lines: serial.value.lines })
  const lights = lamps ? johnnyFiveLights.open(lamps.value, host) : virtualLights()
  let state: WireState | null = null
  let cancel: () => void = () => undefined
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let now: Live['now'] = null
  const sensor = overheardReader(serial.value.config, host, (next) => {
    if (state && JSON.stringify([...state.cells, ...state.tags]) === JSON.stringify([...next.cells, ...next.tags]))
      return
    state = next
    cancel()
    cancel = host.after(restMs, look)
  })
  const page = await openLive(port, live(), press).catch((error: Error) => error)
  if (page instanceof Error) {
    await Promise.all([sensor.close(), lights.close()])
    return fail(say('calibrate.port', { port, reason: page.message }))
  }
  console.log(say('calibrate.page', { address: page.address }))
  if (calibrator.found.length > 0) console.log(say('calibrate.resumed', { n: calibrator.found.length }))
  const keyboard = createInterface({ input: process.stdin })
  keyboard.on('line', (line) => press({ '': 'skip', b: 'back' }[line.trim()] ?? line.trim()))
  const stop = asked()
  ask()
  // The page also shows when the reader is missing or returns.
  const looking = setInterval(() => page.show(live()), lookMs)
  const ended = await Promise.race([stop.then(() => 'stopped'), finished.then(() => 'finished')])
  cancel()
  clearInterval(looking)
  keyboard.close()
  lights.show([])
  await Promise.all([sensor.close(), lights.close()])
  const fit = calibrator.fit()
  const told =
    ended === 'stopped' ? [say('calibrate.stopped', { n: calibrator.found.length, of: points.length })] : report(fit)
  for (const it of told) console.log(it)
  const code = ended === 'stopped' ? 0 : fit ? write(config, fit, calibrator.found) : 1
  page.show({ ...live(), now: { text: told.join(' '), bad: !fit }, buttons: [] })
  await page.close()
  return code

  function look(): void {
    if (!state || !calibrator.wanted) return
    const result = calibrator.see(state)
    if (result.outcome === 'nothing') return
    tell(result)
    if (result.outcome === 'found') ask()
  }

  function press(id: string): void {
    if (id === 'skip' && calibrator.wanted) calibrator.skip()
    else if (id === 'back') calibrator.back()
    else return
    ask()
  }

  function tell(result: Exclude<PointResult, { outcome: 'nothing' }>): void {
    if (result.outcome === 'found') return
    const told = result.outcome === 'twice' ? { name: result.name, at: spell(result.before) } : { names: result.names }
    now = { text: say(`calibrate.${result.outcome}`, told), bad: true }
    console.log(now.text)
    if (!(page instanceof Error)) page.show(live())
  }

  function ask(): void {
    save(kept, calibrator.found)
    const at = calibrator.wanted
    if (!at) {
      finish()
      return
    }
    lights.show([{ at, cue: 'target', colour: [255, 255, 255], rhythm: 'blink' }])
    now = { text: say('calibrate.put', { at: spell(at) }), bad: false }
    console.log(`${calibrator.found.length + 1}/${points.length}  ${now.text}`)
    if (!(page instanceof Error)) page.show(live())
  }

  function live(): Live {
    const { state, note } = sensor.status()
    return {
      lang,
      title: say('calibrate.title', { table: table.name }),
      now: state !== 'ready' && note ? { text: voice(note), bad: true } : now,
      progress: { done: calibrator.found.length, of: points.length },
      buttons: ['skip', 'back'].map((id) => ({ id, text: say(`calibrate.${id}`) })),
      drawing: draw(points, calibrator),
      lines: calibrator.found.map(({ at, sensed }) => ({
        text: sensed
          ? say('calibrate.line', { at: spell(at), name: sensed.name })
          : say('calibrate.dead', { at: spell(at) }),
        bad: !sensed
      })),
      gone: say('calibrate.gone')
    }
  }
}

/** `x0,y0,x1,y1`: all whole points of a rectangle, row by row. */
function gridOf(text: string): Point[] {
  const found = /^(-?\d+),(-?\d+),(-?\d+),(-?\d+)$/.exec(text)
  if (!found) return []
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = found.slice(1).map(Number)
  const rows = Array.from({ length: Math.max(0, Math.min(32, y1 - y0 + 1)) }, (_, y) => y0 + y)
  return rows.flatMap((y) =>
    Array.from({ length: Math.max(0, Math.min(32, x1 - x0 + 1)) }, (_, x): Point => [x0 + x, y])
  )
}

const spell = ([x, y]: Point): string => `${x}, ${y}`

function report(fit: Fit | null): string[] {
  if (!fit) return [say('calibrate.nofit')]
  const { worst, spots, dead } = fit
  const strays = Object.keys(spots)
  return [
    say('calibrate.fits', { worst: Math.round(worst * 100) / 100 }),
    ...(strays.length > 0 ? [say('calibrate.strays', { names: strays })] : []),
    ...(dead.length > 0 ? [say('calibrate.deads', { points: dead.map(spell) })] : [])
  ]
}

function load(file: string): Found[] {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** Root may run this on the folder of the service, so no link there is followed. */
function save(file: string, found: readonly Found[]): void {
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, `${JSON.stringify(found)}\n`, { flag: 'wx' })
  renameSync(draft, file)
}

/** Writes the result into the table file; comments are kept. The exit code. */
function write(file: string, { affine, spots }: Fit, found: readonly Found[]): number {
  const document = parseDocument(readFileSync(file, 'utf8'))
  const tags = found.some((it) => it.sensed?.name.startsWith('tag '))
  document.setIn(['reader', 'table', tags ? 'tags' : 'cells'], document.createNode({ affine }, { flow: true }))
  if (!tags && Object.keys(spots).length > 0)
    document.setIn(['reader', 'table', 'spots'], document.createNode(spots, { flow: true }))
  else if (!tags) document.deleteIn(['reader', 'table', 'spots'])
  const complaints = replaceTable(file, String(document))
  if (complaints.length > 0) return fail(...complaints.map((it) => voice(phraseOf(it))))
  console.log(say('calibrate.written', { file }))
  return 0
}

/** The board from above, y upwards: found, dead, and where the light is. */
function draw(points: readonly Point[], calibrator: Calibrator): string {
  const [xs, ys] = [points.map((it) => it[0]), points.map((it) => it[1])]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const dots = points.map((at, i) => {
    const found = calibrator.found[i]
    const fill = i === calibrator.found.length ? '#ffffff' : found ? (found.sensed ? '#56b4e9' : '#d55e00') : '#3a4550'
    return `<circle cx="${at[0]}" cy="${-at[1]}" r="${i === calibrator.found.length ? 0.42 : 0.3}" fill="${fill}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left - 1} ${-high - 1} ${right - left + 2} ${high - low + 2}">${dots.join('')}</svg>`
}

function fail(...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return 2
}
