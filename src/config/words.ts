// What can be wrong in a file, in both languages.

import type { Dictionary } from '../core/words.ts'

export const words: Dictionary = {
  en: {
    'file.unreadable': 'The file cannot be read: {reason}.',
    'file.syntax': 'This is neither YAML nor JSON: {reason}',
    'file.missing': '“{key}” is missing.',
    'file.unknown': 'Unknown key “{key}”. Known keys: {known}.',
    'file.known': 'Must be {known}.',
    'file.type': 'Must be {type}.',
    'file.least': 'Must be at least {n}.',
    'file.most': 'Must be at most {n}.',
    'file.short': 'Must have at least {n} {n|character|characters}.',
    'file.long': 'Must have at most {n} {n|character|characters}.',
    'file.pattern': 'Wrong format: it must match {pattern}',
    'file.few': 'Needs at least {n} {n|entry|entries}.',
    'file.many': 'Takes at most {n} {n|entry|entries}.',
    'file.twice': 'The same entry appears twice.',
    'file.shape': 'This fits none of the allowed forms.',
    'file.object': 'a group of keys',
    'file.array': 'a list',
    'file.string': 'a text',
    'file.number': 'a number',
    'file.integer': 'a whole number',
    'file.boolean': 'true or false',
    'file.null': 'nothing',
    'file.found': 'Found: {value}.',
    'file.meant': 'Did you mean “{word}”?'
  },
  fr: {
    'file.unreadable': 'Impossible de lire le fichier : {reason}.',
    'file.syntax': 'Ceci n’est ni du YAML ni du JSON : {reason}',
    'file.missing': '« {key} » manque.',
    'file.unknown': 'Clé « {key} » inconnue. Clés possibles : {known}.',
    'file.known': 'Il faut {known}.',
    'file.type': 'Il faut {type}.',
    'file.least': 'Il faut au moins {n}.',
    'file.most': 'Il faut au plus {n}.',
    'file.short': 'Il faut au moins {n} {n|caractère|caractères}.',
    'file.long': 'Il faut au plus {n} {n|caractère|caractères}.',
    'file.pattern': 'Format incorrect : il faut suivre {pattern}',
    'file.few': 'Il faut au moins {n} {n|élément|éléments}.',
    'file.many': 'Il faut au plus {n} {n|élément|éléments}.',
    'file.twice': 'Le même élément figure deux fois.',
    'file.shape': 'Ceci ne suit aucune des formes possibles.',
    'file.object': 'un groupe de clés',
    'file.array': 'une liste',
    'file.string': 'un texte',
    'file.number': 'un nombre',
    'file.integer': 'un nombre entier',
    'file.boolean': 'true ou false (oui ou non)',
    'file.null': 'rien',
    'file.found': 'Trouvé : {value}.',
    'file.meant': 'Vouliez-vous dire « {word} » ?'
  }
}
