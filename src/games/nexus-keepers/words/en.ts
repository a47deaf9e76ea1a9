// What the game says in English. A sentence here has at most 90 characters; rules stand in rules-en.ts.

export const en = {
  title: 'Nexus Keepers',

  // Ways: "two spaces west"
  'way.N': 'north',
  'way.NE': 'north-east',
  'way.E': 'east',
  'way.SE': 'south-east',
  'way.S': 'south',
  'way.SW': 'south-west',
  'way.W': 'west',
  'way.NW': 'north-west',

  // What a form says to whoever filled it in
  'form.known': 'Known here: {known}.',
  'form.type': 'Expected here: {type}.',
  'form.group': 'a group of entries',
  'form.list': 'a list',
  'form.text': 'a text',
  'form.yesNo': 'yes or no (true or false)',
  'form.whole': 'a whole number',
  'form.least': '{n} at least.',
  'form.most': '{n} at most.',
  'form.few': '{n} {n|entry|entries} at least.',
  'form.many': '{n} {n|entry|entries} at most.',
  'form.empty': 'Something must be written here.',
  'form.long': '{n} characters at most.',
  'form.id': 'Use small letters, digits and hyphens, a letter first.',
  'form.twice': 'This stands here twice.',
  'form.missing': '“{key}” is missing.',
  'form.unknown': '“{key}” is not known here. Known: {known}.',

  // Keeper cards
  'card.title': 'Keeper card',
  'card.symbols': 'Symbols',
  'card.plusTerrain': 'Favoured terrain',
  'card.minusTerrain': 'Bad terrain',
  'card.powerDice': 'Power dice',
  'card.skills': 'Skills',
  'card.skill': 'Skill',
  'card.noOnes': 'A 1 never bears a symbol. Take it off the card.',
  'card.sameSkill': 'Two skills are called “{id}”. Each needs an id of its own.',
  'card.unfit': '“{effect}” does not go with the trigger “{trigger}”.',
  'card.sequence': 'A run that begins with {from} does not go so far. A die ends at 6.'
}
