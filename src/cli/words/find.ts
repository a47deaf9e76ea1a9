// What `tablekeeper find` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.find': `tablekeeper find [--config FILE] [--name NAME] [--port PORT] [--seconds N] [--yes | --json | --follow]

Asks every free serial port who is there, lists pads and cameras, and shows a table file for them. With --yes it writes the file and keeps the old one beside
it. Stop the daemon first: it holds its ports. Run tablekeeper calibrate afterwards.

  --config FILE  the table file to write (that of the installed program, or data/table.yaml); what it says of the server, of data and games stays
  --name NAME    what the table is called
  --port PORT    asks this port only; may be given several times
  --seconds N    how long each port may take to answer (8)
  --yes          writes the table file
  --json         prints what was found for programs, and writes nothing
  --follow       goes on looking, and prints the same at every change`,
    'find.cells': 'Reader: {name}, {columns} × {rows} cells, on {port}',
    'find.reader': 'Reader: {name}, on {port}',
    'find.lamps': 'Lamps: {name}, on {port}',
    'find.pad': 'Pad: {name}, used as {profile}',
    'find.camera': 'Camera: {camera}',
    'find.silent': '{port}: nothing of ours answers. New boards need: tablekeeper flash',
    'find.held': '{port}: {by} uses it',
    'find.nothing': 'Nothing is plugged in. The virtual table needs nothing.',
    'find.name': 'Our table',
    'find.preview': 'To write this as {file}, add --yes.',
    'find.written': '{file} is written. A running daemon follows it at once.'
  },
  fr: {
    'help.find': `tablekeeper find [--config FICHIER] [--name NOM] [--port PORT] [--seconds N] [--yes | --json | --follow]

Demande à chaque port série libre qui est là, liste manettes et caméras, et montre un fichier de table. Avec --yes, le fichier est écrit et l’ancien gardé à
côté. Arrêtez d’abord le programme : il occupe ses ports. Ensuite : tablekeeper calibrate.

  --config FICHIER  le fichier de table à écrire (celui du programme installé, ou data/table.yaml) ; ce qu’il dit du serveur, des données et des jeux reste
  --name NOM        le nom de la table
  --port PORT       ne demande qu’à ce port ; peut être donné plusieurs fois
  --seconds N       combien de temps chaque port a pour répondre (8)
  --yes             écrit le fichier de table
  --json            affiche ce qui est trouvé pour des programmes, et n’écrit rien
  --follow          continue à chercher, et affiche de même chaque changement`,
    'find.cells': 'Lecteur : {name}, {columns} × {rows} cases, sur {port}',
    'find.reader': 'Lecteur : {name}, sur {port}',
    'find.lamps': 'Lampes : {name}, sur {port}',
    'find.pad': 'Manette : {name}, utilisée comme {profile}',
    'find.camera': 'Caméra : {camera}',
    'find.silent': '{port} : rien de nous n’y répond. Pour une carte neuve : tablekeeper flash',
    'find.held': '{port} : occupé par {by}',
    'find.nothing': 'Rien n’est branché. La table virtuelle n’a besoin de rien.',
    'find.name': 'Notre table',
    'find.preview': 'Pour écrire ceci dans {file}, ajoutez --yes.',
    'find.written': '{file} est écrit. Un programme en marche le suit aussitôt.'
  }
}
