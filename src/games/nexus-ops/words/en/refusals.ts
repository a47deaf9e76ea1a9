// What the referee says in English when a thing cannot be done: what happened, and what to do.

export const refusals = {
  // What a part of an action should be
  'shape.hex': 'a space, as [1,-1]',
  'shape.hexes': 'a list of spaces, as [[1,0],[0,1]]',

  // Whose turn, and when
  'refuse.over': 'The game is over. Nothing is played any more.',
  'refuse.chance': 'Dice and decks speak for themselves; everything else is a player’s.',
  'refuse.pending': 'First the dice or the cards that are waited for.',
  'refuse.turn': 'It is for {who} to play. Please wait.',
  'refuse.throw': 'Other dice are waited for. Throw those announced, all together.',
  'refuse.throw.breath': 'A breath is one die. Throw that die alone.',
  'refuse.throw.window': '{who} may still play a card: the throw does not count. Throw again then.',
  'refuse.throw.none': 'No dice are waited for. Leave them.',
  'refuse.pick': 'Something else is drawn now. Put it back.',
  'refuse.done.breath': 'The breath has hit. Choose the unit that is lost first.',
  'refuse.done.explore': 'A tile under your units is still face down. Turn it up.',
  'refuse.done.battle': 'A battle is still to be fought. Choose it.',
  'refuse.spare.when': 'No hit is to be given up now.',
  'refuse.shift': 'Mines stay where they are for the whole game. Put the marker back.',
  'refuse.shift.none': 'No mine was found there. Take the marker away.',
  'refuse.pass.when': 'Nobody is asked for a card just now: there is nothing to pass.',

  // Deploy
  'refuse.buy.when': 'Units are bought in the Deploy phase. Take the figure back.',
  'refuse.buy.base': 'Bought units go to your own base. Put the figure there.',
  'refuse.buy.cost': 'Not enough rubium: {unit} costs {cost}, you have {rubium}. Take the figure back.',
  'refuse.buy.supply': 'None left in your supply: {unit}. Choose another unit.',

  // Move
  'refuse.move.when': 'Units move in the Move phase. Put the figure back.',
  'refuse.move.off': 'That is not a space of the board. Put the figure back.',
  'refuse.move.none': 'You have none there: {unit}. Put the figure back.',
  'refuse.move.again': 'It has moved already: {unit}, once a turn. Put the figure back.',
  'refuse.move.far': 'Too far: {unit}, one space here. Put the figure back.',
  'refuse.move.ground': 'It may not enter there: {unit}. Put the figure back.',
  'refuse.move.leaper': 'From there a Lava Leaper goes one space; two from a Magma Pool. Put it back.',
  'refuse.move.retreat': 'It can only retreat, to an empty space or one you control. Put it back.',
  'refuse.move.rock': 'Two spaces need Rock Plains on the way or at the end. Put the strider back.',
  'refuse.move.through': 'Enemies stand in the way: it must stop there. Put the strider back.',
  'refuse.stray.turn': 'Your turn is not over: put it back where it stood: {unit}.',
  'refuse.recall.first': 'First a unit that may not stand there goes home: {unit}, by {rule}.',
  'refuse.recall.none': 'No such unit has to go home. Leave it where it stands.',
  'refuse.recall.base': 'It goes home to a base space of yours. Put it there.',

  // Breath and exploring
  'refuse.breathe.when': 'Dragons breathe after all moves, before exploring.',
  'refuse.breathe.again': 'The dragons there have breathed already, once a turn each.',
  'refuse.breathe.dragon': 'Only a dragon in a space you control breathes. Choose another.',
  'refuse.breathe.target': 'It breathes at a neighbouring space with an enemy. Choose one.',
  'refuse.suffer.when': 'Nobody has to be named now.',
  'refuse.suffer.enemy': 'Only an enemy in that space can suffer. Name another.',
  'refuse.reveal.when': 'Tiles are turned up in the Explore phase. Turn it back.',
  'refuse.reveal.nobody': 'None of your units is there. Turn it back; if seen, swap it with another.',
  'refuse.reveal.none': 'There is no face-down tile there: a space is explored once.',

  // Battle
  'refuse.battle.when': 'No battle is chosen just now.',
  'refuse.battle.again': 'This space has had its battle this turn. Choose another.',
  'refuse.battle.none': 'There is nobody to fight there. Choose a contested space.',
  'refuse.battle.defender': 'That player is no enemy there. Name another.',
  'refuse.casualty.when': 'You have no unit to give up now. Put the figure back.',
  'refuse.pickCasualty.when': 'You have no unit of theirs to choose now. Put the figure back.',
  'refuse.casualty.none': 'There is none of that kind to be lost: {unit}. Choose another.',

  // Cards
  'refuse.card.hand': 'You do not hold that card. Choose one from your hand.',
  'refuse.play.mission': 'Missions are shown, not played like this. Use it as a mission.',
  'refuse.play.start': 'That card is for your own Deploy phase. Keep it until then.',
  'refuse.play.when': 'That card is for another moment of a battle. Keep it until then.',
  'refuse.play.choice': 'The card cannot be used that way. Choose again what it asks for.',
  'refuse.mission.deck': 'That is not a mission. Play it as an Energize card.',
  'refuse.mission.red': 'This battle has had its card on red. Keep this one.',
  'refuse.mission.condition': 'What the mission asks for is not so. Keep it.',
  'refuse.mission.when': 'That mission is played right after a battle of yours. Keep it.',
  'refuse.takeMission.none': 'The pile of Missions is empty.',
  'refuse.takeMission.won': 'A Mission is taken right after a battle you have won.',
  'refuse.give.when': 'A partner gives one card at the end of your turn. Keep it until then.'
} as const
