// What the game says, in both languages: under 90 characters, courteous, and what to do rather than what was done wrong.

import { type Dictionary, typeset } from 'tablekeeper/core'

const en = {
  title: 'Pebble Race',
  space: 'column {x}, row {y}',
  pebble: 'pebble of {who}',
  pebbles: 'Pebbles',
  prompt: '{who}, move a pebble one space ahead.',
  plays: 'plays',
  waits: 'waits',
  over: 'done',
  won: '{who} wins.',
  'tell.move': '{who} goes from {from} to {to}',
  'tell.take': '{who} goes from {from} to {to} and takes the pebble there',
  'no.PB-001': 'A position has a turn, 0 or 1, and pebbles by space: {"2,0": 0}.',
  'no.PB-002': 'Move a pebble of your own.',
  'no.PB-003': 'A pebble goes one space ahead, straight or aslant.',
  'no.PB-004': 'Your own pebble lies there already.',
  'no.PB-005': 'Straight ahead only onto a free space. Pebbles are taken aslant.',
  'no.PB-006': 'It is not your turn.',
  'no.PB-007': 'The game is over.',
  'PB-001': 'Two players have five pebbles each, on the row nearest to them.',
  'PB-002': 'Whoever is on turn moves one pebble of their own.',
  'PB-003': 'A pebble goes one space ahead, straight or aslant.',
  'PB-004': 'Two pebbles never share a space.',
  'PB-005': 'Onto a pebble of the other player a pebble goes aslant only, and takes it off the board.',
  'PB-006': 'Players take turns.',
  'PB-007': 'Whoever reaches the farthest row, or takes every pebble of the other, wins.'
}

const fr: Readonly<Record<keyof typeof en, string>> = {
  title: 'Pebble Race',
  space: 'colonne {x}, rangée {y}',
  pebble: 'caillou de {who}',
  pebbles: 'Cailloux',
  prompt: '{who}, avancez un caillou d’une case.',
  plays: 'joue',
  waits: 'attend',
  over: 'fini',
  won: '{who} gagne.',
  'tell.move': '{who} va de {from} à {to}',
  'tell.take': '{who} va de {from} à {to} et y prend le caillou',
  'no.PB-001': 'Une position a un tour, 0 ou 1, et des cailloux par case : {"2,0": 0}.',
  'no.PB-002': 'Jouez un de vos cailloux.',
  'no.PB-003': 'Un caillou avance d’une case, tout droit ou en biais.',
  'no.PB-004': 'Un de vos cailloux est déjà là.',
  'no.PB-005': 'Tout droit, seulement vers une case libre. On prend en biais.',
  'no.PB-006': 'Ce n’est pas votre tour.',
  'no.PB-007': 'La partie est finie.',
  'PB-001': 'Deux joueurs ont cinq cailloux chacun, sur la rangée devant eux.',
  'PB-002': 'À son tour, on joue un caillou à soi.',
  'PB-003': 'Un caillou avance d’une case, tout droit ou en biais.',
  'PB-004': 'Deux cailloux ne partagent jamais une case.',
  'PB-005': 'On ne va sur un caillou adverse qu’en biais, et on le prend.',
  'PB-006': 'On joue à tour de rôle.',
  'PB-007': 'Gagne qui atteint la dernière rangée, ou prend tous les cailloux adverses.'
}

export const words: Dictionary = { en: typeset(en), fr: typeset(fr) }
