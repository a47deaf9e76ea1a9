// Corrections as sentences: which thing, from where, to where, in the game's own names. Pure.

import type { KindId, PlaceId } from '../../src/core/ids.ts'
import type { Correction } from '../../src/core/ruling.ts'
import type { Arg, Phrase } from '../../src/core/words.ts'
import type { Doc } from '../../src/server/messages.ts'
import { own, wordOr } from '../words/reader.ts'
import { shownOn } from './dice.ts'

type Named = Pick<Doc, 'scene' | 'virtual'>

/** The name of a piece by its kind, wherever it is listed; null kinds and strangers are just "the figure". */
export function nameOfKind(kind: KindId | null, { scene, virtual }: Named): Phrase {
  const found = scene?.pieces.find((p) => p.kind === kind) ?? virtual?.things.find((t) => isOf(kind, t.kind))
  return found?.name ?? own('page.fix.figure')
}

/** A tile that can be turned is one thing of several kinds: `tile/0` as it lies in the box, `tile/0/N` as it was laid. */
const isOf = (kind: KindId | null, lying: KindId): boolean => `${kind}/`.startsWith(`${lying}/`)

/** Which of the corrections puts a thing of this kind on the board: the sooner, the less. */
export function dueOf(lying: KindId, fixes: readonly Correction[]): number {
  const at = fixes.findIndex((it) => it.fix === 'put' && isOf(it.kind, lying))
  return at < 0 ? fixes.length : at
}

export const nameOfPlace = (place: PlaceId, { scene }: Named): Phrase =>
  scene?.places.find((p) => p.id === place)?.name ?? own('page.fix.elsewhere')

/** What a die of this kind is called: the game's word, else just a die. */
export const nameOfDie = (kind: string): Phrase =>
  wordOr(`die.${kind}`) === null ? own('page.die.any') : { say: `die.${kind}` }

/** What a face is called: as the game says or calls it, else its number. */
export const nameOfFace = (kind: string, face: number): Arg =>
  shownOn(kind, face)?.name ?? (wordOr(`die.${kind}.${face}`) === null ? face : { say: `die.${kind}.${face}` })

/** The faces that a die of this kind can show: those that have a name, else six. */
export function facesOf(kind: string): readonly number[] {
  const named = [1, 2, 3, 4, 5, 6].filter((face) => wordOr(`die.${kind}.${face}`) !== null)
  return named.length > 0 ? named : [1, 2, 3, 4, 5, 6]
}

export function fixPhrase(fix: Correction, named: Named): Phrase {
  if (fix.fix === 'die') return dieFix(fix)
  const what: Arg = nameOfKind(fix.kind, named)
  switch (fix.fix) {
    case 'move': {
      const to = nameOfPlace(fix.to, named)
      return isOneOfMany(fix, named)
        ? own('page.fix.move', { what, from: nameOfPlace(fix.from, named), to })
        : own('page.fix.put', { what, to })
    }
    case 'put':
      return own('page.fix.put', { what, to: nameOfPlace(fix.to, named) })
    case 'take':
      return own('page.fix.take', { what, from: nameOfPlace(fix.from, named) })
  }
}

/** Others look like it, and where it lies has a name: what has a name of its own is found without being told where. */
const isOneOfMany = ({ kind, from }: Extract<Correction, { fix: 'move' }>, { scene }: Named): boolean =>
  scene?.pieces.filter((piece) => piece.kind === kind).length !== 1 &&
  scene?.places.some((it) => it.id === from) === true

function dieFix({ kind, from, to }: Extract<Correction, { fix: 'die' }>): Phrase {
  const die = nameOfDie(kind)
  if (from === '?') return own('page.fix.die.reread', { die })
  const face = (it: number): Arg => nameOfFace(kind, it)
  if (from === null) return own('page.fix.die.add', { die, to: face(to ?? 0) })
  if (to === null) return own('page.fix.die.take', { die, from: face(from) })
  return own('page.fix.die.turn', { die, from: face(from), to: face(to) })
}

/** Every place a correction speaks of. */
export function placesOf(fix: Correction): PlaceId[] {
  switch (fix.fix) {
    case 'move':
      return [fix.from, fix.to]
    case 'put':
      return [fix.to]
    case 'take':
      return [fix.from]
    case 'die':
      return []
  }
}
