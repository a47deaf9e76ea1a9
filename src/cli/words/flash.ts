// What `tablekeeper flash` says.

import type { Dictionary } from '../../core/words.ts'
import { words as devices } from '../../devices/flash/words.ts'

export const words: Dictionary = {
  en: {
    ...devices.en,
    'help.flash': `tablekeeper flash reader|truck|lamps|pad --port PORT [--file FILE] [--config FILE]

Puts our firmware on a board, reads it back, and prints the version that the board reports. Stop the daemon first: it uses the port.

  reader  an Uno or a Nano (ATmega328P) that scans cells; edit firmware/reader/config.h and build it for your table
  truck   a Pro Mini (ATmega328P, 8 MHz) in a truck of KERO; edit firmware/truck/config.h and build it for each truck
  lamps   an Uno or a Nano that drives a strip, with node-pixel's firmware; its lamps go dark before and after
  pad     a Pico: --port is its drive. CIRCUITPY takes our pad; RPI-RP2 takes the UF2 file that --file names

  --port PORT    the serial port, or the drive of a Pico
  --file FILE    a firmware of your own: .hex, or .uf2 for a Pico
  --config FILE  the table file: it says how to make the lamps dark`,
    'flash.which': 'Say what to flash: {known}.',
    'flash.port': 'Name the port: --port {example}',
    'flash.unbuilt': 'There is no {file}. Build it: make -C firmware/{what} (needs gcc-avr and avr-libc)',
    'flash.uf2': 'Name the UF2 file to copy: --file FILE',
    'flash.dark': 'Lamps are dark.',
    'flash.notDark': 'Lamps were not made dark: {why}',
    'flash.noLamps': 'no lamps on this port in the table file',
    'flash.noAnswer': 'the board does not answer like a lamp board',
    'flash.progress': '{percent} %',
    'flash.written': '{n} bytes written and read back from {port}.',
    'flash.says': 'The board reports: {name} {version}.',
    'flash.mute': 'The board reports no version yet. Unplug it, plug it in, and run: tablekeeper doctor',
    'flash.radio': 'A truck reports by radio. Turn it and watch its reader’s port: tablekeeper sniff',
    'flash.copied': 'Copied to {folder}. Unplug the board and plug it in again.'
  },
  fr: {
    ...devices.fr,
    'help.flash': `tablekeeper flash reader|truck|lamps|pad --port PORT [--file FICHIER] [--config FICHIER]

Met notre micrologiciel sur une carte, le relit, et dit ce que la carte dit d’elle-même. Arrêtez d’abord le programme : il occupe le port.

  reader  un Uno ou un Nano (ATmega328P) qui lit des cases ; modifiez firmware/reader/config.h et compilez-le pour votre table
  truck   un Pro Mini (ATmega328P, 8 MHz) dans un camion de KERO ; modifiez firmware/truck/config.h, à compiler par camion
  lamps   un Uno ou un Nano qui pilote un ruban, avec le micrologiciel de node-pixel ; ses lampes s’éteignent avant et après
  pad     un Pico : --port est son lecteur. CIRCUITPY reçoit notre manette ; RPI-RP2 reçoit le fichier UF2 que nomme --file

  --port PORT       le port série, ou le lecteur d’un Pico
  --file FICHIER    votre propre micrologiciel : .hex, ou .uf2 pour un Pico
  --config FICHIER  le fichier de table, par lequel les lampes s’éteignent`,
    'flash.which': 'Dites quoi programmer : {known}.',
    'flash.port': 'Nommez le port : --port {example}',
    'flash.unbuilt': '{file} n’existe pas. Compilez-le : make -C firmware/{what} (avec gcc-avr et avr-libc)',
    'flash.uf2': 'Nommez le fichier UF2 à copier : --file FICHIER',
    'flash.dark': 'Les lampes sont éteintes.',
    'flash.notDark': 'Les lampes n’ont pas été éteintes : {why}',
    'flash.noLamps': 'aucune lampe sur ce port dans le fichier de table',
    'flash.noAnswer': 'la carte ne répond pas comme des lampes',
    'flash.progress': '{percent} %',
    'flash.written': '{n} octets écrits sur {port} et relus.',
    'flash.says': 'La carte dit : {name} {version}.',
    'flash.mute': 'La carte ne dit encore rien. Débranchez-la, rebranchez-la, puis : tablekeeper doctor',
    'flash.radio': 'Un camion parle par radio. Tournez-le et suivez le port du lecteur : tablekeeper sniff',
    'flash.copied': 'Copié sur {folder}. Débranchez la carte et rebranchez-la.'
  }
}
