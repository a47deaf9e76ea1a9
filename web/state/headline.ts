// What the headline says now: one sentence, whose it is, and what to do about it, from the document to words.

import type { DeviceStatus } from '../../src/core/device.ts'
import type { RuleId, Seat } from '../../src/core/ids.ts'
import type { Correction, Question } from '../../src/core/ruling.ts'
import type { Phrase } from '../../src/core/words.ts'
import type { Doc } from '../../src/server/messages.ts'
import { own } from '../words/reader.ts'
import { lastEntry } from './last.ts'
import { doc, past } from './store.ts'

export interface HeadlineContent {
  /** `trouble`: something of the table fails, and the headline says what to do about it. */
  readonly tone: 'turn' | 'guided' | 'ask' | 'foul' | 'over' | 'calm' | 'trouble'
  /** Whose colour it wears; several where a team has won. */
  readonly seats: readonly Seat[]
  readonly say: Phrase
  readonly hint?: Phrase
  /** The rule behind a foul. */
  readonly rule?: RuleId
  /** What hands should do, in order. */
  readonly fixes: readonly Correction[]
  readonly question?: Question
}

/** What of a table may fail, the gravest first: without a reader or its file nobody sees what is played, without a disk nothing of it lasts. */
const grave = ['reader', 'table', 'computer', 'lights', 'pad'] as const

/** Also a reader that was never there and says so; people may play without a pad that never was. */
const isIll = ({ role, state, note }: DeviceStatus): boolean =>
  state === 'lost' || state === 'failed' || (role === 'reader' && state === 'starting' && note !== undefined)

/** It works, and yet somebody should see to it: a weak supply, heat, old firmware. */
export const isNoted = ({ state, note }: DeviceStatus): boolean => state === 'ready' && note !== undefined

/** The device that fails now; the gravest of several. */
export function troubleOf(doc: Doc | null): DeviceStatus | null {
  const ill = doc?.devices.filter(isIll) ?? []
  return grave.flatMap((role) => ill.filter((it) => it.role === role))[0] ?? null
}

/** Nobody would see what is thrown or moved now. */
export const unseen = (doc: Doc | null): boolean => {
  const role = troubleOf(doc)?.role
  return role === 'reader' || role === 'table'
}

/** What stands in the headline: a trouble of the table goes before the game, which goes on where that is mended. */
export function headlineOf(doc: Doc | null): HeadlineContent {
  const says = playOf(doc)
  const trouble = troubleOf(doc)
  if (!trouble || says.tone === 'calm') return says
  const said = trouble.note ?? own(`page.trouble.${trouble.role}`)
  // Where hands can still play, the game's own sentence stands below.
  return unseen(doc)
    ? { tone: 'trouble', seats: [], say: said, hint: own('page.trouble.unseen'), fixes: [] }
    : says.tone === 'turn'
      ? { tone: 'trouble', seats: says.seats, say: said, hint: says.say, fixes: [] }
      : says
}

/** What is said of a board of the past: what was done last, or how the match ended. It asks for nothing. */
function toldOf(doc: Doc): HeadlineContent {
  const says = playOf(doc)
  if (says.tone === 'over') return says
  const last = lastEntry(doc)
  if (!last) return { tone: 'calm', seats: [], say: own('page.headline.begins'), fixes: [] }
  const seats = typeof last.by === 'number' ? [last.by] : []
  return { tone: seats.length > 0 ? 'turn' : 'calm', seats, say: last.say, fixes: [] }
}

/** What the headline says now. Over a board of the past it says what is wrong where that match goes on; what to do is shown there. */
export function headlineNow(): HeadlineContent {
  const now = headlineOf(doc.value)
  if (!past.value) return now
  const { tone, seats, say } = now
  const isWrong = tone === 'foul' || tone === 'trouble'
  return isWrong && past.value.match?.id === doc.value?.match?.id ? { tone, seats, say, fixes: [] } : toldOf(past.value)
}

/** What play is about now. */
function playOf(doc: Doc | null): HeadlineContent {
  if (doc === null) return { tone: 'calm', seats: [], say: own('page.headline.loading'), fixes: [] }
  const { match, view, ruling } = doc
  if (match === null || view === null) return { tone: 'calm', seats: [], say: own('page.headline.nobody'), fixes: [] }
  const { seats, say, hint } = view.prompt
  switch (ruling?.ruling) {
    case 'foul': {
      const { refusal, corrections } = ruling
      if (refusal === null)
        return { tone: 'foul', seats, say: ruling.say ?? own('page.headline.foul'), fixes: corrections }
      return { tone: 'foul', seats, say: refusal.why, rule: refusal.rule, fixes: corrections }
    }
    case 'gave up':
      return { tone: 'foul', seats, say: ruling.say ?? own('page.headline.gaveup'), fixes: ruling.corrections }
    case 'ask': {
      const { question } = ruling
      return {
        tone: 'ask',
        seats: question.seat === null ? seats : [question.seat],
        say: question.say,
        question,
        fixes: []
      }
    }
  }
  const over = view.over ?? (match.over ? { say: match.over.why, winners: match.over.winners } : null)
  if (over) return { tone: 'over', seats: over.winners, say: over.say, fixes: [] }
  const held = match.seats.find(({ hold }) => hold)
  if (held?.hold)
    return {
      tone: 'turn',
      seats,
      say: own(`page.headline.hold.${held.hold.pose}`, { what: held.hold.name, name: held.name }),
      hint: say,
      fixes: []
    }
  const thinks = match.seats.some(({ thinking }) => thinking) ? own('page.headline.thinking') : null
  const said = { seats, say, ...(thinks || hint ? { hint: thinks ?? (hint as Phrase) } : {}) }
  if (ruling?.ruling === 'on the way')
    return {
      tone: 'guided',
      ...said,
      ...(ruling.say ? { say: ruling.say, hint: say } : {}),
      fixes: ruling.towards
    }
  return { tone: 'turn', ...said, fixes: [] }
}
