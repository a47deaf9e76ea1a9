// What the coach says, in both languages.

import { type Dictionary, typeset } from '../core/words.ts'

export const words: Dictionary = {
  en: {
    'coach.look.board': 'Look at the board, at one of your pieces.',
    'coach.look.box': 'Look beside the board: a piece can be placed.',
    'coach.look.dice': 'Look at your dice.',
    'coach.look.choices': 'Look at your choices: this is about a button, not a piece.',
    'coach.look.hands': 'Look at your dice and at what lies beside the board: no button says it.',
    'coach.fact': 'There is nothing to decide now. Just say what is true.',
    'coach.only': 'There is only one thing you can do.',
    'coach.better': 'One move stands out: about {best}% to win, against {next}% for the next best.',
    'coach.alike': 'Several moves are equally good: about {best}% to win.',
    'coach.unclear': 'I see no clear difference between the best moves yet.',
    'coach.some': 'a piece',
    'coach.piece': 'This piece: {piece}.',
    'coach.piece.on': 'This piece: {piece} ({place}).',
    'coach.dice': 'These dice: {dice}.',
    'coach.group': 'Look under “{group}”.',
    'coach.button': 'It is one of the large buttons.',
    'coach.hands': 'Do it by hand; the table will notice.',
    'coach.choose': 'Choose “{label}”.',
    'coach.choose.of': 'Under “{group}”, choose “{label}”.',
    'coach.do': 'My move: {told}',
    'coach.do.hands': 'My move is made by hand, and I can’t say more of it.',
    'coach.throw': 'My move: throw {n} {n|die|dice}.'
  },
  fr: typeset({
    'coach.look.board': 'Regardez l’une de vos pièces sur le plateau.',
    'coach.look.box': 'Regardez à côté du plateau : une pièce peut être posée.',
    'coach.look.dice': 'Regardez vos dés.',
    'coach.look.choices': 'Regardez vos choix : il s’agit d’un bouton, pas d’une pièce.',
    'coach.look.hands': 'Regardez vos dés et ce qui est à côté du plateau : aucun bouton ne le dit.',
    'coach.fact': 'Il n’y a rien à décider. Dites simplement ce qui est vrai.',
    'coach.only': 'Vous ne pouvez faire qu’une seule chose.',
    'coach.better': 'Un coup se détache : environ {best} % de chances de gagner, {next} % pour le suivant.',
    'coach.alike': 'Plusieurs coups se valent : environ {best} % de chances de gagner.',
    'coach.unclear': 'Je ne vois pas encore de différence nette entre les meilleurs coups.',
    'coach.some': 'une pièce',
    'coach.piece': 'Cette pièce : {piece}.',
    'coach.piece.on': 'Cette pièce : {piece} ({place}).',
    'coach.dice': 'Ces dés : {dice}.',
    'coach.group': 'Regardez sous « {group} ».',
    'coach.button': 'C’est l’un des grands boutons.',
    'coach.hands': 'Faites-le à la main ; la table le remarquera.',
    'coach.choose': 'Choisissez « {label} ».',
    'coach.choose.of': 'Sous « {group} », choisissez « {label} ».',
    'coach.do': 'Mon coup : {told}',
    'coach.do.hands': 'Mon coup se joue à la main, et je ne peux pas en dire plus.',
    'coach.throw': 'Mon coup : lancer {n} {n|dé|dés}.'
  })
}
