// “What can I do?”: for a few seconds every place that a legal choice speaks of is lit, and all choices are listed.

import { signal } from '@preact/signals'
import { shown } from './picking.ts'
import { pointedAt } from './store.ts'

/** In ms. */
const lit = 3000
const listed = 10_000

export const helping = signal(false)
let timers: ReturnType<typeof setTimeout>[] = []

export function help(): void {
  endHelp()
  helping.value = true
  const places = [...new Set(shown.peek().flatMap((choice) => choice.places ?? []))]
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

/** The key of it, wherever nothing is typed. */
export function followHelpKey(): void {
  addEventListener('keydown', ({ key, target }) => {
    if (key === '?' && !(target instanceof HTMLInputElement)) help()
  })
}
