// What the table itself says, in both languages: of matches that it cannot begin or resume.

import { type Dictionary, typeset } from '../core/words.ts'

export const words: Dictionary = {
  en: {
    'table.unplayed': 'No match is being played. Start one first.',
    'table.noGame': 'There is no game “{game}”. Games: {known}.',
    'table.unfit': 'A match can’t start like this. Change the players or the rules.',
    'table.hint.none': 'No hints were agreed for this match.',
    'table.hint.turn': 'A hint is for whoever must act now.',
    'table.hint.wait': 'First put the table right. Then ask for a hint.',
    'table.hint.used': 'You have used {n|your hint|all your hints}.',
    'table.hint.told': '{who} asks for a hint ({n} of {of}).',
    'table.real': 'This table is real. Move its pieces by hand.',
    'table.resumed': 'Match {match} goes on where it stopped.',
    'table.unread': 'Can’t resume match {match}. {why}',
    'table.gone': 'Match {match} is gone.',
    'table.secretLost': 'The secret of match {match} is gone. Its draws can’t be verified any more.',
    'table.playing': 'Match {match} is on the table. End it first.',
    'table.ended': 'Match {match} is over. Watch it again, or start a new one.',
    'table.uninstalled': 'Match {match} needs {game}, which is not installed. It stays in the journal.'
  },
  fr: typeset({
    'table.unplayed': 'Aucune partie en cours. Commencez-en une.',
    'table.noGame': 'Le jeu « {game} » n’existe pas. Jeux : {known}.',
    'table.unfit': 'La partie ne peut pas commencer ainsi. Changez les joueurs ou les règles.',
    'table.hint.none': 'Aucun indice n’a été convenu pour cette partie.',
    'table.hint.turn': 'Un indice est pour la personne qui doit jouer.',
    'table.hint.wait': 'Remettez d’abord la table en ordre, puis demandez un indice.',
    'table.hint.used': 'Vous avez utilisé {n|votre indice|tous vos indices}.',
    'table.hint.told': '{who} demande un indice ({n} sur {of}).',
    'table.real': 'Cette table est réelle. Déplacez ses pièces à la main.',
    'table.resumed': 'La partie {match} reprend où elle en était.',
    'table.unread': 'Impossible de reprendre la partie {match}. {why}',
    'table.gone': 'La partie {match} a disparu.',
    'table.secretLost': 'Le secret de la partie {match} est perdu. Ses tirages ne sont plus vérifiables.',
    'table.playing': 'La partie {match} est sur la table. Terminez-la d’abord.',
    'table.ended': 'La partie {match} est finie. Revoyez-la, ou commencez-en une autre.',
    'table.uninstalled': 'La partie {match} est de {game}, qui n’est pas installé. Elle reste dans le journal.'
  })
}
