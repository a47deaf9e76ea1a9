// What `tablekeeper check` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.check': `tablekeeper check FILE… [--json] [--state] [--fair] [--games DIR]

Replays each record file, or all .jsonl files of a folder, and prints a line for every expectation that fails.
In a folder with a journal it also judges every move of every match again, and prints those that today’s rules judge differently.

  --json       the same for programs, as one JSON value
  --state      also prints the state after the last line
  --fair       verifies every draw of the daemon against the secret of a finished match
  --games DIR  a folder of further games

Ends with 0 when everything passes, 1 when something fails, 2 when a file is malformed.`,
    'fair.holds':
      '{draws} {draws|draw matches|draws match} the secret. {thrown} {thrown|throw|throws} of dice at the table.',
    'fair.seeded': 'Somebody chose this match’s seed, so nothing proves that its draws are fair.',
    'fair.none': 'The header has no commitment, so draws can’t be verified.',
    'fair.unended': 'This match has not ended. Its secret is shown at the end.',
    'fair.commitment': 'This secret doesn’t match the commitment in the header.',
    'fair.differs': 'Draw {n} differs: the record has {found}, the secret gives {wanted}.',
    'fair.order': 'This is draw {found}; it must be draw {wanted}.',
    'fair.undrawn': 'The daemon did not draw this, and nobody may choose it.',
    'check.unreadable': 'Can’t read {file}: {reason}.',
    'check.none': 'There are neither record files (.jsonl) nor a journal in {file}.',
    'check.game': 'There is no game “{game}”. Games: {known}.',
    'check.refused': '{move} is refused by {rule}: {why} Nothing after this line was judged.',
    'check.unmet': '{at}: expected {wanted}, found {found}.',
    'check.unmetAll': 'expected {wanted}, found {found}.',
    'check.nothing': 'nothing',
    'check.notRefused': '{move} is legal; it should be refused.',
    'check.notRefusedBy': '{move} is legal; it should be refused by {rule}.',
    'check.otherRule': '{move} should be refused by {rule}; it is refused by {found}: {why}',
    'check.strange': 'Legal but not listed: {actions}.',
    'check.lacking': 'Listed but not legal: {actions}.',
    'check.otherRuling': 'The referee should rule “{wanted}”; it rules “{found}”.',
    'check.holds':
      '{records} {records|record|records}, {moves} {moves|move|moves}, {expectations} {expectations|expectation|expectations}: all pass.',
    'check.fails': '{records} {records|record|records}: {findings} {findings|line fails|lines fail}.',
    'check.differs.begun': 'This match would begin otherwise today.',
    'check.differs.refused': '{move} would now be refused by {rule}: {why}',
    'check.differs.decided': '{move} would have another effect today.',
    'check.differs.folded': 'After {move} the match differs from what was saved.',
    'check.cut': 'What came after this move is damaged.',
    'check.progress': '{done} of {all}',
    'check.broke': '{game} failed here: {why} This is a bug; please report it with this file.',
    'record.unread': 'Can’t read this line. {why}',
    'record.long': 'This line is too long: {n} characters at most.',
    'record.deep': 'This line is nested too deeply: {n} levels at most.',
    'record.object': 'A line must be one JSON object.',
    'record.empty': 'The file is empty. It must start with a header: {example}',
    'record.header': 'The first line must be the header: {example}',
    'record.second': 'This is a second header. One file holds one match.',
    'record.version': 'Written by a newer tablekeeper: version {version}. This one reads up to {newest}.',
    'record.nothing': 'This line has no known key. Known keys: {known}.',
    'record.asserts': 'This expects nothing. Name a part of what must be true.',
    'record.seat': 'There is no such seat: they go from 0 to {last}.'
  },
  fr: {
    'help.check': `tablekeeper check FICHIER… [--json] [--state] [--fair] [--games DOSSIER]

Rejoue chaque fichier depuis le début, ou tous les .jsonl d’un dossier, et affiche une ligne par attente non satisfaite.
Dans un dossier qui contient un journal, rejuge aussi chaque coup de chaque partie et affiche ceux que les règles d’aujourd’hui jugent autrement.

  --json           la même chose pour les programmes, en une valeur JSON
  --state          affiche aussi l’état après la dernière ligne
  --fair           vérifie chaque tirage par le secret de la partie terminée
  --games DOSSIER  un dossier d’autres jeux

