// What `tablekeeper backup` and `tablekeeper restore` say.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.backup': `tablekeeper backup [--data DIR] [--config FILE] [--to DIR] [--keep N] [--json]

Copies the journal of all matches and what belongs to it, also while the daemon runs, and restores the copy once to prove it. The daemon does so by itself
once a day, in its data folder, and keeps seven. Its folder “tokens” holds PIN, keys and devices: keep that one to yourself.

  --data DIR     the folder of the journal (as the table file says)
  --config FILE  the table file, to be kept as well (that of the installed program, or table.yaml in the data folder)
  --to DIR       where backups go, a USB stick for example (backups, in the folder of the journal)
  --keep N       keeps the newest N and removes older ones
  --json         prints the result for programs`,
    'help.restore': `tablekeeper restore BACKUP [--data DIR] [--config FILE] [--yes | --json]

Proves a backup and shows which matches it holds. With --yes it puts the backup in the place of the journal, and keeps what was there in a folder beside it.
Stop the daemon first, or restore on the host’s page.

  --data DIR     the folder of the journal (as the table file says)
  --config FILE  the table file, to be restored as well (that of the installed program, or table.yaml in the data folder)
  --yes          restores; without it the backup is only shown
  --json         prints the matches for programs, and restores nothing`,
    'backup.made': 'Backup with {n} {n|match|matches}, restored once to prove it: {folder}',
    'restore.noTable': 'The journal is restored, but not the table file {file}: {why}',
    'restore.preview': 'To put these {n} {n|match|matches} into {folder}, add --yes.',
    'restore.put': '{folder} is restored. What was there is now in {aside}',
    'restore.done': '{n} {n|match|matches} restored to {folder}. What was there is now in {aside}'
  },
  fr: {
    'help.backup': `tablekeeper backup [--data DOSSIER] [--config FICHIER] [--to DOSSIER] [--keep N] [--json]

Copie le journal de toutes les parties et ce qui va avec, même pendant que le programme tourne, puis restaure la copie une fois pour la vérifier. Le programme
le fait lui-même une fois par jour, dans son dossier, et en garde sept. Le dossier tokens d’une sauvegarde contient code, clés et appareils : ne le donnez pas.

  --data DOSSIER    le dossier du journal (selon le fichier de table)
  --config FICHIER  le fichier de table, à garder aussi (celui du programme installé, ou table.yaml dans le dossier du journal)
  --to DOSSIER      où vont les sauvegardes, une clé USB par exemple (backups, dans le dossier du journal)
  --keep N          garde les N plus récentes et supprime les autres
  --json            affiche le résultat pour des programmes`,
    'help.restore': `tablekeeper restore SAUVEGARDE [--data DOSSIER] [--config FICHIER] [--yes | --json]

Montre les parties d’une sauvegarde, après l’avoir vérifiée. Avec --yes, elle remplace le journal ; ce qui s’y trouvait est gardé dans un dossier à côté.
Arrêtez d’abord le programme, ou restaurez sur la page de l’hôte.

  --data DOSSIER    le dossier du journal (selon le fichier de table)
  --config FICHIER  le fichier de table, à restaurer aussi (celui du programme installé, ou table.yaml dans le dossier du journal)
  --yes             restaure
  --json            affiche les parties pour des programmes, et ne restaure rien`,
    'backup.made': 'Sauvegarde de {n} {n|partie|parties}, vérifiée en la restaurant : {folder}',
    'restore.noTable': 'Le journal est restauré, mais pas le fichier de table {file} : {why}',
    'restore.preview': 'Pour mettre {n|cette partie|ces parties} dans {folder}, ajoutez --yes.',
    'restore.put': '{folder} est restaurée. L’ancien contenu : {aside}',
    'restore.done': '{n} {n|partie restaurée|parties restaurées} dans {folder}. L’ancien contenu : {aside}'
  }
}
