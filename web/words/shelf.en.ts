// What the page says of games to choose from and of matches that are past, in English.

export const shelf = {
  'page.play.title': 'Choose a game',
  'page.play.place': 'From an empty table',
  'page.play.fresh': 'From the start, by the rulebook.',
  'page.play.own': 'Choose rules and players…',
  'page.play.ready': 'Ready to play.',
  'page.play.place.more': 'Nothing is on the table yet: set it up by the rulebook.',
  'page.play.from': '{min} to {max} players',
  'page.play.minutes': '{min} to {max} min',
  'page.play.rules': 'Quick starts use these rules: {rules}.',
  'page.tab.card': 'Reference',
  'page.lesson': 'First match, step by step',
  'page.lesson.more': 'A short tip at each first step, then silence.',
  'page.lesson.next': 'Got it',
  'page.lesson.stop': 'No more tips',
  'page.lesson.again': 'Show the first steps again',
  'page.play.seats': '{n} {n|player|players}',
  'page.tab.end': 'Result',
  'page.tab.review': 'Review',
  'page.log.as': 'Show the board after this',
  'page.choice.shelf': 'Back to the games'
} as const
