// What form.ts says is wrong, in both languages. A game takes these words among its own, and may say one of them more exactly.

import { type Dictionary, typeset } from './words.ts'

export const formWords: Dictionary = {
  en: {
    'form.known': 'Must be {known}.',
    'form.type': 'Must be {type}.',
    'form.group': 'a group of keys',
    'form.list': 'a list',
    'form.text': 'a text',
    'form.yesNo': 'yes or no (true or false)',
    'form.whole': 'a whole number',
    'form.least': 'Must be at least {n}.',
    'form.most': 'Must be at most {n}.',
    'form.few': 'Needs at least {n} {n|entry|entries}.',
    'form.many': 'Takes at most {n} {n|entry|entries}.',
    'form.empty': 'Please fill this in.',
    'form.long': 'Must have at most {n} {n|character|characters}.',
    'form.id': 'Use letters, digits and hyphens, starting with a letter.',
    'form.twice': 'This appears twice.',
    'form.missing': '“{key}” is missing.',
    'form.unknown': 'Unknown key “{key}”. Known keys: {known}.'
  },
  fr: typeset({
    'form.known': 'Il faut {known}.',
    'form.type': 'Il faut {type}.',
    'form.group': 'un groupe de clés',
    'form.list': 'une liste',
    'form.text': 'un texte',
    'form.yesNo': 'oui ou non (true ou false)',
    'form.whole': 'un nombre entier',
    'form.least': 'Il faut au moins {n}.',
    'form.most': 'Il faut au plus {n}.',
    'form.few': 'Il faut au moins {n} {n|élément|éléments}.',
    'form.many': 'Il faut au plus {n} {n|élément|éléments}.',
    'form.empty': 'Ce champ est à remplir.',
    'form.long': 'Il faut au plus {n} {n|caractère|caractères}.',
    'form.id': 'Lettres, chiffres et tirets seulement ; commencez par une lettre.',
    'form.twice': 'Ceci figure deux fois.',
    'form.missing': '« {key} » manque.',
    'form.unknown': 'Clé « {key} » inconnue. Clés possibles : {known}.'
  })
}
