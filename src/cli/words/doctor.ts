// What `tablekeeper doctor` says.

import type { Dictionary } from '../../core/words.ts'

export const words: Dictionary = {
  en: {
    'help.doctor': `tablekeeper doctor [--config FILE] [--data DIR] [--json]

Looks at everything a table needs: table file, reader and its line, serial ports, pads, cameras, the board's supply and heat,
disk and clock. Whatever is wrong comes with the command that cures it.

  --config FILE  the table file (without it, the virtual table)
  --data DIR     the folder of the journal
  --json         the same for programs

Ends with 0 when play can begin, 1 when something must be mended first.`,
    'doctor.part.node': 'Program',
    'doctor.part.table': 'Table file',
    'doctor.part.reader': 'Reader',
    'doctor.part.lamps': 'Lamps',
    'doctor.part.serial': 'Serial',
    'doctor.part.hid': 'Pads',
    'doctor.part.camera': 'Camera',
    'doctor.part.board': 'Computer',
    'doctor.part.disk': 'Disk',
    'doctor.part.clock': 'Clock',
    'doctor.fix': 'run  {fix}',
    'doctor.well': 'All is well.',
    'doctor.notes': 'Play can begin; {notes} {notes|thing|things} to look at.',
    'doctor.bad': '{bad} {bad|thing|things} to mend first.',
    'doctor.node': 'Node {version} on {machine}.',
    'doctor.table.good': '{file} is in order.',
    'doctor.reader.virtual': 'It is virtual: nothing to plug in.',
    'doctor.reader.good': '{name} sees the table: {lines} {lines|line|lines}, {damaged} damaged, {missing} missing.',
    'doctor.reader.cable': '{name} answers over a bad cable: {damaged} damaged lines of {lines}. Shorten or change it.',
    'doctor.reader.power': '{name} starves: it restarts, or has less than 4.5 V. Give it a better supply.',
    'doctor.reader.driver':
      '{name} loses whole lines: {missing} of {lines}. Update its firmware; try a port of its own.',
    'doctor.reader.silent': '{name} does not see the table: {note}',
    'doctor.device.away': '{name}: {note}',
    'doctor.serial.none': 'No serial port here.',
    'doctor.serial.missing.reader': 'The reader’s port {port} is not there. There is {known}.',
    'doctor.serial.missing.lamps': 'The lamps’ port {port} is not there. There is {known}.',
    'doctor.serial.free': '{names}: {device}, free.',
    'doctor.serial.held': '{names}: {device}, in use by {by}.',
    'doctor.serial.modem': '{names}: {device}, taken by ModemManager, which mistakes readers for modems.',
    'doctor.serial.forbidden': '{names}: {device}, not yours to use (group {group}). Log in again after this:',
    'doctor.hid.none': 'No HID device here.',
    'doctor.hid.free': '{path}: {device} ({id}, serial {serial}).',
    'doctor.hid.held': '{path}: {device} ({id}, serial {serial}), in use by {by}.',
    'doctor.hid.forbidden': '{path}: {device} ({id}) is not yours to use; needed only if it is a pad.',
    'doctor.camera.free': '{path}: {device}, free.',
    'doctor.camera.held': '{path}: {device}, in use by {by}.',
    'doctor.camera.forbidden': '{path}: {device}, not yours to use. Log in again after this:',
    'doctor.board.some': 'This computer',
    'doctor.board.well': '{model}: supply and heat are well.',
    'doctor.board.silent': '{model} does not tell how its supply fares, as a Pi would.',
    'doctor.board.undervoltage.now': '{model}: too little voltage now. Use the supply made for it, and a short cable.',
    'doctor.board.undervoltage.since': '{model}: too little voltage since it was started. Use the supply made for it.',
    'doctor.board.capped.now': '{model}: runs slower for want of voltage or for heat.',
    'doctor.board.capped.since': '{model}: has run slower since it was started, for want of voltage or for heat.',
    'doctor.board.throttled.now': '{model}: is throttled.',
    'doctor.board.throttled.since': '{model}: has been throttled since it was started.',
    'doctor.board.hot.now': '{model}: is too hot. Give it air.',
    'doctor.board.hot.since': '{model}: has been too hot since it was started. Give it air.',
    'doctor.board.heat': '{degrees} °C: give it air.',
    'doctor.disk.well': '{megabytes} MB free for {folder}.',
    'doctor.disk.little': 'Only {megabytes} MB free for {folder}.',
    'doctor.disk.full': 'Full: {megabytes} MB free for {folder}. Matches would not be remembered.',
    'doctor.disk.closed': 'You may not write in {folder}.',
    'doctor.clock.well': 'The clock is right.',
    'doctor.clock.alone': 'The clock is not set over the network: dates in the journal may be wrong.',
    'doctor.clock.past': 'The clock says {year}: dates in the journal will be wrong.'
  },
  fr: {
    'help.doctor': `tablekeeper doctor [--config FICHIER] [--data DOSSIER] [--json]

Examine tout ce qu’il faut à une table : fichier de table, lecteur et sa ligne, ports série, manettes, caméras, tension et chaleur de
l’ordinateur, disque et horloge. Ce qui ne va pas vient avec la commande qui le guérit.

  --config FICHIER  le fichier de la table (sans lui, la table virtuelle)
  --data DOSSIER    le dossier du journal
  --json            la même chose pour les programmes

Finit par 0 si l’on peut jouer, par 1 s’il faut d’abord réparer quelque chose.`,
    'doctor.part.node': 'Programme',
    'doctor.part.table': 'Table',
    'doctor.part.reader': 'Lecteur',
    'doctor.part.lamps': 'Lampes',
    'doctor.part.serial': 'Série',
    'doctor.part.hid': 'Manettes',
    'doctor.part.camera': 'Caméra',
    'doctor.part.board': 'Ordinateur',
    'doctor.part.disk': 'Disque',
    'doctor.part.clock': 'Horloge',
    'doctor.fix': 'tapez  {fix}',
    'doctor.well': 'Tout va bien.',
    'doctor.notes': 'On peut jouer ; {notes} {notes|chose|choses} à regarder.',
    'doctor.bad': '{bad} {bad|chose|choses} à réparer d’abord.',
    'doctor.node': 'Node {version} sur {machine}.',
    'doctor.table.good': '{file} est en ordre.',
    'doctor.reader.virtual': 'Il est virtuel : rien à brancher.',
    'doctor.reader.good':
      '{name} voit la table : {lines} {lines|ligne|lignes}, {damaged} {damaged|abîmée|abîmées}, {missing} {missing|manquante|manquantes}.',
    'doctor.reader.cable':
      '{name} répond par un mauvais câble : {damaged} lignes abîmées sur {lines}. Raccourcissez-le ou changez-le.',
    'doctor.reader.power':
      '{name} manque de courant : il redémarre, ou a moins de 4,5 V. Donnez-lui une meilleure alimentation.',
    'doctor.reader.driver':
      '{name} perd des lignes entières : {missing} sur {lines}. Mettez à jour son micrologiciel ; essayez un port à lui.',
    'doctor.reader.silent': '{name} ne voit pas la table : {note}',
    'doctor.device.away': '{name} : {note}',
    'doctor.serial.none': 'Aucun port série ici.',
    'doctor.serial.missing.reader': 'Le port {port} du lecteur n’est pas là. Il y a {known}.',
    'doctor.serial.missing.lamps': 'Le port {port} des lampes n’est pas là. Il y a {known}.',
    'doctor.serial.free': '{names} : {device}, libre.',
    'doctor.serial.held': '{names} : {device}, utilisé par {by}.',
    'doctor.serial.modem': '{names} : {device}, pris par ModemManager, qui croit voir un modem.',
    'doctor.serial.forbidden':
      '{names} : {device}, vous n’y avez pas droit (groupe {group}). Reconnectez-vous après ceci :',
    'doctor.hid.none': 'Aucun appareil HID ici.',
    'doctor.hid.free': '{path} : {device} ({id}, série {serial}).',
    'doctor.hid.held': '{path} : {device} ({id}, série {serial}), utilisé par {by}.',
    'doctor.hid.forbidden': '{path} : {device} ({id}), vous n’y avez pas droit ; utile seulement si c’est une manette.',
    'doctor.camera.free': '{path} : {device}, libre.',
    'doctor.camera.held': '{path} : {device}, utilisée par {by}.',
    'doctor.camera.forbidden': '{path} : {device}, vous n’y avez pas droit. Reconnectez-vous après ceci :',
    'doctor.board.some': 'Cet ordinateur',
    'doctor.board.well': '{model} : tension et chaleur vont bien.',
    'doctor.board.silent': '{model} ne dit rien de sa tension, comme le ferait un Pi.',
    'doctor.board.undervoltage.now':
      '{model} : tension trop faible. Prenez son alimentation d’origine et un câble court.',
    'doctor.board.undervoltage.since':
      '{model} : tension trop faible depuis son démarrage. Prenez son alimentation d’origine.',
    'doctor.board.capped.now': '{model} : ralenti, faute de tension ou par la chaleur.',
    'doctor.board.capped.since': '{model} : a été ralenti depuis son démarrage, faute de tension ou par la chaleur.',
    'doctor.board.throttled.now': '{model} : bridé.',
    'doctor.board.throttled.since': '{model} : a été bridé depuis son démarrage.',
    'doctor.board.hot.now': '{model} : trop chaud. Donnez-lui de l’air.',
    'doctor.board.hot.since': '{model} : a eu trop chaud depuis son démarrage. Donnez-lui de l’air.',
    'doctor.board.heat': '{degrees} °C : donnez-lui de l’air.',
    'doctor.disk.well': '{megabytes} Mo libres pour {folder}.',
    'doctor.disk.little': 'Seulement {megabytes} Mo libres pour {folder}.',
    'doctor.disk.full': 'Plein : {megabytes} Mo libres pour {folder}. Les parties ne seraient pas gardées.',
    'doctor.disk.closed': 'Vous ne pouvez pas écrire dans {folder}.',
    'doctor.clock.well': 'L’horloge est à l’heure.',
    'doctor.clock.alone': 'L’horloge n’est pas réglée par le réseau : les dates du journal peuvent être fausses.',
    'doctor.clock.past': 'L’horloge dit {year} : les dates du journal seront fausses.'
  }
}
