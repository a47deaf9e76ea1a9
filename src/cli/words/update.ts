// What `tablekeeper update` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.update': `tablekeeper update [--from FOLDER|URL] [--key FILE] [--seconds N] [--yes | --back]

Shows which version is installed and which is offered, if the offer is signed with your key. With --yes it copies the journal, installs the new version and
watches it for a minute. If the daemon fails, it puts the old version and the copy back by itself. Run it as root.

  --from FOLDER|URL  where to look, this once (else as /etc/apt/sources.list.d/tablekeeper.sources says)
  --key FILE         whose signature --from must bear (/etc/apt/keyrings/tablekeeper.asc)
  --seconds N        how long to watch the new version (60)
  --yes              installs; without it the offer is only shown
  --back             puts back the version and the journal from before the last update`,
    'update.root': 'Run this as root: sudo tablekeeper update',
    'update.service': 'systemd does not run here, so nothing can be updated.',
    'update.noPackage': 'tablekeeper was not installed from a package here. Update it as you installed it.',
    'update.nowhere': 'Where from? Name a place with --from, or write {file}; hardware/README.md shows how.',
    'update.noKey': 'There is no key in {file}. Put the key of whoever makes your packages there.',
    'update.refused': 'The offer is refused: {why}',
    'update.installed': 'Installed: {version}',
    'update.offered': 'Offered: {version}, signed with your key, from {where}',
    'update.newest': 'Nothing newer is offered.',
    'update.preview': 'To install {version}, add --yes. A match goes on afterwards where it was.',
    'update.notPacked': 'The installed version can’t be kept, so nothing was changed: {why}',
    'update.untouched': 'Nothing was changed.',
    'update.copied': 'The journal is copied to {folder}',
    'update.done': '{version} is installed and has run for {seconds} seconds without a fault.',
    'update.wrong': 'The new version fails: {why}',
    'update.silent': 'the daemon does not answer.',
    'update.again': 'the daemon stopped and started again.',
    'update.journal': 'the daemon can’t write its journal.',
    'update.match': 'match {match} did not go on.',
    'update.device': '{device} no longer works.',
    'update.back': 'Version {version} is back, with the journal from before. What was written since is in {aside}',
    'update.notBack': 'The old version could not be put back; the next start of the computer tries again: {why}',
    'update.noPast': 'There is no version from before.',
    'update.cut': 'The last update was cut off. First run: tablekeeper update --back'
  },
  fr: {
    'help.update': `tablekeeper update [--from DOSSIER|URL] [--key FICHIER] [--seconds N] [--yes | --back]

Montre la version installée et celle qui est proposée, si votre clé l’a signée. Avec --yes, la commande copie le journal, installe la nouvelle version et
la surveille une minute. Si le programme échoue, elle remet d’elle-même l’ancienne version et la copie. À lancer en tant que root.

  --from DOSSIER|URL  où chercher cette fois (sinon, ce que dit /etc/apt/sources.list.d/tablekeeper.sources)
  --key FICHIER       la clé qui doit avoir signé ce que propose --from (/etc/apt/keyrings/tablekeeper.asc)
  --seconds N         combien de temps surveiller la nouvelle version (60)
  --yes               installe ; sans cela, montre seulement
  --back              remet la version et le journal d’avant la dernière mise à jour`,
    'update.root': 'À lancer en tant que root : sudo tablekeeper update',
    'update.service': 'systemd ne tourne pas ici : aucune mise à jour n’est possible.',
    'update.noPackage': 'Ici, tablekeeper ne vient pas d’un paquet. Mettez-le à jour comme vous l’avez installé.',
    'update.nowhere': 'D’où ? Nommez un endroit avec --from, ou écrivez {file} ; hardware/README.md dit comment.',
    'update.noKey': 'Il n’y a pas de clé dans {file}. Mettez-y la clé de qui fait vos paquets.',
    'update.refused': 'La proposition est refusée : {why}',
    'update.installed': 'Installée : {version}',
    'update.offered': 'Proposée : {version}, signée avec votre clé, de {where}',
    'update.newest': 'Aucune version plus récente n’est proposée.',
    'update.preview': 'Pour installer {version}, ajoutez --yes. Une partie en cours reprendra où elle en était.',
    'update.notPacked': 'La version installée ne peut pas être gardée ; rien n’a changé : {why}',
    'update.untouched': 'Rien n’a changé.',
    'update.copied': 'Le journal est copié dans {folder}',
    'update.done': 'La version {version} est installée et tourne depuis {seconds} secondes sans faute.',
    'update.wrong': 'La nouvelle version échoue : {why}',
    'update.silent': 'le programme ne répond pas.',
    'update.again': 'le programme s’est arrêté, puis a redémarré.',
    'update.journal': 'le programme ne peut pas écrire son journal.',
    'update.match': 'la partie {match} n’a pas repris.',
    'update.device': '{device} ne marche plus.',
    'update.back':
      'La version {version} est remise, avec le journal d’avant. Ce qui a été écrit depuis est dans {aside}',
    'update.notBack': 'L’ancienne version n’a pas pu être remise. Redémarrez, et elle sera réessayée : {why}',
    'update.noPast': 'Il n’y a pas de version d’avant.',
    'update.cut': 'La dernière mise à jour a été coupée. Lancez d’abord : tablekeeper update --back'
  }
}
