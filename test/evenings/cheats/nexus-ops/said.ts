// Illegal declarations: out of turn, with cards that the player does not hold, for battles that do not exist.

import { enemiesAt, hexes } from '../../../../src/games/nexus-ops/board.ts'
import { asked } from '../../../../src/games/nexus-ops/machine.ts'
import { cardOf, player, type State } from '../../../../src/games/nexus-ops/state.ts'
import { hexOf } from '../../../../src/kit/grid/hex.ts'
import type { Luck } from '../../../conformance/playout.ts'
import type { Step } from '../../gestures.ts'
import type { Cheat } from '../cheat.ts'
import { cheat, type Now, one } from './moment.ts'

type Saying = { readonly by: number; readonly do: object }

/** Declares an action while the game waits for a player. At other moments every declaration is refused alike. */
const saying =
  (what: (s: State, luck: Luck) => Saying | null) =>
  (now: Now): readonly Step[] | null => {
    const said = asked(now.state) === null ? null : what(now.state, now.luck)
    return said && [{ step: 'say', by: said.by, do: said.do as never }]
  }

/** The seats that are not active. */
const idle = (s: State): readonly number[] => s.players.flatMap((_, seat) => (seat === s.active ? [] : [seat]))
const held = (s: State, seat: number, deck: 'energize' | 'secret'): readonly string[] =>
  player(s, seat).hand.filter((id) => cardOf(s, id)?.deck === deck)
const timed = (s: State, seat: number, early: boolean): readonly string[] =>
  held(s, seat, 'energize').filter((id) => (cardOf(s, id)?.timing === 'start_of_turn') === early)

