// What `tablekeeper sniff` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.sniff': `tablekeeper sniff [PORT] [--baud 115200] [--data DIR] [--all] [--page N]

Prints what a reader sends, one sentence for everything new. With a PORT it listens there itself. Without one it follows a running
daemon through its flight recorder; give that daemon's folder if it is not the usual one.

  --baud N    speed of the port (115200)
  --data DIR  the journal folder of the daemon to follow (as the table file says)
  --all       also what is only repeated: keyframes, pings
  --page N    shows the same on a page on port N (0 takes any free port)

Ctrl-C ends it and counts the lines: received, damaged, missing.`,
    'sniff.shape': 'not a line: {text}',
    'sniff.crc': 'damaged: {text}',
    'sniff.missing': '{n} {n|line|lines} missing',
    'sniff.nonsense': 'makes no sense: {text}',
    'sniff.unknown': 'unknown line type: {type} {text}',
    'sniff.hello': 'hello: {name}, protocol {version}, firmware {firmware}, started by {reset}; senses {can}',
    'sniff.reset.power': 'power',
    'sniff.reset.brownout': 'a voltage drop',
    'sniff.reset.watchdog': 'its watchdog',
    'sniff.reset.button': 'its button, or the port opening',
    'sniff.reset.usb': 'USB',
    'sniff.reset.software': 'itself',
    'sniff.reset.unknown': 'an unknown cause',
    'sniff.begin': 'keyframe begins',
    'sniff.end': 'keyframe ends',
    'sniff.cell': 'cell {id}: {what}',
    'sniff.holds.something': 'something',
    'sniff.holds.blind': 'its sensor has failed',
    'sniff.tag': 'tag {id}: {x}, {y} mm, turned {turn}°',
    'sniff.die': 'die {id} ({colour}): {how}, rolled {throws} {throws|time|times}',
    'sniff.die.unreadable': 'unreadable',
    'sniff.die.rolling': 'rolling',
    'sniff.die.crooked': 'cocked',
    'sniff.die.held': 'held',
    'sniff.gone.cell': 'cell {id}: empty',
    'sniff.gone.tag': 'tag {id}: gone',
    'sniff.gone.die': 'die {id}: gone',
    'sniff.hand': 'a hand is over the table',
    'sniff.handGone': 'no hand over the table',
    'sniff.tilt': 'the table is being bumped',
    'sniff.tiltGone': 'the table is still',
    'sniff.pose.upright': '{id} stands on its foot',
    'sniff.pose.inverted': '{id} stands on its head',
    'sniff.pose.lying': '{id} lies flat',
    'sniff.pose.tilted': '{id} is tilted',
    'sniff.pose.unknown': '{id}: its sensor is silent',
    'sniff.gone.pose': '{id} is out of sight',
    'sniff.press': 'pad {pad}: {button} (press {count})',
    'sniff.pong': 'pong: {good} of our lines received, {bad} damaged, {dropped} of its own dropped',
    'sniff.echo': 'our own line comes back: are the wires touching?',
    'sniff.opened': '{path} is open',
    'sniff.closed': '{path} is closed: {why}',
    'sniff.follows': 'Following the daemon in {folder}.',
    'sniff.noTape': 'No daemon has written in {folder}. Name a port, or its folder with --data.',
    'sniff.title': 'What the reader sends',
    'sniff.page': 'The same on a page: {address}',
    'sniff.gone': 'The command has ended.',
    'sniff.sum': '{lines} {lines|line|lines}, {damaged} damaged, {missing} missing.'
  },
  fr: {
    'help.sniff': `tablekeeper sniff [PORT] [--baud 115200] [--data DOSSIER] [--all] [--page N]

Affiche ce qu’envoie un lecteur, une phrase par nouveauté. Avec un PORT, la commande y écoute elle-même. Sans PORT, elle suit un
programme en marche par son enregistreur de vol ; donnez son dossier si ce n’est pas celui d’usage.

  --baud N        la vitesse du port (115200)
  --data DOSSIER  le dossier du journal du programme à écouter (selon le fichier de table)
  --all           aussi ce qui n’est que répété : états complets, pings
  --page N        montre la même chose sur une page, port N (0 prend un port libre)

Ctrl-C l’arrête et compte les lignes : reçues, abîmées, manquantes.`,
    'sniff.shape': 'pas une ligne : {text}',
    'sniff.crc': 'abîmé : {text}',
    'sniff.missing': '{n} {n|ligne manque|lignes manquent}',
    'sniff.nonsense': 'n’a pas de sens : {text}',
    'sniff.unknown': 'type de ligne inconnu : {type} {text}',
    'sniff.hello':
      'bonjour : {name}, protocole {version}, micrologiciel {firmware}, démarré par {reset} ; perçoit {can}',
    'sniff.reset.power': 'la mise sous tension',
    'sniff.reset.brownout': 'une chute de tension',
    'sniff.reset.watchdog': 'son chien de garde',
    'sniff.reset.button': 'son bouton, ou l’ouverture du port',
    'sniff.reset.usb': 'l’USB',
    'sniff.reset.software': 'lui-même',
    'sniff.reset.unknown': 'une cause inconnue',
    'sniff.begin': 'début d’image complète',
    'sniff.end': 'fin d’image complète',
    'sniff.cell': 'cellule {id} : {what}',
    'sniff.holds.something': 'quelque chose',
    'sniff.holds.blind': 'son capteur est en panne',
    'sniff.tag': 'marque {id} : {x}, {y} mm, tournée de {turn}°',
    'sniff.die': 'dé {id} ({colour}) : {how}, roulé {throws} fois',
    'sniff.die.unreadable': 'illisible',
    'sniff.die.rolling': 'roule',
    'sniff.die.crooked': 'de travers',
    'sniff.die.held': 'en main',
    'sniff.gone.cell': 'cellule {id} : vide',
    'sniff.gone.tag': 'marque {id} : disparue',
    'sniff.gone.die': 'dé {id} : disparu',
    'sniff.hand': 'une main au-dessus de la table',
    'sniff.handGone': 'pas de main au-dessus de la table',
    'sniff.tilt': 'la table est secouée',
    'sniff.tiltGone': 'la table est calme',
    'sniff.pose.upright': '{id} est debout sur son pied',
    'sniff.pose.inverted': '{id} a la tête en bas',
    'sniff.pose.lying': '{id} est à plat',
    'sniff.pose.tilted': '{id} est penché',
    'sniff.pose.unknown': '{id} : son capteur se tait',
    'sniff.gone.pose': '{id} n’est plus en vue',
    'sniff.press': 'manette {pad} : {button} (appui {count})',
    'sniff.pong': 'pong : {good} de nos lignes reçues, {bad} abîmées, {dropped} des siennes perdues',
    'sniff.echo': 'notre propre ligne revient : les fils se touchent-ils ?',
    'sniff.opened': '{path} est ouvert',
    'sniff.closed': '{path} est fermé : {why}',
    'sniff.follows': 'À l’écoute du programme de {folder}.',
    'sniff.noTape': 'Aucun programme n’a écrit dans {folder}. Nommez un port, ou son dossier avec --data.',
    'sniff.title': 'Ce qu’envoie le lecteur',
    'sniff.page': 'La même chose sur une page : {address}',
    'sniff.gone': 'La commande est finie.',
    'sniff.sum':
      '{lines} {lines|ligne|lignes}, {damaged} {damaged|abîmée|abîmées}, {missing} {missing|manquante|manquantes}.'
  }
}
