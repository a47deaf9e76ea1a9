// What `tablekeeper invite` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.invite': `tablekeeper invite [SEAT | all | watch] [--data DIR] [--port 8080] [--config FILE]

Prints an invitation for a tablet or phone, as a QR code and a link. It works once, within 24 hours. The daemon must run on this computer.

  SEAT           the number of a seat, 1 is the first
  all            all free seats (the default)
  watch          no seat, only to watch
  --data DIR     the data folder of the daemon (as the table file says); its port and certificate are found there
  --port N       the port of the daemon (8080)
  --config FILE  the table file of the daemon, from which data folder and port are known`,
    'invite.whom': 'There is no seat “{whom}”. Use the number of a seat, all or watch.',
    'invite.nobody': 'No tablekeeper answers on port {port} of this computer. Start it, or give --port.',
    'invite.denied': 'This computer is not the host. Invite from the page, with the host PIN.',
    'invite.alone': 'Only this computer can reach the daemon. Start it with --host 0.0.0.0',
    'invite.once': 'Scan it with a camera, or open the link. It works once, within 24 hours.'
  },
  fr: {
    'help.invite': `tablekeeper invite [PLACE | all | watch] [--data DOSSIER] [--port 8080]
                   [--config FICHIER]

Affiche une invitation pour une tablette ou un téléphone : un QR code et un lien. Elle est valable une seule fois, pendant 24 heures. Le programme doit
tourner sur cet ordinateur.

  PLACE             le numéro d’une place, 1 est la première
  all               toutes les places libres (par défaut)
  watch             aucune place, pour regarder
  --data DOSSIER    le dossier de données du programme (selon le fichier de table) : il donne port et certificat
  --port N          le port du programme (8080)
  --config FICHIER  son fichier de table, pour tout cela`,
    'invite.whom': 'Il n’y a pas de place « {whom} ». Donnez le numéro d’une place, all ou watch.',
    'invite.nobody': 'Aucun tablekeeper ne répond au port {port} de cet ordinateur. Lancez-le, ou donnez --port.',
    'invite.denied': 'Cet ordinateur n’est pas l’hôte. Invitez depuis la page, avec le code de l’hôte.',
    'invite.alone': 'Seul cet ordinateur peut joindre le programme. Lancez-le avec --host 0.0.0.0',
    'invite.once': 'Scannez le QR code ou ouvrez le lien : une seule fois, pendant 24 heures.'
  }
}
