// What can go wrong on purpose, by name. The damage done to bytes is a pure function of its dice.

import type { Random } from '../../core/random.ts'
import { draw } from '../../core/random.ts'

export const faultNames = [
  /** The cable is out: the path is gone. */
  'unplugged',
  /** One line in a hundred has a bit turned over. */
  'noise',
  /** One line in a hundred loses some of its bytes. */
  'cut',
  /** One line in a hundred is sent twice. */
  'duplicates',
  /** One figure is still read where it stood when the fault began. */
  'stuck',
  /** Something is read where nothing stands. */
  'ghost',
  /** Everything comes 400 ms late. */
  'slow',
  /** The reader restarts, once, by its watchdog. */
  'reset',
  /** The reader speaks another version of the protocol. */
  'version',
  /** Of the next dice thrown, one comes to lean. */
  'crooked'
] as const
export type Fault = (typeof faultNames)[number]

export const isFault = (name: string): name is Fault => (faultNames as readonly string[]).includes(name)

const oneIn = 100

/** What the wire makes of a line (its end included), and the next random stream. One character a byte. */
export function damage(line: string, faults: ReadonlySet<Fault>, random: Random): [string, Random] {
  let stream = random
  const roll = (sides: number): number => {
    const [n, next] = draw(stream, sides)
    stream = next
    return n
  }
  let text = line
  if (faults.has('duplicates') && roll(oneIn) === 0) text += line
  if (faults.has('cut') && text !== '' && roll(oneIn) === 0) {
    const from = roll(text.length)
    text = text.slice(0, from) + text.slice(from + 1 + roll(8))
  }
  if (faults.has('noise') && text !== '' && roll(oneIn) === 0) {
    const at = roll(text.length)
    text = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << roll(8))) + text.slice(at + 1)
  }
  return [text, stream]
}
