// Laws of what every game shows: scenes have all their places, views keep secrets, every sentence exists in both languages.

import { describe, expect, test } from 'vitest'
import { type ChanceNode, outcomes } from '../../src/core/chance.ts'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Viewer } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action } from '../../src/core/rules.ts'
import { cueNames } from '../../src/core/scene.ts'
import { langs, type Phrase, speak } from '../../src/core/words.ts'
import { rules as houseRules, words as refereeWords } from '../../src/referee/index.ts'
import { sized } from '../sized.ts'
import { games } from './games.ts'
import { begin, each, matches, some, starts, type Turn } from './playout.ts'

const played = (game: AnyGame): Turn[][] =>
  starts(game).flatMap(([, start], i) => [...matches(game, begin(game, start), 100 + i, each(game, sized(700, 3000)))])

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const all = played(game)
  const every = all.flat()
  const sampled = all.flatMap((turns) => turns.filter((_, n) => n % 11 === 0))

  test('a scene uses only its own places, each once', () => {
    for (const { state } of sampled) {
      const scene = game.scene(state)
      const ids = new Set<string>(scene.places.map(({ id }) => id))
      expect(ids.size).toBe(scene.places.length)
      for (const { place } of [...scene.pieces, ...game.cues(state)]) expect(ids).toContain(place)
      for (const { cue } of game.cues(state)) expect(cueNames).toContain(cue)
    }
  })

  test('a thing at the point of its place is located there, with its kind', () => {
    for (const { state } of sampled) {
      const { places, pieces } = game.scene(state)
      const at = new Map(places.map((place) => [place.id, place]))
      for (const { kind, place, turn } of pieces) {
        const point = at.get(place)?.at ?? [NaN, NaN]
        const layer = at.get(place)?.layer
        // The kind of a ground tile on the table is that of the box, without its direction; the piece is found by that and its turn.
        const boxed =
          layer === 'ground' ? (game.box(state).pieces.find((b) => kind.startsWith(b.kind))?.kind ?? kind) : kind
        const thing = { kind: boxed, at: point, ...(turn === undefined ? {} : { turn }) }
        if (layer !== 'side') expect(game.locate(thing)).toEqual({ place, kind })
      }
    }
  })

  test('an outline is a closed figure around its place', () => {
    for (const { places } of sampled.slice(0, 20).map(({ state }) => game.scene(state))) {
      for (const { outline } of places) {
        expect(outline.length).toBeGreaterThanOrEqual(3)
        for (const [x, y] of outline) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
      }
    }
  })

  test('a viewer who does not learn an outcome of chance sees no difference', () => {
    for (const { state } of every) {
      const node = game.chance(state)
      if (!node) continue
      const seats = game.view(state, 'audience').seats.map(({ seat }) => seat)
      const [first, ...others] = few(node).map((action) => ({ by: 'chance' as const, do: action as unknown as Action }))
      if (!first) continue
      for (const move of others) {
        const learnt = new Set([...game.learns(state, first), ...game.learns(state, move)])
        const blind: Viewer[] = seats.filter((seat) => !learnt.has(seat))
        if (seats.some((seat) => !learnt.has(seat))) blind.push('audience')
        const [a, b] = [play(game, state, first), play(game, state, move)]
        for (const viewer of blind) {
          expect(game.view(a, viewer)).toEqual(game.view(b, viewer))
          expect(game.scene(a)).toEqual(game.scene(b))
          expect(game.cues(a)).toEqual(game.cues(b))
        }
      }
    }
  })

  test('for a real heap, a seat that learns the outcome may choose every possible item', () => {
    for (const { state } of every) {
      const node = game.chance(state)
      if (node?.chance !== 'pick' || (!game.heap && !game.secrets)) continue
      const items = node.from.slice(0, node.count)
      for (const seat of game.learns(state, { by: 'chance', do: { act: 'pick', what: node.what, items } as Action })) {
        const { items: offered = [], places } = game.heap?.(state, seat) ?? {}
        const names = offered.map(({ item }) => item)
        expect(new Set(names).size).toBe(names.length)
        expect(names).toEqual(expect.arrayContaining([...new Set(node.from)]))
        if (places) expect(game.scene(state).places.map(({ id }) => id)).toEqual(expect.arrayContaining([...places]))
      }
    }
  })

  test('choices are offered only to those who may act, and are legal', () => {
    for (const { state } of sampled) {
      const actors = game.toAct(state)
      for (const { seat } of game.view(state, 'audience').seats) {
        const { choices } = game.view(state, seat)
        if (!actors.includes(seat)) expect(choices).toEqual([])
        expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length)
        for (const { action } of choices)
          expect(game.refuse(state, { by: seat, do: action as unknown as Action }), JSON.stringify(action)).toBeNull()
      }
    }
  })

  test('everything said is said in both languages', () => {
    const phrases = new Map<string, Phrase>()
    const hear = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('say' in value && typeof value.say === 'string') phrases.set(JSON.stringify(value), value as Phrase)
      for (const inner of Object.values(value)) hear(inner)
    }
    hear([game.title, game.rules, game.positions, houseRules])
    for (const { state, move } of sampled) {
      hear([game.scene(state), game.cues(state), game.outcome(state), game.tell(state, move), game.box(state)])
      for (const viewer of ['audience', 0, 1] as const) hear([game.view(state, viewer), game.heap?.(state, viewer)])
      for (const by of game.toAct(state)) {
        if (by === 'chance') continue
        for (const action of some(game.legal(state, by) as Iterable<Action>, 30))
          hear(game.tell(state, { by, do: action }))
      }
      hear(game.refuse(state, { by: 99, do: move.do }))
    }
    const unsaid: string[] = []
    for (const lang of langs) {
      const words = { ...refereeWords[lang], ...game.words[lang] }
      const reader = { lang, words, seats: Array.from({ length: game.seats.max }, (_, i) => `S${i}`) }
      for (const phrase of phrases.values()) {
        const text = speak(phrase, reader)
        if (/⟨|undefined|NaN|\[object/.test(text)) unsaid.push(`${lang}: ${text} from ${JSON.stringify(phrase)}`)
      }
    }
    expect(unsaid).toEqual([])
    expect(phrases.size).toBeGreaterThan(20)
  })

  test('both languages know the same sentences with the same arguments', () => {
    const { en, fr } = game.words
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
    const args = (text = ''): string[] =>
      [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name as string))].sort()
    for (const key of Object.keys(en)) expect(args(fr[key]), key).toEqual(args(en[key]))
  })
})

/** A few outcomes that differ much. */
function few(node: ChanceNode): readonly Json[] {
  if (node.chance === 'throw')
    return [1, 6].map((face) => ({
      act: 'throw',
      dice: node.dice.flatMap(({ kind, faces, count }) =>
        Array.from({ length: count }, () => ({ kind, face: Math.min(face, faces) }))
      )
    }))
  return some(outcomes({ ...node, from: [...node.from].slice(0, 6) }), 30) as unknown as Json[]
}
