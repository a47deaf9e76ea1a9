// What the daemon says beside the games, in both languages: its own sentences and those of its parts. Page and terminal get them all.

import { words as config } from './config/words.ts'
import { type Dictionary, typeset } from './core/words.ts'
import { words as devices } from './devices/words.ts'
import { words as journal } from './journal/words.ts'
import { words as table } from './table/words.ts'

export const words: Dictionary = {
  en: {
    ...config.en,
    ...devices.en,
    ...journal.en,
    ...table.en,
    'daemon.port': 'Port {port} is in use. Stop the other program, or use any free port: --port 0',
    'daemon.rights': 'Port {port} needs administrator rights. Choose one above 1023: --port 8080',
    'daemon.address': 'This computer has no address {host}. Use 127.0.0.1, or 0.0.0.0 for tablets.',
    'daemon.wrongCode': 'Wrong seat code from {address}: {n} in ten minutes from {counted}, {all} in all.',
    'daemon.wrongPin': 'Wrong host PIN from {address}: {n} in ten minutes from {counted}, {all} in all.',
    'daemon.code': 'A tablet takes a seat with the code {code}.',
    'daemon.unopened': 'Can’t open the page: {said}'
  },
  fr: typeset({
    ...config.fr,
    ...devices.fr,
    ...journal.fr,
    ...table.fr,
    'daemon.port': 'Le port {port} est occupé. Arrêtez l’autre programme, ou prenez un port libre : --port 0',
    'daemon.rights': 'Le port {port} exige les droits d’administrateur. Prenez-en un après 1023 : --port 8080',
    'daemon.address': 'Cet ordinateur n’a pas l’adresse {host}. Prenez 127.0.0.1, ou 0.0.0.0 pour les tablettes.',
    'daemon.wrongCode': 'Code de place erroné depuis {address} : {n} en dix minutes depuis {counted}, {all} en tout.',
    'daemon.wrongPin': 'Code de l’hôte erroné depuis {address} : {n} en dix minutes depuis {counted}, {all} en tout.',
    'daemon.code': 'Une tablette prend une place avec le code {code}.',
    'daemon.unopened': 'Impossible d’ouvrir la page : {said}'
  })
}
