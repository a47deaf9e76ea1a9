// Packs stills encoded by a browser into an animated WebP: only the container, following its specification. Pure.

export interface Frame {
  /** A still image as lossy WebP. */
  readonly still: Buffer
  /** How long it is shown, in ms. */
  readonly ms: number
}

const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** The chunk of a still that holds its image data. */
function pictureOf(still: Buffer): Buffer {
  for (let at = 12; at < still.length; ) {
    const size = still.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (still.toString('latin1', at, at + 4) === 'VP8 ') return still.subarray(at, end)
    at = end
  }
  throw new Error('this is no lossy WebP')
}

/** An endless loop of these frames. */
export function webp({ width, height }: { width: number; height: number }, frames: readonly Frame[]): Buffer {
  const size = Buffer.alloc(6)
  size.writeUIntLE(width - 1, 0, 3)
  size.writeUIntLE(height - 1, 3, 3)
  const animated = 2
  const features = Buffer.concat([Buffer.from([animated, 0, 0, 0]), size])
  const shown = frames.map(({ still, ms }) => {
    const time = Buffer.alloc(4)
    time.writeUIntLE(ms, 0, 3)
    return chunk('ANMF', Buffer.concat([Buffer.alloc(6), size, time, pictureOf(still)]))
  })
  const body = [Buffer.from('WEBP'), chunk('VP8X', features), chunk('ANIM', Buffer.alloc(6)), ...shown]
  return chunk('RIFF', Buffer.concat(body))
}
