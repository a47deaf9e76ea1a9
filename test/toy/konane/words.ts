// All sentences of the game in both languages: under 90 characters, polite, telling what to do rather than what was wrong.

import { type Dictionary, type RuleText, ruleId, typeset } from 'tablekeeper/core'

const en = {
  title: 'Kōnane',
  space: 'column {x}, row {y}',
  stone: 'stone of {who}',
  stones: 'Stones',
  'prompt.open': '{who}, take one of your stones off the board.',
  'prompt.play': '{who}, jump over a stone of the other colour.',
  plays: 'plays',
  waits: 'waits',
  over: 'done',
  won: '{who} wins: no jump is left on the other side.',
  'tell.lift': '{who} takes the stone on {from} off',
  'tell.jump': '{who} jumps from {from} to {to} and takes {n} {n|stone|stones}',
  'no.KO-001': 'A position has a turn, 0 or 1, and a list of spaces with stones.',
  'no.KO-002': 'Take a stone of your own colour.',
  'no.KO-003': 'The first stone comes from the middle or from a corner.',
  'no.KO-004': 'First both players take one stone off; then they jump.',
  'no.KO-005': 'The second stone comes from beside the gap.',
  'no.KO-006': 'Jump onto a free space of the board.',
  'no.KO-007': 'Jump straight along a row or column, two spaces at a time.',
  'no.KO-008': 'Each jump goes over one stone of the other and onto a free space.',
  'no.KO-009': 'It is not your turn.',
  'KO-001': 'Two players share a full board of 36 stones, dark and light like a chequered board.',
  'KO-002': 'Whoever is on turn moves a stone of their own.',
  'KO-003': 'The first player takes one of their stones off, from the middle or from a corner.',
  'KO-004': 'Nobody jumps before both have taken one stone off.',
  'KO-005': 'The second player takes off one of their stones that lies beside the gap.',
  'KO-006': 'A jump ends on a free space.',
  'KO-007': 'A jump is straight, along a row or a column; several in one turn go the same way.',
  'KO-008': 'A jump goes over a stone of the other player, which is taken off the board.',
  'KO-009': 'Players take turns; whoever cannot jump loses.'
}

const fr: Readonly<Record<keyof typeof en, string>> = {
  title: 'Kōnane',
  space: 'colonne {x}, rangée {y}',
  stone: 'pierre de {who}',
  stones: 'Pierres',
  'prompt.open': '{who}, retirez une de vos pierres.',
  'prompt.play': '{who}, sautez par-dessus une pierre adverse.',
  plays: 'joue',
  waits: 'attend',
  over: 'fini',
  won: '{who} gagne : en face, plus aucun saut.',
  'tell.lift': '{who} retire la pierre en {from}',
  'tell.jump': '{who} saute de {from} à {to} et prend {n} {n|pierre|pierres}',
  'no.KO-001': 'Une position a un tour, 0 ou 1, et la liste des cases occupées.',
  'no.KO-002': 'Prenez une pierre de votre couleur.',
  'no.KO-003': 'La première pierre vient du centre ou d’un coin.',
  'no.KO-004': 'Chacun retire d’abord une pierre ; ensuite on saute.',
  'no.KO-005': 'La deuxième pierre est voisine du vide.',
  'no.KO-006': 'Sautez vers une case libre du plateau.',
  'no.KO-007': 'Sautez tout droit, en ligne ou en colonne, de deux cases en deux cases.',
  'no.KO-008': 'Chaque saut passe par-dessus une pierre adverse, vers une case libre.',
  'no.KO-009': 'Ce n’est pas votre tour.',
  'KO-001': 'Deux joueurs, un plateau plein de 36 pierres, sombres et claires en damier.',
  'KO-002': 'À son tour, on joue une pierre à soi.',
  'KO-003': 'Le premier joueur retire une de ses pierres, au centre ou dans un coin.',
  'KO-004': 'On ne saute pas avant que chacun ait retiré une pierre.',
  'KO-005': 'Le second joueur retire une de ses pierres voisine du vide.',
  'KO-006': 'Un saut finit sur une case libre.',
  'KO-007': 'On saute tout droit, en ligne ou en colonne ; plusieurs sauts vont dans le même sens.',
  'KO-008': 'On saute par-dessus une pierre adverse, qui est retirée.',
  'KO-009': 'On joue à tour de rôle ; qui ne peut plus sauter perd.'
}

export const words: Dictionary = { en: typeset(en), fr: typeset(fr) }

/** The sentences whose keys are rules are the texts of these rules. */
export const rules: readonly RuleText[] = Object.keys(en)
  .filter((key) => key.startsWith('KO-'))
  .map((id) => ({ rule: ruleId(id), text: { say: id } }))
