// What `tablekeeper calibrate` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.calibrate': `tablekeeper calibrate --config FILE [--data DIR] [--grid X0,Y0,X1,Y1] [--port 8080] [--again]

A lamp lights: put any piece there, then go on to the next. Cells wired to the wrong place and cells that do not answer are found
out. At the end the table file knows how the reader lies under the board; its comments stay, FILE.before is the file as it was.
It can be stopped with Ctrl-C and goes on where it was. The daemon must not run on the same reader.

  --config FILE  the table file
  --data DIR     where it is remembered how far it has come (the folder of the journal)
  --grid CORNERS whole points of the board to ask for, in board units, where no lamps show them
  --port N       where the page with the same is (8080; 0 takes any free port)
  --again        begins anew

Enter passes over a cell that does not answer, b and Enter goes back one.`,
    'calibrate.config': 'Name the table file to calibrate with --config.',
    'calibrate.lamps': 'This table has no lamps to show where: say which points with --grid, such as --grid 0,0,5,5.',
    'calibrate.grid': '--grid {grid} is no rectangle of three points or more: X0,Y0,X1,Y1, such as 0,0,5,5.',
    'calibrate.port': 'The page cannot be opened on port {port}: {reason}. --port 0 takes any free one.',
    'calibrate.page': 'Follow on this page, or here: {address}',
    'calibrate.resumed': '{n} {n|point was|points were} found before; --again begins anew.',
    'calibrate.title': 'Calibrating {table}',
    'calibrate.put': 'Put a piece on {at}, where the light is.',
    'calibrate.twice': '{name} answers, but it is under {at}: is the piece where the light is?',
    'calibrate.several': 'Several answer at once ({names}): leave one piece on the table.',
    'calibrate.skip': 'Nothing answers here',
    'calibrate.back': 'One back',
    'calibrate.line': '{at}: {name}',
    'calibrate.dead': '{at}: nothing answers',
    'calibrate.gone': 'The calibration has ended.',
    'calibrate.stopped': '{n} of {of} found. Call the same command again to go on.',
    'calibrate.nofit': 'Too few points answered to know how the reader lies: three that are not on a line.',
    'calibrate.fits': 'The reader’s place is known; the farthest point is {worst} off.',
    'calibrate.strays': 'Wired elsewhere, and written down as they are: {names}.',
    'calibrate.deads': 'Nothing answers at {points}: look at the switch, its diode and its solder.',
    'calibrate.written': '{file} knows it now.'
  },
  fr: {
    'help.calibrate': `tablekeeper calibrate --config FICHIER [--data DOSSIER] [--grid X0,Y0,X1,Y1] [--port 8080] [--again]

Une lampe s’allume : posez-y n’importe quelle pièce, puis passez à la suivante. Les cases câblées au mauvais endroit et celles qui ne
répondent pas sont trouvées. À la fin, le fichier de la table sait comment le lecteur est placé sous le plateau ; ses commentaires
restent, FICHIER.before le garde tel qu’il était. Ctrl-C l’arrête, il reprendra où il en était. Le programme ne doit pas tourner sur
le même lecteur.

  --config FICHIER  le fichier de la table
  --data DOSSIER    où se souvenir du chemin fait (le dossier du journal)
  --grid COINS      les points entiers du plateau à demander, là où aucune lampe ne les montre
  --port N          le port de la page qui montre la même chose (8080 ; 0 prend un port libre)
  --again           recommence depuis le début

Entrée passe une case qui ne répond pas, b puis Entrée revient d’une.`,
    'calibrate.config': 'Nommez le fichier de la table à calibrer avec --config.',
    'calibrate.lamps':
      'Cette table n’a pas de lampes pour montrer où : dites quels points avec --grid, par exemple --grid 0,0,5,5.',
    'calibrate.grid':
      '--grid {grid} n’est pas un rectangle de trois points ou plus : X0,Y0,X1,Y1, par exemple 0,0,5,5.',
    'calibrate.port': 'La page ne peut pas s’ouvrir sur le port {port} : {reason}. --port 0 prend un port libre.',
    'calibrate.page': 'Suivez sur cette page, ou ici : {address}',
    'calibrate.resumed': '{n} {n|point déjà trouvé|points déjà trouvés} ; --again recommence.',
    'calibrate.title': 'Calibrage de {table}',
    'calibrate.put': 'Posez une pièce en {at}, là où est la lumière.',
    'calibrate.twice': '{name} répond, mais c’est sous {at} : la pièce est-elle là où est la lumière ?',
    'calibrate.several': 'Plusieurs répondent à la fois ({names}) : ne laissez qu’une pièce sur la table.',
    'calibrate.skip': 'Rien ne répond ici',
    'calibrate.back': 'Revenir d’un',
    'calibrate.line': '{at} : {name}',
    'calibrate.dead': '{at} : rien ne répond',
    'calibrate.gone': 'Le calibrage est fini.',
    'calibrate.stopped': '{n} sur {of} trouvés. Relancez la même commande pour continuer.',
    'calibrate.nofit':
      'Trop peu de points ont répondu pour situer le lecteur : il en faut trois hors d’une même ligne.',
    'calibrate.fits': 'La place du lecteur est connue ; le point le plus loin est à {worst} près.',
    'calibrate.strays': 'Câblées ailleurs, et notées comme telles : {names}.',
    'calibrate.deads': 'Rien ne répond en {points} : regardez l’interrupteur, sa diode et sa soudure.',
    'calibrate.written': '{file} le sait maintenant.'
  }
}
