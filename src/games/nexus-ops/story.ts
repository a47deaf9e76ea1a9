// The story of the log: a sentence for a move, and one for each thing worth telling that it brings about. It is told to everybody:
// cards drawn or passed and tiles looked at are never named.

import type { Actor } from '../../core/ids.ts'
import type { Arg, Phrase } from '../../core/words.ts'
import type { Action, ActionOf, ActName, Throw } from './actions.ts'
import type { Event } from './events.ts'
import type { Pending, State } from './state.ts'
import { sides } from './state.ts'
import { shows } from './view/hand.ts'
import { cardName, named, placeAt, placeName, unitName } from './view/names.ts'

/** The move's own sentence, and one for each thing worth telling that it makes true. Ground that is dealt is told once it all lies. */
export function told(s: State, by: Actor, action: Action, events: readonly Event[]): Phrase | null {
  const [now, next] = s.pending
  if (action.act === 'pick' && isGround(now) && isGround(next)) return null
  return events
    .flatMap((event) => consequence(s, action.act, event) ?? [])
    .reduce((first, then): Phrase => ({ say: 'log.and', with: { first, then } }), headline(s, by, action))
}

const isGround = (it: Pending | undefined): boolean => it?.does === 'singles' || it?.does === 'double'

const say = (key: string, args: Readonly<Record<string, Arg>> = {}): Phrase => ({ say: key, with: args })

/** What somebody does, in the present tense. */
export function headline(s: State, by: Actor, action: Action): Phrase {
  const who = named(by === 'chance' ? s.active : by)
  switch (action.act) {
    case 'throw':
      return thrown(s, action)
    case 'pick':
      return picked(s, action)
    case 'buy':
      return say('log.buy', { who, unit: unitName(action.unit), place: placeAt(s, action.at) })
    case 'move':
    case 'stray':
    case 'recall':
      return say(`log.${action.act}`, {
        who,
        unit: unitName(action.unit),
        from: placeAt(s, action.from),
        to: placeAt(s, action.to)
      })
    case 'breathe':
    case 'reveal':
      return say(`log.${action.act}`, { who, place: placeAt(s, action.at) })
    case 'suffer':
      return say('log.suffer', { who, whom: named(action.seat) })
    case 'battle':
      return say('log.battle', { who, whom: named(action.defender), place: placeAt(s, action.at) })
    case 'casualty':
    case 'pickCasualty':
      return say(`log.${action.act}`, { who, unit: unitName(action.unit) })
    case 'play':
      return played(s, who, action)
    case 'mission':
    case 'discard':
      return say(`log.${action.act}`, { who, card: cardName(s, action.card) })
    case 'done':
      return say(`log.done.${s.phase}`, { who })
    case 'pass':
      return say(s.phase === 'give' ? 'log.keeps' : 'log.pass', { who })
    default:
      return say(`log.${action.act}`, { who })
  }
}

function played(s: State, who: Arg, { card: id, side, unit, to }: ActionOf<'play'>): Phrase {
  const card = cardName(s, id)
  const [target] = [
    ...(unit && to ? [say('log.play.to', { unit: unitName(unit), place: placeAt(s, to) })] : []),
    ...(unit && side ? [say('log.play.unit', { side: say(`side.${side}`), unit: unitName(unit) })] : []),
    ...(side ? [say(`side.${side}`)] : []),
    ...(unit ? [unitName(unit)] : [])
  ]
  return target ? say('log.play.on', { who, card, what: target }) : say('log.play', { who, card })
}

function thrown(s: State, { dice }: Throw): Phrase {
  const [pending] = s.pending
  const faces = (kind?: string): Arg => {
    const all = dice.filter((it) => kind === undefined || it.kind === kind).map((it) => it.face)
    return all.length > 0 ? all : say('log.nothing')
  }
  if (pending?.does !== 'roll' || !s.turn.battle) return say('log.throw', { who: named(s.active), faces: faces() })
  const [mine, theirs] = sides.map((side) => faces(side))
  if (pending.defender === 0) return say('log.throw', { who: named(s.active), faces: mine ?? [] })
  if (pending.attacker === 0) return say('log.throw', { who: named(s.turn.battle.defender), faces: theirs ?? [] })
  const foe = named(s.turn.battle.defender)
  return say('log.throw.both', { who: named(s.active), faces: mine ?? [], whom: foe, theirs: theirs ?? [] })
}

function picked(s: State, { items }: ActionOf<'pick'>): Phrase {
  const [pending] = s.pending
  switch (pending?.does) {
    case 'first':
      return say('log.first', { who: named(Number(items[0] ?? 0)) })
    case 'draw':
      return say(`log.draws.${pending.deck}`, { who: named(pending.seat) })
    case 'reveal':
      return say('log.shows', { place: placeName(s, pending.at), what: shows(s, items[0] ?? '') })
    case 'peek':
      return say('log.peeks', { who: named(s.active), place: placeName(s, pending.at) })
    default:
      return say('log.ground')
  }
}

function consequence(s: State, act: ActName, event: Event): Phrase | null {
  switch (event.e) {
    case 'rubium':
      // Purchases and cards say by themselves what they cost or bring.
      return event.n > 0 && act !== 'discard' && act !== 'play'
        ? say('log.income', { who: named(event.seat), n: event.n })
        : null
    case 'fought': {
      const place = placeName(s, event.fight.at)
      return event.fight.won ? say('log.won', { who: named(s.active), place }) : say('log.fought', { place })
    }
    case 'owed':
      return event.n > 0 ? say('log.owed', { who: named(event.seat), unit: unitName(event.unit) }) : null
    case 'reshuffled':
      return say(`log.reshuffled.${event.deck}`)
    case 'out':
      return say('log.out', { who: named(event.seat) })
    case 'turn':
      return say('log.turn', { who: named(event.seat) })
    default:
      return null
  }
}
