// What `tablekeeper calibrate` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.calibrate': `tablekeeper calibrate [--config FILE] [--data DIR] [--grid X0,Y0,X1,Y1] [--port 8080] [--again]
tablekeeper calibrate [--config FILE] --sand THING --seat N [--by-hand]

Lights one lamp after another: put any piece there. This finds cells that are wired to the wrong place or do not answer.
At the end it writes the reader's position into the table file and keeps your comments. The old file is kept beside it.
Ctrl-C stops it; the next run continues where it stopped. Stop the daemon first if it uses the same reader.

  --config FILE  the table file (that of the installed program, or table.yaml in the data folder)
  --data DIR     where its progress is saved (the folder of the journal)
  --grid CORNERS the points to ask for, in board units, for a table without lamps
  --port N       the port of a page that shows the same (8080; 0 takes any free port)
  --again        starts over
  --sand THING   measures how long a sand timer such as truck/0 drains and fills, three times each, and writes it for --seat N
  --by-hand      no sensor is in it: Enter says when you turn it

Enter skips a cell that does not answer; b and Enter goes back one.`,
    'sand.seat': '{seat} is no seat. Seats are numbered from 0 to {most}.',
    'sand.begin': 'Measuring {thing}. When its sand has stopped, press Enter. Ctrl-C stops.',
    'sand.begin.byHand': 'Measuring {thing}. Press Enter as you turn it and as its sand stops.',
    'sand.upright': '{n}/{of}  Set it upright until its sand stops.',
    'sand.inverted': '{n}/{of}  Hold it upside down until its sand stops.',
    'sand.is.begun': 'The time runs. Press Enter when the sand stops.',
    'sand.is.early': 'It is not turned yet. Is its sensor on?',
    'sand.is.turned': 'It was turned before you pressed Enter. One step back.',
    'sand.is.emptied': 'It is empty.',
    'sand.is.filled': 'Filled in {seconds} s.',
    'sand.is.drained': 'Drained in {seconds} s.',
    'sand.is.unlikely': '{seconds} s cannot be right: 5 s to 10 minutes. One step back.',
    'sand.measured': 'Drains in {drain} s, fills in {fill} s: the medians of three.',
    'sand.stopped': 'Stopped. Nothing is written.',
    'sand.written': '{file} is updated for seat {seat}. New matches use it.',
    'calibrate.config': 'Name the table file to calibrate with --config.',
    'calibrate.lamps': 'This table has no lamps. Give the points with --grid, such as --grid 0,0,5,5.',
    'calibrate.grid': '--grid {grid} is not a rectangle of three points or more. Use X0,Y0,X1,Y1.',
    'calibrate.port': 'The page cannot be opened on port {port}: {reason}. --port 0 takes any free one.',
    'calibrate.page': 'Follow on this page, or here: {address}',
    'calibrate.resumed': '{n} {n|point was|points were} found before; --again starts over.',
    'calibrate.title': 'Calibrating {table}',
    'calibrate.put': 'Put a piece at {at}. If the table has lamps, one is lit there.',
    'calibrate.twice': '{name} answers, but it was found at {at} before. Is the piece in the right place?',
    'calibrate.several': 'Several answer at once ({names}). Leave only one piece on the table.',
    'calibrate.skip': 'Nothing answers here',
    'calibrate.back': 'Go back one',
    'calibrate.line': '{at}: {name}',
    'calibrate.dead': '{at}: nothing answers',
    'calibrate.gone': 'The calibration has ended.',
    'calibrate.stopped': '{n} of {of} found. Run the same command again to continue.',
    'calibrate.nofit': 'Too few points answered. At least three are needed, not all on one line.',
    'calibrate.fits': 'The reader is located; the worst point is {worst} off.',
    'calibrate.strays': 'Cells wired elsewhere, saved as they are: {names}.',
    'calibrate.deads': 'Nothing answers at {points}. Check switch, diode and solder.',
    'calibrate.written': '{file} is updated.'
  },
  fr: {
    'help.calibrate': `tablekeeper calibrate [--config FICHIER] [--data DOSSIER] [--grid X0,Y0,X1,Y1] [--port 8080] [--again]
tablekeeper calibrate [--config FICHIER] --sand OBJET --seat N [--by-hand]

