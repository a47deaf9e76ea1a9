// What `tablekeeper learn` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.learn': `tablekeeper learn pad [FILE]

Finds out what any gamepad, numpad or macro pad says by asking for each button, and writes FILE (my-pad.yaml), a profile for the
table file. Stop whenever you like: asked again, it goes on where it was.`,
    'learn.what': 'Only pads can be learnt: tablekeeper learn pad.',
    'learn.rest': 'Plug the pad in and do not touch it for a moment…',
    'learn.none': 'No pad is plugged in that this computer can read: plug one in, then ask again.',
    'learn.which': 'Press any button on the pad, and let it go.',
    'learn.found': 'This is {name}.',
    'learn.other': '{file} is of another pad: name another file, or remove it.',
    'learn.goesOn': '{file} knows {n} {n|button|buttons} already.',
    'learn.press': 'Press {button} and let it go. Enter: it has none; q: enough.',
    'learn.is': '{button}: {sign}',
    'learn.twice': 'That is {button} already. Press another one.',
    'learn.gone': 'The pad is gone: plug it in and ask again, what was learnt is kept.',
    'learn.done': '{file} is written. In the table file, for each seat that has such a pad:',
    'learn.confirm': 'what shall confirm',
    'learn.undo': 'what shall take back',
    'learn.why': 'what shall ask why',
    'learn.end': 'what shall end a turn',
    'learn.left': 'what shall go left',
    'learn.right': 'what shall go right',
    'learn.digit': 'what shall be {n}'
  },
  fr: {
    'help.learn': `tablekeeper learn pad [FICHIER]

Apprend ce que dit une manette, un pavé numérique ou un pavé de macros en demandant chaque bouton, et écrit FICHIER (my-pad.yaml),
un profil pour le fichier de la table. Arrêtez quand vous voulez : relancé, il reprend où il en était.`,
    'learn.what': 'Seules les manettes s’apprennent : tablekeeper learn pad.',
    'learn.rest': 'Branchez la manette et n’y touchez pas un instant…',
    'learn.none': 'Aucune manette lisible n’est branchée ici : branchez-en une, puis relancez.',
    'learn.which': 'Appuyez sur un bouton de la manette, puis relâchez-le.',
    'learn.found': 'C’est {name}.',
    'learn.other': '{file} est celui d’une autre manette : nommez un autre fichier, ou supprimez-le.',
    'learn.goesOn': '{file} connaît déjà {n} {n|bouton|boutons}.',
    'learn.press': 'Appuyez sur {button}, puis relâchez. Entrée : il n’y en a pas ; q : cela suffit.',
    'learn.is': '{button} : {sign}',
    'learn.twice': 'C’est déjà {button}. Appuyez sur un autre.',
    'learn.gone': 'La manette n’est plus là : branchez-la et relancez, ce qui est appris est gardé.',
    'learn.done': '{file} est écrit. Dans le fichier de la table, pour chaque siège qui a une telle manette :',
    'learn.confirm': 'ce qui confirmera',
    'learn.undo': 'ce qui reprendra un coup',
    'learn.why': 'ce qui demandera pourquoi',
    'learn.end': 'ce qui finira un tour',
    'learn.left': 'ce qui ira à gauche',
    'learn.right': 'ce qui ira à droite',
    'learn.digit': 'ce qui sera {n}'
  }
}
