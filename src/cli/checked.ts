// What a checked record or match comes to.

export interface Checked {
  readonly file: string
  readonly ok: boolean
  readonly malformed: boolean
  readonly moves: number
  readonly expectations: number
  /** Each with its sentence in `say`; lines of a file, or moves of a match, count from 1. */
  readonly findings: readonly object[]
  readonly state?: unknown
  /** With `--fair`: draws that match the secret, and throws that people made. */
  readonly draws?: number
  readonly thrown?: number
}
