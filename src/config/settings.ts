// What the settings of a table file mean, in both languages: a complaint says it, and editors show it. Keys are the `description`s of
// the schemas; what is inside a device's part is in src/devices/settings.ts.

import { type Dictionary, typeset } from '../core/words.ts'

export const settings: Dictionary = {
  en: {
    'setting.table': 'A table that tablekeeper referees.',
    'setting.name': 'The name of this table.',
    'setting.reader': 'The device that sees the pieces: driver, port, position at the board.',
    'setting.lights': 'The lamps: driver, wiring, positions. Without this, lamps are on the page only.',
    'setting.pads': 'What players press: one entry for each pad.',
    'setting.pad': 'A pad: driver, seat, model.',
    'setting.driver': 'The name of the driver.',
    'setting.settling': 'How long the table must be still before a move counts, in milliseconds.',
    'setting.settling.done': 'For a complete step, on a table without a hand sensor.',
    'setting.settling.paused': 'For a step that may go on, once the hand is gone.',
    'setting.settling.slide': 'For a step that may go on, on a table without a hand sensor.',
    'setting.settling.gone': 'For a figure that a legal move takes off the board.',
    'setting.settling.foul': 'Before a foul is called, once the hand is gone.',
    'setting.settling.foulUnwatched': 'Before a foul is called, on a table without a hand sensor.',
    'setting.settling.patience': 'For a move that is begun and not finished.',
    'setting.settling.lifted': 'For a lifted figure, while its player thinks.',
    'setting.settling.hovering': 'For a hand that moves nothing; then the hand sensor is ignored.',
    'setting.server': 'Where browsers find the page.',
    'setting.server.port': 'The port: 8080 by default, 0 for any free one.',
    'setting.server.host': 'The address: 127.0.0.1 (this machine only, the default) or 0.0.0.0 for tablets.',
    'setting.server.names': 'More host names of this machine, such as games.lan.',
    'setting.server.proxies': 'Addresses or networks of trusted reverse proxies.',
    'setting.data': 'The folder of the journal, relative to the working folder.',
    'setting.games': 'Folders of further games, relative to the working folder.',
    'setting.faults': 'Faults that the virtual table produces by itself.'
  },
  fr: typeset({
    'setting.table': 'Une table que tablekeeper arbitre.',
    'setting.name': 'Le nom de cette table.',
    'setting.reader': 'L’appareil qui voit les pièces : pilote, port, position par rapport au plateau.',
    'setting.lights': 'Les lampes : pilote, câblage, positions. Par défaut, sur la page seulement.',
    'setting.pads': 'Ce que pressent les joueurs : une entrée par manette.',
    'setting.pad': 'Une manette : pilote, place, modèle.',
    'setting.driver': 'Le nom du pilote.',
    'setting.settling': 'Durée d’immobilité avant qu’un coup compte, en millisecondes.',
    'setting.settling.done': 'Pour un pas complet, sur une table sans capteur de main.',
    'setting.settling.paused': 'Pour un pas qui peut continuer, une fois la main partie.',
    'setting.settling.slide': 'Pour un pas qui peut continuer, sur une table sans capteur de main.',
    'setting.settling.gone': 'Pour une figurine qu’un coup permis retire du plateau.',
    'setting.settling.foul': 'Avant d’annoncer une faute, une fois la main partie.',
    'setting.settling.foulUnwatched': 'Avant d’annoncer une faute, sur une table sans capteur de main.',
    'setting.settling.patience': 'Pour un coup commencé et pas terminé.',
    'setting.settling.lifted': 'Pour une figurine levée, pendant que son joueur réfléchit.',
    'setting.settling.hovering': 'Pour une main qui ne bouge rien ; ensuite son capteur est ignoré.',
    'setting.server': 'Où les navigateurs trouvent la page.',
    'setting.server.port': 'Le port : 8080 par défaut, 0 pour n’importe lequel de libre.',
    'setting.server.host': 'L’adresse : 127.0.0.1 (cette machine seule, par défaut) ou 0.0.0.0 (tablettes).',
    'setting.server.names': 'Autres noms de cette machine, comme games.lan.',
    'setting.server.proxies': 'Adresses ou réseaux des serveurs mandataires de confiance.',
    'setting.data': 'Le dossier du journal, depuis le dossier de travail.',
    'setting.games': 'Dossiers d’autres jeux, depuis le dossier de travail.',
    'setting.faults': 'Pannes que la table virtuelle produit d’elle-même.'
  })
}
