// What the commands say, in both languages. A help text is one sentence as far as words go: its lines are laid out here.

import type { Dictionary } from '../core/words.ts'
import { words as daemon } from '../words.ts'
import { words as backup } from './words/backup.ts'
import { words as calibrate } from './words/calibrate.ts'
import { words as camera } from './words/camera.ts'
import { words as certificate } from './words/certificate.ts'
import { words as check } from './words/check.ts'
import { words as doctor } from './words/doctor.ts'
import { words as find } from './words/find.ts'
import { words as flash } from './words/flash.ts'
import { words as invite } from './words/invite.ts'
import { words as learn } from './words/learn.ts'
import { words as newGame } from './words/new-game.ts'
import { words as replay } from './words/replay.ts'
import { words as report } from './words/report.ts'
import { words as review } from './words/review.ts'
import { words as sniff } from './words/sniff.ts'
import { words as tags } from './words/tags.ts'
import { words as update } from './words/update.ts'

/** The daemon's words, and those of the newer commands, one file a command. */
const parts: readonly Dictionary[] = [
  daemon,
  backup,
  calibrate,
  camera,
  certificate,
  check,
  doctor,
  find,
  flash,
  invite,
  learn,
  newGame,
  replay,
  report,
  review,
  sniff,
  tags,
  update
]

const of = (lang: keyof Dictionary) => Object.assign({}, ...parts.map((it) => it[lang]))

