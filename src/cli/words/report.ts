// What `tablekeeper report` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.report': `tablekeeper report [--to FILE] [--everything] [--data DIR] [--config FILE] [--games DIR] [--host ADDRESS] [--port N]

Shows what somebody needs to find a fault: versions, what doctor finds, devices and counters, the last lines of the log, the match, and the recording of the last
ten minutes at least. Read it first; with --to it is written, as a text that tablekeeper replay plays.

Tokens, PIN, seat codes, keys and the secret of a match that goes on are removed. Hidden hands are as spectators may know them until the match is over. Names of
players, of devices and of your table file stay in it.

  --to FILE       writes it to this file
  --everything    hidden hands as well: only for the owner of the table, when everybody at it agrees
  --data DIR      the folder of the journal (as the table file says)
  --config FILE   the table file (that of the installed program, or table.yaml in the data folder; if there is none, the virtual table)
  --games DIR     a folder of further games; may be given several times
  --host ADDRESS  the address of the daemon, if the table file does not name it
  --port N        the port of the daemon, if the table file does not name it`,
    'report.more': 'To write this to a file, add --to FILE. Names of players are in it.',
    'report.hidden': 'Hands are hidden: {n|match|matches} {matches} {n|has|have} not ended.',
    'report.open': 'Nothing in the recording is hidden.',
    'report.everything': 'Hidden hands are in it. Give it only to people who may see them.',
    'report.made': 'Report of {kilobytes} kB: {file}. To play it: tablekeeper replay {file}',
    'report.failed': 'Can’t write {file}: {why}',
    'report.noDaemon': 'No daemon answers at {address}.',
    'report.noLog': 'The log is empty.',
    'report.noTape': 'The flight recorder has recorded nothing.'
  },
  fr: {
    'help.report': `tablekeeper report [--to FICHIER] [--everything] [--data DOSSIER] [--config FICHIER] [--games DOSSIER] [--host ADRESSE] [--port N]

Montre ce qu’il faut à quelqu’un pour trouver une panne : versions, constats de doctor, appareils et compteurs, dernières lignes du journal technique, partie, et
l’enregistrement d’au moins les dix dernières minutes. Lisez-le d’abord ; avec --to il est écrit, en un texte que tablekeeper replay rejoue.

Jetons, codes, clés et secret de la partie en cours sont retirés. Les mains cachées y sont comme les spectateurs peuvent les connaître, jusqu’à la fin de la
partie. Les noms des joueurs, des appareils et de votre fichier de table y restent.

  --to FICHIER      l’écrit dans ce fichier
  --everything      les mains cachées aussi : réservé à qui possède la table, si tous les joueurs sont d’accord
  --data DOSSIER    le dossier du journal (selon le fichier de table)
  --config FICHIER  le fichier de table (celui du programme installé, ou table.yaml dans le dossier du journal ; à défaut, la table virtuelle)
  --games DOSSIER   un dossier d’autres jeux ; peut être donné plusieurs fois
  --host ADRESSE    où le programme répond, si ce n’est pas dans le fichier de table
  --port N          son port, de même`,
    'report.more': 'Pour l’écrire dans un fichier, ajoutez --to FICHIER. Il contient les noms des joueurs.',
    'report.hidden': 'Mains cachées : {n|la partie|les parties} {matches} {n|n’est pas finie|ne sont pas finies}.',
    'report.open': 'Rien n’est caché dans l’enregistrement.',
    'report.everything': 'Il contient les mains cachées. Ne le donnez qu’à qui peut les voir.',
    'report.made': 'Rapport de {kilobytes} ko : {file}. Pour le rejouer : tablekeeper replay {file}',
    'report.failed': 'Impossible d’écrire {file} : {why}',
    'report.noDaemon': 'Aucun programme ne répond à {address}.',
    'report.noLog': 'Aucune ligne.',
    'report.noTape': 'L’enregistreur de vol n’a rien enregistré.'
  }
}
