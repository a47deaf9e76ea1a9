// Cards: playing them, showing missions, taking one from the pile, discarding for rubium, passing one to the partner (I, J, NO-152).

import type { Actor } from '../../../core/ids.ts'
import { remembered } from '../../../core/remember.ts'
import type { Refusal } from '../../../core/rules.ts'
import type { Phrase } from '../../../core/words.ts'
import type { ActionOf, Choices } from '../actions.ts'
import { dueHit, spoken } from '../battle.ts'
import { occasion } from '../cards/conditions.ts'
import { doing, isTimely } from '../cards/effects.ts'
import type { Card, Effect } from '../data/schemas.ts'
import { type Event, extend } from '../evolve.ts'
import { giver, nextTurn } from '../machine.ts'
import { no } from '../refusal.ts'
import { cardOf, player, type State } from '../state.ts'
import { cardName, placeAt, unitName } from '../view/names.ts'
import { type Act, log } from './act.ts'

/** The cards of a hand, each kind once. */
const handOf = (s: State, seat: number): readonly string[] => kindsOf(player(s, seat).hand)
/** Equal cards lie side by side. */
const kindsOf = (hand: readonly string[]): readonly string[] =>
  hand.length < 2 ? hand : hand.filter((it, i) => it !== hand[i - 1])
const holdsCard = (s: State, by: unknown, card: string): boolean =>
  typeof by === 'number' && (s.players[by]?.hand.includes(card) ?? false)
const notHeld = no('NO-137', 'refuse.card.hand')

const names: readonly (keyof Choices)[] = ['unit', 'from', 'at', 'to', 'tiles', 'side', 'dice']
function playing(card: string, choices: Choices): ActionOf<'play'> {
  const action: Record<string, unknown> = { act: 'play', card }
  for (const it of names) if (choices[it] !== undefined) action[it] = choices[it]
  return action as ActionOf<'play'>
}

/** The choices that satisfy all effects of a card together. */
function allChoices(s: State, effects: readonly Effect[]): readonly Choices[] {
  const agree = (a: Choices, b: Choices): boolean =>
    names.every((it) => a[it] === undefined || b[it] === undefined || JSON.stringify(a[it]) === JSON.stringify(b[it]))
  return effects.reduce<readonly Choices[]>(
    (sofar, effect) => {
      const these = [...doing(effect).list(s, effect)]
      return sofar.flatMap((a) => these.filter((b) => agree(a, b)).map((b) => ({ ...a, ...b })))
    },
    [{}]
  )
}

export const play: Act<'play'> = {
  phases: ['deploy', 'battle'],
  list(s, by) {
    const all: ActionOf<'play'>[] = []
    for (const card of handOf(s, by))
      if (isTimely(s, card, by))
        for (const it of allChoices(s, cardOf(s, card)?.effect ?? [])) all.push(playing(card, it))
    return all
  },
  refuse(s, action, by) {
    const card = cardOf(s, action.card)
    if (!card || !holdsCard(s, by, action.card)) return notHeld
    if (card.deck !== 'energize') return no('NO-128', 'refuse.play.mission')
    if (!isTimely(s, action.card, Number(by)) || (s.turn.battle && dueHit(s, s.turn.battle)))
      return card.timing === 'start_of_turn' ? no('NO-026', 'refuse.play.start') : no('NO-126', 'refuse.play.when')
    const effects = card.effect ?? []
    const known = effects.flatMap((it) => doing(it).asks)
    const [more] = names.filter((it) => action[it] !== undefined && !known.includes(it))
    if (more) return no('NO-004', 'refuse.play.more', { key: more })
    const [lacks] = known.filter((it) => action[it] === undefined)
    if (lacks) return no('NO-004', 'refuse.play.lacks', { key: lacks })
    return effects.reduce<Refusal | null>((bad, it) => bad ?? doing(it).refuse?.(s, it, action) ?? null, null)
  },
  decide(s, action, by) {
    const seat = Number(by)
    const { battle } = s.turn
    // NO-028: after its effects, the card goes face up on the discards.
    const used: Event[] = [{ e: 'discarded', seat, deck: 'energize', card: action.card }]
    if (battle) used.push({ e: 'battled', change: { window: spoken(s, battle, false) } })
    const effects = cardOf(s, action.card)?.effect ?? []
    const start = extend({ state: s, events: [] }, ...used)
    return effects.reduce((now, it) => extend(now, ...doing(it).does(now.state, it, action, seat)), start).events
  },
  sketch: { how: 'declared' },
  tell: played
}

