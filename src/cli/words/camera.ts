// What `tablekeeper camera` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.camera': `tablekeeper camera [--config FILE] [--port 8080]

Shows live what the table's camera sees, to aim it: every tag that it reads gets a frame. Stop the daemon first if it uses
the same camera.

  --config FILE  the table file (that of the installed program, or data/table.yaml)
  --port N       the port of the page (8080; 0 takes any free port)`,
    'camera.config': 'Name the table file of the camera with --config.',
    'camera.none': 'The reader in {file} is not a camera.',
    'camera.title': 'What {name} sees',
    'camera.waiting': 'Waiting for the first image.',
    'camera.gone': 'The command has ended.',
    'camera.page': 'Watch here: {address}',
    'camera.aim': '{found} of {of} corners in view. Turn the camera until all are, and add light.',
    'camera.sees':
      '{corners} {corners|corner|corners}, {tags} {tags|piece|pieces}, {dice} {dice|die|dice}; {n} {n|image|images} per second.'
  },
  fr: {
    'help.camera': `tablekeeper camera [--config FICHIER] [--port 8080]

Montre en direct ce que voit la caméra de la table, pour l’orienter : chaque marque lue reçoit un cadre. Arrêtez d’abord le
programme s’il utilise la même caméra.

  --config FICHIER  le fichier de table (celui du programme installé, ou data/table.yaml)
  --port N          le port de la page (8080 ; 0 prend un port libre)`,
    'camera.config': 'Nommez le fichier de table de la caméra avec --config.',
    'camera.none': 'Le lecteur de {file} n’est pas une caméra.',
    'camera.title': 'Ce que voit {name}',
    'camera.waiting': 'En attente de la première image.',
    'camera.gone': 'La commande est finie.',
    'camera.page': 'Regardez ici : {address}',
    'camera.aim': '{found} {found|coin|coins} sur {of} en vue. Tournez la caméra jusqu’à les voir tous, et éclairez.',
    'camera.sees':
      '{corners} {corners|coin|coins}, {tags} {tags|pièce|pièces}, {dice} {dice|dé|dés} ; {n} {n|image|images} par seconde.'
  }
}
