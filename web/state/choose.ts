// Says a choice. One that means throwing dice is followed by the throw itself, where the dice are virtual.

import type { Choice } from '../../src/core/view.ts'
import { planned, throwPlanned } from '../table/tray.ts'
import { speaker } from './commands.ts'
import { send } from './link.ts'
import { doc } from './store.ts'

/** Ends the wait for a throw that was announced before. */
let forget = (): void => {}

export function choose(choice: Choice): void {
  forget()
  send({ m: 'act', seat: speaker(), action: choice.action })
  if (!choice.throws || !doc.peek()?.virtual) return
  const stop = doc.subscribe((now) => {
    if (now?.view?.choices.some(({ id }) => id === choice.id)) return
    const plan = planned()
    if (plan) throwPlanned(plan)
    queueMicrotask(() => stop())
  })
  forget = stop
}
