// English reasons of the coach. None tells the move itself.

export const why = {
  'why.boss': 'Your dice and gems can defeat the boss in this turn.',
  'why.loot': 'That enemy gives {coins} {coins|coin|coins} and {gems} {gems|gem|gems}.',
  'why.sword': 'A kept sword makes your next attack stronger.',
  'why.special': 'A special die that is set is one more die in your next turn.',
  'why.buy': 'You can pay for it, and shops are rare.',
  'why.back': 'Nothing else can be done before your hero is back.',
  'why.back.above': 'Your hero comes back near the boss.',
  'why.gem': 'A gem makes an attack larger.',
  'why.above': 'Up there, only the boss is left to defeat.',
  'why.climb': 'Whoever climbs first reaches the boss first.'
}
