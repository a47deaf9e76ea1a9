// Dice that no sensor reads are read by eye and typed in. Only where dice are expected, and never beside virtual ones.

import { useState } from 'preact/hooks'
import type { Die as Lying } from '../../src/core/scene.ts'
import type { DieShown } from '../../src/core/view.ts'
import { typeDice } from '../state/commands.ts'
import { facesOf, nameOfDie, nameOfFace } from '../state/fixes.ts'
import { doc, may } from '../state/store.ts'
import { t } from '../words/reader.ts'
import { dieDress, Face } from './Die.tsx'

/** The dice still to be thrown, kinds in the order in which the view names them. */
export const expectedDice = (dice: readonly DieShown[]): string[] =>
  dice.filter((die) => die.state === 'expected').map((die) => die.kind)

export function TypeDice() {
  const now = doc.value
  const kinds = expectedDice(now?.view?.widgets.flatMap((w) => (w.widget === 'dice' ? w.dice : [])) ?? [])
  const [faces, setFaces] = useState<readonly number[] | null>(null)
  if (!may('act') || kinds.length === 0 || !now || now.virtual || now.ruling?.ruling === 'foul') return null
  if (faces === null || faces.length !== kinds.length) {
    return (
      <button type="button" class="quiet" onClick={() => setFaces(kinds.map(() => 1))}>
        {t('page.dice.type')}
      </button>
    )
  }
  const turnUp = (i: number) =>
    setFaces(faces.map((face, j) => (i === j ? (face % facesOf(kinds[i] ?? '').length) + 1 : face)))
  const tell = () => {
    const dice: Lying[] = kinds.map((kind, i) => ({ kind, face: faces[i] as number }))
    const order = [...new Set(kinds)]
    typeDice(dice.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.face - b.face))
    setFaces(null)
  }
  return (
    <div class="type-dice">
      {kinds.map((kind, i) => (
        <button
          key={i}
          type="button"
          class={`die-button ${dieDress(kind).class}`}
          style={dieDress(kind).style}
          aria-label={t('page.dice.more', { kind: nameOfDie(kind), face: nameOfFace(kind, faces[i] as number) })}
          onClick={() => turnUp(i)}
        >
          <svg class="die free" viewBox="0 0 24 24" aria-hidden="true">
            <rect class="die-body" x="1" y="1" width="22" height="22" rx="5" />
            <Face kind={kind} face={faces[i]} />
          </svg>
        </button>
      ))}
      <button type="button" class="strong-button" onClick={tell}>
        {t('page.dice.typed')}
      </button>
    </div>
  )
}
