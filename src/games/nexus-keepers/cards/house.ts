// The house’s own keepers (section 8.3), for tables without the published cards; the two plain cards of the worked
// scenarios; and the names of cards and skills. The published cards are not here: their owners type them in.

import { type Phrase, verbatim } from '../../../core/words.ts'
import type { KeeperCard, Skill } from './card.ts'
import { card, jump, move, push, skill, twice } from './make.ts'

/** The eight keepers, in the order of the roster, with symbols for the faces 2 to 6. NK 8.3 asks for weights corrected by play (docs/players.md). */
export const houseCards: readonly KeeperCard[] = [
  card('hessa', 'Hessa Kiln', [move, jump, push, push, twice(move)], ['stone', 'water'], 1, [
    skill('second-firing', 'Second Firing', { t: 'sequence', length: 4 }, [{ e: 'reserve', face: 1 }, { e: 'replay' }])
  ]),
  card('dorn', 'Dorn Halfbridge', [move, push, move, push, twice(jump)], ['wood', 'earth'], 2, [
    skill('firm-footing', 'Firm Footing', { t: 'passive' }, [{ e: 'pushBonus', n: 1 }], {
      c: 'terrainAtStart',
      terrain: 'plus'
    }),
    skill('second-wind', 'Second Wind', { t: 'passive' }, [{ e: 'extraDice', n: 1, at: 'now' }], {
      c: 'bonusTurn',
      is: true
    })
  ]),
  card('wisp', 'Wisp Calloway', [move, push, jump, push, twice(jump)], ['water', 'stone'], 2, [
    // Corrected by play: with it in every turn she won two duels in three.
    skill('light-fingers', 'Light Fingers', { t: 'passive' }, [{ e: 'rerollOnes', max: 1 }], {
      c: 'terrainAtStart',
      terrain: 'plus'
    }),
    skill('encore', 'Encore', { t: 'onPushOff' }, [{ e: 'extraDice', n: 1, at: 'nextRoll' }])
  ]),
  card('tarn', 'Tarn Okoro', [jump, push, push, twice(move), push], ['earth', 'wood'], 2, [
    skill('slantwise', 'Slantwise', { t: 'faces', faces: [1, 6] }, [{ e: 'pushDiagonal' }])
  ]),
  card('pell', 'Pell Vantage', [move, push, jump, move, twice(push)], ['wood', 'stone'], 2, [
    skill('trade-places', 'Trade Places', { t: 'kind', n: 3 }, [{ e: 'swap', range: 2 }])
  ]),
  card('ash', 'Brother Ash', [push, move, move, push, twice(jump)], ['stone', 'earth'], 2, [
    skill('rise-again', 'Rise Again', { t: 'onFall' }, [{ e: 'extraDice', n: 1, at: 'nextRoll' }]),
    skill('unbothered', 'Unbothered', { t: 'passive' }, [{ e: 'immune', vs: ['minusTerrain'] }]),
    // Corrected likewise: in every turn it made him win three duels in five.
    skill('unbothered-step', 'Unbothered', { t: 'faces', faces: [1, 1] }, [{ e: 'points', kind: 'move', n: 1 }], {
      c: 'terrainAtStart',
      terrain: 'minus'
    })
  ]),
  // Corrected likewise: with a second jump in place of the second push she won two duels in five.
  card('mira', 'Mira Undertow', [move, push, push, jump, twice(move)], ['water', 'wood'], 1, [
    skill('undertow', 'Undertow', { t: 'total', atLeast: 16 }, [{ e: 'teleport', to: ['ownStart', 'plusTerrain'] }])
  ]),
  card('gort', 'Gort Anvil', [push, move, push, jump, twice(move)], ['earth', 'water'], 1, [
    // Corrected likewise: rooted everywhere, he won 39 % of matches for three.
    skill('rooted', 'Rooted', { t: 'passive' }, [{ e: 'immune', vs: ['chain', 'diagonal'] }], {
      c: 'onTerrain',
      terrain: 'plus'
    }),
    skill('trudge', 'Trudge', { t: 'onPush' }, [{ e: 'follow' }])
  ])
]

/** The cards of the worked scenarios (section 10): no skills, two power dice. */
export const plain = card('plain', 'Plain', [move, jump, push, twice(push), twice(move)], ['wood', 'water'], 2, [])
export const twin = card('twin', 'Twin', [move, move, push, push, twice(jump)], ['wood', 'water'], 2, [])

/** Every card that ships with the game. */
export const shipped: readonly KeeperCard[] = [...houseCards, plain, twin]
const cards = new Map(shipped.map((it) => [it.id, it]))
export const cardIds: readonly string[] = [...cards.keys()]

// House skills have a name in each language; the text that an owner typed is shown unchanged.
const houseSkills = new Map(houseCards.flatMap((it) => it.skills.map(({ id, name }) => [id, name] as const)))

export const skillName = ({ id, name }: Pick<Skill, 'id' | 'name'>): Phrase =>
  houseSkills.get(id) === name ? { say: `skill.${id}` } : verbatim(name)

export const keeperName = ({ id, name }: Pick<KeeperCard, 'id' | 'name'>): Phrase =>
  cards.get(id)?.name === name ? { say: `keeper.${id}` } : verbatim(name)

export const terrains = ['grass', 'wood', 'stone', 'water', 'earth']
export const terrainName = (name: string): Phrase =>
  terrains.includes(name) ? { say: `terrain.${name}` } : verbatim(name)
