// Why there are no lamps, in one sentence for a person: the cause and the cure.

import type { BoardConfig } from './wiring.ts'

export const noBoard = (path: string): string =>
  `No board at ${path}: plug it in, or correct “path” to what /dev/serial/by-id shows.`

/** `error` as the libraries throw or emit it: an Error, a string, or an object of Johnny-Five's. */
export function trouble(config: BoardConfig, error: unknown): string {
  const why = textOf(error)
  if (config.board === 'raspi-io') {
    return /Cannot find (package|module)/.test(why)
      ? 'raspi-io is not installed: run “npm install raspi-io” on the Raspberry Pi, or use a board with Firmata.'
      : `The pins of the Raspberry Pi cannot be used (${why}): run as root on a Pi 1 to 4, or take a board with Firmata.`
  }
  if (config.board === 'plugin') return `The IO plugin ${config.module} failed: ${why}`
  const { path } = config
  const known: readonly (readonly [RegExp, string])[] = [
    [/No such file|ENOENT|File not found/i, noBoard(path)],
    [/Permission denied|EACCES/i, `May not open ${path}: run “sudo usermod -aG dialout $USER”, then log in again.`],
    [/Cannot lock|EBUSY|busy/i, `${path} is held by another program: “fuser ${path}” names it.`],
    [/NodePixel Firmata/, `The board at ${path} does not run node_pixel_firmata, which a strip needs: load it.`],
    [
      /timeout/i,
      `The board at ${path} does not speak Firmata: load StandardFirmata, or node_pixel_firmata for a strip.`
    ]
  ]
  return known.find(([cause]) => cause.test(why))?.[1] ?? `The board at ${path} is lost: ${why}.`
}

function textOf(error: unknown): string {
  if (typeof error === 'object' && error && 'message' in error) return String(error.message)
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? 'it did not say why')
}
