// What the page says of hints: loaded with the parts that say it, since few matches agree on any.

import { speaker } from './reader.ts'

export const coachEn = {
  'page.coach': 'Hint',
  'page.coach.ask': 'Give me a hint ({n} left)',
  'page.coach.none': 'No hints left',
  'page.coach.wait': 'First put the table right',
  'page.coach.thinks': 'Thinking about your move…',
  'page.coach.covered': 'Look at your hand first. Then the hint appears.',
  'page.coach.piece': 'Tell me more',
  'page.coach.move': 'Tell me the move',
  'page.setup.hints': 'Hints',
  'page.setup.hints.none': 'none',
  'page.setup.hints.each': '{n} for each player',
  'page.setup.hints.more': 'Everybody sees who asks. What a hint says stays on the page of whoever asked.',
  'page.setup.hints.lit': 'Lamps',
  'page.setup.hints.own': 'don’t show hints',
  'page.setup.hints.all': 'show hints to everybody'
} as const

export const coachFr: Readonly<Record<keyof typeof coachEn, string>> = {
  'page.coach': 'Indice',
  'page.coach.ask': 'Donnez-moi un indice (reste {n})',
  'page.coach.none': 'Plus d’indices',
  'page.coach.wait': 'Remettez d’abord la table en ordre',
  'page.coach.thinks': 'Je réfléchis à votre coup…',
  'page.coach.covered': 'Regardez d’abord votre main. L’indice s’affichera ensuite.',
  'page.coach.piece': 'Dites-m’en plus',
  'page.coach.move': 'Dites-moi le coup',
  'page.setup.hints': 'Indices',
  'page.setup.hints.none': 'aucun',
  'page.setup.hints.each': '{n} par personne',
  'page.setup.hints.more': 'Tous voient qui en demande. L’indice reste sur la page de qui l’a demandé.',
  'page.setup.hints.lit': 'Lampes',
  'page.setup.hints.own': 'ne montrent pas les indices',
  'page.setup.hints.all': 'montrent les indices à tous'
}

/** A sentence about hints. */
export const said = speaker(coachEn, coachFr)
