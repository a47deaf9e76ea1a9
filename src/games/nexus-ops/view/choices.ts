// The buttons of the player who must decide. Players move units by hand on the table; they can also buy one by tapping
// a base space.

import type { Seat } from '../../../core/ids.ts'
import type { Json } from '../../../core/json.ts'
import type { Choice } from '../../../core/view.ts'
import { type Arg, type Phrase, verbatim } from '../../../core/words.ts'
import type { Hex } from '../../../kit/grid/hex.ts'
import type { Action, ActionOf, ActName } from '../actions.ts'
import { priceOf } from '../board.ts'
import { cardOf, type State } from '../state.ts'
import { foeOf } from './battle.ts'
import { points } from './cards.ts'
import { cardName, named, placeAt, placesOf, unitName } from './names.ts'

type Made = Omit<Choice, 'id' | 'action'>

/** The choices of a seat, out of the actions it `can` take. Those made by tapping a place come late, because they have no number. */
export function choicesOf(s: State, seat: Seat, can: readonly Action[]): readonly Choice[] {
  // Nothing but passing is left, or a single action: its button stands out.
  const alone = can.every((it) => passes.has(it.act) || can.length === 1)
  const all = can.flatMap((action): readonly Choice[] => {
    const make = makers[action.act] as ((s: State, action: Action, seat: Seat) => Made) | undefined
    const main = alone && action.act !== 'passBattle' ? { main: true } : {}
    return make ? [{ id: JSON.stringify(action), action: action as Json, ...make(s, action, seat), ...main }] : []
  })
  return all.sort((a, b) => rank(a) - rank(b))
}

const passes: ReadonlySet<Action['act']> = new Set(['pass', 'passBattle'])
// The order of the buttons: discarding cards comes last.
const rank = ({ main, button, pick, action }: Choice): number =>
  main ? 0 : button ? 1 : (action as Action).act === 'discard' ? 4 : pick ? 3 : 2

const say = (key: string, args: Readonly<Record<string, Arg>> = {}): Phrase => ({ say: key, with: args })

/** Actions without an entry have no button: players make them with the figures. */
const makers: { readonly [Name in ActName]?: (s: State, action: ActionOf<Name>, seat: Seat) => Made } = {
  done: ({ phase }) => ({
    label: say(phase === 'deploy' ? 'choice.done.deploy' : phase === 'draw' ? 'choice.done.end' : 'choice.done'),
    button: 'end'
  }),
  pass: () => ({ label: say('choice.pass'), button: 'end' }),
  passBattle: () => ({ label: say('choice.passBattle') }),
  spare: (_, { hit }) => ({ label: say(`choice.spare.${hit}`), group: say('choice.group.spare') }),
  // One heading for each kind of unit, one tap for its place.
  buy(s, { unit, at }, seat) {
    const group = say('choice.group.buy', { unit: unitName(unit), n: priceOf(s, seat, unit) })
    return { ...tap(s, at, group), look: unit }
  },
  play,
  breathe: (s, { from, at }) => tap(s, at, say('choice.group.breathe', { place: placeAt(s, from) })),
  suffer: (_, { seat }) => ({ label: verbatim({ seat }) }),
  reveal: (s, { at }) => tap(s, at, say('choice.group.reveal')),
  battle: (s, { at, defender }) => tap(s, at, say('choice.group.battle', { whom: named(defender) })),
  casualty: (_, { unit }) => ({ label: unitName(unit), group: say('choice.group.casualty'), look: unit }),
  pickCasualty: (s, { unit }, seat) => ({
    label: unitName(unit),
    group: say('choice.group.pick'),
    look: unit,
    ...(s.turn.battle ? { of: foeOf(s, s.turn.battle, seat) } : {})
  }),
  mission(s, { card }) {
    const { vp = 0, red = false } = cardOf(s, card) ?? {}
    return { label: say('choice.mission', { card: cardName(s, card), points: points(vp, red) }), secret: true }
  },
  takeMission: () => ({ label: say('choice.takeMission') }),
  discard: (s, { card }) => ({ label: cardName(s, card), group: say('choice.group.discard'), secret: true }),
  give: (s, { card }) => ({ label: cardName(s, card), group: say('choice.group.give'), secret: true }),
  recall: (s, { unit, to }) => tap(s, to, say('choice.group.recall', { unit: unitName(unit) }))
}

const tap = (s: State, at: Hex, group: Phrase): Made => ({
  label: placeAt(s, at),
  group,
  places: placesOf(at),
  pick: 'place'
})

function play(s: State, { card: id, unit, from, at, to, tiles = [], side, dice }: ActionOf<'play'>): Made {
  const place = (key: string, hex: Hex | undefined): readonly Arg[] =>
    hex ? [say(key, { place: placeAt(s, hex) })] : []
  const asked: readonly Arg[] = [
    ...(unit ? [unitName(unit)] : []),
    ...place('choice.from', from),
    ...place('choice.at', at),
    ...place('choice.to', to),
    ...tiles.map((it) => placeAt(s, it)),
    ...(dice ? [say('choice.dice', { faces: dice })] : [])
  ]
  const card = cardName(s, id)
  const sideName = side && say(`side.${side}`)
  if (asked.length === 0 && !sideName) return { label: say('choice.play', { card }), secret: true }
  const places = [from, at, to, ...tiles].filter((it) => it !== undefined)
  return {
    label: verbatim(asked.length > 0 || !sideName ? asked : [sideName]),
    group: sideName ? say('choice.group.play.side', { card, side: sideName }) : say('choice.group.play', { card }),
    ...(places.length > 0 ? { places: placesOf(...places), pick: 'place' } : {}),
    ...(dice ? { dice } : {}),
    secret: true
  }
}
