// The rules of Nexus Ops as an English reader finds them: income, cards, victory and teams.

export const rulesCards = {
  // Income
  'NO-100': 'You gain the value of each mine in a space you control with a miner: a human, a fungoid or a crystalline.',
  'NO-101': 'Striders, leapers and dragons alone bring in nothing.',
  'NO-102': 'A contested space pays nobody.',
  'NO-103': 'Several miners bring no more from a mine than one.',
  'NO-104': 'Only whoever has the turn is paid.',
  'NO-105': 'Each base space has a mine printed on it.',
  'NO-105.ex': 'With 4 rubium, one human at home and one fungoid on a mine of 2, you leave the phase with 7.',
  'NO-106': 'A mine on an enemy’s base pays whoever controls it with a miner.',
  // Draw
  'NO-110': 'You draw one Secret Mission at the end of your turn.',
  'NO-111': 'If you control the Monolith, you draw two Energize cards as well.',
  'NO-112': 'A Secret Mission just drawn may be played at once if what it asks for is already so.',
  'NO-113': 'When the Energize cards run out, the discarded ones are shuffled again, even in the middle of a draw.',
  'NO-114': 'So are discarded Secret Missions, but never played ones; if none are left, none is drawn.',
  'NO-115': 'You may hold any number of cards.',
  // Cards
  'NO-120': 'At any time in your turn you may discard cards from your hand for 1 rubium each.',
  'NO-121': 'Discarded cards lie face up beside their deck.',
  'NO-122': 'Cards of the open Mission pile, and cards that have been played, bring no rubium.',
  'NO-123': 'Anybody may play battle cards in a battle, involved or not, at the moment the card names.',
  'NO-124': 'The attacker is asked first, then the defender, then the others clockwise from the defender.',
  'NO-124.ex': 'Of four players the second attacks the fourth: asked are the second, the fourth, the first, the third.',
  'NO-125': 'Everybody is asked again in that order until all have passed in a row.',
  'NO-126': 'Battle cards are for battles: neither before nor after one, and never for a dragon’s breath.',
  'NO-127': 'Energize cards and Secret Missions in hand stay hidden until they are used.',
  'NO-128': 'Missions are played in your own turn only, and only when what they ask for is so.',
  'NO-129': 'A mission that was played stays before its owner and counts its points for the rest of the game.',
  'NO-130': 'Each battle won allows one card on red at most; other cards are not limited by it.',
  'NO-131': 'A Mission from the open pile is a card on red: you take and play it in place of a red Secret Mission.',
  'NO-132': 'A Mission from the open pile is worth 1 point and asks only for a battle won.',
  'NO-133': 'There are 22 Missions in the pile; when they are gone, none can be taken.',
  'NO-134': 'A mission about a battle is played right after that battle, not later.',
  'NO-135': 'A Secret Mission that is not on red does not stand in the way of a Mission from the pile.',
  'NO-136': 'You need not play a mission, even if you could.',
  'NO-137': 'A card is played openly: its player announces it and shows it to everybody.',
  // Victory and elimination
  'NO-140': 'The game ends the instant somebody has points enough: that player wins.',
  'NO-140.ex':
    'With 11 points and three battles to fight, a Mission for the first one wins, and the others are not fought.',
  'NO-141': '12 points win; a short game asks for 10, a long one for 14.',
  'NO-142':
    'You are eliminated when your last unit was destroyed, you cannot pay for the cheapest unit, and you hold no card.',
  'NO-143': 'Without teams, an elimination ends the game, and of the others the one with most points wins.',
  'NO-144':
    'Level players compare spaces they control, bases and Monolith included, then units on the board; then it is a draw.',
  'NO-145': 'An eliminated player cannot win.',
  'NO-146':
    'This is looked at after each loss, once cards for it are drawn and missions are done, and when a turn ends.',
  'NO-147': 'If nobody is left, it is a draw; with teams, the team with more points wins.',
  // Teams
  'NO-150': 'Partners sit opposite each other.',
  'NO-151': 'The first team with 20 points together wins.',
  'NO-152': 'At the end of your turn your partner may give you one card from their hand, face down.',
  'NO-153': 'Partners in one space do not fight, but the space is contested and pays neither.',
  'NO-154': 'A unit going further than one space may pass through a partner’s units, unless enemies are there too.',
  'NO-155': 'Partners talk openly, and a card shown to one is shown to all, except the card that is passed.',
  'NO-156': 'With teams an elimination does not end the game: the partner plays on, and all points count.',
  'NO-157': 'If both partners are eliminated, the other team wins.',
  'NO-158':
    'A space shared with your partner is not controlled by either: no retreat there, no breath, no cards from it.',
  'NO-159': 'Being contested, a shared space also holds to retreats those who begin the Move phase in it.'
} as const
