// What `tablekeeper replay` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.replay': `tablekeeper replay FILE [--speed 1] [--port 8080] [--games DIR] [--before] [--until-over]

Replays what the flight recorder kept, with the same daemon, on the same page. FILE is a recording, a report, or the folder of a
journal: its flight/now.jsonl holds the last minutes, flight/before.jsonl the ten minutes before.

  --speed N     how many times faster
  --port N      the port of the page (8080; 0 takes any free port)
  --games DIR   a folder of further games
  --before      plays the recording before the newest one
  --until-over  ends with the recording`,
    'replay.plays': 'Recorded {when}, {seconds} {seconds|second|seconds} long: {address}',
    'replay.over': 'The recording is over; the page shows its end.',
    'replay.none': '{file} is not a recording of the flight recorder.',
    'replay.torn': '{file}: {lines} damaged {lines|line|lines} skipped.',
    'replay.speed': '--speed {speed} is too slow. Use 1 or more.',
    'replay.table': 'Can’t open the table of {file}.'
  },
  fr: {
    'help.replay': `tablekeeper replay FICHIER [--speed 1] [--port 8080] [--games DOSSIER] [--before] [--until-over]

Rejoue ce que l’enregistreur de vol a gardé, avec le même programme, sur la même page. FICHIER est un enregistrement, un rapport,
ou le dossier d’un journal : son flight/now.jsonl tient les dernières minutes, flight/before.jsonl les dix minutes d’avant.

  --speed N        combien de fois plus vite
  --port N         le port de la page (8080 ; 0 prend un port libre)
  --games DOSSIER  un dossier d’autres jeux
  --before         rejoue l’enregistrement d’avant le plus récent
  --until-over     s’arrête avec l’enregistrement`,
    'replay.plays': 'Enregistré le {when}, {seconds} {seconds|seconde|secondes} : {address}',
    'replay.over': 'L’enregistrement est fini ; la page montre où il s’est arrêté.',
    'replay.none': '{file} n’est pas un enregistrement de l’enregistreur de vol.',
    'replay.torn': '{file} : {lines} {lines|ligne déchirée ignorée|lignes déchirées ignorées}.',
    'replay.speed': '--speed {speed} est trop lent. Il faut 1 ou plus.',
    'replay.table': 'Impossible d’ouvrir la table de {file}.'
  }
}