export const said: readonly Cheat<State>[] = [
  cheat(
    'done-for-another',
    'Somebody ends a phase that is not theirs.',
    ['NO-005'],
    saying((s, luck) => ({ by: luck.one(idle(s)), do: { act: 'done' } }))
  ),
  cheat(
    'pass-for-another',
    'Somebody passes who is not asked.',
    ['NO-005', 'NO-125'],
    saying((s, luck) => ({
      by: luck.one(s.players.flatMap((_, seat) => (seat === asked(s) ? [] : [seat]))),
      do: { act: 'pass' }
    }))
  ),
  cheat(
    'exploring-skipped',
    'The Explore phase is ended with tiles face down under own units.',
    ['NO-060'],
    saying((s) => (s.phase === 'explore' ? { by: s.active, do: { act: 'done' } } : null))
  ),
  cheat(
    'battle-skipped',
    'The Battle phase is ended with battles to fight.',
    ['NO-070'],
    saying((s) => (s.phase === 'battle' && !s.turn.battle ? { by: s.active, do: { act: 'done' } } : null))
  ),
  cheat(
    'battle-with-nobody',
    'A battle is announced where no enemy stands.',
    ['NO-070', 'NO-088'],
    saying((s, luck) => {
      const at = one(
        luck,
        hexes(s).filter((it) => enemiesAt(s, it, s.active).length === 0)
      )
      return at === null ? null : { by: s.active, do: { act: 'battle', at: hexOf(at), defender: luck.one(idle(s)) } }
    })
  ),
  cheat(
    'battle-fought-again',
    'A battle is announced where one was fought in this turn.',
    ['NO-088', 'NO-070'],
    saying((s, luck) => {
      const it = one(luck, s.turn.fights)
      return it && { by: s.active, do: { act: 'battle', at: hexOf(it.at), defender: luck.one(idle(s)) } }
    })
  ),
  cheat(
    'breath-without-a-dragon',
    'A breath is announced where no Dragon is.',
    ['NO-050', 'NO-054'],
    saying((s, luck) => {
      const [from, at] = [luck.one(hexes(s)), luck.one(hexes(s))]
      return { by: s.active, do: { act: 'breathe', from: hexOf(from), at: hexOf(at) } }
    })
  ),
  cheat(
    'breath-at-friends',
    'A breath is announced at a hex without enemies.',
    ['NO-056', 'NO-050'],
    saying((s, luck) => {
      const from = hexes(s).find((it) => (s.units[it]?.[s.active]?.dragon ?? 0) > 0)
      const calm = hexes(s).filter((it) => enemiesAt(s, it, s.active).length === 0)
      return s.phase === 'breath' && from !== undefined
        ? { by: s.active, do: { act: 'breathe', from: hexOf(from), at: hexOf(luck.one(calm)) } }
        : null
    })
  ),
  cheat(
    'card-of-another',
    'A card is played that another player holds.',
    ['NO-137'],
    saying((s, luck) => {
      const card = one(
        luck,
        idle(s)
          .flatMap((seat) => held(s, seat, 'energize'))
          .filter((id) => !player(s, s.active).hand.includes(id))
      )
      return card === null || asked(s) !== s.active ? null : { by: s.active, do: { act: 'play', card } }
    })
  ),
  cheat(
    'start-card-too-late',
    'A card for the Deploy phase is played later.',
    ['NO-026', 'NO-005'],
    saying((s, luck) => {
      const card = s.phase === 'deploy' ? null : one(luck, timed(s, s.active, true))
      return card === null ? null : { by: s.active, do: { act: 'play', card } }
    })
  ),
  cheat(
    'battle-card-without-battle',
    'A battle card is played outside a battle.',
    ['NO-126', 'NO-005'],
    saying((s, luck) => {
      const card = s.turn.battle ? null : one(luck, timed(s, s.active, false))
      return card === null ? null : { by: s.active, do: { act: 'play', card } }
    })
  ),
  cheat(
    'card-out-of-order',
    'A battle card is played before the word comes round.',
    ['NO-005', 'NO-126'],
    saying((s, luck) => {
      const by = s.turn.battle?.window
        ? one(
            luck,
            s.players.flatMap((_, it) => (it === asked(s) ? [] : [it]))
          )
        : null
      const card = by === null ? null : one(luck, timed(s, by, false))
      return by === null || card === null ? null : { by, do: { act: 'play', card } }
    })
  ),
  cheat(
    'mission-unfulfilled',
    'A mission is claimed whose condition does not hold.',
    ['NO-128', 'NO-134', 'NO-130'],
    saying((s, luck) => {
      const card = one(luck, held(s, s.active, 'secret'))
      return card === null ? null : { by: s.active, do: { act: 'mission', card } }
    })
  ),
  cheat(
    'mission-out-of-turn',
    'A mission is claimed in another’s turn.',
    ['NO-128'],
    saying((s, luck) => {
      const by = luck.one(idle(s))
      const card = one(luck, held(s, by, 'secret'))
      return card === null ? null : { by, do: { act: 'mission', card } }
    })
  ),
  cheat(
    'mission-unwon',
    'A Mission is taken from the pile without a battle won.',
    ['NO-132', 'NO-130'],
    saying((s) => ({ by: s.active, do: { act: 'takeMission' } }))
  ),
  cheat(
    'discard-out-of-turn',
    'A card is sold in another’s turn.',
    ['NO-120'],
    saying((s, luck) => {
      const by = luck.one(idle(s))
      const card = one(luck, player(s, by).hand)
      return card === null ? null : { by, do: { act: 'discard', card } }
    })
  ),
  cheat(
    'discard-of-nothing',
    'A card is sold that is not in the hand.',
    ['NO-122'],
    saying((s) => {
      const card = s.match.cards.find(({ id, deck }) => deck !== 'mission' && !player(s, s.active).hand.includes(id))
      return card ? { by: s.active, do: { act: 'discard', card: card.id } } : null
    })
  ),
  cheat(
    'card-slipped-to-another',
    'A card is passed on without a partner, or too early.',
    ['NO-152', 'NO-005'],
    saying((s, luck) => {
      const card = s.phase === 'give' ? null : one(luck, player(s, s.active).hand)
      return card === null || asked(s) !== s.active ? null : { by: s.active, do: { act: 'give', card } }
    })
  ),
  cheat(
    'called-home',
    'A unit is sent home that stands where it may.',
    ['NO-047', 'NO-005'],
    saying((s, luck) => {
      const from = one(
        luck,
        hexes(s).filter((it) => (s.units[it]?.[s.active]?.human ?? 0) > 0)
      )
      return from === null
        ? null
        : { by: s.active, do: { act: 'recall', unit: 'human', from: hexOf(from), to: hexOf(from) } }
    })
  )
]
