// What `tablekeeper certificate` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.certificate': `tablekeeper certificate [--config FILE] [--data DIR] [--name NAME]

Makes a certificate for this table, signed by an authority of its own, in the folder tls of the data folder. Tablets that trust the
authority open the page over https: their screens stay on, and the page can be installed. Run it again to renew the certificate or after
the table's address has changed; tablets go on trusting it.

  --config FILE  the table file, for its names and its data folder
  --data DIR     the folder of the journal (as the table file says)
  --name NAME    one more name or address of this table; may be given several times`,
    'certificate.name': '“{name}” is neither a host name nor an address.',
    'certificate.unwritten': 'No certificate could be made in {folder}: {reason}',
    'certificate.names': 'Certificate made for {names}.',
    'certificate.lines': 'Put these lines into your table file. Then, on each tablet:',
    'certificate.open': '1. Open {address} and accept the warning, this once.',
    'certificate.ipad': '2. iPad: Settings, Profile Downloaded, Install. Then, also in Settings: General, About,',
    'certificate.ipad.trust': '   Certificate Trust Settings: switch on the name that begins with “tablekeeper”.',
    'certificate.android': '   Android: Settings, Security, Install a certificate, CA certificate. Choose the file.',
    'certificate.fingerprint': '3. The tablet must show this SHA-256 fingerprint (until {day}): {fingerprint}'
  },
  fr: {
    'help.certificate': `tablekeeper certificate [--config FICHIER] [--data DOSSIER] [--name NOM]

Crée un certificat pour cette table, signé par sa propre autorité, dans le dossier tls du dossier de données. Les tablettes qui font
confiance à cette autorité ouvrent la page en https : leur écran reste allumé, et la page s’installe. À relancer pour renouveler le
certificat, ou quand la table change d’adresse ; les tablettes lui font toujours confiance.

  --config FICHIER  le fichier de table, pour ses noms et son dossier de données
  --data DOSSIER    le dossier du journal (selon le fichier de table)
  --name NOM        un nom ou une adresse de plus ; peut être donné plusieurs fois`,
    'certificate.name': '« {name} » n’est ni un nom d’hôte ni une adresse.',
    'certificate.unwritten': 'Impossible de créer un certificat dans {folder} : {reason}',
    'certificate.names': 'Certificat créé pour {names}.',
    'certificate.lines': 'Ajoutez ces lignes à votre fichier de table. Puis, sur chaque tablette :',
    'certificate.open': '1. Ouvrez {address} et acceptez l’avertissement, cette fois.',
    'certificate.ipad': '2. iPad : Réglages, Profil téléchargé, Installer. Puis Général, Informations,',
    'certificate.ipad.trust': '   Réglages des certificats : activez le nom qui commence par « tablekeeper ».',
    'certificate.android': '   Android : Paramètres, Sécurité, Installer un certificat, Certificat CA : ce fichier.',
    'certificate.fingerprint': '3. La tablette doit montrer cette empreinte SHA-256 (jusqu’au {day}) : {fingerprint}'
  }
}
