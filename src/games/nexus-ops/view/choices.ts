// What can be said instead of shown: buttons for whoever has the word. Units are moved by hand; they may be bought by a tap on a
// base space.

import type { Seat } from '../../../core/ids.ts'
import type { Json } from '../../../core/json.ts'
import type { Choice } from '../../../core/view.ts'
import type { Arg, Phrase } from '../../../core/words.ts'
import type { Action, ActionOf } from '../actions.ts'
import { priceOf } from '../board.ts'
import type { Side, State } from '../state.ts'
import { cardOf } from '../state.ts'
import { points } from './card.ts'
import { cardName, named, placeAt, spots, unitName } from './names.ts'

type Made = Omit<Choice, 'id' | 'action'>

/** The choices of a seat, out of everything it `can` do. Those made by tapping a place come late, for they have no number. */
export function choicesOf(s: State, seat: Seat, can: readonly Action[]): readonly Choice[] {
  // Whoever has nothing but passing left.
  const alone = can.every((it) => passes.has(it.act) || can.length === 1)
  return can
    .flatMap((action): readonly Choice[] => {
      const made = choose(s, seat, action)
      return made
        ? [
            {
              id: JSON.stringify(action),
              action: action as Json,
              ...made,
              ...(alone && action.act !== 'passBattle' ? { main: true } : {})
            }
          ]
        : []
    })
    .sort((a, b) => rank(a) - rank(b))
}

const passes: ReadonlySet<Action['act']> = new Set(['pass', 'passBattle'])
// What is given away comes after all that is asked for.
const rank = ({ main, button, pick, action }: Choice): number =>
  main ? 0 : button ? 1 : (action as Action).act === 'discard' ? 4 : pick ? 3 : 2

const say = (key: string, args: Readonly<Record<string, Arg>> = {}): Phrase => ({ say: key, with: args })

function choose(s: State, seat: Seat, action: Action): Made | null {
  switch (action.act) {
    case 'done':
      return { label: say(done(s)), button: 'end' }
    case 'pass':
      return { label: say('choice.pass'), button: 'end' }
    case 'passBattle':
      return { label: say('choice.passBattle') }
    case 'spare':
      return { label: say(`choice.spare.${action.hit}`), group: say('choice.group.spare') }
    case 'buy':
      return buy(s, seat, action)
    case 'play':
      return card(s, action)
    case 'breathe':
      return tap(s, action.at, say('choice.group.breathe', { place: placeAt(s, action.from) }))
    case 'suffer':
      return { label: say('choice.seat', { whom: named(action.seat) }) }
    case 'reveal':
      return tap(s, action.at, say('choice.group.reveal'))
    case 'battle':
      return tap(s, action.at, say('choice.group.battle', { whom: named(action.defender) }))
    case 'casualty':
      return { label: unitName(action.unit), group: say('choice.group.casualty'), look: action.unit }
    case 'pickCasualty':
      return { label: unitName(action.unit), group: say('choice.group.pick'), look: action.unit }
    case 'mission': {
      const it = cardOf(s, action.card)
      const worth = points(it?.vp ?? 0, it?.red ?? false)
      return { label: say('choice.mission', { card: cardName(s, action.card), points: worth }), secret: true }
    }
    case 'takeMission':
      return { label: say('choice.takeMission') }
    case 'discard':
      return { label: cardName(s, action.card), group: say('choice.group.discard'), secret: true }
    case 'give':
      return { label: cardName(s, action.card), group: say('choice.group.give'), secret: true }
    case 'recall':
      return tap(s, action.to, say('choice.group.recall', { unit: unitName(action.unit) }))
    default:
      return null
  }
}

const done = ({ phase }: State): string =>
  phase === 'deploy' ? 'choice.done.deploy' : phase === 'draw' ? 'choice.done.end' : 'choice.done'

const tap = (s: State, at: readonly [number, number], group: Phrase): Made => ({
  label: placeAt(s, at),
  group,
  places: spots(at),
  pick: 'place'
})

const sideName = (side: Side): Phrase => say(`side.${side}`)

/** One heading a kind of unit, one tap where it goes. */
function buy(s: State, seat: Seat, { unit, at }: ActionOf<'buy'>): Made {
  return { ...tap(s, at, say('choice.group.buy', { unit: unitName(unit), n: priceOf(s, seat, unit) })), look: unit }
}

function card(s: State, { card: id, ...choices }: ActionOf<'play'>): Made {
  const asked: Arg[] = []
  if (choices.unit) asked.push(unitName(choices.unit))
  if (choices.from) asked.push(say('choice.from', { place: placeAt(s, choices.from) }))
  if (choices.at) asked.push(say('choice.at', { place: placeAt(s, choices.at) }))
  if (choices.to) asked.push(say('choice.to', { place: placeAt(s, choices.to) }))
  if (choices.tiles) asked.push(...choices.tiles.map((it) => placeAt(s, it)))
  if (choices.dice) asked.push(say('choice.dice', { faces: choices.dice }))
  const places = [choices.from, choices.at, choices.to, ...(choices.tiles ?? [])].filter((it) => it !== undefined)
  const { side, dice } = choices
  const named = { card: cardName(s, id) }
  if (asked.length === 0 && !side) return { label: say('choice.play', named), secret: true }
  return {
    label: say('choice.parts', { parts: asked.length > 0 || !side ? asked : [sideName(side)] }),
    group: side ? say('choice.group.play.side', { ...named, side: sideName(side) }) : say('choice.group.play', named),
    ...(places.length > 0 ? { places: spots(...places), pick: 'place' } : {}),
    ...(dice ? { dice } : {}),
    secret: true
  }
}
