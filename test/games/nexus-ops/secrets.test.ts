// Secrecy of single states (NO-127, section 9): two states that differ only in other players' hands, and in tiles that others have looked
// at, must give a seat the same view and the same sentences.
import { describe, expect, test } from 'vitest'
import { sample } from '../../../src/core/chance.ts'
import { play } from '../../../src/core/game.ts'
import type { Viewer } from '../../../src/core/ids.ts'
import { draw, seeded } from '../../../src/core/random.ts'
import type { Move } from '../../../src/core/rules.ts'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import { cardsLeft, tilesLeft } from '../../../src/games/nexus-ops/decks.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { cardOf } from '../../../src/games/nexus-ops/state.ts'

class Luck {
  private random
  constructor(seed: number) {
    this.random = seeded(seed)
  }
  one<T>(of: readonly T[]): T {
    const [n, next] = draw(this.random, of.length)
    this.random = next
    return of[n] as T
  }
  shuffled<T>(of: readonly T[]): T[] {
    const left = [...of]
    return of.map(() => left.splice(left.indexOf(this.one(left)), 1)[0] as T)
  }
  chance(s: State): Move<Action> {
    const node = game.chance(s)
    if (!node) throw new Error('chance has nothing to do')
    const [action, next] = sample(node, this.random)
    this.random = next
    return { by: 'chance', do: action as Action }
  }
}

type Turn = { readonly state: State; readonly move: Move<Action> }

/** A random match in which players keep their cards if they can, so that there is much to hide. */
function match(seed: number, players: number, options: { readonly teams?: boolean; readonly publicRubium?: boolean }) {
  const luck = new Luck(seed)
  const start = game.setup({ options, seats: Array.from({ length: players }, () => ({})) })
  if (!start.ok) throw new Error(JSON.stringify(start.problems))
  const turns: Turn[] = []
  let state = start.value
  while (turns.length < 1500) {
    const actors = game.toAct(state)
    if (actors.length === 0) break
    const by = luck.one(actors)
    let move: Move<Action>
    if (by === 'chance') move = luck.chance(state)
    else {
      const legal = [...game.legal(state, by)]
      const kept = legal.filter((it) => it.act !== 'discard')
      if (kept.length === 0 && actors.length > 1) continue
      move = { by, do: luck.one(kept.length > 0 ? kept : legal) }
    }
    turns.push({ state, move })
    state = play(game, state, move)
  }
  return turns
}

/** A state that `viewer` cannot tell from this one: all that the viewer has not seen is dealt again. */
function twin(s: State, viewer: Viewer, luck: Luck): State {
  const others = s.players.map((_, seat) => seat).filter((seat) => seat !== viewer)
  const hidden = (deck: 'energize' | 'secret'): string[] => [
    ...cardsLeft(s, deck),
    ...others.flatMap((seat) => s.players[seat]?.hand.filter((id) => cardOf(s, id)?.deck === deck) ?? [])
  ]
  const left = { energize: luck.shuffled(hidden('energize')), secret: luck.shuffled(hidden('secret')) }
  const players = s.players.map((it, seat) => {
    if (seat === viewer) return it
    const hand = it.hand.map((id) => left[cardOf(s, id)?.deck === 'secret' ? 'secret' : 'energize'].pop() as string)
    const rubium = s.match.options.publicRubium ? it.rubium : it.rubium + 3
    return { ...it, hand: hand.sort(), rubium }
  })
  const strange = Object.entries(s.known).filter(([, it]) => !it.seats.some((seat) => seat === viewer))
  const tiles = luck.shuffled([...tilesLeft(s), ...strange.map(([, it]) => it.tile)])
  const dealt = strange.map(([at, it]) => [at, { ...it, tile: tiles.pop() as string }] as const)
  return { ...s, players, known: { ...s.known, ...Object.fromEntries(dealt) } }
}

const publicly = new Set<Action['act']>([
  'buy',
  'move',
  'breathe',
  'suffer',
  'battle',
  'casualty',
  'pickCasualty',
  'pass',
  'give'
])

describe.each([
  [2, {}],
  [3, { publicRubium: false }],
  [4, { teams: true }]
] as const)('%i players, %o', (players, options) => {
  const turns = match(17 + players, players, options).filter((_, n) => n % 6 === 0)
  const viewers: readonly Viewer[] = ['audience', ...Array.from({ length: players }, (_, seat) => seat)]

  test('what others hold is not seen', () => {
    const luck = new Luck(3)
    let different = 0
    for (const { state } of turns)
      for (const viewer of viewers) {
        const other = twin(state, viewer, luck)
        if (game.key(other) !== game.key(state)) different++
        expect(game.view(other, viewer)).toEqual(game.view(state, viewer))
        expect(game.scene(other)).toEqual(game.scene(state))
        expect(game.toAct(other)).toEqual(game.toAct(state))
      }
    expect(different).toBeGreaterThan(50)
  })

  test('the own hand is', () => {
    const held = turns.filter(({ state }) => (state.players[0]?.hand.length ?? 0) > 0)
    expect(held.length).toBeGreaterThan(0)
    for (const { state } of held) {
      const cards = game.view(state, 0).widgets.filter((it) => it.widget === 'card')
      expect(cards).toHaveLength(state.players[0]?.hand.length ?? 0)
      expect(game.view(state, 'audience').widgets.filter((it) => it.widget === 'card')).toEqual([])
    }
  })

  test('the log names no card that is not shown', () => {
    const luck = new Luck(5)
    for (const { state, move } of turns) {
      if (move.by === 'chance' || !publicly.has(move.do.act)) continue
      const other = twin(state, move.by, luck)
      expect(game.sketch(other, move)).toEqual(game.sketch(state, move))
      expect(game.tell(other, move)).toEqual(game.tell(state, move))
    }
  })

  test('what chance gives to one seat is told to all in the same words', () => {
    for (const { state, move } of turns) {
      if (move.by !== 'chance' || !['draw', 'peek'].includes(state.pending[0]?.does ?? '')) continue
      const node = game.chance(state)
      const items = node?.chance === 'pick' ? [...new Set(node.from)] : []
      const said = items.map((item) =>
        JSON.stringify(game.tell(state, { by: 'chance', do: { ...move.do, items: [item] } as Action }))
      )
      expect(new Set(said).size).toBe(1)
    }
  })
})
