// Whether play has stopped until somebody sees to the table. Meanwhile the page invites nobody to go on.

import type { Correction } from '../../src/core/ruling.ts'
import { unseen } from './headline.ts'
import { doc, link } from './store.ts'

/** Nobody would see a throw now: no sensor does, or the daemon is gone. */
export const isBlind = (): boolean => unseen(doc.value) || link.value.state === 'lost'

/** What must be put right before play goes on. */
const toRight = (): readonly Correction[] => {
  const ruling = doc.value?.ruling
  return ruling?.ruling === 'foul' || ruling?.ruling === 'gave up' ? ruling.corrections : []
}

/** Nothing that is said counts: nobody sees the table, or something on it must be put right first. */
export const isStopped = (): boolean => isBlind() || toRight().length > 0

/** A throw may be what puts dice right; it never puts pieces right. */
export const mayThrow = (): boolean => !isBlind() && toRight().every(({ fix }) => fix === 'die')
