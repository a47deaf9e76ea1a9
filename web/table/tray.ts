// What hands mean to do with the dice of the tray: which they chose, and on which faces dice are to fall that are thrown next.

import { computed, signal } from '@preact/signals'
import { hand } from '../state/commands.ts'
import { doc, refused } from '../state/store.ts'
import { type Plan, planThrow } from './throw.ts'

const none: ReadonlySet<string> = new Set()
/** What is asked for now. */
const asked = computed(() => JSON.stringify(doc.value?.view?.prompt))
const picked = signal({ asked: '', dice: none })
/** Dice chosen by a tap, by id: for what was asked for then, and for nothing that is asked for later. */
export const chosen = computed(() => (picked.value.asked === asked.value ? picked.value.dice : none))
const pick = (dice: ReadonlySet<string>): void => {
  picked.value = { asked: asked.peek(), dice }
}

/** Faces given by hand, by id: for those who threw real dice beside the screen. */
export const given = signal<ReadonlyMap<string, number>>(new Map())

export function toggle(id: string): void {
  const next = new Set(chosen.value)
  if (!next.delete(id)) next.add(id)
  pick(next)
}

export const give = (id: string, face: number): void => {
  given.value = new Map(given.value).set(id, face)
}

/** The dice as they lay at the last throw. Until they change, or it is refused, the throw is on its way to the daemon. */
const before = signal<unknown>(null)

function done(): void {
  pick(none)
  given.value = new Map()
}

/** Throws dice; those that were given a face fall on it. */
export function throwDice(ids: readonly string[]): void {
  const [told, free] = [true, false].map((is) => ids.filter((id) => given.value.has(id) === is)) as [string[], string[]]
  if (told.length > 0) hand({ hand: 'throw', dice: told, faces: told.map((id) => given.value.get(id) as number) })
  if (free.length > 0) hand({ hand: 'throw', dice: free })
  before.value = doc.peek()?.virtual?.dice
  done()
}

export function putAside(ids: readonly string[]): void {
  if (ids.length > 0) hand({ hand: 'aside', dice: ids })
}

/** Puts chosen dice aside and forgets that they were chosen. */
export function putChosenAside(): void {
  putAside([...chosen.value])
  done()
}

/** The throw that the view expects now; null when it expects none, or one is on its way. */
export function planned(): Plan | null {
  const now = doc.value
  if (now?.virtual?.dice === before.value && !refused.value) return null
  const shown = now?.view?.widgets.flatMap((w) => (w.widget === 'dice' ? w.dice : [])) ?? []
  return now?.virtual ? planThrow(shown, now.virtual.dice) : null
}

export function throwPlanned(plan: Plan): void {
  putAside(plan.aside)
  throwDice(plan.throw)
}
