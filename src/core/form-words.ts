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
    'form.number': 'a number',
    'form.whole': 'a whole number',
    'form.nothing': 'nothing',
    'form.least': 'Must be at least {n}.',
    'form.most': 'Must be at most {n}.',
    'form.few': 'Needs at least {n} {n|entry|entries}.',
    'form.many': 'Takes at most {n} {n|entry|entries}.',
    'form.empty': 'Please fill this in.',
    'form.short': 'Must have at least {n} {n|character|characters}.',
    'form.long': 'Must have at most {n} {n|character|characters}.',
    'form.pattern': 'Wrong format: it must match {pattern}',
    'form.shape': 'This fits none of the allowed forms.',
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
    'form.number': 'un nombre',
    'form.whole': 'un nombre entier',
    'form.nothing': 'rien',
    'form.least': 'Il faut au moins {n}.',
    'form.most': 'Il faut au plus {n}.',
    'form.few': 'Il faut au moins {n} {n|élément|éléments}.',
    'form.many': 'Il faut au plus {n} {n|élément|éléments}.',
    'form.empty': 'Ce champ est à remplir.',
    'form.short': 'Il faut au moins {n} {n|caractère|caractères}.',
    'form.long': 'Il faut au plus {n} {n|caractère|caractères}.',
    'form.pattern': 'Format incorrect : il faut suivre {pattern}',
    'form.shape': 'Ceci ne suit aucune des formes possibles.',
    'form.twice': 'Ceci figure deux fois.',
    'form.missing': '« {key} » manque.',
    'form.unknown': 'Clé « {key} » inconnue. Clés possibles : {known}.'
  })
}
