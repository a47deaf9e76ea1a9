// What this reader is choosing just now: which group of choices is open, and what was tapped of it. A new view begins anew.

import { computed, effect, signal } from '@preact/signals'
import type { Choice } from '../../src/core/view.ts'
import { say } from '../words/reader.ts'
import { choose } from './choose.ts'
import { type Mark, marksOf, narrow } from './narrow.ts'
import { room } from './place.ts'
import { sitting } from './prefs.ts'
import { isStopped } from './stopped.ts'
import { doc, may } from './store.ts'

/** The heading of the open group; null: none is. */
export const opened = signal<string | null>(null)
export const tapped = signal<readonly Mark[]>([])
/** The seat that has asked to see what only it may know, where several share this page. */
export const looking = signal<number | null>(null)

export const headingOf = (choice: Choice): string => (choice.group ? say(choice.group) : '')

/** Whether what only this seat may know is covered now. */
export const covered = computed<boolean>(() => {
  const seat = doc.value?.you.seat
  // Across the room everybody looks.
  if (room.value === 'tv') return true
  const shared = sitting.value === 'all' || Array.isArray(sitting.value)
  return shared && seat !== null && seat !== undefined && looking.value !== seat
})

/** What may be shown now: what only its owner may know waits until that one looks. */
export const uncovered = (it: object): boolean => !('secret' in it && it.secret === true && covered.value)

/** Choices that may be shown now. */
export const shown = computed<readonly Choice[]>(() =>
  (may('act') ? (doc.value?.view?.choices ?? []) : []).filter(uncovered)
)

export const anySecret = computed<boolean>(() => {
  const { view, draw } = doc.value ?? {}
  const shown = [view?.choices, view?.widgets, view?.seats.map((it) => it.widgets)].flat(2)
  return draw?.open === false || shown.some((it) => it !== undefined && 'secret' in it && it.secret === true)
})

/** The choices that taps on the board are about: the open group's, or all of them. */
const inHand = computed<readonly Choice[]>(() => {
  const able = isStopped() ? [] : shown.value.filter((choice) => marksOf(choice).length > 0)
  return opened.value === null ? able : able.filter((choice) => headingOf(choice) === opened.value)
})

export const narrowed = computed(() => narrow(inHand.value, tapped.value))

export function open(heading: string | null): void {
  opened.value = heading
  tapped.value = []
  family = familyOf(shown.peek().find((choice) => headingOf(choice) === heading))
}

/** What the open group is about, whatever it counts: one with 7 left is the same group as one with 8 left. */
let family: string | null = null

function familyOf(choice: Choice | undefined): string | null {
  if (!choice?.group) return null
  const { say: key, with: args = {} } = choice.group
  return JSON.stringify([key, Object.entries(args).filter(([, arg]) => typeof arg !== 'number')])
}

/** Taps a place or a die: the choice that is meant is made, several that could be are offered. */
export function tap(mark: Mark): void {
  tapped.value = [...tapped.peek(), mark]
  const { meant, left } = narrowed.peek()
  if (meant) {
    tapped.value = []
    choose(meant)
  } else if (opened.peek() === null && new Set(left.map(headingOf)).size === 1) {
    opened.value = left[0] ? headingOf(left[0]) : null
    family = familyOf(left[0])
  }
}

/** Forgets what was begun as soon as it can no longer be chosen; a group stays open for the next of its kind. */
export function followChoices(): void {
  const ids = computed(() => (doc.value?.view?.choices ?? []).map((choice) => choice.id).join('\n'))
  effect(() => {
    void ids.value
    tapped.value = []
    if (opened.peek() === null) return
    const still = doc.peek()?.view?.choices.find((choice) => familyOf(choice) === family)
    opened.value = still ? headingOf(still) : null
  })
  const match = computed(() => doc.value?.match?.id)
  effect(() => {
    void match.value
    looking.value = null
  })
  effect(() => {
    const seat = doc.value?.you.seat ?? null
    if (seat !== looking.peek()) looking.value = null
  })
}
