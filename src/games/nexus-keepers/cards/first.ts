// The house's cards as the first releases had them. Their matches were saved without cards and are still read with these. Never change them.

import type { KeeperCard } from './card.ts'
import { plain, twin } from './house.ts'
import { card, jump, move, push, skill, twice } from './make.ts'

const keepers: readonly KeeperCard[] = [
  card('hessa', 'Hessa Kiln', [move, jump, push, push, twice(move)], ['stone', 'water'], 1, [
    skill('second-firing', 'Second Firing', { t: 'sequence', length: 4 }, [{ e: 'reserve', face: 1 }, { e: 'replay' }])
  ]),
  card('dorn', 'Dorn Halfbridge', [move, jump, move, push, twice(push)], ['wood', 'earth'], 2, [
    skill('firm-footing', 'Firm Footing', { t: 'passive' }, [{ e: 'pushBonus', n: 1 }], {
      c: 'terrainAtStart',
      terrain: 'plus'
    }),
    skill('second-wind', 'Second Wind', { t: 'passive' }, [{ e: 'extraDice', n: 1, at: 'now' }], {
      c: 'bonusTurn',
      is: true
    })
  ]),
  card('wisp', 'Wisp Calloway', [move, move, jump, push, twice(jump)], ['water', 'stone'], 2, [
    skill('light-fingers', 'Light Fingers', { t: 'passive' }, [{ e: 'rerollOnes', max: 1 }]),
    skill('encore', 'Encore', { t: 'onPushOff' }, [{ e: 'extraDice', n: 1, at: 'nextRoll' }])
  ]),
  card('tarn', 'Tarn Okoro', [jump, move, push, twice(move), push], ['earth', 'wood'], 2, [
    skill('slantwise', 'Slantwise', { t: 'faces', faces: [1, 6] }, [{ e: 'pushDiagonal' }])
  ]),
  card('pell', 'Pell Vantage', [move, push, twice(jump), move, push], ['wood', 'stone'], 2, [
    skill('trade-places', 'Trade Places', { t: 'kind', n: 3 }, [{ e: 'swap', range: 2 }])
  ]),
  card('ash', 'Brother Ash', [push, move, move, jump, twice(push)], ['stone', 'earth'], 2, [
    skill('rise-again', 'Rise Again', { t: 'onFall' }, [{ e: 'extraDice', n: 1, at: 'nextRoll' }]),
    skill('unbothered', 'Unbothered', { t: 'passive' }, [{ e: 'immune', vs: ['minusTerrain'] }]),
    skill('unbothered-step', 'Unbothered', { t: 'faces', faces: [1, 1] }, [{ e: 'points', kind: 'move', n: 1 }])
  ]),
  card('mira', 'Mira Undertow', [move, push, jump, jump, twice(move)], ['water', 'wood'], 1, [
    skill('undertow', 'Undertow', { t: 'total', atLeast: 16 }, [{ e: 'teleport', to: ['ownStart', 'plusTerrain'] }])
  ]),
  card('gort', 'Gort Anvil', [push, move, twice(push), jump, move], ['earth', 'water'], 1, [
    skill('rooted', 'Rooted', { t: 'passive' }, [{ e: 'immune', vs: ['chain', 'diagonal'] }]),
    skill('trudge', 'Trudge', { t: 'onPush' }, [{ e: 'follow' }])
  ])
]

export const first: readonly KeeperCard[] = [...keepers, plain, twin]
