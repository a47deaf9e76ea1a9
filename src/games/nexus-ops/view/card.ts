// A card in words: when it is played, what it asks for, what it does, what it is worth (section 8.2).

import type { Phrase } from '../../../core/words.ts'
import type { Card, Condition, Effect } from '../data/card.ts'
import { unitCount, unitName } from './names.ts'

export function cardLines(card: Card): readonly Phrase[] {
  const when = { say: `timing.${card.timing}` }
  return [
    ...(card.effect ? [{ say: 'cardline.plays', with: { when, effects: card.effect.map(does) } }] : []),
    ...(card.when ? [{ say: 'cardline.asks', with: { when, what: asks(card.when) } }] : []),
    ...(card.vp === undefined ? [] : [points(card.vp, card.red ?? false)])
  ]
}

export const points = (n: number, red: boolean): Phrase => ({
  say: red ? 'cardline.points.red' : 'cardline.points',
  with: { n }
})

function asks(it: Condition): Phrase | readonly Phrase[] {
  switch (it.op) {
    case 'all':
      return it.of.flatMap(asks)
    case 'any':
      return it.of
        .map((each): Phrase => ({ say: 'if.all', with: { what: asks(each) } }))
        .reduce((first, next) => ({ say: 'if.any', with: { first, next } }))
    case 'not':
      return { say: 'if.not', with: { what: asks(it.of) } }
    case 'battleTerrain':
      return it.terrain === 'monolith'
        ? { say: 'if.battleTerrain.monolith' }
        : { say: 'if.battleTerrain', with: { terrain: { say: `terrain.${it.terrain}` } } }
    case 'survivor':
    case 'destroyed':
      return { say: `if.${it.op}`, with: { units: unitCount(it.unit, it.min) } }
    case 'destroyedInStep':
      return { say: 'if.destroyedInStep', with: { unit: unitName(it.unit), step: unitName(it.step) } }
    case 'controlMost':
      return { say: 'if.controlMost', with: { terrain: { say: `terrain.${it.terrain}` } } }
    case 'controlCount':
      return { say: 'if.controlCount', with: { n: it.min, what: counted(it) } }
    default:
      return { say: `if.${it.op}` }
  }
}

const counted = ({ what, min }: Extract<Condition, { op: 'controlCount' }>): Phrase =>
  what === 'any' || what === 'mine' || what === 'enemyBase'
    ? { say: `what.${what}`, with: { n: min } }
    : { say: `terrain.${what}` }

function does(it: Effect): Phrase {
  switch (it.op) {
    case 'draw':
      return { say: `does.draw.${it.deck}`, with: { n: it.n } }
    case 'placeUnit':
      return { say: 'does.placeUnit', with: { unit: unitName(it.unit) } }
    case 'teleport':
      return { say: 'does.teleport' }
    case 'rollMod':
      return { say: 'does.rollMod', with: { n: it.amount > 0 ? `+${it.amount}` : `−${-it.amount}` } }
    case 'reroll':
      return { say: 'does.reroll', with: { n: it.maxDice } }
    case 'strike':
      return { say: 'does.strike', with: { n: it.n, threshold: it.threshold } }
    default:
      return { say: `does.${it.op}`, with: { n: it.n } }
  }
}
