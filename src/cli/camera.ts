// `tablekeeper camera`: a live page with what the camera sees and what was recognised, to aim it.

import { complain, phraseOf } from '../config/complaint.ts'
import { readTable } from '../config/table.ts'
import type { Phrase } from '../core/words.ts'
import type { Grey } from '../devices/camera/plane.ts'
import type { FromCamera } from '../devices/camera/worker.ts'
import { readCamera } from '../devices/sensors/camera/config.ts'
import { startCamera } from '../devices/sensors/camera.ts'
import type { Live } from '../server/live.ts'
import { openLive } from '../server/live.ts'
import { readArgs } from './args.ts'
import { asked } from './daemon.ts'
import { ordinaryTable, tableFileOf } from './places.ts'
import { lang, say, voice } from './voice.ts'

/** A page wants no more images than this a second, and no more pixels across. */
const rate = 4
const across = 640

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('camera', args, { config: 'text', port: 'number' })
  if (!read.ok) return fail(read.why)
  const { port = 8080 } = read.options
  const file = tableFileOf(read.options.config)
  if (file === ordinaryTable) return fail(say('camera.config'))
  const table = readTable(file)
  if (!table.ok) return fail(...table.complaints.map((it) => voice(phraseOf(it))))
  if (table.table.reader.driver !== 'camera') return fail(say('camera.none', { file }))
  const judged = readCamera(table.table.reader)
  if (!judged.ok) return fail(...complain(table.source, judged.problems, ['reader']).map((it) => voice(phraseOf(it))))
  const config = judged.value
  const corners = Object.keys(config.seer.corners).length
  const title = say('camera.title', { name: config.name })
  const waiting: Live = {
    lang,
    title,
    now: { text: say('camera.waiting'), bad: false },
    progress: null,
    buttons: [],
    drawing: null,
    lines: [],
    gone: say('camera.gone')
  }
  const page = await openLive(port, waiting, () => undefined).catch((error: Error) => error)
  if (page instanceof Error) return fail(say('calibrate.port', { port, reason: page.message }))
  console.log(say('camera.page', { address: page.address }))
  let shownAt = 0
  let count = 0
  let end: (why: Phrase) => void = () => undefined
  const ended = new Promise<Phrase>((resolve) => {
    end = resolve
  })
  const worker = startCamera(config, true, (word) => ('ended' in word ? end(word.ended) : show(word)))
  const why = await Promise.race([ended, asked().then(() => null)])
  worker.postMessage('stop')
  if (why !== null) page.show({ ...waiting, now: { text: voice(why), bad: true } })
  await page.close()
  return why === null ? 0 : fail(voice(why))

  function show({ saw, image }: Extract<FromCamera, { saw: unknown }>): void {
    count++
    const now = performance.now()
    if (!image || page instanceof Error || now - shownAt < 1000 / rate) return
    const perSecond = Math.round((count * 1000) / Math.max(1, now - shownAt))
    ;[shownAt, count] = [now, 0]
    const { detections } = saw
    const told =
      saw.toTable === null
        ? { text: say('camera.aim', { found: saw.corners, of: corners }), bad: true }
        : {
            text: say('camera.sees', {
              corners: saw.corners,
              tags: detections?.tags.length ?? 0,
              dice: detections?.dice.length ?? 0,
              n: perSecond
            }),
            bad: false
          }
    page.show({
      ...waiting,
      now: told,
      drawing: drawn(image, saw.marks),
      lines: [
        ...(detections?.hand ? [{ text: say('sniff.hand'), bad: false }] : []),
        ...(detections?.tags ?? []).map(({ id, at }) => ({
          text: say('sniff.tag', { id, x: at?.x ?? 0, y: at?.y ?? 0, turn: at?.turn ?? 0 }),
          bad: false
        })),
        ...(detections?.dice ?? []).map(({ id, colour, status, throws }) => ({
          text: say('sniff.die', {
            id,
            colour,
            how: typeof status === 'number' ? status : { say: `sniff.die.${status}` },
            throws
          }),
          bad: status === 'crooked' || status === 'unreadable'
        }))
      ]
    })
  }
}

/** The image, smaller, and around every tag that was read its frame and number. */
function drawn({ width, height, data }: Grey, marks: Extract<FromCamera, { saw: unknown }>['saw']['marks']): string {
  const step = Math.max(1, Math.round(width / across))
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)]
  const bitmap = bmp(w, h, (x, y) => data[y * step * width + x * step] as number)
  const frames = marks.map(({ id, corners }) => {
    const points = corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
    return `<polygon points="${points}" fill="none" stroke="#56b4e9" stroke-width="4"/><text x="${corners[0][0]}" y="${corners[0][1] - 6}" fill="#f0e442" font-size="${width / 50}">${id}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="data:image/bmp;base64,${bitmap}" width="${width}" height="${height}"/>${frames.join('')}</svg>`
}

/** A grey bitmap: the one image format that needs no library to write. Rows run from below and end at multiples of four. */
function bmp(width: number, height: number, grey: (x: number, y: number) => number): string {
  const row = Math.ceil(width / 4) * 4
  const start = 54 + 1024
  const file = Buffer.alloc(start + row * height)
  file.write('BM', 0, 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(start, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(8, 28)
  for (let i = 0; i < 256; i++) file.fill(i, 54 + 4 * i, 54 + 4 * i + 3)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) file[start + (height - 1 - y) * row + x] = grey(x, y)
  return file.toString('base64')
}

function fail(...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return 2
}
