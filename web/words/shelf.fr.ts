// Ce que dit la page des jeux au choix et des parties passées, en français.

import type { shelf as english } from './shelf.en.ts'

export const shelf: Readonly<Record<keyof typeof english, string>> = {
  'page.play.title': 'Choisissez un jeu',
  'page.play.place': 'Depuis une table vide',
  'page.play.fresh': 'Depuis le début, selon le livret.',
  'page.play.own': 'Choisir les règles et les joueurs…',
  'page.play.ready': 'Prêt à jouer.',
  'page.play.place.more': 'La table est vide : mettez tout en place, selon le livret.',
  'page.play.from': '{min} à {max} joueurs',
  'page.play.minutes': '{min} à {max} min',
  'page.play.rules': 'Règles des départs rapides : {rules}.',
  'page.tab.card': 'Aide-mémoire',
  'page.lesson': 'Première partie, pas à pas',
  'page.lesson.more': 'Un conseil à chaque première étape, puis le silence.',
  'page.lesson.next': 'Compris',
  'page.lesson.stop': 'Arrêter les conseils',
  'page.lesson.again': 'Revoir les premiers pas',
  'page.play.seats': '{n} {n|joueur|joueurs}',
  'page.tab.end': 'Résultat',
  'page.tab.review': 'Analyse',
  'page.log.as': 'Montrer le plateau après ce coup',
  'page.choice.shelf': 'Revenir aux jeux'
}
