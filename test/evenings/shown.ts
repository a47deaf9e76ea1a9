// What a scene shows to the sensors of an evening, as words `place=kind`. The oracle compares hundreds of thousands of tables. So it
// compares a number for the words, independent of their order, and builds the text only if the numbers agree.

import type { Die, Piece, Place, Scene } from '../../src/core/scene.ts'

export class Shown {
  readonly sum: number
  readonly dice: readonly Die[] | null
  readonly #scene: Scene
  readonly #identities: boolean
  #shows: string | null = null

  constructor(scene: Scene, identities: boolean) {
    this.#scene = scene
    this.#identities = identities
    this.dice = scene.dice
    const layers = layersOf(scene.places)
    let sum = 0
    for (const piece of scene.pieces)
      if (isSensed(layers.get(piece.place), identities)) {
        const word = wordOf(piece)
        sum += identities ? word.named.number : word.unnamed.number
      }
    this.sum = sum
  }

  /** Everything that the sensors see, sorted. */
  get shows(): string {
    this.#shows ??= this.#words((layer) => isSensed(layer, this.#identities), this.#identities)
    return this.#shows
  }

  /** Everything that the sensors cannot see. */
  get hidden(): string {
    return this.#words((layer) => !isSensed(layer, this.#identities), true)
  }

  #words(wanted: (layer: Layer) => boolean, named: boolean): string {
    const layers = layersOf(this.#scene.places)
    const pieces = this.#scene.pieces.filter(({ place }) => wanted(layers.get(place)))
    return pieces
      .map((piece) => wordOf(piece)[named ? 'named' : 'unnamed'].text)
      .sort()
      .join(' ')
  }
}

type Layer = Place['layer'] | undefined
/** Whether sensors see things on this layer. A board without identities sees no ground and no tokens. Things beside the board are seen. */
export const isSensed = (layer: Layer, identities: boolean): boolean =>
  identities || layer === 'tile' || layer === undefined

/** A hash of a set of words, independent of their order. The empty word counts as 0. */
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
  // The numbers are small enough that three hundred of them add up exactly.
  const number = (a >>> 0) * 2 ** 12 + ((b >>> 0) % 2 ** 12)
  numbers.set(word, number)
  return number
}

interface Word {
  readonly text: string
  readonly number: number
}
const words = new WeakMap<Piece, { readonly named: Word; readonly unnamed: Word }>()
function wordOf(piece: Piece): { readonly named: Word; readonly unnamed: Word } {
  const known = words.get(piece)
  if (known) return known
  const word = (kind: string): Word => ({ text: `${piece.place}=${kind}`, number: numberOf(`${piece.place}=${kind}`) })
  const both = { named: word(piece.kind), unnamed: word('?') }
  words.set(piece, both)
  return both
}

const layers = new WeakMap<Scene['places'], ReadonlyMap<Piece['place'], Place['layer']>>()
export function layersOf(places: Scene['places']): ReadonlyMap<Piece['place'], Place['layer']> {
  let known = layers.get(places)
  if (!known) {
    known = new Map(places.map(({ id, layer }) => [id, layer]))
    layers.set(places, known)
  }
  return known
}
