// Is a hand over the table, or is the table shaking? As its sensor reports, as long as that sensor is trusted.

export interface Presence {
  /** `unwatched`: no sensor reports it. `doubted`: reported for so long that nobody believes it, until it is no longer reported. */
  readonly is: 'unwatched' | 'away' | 'over' | 'doubted'
  /** When it last came or went, in ms. */
  readonly since: number
}

export const unwatched: Presence = { is: 'unwatched', since: 0 }

export function presenceAfter({ is, since }: Presence, reported: boolean | undefined, at: number): Presence {
  const was = is === 'over' || is === 'doubted'
  if (reported) return was ? { is, since } : { is: 'over', since: at }
  return { is: reported === false ? 'away' : 'unwatched', since: was ? at : since }
}
