// Where one page plays for everybody, it sits down for whoever is to move. Seats that hide nothing from each other share a tablet so.

import { effect } from '@preact/signals'
import { send } from './link.ts'
import { sitting } from './prefs.ts'
import { doc } from './store.ts'

export function followTurn(): void {
  let asked: number | null = null
  effect(() => {
    const now = doc.value
    const [next] = now?.view?.prompt.seats ?? []
    if (sitting.value !== 'all' || next === undefined || next === now?.you.seat || next === asked) {
      if (next === now?.you.seat) asked = null
      return
    }
    asked = next
    send({ m: 'claim', seat: next })
  })
}
