// Asks for a hint, for whoever must act now and still has one.

import { hint, mayAsk } from '../state/coach.ts'
import { said } from '../words/coach.ts'

export function Ask() {
  const left = mayAsk.value
  if (left === null) return null
  return (
    <button type="button" class="quiet" disabled={left === 0} onClick={hint}>
      {said(left === 0 ? 'page.coach.none' : 'page.coach.ask', { n: left })}
    </button>
  )
}
