// What `tablekeeper doctor` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.doctor': `tablekeeper doctor [--config FILE] [--data DIR] [--json]

Checks everything a table needs: table file, reader and its line, serial ports, pads, cameras, the computer's power,
temperature and memory, disk and clock. Each fault comes with the command that fixes it.

  --config FILE  the table file (that of the installed program, or table.yaml in the data folder; if there is none, the virtual table)
  --data DIR     the folder of the journal (as the table file says)
  --json         the same for programs

Ends with 0 when play can begin, 1 when something must be fixed first.`,
    'doctor.part.node': 'Program',
    'doctor.part.table': 'Table file',
    'doctor.part.reader': 'Reader',
    'doctor.part.lamps': 'Lamps',
    'doctor.part.serial': 'Serial',
    'doctor.part.hid': 'Pads',
    'doctor.part.camera': 'Camera',
    'doctor.part.board': 'Computer',
    'doctor.part.memory': 'Memory',
    'doctor.part.disk': 'Disk',
    'doctor.part.clock': 'Clock',
    'doctor.fix': 'run  {fix}',
    'doctor.well': 'Everything is fine.',
    'doctor.notes': 'Ready to play; {notes} {notes|thing|things} to look at.',
    'doctor.bad': '{bad} {bad|thing|things} to fix first.',
    'doctor.node': 'Node {version} on {machine}.',
    'doctor.table.good': '{file} is fine.',
    'doctor.reader.virtual': 'Virtual: nothing to plug in.',
    'doctor.reader.good': '{name} sees the table: {lines} {lines|line|lines}, {damaged} damaged, {missing} missing.',
    'doctor.reader.cable': '{name}: {damaged} of {lines} {lines|line|lines} damaged. Shorten or replace the cable.',
    'doctor.reader.power': '{name} restarts or gets less than 4.5 V. Use a better power supply.',
    'doctor.reader.driver': '{name} lost {missing} of {lines} lines. Update its firmware, or use another USB port.',
    'doctor.reader.silent': '{name} doesn’t see the table: {note}',
    'doctor.device.away': '{name}: {note}',
    'doctor.serial.none': 'This computer has no serial port. Plug a reader in, unless the table is virtual.',
    'doctor.serial.missing.reader': 'The reader’s port {port} is missing. Found: {known}.',
    'doctor.serial.missing.lamps': 'The lamps’ port {port} is missing. Found: {known}.',
    'doctor.serial.free': '{names}: {device}, free.',
    'doctor.serial.held': '{names}: {device}, in use by {by}.',
    'doctor.serial.modem': '{names}: {device}, taken by ModemManager, which mistakes readers for modems.',
    'doctor.serial.forbidden': '{names}: {device}, no permission (group {group}). Log in again after this:',
    'doctor.hid.none': 'No pad is plugged in.',
    'doctor.hid.free': '{path}: {device} ({id}, serial {serial}).',
    'doctor.hid.held': '{path}: {device} ({id}, serial {serial}), in use by {by}.',
    'doctor.hid.forbidden': '{path}: {device} ({id}), no permission; only needed for a pad.',
    'doctor.camera.free': '{path}: {device}, free.',
    'doctor.camera.held': '{path}: {device}, in use by {by}.',
    'doctor.camera.forbidden': '{path}: {device}, no permission. Log in again after this:',
    'doctor.board.some': 'This computer',
    'doctor.board.well': '{model}: power and temperature are fine.',
    'doctor.board.silent': '{model} doesn’t report its power supply, as a Pi would.',
    'doctor.board.undervoltage.now': '{model}: undervoltage now. Use its own power supply and a short cable.',
    'doctor.board.undervoltage.since': '{model}: undervoltage since startup. Use its own power supply.',
    'doctor.board.capped.now': '{model}: slowed down by undervoltage or heat. Cool it; use its own power supply.',
    'doctor.board.capped.since': '{model}: slowed down since startup by undervoltage or heat.',
    'doctor.board.throttled.now': '{model}: throttled now. Cool it; use its own power supply.',
    'doctor.board.throttled.since': '{model}: has been throttled since startup. Cool it; use its own power supply.',
    'doctor.board.hot.now': '{model}: too hot. Cool it.',
    'doctor.board.hot.since': '{model}: has been too hot since startup. Cool it.',
    'doctor.board.heat': '{degrees} °C: cool it.',
    'doctor.memory.well': '{megabytes} MB: enough, also where the computer plays.',
    'doctor.memory.little': '{megabytes} MB: enough for a match. The computer needs 1 GB to play along.',
    'doctor.memory.short': 'Only {megabytes} MB: a match may halt or stop. It needs 512 MB at least.',
    'doctor.disk.well': '{megabytes} MB free for {folder}.',
    'doctor.disk.little': 'Only {megabytes} MB free for {folder}. Free some space.',
    'doctor.disk.full': 'Full: {megabytes} MB free for {folder}. Free some space, or matches are lost.',
    'doctor.disk.closed': 'No permission to write in {folder}.',
    'doctor.clock.well': 'The clock is right.',
    'doctor.clock.alone': 'The clock isn’t set over the network: dates in the journal may be wrong.',
    'doctor.clock.past': 'The clock says {year}: dates in the journal will be wrong.'
  },
  fr: {
    'help.doctor': `tablekeeper doctor [--config FICHIER] [--data DOSSIER] [--json]

Examine tout ce qu’il faut à une table : fichier de table, lecteur et sa ligne, ports série, manettes, caméras, alimentation,
température et mémoire de l’ordinateur, disque et horloge. Chaque défaut vient avec la commande qui le répare.

  --config FICHIER  le fichier de table (celui du programme installé, ou table.yaml dans le dossier du journal ; à défaut, la table virtuelle)
  --data DOSSIER    le dossier du journal (selon le fichier de table)
  --json            la même chose pour les programmes

