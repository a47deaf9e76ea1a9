// What `tablekeeper learn` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.learn': `tablekeeper learn pad [FILE]

Asks for each button of a gamepad, numpad or macro pad, and writes a profile for the table file: FILE, or my-pad.yaml
beside the table file. Stop whenever you like; the next run continues where you stopped.`,
    'learn.what': 'Only pads can be learned: tablekeeper learn pad.',
    'learn.rest': 'Plug the pad in and don’t touch it for a moment…',
    'learn.none': 'No readable pad is plugged in. Plug one in and try again.',
    'learn.which': 'Press any button on the pad, then release it.',
    'learn.found': 'This is {name}.',
    'learn.other': '{file} belongs to another pad. Name another file, or remove it.',
    'learn.goesOn': '{file} already knows {n} {n|button|buttons}.',
    'learn.press': 'Press {button}, then release. Enter skips it, q ends.',
    'learn.is': '{button}: {sign}',
    'learn.twice': 'That is already {button}. Press another one.',
    'learn.gone': 'The pad is gone. Plug it in and try again; what was learned is kept.',
    'learn.done': '{file} is written. For each seat with such a pad, add this to the table file:',
    'learn.confirm': 'the button to confirm',
    'learn.undo': 'the button to undo',
    'learn.why': 'the button to ask why',
    'learn.end': 'the button to end the turn',
    'learn.left': 'the button for left',
    'learn.right': 'the button for right',
    'learn.digit': 'the button for {n}'
  },
  fr: {
    'help.learn': `tablekeeper learn pad [FICHIER]

Demande chaque bouton d’une manette, d’un pavé numérique ou de macros, et écrit un profil pour le fichier de table : FICHIER, ou
my-pad.yaml à côté du fichier de table. Arrêtez quand vous voulez : relancée, la commande reprend où elle en était.`,
    'learn.what': 'Seules les manettes s’apprennent : tablekeeper learn pad.',
    'learn.rest': 'Branchez la manette et n’y touchez pas un instant…',
    'learn.none': 'Aucune manette lisible n’est branchée. Branchez-en une et réessayez.',
    'learn.which': 'Appuyez sur un bouton de la manette, puis relâchez-le.',
    'learn.found': 'C’est {name}.',
    'learn.other': '{file} est d’une autre manette. Nommez un autre fichier, ou supprimez-le.',
    'learn.goesOn': '{file} connaît déjà {n} {n|bouton|boutons}.',
    'learn.press': 'Appuyez sur {button}, puis relâchez. Entrée le passe, q termine.',
    'learn.is': '{button} : {sign}',
    'learn.twice': 'C’est déjà {button}. Appuyez sur un autre.',
    'learn.gone': 'La manette n’est plus là. Rebranchez-la et réessayez ; ce qui est appris reste.',
    'learn.done': '{file} est écrit. Ajoutez ceci au fichier de table, pour chaque place qui a cette manette :',
    'learn.confirm': 'le bouton pour valider',
    'learn.undo': 'le bouton pour annuler le coup',
    'learn.why': 'le bouton pour demander pourquoi',
    'learn.end': 'le bouton de fin du tour',
    'learn.left': 'le bouton gauche',
    'learn.right': 'le bouton droite',
    'learn.digit': 'le bouton {n}'
  }
}
