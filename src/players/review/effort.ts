// How much work goes into a review: numbers of moves and matches, never time, so that every machine makes the same one.

export interface Effort {
  /** Moves tried for all first glances together, and for one. */
  readonly glances: { readonly all: number; readonly least: number; readonly most: number }
  /** So many choices are thought through, at most one of a turn. */
  readonly finalists: number
  /** By how many futures a choice is judged: at first glance at most, and when it is thought through; of random matches, which say less, more. */
  readonly futures: { readonly glance: number; readonly thought: number; readonly random: number }
  /**
   * Random matches: the longest one in moves, how many are played on trial, how many from each moment at least and at most, from how many
   * moments, and how many moves all of them may have together.
   */
  readonly random: {
    readonly longest: number
    readonly trials: number
    readonly each: { readonly least: number; readonly most: number }
    readonly moments: { readonly least: number; readonly most: number }
    readonly moves: number
  }
}

export const full: Effort = {
  glances: { all: 400_000, least: 200, most: 4000 },
  finalists: 8,
  futures: { glance: 8, thought: 64, random: 400 },
  random: {
    longest: 2000,
    trials: 6,
    each: { least: 16, most: 64 },
    moments: { least: 12, most: 60 },
    moves: 300_000
  }
}
