// What shape.ts says is wrong with an action, in both languages. A game takes these words among its own and adds what its keys should be.

import { type Dictionary, typeset } from './words.ts'

export const shapeWords: Dictionary = {
  en: {
    'shape.action': 'An action is an object with “act”, not {value}.',
    'shape.act': 'There is no action {value}. Known actions: {known}.',
    'shape.nameless': '“act” is missing. Known actions: {known}.',
    'shape.missing': '“{act}” needs “{key}”: {be}.',
    'shape.field': '“{key}” of “{act}” is {value}, but must be {be}.',
    'shape.unknown': '“{act}” has no “{key}”. Leave it out; its keys are {known}.',
    'shape.alone': '“{act}” has no “{key}”, nor any other key. Leave it out.',
    'shape.other': 'something else',
    'shape.one': '{known}',
    'shape.text': 'a text',
    'shape.texts': 'a list of texts',
    'shape.count': 'a whole number, 0 or more',
    'shape.positive': 'a whole number, 1 or more',
    'shape.face': 'a face from 1 to 6',
    'shape.hand': 'a list of faces from 1 to 6, ascending',
    'shape.hand.some': 'a list of one or more faces from 1 to 6, ascending',
    'shape.dice': 'a list of dice, each with a “kind” and a “face”'
  },
  fr: typeset({
    'shape.action': 'Une action est un objet avec « act », et non {value}.',
    'shape.act': 'Il n’y a pas d’action {value}. Actions possibles : {known}.',
    'shape.nameless': '« act » manque. Actions possibles : {known}.',
    'shape.missing': '« {act} » demande « {key} » : {be}.',
    'shape.field': '« {key} » de « {act} » vaut {value}, mais il faut {be}.',
    'shape.unknown': '« {act} » n’a pas de « {key} ». Retirez-le ; ses clés sont {known}.',
    'shape.alone': '« {act} » n’a ni « {key} » ni aucune autre clé. Retirez-le.',
    'shape.other': 'autre chose',
    'shape.one': '{known}',
    'shape.text': 'un texte',
    'shape.texts': 'une liste de textes',
    'shape.count': 'un nombre entier, 0 ou plus',
    'shape.positive': 'un nombre entier, 1 ou plus',
    'shape.face': 'une face de 1 à 6',
    'shape.hand': 'une liste de faces de 1 à 6, croissante',
    'shape.hand.some': 'une liste d’une ou plusieurs faces de 1 à 6, croissante',
    'shape.dice': 'une liste de dés, chacun avec « kind » et « face »'
  })
}
