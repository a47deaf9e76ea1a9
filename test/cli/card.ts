// A card as its owner writes it.

export const card = `id: brann
name: Brann
symbols:
  2: [move]
  3: [jump]
  4: [push]
  5: [push]
  6: [move, move]
plusTerrain: stone
minusTerrain: water
powerDice: 2
`
