// Asks for a hint, for whoever must act now and still has one.

import { hint, mayAsk, mustWait } from '../state/coach.ts'
import { said } from '../words/coach.ts'

export function Ask() {
  const left = mayAsk.value
  if (left === null) return null
  const none = left === 0
  const wait = !none && mustWait.value
  return (
    <button type="button" class="quiet" disabled={none || wait} onClick={hint}>
      {said(none ? 'page.coach.none' : wait ? 'page.coach.wait' : 'page.coach.ask', { n: left })}
    </button>
  )
}
