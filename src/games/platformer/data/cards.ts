// The house's heroes, items, potions, artefacts and events (sections 8.3, 8.5 to 8.8). All of it is the house's own.

import type { EventCard, Feat, HeroCard, ItemCard, Perk, Use } from './schemas.ts'

type Works = { readonly perk: Perk } | { readonly use: Use }
const perk = (it: Perk): Works => ({ perk: it })
const use = (it: Use): Works => ({ use: it })

const hero = (id: string, name: string, health: number, works: Works, ...star: HeroCard['star']): HeroCard => ({
  origin: 'house',
  id,
  name,
  health,
  ...works,
  star
})
export const houseHeroes: readonly HeroCard[] = [
  hero('H1', 'Brindle', 5, perk({ op: 'pawFurther' }), 'SWORD'),
  hero('H2', 'Osric', 4, perk({ op: 'bounty', n: 1 }), 'BOOT'),
  hero('H3', 'Vesper', 5, use({ op: 'slip' }), 'BOOT', 'GAIN'),
  hero('H4', 'Maelle', 6, use({ op: 'heal', n: 1 }), 'PAW'),
  hero('H5', 'Tock', 4, use({ op: 'reroll' }), 'BOOT', 'PAW'),
  hero('H6', 'Grumm', 6, perk({ op: 'strongAttack', swords: 2, n: 1 }), 'SWORD')
]

const item = (id: string, name: string, price: number, works: Works): ItemCard => ({
  origin: 'house',
  id,
  name,
  price,
  copies: 1,
  ...works
})
export const houseItems: readonly ItemCard[] = [
  item('I01', 'Quickstep Boots', 3, use({ op: 'steps', n: 1 })),
  item('I02', 'Pinchpenny Mallet', 4, use({ op: 'nextAttack', n: 1 })),
  item('I03', 'Polished Buckler', 4, perk({ op: 'buckler', n: 1 })),
  item('I04', 'Spring Belt', 5, use({ op: 'steps', n: 2, up: true })),
  item('I05', 'Grip Gloves', 3, perk({ op: 'grip' })),
  item('I06', 'Hook and Line', 3, use({ op: 'paw' })),
  item('I07', 'Lucky Purse', 4, perk({ op: 'purse', n: 1 })),
  item('I08', 'Gem Lens', 4, use({ op: 'lens', n: 1 })),
  item('I09', 'Cat Cloak', 2, perk({ op: 'trapSafe' })),
  item('I10', 'Ghost Key', 4, use({ op: 'ghost' })),
  item('I11', 'Long Spear', 4, use({ op: 'spear' })),
  item('I12', 'Padded Vest', 3, perk({ op: 'health', n: 1 })),
  item('I13', 'Smith’s Tongs', 5, use({ op: 'tongs' })),
  item('I14', 'Bounty Ledger', 5, perk({ op: 'bounty', n: 1 })),
  item('I15', 'Echo Blade', 6, perk({ op: 'strongAttack', swords: 3, n: 1 }))
]

type PotionCard = Omit<ItemCard, 'perk' | 'use'> & { readonly use: Use }
const potion = (id: string, name: string, copies: number, price: number, does: Use): PotionCard => ({
  origin: 'house',
  id,
  name,
  price,
  copies,
  use: does
})
export const housePotions: readonly PotionCard[] = [
  potion('P1', 'Heart Draught', 3, 2, { op: 'heal', n: 3 }),
  potion('P2', 'Vigor Draught', 2, 2, { op: 'nextAttack', n: 2 }),
  potion('P3', 'Leap Draught', 2, 2, { op: 'steps', n: 2 }),
  potion('P4', 'Feather Draught', 2, 1, { op: 'feather' }),
  potion('P5', 'Veil Draught', 2, 2, { op: 'veil' }),
  potion('P6', 'Prism Draught', 1, 3, { op: 'gems', n: 2 }),
  potion('P7', 'Recast Draught', 2, 1, { op: 'reroll' }),
  potion('P8', 'Blink Draught', 1, 3, { op: 'blink' })
]

export type ArtefactCard = Omit<ItemCard, 'price' | 'copies'> & { readonly when: Feat }
const artefact = (id: string, name: string, when: Feat, works: Works): ArtefactCard => ({
  origin: 'house',
  id,
  name,
  when,
  ...works
})
export const houseArtefacts: readonly ArtefactCard[] = [
  artefact('A01', 'Summit Banner', 'reveal', perk({ op: 'firstBoot' })),
  artefact('A02', 'Hunter’s Horn', 'overkill', use({ op: 'nextAttack', n: 1 })),
  artefact('A03', 'Miser’s Scale', 'coins', perk({ op: 'cheaper', n: 1 })),
  artefact('A04', 'Gem Lantern', 'gems', use({ op: 'lens', n: 2 })),
  artefact('A05', 'Bruiser’s Belt', 'push', use({ op: 'pushAgain' })),
  artefact('A06', 'Bandage Roll', 'bruised', use({ op: 'heal', n: 2 })),
  artefact('A07', 'Trap Tongs', 'trap', perk({ op: 'trapSafe' })),
  artefact('A08', 'Feather Plume', 'fall', use({ op: 'float' })),
  artefact('A09', 'Twin Hammer', 'forges', use({ op: 'anyDie' })),
  artefact('A10', 'Grave Coin', 'faint', use({ op: 'coins', n: 1 }))
]

const event = (id: string, name: string, does: EventCard['does']): EventCard => ({ origin: 'house', id, name, does })
export const houseEvents: readonly EventCard[] = [
  event('E01', 'Thick Fog', 'fog'),
  event('E02', 'Heavy Air', 'heavyAir'),
  event('E03', 'Market Day', 'market'),
  event('E04', 'Blood Moon', 'bloodMoon'),
  event('E05', 'Blunt Blades', 'blunt'),
  event('E06', 'Windfall', 'windfall'),
  event('E07', 'Rockfall', 'rockfall'),
  event('E08', 'Toll', 'toll'),
  event('E09', 'Stampede', 'stampede'),
  event('E10', 'Ambush', 'ambush'),
  event('E11', 'Spring Water', 'spring'),
  event('E12', 'Reinforcements', 'reinforcements')
]
