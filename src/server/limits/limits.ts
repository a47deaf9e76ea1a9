// Every bound on what comes in through the window, with its unit and reason. Somebody at the machine itself (direct loopback) is held
// to the bounds on memory alone: whoever runs programs here could do worse.

import type { ClientMessage } from '../messages.ts'

/** A token bucket: `burst` at once, then so many a second. */
export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

export type Kind = ClientMessage['m'] | 'unknown' | 'bytes' | 'request' | 'replay' | 'socket'

/** By kind of message, for one socket. A hand on the virtual table sends two messages a move; a bot that clicks sends a few a second. */
export const rates: Readonly<Record<Kind, Rate>> = {
  hello: { perSecond: 1, burst: 5 },
  join: { perSecond: 1, burst: 5 },
  pad: { perSecond: 0.5, burst: 5 },
  claim: { perSecond: 2, burst: 10 },
  look: { perSecond: 5, burst: 20 },
  keep: { perSecond: 1, burst: 5 },
  host: { perSecond: 1, burst: 5 },
  pin: { perSecond: 1, burst: 5 },
  people: { perSecond: 1, burst: 5 },
  invite: { perSecond: 1, burst: 10 },
  evict: { perSecond: 1, burst: 10 },
  revoke: { perSecond: 1, burst: 10 },
  code: { perSecond: 1, burst: 5 },
  /** Each of these is a process of its own. */
  report: { perSecond: 0.2, burst: 3 },
  backup: { perSecond: 0.2, burst: 3 },
  preview: { perSecond: 0.5, burst: 5 },
  restore: { perSecond: 0.2, burst: 2 },
  backups: { perSecond: 1, burst: 5 },
  /** This one as well. */
  find: { perSecond: 0.5, burst: 6 },
  describe: { perSecond: 0.2, burst: 5 },
  trial: { perSecond: 1, burst: 6 },
  start: { perSecond: 0.5, burst: 3 },
  leave: { perSecond: 0.5, burst: 3 },
  resume: { perSecond: 0.5, burst: 3 },
  forget: { perSecond: 2, burst: 10 },
  /** Each may be minutes of thinking, at the lowest priority. */
  review: { perSecond: 0.5, burst: 4 },
  act: { perSecond: 10, burst: 40 },
  press: { perSecond: 10, burst: 40 },
  answer: { perSecond: 10, burst: 20 },
  undo: { perSecond: 10, burst: 20 },
  /** Each may be a second of thinking. */
  hint: { perSecond: 0.5, burst: 6 },
  /** Each is written to the disk. */
  handover: { perSecond: 0.5, burst: 6 },
  hand: { perSecond: 40, burst: 120 },
  /** Input that is not a valid message. */
  unknown: { perSecond: 1, burst: 10 },
  /** A set-up with cards of one's own is 60 kB; everything else is below one. */
  bytes: { perSecond: 65_536, burst: 262_144 },
  /** HTTP and new sockets, counted by address alone. A page loads about sixty drawings at once and comes back every four seconds. */
  request: { perSecond: 20, burst: 150 },
  /** A past match is folded from the journal: a long one takes half a second. */
  replay: { perSecond: 0.5, burst: 10 },
  socket: { perSecond: 1, burst: 10 }
}

/** One address may send as much as this many sockets: eight players behind one router never all send at once. */
export const addressShare = 4
/** Number of addresses counted separately; all others share one count. */
export const mostAddresses = 1000

/** Longest message, over the socket or in a body, in bytes. */
export const longestBytes = 65_536
/** Queued messages of one socket at which we stop reading from it. */
export const fewWaiting = 16
/** Bytes and messages that one read may add to a full queue before the socket is closed. */
export const mostWaitingBytes = 4 * longestBytes
export const mostWaiting = 128
/** A client this far behind gets no more patches; when it has caught up it is sent the whole document. In bytes. */
export const behindBytes = 262_144
/** Unsent bytes at which a client's socket is closed. The largest document is about 150 kB. */
export const mostUnreadBytes = 524_288

/** Sockets that hold no seat, of all addresses together; one more closes the oldest of the address that has most. */
export const mostSockets = 64
/**
 * The same from one address. A household behind one router is one address: whoever holds a seat is not counted, so that
 * eight players and eight who watch find room.
 */
export const mostSocketsOfAddress = 8
/** Lines of any kind, before anything is asked on them. A browser opens six for a page. Over it a new one is cut. */
export const mostLines = 512
export const mostLinesOfAddress = 64

/** A socket that has not answered a ping by the next one is closed, in ms. */
export const pingMs = 15_000
/** From the first byte of a line to the end of the headers, and to the end of the body, in ms. */
export const headersMs = 5000
export const requestMs = 10_000
/** How often the two limits above are checked, in ms. */
export const sampleMs = 2000
/** A line without a request, in ms. */
export const idleMs = 5000
