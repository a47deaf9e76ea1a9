// The house’s cards (section 8.3). The printed cards are not public, so every card here is our own.

import type { Power } from './names.ts'
import type { Bag, Card, Effect } from './schemas.ts'

const letters = { BR: 'brick', WH: 'wheat', ME: 'metal', RE: 'recruit', JE: 'jerrycan' } as const

/** Reads a cost such as "2RE 1BR". */
const cost = (text: string): Bag =>
  Object.fromEntries(text.split(' ').map((it) => [letters[it.slice(1) as keyof typeof letters], Number(it[0])]))

const of =
  (pile: Card['pile']) =>
  (id: string, name: string, colour: string, price: string, effect: Effect, points: number): Card => ({
    origin: 'house',
    id,
    name,
    pile,
    colour,
    cost: cost(price),
    effect,
    points,
    copies: 1
  })
const start = of('start')
const main = of('main')
const explorers = (n: number): Effect => ({ k: 'EXPLORERS', n })
const jerrycans = (n: number): Effect => ({ k: 'RECEIVE', jerrycans: n })
const tuareks = (n: number): Effect => ({ k: 'RECEIVE', tuareks: n })
const power = (it: Power): Effect => ({ k: 'POWER', power: it })
const refuel: Effect = { k: 'REFUEL' }
const points: Effect = { k: 'POINTS' }
const pass = (id: string): Card => main(id, 'None shall pass!', 'none', '1BR 1WH 1ME', { k: 'NSP' }, 0)

export const houseCards: readonly Card[] = [
  start('S01', 'Lookout Ladder', 'green', '2RE', explorers(1), 0),
  start('S02', 'Grain Barter', 'yellow', '3WH', jerrycans(2), 1),
  start('S03', 'Campfire Guests', 'blue', '2ME', tuareks(1), 0),
  start('S04', 'Brick Trade', 'red', '2BR', jerrycans(2), 0),
  start('S05', 'Green Workshop', 'green', '3WH 1JE', power('DG'), 0),
  start('S06', 'Blue Workshop', 'blue', '3ME 1JE', power('DB'), 0),
  start('S07', 'Yellow Workshop', 'yellow', '3BR 1JE', power('DY'), 0),
  start('S08', 'Seed Store', 'red', '2RE 1BR', power('wheat'), 0),
  start('S09', 'Kiln', 'green', '2WH 1ME', power('brick'), 0),
  start('S10', 'Meeting Hall', 'blue', '1BR 1WH 1RE', points, 2),
  start('S11', 'Drip Pump', 'yellow', '1ME 1WH', refuel, 0),
  start('S12', 'Watch Party', 'red', '1RE 1ME 1BR', explorers(1), 1),
  pass('C01'),
  pass('C02'),
  pass('C03'),
  pass('C04'),
  pass('C05'),
  main('C06', 'Scrap Yard', 'yellow', '2BR 1RE', power('metal'), 1),
  main('C07', 'Barracks', 'green', '2WH 1BR', power('recruit'), 1),
  main('C08', 'Still', 'yellow', '4WH', power('CONVERT_WHEAT'), 1),
  main('C09', 'Banner Hill', 'red', '2RE 2ME', power('WIN_TIES'), 1),
  main('C10', 'Slow Well', 'blue', '3BR 1ME', power('INCOME'), 1),
  main('C11', 'Convoy', 'green', '2RE 2ME', explorers(2), 1),
  main('C12', 'Outriders', 'blue', '3RE 1WH', explorers(2), 0),
  main('C13', 'Border Gate', 'red', '2RE 1ME 1BR', explorers(1), 2),
  main('C14', 'Long March', 'yellow', '4RE', explorers(2), 1),
  main('C15', 'Fuel Cellar', 'blue', '2BR 2WH', jerrycans(3), 1),
  main('C16', 'Caravan Rest', 'red', '3ME', tuareks(2), 0),
  main('C17', 'Market Row', 'green', '2WH 1RE', jerrycans(2), 1),
  main('C18', 'Side Tank', 'red', '2BR 1ME', refuel, 1),
  main('C19', 'Roadside Pump', 'blue', '1WH 1RE 1BR', refuel, 1),
  main('C20', 'Fuel Drop', 'green', '2ME 1WH', refuel, 1),
  main('C21', 'Brick Tower', 'yellow', '3BR 2ME', points, 4),
  main('C22', 'Feast Hall', 'blue', '2WH 2RE 1JE', points, 4),
  main('C23', 'Training Ground', 'red', '3RE 2BR', points, 4),
  main('C24', 'Great Cistern', 'green', '2BR 2WH 2ME', points, 5)
]
