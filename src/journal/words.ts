// What the journal says about itself, in both languages.

import { type Dictionary, typeset } from '../core/words.ts'

export const words: Dictionary = {
  en: {
    'disk.forbidden': 'Can’t write the journal. Check who owns the data folder.',
    'disk.held': 'Another program holds the journal. Close it.',
    'disk.readOnly': 'The journal is on a read-only disk. Mount it for writing.',
    'disk.failing': 'Can’t write the journal: the disk may be full or failing.',
    'disk.full': 'The disk is full. Free some space; the journal catches up by itself.',
    'disk.unopened': 'Can’t open the journal. Check who owns the data folder.',
    'disk.other': 'Can’t write the journal: {said}.',
    'journal.others': 'The journal in {folder} belongs to another user. Try again with sudo.',
    'backup.nothing': 'There is no journal in {folder}, so nothing to back up.',
    'backup.none': '{folder} is no backup.',
    'backup.damaged': '{folder} is damaged: {why}',
    'backup.torn': 'Match {match} is incomplete in {folder}.',
    'backup.full': 'No room for a backup on {folder}. Delete what you don’t need there.',
    'backup.readOnly': '{folder} is read-only. Remove its write protection, or use another one.',
    'backup.forbidden': 'Files can’t be created on {folder}. Check who owns it.',
    'backup.failing': '{folder} fails while it is written. Use another stick or disk.',
    'backup.pulled': '{folder} was pulled out too early. Plug it in again and repeat the backup.',
    'backup.unmounted': 'No stick is mounted at {folder}. Plug one in and mount it.',
    'backup.untried': 'No room in {folder} to check the backup. Free some space there.',
    'backup.failed': 'No backup could be written to {folder}: {why}',
    'journal.running': 'Another tablekeeper is already running on {folder}.',
    'journal.rebuilt':
      'The journal was damaged ({doubt}). Recovered {matches} {matches|match|matches}, {entries} {entries|entry|entries}. The damaged file: {aside}',
    'journal.cut': '{note} {cut|Match|Matches} {cut} lost {cut|its|their} end.',
    'journal.onlyLog': 'only its log was left',
    'journal.gap': 'entries of match {match} are missing',
    'journal.missing': 'It is not in this journal.',
    'journal.unversioned': 'It has no version.',
    'journal.newer': 'A newer tablekeeper wrote it: version {version}; this one reads 1 to {target}.'
  },
  fr: typeset({
    'disk.forbidden': 'Impossible d’écrire le journal. Vérifiez à qui appartient le dossier de données.',
    'disk.held': 'Un autre programme tient le journal. Fermez-le.',
    'disk.readOnly': 'Le journal est sur un disque en lecture seule. Montez-le en écriture.',
    'disk.failing': 'Impossible d’écrire le journal : le disque est plein ou défaillant.',
    'disk.full': 'Le disque est plein. Faites de la place ; le journal se rattrape tout seul.',
    'disk.unopened': 'Impossible d’ouvrir le journal. Vérifiez à qui appartient le dossier de données.',
    'disk.other': 'Impossible d’écrire le journal : {said}.',
    'journal.others': 'Le journal de {folder} appartient à un autre utilisateur. Réessayez avec sudo.',
    'backup.nothing': 'Il n’y a pas de journal dans {folder}, donc rien à sauvegarder.',
    'backup.none': '{folder} n’est pas une sauvegarde.',
    'backup.damaged': '{folder} est abîmée : {why}',
    'backup.torn': 'La partie {match} est incomplète dans {folder}.',
    'backup.full': 'Plus de place pour une sauvegarde sur {folder}. Supprimez-y le superflu.',
    'backup.readOnly': '{folder} est en lecture seule. Levez la protection ou prenez autre chose.',
    'backup.forbidden': 'Impossible de créer un fichier sur {folder}. Vérifiez à qui il appartient.',
    'backup.failing': 'Erreurs d’écriture sur {folder}. Prenez une autre clé ou un autre disque.',
    'backup.pulled': '{folder} a été retiré trop tôt. Rebranchez et recommencez la sauvegarde.',
    'backup.unmounted': 'Aucune clé n’est montée dans {folder}. Branchez-en une et montez-la.',
    'backup.untried': 'Pas de place dans {folder} pour vérifier la sauvegarde. Libérez-en.',
    'backup.failed': 'Impossible d’écrire une sauvegarde dans {folder} : {why}',
    'journal.running': 'Un autre tablekeeper tourne déjà sur {folder}.',
    'journal.rebuilt':
      'Le journal était abîmé ({doubt}). Récupéré : {matches} {matches|partie|parties}, {entries} {entries|entrée|entrées}. Le fichier abîmé : {aside}',
    'journal.cut': '{note} {cut|La partie|Les parties} {cut} {cut|a perdu sa|ont perdu leur} fin.',
    'journal.onlyLog': 'il n’en restait que le journal d’écriture',
    'journal.gap': 'il manque des entrées à la partie {match}',
    'journal.missing': 'Elle n’est pas dans ce journal.',
    'journal.unversioned': 'Elle n’a pas de version.',
    'journal.newer': 'Un tablekeeper plus récent l’a écrite : version {version} ; celui-ci lit 1 à {target}.'
  })
}
