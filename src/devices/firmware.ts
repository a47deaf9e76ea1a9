// The versions of our firmware for readers, and what to say of a reader that runs an older one. A hello names ours by its beginning, so other
// people's readers may number theirs as they like.

import { type Phrase, verbatim } from '../core/words.ts'

/** By the chip that it is for; test/devices/firmware.test.ts holds them to the sources. */
export const ours = { avr: '1.1.0', py: '1.0.0' } as const

const named = /^tk-(avr|py)-(\d+)\.(\d+)\.(\d+)$/

const renew = {
  avr: (port: string) => `tablekeeper flash reader --port ${port}`,
  py: () => 'mpremote cp firmware/micropython/reader.py :main.py + reset'
} as const

/** Null: it is as new as ours, or not ours. */
export function renewal(
  name: string,
  firmware: string | null,
  port: string,
  newest: Readonly<Record<keyof typeof ours, string>> = ours
): Phrase | null {
  const [, kind, ...version] = named.exec(firmware ?? '') ?? []
  if (kind !== 'avr' && kind !== 'py') return null
  const wanted = newest[kind].split('.').map(Number)
  const [i = -1] = version.flatMap((it, at) => (Number(it) === wanted[at] ? [] : [at]))
  if (i < 0 || Number(version[i]) > (wanted[i] ?? 0)) return null
  const fix = verbatim(renew[kind](port))
  return { say: 'reader.renew', with: { name, theirs: version.join('.'), ours: newest[kind], fix } }
}
