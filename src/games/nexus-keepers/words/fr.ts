// Ce que le jeu dit en français. Une phrase compte ici 90 caractères au plus ; les règles sont dans rules-fr.ts.

import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  title: 'Nexus Keepers',

  // Directions : « de deux cases vers l’ouest »
  'way.N': 'vers le nord',
  'way.NE': 'vers le nord-est',
  'way.E': 'vers l’est',
  'way.SE': 'vers le sud-est',
  'way.S': 'vers le sud',
  'way.SW': 'vers le sud-ouest',
  'way.W': 'vers l’ouest',
  'way.NW': 'vers le nord-ouest',

  // Ce qu'un formulaire répond à qui l'a rempli
  'form.known': 'Possible ici : {known}.',
  'form.type': 'Il faut ici {type}.',
  'form.group': 'un groupe d’entrées',
  'form.list': 'une liste',
  'form.text': 'un texte',
  'form.yesNo': 'oui ou non (true ou false)',
  'form.whole': 'un nombre entier',
  'form.least': 'Au moins {n}.',
  'form.most': 'Au plus {n}.',
  'form.few': 'Au moins {n} {n|entrée|entrées}.',
  'form.many': 'Au plus {n} {n|entrée|entrées}.',
  'form.empty': 'Il faut écrire quelque chose ici.',
  'form.long': '{n} caractères au plus.',
  'form.id': 'Employez minuscules, chiffres et tirets, en commençant par une lettre.',
  'form.twice': 'Ceci figure deux fois.',
  'form.missing': 'Il manque « {key} ».',
  'form.unknown': '« {key} » est inconnu ici. Possible : {known}.',

  // Les cartes
  'card.title': 'Carte de Keeper',
  'card.symbols': 'Symboles',
  'card.plusTerrain': 'Terrain de prédilection',
  'card.minusTerrain': 'Terrain défavorable',
  'card.powerDice': 'Dés de Pouvoir',
  'card.skills': 'Compétences',
  'card.skill': 'Compétence',
  'card.noOnes': 'Un 1 ne porte jamais de symbole. Retirez-le de la carte.',
  'card.sameSkill': 'Deux compétences s’appellent « {id} ». Donnez à chacune son identifiant.',
  'card.unfit': '« {effect} » ne va pas avec le déclencheur « {trigger} ».',
  'card.sequence': 'Une suite qui part de {from} ne va pas si loin. Un dé s’arrête à 6.'
}
