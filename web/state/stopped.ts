// Whether play has stopped until somebody sees to the table. Meanwhile the page invites nobody to go on.

import { unseen } from './headline.ts'
import { doc, link } from './store.ts'

/** Nobody would see a throw now: no sensor does, or the daemon is gone. */
export const isBlind = (): boolean => unseen(doc.value) || link.value.state === 'lost'

/** Nothing that is said counts: nobody sees the table, or something on it must be put right first. */
export function isStopped(): boolean {
  const ruling = doc.value?.ruling
  const isWrong = ruling?.ruling === 'foul' || ruling?.ruling === 'gave up'
  return isBlind() || (isWrong && ruling.corrections.length > 0)
}
