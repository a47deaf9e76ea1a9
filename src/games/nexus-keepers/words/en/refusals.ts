// English refusals: what is wrong, and what to do.

export const refusals = {
  // What a part of an action should be
  'shape.cell': 'a cell such as [1,-2]',
  'shape.keep': 'a face from 1 to 6, or null',

  // Whose turn, and when
  'refuse.over': 'The match is over. Start a new one to play on.',
  'refuse.hand': 'Dice decide what is thrown. Every other move is a player’s.',
  'refuse.dice': 'The dice are still in hand. Throw them first.',
  'refuse.turn': 'It is {who}’s turn. Please wait for yours.',
  'refuse.first': 'It is {who}’s throw. Please wait for your turn.',
  'refuse.eliminated': 'Your keeper is eliminated: you have no more turns.',
  'refuse.when.deploying': 'Cubes come first. Place yours on the table.',
  'refuse.when.offered': 'That turn is over. Take the bonus turn, or decline it.',
  'refuse.when.closing': 'Detached cubes come first. Reconnect them.',
  'refuse.when.throw': 'No dice are expected now. Put them back as they were.',
  'refuse.when.place': 'All cubes are placed. Put this one back.',
  'refuse.when.roll': 'You have already thrown this turn. Leave the dice as they are.',
  'refuse.when.reroll': 'Rolling is over for this turn. Put the dice back as they were.',
  'refuse.when.stop': 'There is nothing to stop: no dice are being rolled.',
  'refuse.when.action': 'Dice first. Put your keeper back and throw.',
  'refuse.when.rolling': 'You are still rolling. Stop rolling first.',
  'refuse.when.skill': 'Skills come after rolling. Stop rolling first.',
  'refuse.when.end': 'You can’t end the turn yet. Finish rolling first.',
  'refuse.when.bonus': 'There is no bonus turn to take. Push somebody off to earn one.',
  'refuse.when.decline': 'There is no bonus turn to decline.',
  'refuse.when.dock': 'No cube is detached now. Put this one back.',

  // Cubes
  'refuse.place.overlap': 'The cube would cover a tile. Place it beside that tile.',
  'refuse.place.behindPortal': 'No tile is allowed behind a portal. Move the cube.',
  'refuse.place.portalBlocked': 'This portal would open onto a tile. Turn or move the cube.',
  'refuse.place.tooFewEdges': 'It shares only {n} {n|edge|edges}. A cube must share two with other cubes.',
  'refuse.place.offTable': 'That is too far out. Place the cube nearer the middle.',
  'refuse.dock.held': 'This cube is still connected. Move a detached one.',

  // Dice
  'refuse.throw.count': 'Wrong dice. Throw exactly the {n} announced.',
  'refuse.throw.others': 'Wrong dice. Throw exactly those announced.',
  'refuse.roll.nothing': 'You have no regular dice this turn. Throw power dice, or none.',
  'refuse.power.left': 'Too many power dice. Put the extra ones back.',
  'refuse.reroll.one': 'A 1 can’t be rerolled. Put that die back.',
  'refuse.reroll.single': 'A reroll takes at least two dice. Add one, or put this one back.',
  'refuse.reroll.none': 'No dice were taken. Choose dice to reroll, or keep these.',
  'refuse.reroll.third': 'You have used both rerolls. Put the dice back as they were.',
  'refuse.reroll.companion': 'You have used both rerolls. You can only throw a power die alone now.',
  'refuse.reroll.power': 'A power die is thrown only once. Put it back as it was.',
  'refuse.reroll.notThere': 'Those dice aren’t on the table. Choose among those that are.',
  'refuse.reroll.clumsy': 'No rerolls after a Clumsy. Stop, or throw a power die alone.',
  'refuse.stop.first': 'You haven’t thrown yet. Throw all your dice once.',
  'refuse.clumsyOnes': 'The 1s of a Clumsy can’t be used. Choose other dice.',

  // Actions
  'refuse.points.none': 'You have no {kind}: you need a pair of a number your card lists as {symbol}.',
  'refuse.points.few': 'That takes {kind} {n}; you have {kind} {left}. Put the figure back.',
  'refuse.points.served': 'The dice for that are used. You have {kind} {left} left.',
  'refuse.points.target': 'Those dice already pushed another keeper. You have {kind} {left} for this one.',
  'refuse.move.off': 'A move must end on a tile. Put your keeper back.',
  'refuse.move.taken': 'That tile is occupied. Put your keeper back.',
  'refuse.jump.off': 'There is no tile to land on. Put your keeper back.',
  'refuse.jump.taken': 'The landing tile is occupied. Put your keeper back.',
  'refuse.leap.nobody': 'There is no keeper next to you to leap over. Put your keeper back.',
  'refuse.leap.gap': 'Only {n} {n|keeper is|keepers are} in a row there. You can’t leap over a gap.',
  'refuse.leap.taken': 'The next tile is occupied. Leap over the whole row, or not at all.',
  'refuse.leap.off': 'There is no tile beyond to land on. Put your keeper back.',
  'refuse.push.nobody': 'There is nobody next to you there. You can only push a neighbour.',
  'refuse.push.diagonal': 'You can’t push diagonally. Put the keeper back.',
  'refuse.push.immune': '{who} can’t be pushed like that. Put the keepers back.',
  'refuse.follow.none': 'You can’t follow now. Put your keeper back.',

  // Skills
  'refuse.skill.unknown': 'Your card has no such skill.',
  'refuse.skill.byItself': '{skill} works by itself and uses no dice.',
  'refuse.skill.used': '{skill} can’t be used again this turn.',
  'refuse.skill.condition': '{skill} doesn’t apply here and now.',
  'refuse.skill.dice': 'Those dice don’t trigger {skill}.',
  'refuse.skill.served': 'The dice for {skill} are used.',
  'refuse.skill.whom': '{skill}: choose who to swap places with, if anybody.',
  'refuse.skill.where': '{skill}: choose where your keeper goes, if anywhere.',
  'refuse.skill.absent': '{who} isn’t on a tile. Choose a keeper on the board.',
  'refuse.skill.swap': 'Swap in a straight line of tiles only, {n} {n|space|spaces} at most.',
  'refuse.skill.teleport': 'Your keeper can’t go there. Choose an empty lit tile.',

  // Reserve
  'refuse.keep.served': 'The {face}s are used. Only a die of an unused pair can be kept.',
  'refuse.keep.single': 'There is no pair of {face}s. Only a die of an unused pair can be kept.'
}
