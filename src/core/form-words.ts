// What form.ts says is wrong, in both languages. A game takes these words among its own, and may say one of them more exactly.

import { type Dictionary, typeset } from './words.ts'

export const formWords: Dictionary = {
  en: {
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
    'form.id': 'Use letters, digits and hyphens, a letter first.',
    'form.twice': 'This stands here twice.',
    'form.missing': '“{key}” is missing.',
    'form.unknown': '“{key}” is not known here. Known: {known}.'
  },
  fr: typeset({
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
    'form.id': 'Employez lettres, chiffres et tirets, en commençant par une lettre.',
    'form.twice': 'Ceci figure deux fois.',
    'form.missing': 'Il manque « {key} ».',
    'form.unknown': '« {key} » est inconnu ici. Possible : {known}.'
  })
}
