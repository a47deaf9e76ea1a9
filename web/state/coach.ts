// Hints of the seat that this page plays: whether it may ask for one now, and whether the last one was put away.

import { computed, signal } from '@preact/signals'
import { endHelp } from './help.ts'
import { send } from './link.ts'
import { doc, may, past } from './store.ts'

/** The hint that this reader put away; another one is shown again. */
export const away = signal<unknown>(undefined)

/** How many hints are left to whoever plays here and must act now; null: none were agreed on, or somebody else must act. */
export const mayAsk = computed<number | null>(() => {
  const { match, you, view, hint } = doc.value ?? {}
  const seat = you?.seat ?? null
  const each = match?.start.agreed?.hints?.each
  const isAsked = view?.prompt.seats.some((it) => it === seat)
  if (seat === null || each === undefined || !isAsked || match?.over || past.value !== null || !may('hint')) return null
  const left = each - (match?.seats[seat]?.hints ?? 0)
  // What was asked about this position can be read again.
  return hint ? Math.max(1, left) : left
})

/** While the table is not as it should be, the coach waits. */
export const mustWait = computed(() => doc.value?.ruling?.ruling !== 'settled')

/** Asks for a hint, or for more of the one that is shown. */
export function hint(): void {
  const seat = doc.peek()?.you.seat
  endHelp()
  away.value = undefined
  if (seat !== null && seat !== undefined) send({ m: 'hint', seat })
}