Une lampe s’allume : posez-y n’importe quelle pièce, puis passez à la suivante. Les cellules câblées au mauvais endroit et celles qui ne
répondent pas sont trouvées. À la fin, le fichier de table sait comment le lecteur est placé sous le plateau ; ses commentaires
restent et l’ancien est gardé à côté. Ctrl-C arrête la commande ; relancée, elle reprend où elle en était. Arrêtez d’abord le
programme s’il utilise ce lecteur.

  --config FICHIER  le fichier de table (celui du programme installé, ou table.yaml dans le dossier du journal)
  --data DOSSIER    où noter l’avancement (le dossier du journal)
  --grid COINS      les points à demander, en unités du plateau, pour une table sans lampes
  --port N          le port de la page qui montre la même chose (8080 ; 0 prend un port libre)
  --again           recommence depuis le début
  --sand OBJET      mesure trois fois en combien de temps un sablier, truck/0 par exemple, se vide et se remplit ; noté pour --seat N
  --by-hand         il n’a pas de capteur : Entrée dit quand vous le retournez

Entrée passe une cellule qui ne répond pas, b puis Entrée revient d’une.`,
    'sand.seat': 'Il n’y a pas de place {seat}. Les places vont de 0 à {most}.',
    'sand.begin': 'Mesure de {thing}. Quand le sable s’arrête, appuyez sur Entrée. Ctrl-C arrête.',
    'sand.begin.byHand': 'Mesure de {thing}. Entrée quand vous le retournez, Entrée quand le sable s’arrête.',
    'sand.upright': '{n}/{of}  Mettez-le debout jusqu’à ce que le sable s’arrête.',
    'sand.inverted': '{n}/{of}  Tenez-le tête en bas jusqu’à ce que le sable s’arrête.',
    'sand.is.begun': 'Le temps court. Appuyez sur Entrée quand le sable s’arrête.',
    'sand.is.early': 'Il n’est pas encore retourné. Son capteur est-il allumé ?',
    'sand.is.turned': 'Il a été retourné avant que vous appuyiez sur Entrée. Une étape en arrière.',
    'sand.is.emptied': 'Il est vide.',
    'sand.is.filled': 'Rempli en {seconds} s.',
    'sand.is.drained': 'Vidé en {seconds} s.',
    'sand.is.unlikely': '{seconds} s, c’est impossible : de 5 s à 10 minutes. Une étape en arrière.',
    'sand.measured': 'Il se vide en {drain} s et se remplit en {fill} s : médianes de trois mesures.',
    'sand.stopped': 'Arrêté. Rien n’est enregistré.',
    'sand.written': '{file} est à jour pour la place {seat}. Les nouvelles parties en tiennent compte.',
    'calibrate.config': 'Nommez le fichier de table à calibrer avec --config.',
    'calibrate.lamps': 'Cette table n’a pas de lampes. Donnez les points avec --grid, par exemple --grid 0,0,5,5.',
    'calibrate.grid': '--grid {grid} n’est pas un rectangle d’au moins trois points. Il faut X0,Y0,X1,Y1.',
    'calibrate.port': 'La page ne peut pas s’ouvrir sur le port {port} : {reason}. --port 0 prend un port libre.',
    'calibrate.page': 'Suivez sur cette page, ou ici : {address}',
    'calibrate.resumed': '{n} {n|point déjà trouvé|points déjà trouvés} ; --again recommence.',
    'calibrate.title': 'Calibrage de {table}',
    'calibrate.put': 'Posez une pièce en {at}. Si la table a des lampes, l’une y est allumée.',
    'calibrate.twice': '{name} répond, mais répondait déjà en {at}. La pièce est-elle au bon endroit ?',
    'calibrate.several': 'Plusieurs répondent ({names}). Ne laissez qu’une pièce sur la table.',
    'calibrate.skip': 'Rien ne répond ici',
    'calibrate.back': 'Revenir en arrière',
    'calibrate.line': '{at} : {name}',
    'calibrate.dead': '{at} : rien ne répond',
    'calibrate.gone': 'Le calibrage est fini.',
    'calibrate.stopped': '{n} sur {of} {n|trouvé|trouvés}. Relancez la même commande pour continuer.',
    'calibrate.nofit': 'Trop peu de points répondent. Il en faut au moins trois, pas tous alignés.',
    'calibrate.fits': 'Le lecteur est situé ; l’écart maximal est de {worst}.',
    'calibrate.strays': 'Cellules câblées ailleurs, enregistrées telles quelles : {names}.',
    'calibrate.deads': 'Rien ne répond en {points}. Vérifiez interrupteur, diode et soudure.',
    'calibrate.written': '{file} est à jour.'
  }
}
