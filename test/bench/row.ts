// A row of the benchmarks: two sides that do the same work and run alternately, and the target.

/** The figures of one round of one side, by name. `cpu`, where given, is processor time in ms for one unit of the row's work. */
export type Taken = Readonly<Record<string, number>>

export interface Sides {
  /** A sentence that proves that both sides do the same, printed before the first round. */
  readonly same?: string
  readonly ours: () => Promise<Taken> | Taken
  readonly baseline?: () => Promise<Taken> | Taken
  readonly close?: () => Promise<void> | void
}

/** One line of the table, about one figure of a row. */
export interface Line {
  /** The name of the figure. */
  readonly of: string
  readonly what: string
  readonly unit: string
  /** `ratio`: our figure divided by the baseline; `gain`: the baseline divided by ours; `value`: our figure alone. */
  readonly as: 'ratio' | 'gain' | 'value'
  readonly aim?:
    | { readonly least: number; readonly stretch?: number }
    | { readonly most: number; readonly stretch?: number }
}

export interface Row {
  readonly name: string
  readonly title: string
  /** What our figures are compared with. */
  readonly baseline?: string
  /** The parts that are simulated. */
  readonly simulated?: string
  readonly lines: readonly Line[]
  /** For rows that take long and hardly vary: the number of rounds. */
  readonly rounds?: number
  /** Opens both sides, or returns why this machine can't measure the row. */
  readonly open: (say: (text: string) => void) => Promise<Sides | string>
}
