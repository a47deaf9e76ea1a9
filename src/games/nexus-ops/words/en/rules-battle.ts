// The rules of Nexus Ops as an English reader finds them: exploring and battle.

export const rulesBattle = {
  // Explore
  'NO-060': 'After moving, you turn up every exploration tile under your units, one by one, in the order you like.',
  'NO-061': 'A unit on a tile comes from your supply, joins you in that space, and may move from your next turn on.',
  'NO-062': 'A mine on a tile becomes a mine of that value in the space.',
  'NO-063': 'A tile may show a unit and a mine.',
  'NO-064': 'Mines never move and never go away.',
  'NO-065': 'A tile that was turned up leaves the game: a space is explored once.',
  'NO-066': 'A space that a unit only passed through or over is not explored.',
  'NO-066.ex': 'A strider runs over one face-down tile to the next: only the second is turned up.',
  'NO-067': 'If your supply lacks the unit shown, none comes, then or later.',
  'NO-068': 'A unit found in a space it may not enter can stay there; once it has left, it cannot come back.',
  'NO-069': 'A unit found in a contested space fights there this turn.',
  // Battle
  'NO-070': 'A battle is fought in every space where you and an enemy both have units; nobody can decline.',
  'NO-071': 'Whoever has the turn is the attacker and chooses the order of the battles.',
  'NO-072':
    'Where several enemies stand, the attacker names one as defender; only the units of these two roll and die.',
  'NO-073': 'Units roll in this order: Rubium Dragons, Lava Leapers, Rock Striders, Crystallines, Fungoids, Humans.',
  'NO-074': 'In each step both sides roll at once, a die for each unit of that kind which is still there.',
  'NO-075': 'A die hits when it shows the unit’s number or more, cards counted in.',
  'NO-076': 'Dragons hit on 2, leapers on 3, striders on 4, crystallines and fungoids on 5, humans on 6.',
  'NO-077': 'Fungoids hit on 4 in a Liquifungus Forest, and only on 6 in Crystal Spires.',
  'NO-078': 'Crystallines hit on 4 in Crystal Spires, and only on 6 in a Liquifungus Forest.',
  'NO-078.ex': 'In a forest a crystalline rolls 5 and misses, while a fungoid rolls 4 and hits.',
  'NO-079': 'Lava Leapers hit on 2 in a Magma Pool.',
  'NO-080': 'Units to be lost are chosen once all dice of the step lie; a unit that falls has still dealt its hit.',
  'NO-081': 'For each hit the side that was hit chooses one of its units in the space, of any kind.',
  'NO-082': 'What was chosen leaves at the end of the step; if its own step is still to come, it never rolls.',
  'NO-082.ex': 'A human chosen after the dragons’ dice is gone before the humans roll.',
  'NO-083': 'Hits beyond the last unit do nothing.',
  'NO-084': 'When a Lava Leaper hits with 5 or more, its own side chooses which unit is lost.',
  'NO-085':
    'Attacker first: the attacker’s leaper picks, the attacker’s own losses, then the other’s picks and losses; no unit twice.',
  'NO-086': 'After the humans the battle is over for this turn, even if both sides still stand.',
  'NO-087': 'A battle ends at once when a side has no unit left in the space.',
  'NO-088': 'There is one battle a turn in a space, even if a third player’s units remain.',
  'NO-089': 'When there are more dice to roll than lie in the box, roll them in turns and count them together.',
  'NO-090': 'The attacker wins when all units of the defender in the space are destroyed.',
  'NO-091': 'If both sides are destroyed, the attacker wins.',
  'NO-092': 'A battle won allows the attacker one card on red at most.',
  'NO-093': 'Whoever loses all their units in a battle of another player’s turn draws an Energize card after it.',
  'NO-094': 'An attacker who is destroyed draws nothing, and the defender plays no mission for it.',
  'NO-095': 'If both sides still stand, nobody wins: no card is drawn, no card on red is played.'
} as const
