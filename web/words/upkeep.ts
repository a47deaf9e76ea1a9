// What the host's page of reports and backups says: loaded with that page.

import { speaker } from './reader.ts'

export const upkeepEn = {
  'page.upkeep.host': 'Only the host can open this page. Type the host PIN in the menu.',
  'page.report': 'Something is wrong?',
  'page.report.what': 'A report helps others find the fault. Read it first, then save it and send it.',
  'page.report.names': 'Players’ names are in it. Tokens, codes and hidden hands are not.',
  'page.report.everything': 'Include hidden hands. Ask everybody at the table first.',
  'page.report.make': 'Show the report',
  'page.report.making': 'Gathering…',
  'page.report.save': 'Save it',
  'page.report.gone': 'This report can’t be fetched any more. Show it again.',
  'page.backups': 'Backups',
  'page.backups.what': 'The table makes one a day and keeps seven. Those on a USB stick are listed too.',
  'page.backups.none': 'No backup yet.',
  'page.stick.none': 'To take a backup with you, plug in a USB stick.',
  'page.stick.free': '{free} free',
  'page.stick.write': 'Back up to this stick',
  'page.stick.writing': 'Writing and checking… Leave the stick in.',
  'page.stick.done': '{n} {n|match|matches} backed up and checked. You can pull the stick out.',
  'page.stick.secret': 'A backup holds PIN and keys of this table, too: keep it to yourself.',
  'page.backups.look': 'Look inside',
  'page.backups.looking': 'Checking it…',
  'page.backups.holds': 'It holds {n} {n|match|matches}, checked just now.',
  'page.backups.over': 'finished',
  'page.backups.open': 'not finished',
  'page.backups.restore': 'Restore it',
  'page.backups.sure': 'Really replace the present matches?',
  'page.backups.aside': 'The table file is restored as well. What is there now is kept in a folder.',
  'page.backups.restoring': 'Restoring. The page will be back in a moment.'
} as const

export const upkeepFr: Readonly<Record<keyof typeof upkeepEn, string>> = {
  'page.upkeep.host': 'Cette page est réservée à l’hôte. Tapez son code dans le menu.',
  'page.report': 'Quelque chose ne va pas ?',
  'page.report.what': 'Un rapport aide à trouver la panne. Lisez-le d’abord, puis enregistrez et envoyez-le.',
  'page.report.names': 'Il contient les noms des joueurs, mais ni jetons, ni codes, ni mains cachées.',
  'page.report.everything': 'Inclure les mains cachées. Demandez d’abord à toute la table.',
  'page.report.make': 'Voir le rapport',
  'page.report.making': 'Préparation du rapport…',
  'page.report.save': 'L’enregistrer',
  'page.report.gone': 'Ce rapport n’est plus disponible. Affichez-le de nouveau.',
  'page.backups': 'Sauvegardes',
  'page.backups.what': 'La table en fait une par jour et en garde sept. Celles d’une clé USB sont listées.',
  'page.backups.none': 'Pas encore de sauvegarde.',
  'page.stick.none': 'Pour emporter une sauvegarde, branchez une clé USB.',
  'page.stick.free': '{free} libres',
  'page.stick.write': 'Sauvegarder sur cette clé',
  'page.stick.writing': 'Écriture et vérification… Laissez la clé branchée.',
  'page.stick.done': '{n} {n|partie sauvegardée|parties sauvegardées}, vérification faite. La clé peut sortir.',
  'page.stick.secret': 'Une sauvegarde contient aussi le code et les clés de la table : ne la donnez pas.',
  'page.backups.look': 'Voir le contenu',
  'page.backups.looking': 'Vérification…',
  'page.backups.holds': 'Elle contient {n} {n|partie, vérifiée|parties, vérifiées} à l’instant.',
  'page.backups.over': 'finie',
  'page.backups.open': 'inachevée',
  'page.backups.restore': 'La restaurer',
  'page.backups.sure': 'Remplacer vraiment les parties actuelles ?',
  'page.backups.aside': 'Le fichier de table est restauré aussi. L’état actuel est gardé dans un dossier.',
  'page.backups.restoring': 'Restauration en cours. La page revient dans un instant.'
}

/** A sentence of that page. */
export const kept = speaker(upkeepEn, upkeepFr)
