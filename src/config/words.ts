// What can be wrong in a file, in both languages.

import type { Dictionary } from '../core/words.ts'

export const words: Dictionary = {
  en: {
    'file.unreadable': 'The file cannot be read: {reason}.',
    'file.syntax': 'This is neither YAML nor JSON: {reason}',
    'file.missing': '“{key}” is missing.',
    'file.unknown': '“{key}” is not known here. Known: {known}.',
    'file.known': 'Known here: {known}.',
    'file.type': 'Expected here: {type}.',
    'file.least': '{n} at least.',
    'file.most': '{n} at most.',
    'file.short': '{n} {n|letter|letters} at least.',
    'file.long': '{n} {n|letter|letters} at most.',
    'file.pattern': 'This is not written as it must be: {pattern}',
    'file.few': '{n} {n|entry|entries} at least.',
    'file.many': '{n} {n|entry|entries} at most.',
    'file.twice': 'The same thing stands here twice.',
    'file.shape': 'This does not have any of the forms it may have.',
    'file.object': 'a group of entries',
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
    'file.missing': 'Il manque « {key} ».',
    'file.unknown': '« {key} » n’existe pas ici. Possible : {known}.',
    'file.known': 'Possible ici : {known}.',
    'file.type': 'Attendu ici : {type}.',
    'file.least': '{n} au moins.',
    'file.most': '{n} au plus.',
    'file.short': '{n} {n|lettre|lettres} au moins.',
    'file.long': '{n} {n|lettre|lettres} au plus.',
    'file.pattern': 'Ce n’est pas écrit comme il faut : {pattern}',
    'file.few': '{n} {n|élément|éléments} au moins.',
    'file.many': '{n} {n|élément|éléments} au plus.',
    'file.twice': 'La même chose figure ici deux fois.',
    'file.shape': 'Ceci n’a aucune des formes possibles.',
    'file.object': 'un groupe d’entrées',
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
