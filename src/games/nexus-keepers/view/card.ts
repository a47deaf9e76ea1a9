// A keeper card in words: its symbols, its terrains, and what each skill asks for and does (8.1, 8.2).

import { type Phrase, verbatim } from '../../../core/words.ts'
import type { Condition, Effect, KeeperCard, Kind, Skill, Trigger } from '../cards/card.ts'
import { skillName, terrainName, terrains } from '../cards/house.ts'

const kind = (it: Kind): Phrase => ({ say: `kind.${it}` })

/** The lines of a card. `spent` tells which skills are used up for this match. */
export function cardLines(card: KeeperCard, spent: (skill: Skill) => boolean): readonly Phrase[] {
  const { plusTerrain, minusTerrain } = card
  return [
    ...Object.entries(card.symbols).map(([face, kinds]) => ({
      say: 'card.face',
      with: { face, what: symbols(kinds) }
    })),
    { say: 'card.terrains', with: { plus: terrainName(plusTerrain), minus: terrainName(minusTerrain) } },
    ...card.skills.flatMap((it) => [
      spent(it) ? { say: 'card.skill.spent', with: { skill: skillName(it) } } : skillLine(it),
      ...(it.noteForHumans ? [verbatim(it.noteForHumans)] : [])
    ])
  ]
}

function symbols([first, second]: readonly Kind[]): Phrase {
  if (!first) return { say: 'card.nothing' }
  if (!second) return kind(first)
  return first === second
    ? { say: 'card.twice', with: { kind: kind(first) } }
    : { say: 'card.either', with: { a: kind(first), b: kind(second) } }
}

function skillLine(skill: Skill): Phrase {
  const { trigger, when = [], effects } = skill
  // A passive skill with a condition is not "always" active: show only the condition.
  const asked = [...(trigger.t === 'passive' && when.length > 0 ? [] : [whenOf(trigger)]), ...when.map(condition)]
  const all = asked.reduce((first, next) => ({ say: 'when.and', with: { first, next } }))
  return { say: 'card.skill.line', with: { skill: skillName(skill), when: all, effects: effects.map(does) } }
}

function whenOf(it: Trigger): Phrase {
  switch (it.t) {
    case 'faces':
      return { say: 'when.faces', with: { faces: it.faces } }
    case 'sequence':
      return it.from === undefined
        ? { say: 'when.sequence', with: { n: it.length } }
        : { say: 'when.sequence.from', with: { n: it.length, from: it.from } }
    case 'kind':
      return it.face === undefined
        ? { say: 'when.kind', with: { n: it.n } }
        : { say: 'when.kind.face', with: { n: it.n, face: it.face } }
    case 'total':
      return { say: 'when.total', with: { n: it.atLeast } }
    default:
      return { say: `when.${it.t}` }
  }
}

function condition(it: Condition): Phrase {
  if (it.c === 'bonusTurn') return { say: it.is ? 'if.bonusTurn' : 'if.ordinaryTurn' }
  const known = ['plus', 'minus', ...terrains].includes(it.terrain)
  return { say: `if.${it.c}`, with: { terrain: known ? { say: `if.${it.terrain}` } : verbatim(it.terrain) } }
}

function does(it: Effect): Phrase {
  switch (it.e) {
    case 'extraDice':
      return { say: it.at === 'now' ? 'does.dice.now' : 'does.dice.next', with: { n: it.n } }
    case 'rerollOnes':
      return { say: 'does.rerollOnes', with: { n: it.max } }
    case 'pushBonus':
      return { say: 'does.pushBonus', with: { n: it.n } }
    case 'points':
      return { say: 'does.points', with: { kind: kind(it.kind), n: it.n } }
    case 'swap':
      return { say: 'does.swap', with: { n: it.range } }
    case 'teleport':
      return { say: 'does.teleport', with: { places: it.to.map((to) => ({ say: `to.${to}` })) } }
    case 'immune':
      return { say: 'does.immune', with: { threats: it.vs.map((vs) => ({ say: `vs.${vs}` })) } }
    case 'reserve':
      return { say: 'does.reserve', with: { face: it.face } }
    default:
      return { say: `does.${it.e}` }
  }
}
