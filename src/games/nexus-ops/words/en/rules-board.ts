// The rules of Nexus Ops as an English reader finds them, from the spaces of the board to the dragon's breath: a sentence a rule,
// its example under `.ex`.

export const rulesBoard = {
  // Spaces
  'NO-001': 'You control a space when you have a unit there and nobody else has one.',
  'NO-002': 'A space is contested as soon as two players have units there.',
  'NO-003': 'A space without units is empty; tiles and mines on it do not count.',
  'NO-004': 'Where a unit or a card says otherwise than a rule, the unit or the card is right.',
  'NO-005': 'Players take whole turns clockwise, each in six phases: deploy, move, explore, battle, income, draw.',
  'NO-006': 'A destroyed unit goes back to its owner’s supply and can be bought again.',
  'NO-007': 'Any number of units may share a space, and your own never stand in your way.',
  // Setting up
  'NO-010': 'Chance names the first player.',
  'NO-011': 'The first player starts with 8 rubium, the next clockwise with 11, then 14, then 17.',
  'NO-012':
    'The board is the Monolith, six single tiles around it, six double tiles around those, and a base for each player.',
  'NO-013': 'One face-down exploration tile lies on each of the eighteen spaces around the Monolith, and nowhere else.',
  'NO-014': 'Everybody starts without units on the board and without cards in hand.',
  'NO-015': 'From the first player on, clockwise, each chooses a colour that nobody has, and plays its units only.',
  'NO-016':
    'Board tiles are dealt at random, face up; exploration tiles, Energize cards and Secret Missions are shuffled face down.',
  // Deploy
  'NO-020': 'Only whoever has the turn buys, in the Deploy phase, at the printed price, and never on credit.',
  'NO-020.ex': 'With 8 rubium, three humans leave 2: not enough for a fungoid, enough for one more human.',
  'NO-021': 'You may buy as many units as your rubium and your supply allow.',
  'NO-022': 'A unit can be bought only while one of its kind is left in your supply.',
  'NO-022.ex': 'All three of your dragons are on the board: you can buy a fourth only after one was destroyed.',
  'NO-023': 'Bought units go to your own three base spaces, shared out as you like.',
  'NO-024': 'You may place a unit on a base space of yours that enemies hold; the space is then contested.',
  'NO-025': 'A unit bought this turn may move this turn.',
  'NO-026': 'Cards for the start of a turn are played in your own Deploy phase only.',
  'NO-027': 'Purchases and start-of-turn cards may follow each other in any order.',
  'NO-028': 'An Energize card that has done its work goes face up on the Energize discards.',
  'NO-029': 'Every kind of unit may stand on any base space, its own or an enemy’s.',
  // Move
  'NO-030': 'Each unit may move once a turn, to a neighbouring space unless it has a move of its own.',
  'NO-031': 'Humans never enter a Magma Pool.',
  'NO-032': 'Humans, fungoids and crystallines never enter the Monolith.',
  'NO-033': 'A unit that goes further than one space stops where enemies are: it never passes through them.',
  'NO-034': 'A Rock Strider may go two spaces if it enters Rock Plains with the first or the second.',
  'NO-034.ex': 'From its base to Rock Plains and on to Crystal Spires is two spaces, and allowed.',
  'NO-035': 'The space from which a Rock Strider starts does not count as Rock Plains entered.',
  'NO-036':
    'A Lava Leaper that starts in a Magma Pool may go two spaces, over enemies if need be, but not around the board.',
  'NO-037': 'A Lava Leaper that starts elsewhere goes one space.',
  'NO-038': 'A Rubium Dragon that starts on the Monolith may fly to any space of the board.',
  'NO-039': 'A Rubium Dragon that starts elsewhere goes one space.',
  'NO-040':
    'A unit that was in a contested space when the Move phase began may only retreat: to an empty space or one you control.',
  'NO-041': 'So a retreat never ends where enemies stand.',
  'NO-042': 'A retreating Rock Strider keeps to its own rules of moving too.',
  'NO-042.ex': 'A strider cannot retreat through an enemy to the Rock Plains behind.',
  'NO-043':
    'Lava Leapers and Rubium Dragons may retreat by their own moves, as long as they end where a retreat may end.',
  'NO-044': 'Each unit chooses for itself: some may retreat while others stay and fight.',
  'NO-045': 'A unit that is free to move may enter a space with enemies; that makes a battle, or joins one.',
  'NO-046': 'Whether you control the space of a retreat is asked as the unit arrives: your own moves before it count.',
  'NO-047':
    'A unit found after its turn in a space it may never enter goes to one of its owner’s base spaces, as the owner chooses.',
  'NO-047.ex': 'A human is found in a Magma Pool: its player puts it on a base space, and nothing else changes.',
  'NO-048': 'If it is found before that turn ends, the move is simply taken back.',
  'NO-049': 'A move is right when at least one allowed way joins where it began and where it ended.',
  // Breath
  'NO-050':
    'After moving, each dragon of yours in a space you control may breathe plasma at one neighbouring space, once a turn.',
  'NO-051': 'The breath is one die: on 4 or more a player there loses one unit of their own choice.',
  'NO-052': 'If several enemies stand there, whoever breathes says after the roll which of them suffers.',
  'NO-053': 'A breath is no battle: it earns no mission, no Energize card, and allows no battle card.',
  'NO-054': 'A dragon in a contested space cannot breathe.',
  'NO-055': 'Dragons breathe one after another, each knowing what the one before has done.',
  'NO-056': 'There must be an enemy where a dragon breathes.'
} as const
