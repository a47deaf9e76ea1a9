// What `tablekeeper invite` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.invite': `tablekeeper invite [SEAT | all | watch] [--port 8080] [--config FILE]

Prints an invitation for a tablet or phone, as a QR code and a link. It works once, for one day. The daemon runs on this machine.

  SEAT           the number of a seat, 1 is the first
  all            all seats that nobody holds (this unless said)
  watch          to watch
  --port N       the port of the daemon (8080)
  --config FILE  its table file, for the port`,
    'invite.whom': '“{whom}” is nobody to invite. Use the number of a seat, all or watch.',
    'invite.nobody': 'No tablekeeper answers on port {port} of this machine. Start it, or give --port.',
    'invite.denied': 'The daemon takes nobody here for the host. Invite from the page, with the host PIN.',
    'invite.alone': 'Only this machine reaches the daemon. Start it with --host 0.0.0.0',
    'invite.once': 'Point a camera at it, or open the link. It works once, for one day.'
  },
  fr: {
    'help.invite': `tablekeeper invite [PLACE | all | watch] [--port 8080] [--config FICHIER]

Affiche une invitation pour une tablette ou un téléphone : un QR code et un lien. Elle sert une fois, sous 24 heures. Le programme tourne sur
cette machine.

  PLACE             le numéro d’une place, 1 est la première
  all               toutes les places libres (par défaut)
  watch             pour regarder
  --port N          le port du programme (8080)
  --config FICHIER  son fichier de table, pour le port`,
    'invite.whom': '« {whom} » ne s’invite pas. Donnez le numéro d’une place, all ou watch.',
    'invite.nobody': 'Aucun tablekeeper ne répond au port {port} ici. Lancez-le, ou donnez --port.',
    'invite.denied': 'Ici, personne n’est l’hôte. Invitez depuis la page, avec le code de l’hôte.',
    'invite.alone': 'Seule cette machine atteint le programme. Lancez-le avec --host 0.0.0.0',
    'invite.once': 'Visez-le avec un appareil photo ou ouvrez le lien. Il sert une fois, sous 24 heures.'
  }
}
