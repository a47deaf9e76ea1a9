// What shape.ts says is wrong with an action, in both languages. A game takes these words among its own and adds what its keys should be.

import { type Dictionary, typeset } from './words.ts'

export const shapeWords: Dictionary = {
  en: {
    'shape.action': 'An action is an object with “act”; this is {value}.',
    'shape.act': '“act” is {value}: there is no such action. Known: {known}.',
    'shape.nameless': '“act” is missing. Known: {known}.',
    'shape.missing': '“{key}” is missing in “{act}”: it should be {be}.',
    'shape.field': '“{key}” in “{act}” is {value}; it should be {be}.',
    'shape.unknown': '“{key}” is no part of “{act}”. Leave it out; known: {known}.',
    'shape.alone': '“{key}” is no part of “{act}”, which stands alone. Leave it out.',
    'shape.other': 'something else',
    'shape.one': 'one of these: {known}',
    'shape.text': 'a text',
    'shape.texts': 'a list of texts',
    'shape.count': 'a whole number, 0 or more',
    'shape.positive': 'a whole number, 1 or more',
    'shape.face': 'a face from 1 to 6',
    'shape.hand': 'a list of faces from 1 to 6, ascending',
    'shape.hand.some': 'a list of faces from 1 to 6, ascending, one at least',
    'shape.dice': 'a list of dice, each with a “kind” and a “face”'
  },
  fr: typeset({
    'shape.action': 'Une action est un objet avec « act » ; ceci est {value}.',
    'shape.act': '« act » vaut {value} : aucune action de ce nom. Possible : {known}.',
    'shape.nameless': 'Il manque « act ». Possible : {known}.',
    'shape.missing': 'Il manque « {key} » à « {act} » : il faut {be}.',
    'shape.field': '« {key} » dans « {act} » vaut {value} ; il faut {be}.',
    'shape.unknown': '« {key} » n’a pas sa place dans « {act} ». Retirez-le ; possible : {known}.',
    'shape.alone': '« {key} » n’a pas sa place dans « {act} », qui s’écrit seul. Retirez-le.',
    'shape.other': 'autre chose',
    'shape.one': 'l’un de ces noms : {known}',
    'shape.text': 'un texte',
    'shape.texts': 'une liste de textes',
    'shape.count': 'un nombre entier, 0 ou plus',
    'shape.positive': 'un nombre entier, 1 ou plus',
    'shape.face': 'une face de 1 à 6',
    'shape.hand': 'une liste de faces de 1 à 6, croissante',
    'shape.hand.some': 'une liste de faces de 1 à 6, croissante, non vide',
    'shape.dice': 'une liste de dés, chacun avec « kind » et « face »'
  })
}