/** The log line of a played card, with its target. */
function played(s: State, { card: id, side, unit, to }: ActionOf<'play'>, by: Actor): Phrase {
  const card = cardName(s, id)
  const [target] = [
    ...(unit && to ? [{ say: 'log.play.to', with: { unit: unitName(unit), place: placeAt(s, to) } }] : []),
    ...(unit && side ? [{ say: 'log.play.unit', with: { side: { say: `side.${side}` }, unit: unitName(unit) } }] : []),
    ...(side ? [{ say: `side.${side}` }] : []),
    ...(unit ? [unitName(unit)] : [])
  ]
  return target ? log('log.play.on', by, { card, what: target }) : log('log.play', by, { card })
}

const firstMission = remembered((cards: readonly Card[]) => cards.find((it) => it.deck === 'mission'))
const pileCard = (s: State): Card | undefined => firstMission(s.match.cards)

/** The events of a shown mission. NO-130: a red card uses up the battle it is played for. */
function shown(s: State, card: Card | undefined, seat: number, pile: boolean): readonly Event[] {
  if (!card) return []
  const fits = occasion(s, card)
  const uses: readonly Event[] =
    card.red && typeof fits !== 'string' ? [{ e: 'turned', change: { reds: [...s.turn.reds, fits] } }] : []
  return [...uses, { e: 'mission', seat, card: card.id, vp: card.vp ?? 0, pile }]
}

/** NO-128, NO-136: any number, while the condition holds; NO-112: even one just drawn. */
export const mission: Act<'mission'> = {
  anyTime: 'NO-128',
  list(s, by) {
    const all: ActionOf<'mission'>[] = []
    for (const card of handOf(s, by)) if (cardOf(s, card)?.deck === 'secret') all.push({ act: 'mission', card })
    return all
  },
  refuse(s, { card: id }, by) {
    const card = cardOf(s, id)
    if (!card || !holdsCard(s, by, id)) return notHeld
    if (card.deck !== 'secret') return no('NO-128', 'refuse.mission.deck')
    const fight = occasion(s, card)
    if (fight === 'red') return no('NO-130', 'refuse.mission.red')
    if (fight !== 'none') return null
    return card.timing === 'mission_any' || s.turn.battle?.stage === 'missions'
      ? no('NO-128', 'refuse.mission.condition')
      : no('NO-134', 'refuse.mission.when')
  },
  decide: (s, { card }, by) => shown(s, cardOf(s, card), Number(by), false),
  sketch: { how: 'declared', cue: 'gain' },
  tell: (s, { card }, by) => log('log.mission', by, { card: cardName(s, card) })
}

export const takeMission: Act<'takeMission'> = {
  anyTime: 'NO-128',
  exact: true,
  list(s) {
    const card = s.missions > 0 ? pileCard(s) : undefined
    const fight = card ? occasion(s, card) : 'none'
    return fight === 'none' || fight === 'red' ? [] : [{ act: 'takeMission' }]
  },
  refuse(s) {
    const card = pileCard(s)
    if (!card || s.missions === 0) return no('NO-133', 'refuse.takeMission.none')
    const fight = occasion(s, card)
    if (fight === 'red') return no('NO-130', 'refuse.mission.red')
    return fight === 'none' ? no('NO-132', 'refuse.takeMission.won') : null
  },
  decide: (s) => shown(s, pileCard(s), s.active, true),
  sketch: { how: 'declared', cue: 'gain' },
  tell: (_, __, by) => log('log.takeMission', by)
}

/** NO-120, NO-121: each card goes face up beside its deck and pays one rubium. */
export const discard: Act<'discard'> = {
  anyTime: 'NO-120',
  exact: true,
  list: (s, by) => handOf(s, by).map((card) => ({ act: 'discard', card })),
  refuse: (s, { card }, by) => (holdsCard(s, by, card) ? null : no('NO-122', 'refuse.card.hand')),
  decide(s, { card }, by) {
    const deck = cardOf(s, card)?.deck === 'secret' ? 'secret' : 'energize'
    return [
      { e: 'discarded', seat: Number(by), deck, card },
      { e: 'rubium', seat: Number(by), n: 1 }
    ]
  },
  sketch: { how: 'declared', cue: 'minus' },
  tell: (s, { card }, by) => log('log.discard', by, { card: cardName(s, card) })
}

export const give: Act<'give'> = {
  phases: ['give'],
  untimely: () => no('NO-152', 'refuse.give.when'),
  list: (s, by) => handOf(s, by).map((card) => ({ act: 'give', card })),
  refuse(s, { card }, by) {
    if (giver(s) !== by) return no('NO-152', 'refuse.give.when')
    return holdsCard(s, by, card) ? null : no('NO-152', 'refuse.card.hand')
  },
  decide: (s, { card }, by) => [{ e: 'gave', seat: Number(by), to: s.active, card }, ...nextTurn(s)],
  sketch: { how: 'declared' },
  // NO-155: this card stays hidden, so the log does not name it.
  tell: (_, __, by) => log('log.give', by)
}