Finit par 0 si tout est juste, par 1 sinon, par 2 si un fichier est mal formé.`,
    'fair.holds':
      '{draws} {draws|tirage conforme|tirages conformes} au secret. {thrown} {thrown|lancer|lancers} de dés à la table.',
    'fair.seeded': 'Les tirages viennent d’une graine choisie par quelqu’un : rien ne les garantit.',
    'fair.none': 'L’en-tête n’engage aucun secret : les tirages ne sont pas vérifiables.',
    'fair.unended': 'La partie n’est pas terminée. Son secret est révélé à la fin.',
    'fair.commitment': 'Ce secret n’est pas celui qu’engage l’en-tête.',
    'fair.differs': 'Le tirage {n} diffère : la partie dit {found}, le secret donne {wanted}.',
    'fair.order': 'C’est le tirage {found} ; il faut le tirage {wanted}.',
    'fair.undrawn': 'Le programme n’a pas tiré ceci, et personne n’a le droit de le choisir.',
    'check.unreadable': 'Impossible de lire {file} : {reason}.',
    'check.none': 'Ni fichier de partie (.jsonl) ni journal dans {file}.',
    'check.game': 'Le jeu « {game} » n’existe pas. Jeux : {known}.',
    'check.refused': '{move} est refusé par {rule} : {why} La suite n’a pas été jugée.',
    'check.unmet': '{at} : attendu {wanted}, trouvé {found}.',
    'check.unmetAll': 'attendu {wanted}, trouvé {found}.',
    'check.nothing': 'rien',
    'check.notRefused': '{move} est permis ; il devrait être refusé.',
    'check.notRefusedBy': '{move} est permis ; {rule} devrait le refuser.',
    'check.otherRule': '{move} devrait être refusé par {rule} ; il l’est par {found} : {why}',
    'check.strange': 'Permis mais pas listé : {actions}.',
    'check.lacking': 'Listé mais pas permis : {actions}.',
    'check.otherRuling': 'L’arbitre devrait dire « {wanted} » ; il dit « {found} ».',
    'check.holds':
      '{records} {records|partie|parties}, {moves} {moves|coup|coups} : {expectations} {expectations|attente|attentes}, tout est juste.',
    'check.fails': '{records} {records|partie|parties} : {findings} {findings|ligne en échec|lignes en échec}.',
    'check.differs.begun': 'Cette partie commencerait autrement aujourd’hui.',
    'check.differs.refused': '{move} serait refusé aujourd’hui par {rule} : {why}',
    'check.differs.decided': '{move} aurait un autre effet aujourd’hui.',
    'check.differs.folded': 'Après {move}, la partie diffère de ce qui a été enregistré.',
    'check.cut': 'Ce qui suit ce coup est abîmé.',
    'check.progress': '{done} sur {all}',
    'check.broke': '{game} a échoué ici : {why} C’est un bogue ; merci de le signaler avec ce fichier.',
    'record.unread': 'Cette ligne est illisible. {why}',
    'record.long': 'La ligne est trop longue : {n} caractères au plus.',
    'record.deep': 'La ligne est trop imbriquée : {n} niveaux au plus.',
    'record.object': 'Une ligne est un seul objet JSON.',
    'record.empty': 'Le fichier est vide. Il commence par un en-tête : {example}',
    'record.header': 'La première ligne doit être l’en-tête : {example}',
    'record.second': 'Un second en-tête : un fichier, c’est une seule partie.',
    'record.version': 'Écrit par un tablekeeper plus récent : version {version}. Celui-ci lit jusqu’à la {newest}.',
    'record.nothing': 'Cette ligne n’a aucune clé connue. Clés possibles : {known}.',
    'record.asserts': 'Ceci n’attend rien. Nommez une partie de ce qui doit être vrai.',
    'record.seat': 'Cette place n’existe pas : elles vont de 0 à {last}.'
  }
}
