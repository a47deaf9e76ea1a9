// Illegal declarations and payments: dice, gems, cards, attacks.

import { syms } from '../../../../src/games/platformer/data/symbols.ts'
import { isTaken, player, type State, square } from '../../../../src/games/platformer/state.ts'
import { distance, xy } from '../../../../src/games/platformer/tower/cell.ts'
import { entries, near } from '../../../../src/games/platformer/turn/near.ts'
import { asked } from '../../../../src/games/platformer/turn/round.ts'
import type { Luck } from '../../../conformance/playout.ts'
import type { Cheat } from '../cheat.ts'
import { acting, any, cells, cheat, enemies, heroes, type Now, own, say } from './moment.ts'

/** The active player declares an action in step 5. `what` returns null if it is impossible now. */
const saying = (what: (s: State, luck: Luck) => object | null) =>
  acting(({ state, luck }) => {
    const act = what(state, luck)
    return act && say(state.active, act)
  })

const idle = (s: State): readonly number[] => s.players.flatMap((_, seat) => (seat === asked(s) ? [] : [seat]))
const missing = (s: State) => syms.filter((sym) => !s.turn.pool.includes(sym))
const twins = (s: State) => syms.filter((sym) => s.turn.pool.filter((it) => it === sym).length > 1)
const gems = (s: State): number => player(s, s.active).gems
const isShop = (s: State): boolean => square(s, own(s) ?? 0)?.feature === 'shop'

/** A player whom the game does not wait for declares an action. */
const another =
  (act: object) =>
  ({ state, luck }: Now) => {
    const seat = asked(state) === null ? null : any(luck, idle(state))
    return seat === null ? null : say(seat, act)
  }

