// The buttons for one viewer. Players throw dice and place explorers by hand; there are buttons for both as well.

import type { Seat } from '../../../core/ids.ts'
import type { Json } from '../../../core/json.ts'
import type { Choice } from '../../../core/view.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Action, ActName } from '../actions.ts'
import { sketch } from '../acts/index.ts'
import { landPlace } from '../places.ts'
import { clan, type State } from '../state.ts'
import { isBurned } from '../turn/roll.ts'
import { cardName, dieName, goodName, powerName } from './names.ts'

const group = (name: string): Phrase => ({ say: `group.${name}` })
const groups: Readonly<Partial<Record<ActName, string>>> = {
  extraDice: 'tuareks',
  rerollFire: 'tuareks',
  freeRefuel: 'tuareks',
  march: 'tuareks',
  remove: 'tuareks',
  two: 'tuareks',
  discard: 'tuareks',
  five: 'tuareks',
  take: 'cards',
  place: 'explorers',
  shift: 'explorers',
  die: 'dice',
  leave: 'dice',
  convert: 'wheat',
  correct: 'sand',
  empty: 'sand',
  flowing: 'sand'
}
const secrets: readonly ActName[] = [
  'extraDice',
  'rerollFire',
  'freeRefuel',
  'march',
  'remove',
  'two',
  'discard',
  'five'
]
const throwing: readonly ActName[] = ['roll', 'cast']
const likely: readonly ActName[] = ['first', 'full', 'roll', 'done', 'settle']

export function choicesOf(s: State, by: Seat, legal: readonly Action[]): readonly Choice[] {
  return legal.flatMap((action): readonly Choice[] => {
    const label = labelOf(s, action)
    if (!label) return []
    const { button, poses } = sketch(s, { by, do: action })
    const places = placesOf(action)
    const heading = groups[action.act]
    return [
      {
        id: idOf(action),
        label,
        action: action as unknown as Json,
        ...(button ? { button } : {}),
        ...(poses ? { poses: poses.thing } : {}),
        ...(throwing.includes(action.act) ? { throws: true as const } : {}),
        ...(secrets.includes(action.act) ? { secret: true as const } : {}),
        ...(likely.includes(action.act) || label.say === 'choice.castAll' || isHeld(s, action) ? { main: true } : {}),
        ...(places.length > 0 ? { places } : {}),
        ...(heading ? { group: group(heading) } : {})
      }
    ]
  })
}

/** While a truck fills, its pose is what is asked for. */
const isHeld = ({ phase, refuel }: State, it: Action): boolean =>
  phase === 'refuel' && it.act === 'tip' && it.to === (refuel?.done ? 'flat' : 'hoodDown')

const idOf = ({ act, ...rest }: Action): string =>
  [act, ...Object.values(rest).map((it) => JSON.stringify(it))].join(':')

function placesOf(action: Action) {
  if (action.act === 'place' || action.act === 'remove') return [landPlace(action.land)]
  if (action.act === 'tie') return action.lands.map(landPlace)
  return action.act === 'march' ? action.steps.map(([, to]) => landPlace(to)) : []
}

const say = (key: string, args: NonNullable<Phrase['with']> = {}): Phrase => ({ say: `choice.${key}`, with: args })
const site = (at: number): Phrase => ({ say: `spot.${at}` })

function labelOf(s: State, it: Action): Phrase | null {
  switch (it.act) {
    case 'first':
      return say('first', { who: { seat: it.seat } })
    case 'tip':
      return say(`tip.${it.to}`)
    case 'refuel':
      return say(it.twice ? 'refuelTwice' : 'refuel')
    case 'die':
      return say(clan(s, s.active).powers.includes(it.die) ? 'dieFree' : 'die', { die: dieName(it.die) })
    case 'leave':
      return say(it.act, { die: dieName(it.die) })
    case 'cast':
      return castLabel(s, it.dice)
    case 'answer':
      return say(it.empty ? 'answerEmpty' : 'answerSand')
    case 'place':
      return say('place', { place: site(it.land) })
    case 'shift':
      return say('shift', { from: site(it.from), to: site(it.to) })
    case 'take': {
      const card = cardName(s, s.row[it.slot - 1] ?? '')
      return it.swap ? say('takeSwap', { card, power: powerName(it.swap) }) : say('take', { card })
    }
    case 'convert':
      return say('convert', { n: it.wheat })
    case 'extraDice':
      return say('extraDice', { dice: it.dice.map(dieName) })
    case 'march':
      return say('march', {
        from: it.steps.map(([from]) => (from < 0 ? { say: 'spot.camp' } : site(from))),
        to: it.steps.map(([, to]) => site(to))
      })
    case 'remove':
      return say('remove', { place: site(it.land) })
    case 'two':
      return say('two', { goods: [goodName(it.one), goodName(it.other)] })
    case 'discard':
      return say('discard', { card: cardName(s, s.row[it.slot - 1] ?? '') })
    case 'tie':
      return say('tie', { lands: it.lands.map(site) })
    case 'skip':
    case 'done':
      return say(`${it.act}.${s.phase}`)
    case 'correct':
      return say(`correct.${it.to}`, { whom: { seat: it.truck } })
    case 'throw':
    case 'pick':
    case 'turn':
    case 'elapse':
      return null
    default:
      return say(it.act)
  }
}

/** The label of a throw. Of up to 255 possible choices only a few have a button; players make the others by hand. */
function castLabel(s: State, some: readonly string[]): Phrase | null {
  if (!s.turn.threw) return say('castAll')
  const free = Object.keys(s.turn.faces).filter((it) => !isBurned(s, it as never))
  if (some.length === free.length) return say('castAgain', { n: some.length })
  return some.length === 1 ? say('castOne', { die: dieName(some[0] ?? '') }) : null
}
