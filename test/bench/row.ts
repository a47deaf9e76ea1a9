// What a row of the bench is: two sides that do the same work, taken in turns, and what is to come of it.

/** What one round of one side measured, by name. `cpu` is processor time in milliseconds for the unit of the row, where it is told. */
export type Taken = Readonly<Record<string, number>>

export interface Sides {
  /** One sentence that shows that both sides do the same, printed before the first round. */
  readonly same?: string
  readonly ours: () => Promise<Taken> | Taken
  readonly baseline?: () => Promise<Taken> | Taken
  readonly close?: () => Promise<void> | void
}

/** One line of the table, made of one thing that a row measures. */
export interface Line {
  /** Which of the measured. */
  readonly of: string
  readonly what: string
  readonly unit: string
  /** `ratio`: ours divided by the baseline; `gain`: the baseline divided by ours; `value`: ours as it is. */
  readonly as: 'ratio' | 'gain' | 'value'
  readonly aim?:
    | { readonly least: number; readonly stretch?: number }
    | { readonly most: number; readonly stretch?: number }
}

export interface Row {
  readonly name: string
  readonly title: string
  /** What ours stands against. */
  readonly baseline?: string
  /** What in it is not the real thing. */
  readonly simulated?: string
  readonly lines: readonly Line[]
  /** Fewer rounds for what takes long and hardly varies. */
  readonly rounds?: number
  /** Opens both sides, or says why this cannot be measured here. */
  readonly open: (say: (text: string) => void) => Promise<Sides | string>
}
