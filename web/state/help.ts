// “What can I do?”: for a few seconds every place that a legal choice speaks of is lit, and all choices are listed.

import { effect, signal, untracked } from '@preact/signals'
import type { Doc } from '../../src/core/page.ts'
import { shown } from './picking.ts'
import { type Possible, possible } from './possible.ts'
import { doc, may, pointedAt } from './store.ts'

/** In ms. */
const lit = 3000
const listed = 10_000

/** What this reader can do. */
export const possibleNow = (): Possible | null => (doc.value && may('act') ? possible(doc.value, shown.value) : null)

export const helping = signal(false)
let timers: ReturnType<typeof setTimeout>[] = []

export function help(): void {
  endHelp()
  helping.value = true
  const { choices = [], hands } = possibleNow() ?? {}
  const said = choices.flatMap((choice) => choice.places ?? [])
  const places = [...new Set([...said, ...(hands ? [...hands.values()].flat() : [])])]
  pointedAt.value = places
  const dark = (): void => {
    if (pointedAt.peek() === places) pointedAt.value = []
  }
  timers = [setTimeout(dark, lit), setTimeout(endHelp, listed)]
}

export function endHelp(): void {
  for (const timer of timers) clearTimeout(timer)
  timers = []
  helping.value = false
}

/** A pad asks for its seat: pages of that seat answer, and those that nobody sits at. */
function followPads(): void {
  let before: Doc | null = null
  effect(() => {
    const now = doc.value
    const asked = now?.helped
    const isNew = before !== null && asked && asked.n !== before.helped?.n
    before = now
    if (isNew && (now.you.seat ?? asked.seat) === asked.seat) untracked(help)
  })
}

/** Its key, wherever nothing is typed, and its button on pads. */
export function followHelp(): void {
  followPads()
  addEventListener('keydown', ({ key, target }) => {
    if (key === '?' && !(target instanceof HTMLInputElement)) help()
  })
}
