// What follows by itself when the match goes on: for whom the page plays, and what is no longer pointed at.

import { computed, effect } from '@preact/signals'
import { send } from './link.ts'
import { sitting } from './prefs.ts'
import { doc, me, pointedAt } from './store.ts'

/** Where one page plays for several people, it looks from the seat of whoever is to move: a family shares a tablet so. */
export function followTurn(): void {
  let asked: number | null = null
  let before = me.peek()
  effect(() => {
    const now = doc.value
    const sits = sitting.value
    // As somebody else the daemon may say yes.
    if (me.value !== before) asked = null
    before = me.value
    // Nobody looks from a seat that a computer plays.
    const next = now?.view?.prompt.seats.find(
      (seat) =>
        now.match?.seats[seat]?.computer === undefined &&
        (sits === 'all' || (Array.isArray(sits) && sits.includes(seat)))
    )
    if (next === undefined || next === now?.you.seat || next === asked) {
      if (next === now?.you.seat) asked = null
      return
    }
    // A seat that somebody holds elsewhere is looked from there.
    if (sits === 'all' && now?.match?.seats[next]?.claimed) return
    asked = next
    send({ m: 'look', seat: next })
  })
}

/** A new ruling makes what was pointed at old; the line or button that pointed may be gone without a word. */
export function followRuling(): void {
  const ruling = computed(() => doc.value?.ruling)
  effect(() => {
    void ruling.value
    pointedAt.value = []
  })
}
