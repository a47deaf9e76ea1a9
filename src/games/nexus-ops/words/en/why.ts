// English reasons of the coach. None tells the move itself.

export const why = {
  'why.points': 'It is worth {n} victory {n|point|points} at once.',
  'why.free': 'It costs nothing else and brings rubium, units or cards at once.',
  'why.sell': 'That card is worth less to you than the rubium it brings.',
  'why.mine': 'Within reach is a mine that would pay you {n} rubium each turn.',
  'why.explore': 'Within reach is a face-down tile: it may show a unit or a mine.',
  'why.monolith': 'If you control the Monolith, you draw two Energize cards each turn.',
  'why.attack': 'With what you can bring there, about {n}% of throws win that battle.',
  'why.fight': 'Your units there win with about {n}% of throws.',
  'why.flee': 'Where it is now, a rival’s attack would win with about {n}% of throws.',
  'why.support': 'A rival who attacks there would win about {n} times in 100.',
  'why.near': 'From there, the next tile or enemy is nearer.',
  'why.save': 'If you keep your mines, you can buy this next turn: {unit}.',
  'why.hold': 'Nowhere else would your units be worth more.',
  'why.breath': 'On 4+ an enemy unit is lost, and your dragon risks nothing.',
  'why.win': 'Without another card, about {n}% of throws win this battle for you.',
  'why.repel': 'Without another card, the attack fails with about {n}% of throws.'
}
