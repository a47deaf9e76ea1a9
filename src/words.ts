// What the daemon says beside the games, in both languages: its own sentences and those of its parts. Page and terminal get them all.

import { words as config } from './config/words.ts'
import { type Dictionary, typeset } from './core/words.ts'
import { words as devices } from './devices/words.ts'
import { words as journal } from './journal/words.ts'
import { words as players } from './players/words.ts'
import { words as table } from './table/words.ts'

export const words: Dictionary = {
  en: {
    ...config.en,
    ...devices.en,
    ...journal.en,
    ...players.en,
    ...table.en,
    'daemon.port': 'Port {port} is in use. Stop the other program, or use any free port: --port 0',
    'daemon.rights': 'Port {port} needs administrator rights. Choose one above 1023: --port 8080',
    'daemon.address': 'This computer has no address {host}. Use 127.0.0.1, or 0.0.0.0 for tablets.',
    'daemon.wrongCode': 'Wrong seat code from {address}: {n} in ten minutes from {counted}, {all} in all.',
    'daemon.wrongPin': 'Wrong host PIN from {address}: {n} in ten minutes from {counted}, {all} in all.',
    'daemon.code': 'To take a seat from a tablet, type the code {code}.',
    'daemon.unopened': 'Can’t open the page: {said}',
    'tls.unread': 'This file can’t be read ({reason}). To make a certificate: tablekeeper certificate',
    'tls.noCertificate': 'This file holds no PEM certificate. To make one: tablekeeper certificate',
    'tls.noKey': 'This file holds no PEM private key. Name the certificate’s key file.',
    'tls.locked': 'This key has a passphrase. Remove it: openssl pkey -in KEY -out NEW',
    'tls.unlike': 'This key belongs to another certificate. Name this certificate’s key file.',
    'tls.refused': 'This certificate can’t be used: {reason}. To make one: tablekeeper certificate',
    'tls.expired': 'The certificate {file} expired on {day}. Renew it: tablekeeper certificate',
    'tls.early': 'The certificate {file} is valid only from {day}. Check this computer’s clock.'
  },
  fr: typeset({
    ...config.fr,
    ...devices.fr,
    ...journal.fr,
    ...players.fr,
    ...table.fr,
    'daemon.port': 'Le port {port} est occupé. Arrêtez l’autre programme, ou prenez un port libre : --port 0',
    'daemon.rights': 'Le port {port} exige les droits d’administrateur. Prenez-en un après 1023 : --port 8080',
    'daemon.address': 'Cet ordinateur n’a pas l’adresse {host}. Prenez 127.0.0.1, ou 0.0.0.0 pour les tablettes.',
    'daemon.wrongCode': 'Code de place erroné depuis {address} : {n} en dix minutes depuis {counted}, {all} en tout.',
    'daemon.wrongPin': 'Code de l’hôte erroné depuis {address} : {n} en dix minutes depuis {counted}, {all} en tout.',
    'daemon.code': 'Pour prendre une place depuis une tablette, tapez le code {code}.',
    'daemon.unopened': 'Impossible d’ouvrir la page : {said}',
    'tls.unread': 'Fichier illisible ({reason}). Pour créer un certificat : tablekeeper certificate',
    'tls.noCertificate': 'Aucun certificat PEM dans ce fichier. Pour en créer un : tablekeeper certificate',
    'tls.noKey': 'Aucune clé privée PEM dans ce fichier. Indiquez la clé du certificat.',
    'tls.locked': 'Cette clé a un mot de passe. Retirez-le : openssl pkey -in CLÉ -out NOUVELLE',
    'tls.unlike': 'Cette clé est celle d’un autre certificat. Indiquez celle de ce certificat-ci.',
    'tls.refused': 'Certificat inutilisable : {reason}. Pour en créer un : tablekeeper certificate',
    'tls.expired': 'Le certificat {file} a expiré le {day}. Renouvelez-le : tablekeeper certificate',
    'tls.early': 'Le certificat {file} ne vaut qu’à partir du {day}. Vérifiez l’heure de cet ordinateur.'
  })
}
