// What the referee says in English when something cannot be: what happened, and what to do.

export const refusals = {
  // What a part of an action should be
  'shape.cell': 'a cell, as [1,-2]',
  'shape.keep': 'a face from 1 to 6, or null',

  // Whose turn, and when
  'refuse.over': 'The game is over. Nothing more is played.',
  'refuse.hand': 'Dice fall by themselves, and everything else is done by a player.',
  'refuse.dice': 'The dice are still in the hand. Throw them first.',
  'refuse.turn': 'It is {who} who plays now. Please wait for your turn.',
  'refuse.first': 'It is {who} who rolls now. Please wait for your turn.',
  'refuse.eliminated': 'Your keeper is eliminated. Your turns are over.',
  'refuse.when.deploying': 'The cubes come first. Lay yours on the table.',
  'refuse.when.offered': 'That turn is over. Take the bonus turn, or pass it up.',
  'refuse.when.closing': 'Loose cubes come first. Put them back.',
  'refuse.when.throw': 'No dice are thrown now. Put them back as they lay.',
  'refuse.when.place': 'The cubes lie already. Put this one back.',
  'refuse.when.roll': 'The dice of this turn are thrown. Leave them as they lie.',
  'refuse.when.reroll': 'Rolling is over for this turn. Put the dice back as they lay.',
  'refuse.when.stop': 'There is nothing to stop: no dice are being rolled.',
  'refuse.when.action': 'First come the dice. Put your keeper back and roll.',
  'refuse.when.rolling': 'You are still rolling. Settle your dice first.',
  'refuse.when.skill': 'Skills come after rolling. Settle your dice first.',
  'refuse.when.end': 'The turn cannot end yet. First settle your dice.',
  'refuse.when.bonus': 'No bonus turn is on offer. Push somebody off to earn one.',
  'refuse.when.decline': 'No bonus turn is on offer, so there is none to decline.',
  'refuse.when.dock': 'Cubes stay where they lie. Put this one back.',

  // Cubes
  'refuse.place.overlap': 'There is a tile at {place} already. Lay the cube beside it.',
  'refuse.place.behindPortal': 'The space {place} lies behind a portal and stays bare. Move the cube.',
  'refuse.place.portalBlocked': 'This portal would open onto the tile {place}. Turn or move the cube.',
  'refuse.place.tooFewEdges': 'Only {n} {n|edge touches|edges touch}. A cube needs two edges against others.',
  'refuse.place.offTable': 'That is too far out. Lay the cube nearer the middle.',
  'refuse.dock.held': 'These cubes are held where they are. Move a loose one.',

  // Dice
  'refuse.throw.count': 'This turn has {n} {n|die|dice}. Throw just {n|it|those}, all together.',
  'refuse.throw.others': 'Other dice are due. Throw just the ones announced, all together.',
  'refuse.roll.nothing': 'You have no regular dice this turn. Throw power dice, or stop.',
  'refuse.power.left': 'You have {n} power {n|die|dice} left. Put the others back.',
  'refuse.reroll.one': 'A 1 stays. Put that die back.',
  'refuse.reroll.single': 'A reroll takes two dice at least. Take another, or put this one back.',
  'refuse.reroll.none': 'Nothing was picked up. Choose the dice to throw, or stop.',
  'refuse.reroll.third': 'Both rerolls are used. Put the dice back as they lay.',
  'refuse.reroll.companion': 'Both rerolls are used. A power die can only be thrown alone now.',
  'refuse.reroll.power': 'A power die is thrown once. Put it back as it lay.',
  'refuse.reroll.notThere': 'Those dice are not on the table. Choose among those that lie there.',
  'refuse.reroll.clumsy': 'After a Clumsy no die is thrown again. Stop, or throw a lone power die.',
  'refuse.stop.first': 'You have not thrown yet. Throw all your dice once.',
  'refuse.clumsyOnes': 'The 1s of a Clumsy serve nothing. Choose other dice.',

  // Actions
  'refuse.points.none': 'Your dice give no {kind}. It takes a pair of a face that shows it.',
  'refuse.points.few': 'That takes {kind} {n}; you have {kind} {left}. Put the figure back.',
  'refuse.points.served': 'The dice for that have served already. You have {kind} {left} left.',
  'refuse.points.target': 'These dice push another keeper already. For this one you have {kind} {left}.',
  'refuse.move.off': 'A step ends on a tile. Put your keeper back.',
  'refuse.move.taken': 'Somebody stands there. Put your keeper back.',
  'refuse.jump.off': 'There is no tile to land on. Put your keeper back.',
  'refuse.jump.taken': 'Somebody stands where you would land. Put your keeper back.',
  'refuse.leap.nobody': 'There is nobody beside you to leap over. Put your keeper back.',
  'refuse.leap.gap': 'Only {n} {n|keeper stands|keepers stand} in a row there. Nobody leaps over a gap.',
  'refuse.leap.taken': 'Somebody stands just beyond. Leap over the whole row, or not at all.',
  'refuse.leap.off': 'There is no tile beyond to land on. Put your keeper back.',
  'refuse.push.nobody': 'Nobody stands beside you there. Only a neighbour can be pushed.',
  'refuse.push.diagonal': 'A push is never diagonal. Put the keeper back.',
  'refuse.push.immune': '{who} does not give way to that. Put the keepers back.',
  'refuse.follow.none': 'There is no free step now. Put your keeper back.',

  // Skills
  'refuse.skill.unknown': 'Your card has no such skill.',
  'refuse.skill.byItself': '{skill} acts by itself; no dice are spent on it.',
  'refuse.skill.used': '{skill} has been used as often as the card allows.',
  'refuse.skill.condition': '{skill} does not hold here and now.',
  'refuse.skill.dice': 'These dice do not set off {skill}.',
  'refuse.skill.served': 'The dice for {skill} have served already.',
  'refuse.skill.whom': '{skill}: say whom to change places with, if anybody.',
  'refuse.skill.where': '{skill}: say where your keeper goes, if anywhere.',
  'refuse.skill.absent': '{who} stands on no tile. Choose a keeper on the board.',
  'refuse.skill.swap': 'Places are changed in a straight line of tiles, {n} {n|space|spaces} at most.',
  'refuse.skill.teleport': 'Your keeper cannot go there. Choose an empty lit tile.',

  // Reserve
  'refuse.keep.served': 'The {face}s have served. Only a die of an unused pair is kept.',
  'refuse.keep.single': 'There is no pair of {face}s. Only a die of an unused pair is kept.'
}
