// The house's own keepers (section 8.3), for tables without the published cards, and the two plain cards of the
// worked scenarios. The published cards are not here: their owners type them in.

import type { KeeperCard, Kind, Skill } from './card.ts'

type Symbols = readonly [two: Kind[], three: Kind[], four: Kind[], five: Kind[], six: Kind[]]

const card = (
  id: string,
  name: string,
  [two, three, four, five, six]: Symbols,
  [plusTerrain, minusTerrain]: readonly [plus: string, minus: string],
  powerDice: number,
  skills: readonly Skill[]
): KeeperCard => ({
  id,
  name,
  source: 'house',
  symbols: { 2: two, 3: three, 4: four, 5: five, 6: six },
  plusTerrain,
  minusTerrain,
  powerDice,
  skills
})

const [move, jump, push]: [Kind[], Kind[], Kind[]] = [['move'], ['jump'], ['push']]
const twice = ([kind]: Kind[]): Kind[] => (kind ? [kind, kind] : [])

/** The eight keepers, in the order of the roster. Symbols are for the faces 2 to 6. */
export const houseCards: readonly KeeperCard[] = [
  card('hessa', 'Hessa Kiln', [move, jump, push, push, twice(move)], ['stone', 'water'], 1, [
    {
      id: 'second-firing',
      name: 'Second Firing',
      trigger: { t: 'sequence', length: 4 },
      effects: [{ e: 'reserve', face: 1 }, { e: 'replay' }]
    }
  ]),
  card('dorn', 'Dorn Halfbridge', [move, jump, move, push, twice(push)], ['wood', 'earth'], 2, [
    {
      id: 'firm-footing',
      name: 'Firm Footing',
      trigger: { t: 'passive' },
      when: [{ c: 'terrainAtStart', terrain: 'plus' }],
      effects: [{ e: 'pushBonus', n: 1 }]
    },
    {
      id: 'second-wind',
      name: 'Second Wind',
      trigger: { t: 'passive' },
      when: [{ c: 'bonusTurn', is: true }],
      effects: [{ e: 'extraDice', n: 1, at: 'now' }]
    }
  ]),
  card('wisp', 'Wisp Calloway', [move, move, jump, push, twice(jump)], ['water', 'stone'], 2, [
    { id: 'light-fingers', name: 'Light Fingers', trigger: { t: 'passive' }, effects: [{ e: 'rerollOnes', max: 1 }] },
    {
      id: 'encore',
      name: 'Encore',
      trigger: { t: 'onPushOff' },
      effects: [{ e: 'extraDice', n: 1, at: 'nextRoll' }]
    }
  ]),
  card('tarn', 'Tarn Okoro', [jump, move, push, twice(move), push], ['earth', 'wood'], 2, [
    { id: 'slantwise', name: 'Slantwise', trigger: { t: 'faces', faces: [1, 6] }, effects: [{ e: 'pushDiagonal' }] }
  ]),
  card('pell', 'Pell Vantage', [move, push, twice(jump), move, push], ['wood', 'stone'], 2, [
    { id: 'trade-places', name: 'Trade Places', trigger: { t: 'kind', n: 3 }, effects: [{ e: 'swap', range: 2 }] }
  ]),
  card('ash', 'Brother Ash', [push, move, move, jump, twice(push)], ['stone', 'earth'], 2, [
    {
      id: 'rise-again',
      name: 'Rise Again',
      trigger: { t: 'onFall' },
      effects: [{ e: 'extraDice', n: 1, at: 'nextRoll' }]
    },
    {
      id: 'unbothered',
      name: 'Unbothered',
      trigger: { t: 'passive' },
      effects: [{ e: 'immune', vs: ['minusTerrain'] }]
    },
    {
      id: 'unbothered-step',
      name: 'Unbothered',
      trigger: { t: 'faces', faces: [1, 1] },
      effects: [{ e: 'points', kind: 'move', n: 1 }]
    }
  ]),
  card('mira', 'Mira Undertow', [move, push, jump, jump, twice(move)], ['water', 'wood'], 1, [
    {
      id: 'undertow',
      name: 'Undertow',
      trigger: { t: 'total', atLeast: 16 },
      effects: [{ e: 'teleport', to: ['ownStart', 'plusTerrain'] }]
    }
  ]),
  card('gort', 'Gort Anvil', [push, move, twice(push), jump, move], ['earth', 'water'], 1, [
    {
      id: 'rooted',
      name: 'Rooted',
      trigger: { t: 'passive' },
      effects: [{ e: 'immune', vs: ['chain', 'diagonal'] }]
    },
    { id: 'trudge', name: 'Trudge', trigger: { t: 'onPush' }, effects: [{ e: 'follow' }] }
  ])
]

/** The cards of the worked scenarios (section 10): no skills, two power dice. */
export const plain = card('plain', 'Plain', [move, jump, push, twice(push), twice(move)], ['wood', 'water'], 2, [])
export const twin = card('twin', 'Twin', [move, move, push, push, twice(jump)], ['wood', 'water'], 2, [])

/** Every card that ships with the game. */
export const shipped: readonly KeeperCard[] = [...houseCards, plain, twin]
const cards = new Map(shipped.map((it) => [it.id, it]))
/** A card that ships with the game, by its id. */
export const cardNamed = (id: string): KeeperCard | undefined => cards.get(id)
export const cardIds: readonly string[] = [...cards.keys()]
