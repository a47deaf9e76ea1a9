// The throw that is due now, one for tray and bar alike: of the dice that a hand has chosen, otherwise of those that the view expects.

import type { Choice } from '../../src/core/view.ts'
import { choose } from '../state/choose.ts'
import { isBlind, isStopped, mayThrow } from '../state/stopped.ts'
import { doc, may } from '../state/store.ts'
import { say, t } from '../words/reader.ts'
import { chosen, planned, throwDice, throwPlanned } from './tray.ts'

export interface Due {
  readonly label: string
  /** The dice it takes, by id. */
  readonly dice: readonly string[]
  /** The choice that means this throw, where the view has one. */
  readonly choice?: Choice
  readonly press: () => void
}

export function dueThrow(): Due | null {
  if (!may('hand') || isBlind()) return null
  const { view, virtual } = doc.value ?? {}
  const picked = virtual?.dice.flatMap(({ id }) => (chosen.value.has(id) ? [id] : [])) ?? []
  if (picked.length > 0)
    return { label: t('page.table.throw', { n: picked.length }), dice: picked, press: () => throwDice(picked) }
  const plan = planned()
  if (!plan || !mayThrow()) return null
  const choice = view?.choices.find((it) => it.throws && it.main)
  if (choice && isStopped()) return null
  if (choice) return { label: say(choice.label), dice: plan.throw, choice, press: () => choose(choice) }
  const dice = plan.throw
  return { label: t('page.table.throw', { n: dice.length }), dice, press: () => throwPlanned(plan) }
}
