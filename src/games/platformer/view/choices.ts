// What can be said instead of shown: buttons for whoever is asked. Steps, portals, pushes and paws are made with the figures, or tapped.

import type { Seat } from '../../../core/ids.ts'
import type { Json } from '../../../core/json.ts'
import type { Choice } from '../../../core/view.ts'
import type { Arg, Phrase } from '../../../core/words.ts'
import type { Action, ActionOf, ActName } from '../actions.ts'
import { here } from '../acts/act.ts'
import { priceOf as priceOfCard } from '../acts/cards.ts'
import { player, type State } from '../state.ts'
import { cellOf, place, type XY } from '../tower/cell.ts'
import { paid, priceOf } from '../turn/dice.ts'
import { cardName, directionName, endName, payName, spaceName, symName } from './names.ts'

type Made = Omit<Choice, 'id' | 'action'>
const say = (key: string, args: Readonly<Record<string, Arg>> = {}): Phrase => ({ say: key, with: args })
const tap = (s: State, at: XY, group: Phrase): Made => ({
  label: spaceName(s, cellOf(at)),
  group,
  places: [place(cellOf(at))],
  pick: 'place'
})

export function choicesOf(s: State, seat: Seat, can: readonly Action[]): readonly Choice[] {
  const only = can.length === 1
  const wanted = wantedOf(s)
  const all = can.flatMap((action): readonly Choice[] => {
    const make = makers[action.act] as ((s: State, action: Action, seat: Seat) => Made) | undefined
    const main = only ? { main: true } : {}
    return make ? [{ id: JSON.stringify(action), action: action as Json, ...make(s, action, seat), ...main }] : []
  })
  return all.sort((a, b) => rank(a, wanted) - rank(b, wanted))
}
/** What the headline asks for: it comes first. */
const wantedOf = ({ turn: { steps, paw, attack } }: State): ActName | null =>
  steps.left > 0 ? 'move' : paw.left > 0 ? 'shift' : attack.swords > 0 ? 'attack' : null

const rank = ({ main, button, pick, group, action }: Choice, wanted: ActName | null): number => {
  const made = action as Action
  // An attack with too few wounds is nobody's wish.
  if (main || (made.act === wanted && !('sure' in made && made.sure))) return 0
  return pick ? 1 : group ? 3 : button ? 2 : 4
}

/** `goal`: what people call where it leads. */
const going = (s: State, to: XY, push: XY | undefined, group: Phrase, goal: Phrase): Made => {
  if (!push) return { ...tap(s, to, group), label: goal }
  const whom = s.enemies[cellOf(to)]
  const other = s.players.findIndex((it) => it.at === cellOf(to))
  const pushed: Arg = whom === undefined ? { seat: other } : cardName(s, whom)
  return {
    label: say('choice.push', { whom: pushed, direction: directionName(cellOf(to), cellOf(push)) }),
    group: say('choice.group.push', { place: goal }),
    places: [place(cellOf(to)), place(cellOf(push))],
    pick: 'place'
  }
}

const makers: { readonly [Name in ActName]?: (s: State, action: ActionOf<Name>, seat: Seat) => Made } = {
  generate: (s, { at, pay }) => tap(s, at, say('choice.group.generate', { pay: symName(pay) })),
  use: (s, { pay, as, size, star }) => {
    const how = paid(pay)?.how
    const group = how === 'plain' ? say(size ? 'choice.group.boost' : 'choice.group.use') : say('choice.group.forge')
    const args = { pay: payName(pay), end: endName(as) }
    if (size) return { label: say('choice.boost', { ...args, size, n: priceOf(s, size) }), group }
    return { label: say(star ? 'choice.use.star' : 'choice.use', args), group }
  },
  move: (s, { to, push }) => going(s, to, push, say('choice.group.move'), directionName(here(s), cellOf(to))),
  portal: (s, { to, push }) => going(s, to, push, say('choice.group.portal'), spaceName(s, cellOf(to))),
  shift: (s, { from, to }) =>
    tap(s, to, say('choice.group.shift', { foe: cardName(s, s.enemies[cellOf(from)] ?? '') })),
  attack: (s, { at, sure }) => ({
    label: cardName(s, s.enemies[cellOf(at)] ?? ''),
    group: say(sure ? 'choice.group.attack.weak' : 'choice.group.attack'),
    places: [place(cellOf(at))],
    pick: 'place'
  }),
  gravity: () => ({ label: say('choice.gravity') }),
  buy: (s, { card }) => ({
    label: say('choice.buy', { card: cardName(s, card), n: priceOfCard(s, card) }),
    group: say('choice.group.buy')
  }),
  card: (s, { card, dice, to }) => {
    const group = say('choice.group.card', { card: cardName(s, card) })
    if (to) return tap(s, to, group)
    if (dice) return { label: say('choice.reroll', { dice: dice.map(symName) }), group }
    return { label: cardName(s, card), group: say('choice.group.cards') }
  },
  ability: (s, { dice }, seat) =>
    dice
      ? { label: say('choice.reroll', { dice: dice.map(symName) }), group: say('choice.group.ability') }
      : { label: say('choice.ability', { card: cardName(s, player(s, seat).hero) }), group: say('choice.group.cards') },
  again: (s, { to }) => tap(s, to, say('choice.group.again')),
  stay: () => ({ label: say('choice.stay'), button: 'confirm' }),
  drop: () => ({ label: say('choice.drop') }),
  set: (_, { pay, as }) => ({
    label: say('choice.set', { pay: payName(pay), sym: symName(as) }),
    group: say('choice.group.set')
  }),
  spawn: (s, { at }) => tap(s, at, say('choice.group.spawn')),
  done: ({ phase }) => ({
    label: say(phase === 'special' ? 'choice.done.special' : phase === 'again' ? 'choice.done.again' : 'choice.done'),
    button: 'end'
  })
}