export const said: readonly Cheat<State>[] = [
  cheat('done-for-another', 'Somebody ends the turn of another.', ['PL-008'], another({ act: 'done' })),
  cheat(
    'dice-of-another',
    'Somebody uses a die in the turn of another.',
    ['PL-008'],
    another({ act: 'use', pay: 'COIN', as: 'COIN' })
  ),
  cheat(
    'gravity-of-another',
    'Somebody applies gravity in the turn of another.',
    ['PL-008'],
    another({ act: 'gravity' })
  ),
  cheat(
    'die-not-there',
    'A symbol is used that no die shows.',
    ['PL-014', 'PL-117', 'PL-118'],
    saying((s, luck) => {
      const sym = any(
        luck,
        missing(s).filter((it) => it !== 'STAR')
      )
      return sym && { act: 'use', pay: sym, as: sym }
    })
  ),
  cheat(
    'star-not-there',
    'A Star is used that no die shows.',
    ['PL-014', 'PL-117', 'PL-118'],
    saying((s) => (missing(s).includes('STAR') ? { act: 'use', pay: 'STAR', as: 'BOOT' } : null))
  ),
  cheat(
    'die-for-another-symbol',
    'A die is used for what it does not show.',
    ['PL-018', 'PL-019'],
    saying((s, luck) => {
      const sym = any(
        luck,
        s.turn.pool.filter((it) => it !== 'STAR')
      )
      return sym && { act: 'use', pay: sym, as: sym === 'BOOT' ? 'SWORD' : 'BOOT' }
    })
  ),
  cheat(
    'a-gem-too-few',
    'A symbol is boosted with more gems than the player has.',
    ['PL-039', 'PL-037'],
    saying((s, luck) => {
      const sym = any(
        luck,
        s.turn.pool.filter((it) => it !== 'STAR')
      )
      return sym && gems(s) < 10 ? { act: 'use', pay: sym, as: sym, size: 5 } : null
    })
  ),
  cheat(
    'boosted-star',
    'A Star is boosted.',
    ['PL-037'],
    saying((s) => (s.turn.pool.includes('STAR') ? { act: 'use', pay: 'STAR', as: 'BOOT', size: 2 } : null))
  ),
  cheat(
    'boosted-forging',
    'A forged symbol is boosted.',
    ['PL-027', 'PL-037'],
    saying((s, luck) => {
      const sym = any(luck, twins(s))
      return sym && { act: 'use', pay: `${sym}+${sym}`, as: sym === 'BOOT' ? 'SWORD' : 'BOOT', size: 2 }
    })
  ),
  cheat(
    'forged-from-unlike',
    'Two unlike dice are forged.',
    ['PL-025', 'PL-024'],
    saying((s) => {
      const [a, b] = syms.filter((sym) => s.turn.pool.includes(sym))
      const other = syms.find((sym) => sym !== a && sym !== b)
      return a && b ? { act: 'use', pay: `${a}+${b}`, as: other } : null
    })
  ),
  cheat(
    'forged-into-the-same',
    'Two dice are forged into what they show.',
    ['PL-025'],
    saying((s, luck) => {
      const sym = any(luck, twins(s))
      return sym && { act: 'use', pay: `${sym}+${sym}`, as: sym }
    })
  ),
  cheat(
    'special-die-blank',
    'The special die is used while it is blank.',
    ['PL-014', 'PL-015'],
    saying((s) => (player(s, s.active).special === 'BLANK' ? { act: 'use', pay: 'SWORD*', as: 'SWORD' } : null))
  ),
  cheat(
    'special-die-set-early',
    'The special die is set during the actions.',
    ['PL-032'],
    saying((s, luck) => {
      const sym = any(luck, s.turn.pool)
      return sym && { act: 'set', pay: sym, as: sym }
    })
  ),
  cheat(
    'special-die-set-falsely',
    'The special die is set to what no die shows.',
    ['PL-030', 'PL-014'],
    ({ state: s, luck }) => {
      const [pay, as] = [any(luck, s.turn.pool), any(luck, missing(s))]
      return s.phase === 'special' && pay && as ? say(s.active, { act: 'set', pay, as }) : null
    }
  ),
  cheat(
    'bought-outside-the-shop',
    'A card is bought outside a shop.',
    ['PL-139', 'PL-117', 'PL-118'],
    saying((s, luck) => {
      const card = any(luck, s.shop.items)
      return card && !isShop(s) ? { act: 'buy', card } : null
    })
  ),
  cheat(
    'bought-with-too-few-coins',
    'A card is bought with too few coins.',
    ['PL-139'],
    saying((s, luck) => {
      const card = any(luck, s.shop.items)
      return card && isShop(s) && player(s, s.active).coins < 2 ? { act: 'buy', card } : null
    })
  ),
  cheat(
    'bought-from-the-pile',
    'A card is bought that does not lie in the shop.',
    ['PL-139', 'PL-117', 'PL-118'],
    saying((s, luck) => {
      const card = any(
        luck,
        s.match.items.filter(({ id }) => !s.shop.items.includes(id))
      )
      return card && { act: 'buy', card: card.id }
    })
  ),
  cheat(
    'card-not-held',
    'A card is used that the player does not have.',
    ['PL-143', 'PL-145', 'PL-117', 'PL-118'],
    saying((s, luck) => {
      const { items } = player(s, s.active)
      const card = any(
        luck,
        s.match.items.filter(({ id }) => !items.some((it) => it.id === id))
      )
      return card && { act: 'card', card: card.id }
    })
  ),
  cheat(
    'ability-used-up',
    'The ability of a hero is used twice.',
    ['PL-146'],
    saying((s) => (player(s, s.active).used ? { act: 'ability' } : null))
  ),
  cheat(
    'attack-from-afar',
    'An enemy is attacked from afar.',
    ['PL-081', 'PL-093', 'PL-117', 'PL-118', 'PL-084'],
    saying((s, luck) => {
      const at = own(s)
      const far =
        at === null
          ? null
          : any(
              luck,
              enemies(s).filter((it) => distance(it.at, at) > 2)
            )
      return far && { act: 'attack', at: xy(far.at), sure: true }
    })
  ),
  cheat(
    'attack-without-a-sword',
    'An enemy is attacked without a Sword.',
    ['PL-084'],
    saying((s, luck) => {
      const at = own(s)
      const foe =
        at === null
          ? null
          : any(
              luck,
              enemies(s).filter((it) => near(s, at).includes(it.at))
            )
      return foe && s.turn.attack.swords === 0 ? { act: 'attack', at: xy(foe.at), sure: true } : null
    })
  ),
  cheat(
    'attack-on-a-hero',
    'A hero is attacked.',
    ['PL-087', 'PL-084', 'PL-117', 'PL-118'],
    saying((s, luck) => {
      const other = any(
        luck,
        heroes(s).filter(({ seat }) => seat !== s.active)
      )
      return other && { act: 'attack', at: xy(other.at), sure: true }
    })
  ),
  cheat(
    'portal-from-nowhere',
    'A hero goes through a portal that is not there.',
    ['PL-061', 'PL-064', 'PL-117', 'PL-118'],
    saying((s, luck) => {
      const to = any(luck, cells(s))
      return square(s, own(s) ?? 0)?.feature === 'portal' || to === null ? null : { act: 'portal', to: xy(to) }
    })
  ),
  cheat(
    'on-the-map-already',
    'A hero comes to the map that stands there.',
    ['PL-117'],
    saying((s, luck) => {
      const [pay, to] = [any(luck, s.turn.pool), any(luck, entries(s, s.active))]
      return own(s) !== null && pay && to !== null ? { act: 'generate', at: xy(to), pay } : null
    })
  ),
  cheat(
    'onto-a-taken-space',
    'A hero comes to the map on a taken space.',
    ['PL-121'],
    saying((s, luck) => {
      const [pay, to] = [
        any(luck, s.turn.pool),
        any(
          luck,
          cells(s).filter((it) => isTaken(s, it))
        )
      ]
      return own(s) === null && pay && to !== null ? { act: 'generate', at: xy(to), pay } : null
    })
  ),
  cheat(
    'done-off-the-map',
    'The actions end before the hero comes back to the map.',
    ['PL-118'],
    saying((s) => (s.turn.must && s.turn.pool.length > 0 && entries(s, s.active).length > 0 ? { act: 'done' } : null))
  ),
  cheat(
    'pushed-twice',
    'A figure is pushed further without the card for it.',
    ['PL-177', 'PL-117', 'PL-118'],
    saying((s, luck) => {
      const to = any(luck, cells(s))
      return to === null || player(s, s.active).items.length > 0 ? null : { act: 'again', to: xy(to) }
    })
  ),
  cheat(
    'let-go-unasked',
    'A hero lets go of a ladder when nobody is asked.',
    ['PL-105'],
    saying(() => ({ act: 'drop' }))
  )
]
