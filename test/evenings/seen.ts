// What a scene shows to the sensors of an evening, as words `place=kind`. Whole tables are compared by the hundred thousand: a number
// stands for the words, whatever their order, and the words themselves are only put together where that agrees.

import type { Die, Piece, Place, Scene } from '../../src/core/scene.ts'

export class Seen {
  readonly sum: number
  readonly dice: readonly Die[] | null
  readonly #scene: Scene
  readonly #identities: boolean
  #shows: string | null = null

  constructor(scene: Scene, identities: boolean) {
    this.#scene = scene
    this.#identities = identities
    this.dice = scene.dice
    let sum = 0
    for (const word of this.#words()) sum += numberOf(word)
    this.sum = sum
  }

  /** Everything in sight, in order. */
  get shows(): string {
    this.#shows ??= [...this.#words()].sort().join(' ')
    return this.#shows
  }

  /** What lies where these sensors do not look. */
  get hidden(): string {
    const hidden = this.#scene.pieces.filter((piece) => !this.#isSeen(piece))
    return hidden
      .map((piece) => wordOf(piece, true))
      .sort()
      .join(' ')
  }

  *#words(): Iterable<string> {
    for (const piece of this.#scene.pieces) if (this.#isSeen(piece)) yield wordOf(piece, this.#identities)
  }

  #isSeen({ place }: Piece): boolean {
    const layer = layersOf(this.#scene.places).get(place)
    return layer !== 'side' && (layer !== 'ground' || this.#identities)
  }
}

/** The same number for the same words in any order, and for others nearly never; no word counts for nothing. */
export const sumOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + numberOf(word), 0)

const numbers = new Map<string, number>()
function numberOf(word: string): number {
  const known = numbers.get(word)
  if (known !== undefined) return known
  if (word === '') return 0
  let [a, b] = [0x811c9dc5, 0x050c5d1f]
  for (let i = 0; i < word.length; i++) {
    a = Math.imul(a ^ word.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ word.charCodeAt(i), 0x85ebca6b) ^ (a >>> 15)
  }
  // Three hundred of them still add up without loss.
  const number = (a >>> 0) * 2 ** 12 + ((b >>> 0) % 2 ** 12)
  numbers.set(word, number)
  return number
}

const words = new WeakMap<Piece, readonly [named: string, unnamed: string]>()
function wordOf(piece: Piece, named: boolean): string {
  let both = words.get(piece)
  if (!both) {
    both = [`${piece.place}=${piece.kind}`, `${piece.place}=?`]
    words.set(piece, both)
  }
  return both[named ? 0 : 1]
}

const layers = new WeakMap<Scene['places'], ReadonlyMap<Piece['place'], Place['layer']>>()
function layersOf(places: Scene['places']): ReadonlyMap<Piece['place'], Place['layer']> {
  let known = layers.get(places)
  if (!known) {
    known = new Map(places.map(({ id, layer }) => [id, layer]))
    layers.set(places, known)
  }
  return known
}