Finit par 0 si l’on peut jouer, par 1 s’il faut d’abord réparer quelque chose.`,
    'doctor.part.node': 'Programme',
    'doctor.part.table': 'Fichier',
    'doctor.part.reader': 'Lecteur',
    'doctor.part.lamps': 'Lampes',
    'doctor.part.serial': 'Série',
    'doctor.part.hid': 'Manettes',
    'doctor.part.camera': 'Caméra',
    'doctor.part.board': 'Ordinateur',
    'doctor.part.memory': 'Mémoire',
    'doctor.part.disk': 'Disque',
    'doctor.part.clock': 'Horloge',
    'doctor.fix': 'tapez  {fix}',
    'doctor.well': 'Tout va bien.',
    'doctor.notes': 'On peut jouer ; {notes} {notes|chose|choses} à regarder.',
    'doctor.bad': '{bad} {bad|chose|choses} à réparer d’abord.',
    'doctor.node': 'Node {version} sur {machine}.',
    'doctor.table.good': '{file} est correct.',
    'doctor.reader.virtual': 'Virtuel : rien à brancher.',
    'doctor.reader.good':
      '{name} voit la table : {lines} {lines|ligne|lignes}, {damaged} {damaged|abîmée|abîmées}, {missing} {missing|manquante|manquantes}.',
    'doctor.reader.cable':
      '{name} : {damaged} {damaged|ligne abîmée|lignes abîmées} sur {lines}. Raccourcissez ou changez le câble.',
    'doctor.reader.power': '{name} redémarre ou reçoit moins de 4,5 V. Prenez une meilleure alimentation.',
    'doctor.reader.driver':
      '{name} perd {missing} {missing|ligne|lignes} sur {lines}. Mettez à jour son micrologiciel, ou changez de port USB.',
    'doctor.reader.silent': '{name} ne voit pas la table : {note}',
    'doctor.device.away': '{name} : {note}',
    'doctor.serial.none': 'Cet ordinateur n’a pas de port série. Branchez un lecteur, sauf table virtuelle.',
    'doctor.serial.missing.reader': 'Le port {port} du lecteur est introuvable. Il y a : {known}.',
    'doctor.serial.missing.lamps': 'Le port {port} des lampes est introuvable. Il y a : {known}.',
    'doctor.serial.free': '{names} : {device}, libre.',
    'doctor.serial.held': '{names} : {device}, utilisé par {by}.',
    'doctor.serial.modem': '{names} : {device}, pris par ModemManager, qui croit voir un modem.',
    'doctor.serial.forbidden': '{names} : {device}, accès refusé (groupe {group}). Reconnectez-vous après ceci :',
    'doctor.hid.none': 'Aucune manette n’est branchée.',
    'doctor.hid.free': '{path} : {device} ({id}, série {serial}).',
    'doctor.hid.held': '{path} : {device} ({id}, série {serial}), utilisé par {by}.',
    'doctor.hid.forbidden': '{path} : {device} ({id}), accès refusé ; utile seulement pour une manette.',
    'doctor.camera.free': '{path} : {device}, libre.',
    'doctor.camera.held': '{path} : {device}, utilisée par {by}.',
    'doctor.camera.forbidden': '{path} : {device}, accès refusé. Reconnectez-vous après ceci :',
    'doctor.board.some': 'Cet ordinateur',
    'doctor.board.well': '{model} : alimentation et température correctes.',
    'doctor.board.silent': '{model} ne dit rien de son alimentation, comme le ferait un Pi.',
    'doctor.board.undervoltage.now': '{model} : sous-tension. Prenez son alimentation d’origine et un câble court.',
    'doctor.board.undervoltage.since': '{model} : sous-tension depuis le démarrage. Prenez son alimentation d’origine.',
    'doctor.board.capped.now':
      '{model} : ralenti par la sous-tension ou la chaleur. Aérez-le ; prenez sa propre alimentation.',
    'doctor.board.capped.since': '{model} : ralenti depuis le démarrage par la sous-tension ou la chaleur.',
    'doctor.board.throttled.now': '{model} : bridé. Aérez-le ; prenez sa propre alimentation.',
    'doctor.board.throttled.since': '{model} : bridé depuis le démarrage.',
    'doctor.board.hot.now': '{model} : trop chaud. Aérez-le.',
    'doctor.board.hot.since': '{model} : a eu trop chaud depuis le démarrage. Aérez-le.',
    'doctor.board.heat': '{degrees} °C : aérez-le.',
    'doctor.memory.well': '{megabytes} Mo : assez, même si l’ordinateur joue.',
    'doctor.memory.little': '{megabytes} Mo : assez pour une partie. Pour que l’ordinateur joue, il faut 1 Go.',
    'doctor.memory.short': 'Seulement {megabytes} Mo : une partie peut s’arrêter. Il en faut 512 au moins.',
    'doctor.disk.well': '{megabytes} Mo libres pour {folder}.',
    'doctor.disk.little': 'Seulement {megabytes} Mo libres pour {folder}. Faites de la place.',
    'doctor.disk.full':
      'Plein : {megabytes} Mo libres pour {folder}. Faites de la place, ou des parties seront perdues.',
    'doctor.disk.closed': 'Pas le droit d’écrire dans {folder}.',
    'doctor.clock.well': 'L’horloge est à l’heure.',
    'doctor.clock.alone': 'L’horloge n’est pas réglée par le réseau : les dates du journal peuvent être fausses.',
    'doctor.clock.past': 'L’horloge dit {year} : les dates du journal seront fausses.'
  }
}
