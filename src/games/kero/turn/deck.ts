// The deck (groups B and L): 12 Start cards, then three heaps with one Conquest card each. No shuffled order is stored: chance picks the
// next card among those left, with the odds of a shuffled heap.

import { less } from '../../../kit/multiset.ts'
import type { Play } from '../evolve.ts'
import type { State } from '../state.ts'

export const conquestCard = 'conquest'
/** KE-010: the deck has 39 cards, 12 of them Start cards. */
const startCards = 12
const deckSize = 39
const bury = 3

const heapSizes = (s: State): readonly number[] => s.match.options.heaps.split(',').map((n) => Number(n) + 1)

const cardsOf = (s: State, pile: 'start' | 'main'): readonly string[] =>
  s.match.cards
    .filter((it) => it.pile === pile)
    .flatMap(({ id, copies }) => Array<string>(copies).fill(id))
    .sort()

/** KE-209: how many cards can still be turned up. */
export const deckLeft = (s: State): number => deckSize - s.turned + (s.buried === null ? 0 : 1)

/** KE-013: the next Conquest card comes between this draw and that, counted from now; null: none is left. */
export function conquestWindow(s: State): readonly [number, number] | null {
  if (s.buried !== null) return [s.buried + 1, s.buried + 1]
  const sizes = heapSizes(s)
  if (s.reveals >= sizes.length) return null
  const before = startCards + sizes.slice(0, s.reveals).reduce((a, b) => a + b, 0)
  return [Math.max(1, before + 1 - s.turned), before + (sizes[s.reveals] ?? 0) - s.turned]
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** The possible next cards, each repeated according to its odds. KE-011: heaps are never mixed with each other or with the Start cards. */
export function nextCards(s: State): readonly string[] {
  if (s.buried === 0 || (s.buried !== null && s.turned === deckSize)) return [conquestCard]
  if (s.turned < startCards) return less(cardsOf(s, 'start'), s.drawn)
  const main = less(cardsOf(s, 'main'), s.drawn)
  let [end, heap] = [startCards, 0]
  for (const size of heapSizes(s)) {
    end += size
    if (s.turned < end) break
    heap++
  }
  // KE-010: each heap has exactly one Conquest card. This heap’s card has already come.
  if (s.reveals > heap) return main
  const left = end - s.turned
  const common = gcd(main.length, left - 1) || 1
  const [mine, conquests] = [(left - 1) / common, main.length / common]
  if (left === 1) return [conquestCard]
  return [...main.flatMap((id) => Array<string>(mine).fill(id)), ...Array<string>(conquests).fill(conquestCard)]
}

/** Turns up a card: KE-207, into the rightmost empty slot. Returns true for a Conquest card, which stops the refill (KE-208). */
export function turnUp(p: Play, id: string): boolean {
  const { row, drawn, turned, reveals, buried, turn, match } = p.s
  const again = buried === 0 || (buried !== null && turned === deckSize)
  const next = again ? null : buried === null ? null : buried - 1
  if (id !== conquestCard) {
    const at = row.lastIndexOf(null)
    p.board({
      row: row.map((it, i) => (i === at ? id : it)),
      drawn: [...drawn, id].sort(),
      turned: turned + 1,
      buried: next
    })
    return false
  }
  p.board(again ? { buried: null } : { turned: turned + 1, reveals: reveals + 1, buried: next })
  // KE-Q19: a second Conquest card in one refill goes under three cards.
  if (turn.conquests > 0 && match.options.doubleConquest === 'buryUnder3' && !again && deckLeft(p.s) > 0) {
    p.board({ buried: bury })
    return false
  }
  return true
}

/** KE-205: the cards left slide to the right, in the same order. */
export const slid = (row: State['row']): State['row'] => {
  const cards = row.filter((it) => it !== null)
  return [...Array<null>(row.length - cards.length).fill(null), ...cards]
}