export const words: Dictionary = {
  en: {
    ...of('en'),
    help: `tablekeeper watches a board game being played and referees it.

  tablekeeper start      starts the daemon and prints its address
  tablekeeper invite     prints a QR code, for a tablet to join
  tablekeeper certificate  makes a certificate, for https
  tablekeeper check      replays record files and reports what fails
  tablekeeper matches    lists the matches in the journal
  tablekeeper export     writes a match as a record file
  tablekeeper review     looks back on a match: chances, turning points, dice
  tablekeeper backup     copies the journal and checks the copy
  tablekeeper restore    shows a backup, or puts it back
  tablekeeper update     shows a newer version, or installs it
  tablekeeper games      lists the games, their seats and options
  tablekeeper new-game   writes a small complete game, for you to change
  tablekeeper card       checks a card or tile that you wrote yourself
  tablekeeper calibrate  finds where the reader is under the board
  tablekeeper camera     shows what the table’s camera sees, to aim it
  tablekeeper doctor     checks everything a table needs and says what to fix
  tablekeeper find       finds readers, lamps, pads and cameras for a table file
  tablekeeper flash      puts firmware on a reader, a lamp board or a pad
  tablekeeper learn      learns the buttons of a pad
  tablekeeper report     writes what a helper needs to find a fault
  tablekeeper replay     replays what the flight recorder kept, or a report
  tablekeeper sniff      prints what a reader sends
  tablekeeper tags       writes sheets of tags to print for a camera

tablekeeper COMMAND --help says more. In a clone, write npm run -s tablekeeper -- instead of tablekeeper.`,
    'help.start': `tablekeeper start [--port 8080] [--host ADDRESS] [--config FILE] [--data DIR] [--games DIR] [--seed N] [--serial PORT] [--no-open]

Starts the daemon. It prints its address when it is ready, and stops on SIGINT or SIGTERM.

  --port N        the port of the page (8080; 0 takes any free port)
  --host ADDRESS  its address (127.0.0.1: this computer only; 0.0.0.0: for tablets too)
  --config FILE   the table file (that of the installed program, or table.yaml in the data folder; if there is none, the virtual table)
  --data DIR      the folder of the journal (as the table file says)
  --games DIR     a folder of further games; may be given several times
  --seed N        deals the same cards and tiles every time, for tests (0 to 4294967295)
  --serial PORT   at the first start, asks this port instead of all USB ports; may be given several times
  --no-open       does not open the page in a browser`,
    'start.building': 'Building the page, this once…',
    'start.unbuilt': 'The page could not be built; “npm run build” says why.',
    'start.ready': 'tablekeeper is ready: {address}',
    'start.pin': 'The host PIN is {pin}. It is shown only once; change it on the page.',
    'start.changed': '{file} has changed; the table now follows it, at {address}',
    'start.port': '--port {port} is not a port. Use 0 to 65535.',
    'start.seed': '--seed {seed} is too large. Use 0 to 4294967295.',
    'help.matches': `tablekeeper matches [--data DIR]

Lists the matches in the journal, oldest first.

  --data DIR  the folder of the journal (as the table file says)`,
    'help.export': `tablekeeper export [--match N] [--data DIR] [--games DIR] [--expect]

Writes a match as a record file to standard output.

  --match N   its number, as tablekeeper matches shows it (the latest)
  --data DIR  the folder of the journal (as the table file says)
  --games DIR a folder of further games
  --expect    ends with the state that the match has reached, for tablekeeper check to compare`,
    'help.games': `tablekeeper games [--games DIR]

Lists the games: their seats, options, presets and ready positions. A broken game is named and skipped.

  --games DIR  a folder that holds one folder for each game; may be given several times`,
    'help.card': `tablekeeper card FILE [--game ID] [--kind KIND] [--games DIR]

Checks a card that you wrote yourself, YAML or JSON, and names the line of each mistake.

  --game ID    which game it is for (needed only when several games take such files)
  --kind KIND  what the file holds: card, or a kind that tablekeeper games lists, such as tiles
  --games DIR  a folder of further games`,
    'args.command': 'There is no command “{name}”. Commands: {known}.',
    'args.meant': 'Did you mean “{word}”?',
    'args.option': '“{name}” is not an option of “{command}”.',
    'args.value': '{name} needs a value.',
    'args.noValue': '{name} takes no value.',
    'args.number': '{name} needs a whole number, not “{value}”.',
    'args.few': '“{command}” needs a file or a name.',
    'args.many': '“{command}” takes no “{value}”.',
    'args.help': 'For help: tablekeeper {command} --help',
    'journal.none': 'There is no journal in {folder}.',
    'journal.noMatch': 'There is no match {match} in {folder}.',
    'journal.empty': 'The journal holds no match yet.',
    'journal.unread': 'Can’t read match {match}: {why}',
    'journal.damaged': 'Match {match} is damaged; only its intact part is written.',
    'journal.noGame': 'Match {match} needs the game {game}, which isn’t installed here.',
    'match.number': 'match',
    'match.begun': 'started',
    'match.game': 'game',
    'match.seats': 'seats',
    'match.entries': 'entries',
    'match.over': 'finished',
    'match.open': 'open',
    'games.seats': '{min} to {max} seats',
    'games.options': 'Options',
    'games.presets': 'Presets (the first is the default): {names}',
    'games.positions': 'Ready positions: {names}',
    'games.owners': 'Your own files: {names}',
    'games.usual': 'default {value}',
    'card.inOrder': '{file} is fine.',
    'card.noGame': 'No game takes files of this kind.',
    'card.kind': 'Say with --kind what the file holds. {game} takes: {known}.',
    'card.which': 'Several games take such a file: name one with --game. Games: {known}.',
    'refusal.rights': 'You may not use {path}. Try again with sudo.',
    'refusal.disk': 'Cannot write to {path}: {reason}.',
    bug: 'This is a bug in tablekeeper; please report it with the lines that follow.'
  },
  fr: {
    ...of('fr'),
    help: `tablekeeper regarde une partie de jeu de plateau et l’arbitre.

  tablekeeper start      démarre le programme et affiche son adresse
  tablekeeper invite     affiche un QR code, pour qu’une tablette rejoigne la table
  tablekeeper certificate  crée un certificat, pour https
  tablekeeper check      rejoue des parties enregistrées et signale ce qui échoue
  tablekeeper matches    liste les parties du journal
  tablekeeper export     écrit une partie dans un fichier
  tablekeeper review     analyse une partie : chances, tournants, dés
  tablekeeper backup     copie le journal et vérifie la copie
  tablekeeper restore    montre une sauvegarde et la remet en place
  tablekeeper update     montre une version plus récente et l’installe
  tablekeeper games      liste les jeux, leurs places et leurs options
  tablekeeper new-game   écrit un petit jeu complet, à vous de le changer
  tablekeeper card       vérifie une carte ou une tuile que vous avez écrite
  tablekeeper calibrate  trouve comment le lecteur est placé sous le plateau
  tablekeeper camera     montre ce que voit la caméra d’une table, pour l’orienter
  tablekeeper doctor     examine tout ce qu’il faut à une table et dit quoi réparer
  tablekeeper find       cherche lecteurs, lampes, manettes et caméras pour un fichier de table
  tablekeeper flash      met le micrologiciel sur un lecteur, des lampes ou une manette
  tablekeeper learn      apprend les boutons d’une manette
  tablekeeper report     écrit ce qu’il faut pour trouver une panne
  tablekeeper replay     rejoue ce que l’enregistreur de vol a gardé, ou un rapport
  tablekeeper sniff      affiche ce qu’envoie un lecteur
  tablekeeper tags       écrit des feuilles de marques à imprimer pour une caméra

tablekeeper COMMANDE --help en dit plus. Dans un clone, tapez npm run -s tablekeeper -- au lieu de tablekeeper.`,
    'help.start': `tablekeeper start [--port 8080] [--host ADRESSE] [--config FICHIER] [--data DOSSIER] [--games DOSSIER] [--seed N] [--serial PORT] [--no-open]

Démarre le programme. Il affiche son adresse quand il est prêt, et s’arrête sur SIGINT ou SIGTERM.

  --port N          le port de la page (8080 ; 0 prend un port libre)
  --host ADRESSE    son adresse (127.0.0.1 : cet ordinateur seul ; 0.0.0.0 : les tablettes aussi)
  --config FICHIER  le fichier de table (celui du programme installé, ou table.yaml dans le dossier du journal ; à défaut, la table virtuelle)
  --data DOSSIER    le dossier du journal (selon le fichier de table)
  --games DOSSIER   un dossier d’autres jeux ; peut être donné plusieurs fois
  --seed N          distribue chaque fois les mêmes cartes et tuiles, pour les essais (0 à 4294967295)
  --serial PORT     au premier démarrage, ne demande qu’à ce port au lieu des ports USB ; peut être donné plusieurs fois
  --no-open         n’ouvre pas la page dans un navigateur`,
    'start.building': 'Je construis la page, une seule fois…',
    'start.unbuilt': 'La page n’a pas pu être construite ; « npm run build » dit pourquoi.',
    'start.ready': 'tablekeeper est prêt : {address}',
    'start.pin': 'Le code de l’hôte est {pin} : il ne s’affiche qu’une fois. Changez-le sur la page.',
    'start.changed': '{file} a changé ; la table le suit désormais, à {address}',
    'start.port': '--port {port} n’est pas un port. Il faut de 0 à 65535.',
    'start.seed': '--seed {seed} est trop grand. Il faut de 0 à 4294967295.',
    'help.matches': `tablekeeper matches [--data DOSSIER]

Liste les parties du journal, la plus ancienne d’abord.

  --data DOSSIER  le dossier du journal (selon le fichier de table)`,
    'help.export': `tablekeeper export [--match N] [--data DOSSIER] [--games DOSSIER] [--expect]

Écrit une partie sur la sortie standard, au format que lit tablekeeper check.

  --match N       son numéro, donné par tablekeeper matches (la dernière)
  --data DOSSIER  le dossier du journal (selon le fichier de table)
  --games DOSSIER un dossier d’autres jeux
  --expect        finit par l’état que la partie a atteint, pour que tablekeeper check le compare`,
    'help.games': `tablekeeper games [--games DOSSIER]

Liste les jeux : leurs places, options, préréglages et positions prêtes à jouer. Un jeu qui ne se charge pas est nommé et laissé de côté.

  --games DOSSIER  un dossier qui en contient un par jeu ; peut être donné plusieurs fois`,
    'help.card': `tablekeeper card FICHIER [--game ID] [--kind GENRE] [--games DOSSIER]

Vérifie une carte que vous avez écrite, en YAML ou en JSON, et nomme la ligne de chaque erreur.

  --game ID        pour quel jeu (utile seulement si plusieurs jeux prennent de tels fichiers)
  --kind GENRE     ce que contient le fichier : card, ou un genre que tablekeeper games liste, comme tiles
  --games DOSSIER  un dossier d’autres jeux`,
    'args.command': 'Il n’y a pas de commande « {name} ». Commandes : {known}.',
    'args.meant': 'Vouliez-vous dire « {word} » ?',
    'args.option': '« {name} » n’est pas une option de « {command} ».',
    'args.value': '{name} demande une valeur.',
    'args.noValue': '{name} ne prend pas de valeur.',
    'args.number': '{name} demande un nombre entier, pas « {value} ».',
    'args.few': '« {command} » demande un fichier ou un nom.',
    'args.many': '« {command} » ne prend pas « {value} ».',
    'args.help': 'Aide : tablekeeper {command} --help',
    'journal.none': 'Il n’y a pas de journal dans {folder}.',
    'journal.noMatch': 'Il n’y a pas de partie {match} dans {folder}.',
    'journal.empty': 'Le journal ne contient encore aucune partie.',
    'journal.unread': 'Impossible de lire la partie {match} : {why}',
    'journal.damaged': 'La partie {match} est abîmée ; seul ce qui est intact est écrit.',
    'journal.noGame': 'La partie {match} est de {game}, qui n’est pas installé ici.',
    'match.number': 'partie',
    'match.begun': 'début',
    'match.game': 'jeu',
    'match.seats': 'places',
    'match.entries': 'entrées',
    'match.over': 'finie',
    'match.open': 'en cours',
    'games.seats': 'de {min} à {max} joueurs',
    'games.options': 'Options',
    'games.presets': 'Préréglages (le premier par défaut) : {names}',
    'games.positions': 'Positions prêtes : {names}',
    'games.owners': 'Vos propres fichiers : {names}',
    'games.usual': 'par défaut {value}',
    'card.inOrder': '{file} est correct.',
    'card.noGame': 'Aucun jeu n’accepte ce genre de fichier.',
    'card.kind': 'Dites avec --kind ce que contient le fichier. {game} prend : {known}.',
    'card.which': 'Plusieurs jeux prennent un tel fichier : nommez-en un avec --game. Jeux : {known}.',
    'refusal.rights': 'Vous n’avez pas accès à {path}. Réessayez avec sudo.',
    'refusal.disk': 'Impossible d’écrire dans {path} : {reason}.',
    bug: 'C’est un bogue de tablekeeper ; merci de le signaler avec les lignes qui suivent.'
  }
}
