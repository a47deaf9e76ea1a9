// What can be wrong in a file, in both languages: where it cannot be read, and what form.ts finds.

import { formWords } from '../core/form-words.ts'
import { type Dictionary, typeset } from '../core/words.ts'
import { settings } from './settings.ts'

export const words: Dictionary = {
  en: {
    ...formWords.en,
    ...settings.en,
    'file.unreadable': 'The file cannot be read: {reason}.',
    'file.syntax': 'This is neither YAML nor JSON: {reason}',
    'file.time': 'Give a time of day, such as 22:00.',
    'file.runs': 'Give either points, or from and columns.',
    'file.found': 'Found: {value}.',
    'file.meant': 'Did you mean “{word}”?',
    'file.at': '{where}: {what}',
    'file.path': '{path}: {what}',
    'file.more': '{first} {then}',
    'file.rule': '{what} ({rule})',
    'game.skipped': '{why} Skipped.',
    'game.throws': 'It cannot be loaded: {reason}.',
    'game.export': 'Its index must export the game by default: export default defineGame({…}).',
    'game.lacks': 'It lacks {members}; defineGame says what {n|it must|they must} be.',
    'game.id': 'Its id is “{id}” and its folder “{folder}”. Make them the same.',
    'game.twice': 'There is already a game “{id}”, in {folder}. Rename this one, folder and id.',
    'game.folder': 'There is no such folder.',
    'game.itself': 'This folder is a game itself. Name its parent folder: {folder}',
    'game.none': 'There is no game here. A game is a folder with an index.ts.'
  },
  fr: typeset({
    ...formWords.fr,
    ...settings.fr,
    'file.unreadable': 'Impossible de lire le fichier : {reason}.',
    'file.syntax': 'Ceci n’est ni du YAML ni du JSON : {reason}',
    'file.time': 'Donnez une heure de la journée, comme 22:00.',
    'file.runs': 'Donnez soit points, soit from et columns.',
    'file.found': 'Trouvé : {value}.',
    'file.meant': 'Vouliez-vous dire « {word} » ?',
    'file.at': '{where}: {what}',
    'file.path': '{path}: {what}',
    'file.more': '{first} {then}',
    'file.rule': '{what} ({rule})',
    'game.skipped': '{why} Laissé de côté.',
    'game.throws': 'Impossible de le charger : {reason}.',
    'game.export': 'Son index doit exporter le jeu par défaut : export default defineGame({…}).',
    'game.lacks': 'Il lui manque {members} ; defineGame dit ce que {n|ce doit|ce doivent} être.',
    'game.id': 'Son id est « {id} », son dossier « {folder} ». Donnez-leur le même nom.',
    'game.twice': 'Il y a déjà un jeu « {id} », dans {folder}. Renommez celui-ci, dossier et id.',
    'game.folder': 'Ce dossier n’existe pas.',
    'game.itself': 'Ce dossier est lui-même un jeu. Nommez celui qui le contient : {folder}',
    'game.none': 'Il n’y a pas de jeu ici. Un jeu est un dossier avec un index.ts.'
  })
}
