// The names of cards and lands: the house’s names in two languages, or the owner’s text.

import type { Die as Thrown } from '../../../core/scene.ts'
import type { DieLook } from '../../../core/view.ts'
import type { Phrase } from '../../../core/words.ts'
import { verbatim } from '../../../core/words.ts'
import { houseCards } from '../data/cards.ts'
import { type Die, dieColour, isDie } from '../data/names.ts'
import type { Bag, Effect } from '../data/schemas.ts'
import { card, faceOf, land, type State } from '../state.ts'
import { conquestCard } from '../turn/deck.ts'

export const houseNames: Readonly<Record<string, string>> = Object.fromEntries(houseCards.map((it) => [it.id, it.name]))

export function cardName(s: State, id: string): Phrase {
  if (id === conquestCard) return { say: 'card.conquest' }
  const name = card(s, id)?.name ?? id
  return houseNames[id] === name ? { say: `card.${id}` } : verbatim(name)
}

const colour = (name: string): Phrase =>
  ['green', 'blue', 'yellow', 'red'].includes(name) ? { say: `colour.${name}` } : verbatim(name)

/** A land, named by what it gives. */
export function landName(s: State, id: string): Phrase {
  const it = land(s, id)
  const score = it?.score
  if (!score) return verbatim(id)
  const { jerrycans = 0, tuareks = 0 } = it.bonus ?? {}
  switch (score.k) {
    case 'PER_COLOUR':
      return { say: 'land.PER_COLOUR', with: { colour: colour(score.colour) } }
    case 'EACH_COLOUR':
    case 'FOUR_ALIKE':
      return { say: `land.${score.k}`, with: { n: score.base, plus: score.plus } }
    case 'FLAT': {
      const what = jerrycans > 0 ? (tuareks > 0 ? 'both' : 'jerrycans') : tuareks > 0 ? 'tuareks' : 'plain'
      return {
        say: `land.FLAT.${what}`,
        with: { n: score.points, ...(jerrycans > 0 ? { jerrycans } : {}), ...(tuareks > 0 ? { tiles: tuareks } : {}) }
      }
    }
    default:
      return { say: `land.${score.k}` }
  }
}

export const tuarekName = (kind: string): Phrase => ({ say: `tuarek.${kind}` })
export const powerName = (power: string): Phrase => ({ say: `power.${power}` })
export const dieName = (die: string): Phrase => ({ say: `die.${die}` })
export const goodName = (good: string, n = 1): Phrase => ({ say: `good.${good}`, with: { n } })

/** A number of goods, such as "3 wheat". */
export const some = (good: string, n: number): Phrase => ({ say: 'word.some', with: { n, good: goodName(good, n) } })
export const costOf = (bag: Bag): readonly Phrase[] => Object.entries(bag).map(([good, n = 0]) => some(good, n))

export function faceName(s: State, die: Die, face: number): Phrase {
  const it = faceOf(s, die, face)
  switch (it.kind) {
    case 'res': {
      const [good = 'brick', n = 1] = (Object.entries(it.bag)[0] ?? []) as [string?, number?]
      return some(good, n)
    }
    case 'fire':
      return symbols('fire', 1)
    default:
      return symbols(it.kind, it.n)
  }
}
const symbols = (kind: string, n: number): Phrase => ({ say: `face.${kind}`, with: { n } })

/** What dice show together: fire first, then the goods, each kind once with its sum. */
export function facesSummed(s: State, thrown: readonly Thrown[]): readonly Phrase[] {
  const [all, goods] = [new Map<string, number>(), ['brick', 'wheat', 'metal', 'recruit', 'jerrycan']]
  const add = (what: string, n = 0): Map<string, number> => all.set(what, (all.get(what) ?? 0) + n)
  for (const { kind, face } of thrown) {
    if (!isDie(kind)) continue
    const it = faceOf(s, kind, face)
    if (it.kind === 'res') for (const [good, n] of Object.entries(it.bag)) add(good, n)
    else add(it.kind, it.kind === 'fire' ? 1 : it.n)
  }
  return ['fire', ...goods, 'tuarek', 'explorer'].flatMap((what) => {
    const n = all.get(what) ?? 0
    if (n === 0) return []
    return [goods.includes(what) ? some(what, n) : symbols(what, n)]
  })
}

/** What its faces show hangs on the data of the match. */
export const dieLook = (s: State, die: Die): DieLook => ({
  colour: dieColour(die),
  shows: [1, 2, 3, 4, 5, 6].map((face) => {
    const it = faceOf(s, die, face)
    const [look, n] = it.kind === 'res' ? (Object.entries(it.bag)[0] ?? ['brick', 1]) : [it.kind, 'n' in it ? it.n : 1]
    return { name: faceName(s, die, face), look: `face-${look}`, ...(n > 1 ? { n } : {}) }
  })
})

export function effectName(it: Effect): Phrase {
  switch (it.k) {
    case 'RECEIVE':
      return it.tuareks
        ? { say: 'effect.tuareks', with: { n: it.tuareks } }
        : { say: 'effect.jerrycans', with: { n: it.jerrycans ?? 0 } }
    case 'EXPLORERS':
      return { say: 'effect.explorers', with: { n: it.n } }
    case 'POWER':
      return { say: 'effect.power', with: { power: powerName(it.power) } }
    default:
      return { say: `effect.${it.k}` }
  }
}
