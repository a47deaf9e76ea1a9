// Every bound of the referee: what it waits for, how far it searches, how much it remembers. Each has its unit and its reason.
// Effort is counted in moves, never in time, so that the answer is the same on any machine.

/** How long a reading must be stable before it counts, in ms. People see and set these; play adjusts them. */
export interface SettlingTimes {
  /** A step that cannot go on, on a table without a hand sensor. With one, and no hand there, nothing is waited for. */
  readonly done: number
  /** A step that could go on along its line, after the hand has left. */
  readonly paused: number
  /** The same without a hand sensor: a figure may still be sliding. */
  readonly slide: number
  /** A figure is off the board where legal play would have it off: it may also be in a hand. Or something shows no name. */
  readonly gone: number
  /** No play explains the table, and the hand has left. */
  readonly foul: number
  /** The same without a hand sensor. */
  readonly foulUnwatched: number
  /** A move begun and not finished: after this it is a foul. */
  readonly patience: number
  /** A figure held while its player thinks: after this the referee asks for it back. */
  readonly lifted: number
  /** A hand (or a knock) that the sensor reports and that moves nothing: after this the sensor is doubted. */
  readonly hovering: number
}

/**
 * Below what comparable boards take (100–250 ms to rest, 4 s to say that something is wrong): a figure that is carried past at
 * 1 m/s stands 40 ms over a tile of 4 cm.
 */
export const settlingTimes: SettlingTimes = {
  done: 45,
  paused: 45,
  slide: 220,
  gone: 1200,
  foul: 250,
  foulUnwatched: 600,
  patience: 10_000,
  lifted: 30_000,
  hovering: 90_000
}

/** What play teaches about these times. */
export const learning = {
  /** In ms. A piece that moves on this soon after a verdict was judged too early. */
  tooSoon: 1500,
  /** Factor of the ordinary time. Beyond it a table would feel dead. */
  slowest: 3,
  /** Factor of the ordinary time. Below it a carried figure counts as set down. */
  quickest: 0.5
}

/** Moments that hands and sensors need, in ms. */
export const moments = {
  /** A figure passes over a place faster than this. */
  shortestStand: 40,
  /** Sensors that lose sight of a thing find it again within this. Nobody is blamed earlier. */
  missing: 600,
  /** A foul with nothing to correct is shown this long: time to read it. */
  foulShown: 4000
}

/** One search from one belief. */
export const searchLimits = {
  /** Moves applied, to a table of `cheapPieces`: the benchmark's p99 stays below 25 ms. */
  moves: 4500,
  /**
   * Moves applied in all searches for one verdict: from now, from earlier rests, from what was taken back. Three whole searches; the most
   * that was measured is 10,231, on a table with many like pieces; where they are few and unlike, 137.
   */
  judgement: 13_500,
  /** Pieces. With twice as many, a move costs twice as much. */
  cheapPieces: 32,
  /**
   * Moves applied to look for plays with detours, where `direct` plain moves would do: four times as many for each of them. Measured:
   * such plays needed a twentieth of it, and just over half where nearly all units of a large box stand.
   */
  detours: (direct: number): number => 512 * 4 ** direct,
  /** Moves. Listing this many costs as much as applying one. */
  listedForOne: 6,
  /** Plays found that end as the table looks; more would not help. */
  ends: 64,
  /** Changes of seat within one reading: move, reply, reply, reply. */
  turns: 3,
  /** Of the game's attempts, where too much is legal to list it. */
  guesses: 60,
  /** Pieces on one place. The marks are bits of one integer; more pieces are matched without them. */
  marked: 30
}

/** What the state graph lists and remembers. */
export const graphLimits = {
  /** Observed moves from one node; a longer list is not searched. Moves that name their places (`told`) are cheap to skip. */
  widest: { untold: 64, told: 2000 },
  /** Nodes in use, and as many older ones. Eleven kilobytes each with many pieces. */
  nodes: 1500
}

/** Where nothing explains the table from what is believed now, earlier rests are searched. */
export const reinterpretationLimits = {
  /** Rests that hands may take back at once. Nobody takes back more, and a long match would compare each table with all of its rests. */
  takenBack: 200,
  /** Rests, one by one, each with its share of the moves, when a whole turn is too much to search. */
  nearRests: 3,
  /** Rests of other seats: one reply may have been a change of mind, three rarely were. */
  answers: 3,
  /** Ways to leave some moves of a play out: nine moves have no more. */
  parts: 510
}

/** An accident: at least so many pieces out of place at once, and so great a share of all figures. */
export const accident = { pieces: 3, part: 1 / 4 }

/** Questions and words. */
export const questionLimits = {
  /** Hypotheses that are kept without asking; more would multiply. */
  unasked: 4,
  /** Legal actions by which two hypotheses are compared; with more they count as alike. */
  compared: 200,
  /** Nodes behind inferred moves in which a button is looked up. */
  presumed: 50
}

/** The search for the rule that a foul breaks. It finds words only and decides nothing. */
export const diagnosisLimits = {
  /** Of the game's attempts in all. */
  guesses: 200,
  /** Moves. People rarely move more figures, or one figure further, before they look up. */
  moves: 8,
  /** Positions before the last commit point that differ from the one after it. */
  remembered: 8
}

/** Where a lifted piece may land. */
export const destinationLimits = {
  /** Nodes followed, on a table of `cheapPieces`. */
  nodes: 400,
  /** Pieces. With more, each node costs more, and fewer are followed. */
  cheapPieces: 8
}

/** Entries whose sentences are told again after a restart, at least: as much as a log shows. */
export const latestTold = 200
