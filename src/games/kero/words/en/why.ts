// English reasons of the coach. None tells the move itself.

export const why = {
  'why.refuel': 'Your truck is {n}% full: more sand allows more throws.',
  'why.dice': 'What more dice should bring is worth more than their price.',
  'why.fire': 'Fire would lock dice that you can still improve.',
  'why.again': 'On average, another throw gains {gain} points more than its sand is worth.',
  'why.sand': 'The sand may not last for another throw, and a dry truck loses the turn.',
  'why.stop': 'Another throw would bring less than its sand is worth.',
  'why.pass': 'This card is worth {n} {n|point|points} to you: each one counts more than the last.',
  'why.power': 'A power works in every turn to come: the earlier, the better.',
  'why.points': 'Points are safe, whatever the lands bring.',
  'why.slot': 'In the last turn, only full slots count.',
  'why.land.tie': 'You are tied there: one explorer more decides.',
  'why.land.reach': 'Your opponent leads there by one explorer only.',
  'why.land.first': 'That land is worth more to you than the others.',
  'why.march': 'Explorers in other places would decide more lands.',
  'why.two': 'Two resources are all that you lack for something better.'
}
